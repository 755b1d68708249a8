import type { CombatEvent } from './combat.ts'
import type { EndEvent } from './end.ts'
import type { GroundEvent } from './ground.ts'
import type { MapEvent } from './map.ts'
import type { PlayEvent } from './plays.ts'
import type { TogetherEvent } from './together.ts'

/** What happened, for the log, for animation and for statistics; told when it happened, never before. */
export type Event = GroundEvent | MapEvent | PlayEvent | CombatEvent | EndEvent | TogetherEvent
