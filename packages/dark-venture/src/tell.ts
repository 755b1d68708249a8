import type { Text } from '@longtable/kernel'
import type { Event } from './events.ts'
import type { VentureViewContext } from './state.ts'
import { autoTells } from './tells/auto.ts'
import { cardTells } from './tells/cards.ts'
import { combatTells } from './tells/combat.ts'
import { effectTells } from './tells/effects.ts'
import { factionTells } from './tells/factions.ts'
import { groundTells } from './tells/ground.ts'
import { movementTells } from './tells/movement.ts'
import type { Tells } from './tells/tells.ts'

const tells: Tells<Event> = {
  ...groundTells,
  ...movementTells,
  ...combatTells,
  ...effectTells,
  ...cardTells,
  ...factionTells,
  ...autoTells,
}

/** What happened, in a sentence for the log. */
export function describeEvent(ctx: VentureViewContext, event: Event): Text {
  const tell = tells[event.event] as (event: Event, ctx: VentureViewContext) => Text
  return tell(event, ctx)
}
