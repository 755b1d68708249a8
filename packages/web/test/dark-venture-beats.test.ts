import { darkVenture, type DarkVenture } from '@longtable/dark-venture'
import type { Event, VentureViewContext } from '@longtable/dark-venture/board'
import { Engine, Random, seedFrom } from '@longtable/kernel'
import { describe, expect, it } from 'vitest'
import { scene } from '../../dark-venture/test/support/scene.ts'
import { beatsOf, type Beat } from '../src/games/dark-venture/timeline/beats.ts'
import {
  advanced,
  again,
  atLast,
  atNext,
  blank,
  ended,
  heard,
  paused,
  resumed,
  shownOf,
  type Timeline,
} from '../src/games/dark-venture/timeline/timeline.ts'
import { timeAt } from '../src/games/dark-venture/timeline/pace.ts'
import { turnCounts } from '../src/games/dark-venture/timeline/turns.ts'

interface Heard {
  readonly before: VentureViewContext
  readonly events: readonly Event[]
  readonly after: VentureViewContext
}

/** A game of anybody, as a seat sees it, update by update. */
function* updatesOf(seats: number, config: Record<string, string>, seat: number): Generator<Heard> {
  const engine: Engine<DarkVenture> = new Engine(darkVenture, seats, config)
  const random = new Random(seedFrom('beats'))
  const position = engine.start(seedFrom('beats'))
  const ctx = (): VentureViewContext => engine.viewContext(engine.view(position, seat))
  let before = ctx()
  for (let choices = 0; choices < 2500 && !engine.over(position); choices++) {
    const [asked] = engine.awaited(position)
    const menu = engine.plainMenu(position, asked)
    if (menu === null) throw new Error('nothing is asked')
    const { events } = engine.apply(position, asked, random.pick(menu.offered))
    const after = ctx()
    yield { before, events: engine.eventsFor(events, seat), after }
    before = after
  }
}

const TABLES = [
  ['a solo scenario', 1, { mode: 'scenario', scenario: 'drownedFeast' }],
  ['the adventure', 2, { mode: 'adventure' }],
  ['Victory', 3, { mode: 'victory', target: '10' }],
  ['Victory with Auto-Enemies', 2, { mode: 'victory', target: '10', varpen: 'auto', dhargon: 'auto' }],
] as const

