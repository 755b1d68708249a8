import { memo } from 'react'
import { Cube } from './Cube.tsx'
import { Pips } from './signs.tsx'

export interface CombatDieProps {
  readonly kind: 'attack' | 'defence' | 'check'
  /** 1 to 6; 0: not rolled yet. */
  readonly value: number
  readonly size: number | string
  /** Another roll is another key. */
  readonly roll?: string | number | undefined
  /** A six that counts for something of its own. */
  readonly isSix?: boolean
  /** Read out; without it, the words beside it say what it is. */
  readonly title?: string | undefined
}

const SIX = 6

/** The numbers seen while a die tumbles: not the one it will show. */
function othersOf(value: number): number[] {
  return [2, 4, 1].map((n) => ((value + n) % SIX) + 1)
}

/** A die with pips: yellow attacks, black defends, bone is rolled for everything else. */
export const CombatDie = memo(function CombatDie({
  kind,
  value,
  size,
  roll,
  isSix = false,
  title,
}: CombatDieProps) {
  return (
    <Cube
      kind={isSix ? `${kind} dv-dice-six` : kind}
      size={size}
      roll={roll}
      title={title}
      others={
        roll === undefined ? NO_OTHERS : othersOf(value).map((other) => <Pips key={other} value={other} />)
      }
    >
      <Pips value={value} />
    </Cube>
  )
})

const NO_OTHERS: readonly never[] = []
