import { face } from '../../src/state/pools/deed-cards.ts'
import type { Scene } from './scene.ts'

/** Plays a card with the given number of its uses, paying with the first way there is, then goes on. */
export function cast(table: Scene, id: string, use: number, ...then: readonly string[]): Scene {
  const choice = table
    .offered()
    .find((one) => one.do === 'play' && one['use'] === use && face(Number(one['card'])).id === id)
  if (choice === undefined) throw new Error(`${id} ${use} is not offered`)
  table.choose(choice)
  while (table.step === 'pay.way') table.choose(table.offered()[0])
  return table.take(...then)
}
