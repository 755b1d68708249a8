import {
  cheapestPay,
  FACES,
  isUnlocked,
  SKULL,
  spentBy,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import type { Choice } from '@longtable/kernel'
import { usePointed } from '../../../match-ui/targets/pointing.ts'
import { useChoosing, type Choosing } from '../../../match-ui/targets/targets.tsx'
import { suits, useTicked } from '../view/selection.ts'

/** All that a click on a place could do, the best first. */
function choicesAt(choosing: Choosing, place: string): readonly (readonly Choice[])[] {
  const together = choosing.shortcutsAt(place)
  const best = together.filter(({ isBest }) => isBest === true)
  const others = together.filter(({ isBest }) => isBest !== true)
  return [
    ...[...best, ...others].map(({ choices }) => choices),
    ...choosing.at(place).map(({ choice }) => [choice]),
  ]
}

/** The price of an ability, in dice that are missed least. */
function priceOf(ctx: VentureViewContext, side: number, ability: number): number[] {
  const { row, unlock } = ctx.tables.abilities[side][ability]
  // One that is still locked would be unlocked, not used.
  const [cost] = isUnlocked(ctx.state, side, unlock) ? row.costs : []
  const spent = Array.from({ length: FACES }, () => 0)
  for (const face of cheapestPay(ctx, side, cost?.move ?? 0)) spent[face]++
  spent[SKULL] += cost?.skull ?? 0
  return spent
}

/** How many dice of each face would be spent where the pointer is. */
export function useRising(ctx: VentureViewContext, side: number): readonly number[] {
  const pointed = usePointed()
  const ticked = useTicked(({ faces }) => faces)
  const said = useChoosing((choosing) => {
    if (pointed === undefined) return ''
    const [kind, n] = pointed.split(':')
    if (kind === 'ability') {
      const isOffered = choosing.at(pointed).length + choosing.from(pointed).length > 0
      return isOffered ? priceOf(ctx, side, Number(n)).join() : ''
    }
    if (kind !== 'node' && kind !== 'piece') return ''
    const spent = choicesAt(choosing, pointed).map(spentBy)
    return (spent.find((one) => suits(one, ticked)) ?? []).join()
  })
  return said === '' ? NONE : said.split(',').map(Number)
}

const NONE: readonly number[] = []
