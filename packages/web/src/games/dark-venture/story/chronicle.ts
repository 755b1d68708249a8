import {
  marksOn,
  STORY,
  storyBit,
  TOKEN,
  type Event,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { create } from 'zustand'
import type { Describe } from '../../../match-ui/log/log-lines.ts'
import type { MatchEngine } from '../../../game-ui/game-ui.ts'
import { partOf, type Passage, type Tale } from './tale.ts'

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

type Adventure = NonNullable<VentureViewContext['tables']['adventure']>

/** Passages that begin something; to all others another one leads. */
function beginningsOf({ events, watches, endings }: Adventure): ReadonlySet<string> {
  return new Set([
    ...events.map(({ passage }) => passage),
    ...[...watches, ...endings].map(({ read }) => read),
  ])
}

/** What was read according to what has happened: each tale with the passages that it led to. */
export function talesIn(adventure: Adventure, events: readonly Event[], describe: Describe): readonly Tale[] {
  const beginnings = beginningsOf(adventure)
  let tales: readonly Tale[] = []
  for (const event of events) tales = toldOn(tales, event, beginnings, describe)
  return tales
}

function toldOn(
  tales: readonly Tale[],
  event: Event,
  beginnings: ReadonlySet<string>,
  describe: Describe,
): readonly Tale[] {
  const part = partOf(event, describe)
  if (part === undefined) return tales
  const parts = tales.at(-1)?.parts
  const rest = tales.slice(0, -1)
  const goOn = (before: readonly Passage[]): readonly Tale[] => [
    ...rest,
    { parts: [...before, part], isOver: true },
  ]
  switch (part.kind) {
    case 'search':
      return [...tales, { parts: [part], isOver: true }]
    case 'passage':
      if (parts !== undefined && !beginnings.has(part.passage)) return goOn(parts)
      // Whoever has taken it back reads it again.
      return [...tales.filter((tale) => !isOf(tale, part.passage)), { parts: [part], isOver: true }]
    case 'option': {
      const { program, pc } = part.taken
      if (parts === undefined || !program.startsWith('passage.')) return tales
      const again = parts.findIndex(
        (each) => each.kind === 'option' && each.taken.program === program && each.taken.pc === pc,
      )
      return goOn(again < 0 ? parts : parts.slice(0, again))
    }
    case 'check':
      return parts?.at(-1)?.kind === 'option' ? goOn(parts) : tales
    case 'line':
      // What came of it cannot be told from what else was done then.
      return tales
  }
}

function isOf({ parts: [first] }: Tale, passage: string): boolean {
  return first.kind === 'passage' && first.passage === passage
}

function isSearch({ parts: [first] }: Tale): boolean {
  return first.kind === 'search'
}

/** Passages that were read for certain: their tokens are gone, their moment has come. */
function certain({ state, tables }: VentureViewContext, adventure: Adventure): readonly string[] {
  if (state.round === 0) return []
  const gone = adventure.events.filter(
    ({ at }) => marksOn(state, tables.board.squareOf.get(at) ?? 0, TOKEN.event) === 0,
  )
  const watched = adventure.watches.filter(
    (_, n) => ((state.story[tables.watchWord[n] ?? STORY.watched] ?? 0) & storyBit(n)) !== 0,
  )
  return [...gone.map(({ passage }) => passage), ...watched.map((watch) => watch.read)]
}

/** What was read before anybody here saw it, the last first: what is known of it, and what is certain besides. */
export function readBefore(
  ctx: VentureViewContext,
  seen: readonly Tale[],
  known: readonly Tale[],
): readonly Tale[] {
  const { adventure } = ctx.tables
  if (adventure === undefined) return []
  const isSeen = (passage: string): boolean =>
    seen.some(({ parts }) => parts.some((part) => part.kind === 'passage' && part.passage === passage))
  // One search is like another: those that were seen are the last.
  const searches = known.filter(isSearch)
  const earlier = searches.slice(0, Math.max(0, searches.length - seen.filter(isSearch).length))
  const told = known.filter((tale) => {
    const [first] = tale.parts
    return first.kind === 'passage' ? !isSeen(first.passage) : earlier.includes(tale)
  })
  const bare = certain(ctx, adventure).filter(
    (passage) => !isSeen(passage) && !known.some((tale) => isOf(tale, passage)),
  )
  return [
    ...told.toReversed(),
    ...bare.map((passage): Tale => ({ parts: [{ kind: 'passage', passage }], isOver: true })),
  ]
}
