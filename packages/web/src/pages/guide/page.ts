import type { DescribedMenu } from '@longtable/kernel'
import type { Happened } from '@longtable/server/wire'
import { noteAfter, noteFor, type Lesson, type LessonMoment } from '../../game-ui/lesson.ts'

/** What the guide says now, and what it has said. */
export interface Page {
  /** The last question it was turned for. */
  readonly question: string | undefined
  /** Others decide, or the table still shows what happened. */
  readonly isWaiting: boolean
  readonly ask: string | undefined
  /** On what has just happened. */
  readonly aside: string | undefined
  /** It stood there while the seat was asked something. */
  readonly isAsideRead: boolean
  readonly seen: ReadonlySet<string>
  /** The guide itself answers this question, so nobody reads what stands here. */
  readonly isPassing: boolean
  /** The last update it has looked at. */
  readonly read: number
}

export const firstPage: Page = {
  question: undefined,
  isWaiting: true,
  ask: undefined,
  aside: undefined,
  isAsideRead: false,
  seen: new Set(),
  isPassing: false,
  read: -1,
}

/** Where the match stands, for the guide. */
export interface Now extends LessonMoment {
  readonly asked: DescribedMenu | null
  readonly seat: number
  readonly events: readonly Happened[]
  /** What the guide is answering by itself. */
  readonly run?: Run | undefined
}

/** Two questions are the same one if they are put in the same words and offer the same. */
export function questionKey(asked: DescribedMenu): string {
  const offered = asked.entries
    .filter(({ revises, idle }) => !revises && idle !== true)
    .map(({ choice }) => choice)
  return JSON.stringify([asked.step, asked.question, offered])
}

/** The next page; the same one as long as nothing has changed for this seat. */
export function turnPage(lesson: Lesson, page: Page, now: Now): Page {
  const { asked, seat, events } = now
  const question = asked !== null && asked.awaited ? questionKey(asked) : undefined
  const isWaiting = question === undefined
  const read = events.at(-1)?.at ?? -1
  const isSame = isWaiting || question === page.question
  if (isSame && isWaiting === page.isWaiting && read === page.read) return page
  // A note has been read when its question is answered, that is, when another one is put.
  const seen = isSame ? page.seen : withRead(page)
  const happened = events.filter(({ at }) => at > page.read).flatMap((one) => one.events)
  const news = noteAfter(lesson, happened, seat, seen)
  const aside = news ?? (page.aside !== undefined && seen.has(page.aside) ? undefined : page.aside)
  const isAsideRead = !isWaiting || (page.isAsideRead && news === undefined)
  const turned = { ...page, isWaiting, aside, isAsideRead, seen, read }
  return isSame || asked === null ? turned : askedPage(lesson, { ...turned, question }, asked, now)
}

/** The page for a new question. */
function askedPage(lesson: Lesson, turned: Page, asked: DescribedMenu, now: Now): Page {
  const page = { ...turned, ask: noteFor(lesson, asked.step, now, turned.seen), isPassing: false }
  const isPassing = now.run !== undefined && goesOn(lesson, now.run, page, asked, now)
  return isPassing ? { ...page, ask: undefined, isPassing, isAsideRead: false } : page
}

function withRead({ seen, ask, aside, isAsideRead }: Page): ReadonlySet<string> {
  return new Set([...seen, ...[ask, isAsideRead ? aside : undefined].filter((id) => id !== undefined)])
}

/** A run of choices that the guide makes: of which stretch, and the moment at which it was started. */
export interface Run {
  readonly stretch: string
  readonly from: string
}

/** Tells one moment from another, even when the same is asked twice in a row. */
export function momentOf({ question, isWaiting, read }: Page): string | undefined {
  return isWaiting || question === undefined ? undefined : `${read} ${question}`
}

/** May the guide choose once more? It stops where its stretch ends, and wherever the lesson wants it to. */
export function goesOn(
  lesson: Lesson,
  run: Run,
  page: Page,
  asked: DescribedMenu,
  moment: LessonMoment,
): boolean {
  const verb = moment.suggestion?.choice.do
  if (verb === undefined || lesson.stretchOf(asked.step, verb) !== run.stretch) return false
  return momentOf(page) === run.from || !lesson.isStop(asked, moment, page.ask, page.seen)
}
