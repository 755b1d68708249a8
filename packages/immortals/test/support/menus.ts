import { choiceKey, type BlockedEntry, type Choice, type Frame, type MenuEntry } from '@longtable/kernel'
import { card, space, type CardName, type Scene, type SpaceName } from './scene.ts'

/** What a seat is asked, and how it is shown. */

/** The planning phase of a round: everybody is asked at once. */
export function planning(): (Frame & Record<string, unknown>)[] {
  return [{ step: 'rounds', phase: 3 }, { step: 'plan' }]
}

/** The whole performance phase, beginning with the first player. */
export function fromFirst(): (Frame & Record<string, unknown>)[] {
  return [{ step: 'rounds', phase: 3 }]
}

export function put(name: SpaceName, one: CardName, seat = 0): Choice {
  return { do: 'put', space: space(name), card: card(one, seat) }
}

export const READY: Choice = { do: 'ready' }

/** How an entry of a seat's menu is shown to it, whether it can be chosen or not. */
export function describedEntry(
  table: Scene,
  choice: Choice,
  seat: number = table.awaited[0],
): MenuEntry | BlockedEntry | undefined {
  const asked = table.engine.describedMenu(table.position, seat)
  const key = choiceKey(choice)
  return [...(asked?.entries ?? []), ...(asked?.blocked ?? [])].find(
    (entry) => choiceKey(entry.choice) === key,
  )
}

/** Players who have finished take gold for their turns, until it is this seat's turn. */
export function untilTurnOf(table: Scene, seat: number): Scene {
  while (table.step === 'perform.compensation' && table.awaited[0] !== seat) {
    table.choose({ do: 'take', take: 'gold' })
  }
  return table
}
