import type { Text } from '@longtable/kernel'
import type { Event } from './events.ts'
import type { MageViewContext } from './state.ts'
import { combatTells } from './tells/combat.ts'
import { endTells } from './tells/end.ts'
import { groundTells } from './tells/ground.ts'
import { mapTells } from './tells/map.ts'
import { playTells } from './tells/plays.ts'
import type { Tells } from './tells/tells.ts'
import { togetherTells } from './tells/together.ts'

const tells: Tells<Event> = {
  ...groundTells,
  ...mapTells,
  ...playTells,
  ...combatTells,
  ...endTells,
  ...togetherTells,
}

/** What happened, in a sentence for the log. */
export function describeEvent(ctx: MageViewContext, event: Event): Text {
  const tell = tells[event.event] as (event: Event, ctx: MageViewContext) => Text
  return tell(event, ctx)
}
