import type { GameEvent } from '@longtable/kernel'
import { face, type Event } from '@longtable/mage-knight/board'
import { eventOf, type Scene } from '../view/view-facts.ts'

/** A new round, with what it put on the table. */
export interface NewRound {
  readonly round: number
  readonly night: boolean
  readonly units: readonly number[]
  readonly actions: readonly number[]
  readonly spells: readonly number[]
  readonly lessons: readonly number[]
  readonly gained: readonly Extract<Event, { event: 'dummyGained' }>[]
}

/** What is worth a scene of all that has just happened. */
export interface News {
  readonly dummy: readonly number[] | undefined
  readonly announced: number | undefined
  readonly ending: boolean
  readonly ended: number | undefined
  readonly round: NewRound | undefined
  readonly order: readonly number[] | undefined
  readonly levelled: { readonly seat: number; readonly level: number } | undefined
  readonly rolled: { readonly seat: number; readonly colours: readonly number[] } | undefined
}

function find<K extends Event['event']>(
  events: readonly Event[],
  kind: K,
): Extract<Event, { event: K }> | undefined {
  return all(events, kind).at(-1)
}

function all<K extends Event['event']>(events: readonly Event[], kind: K): Extract<Event, { event: K }>[] {
  return events.filter((event): event is Extract<Event, { event: K }> => event.event === kind)
}

/** What a stage shows already is no news. */
export function newsOf(happened: readonly GameEvent[], scene: Scene): News | undefined {
  const events = happened.map(eventOf)
  const rolled = all(events, 'rolledFor')
  const news: News = {
    dummy: find(events, 'dummyDrew')?.cards,
    announced: find(events, 'announced')?.seat,
    ending: find(events, 'gameEnding') !== undefined,
    ended: find(events, 'roundEnded')?.round,
    round: roundOf(events),
    order: find(events, 'turnOrder')?.order,
    levelled: scene === 'level' ? undefined : find(events, 'levelled'),
    rolled:
      rolled.length === 0 || scene === 'rewards'
        ? undefined
        : { seat: rolled[0].seat, colours: rolled.map(({ colour }) => colour) },
  }
  return Object.values(news).some((part) => part !== undefined && part !== false) ? news : undefined
}

function roundOf(events: readonly Event[]): NewRound | undefined {
  const began = find(events, 'dayBegan') ?? find(events, 'nightBegan')
  if (began === undefined) return undefined
  const offered = all(events, 'offered').map(({ card }) => card)
  return {
    round: began.round,
    night: began.event === 'nightBegan',
    units: all(events, 'offerDealt').flatMap(({ units }) => units),
    actions: offered.filter((card) => face(card).is !== 'spell'),
    spells: offered.filter((card) => face(card).is === 'spell'),
    lessons: all(events, 'lessonAdded').map(({ card }) => card),
    gained: all(events, 'dummyGained'),
  }
}

/** Milliseconds that it is worth. */
export function timeOf({ round, dummy, announced, ending, levelled }: News): number {
  if (round !== undefined) return 9000
  if (announced !== undefined || ending) return 7000
  return dummy !== undefined || levelled !== undefined ? 4500 : 3500
}
