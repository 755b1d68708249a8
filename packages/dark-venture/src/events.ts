import type { AutoEvent } from './events/auto.ts'
import type { CardEvent } from './events/cards.ts'
import type { CombatEvent } from './events/combat.ts'
import type { EffectEvent } from './events/effects.ts'
import type { FactionEvent } from './events/factions.ts'
import type { GroundEvent } from './events/ground.ts'
import type { MovementEvent } from './events/movement.ts'

/** What happened, for the log, for animation, for statistics and coverage; told when it happened, never before. */
export type Event =
  | GroundEvent
  | MovementEvent
  | CombatEvent
  | EffectEvent
  | CardEvent
  | FactionEvent
  | AutoEvent
