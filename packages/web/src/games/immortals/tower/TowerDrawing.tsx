import { useId } from 'react'
import { Cube } from '../../../components/Cube.tsx'
import { sum, type Counts } from './drops.ts'

/** One entry for each cube, its colour. */
function spread(counts: Counts): number[] {
  return counts.flatMap((count, colour) => Array.from({ length: count }, () => colour))
}

/** A few cubes of each colour in the same shares, where there is not room for all. */
function sample(counts: Counts, most: number): number[] {
  const all = spread(counts)
  if (all.length <= most) return all
  return Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)])
}

const TIERS = [50, 68, 86]
const SPINDLES = [-19, -11.5, -4, 4, 11.5, 19]
const GAPS = [-15.2, -7.7, 0, 7.7, 15.2]
const TRAY_ROW = 9

/** The tower with its tray as it stands on the table, with the cubes that are known to be inside. */
export function TowerDrawing({ tower, tray }: { tower: Counts; tray: Counts }) {
  const id = useId()
  const inside = sample(tower, TIERS.length * GAPS.length)
  const fallen = sample(tray, 2 * TRAY_ROW)
  return (
    <svg className="tower-drawing" viewBox="0 0 120 140" aria-hidden>
      <defs>
        <linearGradient id={`${id}honey`}>
          <stop offset="0" stopColor="#6b3d1c" />
          <stop offset=".3" stopColor="#d79a58" />
          <stop offset=".6" stopColor="#b3733b" />
          <stop offset="1" stopColor="#55300f" />
        </linearGradient>
        <linearGradient id={`${id}walnut`}>
          <stop offset="0" stopColor="#3e220f" />
          <stop offset=".3" stopColor="#9a6236" />
          <stop offset=".6" stopColor="#74441f" />
          <stop offset="1" stopColor="#331a09" />
        </linearGradient>
      </defs>
      <ellipse className="tower-drawing-shadow" cx="62" cy="127" rx="56" ry="9" />
      <path d="M39 44h42v60H39z" fill="#24150b" />
      {inside.map((colour, i) => (
        <Cube
          key={`${i}`}
          colour={colour}
          size={8.5}
          x={60 + GAPS[(i * 2) % GAPS.length]}
          y={(TIERS[TIERS.length - 1 - (Math.floor(i / GAPS.length) % TIERS.length)] ?? 0) + 9}
        />
      ))}
      <path d="M39 44h42v60H39z" fill="#1a0e06" fillOpacity=".38" />
      {TIERS.flatMap((y) =>
        SPINDLES.map((x) => (
          <path
            key={`${x} ${y}`}
            d={`M${60 + x - 1.9} ${y}h3.8l-.6 3 .9 4-1 7 .7 4h-3.8l.7-4-1-7 .9-4z`}
            fill={`url(#${id}honey)`}
          />
        )),
      )}
      {[47, 65, 83, 101].map((y) => (
        <rect key={y} x="36" y={y} width="48" height="4.4" rx="2.2" fill={`url(#${id}walnut)`} />
      ))}
      <path d="M39 105h42l3 17H36z" fill={`url(#${id}honey)`} />
      <path d="M50 122v-9a10 7.5 0 0 1 20 0v9z" fill="#1c1008" />
      <rect x="32" y="119" width="56" height="5" rx="2.5" fill={`url(#${id}walnut)`} />
      <path
        d="M38 47c0-6 3-6-2-12C29 27 23 24 22 14h76c-1 10-7 13-14 21-5 6-2 6-2 12z"
        fill={`url(#${id}honey)`}
      />
      <ellipse cx="60" cy="13.5" rx="40" ry="7" fill={`url(#${id}walnut)`} />
      <ellipse cx="60" cy="13" rx="35.5" ry="5.2" fill="#24150b" />
      <g className="tower-drawing-tray">
        <path d="M14 118h92l10 18H4z" />
        <path d="M4 136v-7l10-15M116 136v-7l-10-15M4 129h112" />
      </g>
      {fallen.map((colour, i) => {
        const row = Math.floor(i / TRAY_ROW)
        const inRow = Math.min(TRAY_ROW, fallen.length - row * TRAY_ROW)
        const x = 60 + ((i % TRAY_ROW) - (inRow - 1) / 2) * 11
        return <Cube key={`${i}`} colour={colour} size={10} x={x} y={row === 0 ? 130 : 122} />
      })}
    </svg>
  )
}

/** Cubes with their numbers; where there are none, a dash. */
export function CubeCounts({ counts, size = 18 }: { counts: Counts; size?: number }) {
  if (sum(counts) === 0) return <span className="tower-count">–</span>
  return (
    <>
      {counts.map((count, colour) =>
        count === 0 ? null : (
          <span key={`${colour}`} className="tower-count">
            <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
              <Cube colour={colour} size={24} x={12} y={12} />
            </svg>
            {count}
          </span>
        ),
      )}
    </>
  )
}
