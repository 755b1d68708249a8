import type { Text } from '@longtable/kernel'
import type { Event } from '../../state/events/index.ts'
import type { MageViewContext } from '../../state/match.ts'
import { combatTells } from './combat.ts'
import { endTells } from './end.ts'
import { groundTells } from './ground.ts'
import { mapTells } from './map.ts'
import { playTells } from './plays.ts'
import type { EventSentences } from './sentences.ts'
import { togetherTells } from './together.ts'

const tells: EventSentences<Event> = {
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
