import { type Choice, type Forecast, text } from '@longtable/kernel'
import { faceIds } from '../../content/ids.ts'
import { TOKEN } from '../../state/names.ts'
import { FACES, type SideNo } from '../../state/numbers.ts'
import { bankedAll, diceTokensLeft } from '../../state/queries/dice.ts'
import type { MarchLocals } from '../../state/queries/march.ts'
import { marksOn } from '../../state/queries/marks.ts'
import type { StateView } from '../../state/schema.ts'
import type { MatchTables, VentureViewContext } from '../../state/tables/match-tables.ts'
import { leadsTo } from '../../steps/march-text.ts'

/** What is easily overlooked. */

/** A step or stairs onto a red token: what is left of the dice is lost, or all moves of this turn (DV-MOVE-06). */
export function onMove(ctx: VentureViewContext, f: MarchLocals, choice: Choice): Forecast | null {
  const { state, tables } = ctx
  if (choice.do !== 'step' && choice.do !== 'stairs') return null
  const here = state.at[f.piece]
  const to = choice.do === 'step' ? leadsTo(ctx, here, Number(choice['way'])) : tables.linkTo[here]
  const { square } = tables.ways
  if (to < 0 || square[to] === square[here] || marksOn(state, square[to], TOKEN.actionDraw) === 0) return null
  if (f.free > 0) return { warnings: [text('warn.redTokenFree')] }
  return { warnings: [text(tables.options.redTokenStops === 'unit' ? 'warn.redTokenUnit' : 'warn.redToken')] }
}

/** Dice that cannot be banked are lost (DV-GENE-01, DV-TURN-05). */
export function onEnd({ state, tables }: VentureViewContext, side: SideNo): Forecast | null {
  const count = lostDice(state, tables, side)
  return count === 0 ? null : { warnings: [text('warn.diceLost', { count })] }
}

function lostDice(s: StateView, { edition: { supply } }: MatchTables, side: SideNo): number {
  let all = 0
  let fit = 0
  for (let face = 0; face < FACES; face++) {
    all += s.dice[face]
    fit += Math.min(s.dice[face], diceTokensLeft(s, face, supply.diceTokens[faceIds[face]]))
  }
  return all - Math.min(fit, Math.max(0, supply.memory - bankedAll(s, side)))
}