describe('what has happened as moments', () => {
  it.each(TABLES)('ends where the table stands, in %s', { timeout: 60_000 }, (_, seats, config) => {
    let count = 0
    for (const { before, events, after } of updatesOf(seats, { ...config }, 0)) {
      const beats = beatsOf(before, events, { seat: 0 })
      if (beats.length === 0) continue
      count += beats.length
      expect(beats.at(-1)?.ctx.state.at).toEqual(after.state.at)
      for (const { time, nodes } of beats) {
        expect(time).toBeGreaterThan(0)
        expect(time).toBeLessThanOrEqual(2000)
        for (const node of nodes) expect(node).toBeGreaterThanOrEqual(0)
      }
    }
    expect(count).toBeGreaterThan(100)
  })

  it('tells every event once and in order, besides those that nobody waits for', () => {
    for (const { before, events } of updatesOf(1, { mode: 'scenario', scenario: 'drownedFeast' }, 1)) {
      const beats = beatsOf(before, events, { seat: null })
      const told = beats.flatMap((beat) => beat.events)
      expect(told).toEqual(events.filter((event) => told.includes(event)))
    }
  })

  it('gives the cards of an Auto-Enemy in their order, and says which is carried out', () => {
    const { events, before } = autoTurn()
    const beats = beatsOf(before, events, { seat: 0 })
    const cards = beats.filter(({ kind }) => kind === 'card')
    expect(cards.map(({ card }) => card)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    let now: number | undefined
    for (const beat of beats.filter(({ side }) => side === 0)) {
      if (beat.kind === 'card') now = beat.card
      expect(beat.card).toBe(now)
    }
  })

  it('goes on with a card that was interrupted', () => {
    const { before } = autoTurn()
    const step: Event = { event: 'stepped', piece: 0, from: 40, to: 41, pay: 0, part: 0 }
    expect(beatsOf(before, [step], { seat: 0, card: 4 }).map(({ card, isOwn }) => [card, isOwn])).toEqual([
      [4, false],
    ])
  })

  it('shows a combat with those who fell still standing, then without them', () => {
    const before = quiet()
    const at = before.state.at.findIndex((node) => node >= 0)
    const square = before.state.at[at]
    const events: Event[] = [
      { event: 'attacked', side: 1, versus: 0, attackers: [100], target: at, range: 0 },
      { event: 'rolled', attack: [6], defence: [1] },
      {
        event: 'fought',
        attackers: [100],
        defenders: [at],
        attack: 6,
        defence: 1,
        won: true,
        counter: false,
      },
      { event: 'killed', piece: at, by: 1, square, heir: -1 },
    ]
    const [fight, fate, ...rest] = beatsOf(before, events, { seat: null })
    expect([fight.kind, fight.time, fight.events.length, fight.ctx.state.at[at]]).toEqual([
      'fight',
      2000,
      4,
      square,
    ])
    expect([fate.kind, fate.events.length, fate.ctx.state.at[at] < 0, rest.length]).toEqual([
      'change',
      0,
      true,
      0,
    ])
  })

  it('leaves a combat that somebody is asked about to its stage', () => {
    const before = quiet()
    const rolled: Event = { event: 'rolled', attack: [6], defence: [1] }
    expect(beatsOf(before, [rolled], { seat: null })).toEqual([])
  })

  it('takes no longer for a long walk than for a middling one', () => {
    const before = quiet()
    const steps = Array.from({ length: 8 }, (_, n): Event => {
      return { event: 'stepped', piece: 0, from: n, to: n + 1, pay: 0, part: 0 }
    })
    const beats = beatsOf(
      before,
      [{ event: 'autoGoes', piece: 0, goal: 'playerUnit', to: 8, moves: 8 }, ...steps],
      {
        seat: null,
      },
    )
    expect(beats).toHaveLength(9)
    expect(sumOf(beats)).toBeGreaterThan(880)
    expect(sumOf(beats)).toBeLessThan(920)
    expect(beats.slice(1).map(({ nodes }) => nodes)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((node) => [node, 8]),
      [8],
    ])
  })
})

/** One unit of each of two sides, far apart. */
function quiet(): VentureViewContext {
  const { engine, position } = scene({
    sides: { varpen: { units: { a: 'varpen-whelp F12' } }, dhargon: { units: { x: 'dhargon-hunter A1' } } },
  })
  return engine.viewContext(engine.view(position, 0))
}

const sumOf = (beats: readonly Beat[]): number => beats.reduce((sum, { time }) => sum + time, 0)

/** A whole turn of an Auto-Enemy that nobody is asked in. */
function autoTurn(): Heard {
  for (const update of updatesOf(2, { mode: 'victory', target: '10', varpen: 'auto' }, 0)) {
    const cards = update.events.filter(({ event }) => event === 'autoCard')
    if (cards.length === 10) return update
  }
  throw new Error('the Auto-Enemy was always interrupted')
}

function told({ before, events, after }: Heard, speed: 'normal' | 'card' | 'result' = 'normal'): Timeline {
  return heard(blank(before, []), { ctx: after, happened: events, seat: 0, isStill: false, speed })
}

