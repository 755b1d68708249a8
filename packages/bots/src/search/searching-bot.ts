import type {
  BotPlayer,
  BotSeat,
  Choice,
  ConsideredLine,
  GameTypes,
  SearchHints,
  Random,
} from '@longtable/kernel'
import type { SearchBudget } from './budget.ts'
import { Evaluator } from './evaluator.ts'
import { Search } from './search.ts'
import { ranked } from './candidates.ts'

/** A bot that searches as its level says, in positions that it imagines; how much may depend on what is asked. */
export function searchingBot<G extends GameTypes>(
  id: string,
  hints: SearchHints<G>,
  depth: SearchBudget | ((seat: BotSeat<G>) => SearchBudget),
): BotPlayer<G> {
  const begin = (seat: BotSeat<G>, random: Random): Search<G> =>
    new Search(seat, hints, typeof depth === 'function' ? depth(seat) : depth, random)
  const think = (seat: BotSeat<G>, random: Random): readonly Choice[] => {
    if (seat.offered.length === 1) return seat.offered
    if (hints.comparesLines?.(seat) !== true) return hints.quick(seat, random, 0)
    const search = begin(seat, random)
    search.run()
    return search.line()
  }
  return {
    id,
    line: think,
    choose: (seat, random) => think(seat, random)[0],
    consider: (seat, random, few) => consider(begin(seat, random), seat, hints, few),
  }
}

function consider<G extends GameTypes>(
  search: Search<G>,
  { view, engine }: BotSeat<G>,
  { model }: SearchHints<G>,
  few: number,
): ConsideredLine[] {
  search.assess()
  const evaluator = new Evaluator(model)
  const before = new Float64Array(model.terms.length)
  evaluator.parts(view.state, engine.tables, view.viewer, before)
  return ranked(search.candidates, view.viewer)
    .slice(0, few)
    .map(({ line, visits, sums, terms }) => ({
      line,
      chance: sums[view.viewer] / visits,
      share: visits / search.visits,
      terms: evaluator.changes(
        before,
        (terms ?? before).map((sum) => sum / visits),
      ),
    }))
}
