import type { Cost, Effects } from '../content/effects.ts'
import { type Resource, resourceIds } from '../content/ids.ts'
import { type SideNo, SIDES } from '../state/numbers.ts'
import type { MatchTables } from '../state/tables/match-tables.ts'

/** What the abilities of a side make of goods and of the defeated: read once, since it is asked for every choice. */
export interface AbilityUses {
  /** By resource: what it helps to pay for. */
  readonly goods: readonly (readonly GoodUse[])[]
  /** What may be done with a defeated unit. */
  readonly spoils: readonly Effects[]
}

export interface GoodUse {
  readonly effects: Effects
  /** How many resources the price has altogether. */
  readonly wanted: number
  /** By piece: who can do it, if not everybody can. */
  readonly doers: MatchTables['abilities'][number][number]['doers']
}

const known = new WeakMap<MatchTables, readonly AbilityUses[]>()

export function usesOf(tables: MatchTables, side: SideNo): AbilityUses {
  let all = known.get(tables)
  if (all === undefined) {
    all = Array.from({ length: SIDES }, (_, one) => readUses(tables, one))
    known.set(tables, all)
  }
  return all[side]
}

function readUses(tables: MatchTables, side: SideNo): AbilityUses {
  const abilities = tables.abilities[side] ?? []
  const goods = resourceIds.map((resource) =>
    abilities.flatMap(({ row, doers }) =>
      row.costs
        .map((cost) => ({ effects: row.effects, wanted: goodsIn(cost, resource), doers }))
        .filter(({ wanted }) => wanted > 0),
    ),
  )
  const spoils = abilities
    .filter(({ row }) => row.when === 'defeat' && row.optional === true)
    .map(({ row }) => row.effects)
  return { goods, spoils }
}

/** How many resources a price has, if this is one of them. */
function goodsIn({ goods, anyGoods }: Cost, resource: Resource): number {
  if (anyGoods !== undefined) return anyGoods
  if (goods?.[resource] === undefined) return 0
  let sum = 0
  for (const one in goods) sum += goods[one as Resource] ?? 0
  return sum
}
