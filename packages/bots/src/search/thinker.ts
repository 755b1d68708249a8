import type { BotPlayer, BotSeat, Choice, Considered, GameTypes, Guide, Random } from '@longtable/kernel'
import type { Depth } from './depth.ts'
import { Judge } from './judge.ts'
import { Search } from './search.ts'
import { ranked } from './tree.ts'

/** A bot that searches as its level says, in positions that it imagines; how much may depend on what is asked. */
export function thinker<G extends GameTypes>(
  id: string,
  guide: Guide<G>,
  depth: Depth | ((seat: BotSeat<G>) => Depth),
): BotPlayer<G> {
  const begin = (seat: BotSeat<G>, random: Random): Search<G> =>
    new Search(seat, guide, typeof depth === 'function' ? depth(seat) : depth, random)
  const think = (seat: BotSeat<G>, random: Random): readonly Choice[] => {
    if (seat.offered.length === 1) return seat.offered
    if (guide.weigh(seat) === undefined && guide.sketches?.(seat) !== true)
      return guide.quick(seat, random, 0)
    const search = begin(seat, random)
    search.run()
    return search.line()
  }
  return {
    id,
    line: think,
    choose: (seat, random) => think(seat, random)[0],
    consider: (seat, random, few) => consider(begin(seat, random), seat, guide, few),
  }
}

function consider<G extends GameTypes>(
  search: Search<G>,
  { view, engine }: BotSeat<G>,
  { model }: Guide<G>,
  few: number,
): Considered[] {
  search.assess()
  const judge = new Judge(model)
  const before = new Float64Array(model.terms.length)
  judge.parts(view.state, engine.tables, view.viewer, before)
  return ranked(search.root)
    .slice(0, few)
    .map(({ line, visits, sums, parts }) => ({
      line,
      chance: sums[view.viewer] / visits,
      share: visits / search.root.visits,
      terms: judge.changes(
        before,
        (parts ?? before).map((sum) => sum / visits),
      ),
    }))
}
