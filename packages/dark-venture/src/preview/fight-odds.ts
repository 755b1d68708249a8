import { newFight } from '../state/mutations/fight.ts'
import { asOpened } from '../state/mutations/opening.ts'
import type { PieceNo } from '../state/numbers.ts'
import { isMet } from '../state/queries/dice.ts'
import { distance } from '../state/queries/map.ts'
import { squareOf } from '../state/queries/pieces.ts'
import type { Fight } from '../state/schema.ts'
import type { MatchTables, VentureViewContext } from '../state/tables/match-tables.ts'
import { counterChance, sumsOf, winChance } from './dice-odds.ts'
import { type FightRow, rowsOf } from './fight-rows.ts'

/** How a combat may end, in thousandths. */
export interface FightOdds {
  readonly attack: FightRow
  readonly defence: FightRow
  /** The attack wins. */
  readonly win: number
  /** It fails, and the defence may strike back. */
  readonly counter: number
  /** It wins without dice. */
  readonly isSure: boolean
}

export interface FightPlan {
  readonly attackers: readonly PieceNo[]
  readonly defenders: readonly PieceNo[]
  readonly range?: number
  readonly strength?: number
}

/** The chances of an attack that is not begun yet, as things stand: whoever defends by itself is counted. */
export function oddsOf(ctx: VentureViewContext, plan: FightPlan): FightOdds {
  return fightOdds(ctx, planned(ctx, plan))
}

function planned(
  { state, tables }: VentureViewContext,
  { attackers, defenders, range, strength = -1 }: FightPlan,
): Fight {
  const [first] = attackers
  const [target] = defenders
  const square = squareOf(state, tables, target)
  const from = squareOf(state, tables, first)
  const away = from === square ? 0 : distance(tables, from, square)
  return newFight(state.side[first], state.side[target], attackers, defenders, square, {
    range: range ?? away,
    strength,
  })
}

/** The chances of a combat before its dice are rolled. */
export function fightOdds(ctx: VentureViewContext, fight: Fight): FightOdds {
  const { attack, defence, sixesNeeded } = rowsOf(ctx, fight)
  const { sure, foiled } = asOpened(ctx.state, ctx.tables, fight)
  if (sure === 1 || foiled === 1)
    return { attack, defence, win: sure === 1 && foiled === 0 ? 1000 : 0, counter: 0, isSure: sure === 1 }
  const lead = attack.plus - defence.plus
  const win = perMille(winChance(attack.dice, defence.dice, lead))
  const counter = perMille(counterChance(attack.dice, defence.dice, lead, sixesNeeded))
  return { attack, defence, win, counter: Math.min(counter, 1000 - win), isSure: false }
}

/** A chance in thousandths. */
export function perMille(chance: number): number {
  return Math.round(chance * 1000)
}

/** How likely so many dice come to that many at least; with `faces`, bits of numbers, that one die shows one of them. */
export function checkOdds(_tables: MatchTables, dice: number, atLeast: number, faces = 0): number {
  const chance = sumsOf(dice).reduce((sum, one, total) => (isMet(total, atLeast, faces) ? sum + one : sum), 0)
  return perMille(chance)
}
