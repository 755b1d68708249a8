import type { Event } from '@longtable/dark-venture/board'
import type { GameEvent, Text } from '@longtable/kernel'
import { describing } from '../../../match-ui/log/log-lines.ts'
import type { GameViewContext, MatchEngine } from '../../../game-ui/game-ui.ts'
import type { Beat } from '../timeline/beats.ts'

/** The steps of a way are seen; what it is for has been said. */
const SEEN: readonly Event['event'][] = ['stepped', 'changedFloor', 'crossed']
/** These stand above the lines of a card. */
const HEADINGS: readonly Event['event'][] = ['autoCard', 'autoTurn']

/** What a moment tells, in the words of the log. */
export function beatText(engine: MatchEngine, { ctx, events }: Beat): readonly Text[] {
  const describe = describing(engine, ctx as unknown as GameViewContext)
  return events
    .filter(({ event }) => !HEADINGS.includes(event))
    .map((event) => describe(event as unknown as GameEvent))
}

function isOnlySeen({ events }: Beat): boolean {
  return events.every(({ event }) => SEEN.includes(event))
}

/** What is told now: of a way that is being walked, what it is for. */
export function linesAt(engine: MatchEngine, beats: readonly Beat[], at: number): readonly Text[] {
  for (let n = at; n >= 0 && beats[n].card === beats[at].card; n--) {
    const beat = beats[n]
    const isPassed =
      n > 0 && isOnlySeen(beat) && beats[n - 1].card === beat.card && beats[n - 1].kind === 'go'
    if (!isPassed && beat.events.length > 0) return beatText(engine, beat)
  }
  return []
}

/** A card of a turn with what it made happen, or what happened outside of cards. */
export interface Chapter {
  readonly card: number | undefined
  /** Its first moment. */
  readonly at: number
  readonly lines: readonly Text[]
}

/** A turn as a list. */
export function chaptersOf(engine: MatchEngine, beats: readonly Beat[]): readonly Chapter[] {
  const chapters: { card: number | undefined; at: number; lines: Text[] }[] = []
  beats.forEach((beat, at) => {
    const last = chapters.at(-1)
    const isNext = last === undefined || beat.kind === 'card' || last.card !== beat.card
    const lines = isOnlySeen(beat) && beat.card !== undefined ? [] : beatText(engine, beat)
    if (isNext) chapters.push({ card: beat.card, at, lines: [...lines] })
    else last.lines.push(...lines)
  })
  return chapters
}
