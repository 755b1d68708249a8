import type { Text } from '@longtable/kernel'
import type { Event } from '../../state/events/index.ts'
import type { VentureViewContext } from '../../state/tables/match-tables.ts'
import { autoTells } from './auto.ts'
import { cardTells } from './cards.ts'
import { combatTells } from './combat.ts'
import { effectTells } from './effects.ts'
import { factionTells } from './factions.ts'
import { groundTells } from './ground.ts'
import { movementTells } from './movement.ts'
import type { Tells } from './types.ts'

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
