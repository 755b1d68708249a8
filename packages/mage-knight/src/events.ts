import type { CombatEvent } from './events/combat.ts'
import type { EndEvent } from './events/end.ts'
import type { GroundEvent } from './events/ground.ts'
import type { MapEvent } from './events/map.ts'
import type { PlayEvent } from './events/plays.ts'
import type { TogetherEvent } from './events/together.ts'

/** What happened, for the log, for animation and for statistics; told when it happened, never before. */
export type Event = GroundEvent | MapEvent | PlayEvent | CombatEvent | EndEvent | TogetherEvent
