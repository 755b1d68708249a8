import type { Engine } from './engine.ts'
import type { Choice } from './menu.ts'
import type { Position } from './position.ts'
import type { Random } from './random.ts'
import type { GameTypes } from './frames.ts'

/** Leads random play to content that was never at work. */
export interface Steering<G extends GameTypes = GameTypes> {
  /** Lays within a seat's reach what was never met, as somebody would who sets up a scene. */
  prepare(engine: Engine<G>, position: Position<G>, seat: number, chance: Random): void
  /** Would this choice put something to work that never was, or lead there? */
  leads(engine: Engine<G>, position: Position<G>, seat: number, choice: Choice): boolean
}

/** Steers to the rows that are missing, each as `kind/row`; whoever plays takes away what was seen. */
export type Steer<G extends GameTypes = GameTypes> = (missing: ReadonlySet<string>) => Steering<G>
