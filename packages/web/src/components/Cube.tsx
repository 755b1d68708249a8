import './components.css'

/** The patterns of the six colours on the front of a cube that is 24 wide: chevrons, waves, dots, crosses, bars, a leaf. */
const FRONTS: readonly string[] = [
  'M2.5 13.2 9 9.6l6.5 3.6M2.5 17.4 9 13.8l6.5 3.6M2.5 21.6 9 18l6.5 3.6',
  'M2 11.5q1.75-2.6 3.5 0t3.5 0 3.5 0 3.5 0M2 15.5q1.75-2.6 3.5 0t3.5 0 3.5 0 3.5 0M2 19.5q1.75-2.6 3.5 0t3.5 0 3.5 0 3.5 0',
  'M5.2 11.4h.01M12.8 11.4h.01M9 15h.01M5.2 18.7h.01M12.8 18.7h.01',
  'M4 10l4 4M8 10l-4 4M10.2 16l4 4M14.2 16l-4 4M11.2 10.2l2.8 2.8M14 10.2l-2.8 2.8M4.2 17l2.8 2.8M7 17l-2.8 2.8',
  'M5.2 9.5v11M9 9.5v11M12.8 9.5v11',
  'M9 20.5c-6-3.5-4.5-8.5 0-11.5 4.5 3 6 8 0 11.5zM9 20.5v-7',
]

/** A wooden cube of a player's colour, centred, with its colour's pattern on the front; goes into an SVG. */
export function Cube({
  colour,
  size,
  x = 0,
  y = 0,
}: {
  colour: number
  size: number
  x?: number
  y?: number
}) {
  const scale = size / 24
  return (
    <g
      className={`cube piece-${colour}`}
      transform={`translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})`}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path className="cube-top" d="M1 7.5 6 1.5h17l-5 6z" />
      <path className="cube-side" d="M18 7.5l5-6v15l-5 6z" />
      <path className="cube-front" d="M1 7.5h17v15H1z" />
      <path className={`cube-mark cube-mark-${colour}`} d={FRONTS[colour]} />
      <path className="cube-edge" d="M1 7.5 6 1.5h17v15l-5 6H1zM1 7.5h17v15M18 7.5l5-6" />
    </g>
  )
}
