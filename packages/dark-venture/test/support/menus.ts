import { choiceKey, Playout } from '@longtable/kernel'
import { expect } from 'vitest'
import type { Scene } from './scene.ts'

/** The menu speaks once of everything that can be pointed at, and a playout is offered the same. */
export function expectWholeMenu(table: Scene, seat: number = table.awaited[0]): void {
  const menu = table.engine.menu(table.position, seat)
  const blocked = (menu?.blocked ?? []).map(({ choice }) => choice)
  const told = [...(menu?.offered ?? []), ...(menu?.revisions ?? []), ...blocked].map(choiceKey)
  const universe = table.engine.universe(table.position, seat).map(choiceKey)
  expect(told.toSorted()).toEqual(universe.toSorted())
  const playout = new Playout(table.engine, table.position)
  expect(playout.choices).toEqual(table.offered(playout.seat))
}
