import type { Event } from '@longtable/dark-venture/board'
import type { GameEvent } from '@longtable/kernel'
import type { Sound } from '../../notifications/sound.ts'
import { eventOf } from './view/view-facts.ts'

/** Every update in which something happened is seen once; the timeline takes the time that it needs by itself. */
const ONCE = 40

export function showFor(events: readonly GameEvent[]): number {
  return events.length === 0 ? 0 : ONCE
}

/** What can be heard on the table, loudest first. */
const SOUNDS: readonly [Sound, readonly Event['event'][]][] = [
  ['dice', ['turn', 'rolled', 'checked']],
  ['card', ['drewCard', 'used', 'happened', 'equipped', 'traded']],
]

export function soundOf(events: readonly GameEvent[]): Sound | undefined {
  return SOUNDS.find(([, heard]) => events.some((event) => heard.includes(eventOf(event).event)))?.[0]
}
