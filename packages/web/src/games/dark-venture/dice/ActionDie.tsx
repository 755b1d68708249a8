import { FACES } from '@longtable/dark-venture/board'
import { memo } from 'react'
import { Cube } from './Cube.tsx'
import { Sign } from './signs.tsx'

export interface ActionDieProps {
  /** 0 straight 1, 1 straight 2, 2 diagonal 1, 3 skull; ANY_MOVE: whichever moves. */
  readonly face: number
  readonly size: number | string
  /** A token of Genetic Memory is round; a spent die lies flat. */
  readonly state?: 'fresh' | 'spent' | 'bank'
  /** Another roll is another key. */
  readonly roll?: string | number | undefined
  /** Read out; without it, the words beside it say what it is. */
  readonly title?: string | undefined
}

/** The faces seen while a die tumbles: not the one it will show. */
function othersOf(face: number): number[] {
  return [1, 2, 3].map((n) => (face + n) % FACES)
}

/** A red die that pays for what a side does, or the token that stands for one. */
export const ActionDie = memo(function ActionDie({
  face,
  size,
  state = 'fresh',
  roll,
  title,
}: ActionDieProps) {
  if (state === 'bank') return <Token face={face} size={size} title={title} />
  return (
    <Cube
      kind={state === 'spent' ? 'spent' : 'action'}
      size={size}
      roll={roll}
      title={title}
      others={
        roll === undefined ? NO_OTHERS : othersOf(face).map((other) => <Sign key={other} face={other} />)
      }
    >
      <Sign face={face} />
      {state === 'spent' ? <path className="dv-dice-cross" d="M3 41 41 3" /> : null}
    </Cube>
  )
})

const NO_OTHERS: readonly never[] = []

function Token({ face, size, title }: Pick<ActionDieProps, 'face' | 'size' | 'title'>) {
  return (
    <svg
      className="dv-dice-die dv-dice-is-bank"
      viewBox="0 0 48 52"
      width={size}
      height={typeof size === 'number' ? (size * 52) / 48 : undefined}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined || undefined}
    >
      <circle className="dv-dice-side" cx={24} cy={28} r={22.5} />
      <circle className="dv-dice-rim" cx={24} cy={24} r={22.5} />
      <circle className="dv-dice-face" cx={24} cy={24} r={18.5} />
      <g transform="translate(5.3 5.3) scale(0.85)">
        <Sign face={face} />
      </g>
    </svg>
  )
}
