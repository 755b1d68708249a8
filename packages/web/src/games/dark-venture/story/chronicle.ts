import { marksOn, STORY, TOKEN, type VentureLook } from '@longtable/dark-venture'
import { create } from 'zustand'
import type { MatchEngine } from '../../face.ts'
import type { Tale } from './tale.ts'

interface Chronicle {
  /** What was read in this page, by match. */
  readonly tales: ReadonlyMap<MatchEngine, readonly Tale[]>
}

export const useChronicle = create<Chronicle>(() => ({ tales: new Map() }))

const NONE: readonly Tale[] = []

export function talesOf({ tales }: Chronicle, engine: MatchEngine): readonly Tale[] {
  return tales.get(engine) ?? NONE
}

/** Writes a tale down; one that goes on replaces what was written of it. */
export function writeDown(engine: MatchEngine, tale: Tale): void {
  useChronicle.setState((now) => {
    const written = talesOf(now, engine)
    const last = written.at(-1)
    const isMore = last !== undefined && last.parts[0] === tale.parts[0]
    const all = [...(isMore ? written.slice(0, -1) : written), tale]
    return { tales: new Map([[engine, all]]) }
  })
}

/** Passages that were read for certain though nobody here saw it: their tokens are gone, their moment has come. */
export function readBefore({ state, env }: VentureLook, tales: readonly Tale[]): readonly string[] {
  const { adventure } = env
  if (adventure === undefined) return []
  const seen = new Set(
    tales.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'passage' ? [part.passage] : []))),
  )
  const gone = adventure.events.filter(
    ({ at }) => marksOn(state, env.board.squareOf.get(at) ?? 0, TOKEN.event) === 0,
  )
  const watched = adventure.watches.filter((_, n) => (state.story[STORY.watched] & (1 << n)) !== 0)
  const read = [...gone.map(({ passage }) => passage), ...watched.map((watch) => watch.read)]
  return state.round === 0 ? [] : read.filter((passage) => !seen.has(passage))
}
