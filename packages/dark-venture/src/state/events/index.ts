import type { AutoEvent } from './auto.ts'
import type { CardEvent } from './cards.ts'
import type { CombatEvent } from './combat.ts'
import type { EffectEvent } from './effects.ts'
import type { FactionEvent } from './factions.ts'
import type { GroundEvent } from './ground.ts'
import type { MovementEvent } from './movement.ts'

/** What happened, for the log, for animation, for statistics and coverage; told when it happened, never before. */
export type Event =
  | GroundEvent
  | MovementEvent
  | CombatEvent
  | EffectEvent
  | CardEvent
  | FactionEvent
  | AutoEvent
