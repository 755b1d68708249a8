import {
  eventText,
  text,
  type Engine,
  type GameEvent,
  type Position,
  type Text,
  type View,
} from '@longtable/kernel'

/** A match that was played, moment by moment: what each of them looked like, and what led to it. */
export interface TimelineSource {
  readonly engine: Engine
  /** Who sat where: names, or the level of a bot. */
  readonly names: readonly string[]
  /** Through whose eyes it can be seen; the one after the last seat only watches. */
  readonly viewers: readonly number[]
  /** How many moments there are; the first is before the first choice. */
  readonly length: number
  /** Why it ends before its end, if it does. */
  readonly trouble: Text | undefined
  view(at: number, viewer: number): View
  /** What this viewer was told when it came to this. */
  events(at: number, viewer: number): readonly GameEvent[]
  /** Who went back, where that is how it came to this. */
  back(at: number): Back | undefined
  /** Was what led to this moment taken back later? */
  isTakenBack(at: number): boolean
}

export interface Back {
  readonly text: Text
  /** Everybody agreed to it; otherwise only those know who see something change. */
  readonly isAgreed: boolean
}

export interface Moment {
  readonly at: number
  readonly view: View
  readonly events: readonly GameEvent[]
  readonly awaited: readonly number[]
  /** The last line of the viewer's story that was told by then; -1 before the first. */
  readonly line: number
}

/** One thing that happened, in words. */
export interface StoryLine {
  /** The moment it led to. */
  readonly at: number
  readonly text: Text
  readonly isTakenBack: boolean
  /** The round that begins with it. */
  readonly round: number | undefined
}

/** A source, and what is told of it to each viewer. */
export class Timeline {
  readonly source: TimelineSource
  readonly engine: Engine
  readonly names: readonly string[]
  readonly seats: number
  readonly viewers: readonly number[]
  readonly length: number
  readonly #lines = new Map<number, readonly StoryLine[]>()

  constructor(source: TimelineSource) {
    this.source = source
    this.engine = source.engine
    this.names = source.names
    this.seats = source.engine.seats
    this.viewers = source.viewers
    this.length = source.length
  }

  moment(at: number, viewer: number): Moment {
    const view = this.source.view(at, viewer)
    return {
      at,
      view,
      events: this.source.events(at, viewer),
      awaited: this.engine.awaited(seenPosition(view)),
      line: this.lines(viewer).findLastIndex((line) => line.at <= at),
    }
  }

  /** All that a viewer was told, in order. */
  lines(viewer: number): readonly StoryLine[] {
    const known = this.#lines.get(viewer)
    if (known !== undefined) return known
    const told = Array.from({ length: this.length }, (_, at) => this.#told(at, viewer)).flat()
    this.#lines.set(viewer, told)
    return told
  }

  #told(at: number, viewer: number): readonly StoryLine[] {
    const isTakenBack = this.source.isTakenBack(at)
    const back = this.source.back(at)
    // What others took back in secret is nothing that one noticed.
    const words = back !== undefined && this.isNews(at, viewer) ? [{ text: back.text, round: undefined }] : []
    return [...words, ...this.#described(at, viewer)].map((line) => ({ at, isTakenBack, ...line }))
  }

  #described(at: number, viewer: number): readonly Pick<StoryLine, 'text' | 'round'>[] {
    const { engine, source } = this
    const events = source.events(at, viewer)
    if (events.length === 0) return []
    const ctx = engine.viewContext(source.view(at, viewer))
    return events.map((event) => ({ text: eventText(engine.game, ctx, event), round: roundOf(event) }))
  }

  /** The moments at which a round begins, as far as the rounds stand. */
  rounds(viewer: number): readonly { readonly at: number; readonly round: number }[] {
    return this.lines(viewer).flatMap(({ at, round, isTakenBack }) =>
      round === undefined || isTakenBack ? [] : [{ at, round }],
    )
  }

  /** Did this viewer notice anything? In a step in which all decide at once, one does not see what others do. */
  isNews(at: number, viewer: number): boolean {
    if (at === 0 || this.source.events(at, viewer).length > 0 || this.source.back(at)?.isAgreed === true)
      return true
    return JSON.stringify(this.source.view(at, viewer)) !== JSON.stringify(this.source.view(at - 1, viewer))
  }

  /** The next moment at which there is something new to see, or the one before; at an end, the end itself. */
  step(at: number, by: 1 | -1, viewer: number): number {
    const last = this.length - 1
    let to = at + by
    while (to > 0 && to < last && !this.isNews(to, viewer)) to += by
    return Math.min(Math.max(to, 0), last)
  }

  /** The beginning of the next round or of this one, or of the one before where this one has just begun. */
  stepRound(at: number, by: 1 | -1, viewer: number): number {
    const begins = [0, ...this.rounds(viewer).map((round) => round.at)]
    if (by === 1) return begins.find((each) => each > at) ?? this.length - 1
    return begins.findLast((each) => each < at) ?? 0
  }
}

function roundOf(event: GameEvent): number | undefined {
  const round = 'round' in event && event.event === 'round' ? event.round : undefined
  return typeof round === 'number' ? round : undefined
}

/** Whom the match waits for follows from what everybody sees. */
function seenPosition({ state, stack }: View): Position {
  return {
    state,
    stack: stack as Position['stack'],
    random: { seed: [], epoch: 0, counters: [] },
    knowledge: null,
  }
}

/** A seat took something back; undefined where it is not known which. */
export function takenBackBy(seat: number | undefined): Back {
  if (seat === undefined) return { text: text('web.replay.back.somebody'), isAgreed: false }
  const player = text('player', { number: seat + 1 })
  return { text: text('web.replay.back.seat', { player }), isAgreed: false }
}

export const agreedBack: Back = { text: text('web.replay.back.all'), isAgreed: true }
