import type { Effects } from '../../src/content/effects.ts'
import { addProgram, type Programs } from '../../src/state/tables/programs.ts'
import { contextOf, runProgram } from '../../src/effects/interpreter.ts'
import { chooseUnits } from '../../src/effects/pick.ts'
import type { MatchTables } from '../../src/state/tables/match-tables.ts'
import type { Probe } from './probes.ts'
import { scene, type Scene, type SceneSpec } from './scene.ts'

/** The program of a test: its questions are those of a fungus. */
export const TEST = 'fungus/test'

/** What the probe was given, one list for each time. */
export const met: number[][] = []

const probe: Probe<'restrain'> = {
  run: (s, f, { who }, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    met.push(s.picked.slice())
    return true
  },
}

/** Adds a program to those of a match. */
export function write(tables: MatchTables, name: string, effects: Effects): void {
  const all = { programs: tables.programs, code: tables.code } as Programs
  addProgram(all, tables.verbs, name, effects)
}

interface Who {
  readonly side?: number
  readonly self?: string
  readonly it?: string
}

/** A scene in which effects are run; `restrain` does nothing but note whom it was given in `met`. */
export function acted(spec: SceneSpec, effects: Effects, who: Who = {}): Scene {
  met.length = 0
  const verbs = { restrain: probe, ...spec.verbs }
  const t = scene({ stack: [{ step: 'turn', side: 0 }], ...spec, verbs })
  write(t.tables, TEST, effects)
  const piece = (name: string | undefined): number => (name === undefined ? -1 : t.piece(name))
  const context = contextOf(who.side ?? t.state.turn, piece(who.self), piece(who.it))
  return t.act((_s, ctx) => runProgram(TEST, context, ctx))
}

/** The names of the units that the probe was given last. */
export function given(t: Scene, ...names: readonly string[]): string[] {
  const last = met.at(-1) ?? []
  return last.map((piece) => names.find((name) => t.piece(name) === piece) ?? String(piece))
}
