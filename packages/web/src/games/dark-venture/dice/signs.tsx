import { outlines } from '../icons/outlines.ts'

/** A MOVE die of whichever face. */
export const ANY_MOVE = -1

/** Chevrons of a straight move, one for each space. */
const ONE = 'M7 27.5 17 17.5 27 27.5 22.2 32.3 17 27.1 11.8 32.3Z'
const TWO = `M7 21 17 11 27 21 22.2 25.8 17 20.6 11.8 25.8ZM7 34 17 24 27 34 22.2 38.8 17 33.6 11.8 38.8Z`
/** An arrow with a head at both ends, across. */
const ACROSS = 'M14.5 12.5H28V26L23.4 21.4 15.4 29.4 20 34H6.5V20.5L11.1 25.1 19.1 17.1Z'

/** What is cut into a face of an action die, on a field of 44 by 44. */
export function Sign({ face }: { face: number }) {
  switch (face) {
    case 0:
      return <Numbered d={ONE} n={1} />
    case 1:
      return <Numbered d={TWO} n={2} />
    case 2:
      return <Numbered d={ACROSS} n={1} />
    case 3:
      return (
        <path className="dv-dice-sign" d={outlines.skull} transform="translate(7.5 7) scale(0.0567 0.0577)" />
      )
    default:
      return (
        <path className="dv-dice-sign" d={outlines.move} transform="translate(8 8) scale(0.0547 0.0547)" />
      )
  }
}

function Numbered({ d, n }: { d: string; n: number }) {
  return (
    <>
      <path className="dv-dice-sign" d={d} />
      <text className="dv-dice-numeral" x={34.5} y={32}>
        {n}
      </text>
    </>
  )
}

/** Where the pips of a die lie, by what it shows. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[22, 22]],
  [
    [13, 13],
    [31, 31],
  ],
  [
    [12, 12],
    [22, 22],
    [32, 32],
  ],
  [
    [13, 13],
    [31, 13],
    [13, 31],
    [31, 31],
  ],
  [
    [12, 12],
    [32, 12],
    [22, 22],
    [12, 32],
    [32, 32],
  ],
  [
    [13, 11],
    [31, 11],
    [13, 22],
    [31, 22],
    [13, 33],
    [31, 33],
  ],
]

export function Pips({ value }: { value: number }) {
  return PIPS[value].map(([x, y]) => (
    <circle key={`${x} ${y}`} className="dv-dice-pip" cx={x} cy={y} r={4.6} />
  ))
}
