import { expect, test } from 'vitest'
import { choiceKey } from '../menu.ts'
import { Playout } from '../playout.ts'
import type { GameTypes } from '../frames.ts'
import type { ArrangedPosition } from './arranged-position.ts'

/**
 * A test that proves one rule of a register, or several; one that expects nothing proves nothing. `longtable rules`
 * finds these calls by reading the sources, so the ids and the title are written out as plain strings.
 */
export function proves(
  ids: string | readonly string[],
  title: string,
  body: () => void | Promise<void>,
): void {
  test(`[${[ids].flat().join(', ')}] ${title}`, async () => {
    expect.hasAssertions()
    await body()
  })
}

/** The menu speaks once of everything that can be pointed at, and a playout is offered the same. */
export function expectWholeMenu<G extends GameTypes>(
  table: ArrangedPosition<G>,
  seat: number = table.awaited[0],
): void {
  const menu = table.engine.menu(table.position, seat)
  const blocked = (menu?.blocked ?? []).map(({ choice }) => choice)
  const open = [...(menu?.offered ?? []), ...(menu?.revisions ?? []), ...(menu?.idles ?? [])]
  const told = [...open, ...blocked].map(choiceKey)
  const universe = table.engine.universe(table.position, seat).map(choiceKey)
  expect(told.toSorted()).toEqual(universe.toSorted())
  const playout = new Playout(table.engine, table.position)
  expect(playout.choices).toEqual(table.offered(playout.seat))
}
