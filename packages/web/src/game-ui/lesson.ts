import type { DescribedMenu, BotPlayer, GameEvent, MenuEntry } from '@longtable/kernel'
import type { WantedMatch } from '@longtable/server/client'
import type { GameViewContext } from './game-ui.ts'

export interface Note<Topic extends string = string> {
  readonly topic: Topic
  /** Where it stands in the rules. */
  readonly rule: string
  /** It has a piece of advice besides. */
  readonly hasTip: boolean
  /** What to look at; where nothing is named, the place of the suggestion is shown. */
  readonly place?: (ctx: GameViewContext) => string | undefined
}

/** Where the match stands when a question is put. */
export interface LessonMoment {
  readonly ctx: GameViewContext
  /** What a beginner would choose. */
  readonly suggestion: MenuEntry | undefined
}

export interface AskNote<Id extends string = string> {
  readonly id: Id
  /** Only where one of these is the thing to do now. */
  readonly verbs?: readonly string[]
  /** Only in this case. */
  readonly when?: (moment: LessonMoment) => boolean
}

/** The guided first game of a game: its match, and what is said when something first comes up. */
export interface Lesson {
  /** The id of the game. */
  readonly game: string
  /** The namespace of its messages, which are among those of the game's table. */
  readonly namespace: string
  /** The match, the same for everybody. */
  readonly first: WantedMatch & {
    readonly config: NonNullable<WantedMatch['config']>
    readonly seed: string
  }
  /** Suggests what to choose. */
  readonly beginner: BotPlayer
  /** What a newcomer has learned about, in the order in which it comes up. */
  readonly topics: readonly string[]
  readonly notes: Readonly<Record<string, Note>>
  /** The note on how a game is scored, which the guide ends with. */
  readonly last: string
  /** What is taught where a step asks, one note after the other. */
  readonly asking: Readonly<Record<string, readonly AskNote[]>>
  /** The note about something that has happened. */
  readonly noteAbout: (event: GameEvent, seat: number) => string | undefined
  /** Questions that the guide may answer in one go, by the name of the button; `verb` is what it would choose now. */
  readonly stretchOf: (step: string, verb: string | undefined) => string | undefined
  /** Within a stretch: does the guide stop for this question, whose note would be `ask`? */
  readonly isStop: (
    asked: DescribedMenu,
    moment: LessonMoment,
    ask: string | undefined,
    seen: ReadonlySet<string>,
  ) => boolean
}

/** Notes about what has happened, by the names of events. */
export function aboutEvents(about: Readonly<Record<string, string>>): Lesson['noteAbout'] {
  return ({ event }) => about[event]
}

/**
 * A guide that may go on within a turn: it chooses for nobody at the steps that one has to choose at alone, and stops
 * where there is something to say and where a turn begins.
 */
export function withinTurns(
  alone: ReadonlySet<string>,
  turnStep: string,
  isFresh: (ctx: GameViewContext) => boolean,
): Pick<Lesson, 'stretchOf' | 'isStop'> {
  return {
    stretchOf: (step) => (alone.has(step) ? undefined : 'turn'),
    isStop: ({ step }, { ctx }, ask) => ask !== undefined || (step === turnStep && isFresh(ctx)),
  }
}

/** Where the messages of a lesson are. */
export function messagesKey({ namespace }: Pick<Lesson, 'namespace'>): string {
  return `web.${namespace}`
}

/** The note for a question, the first time that it comes up; undefined when all has been said. */
export function noteFor(
  { asking }: Pick<Lesson, 'asking'>,
  step: string,
  moment: LessonMoment,
  seen: ReadonlySet<string>,
): string | undefined {
  const verb = moment.suggestion?.choice.do
  const found = asking[step]?.find(
    ({ id, verbs, when }) =>
      !seen.has(id) &&
      (verbs === undefined || (verb !== undefined && verbs.includes(verb))) &&
      (when === undefined || when(moment)),
  )
  return found?.id
}

/** Has anything been said about this step? */
export function isKnown(
  { asking }: Pick<Lesson, 'asking'>,
  step: string,
  seen: ReadonlySet<string>,
): boolean {
  return (asking[step] ?? []).some(({ id }) => seen.has(id))
}

/** What to look at for a note. */
export function placeOf({ notes }: Lesson, id: string, ctx: GameViewContext): string | undefined {
  return notes[id]?.place?.(ctx)
}

/** The note for what has just happened, newest first. */
export function noteAfter(
  { noteAbout }: Pick<Lesson, 'noteAbout'>,
  happened: readonly GameEvent[],
  seat: number,
  seen: ReadonlySet<string>,
): string | undefined {
  for (const one of happened.toReversed()) {
    const id = noteAbout(one, seat)
    if (id !== undefined && !seen.has(id)) return id
  }
  return undefined
}

/** What has come up so far. */
export function learned({ notes }: Lesson, seen: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...seen].flatMap((id) => notes[id]?.topic ?? []))
}
