import { type StepContext, stepsFor, type ViewContext } from '@longtable/kernel'
import type { Effects } from '../../content/effects.ts'
import type { Edition } from '../../content/override.ts'
import type { CardRow } from '../cards.ts'
import type { Event } from '../events/index.ts'
import type { Square } from '../numbers.ts'
import type { Options } from '../options.ts'
import type { State, StateView } from '../schema.ts'
import type { Ground } from './ground.ts'
import type { ModTables } from './mods.ts'
import type { PieceTables } from './pieces.ts'
import type { Programs } from './programs.ts'
import type { SideTables } from './sides.ts'
import type { StoryTables } from './story.ts'

export { seesPrinted } from '../map/sight.ts'

export { TERRAIN } from './ground.ts'

export type { SideAbility } from './sides.ts'

/** All that is fixed for a match, numbered: made once from the options. */
export interface MatchTables extends Ground, PieceTables, SideTables, StoryTables, ModTables {
  readonly options: Options
  readonly edition: Edition
  readonly seats: number
  readonly programs: Programs
  /** By card: its row, with this edition's numbers. */
  readonly cardRow: readonly CardRow[]
  /** By card: the name of its effects. */
  readonly cardProgram: readonly string[]
  /** By card: could it be played in one's own turn, whoever has it? */
  readonly isForTurn: readonly boolean[]
  /** The faces of an action die, as numbers. */
  readonly die: readonly number[]
  /** By side: where new units of it come on (`area: 'start'`). */
  readonly starts: readonly (readonly Square[])[]
  /** The flag that opens the adventure's gates, as a bit; 0: there are none. */
  readonly gateFlag: number
  /** Fences, and walls, in the supply. */
  readonly fences: number
}

/** The program asked for last: its effects are run one after the other. */
let lastPrograms: Programs | undefined

let lastName = ''

let lastEffects: Effects = []

/** The effects of that name. */
export function programOf({ programs }: MatchTables, name: string): Effects {
  if (programs === lastPrograms && name === lastName) return lastEffects
  const effects = programs.get(name)
  if (effects === undefined) throw new Error(`no program ${name}`)
  lastPrograms = programs
  lastName = name
  lastEffects = effects
  return effects
}

export interface DarkVenture {
  readonly state: State
  readonly view: StateView
  readonly tables: MatchTables
  readonly event: Event
}

export type VentureViewContext = ViewContext<DarkVenture>

export type VentureContext = StepContext<DarkVenture>

export const { ask, run } = stepsFor<DarkVenture>()
