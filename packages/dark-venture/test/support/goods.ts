import type { Deed, Resource } from '../../src/content/ids.ts'
import { ability } from '../../src/state/choices/factions.ts'
import { DEED, RESOURCE, deedOf } from '../../src/state/names.ts'
import { goodsOf } from '../../src/state/queries/goods.ts'
import type { Scene } from './scene.ts'

/** The choice of an ability of the side whose turn it is, by a unit and for one of its prices. */
export function use(t: Scene, id: string, unit: string, cost = 0): ReturnType<typeof ability> {
  const no = t.tables.abilities[t.state.turn].findIndex(({ row }) => row.id === id)
  return ability(no, t.piece(unit), cost)
}

export function has(t: Scene, unit: string, resource: Resource): number {
  return goodsOf(t.state, t.piece(unit), RESOURCE[resource])
}

export function left(t: Scene, resource: Resource): number {
  return t.state.stock[RESOURCE[resource]]
}

export function done(t: Scene, side: number, deed: Deed): number {
  return t.state.deeds[side * deedOf.length + DEED[deed]]
}
