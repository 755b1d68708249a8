import {
  fightOdds,
  rowsOf,
  type Fight,
  type FightRow,
  type FightPart,
  type PieceNo,
  type SideNo,
  type Square,
  type VentureViewContext,
} from '@longtable/dark-venture/board'

/** One side of a combat as it lies on the table. */
export interface BoutRow {
  /** Nobody's in a hazard: -1. */
  readonly side: SideNo
  readonly pieces: readonly PieceNo[]
  /** As the dice show; 0: not rolled yet. */
  readonly dice: readonly number[]
  readonly plus: number
  readonly parts: readonly FightPart[]
  /** Undefined before the dice are rolled. */
  readonly sum: number | undefined
}

/** How it ended, or that it was decided without dice. */
export type BoutEnd = 'won' | 'lost' | 'foiled' | 'sure'

/** A combat as it is drawn, whether it is going on or is played once more. */
export interface Bout {
  readonly attack: BoutRow
  readonly defence: BoutRow
  /** Where the defenders stand; -1: nobody knows any more. */
  readonly square: Square
  readonly range: number
  readonly isCounter: boolean
  /** Chances in thousandths, before the dice. */
  readonly odds: { readonly win: number; readonly counter: number } | undefined
  /** Natural sixes that bring a counter-attack; 0: none can. */
  readonly sixes: number
  readonly end: BoutEnd | undefined
}

export function totalOf(dice: readonly number[]): number {
  return dice.reduce((sum, die) => sum + die, 0)
}

const SIX = 6

/** Do the sixes of the defence bring a counter-attack? */
export function areSixesEnough({ defence, sixes }: Bout): boolean {
  return sixes > 0 && defence.dice.filter((die) => die === SIX).length >= sixes
}

/** Steps at which it is known that the defence has held. */
const HELD: readonly string[] = ['fight.counter', 'fight.close']

function endOf(fight: Fight, steps: readonly string[]): BoutEnd | undefined {
  if (fight.foiled === 1) return 'foiled'
  if (fight.defeated.length > 0) return fight.sure === 1 ? 'sure' : 'won'
  return steps.some((step) => HELD.includes(step)) ? 'lost' : undefined
}

/** A combat that is going on; `steps`: those under way on top of it. */
export function boutOf(ctx: VentureViewContext, fight: Fight, steps: readonly string[]): Bout {
  const { attack, defence, defenders, sixesNeeded } = rowsOf(ctx, fight)
  const isRolled = fight.attack.length > 0 || fight.defence.length > 0
  const dice = ({ dice: count }: FightRow, shown: readonly number[]): readonly number[] =>
    isRolled ? shown : Array.from({ length: count }, () => 0)
  const sum = (shown: readonly number[], { plus }: FightRow): number | undefined =>
    isRolled ? totalOf(shown) + plus : undefined
  const end = endOf(fight, steps)
  const { win, counter, isSure } = fightOdds(ctx, fight)
  return {
    attack: {
      side: fight.side,
      pieces: fight.attackers,
      dice: dice(attack, fight.attack),
      plus: attack.plus,
      parts: attack.parts,
      sum: sum(fight.attack, attack),
    },
    defence: {
      side: fight.versus,
      pieces: defenders,
      dice: dice(defence, fight.defence),
      plus: defence.plus,
      parts: defence.parts,
      sum: sum(fight.defence, defence),
    },
    square: fight.square,
    range: fight.range,
    isCounter: fight.counter === 1,
    odds: isRolled || end !== undefined || isSure ? undefined : { win, counter },
    sixes: sixesNeeded,
    end: end ?? (isSure ? 'sure' : undefined),
  }
}

/** The dice tumble; they are added up; it is said how it ended; the fates are told. */
export const PHASE = { dice: 0, sums: 1, end: 2, fates: 3 } as const

/** A combat as far as it is known in a phase. */
export function boutIn(bout: Bout, phase: number): Bout {
  if (phase === PHASE.dice) {
    const { attack, defence } = bout
    return {
      ...bout,
      attack: { ...attack, sum: undefined },
      defence: { ...defence, sum: undefined },
      end: bout.end === 'foiled' || bout.end === 'sure' ? bout.end : undefined,
      odds: undefined,
      sixes: 0,
    }
  }
  return phase === PHASE.sums ? { ...bout, end: undefined } : bout
}
