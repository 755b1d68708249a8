import { exp, Evaluator } from '@longtable/bots'
import type { BotPlayer, BotSeat, ConsideredLine, Random } from '@longtable/kernel'
import { asJudged, hints, MASTER, planning, plansFor, SKILLED } from '@longtable/mage-knight'
import type { Level, MageKnight } from '@longtable/mage-knight'

const { model } = hints

/** A bot that plans its turns, and can say which plans it thought of. */
function thinking(id: string, level: Level): BotPlayer<MageKnight> {
  return { ...planning(id, level), consider: (seat, random, few) => consider(seat, random, few, level) }
}

/** The best plans, each with how likely it wins: against what the others have now, or for all together. */
function consider(
  seat: BotSeat<MageKnight>,
  random: Random,
  few: number,
  level: Level,
): readonly ConsideredLine[] {
  const { view, engine } = seat
  const { tables } = engine
  const { viewer, state } = view
  const evaluator = new Evaluator(model)
  const weights = model.weights[model.stage(state, tables)]
  const before = new Float64Array(model.terms.length)
  evaluator.parts(state, tables, viewer, before)
  const now = before.reduce((sum, part) => sum + part, 0)
  const chances = new Float64Array(engine.seats)
  evaluator.chances(state, tables, chances)
  const plans = plansFor(seat, random, level)
  return plans.slice(0, few).map(({ line, terms }) => {
    const after = asJudged(tables, terms.slice()).map((measured, i) => measured * weights[i])
    const sum = after.reduce((all, part) => all + part, 0)
    return {
      line,
      chance: changed(chances[viewer], sum - now),
      share: 1 / plans.length,
      terms: evaluator.changes(before, after),
    }
  })
}

/** The chance once its sum has changed: its odds change by the exponential. */
function changed(chance: number, by: number): number {
  const odds = chance * exp(by)
  return odds / (odds + 1 - chance)
}

export const bots = [thinking('skilled', SKILLED), thinking('master', MASTER)]
