import type { Choice } from '@longtable/kernel'
import { blockAgainst, attackAgainst } from './fights.ts'
import { sumOf, RANGED } from './effect-gains.ts'
import { ElementOf } from '../content/ids.ts'
import { Stage } from '../state/schema/stages.ts'
import { best, gainsOfUse, priceOf, usedBy, verb, type Sight } from './bot-view.ts'

/** Duels: attack with what there is, block what comes, and take what the damage allows. */

export function chooseDuelAttack(sight: Sight): Choice {
  const from = sight.s.stage === Stage.duelRanged ? RANGED : 0
  const play = best(
    sight.offered,
    (choice) => {
      const use = usedBy(sight, choice)
      const n = use === undefined ? side(choice, 'attack') : attackAgainst(gainsOfUse(sight, use), 0, from)
      return n === 0 ? 0 : n - priceOf(choice, use)
    },
    0,
  )
  return play ?? verb(sight, 'send') ?? verb(sight, 'pass') ?? sight.offered[0]
}

export function chooseDuelBlock(sight: Sight): Choice {
  const { duel, fight } = sight.s
  const missing = duel.attack - sumOf(fight.block)
  const play = best(
    sight.offered,
    (choice) => {
      const use = usedBy(sight, choice)
      const n =
        use === undefined ? side(choice, 'block') : blockAgainst(gainsOfUse(sight, use), ElementOf.physical)
      return n === 0 || missing <= 0 ? 0 : Math.min(n, missing) - priceOf(choice, use)
    },
    0,
  )
  return play ?? verb(sight, 'done') ?? sight.offered[0]
}

function side(choice: Choice, as: string): number {
  return choice.do === 'side' && choice['as'] === as ? 1 : 0
}

export function chooseDuelDamage(sight: Sight): Choice {
  for (const name of ['retreat', 'steal', 'toUnit', 'toHero']) {
    const choice = verb(sight, name)
    if (choice !== undefined) return choice
  }
  return verb(sight, 'done') ?? sight.offered[0]
}
