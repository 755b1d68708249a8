import type { Text } from '@longtable/kernel'
import type { Event } from '../../state/events/index.ts'
import type { VentureViewContext } from '../../state/tables/match-tables.ts'
import { autoEventTexts } from './auto.ts'
import { cardEventTexts } from './cards.ts'
import { combatEventTexts } from './combat.ts'
import { effectEventTexts } from './effects.ts'
import { factionEventTexts } from './factions.ts'
import { groundEventTexts } from './ground.ts'
import { movementEventTexts } from './movement.ts'
import type { EventTexts } from './types.ts'

const texts: EventTexts<Event> = {
  ...groundEventTexts,
  ...movementEventTexts,
  ...combatEventTexts,
  ...effectEventTexts,
  ...cardEventTexts,
  ...factionEventTexts,
  ...autoEventTexts,
}

/** What happened, in a sentence for the log. */
export function describeEvent(ctx: VentureViewContext, event: Event): Text {
  const write = texts[event.event] as (event: Event, ctx: VentureViewContext) => Text
  return write(event, ctx)
}
