import type { Choice } from '@longtable/kernel'
import { blockAgainst, attackAgainst } from './fights.ts'
import { sumOf, RANGED } from './effect-gains.ts'
import { ElementOf } from '../content/ids.ts'
import { Stage } from '../state/schema/stages.ts'
import { best, gainsOfUse, priceOf, usedBy, verb, type BotView } from './bot-view.ts'

/** Duels: attack with what there is, block what comes, and take what the damage allows. */

export function chooseDuelAttack(view: BotView): Choice {
  const from = view.s.stage === Stage.duelRanged ? RANGED : 0
  const play = best(
    view.offered,
    (choice) => {
      const use = usedBy(view, choice)
      const n = use === undefined ? side(choice, 'attack') : attackAgainst(gainsOfUse(view, use), 0, from)
      return n === 0 ? 0 : n - priceOf(choice, use)
    },
    0,
  )
  return play ?? verb(view, 'send') ?? verb(view, 'pass') ?? view.offered[0]
}

export function chooseDuelBlock(view: BotView): Choice {
  const { duel, fight } = view.s
  const missing = duel.attack - sumOf(fight.block)
  const play = best(
    view.offered,
    (choice) => {
      const use = usedBy(view, choice)
      const n =
        use === undefined ? side(choice, 'block') : blockAgainst(gainsOfUse(view, use), ElementOf.physical)
      return n === 0 || missing <= 0 ? 0 : Math.min(n, missing) - priceOf(choice, use)
    },
    0,
  )
  return play ?? verb(view, 'done') ?? view.offered[0]
}

function side(choice: Choice, as: string): number {
  return choice.do === 'side' && choice['as'] === as ? 1 : 0
}

export function chooseDuelDamage(view: BotView): Choice {
  for (const name of ['retreat', 'steal', 'toUnit', 'toHero']) {
    const choice = verb(view, name)
    if (choice !== undefined) return choice
  }
  return verb(view, 'done') ?? view.offered[0]
}
