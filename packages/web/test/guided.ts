import { letChoose } from '@longtable/bots'
import {
  Engine,
  Match,
  Random,
  seedFrom,
  type DescribedMenu,
  type Choice,
  type Game,
  type GameEvent,
} from '@longtable/kernel'
import type { GameViewContext } from '../src/game-ui/game-ui.ts'
import type { Lesson } from '../src/game-ui/lesson.ts'
import { firstPage, turnPage, type Page } from '../src/pages/guide/page.ts'
import { suggestionFor } from '../src/pages/guide/suggestion.ts'

export const ME = 0

/** The first game, where this seat is first asked something. */
export function newPlay(lesson: Lesson, game: Game) {
  const { seats, config, seed } = lesson.first
  const engine = new Engine(game, seats.length, config)
  const match = new Match(engine, seedFrom(seed))
  const random = new Random(seedFrom(seed))
  while (!engine.awaited(match.position).includes(ME)) {
    const [seat] = engine.awaited(match.position)
    match.choose(seat, letChoose(lesson.beginner, engine, match.position, seat, random))
  }
  const ctx = (): GameViewContext => engine.viewContext(engine.view(match.position, ME))
  const moment = { ctx: ctx(), suggestion: undefined }
  return { engine, match, random, ctx, moment }
}

export type Play = ReturnType<typeof newPlay>

export function askedOf({ engine, match }: Pick<Play, 'engine' | 'match'>): DescribedMenu {
  const asked = engine.describedMenu(match.position, ME)
  if (asked === null) throw new Error('nothing is asked')
  return asked
}

/** What the guide has on its slip when this seat is asked something. */
export interface Visit {
  readonly page: Page
  readonly asked: DescribedMenu
  readonly ctx: GameViewContext
  readonly suggested: Choice
}

/** Plays the first game with the guide looking on; the visitor sees every question and may choose something else. */
export function playGuided(lesson: Lesson, game: Game, visit: (visit: Visit) => Choice | void) {
  const { engine, match, random, ctx } = newPlay(lesson, game)
  let page = firstPage
  let count = 0
  const events: { at: number; time: number; back: boolean; events: readonly GameEvent[] }[] = []
  const tell = (told: Parameters<typeof engine.eventsFor>[0]): void => {
    events.push({ at: events.length, time: 0, back: false, events: engine.eventsFor(told, ME) })
  }
  while (!engine.over(match.position)) {
    const asked = engine.describedMenu(match.position, ME)
    const view = engine.view(match.position, ME)
    const suggestion = suggestionFor(lesson, { asked, view, engine })
    page = turnPage(lesson, page, { asked, ctx: ctx(), seat: ME, events, suggestion })
    const awaited = engine.awaited(match.position)
    if (asked !== null && awaited.includes(ME)) {
      count++
      if (suggestion === undefined) throw new Error('no suggestion')
      const choice = visit({ page, asked, ctx: ctx(), suggested: suggestion.choice }) ?? suggestion.choice
      tell(match.choose(ME, choice).events)
    } else {
      const [seat] = awaited
      tell(match.choose(seat, letChoose(lesson.beginner, engine, match.position, seat, random)).events)
    }
  }
  page = turnPage(lesson, page, { asked: null, ctx: ctx(), seat: ME, events, suggestion: undefined })
  return { page, asked: count, result: engine.result(match.position), state: ctx().state }
}
