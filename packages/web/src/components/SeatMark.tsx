import './components.css'

/** Each colour has a shape of its own: shield, round, hexagon, lozenge, square; the inhabitants a leaf. */
const SHAPES: readonly string[] = [
  'M3 3h18v9.5c0 5-4 7.5-9 9.5-5-2-9-4.5-9-9.5z',
  'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z',
  'M12 1.5 21.1 6.75v10.5L12 22.5 2.9 17.25V6.75z',
  'M12 .8 23.2 12 12 23.2.8 12z',
  'M4 2.5h16a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 20V4A1.5 1.5 0 0 1 4 2.5z',
  'M12 22.5C1.5 18 3 6 12 1.5c9 4.5 10.5 16.5 0 21z',
]

const SIGNS: readonly string[] = [
  'M6 11l6-4 6 4M6 16l6-4 6 4',
  'M5 9.5q1.75-3 3.5 0t3.5 0 3.5 0 3.5 0M5 14.5q1.75-3 3.5 0t3.5 0 3.5 0 3.5 0',
  'M8.2 8.5h.01M15.8 8.5h.01M12 12h.01M8.2 15.5h.01M15.8 15.5h.01',
  'M8.8 8.8l6.4 6.4M15.2 8.8l-6.4 6.4',
  'M7.5 6.5v11M12 6.5v11M16.5 6.5v11',
  'M12 21v-12M12 16l-3.5-3M12 13l3-2.5',
]

/** The sign of a seat in its colour, shape and pattern: an SVG of its own, to be set among words or in another SVG. */
export function SeatMark({ seat, size = 18, title }: { seat: number; size?: number; title?: string }) {
  return (
    <svg
      className={`seat-mark piece-${seat}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined || undefined}
    >
      <path className="seat-mark-shape" d={SHAPES[seat]} />
      <path className={`seat-mark-sign seat-mark-sign-${seat}`} d={SIGNS[seat]} />
    </svg>
  )
}

const TILES: readonly string[] = [
  'M-2 8 4 4l6 4M-2 12 4 8l6 4M-2 4 4 0l6 4M-2 0 4-4l6 4',
  'M-4 2q2-2.5 4 0t4 0 4 0 4 0M-4 6q2-2.5 4 0t4 0 4 0 4 0',
  'M2 2h.01M6 6h.01',
  'M.8.8l2.4 2.4M3.2.8.8 3.2M4.8 4.8l2.4 2.4M7.2 4.8 4.8 7.2',
  'M1 0v8M5 0v8',
  'M4 7C1.5 5.5 2 3 4 1c2 2 2.5 4.5 0 6z',
]

/** The patterns of all colours as fills, `url(#seat-pattern-0)` and so on; once in a document. */
export function SeatPatterns() {
  return (
    <svg className="seat-patterns" width={0} height={0} aria-hidden>
      <defs>
        {TILES.map((tile, colour) => (
          <pattern
            key={tile}
            id={`seat-pattern-${colour}`}
            className={`piece-${colour}`}
            width={8}
            height={8}
            patternUnits="userSpaceOnUse"
          >
            <rect className="seat-pattern-ground" width={8} height={8} />
            <path className={`seat-pattern-sign seat-pattern-sign-${colour}`} d={tile} />
          </pattern>
        ))}
      </defs>
    </svg>
  )
}