describe('a timeline', () => {
  const turn = autoTurn()

  it('shows what was before until it is played, and what is so in the end', () => {
    let timeline = told(turn)
    expect(shownOf(timeline)).not.toBe(turn.after)
    const count = timeline.beats.length
    for (let n = 0; n < count; n++) timeline = advanced(timeline, 'normal')
    expect(timeline.beats).toEqual([])
    expect(shownOf(timeline)).toBe(turn.after)
  })

  it('plays nothing where nothing moves, but can be watched again', () => {
    const timeline = heard(blank(turn.before, []), {
      ctx: turn.after,
      happened: turn.events,
      seat: 0,
      isStill: true,
      speed: 'normal',
    })
    expect([timeline.beats.length, shownOf(timeline)]).toEqual([0, turn.after])
    const kept = timeline.turns.find(({ isAuto }) => isAuto)
    if (kept === undefined) throw new Error('the turn was not kept')
    const replayed = again(timeline, kept, 'normal', true)
    expect([replayed.isPaused, replayed.at, replayed.isAgain]).toEqual([true, 0, true])
    expect(ended(replayed)).toMatchObject({ beats: [], isAgain: false })
    expect(turnCounts(kept).moved).toBeGreaterThan(0)
  })

  it('goes card by card', () => {
    let first = told(turn, 'card')
    while (!first.isPaused) first = advanced(first, 'card')
    expect([first.beats[first.at].kind, first.beats[first.at].card, first.isPaused]).toEqual([
      'card',
      1,
      true,
    ])
    let on = resumed(first, 'card')
    expect(on.beats[on.at]).not.toBe(first.beats[first.at])
    while (!on.isPaused) on = advanced(on, 'card')
    expect([on.beats[on.at].kind, on.beats[on.at].card]).toEqual(['card', 2])
    const third = atNext(on, 'card')
    expect(third.beats[third.at].card).toBe(3)
    expect(atLast(third).beats[atLast(third).at].card).toBe(2)
  })

  it('shows only the last moment to whoever wants the result', () => {
    const timeline = told(turn, 'result')
    expect(timeline.at).toBe(timeline.beats.length - 1)
  })

  it('waits until the story has been read, unless nothing else is to be seen', () => {
    const begins: Event = { event: 'storyBegins' }
    const first = told({ ...turn, events: [begins, ...turn.events] }, 'result')
    expect([first.at, first.isPaused, first.beats[0].events[0]]).toEqual([0, true, begins])
    expect(resumed(first, 'normal')).toMatchObject({ at: 1, isPaused: false })
    expect(told({ ...turn, events: [begins] }).beats).toEqual([])
  })

  it('ends at once when something is taken back, and plays nothing twice', () => {
    const timeline = paused(told(turn))
    const back = heard(timeline, {
      ctx: turn.before,
      happened: [],
      seat: 0,
      isStill: false,
      speed: 'normal',
    })
    expect([back.beats.length, shownOf(back)]).toEqual([0, turn.before])
    const same = heard(back, {
      ctx: turn.after,
      happened: turn.events,
      seat: 0,
      isStill: false,
      speed: 'normal',
    })
    expect([same.beats.length, shownOf(same)]).toEqual([0, turn.after])
  })

  it('plays nothing that does not follow from what was seen', () => {
    const { state } = turn.after
    const elsewhere = {
      ...turn.after,
      state: { ...state, at: state.at.map((node) => (node < 0 ? 1 : node)) },
    }
    const gone = { ...blank(elsewhere, []), isStale: true }
    const timeline = heard(gone, {
      ctx: turn.after,
      happened: turn.events,
      seat: 0,
      isStill: false,
      speed: 'normal',
    })
    expect([timeline.beats.length, shownOf(timeline)]).toEqual([0, turn.after])
  })

  it('jumps to the end of what is too much', () => {
    let timeline = told(turn)
    for (let n = 0; n < 20; n++) {
      const events = [...turn.events]
      timeline = heard(timeline, {
        ctx: turn.after,
        happened: events,
        seat: 0,
        isStill: false,
        speed: 'normal',
      })
    }
    expect(timeline.beats.length).toBeLessThanOrEqual(200)
  })

  it('keeps nobody waiting for steps of their own, but for a combat', () => {
    const before = quiet()
    const step: Event = { event: 'stepped', piece: 0, from: 1, to: 2, pay: 0, part: 0 }
    const fought: Event = {
      event: 'fought',
      attackers: [0],
      defenders: [30],
      attack: 3,
      defence: 2,
      won: true,
      counter: false,
    }
    const isQuiet = (happened: readonly Event[], seat: number | null): boolean =>
      heard(blank(before, []), { ctx: { ...before }, happened, seat, isStill: false, speed: 'normal' })
        .isQuiet
    expect(isQuiet([step, step, step], 0)).toBe(true)
    expect(isQuiet([step, step, step], null)).toBe(false)
    expect(isQuiet([step, fought], 0)).toBe(false)
  })
})

it('A reel takes a minute and a half at most', () => {
  expect(timeAt('normal', 1000, 50_000, false)).toBe(1000)
  expect(timeAt('slow', 1000, 100_000, false)).toBe(900)
  expect(timeAt('result', 300, 100_000, false)).toBe(900)
  expect(timeAt('quick', 180, 180, true)).toBe(180)
})
