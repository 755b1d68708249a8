import { type Choice, Engine, type Position, Random, seedFrom } from '@longtable/kernel'
import type { Steering } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { coverage, rows } from '../src/coverage.ts'
import { darkVenture } from '../src/game.ts'
import { pictureAfter, pictures } from '../src/preview/picture/index.ts'
import { Z } from '../src/state/card-pool.ts'
import type { Event } from '../src/state/events/index.ts'
import { hasFlag } from '../src/state/queries/pieces.ts'
import type { StateView } from '../src/state/schema.ts'
import type { DarkVenture, VentureViewContext } from '../src/state/tables/match-tables.ts'
import { steer } from '../src/steering.ts'

/** Whole games of every story: the events of each update lead from the view before it to the view after it. */

/** What is drawn of the flags of a piece: its part, restrained, has drawn, wounded, guard, stopped. */
const DRAWN = 1 | 2 | 8 | 64 | 128 | 256 | 512

const FIELDS = [
  'at',
  'side',
  'captor',
  'goods',
  'load',
  'marks',
  'built',
  'litter',
  'lies',
  'points',
] as const

function drawn(s: StateView): Readonly<Record<string, readonly unknown[]>> {
  return {
    ...Object.fromEntries(FIELDS.map((field) => [field, s[field]])),
    flags: s.flags.map((flags) => flags & DRAWN),
    army: s.army.map((pieces) => pieces.join()),
    prisoners: s.prisoners,
    story: s.story.slice(0, 2),
    worn: s.cards[Z.worn].toSorted((a, b) => a - b),
    dropped: s.cards[Z.dropped].toSorted((a, b) => a - b),
  }
}

/** Where two pictures differ, and how. */
function differences(picture: StateView, after: StateView): string[] {
  const [ours, theirs] = [drawn(picture), drawn(after)]
  return Object.keys(theirs).flatMap((field) => {
    const length = Math.max(ours[field].length, theirs[field].length)
    return Array.from({ length }, (_, i) => i)
      .filter((i) => ours[field][i] !== theirs[field][i])
      .map((i) => `${field}[${i}]: ${String(ours[field][i])}, not ${String(theirs[field][i])}`)
  })
}

/** Rows that no event has shown at work yet: some of the games are steered towards them. */
const missing = new Set(Object.entries(rows).flatMap(([kind, of]) => of.map((row) => `${kind}/${row}`)))
const steering = steer(missing)
const told = new Set<string>()

function note(events: readonly Event[], { tables }: Engine<DarkVenture>): void {
  for (const event of events) {
    told.add(event.event)
    coverage(event, (kind, row) => void missing.delete(`${kind}/${row}`), tables)
  }
}

/** Now and then what only people do: something is handed over, seldom somebody gives up. */
function revision(revisions: readonly Choice[], random: Random): Choice | undefined {
  if (random.below(8) > 0) return undefined
  const wanted = revisions.filter((one) => one.do !== 'forfeit' || random.below(50) === 0)
  return wanted.length === 0 ? undefined : random.pick(wanted)
}

function choose(
  engine: Engine<DarkVenture>,
  position: Position<DarkVenture>,
  seat: number,
  random: Random,
  by?: Steering<DarkVenture>,
): Choice {
  const menu = engine.plainMenu(position, seat)
  if (menu === null) throw new Error('nothing is asked')
  const fresh = by === undefined ? [] : menu.offered.filter((one) => by.leads(engine, position, seat, one))
  return revision(menu.revisions, random) ?? random.pick(fresh.length > 0 ? fresh : menu.offered)
}

/** A game that steering keeps from ending is given up. */
const MOST_CHOICES = 900

/** Plays a game and compares after every choice, for the seat that chose and for a spectator in turn. */
function playThrough(engine: Engine<DarkVenture>, seed: string, by?: Steering<DarkVenture>): number {
  const random = new Random(seedFrom(`${seed}/play`))
  const position = engine.start(seedFrom(seed))
  const lookOf = (viewer: number): VentureViewContext => engine.viewContext(engine.view(position, viewer))
  let choices = 0
  for (; !engine.over(position) && (by === undefined || choices < MOST_CHOICES); choices++) {
    const [seat] = engine.awaited(position)
    by?.prepare(engine, position, seat, random)
    const viewer = choices % 2 === 0 ? seat : engine.seats
    const before = lookOf(viewer)
    const choice = choose(engine, position, seat, random, by)
    const events = engine.eventsFor(engine.apply(position, seat, choice).events, viewer)
    note(events, engine)
    const wrong = differences(events.reduce(pictureAfter, before).state, lookOf(viewer).state)
    if (wrong.length === 0) continue
    const happened = [choice, ...events].map((one) => JSON.stringify(one))
    throw new Error([`${seed}, choice ${choices}`, ...wrong, ...happened].join('\n'))
  }
  return choices
}

const tables = darkVenture.scenarios.map(
  ({ id, players: { min, max }, config }, n) => [id, min + ((n + 1) % (max - min + 1)), config] as const,
)

describe('The events of every update lead to what is drawn after it', () => {
  test.each(tables)('in a game of %s with %i', { timeout: 120_000 }, (id, seats, config) => {
    const engine = new Engine(darkVenture, seats, { ...config })
    expect(playThrough(engine, `picture ${id}`)).toBeGreaterThan(20)
  })

  test.each(tables)('in steered games of %s with %i', { timeout: 120_000 }, (id, seats, config) => {
    const engine = new Engine(darkVenture, seats, { ...config, redTokenStops: 'unit' })
    for (const game of [0, 1])
      expect(playThrough(engine, `steered ${id} ${game}`, steering)).toBeGreaterThan(1)
  })

  test('where restraints come and go', () => {
    const engine = new Engine(darkVenture, 2, { mode: 'victory' })
    const ctx = engine.viewContext(engine.view(engine.start(seedFrom('restraints')), 0))
    const events: Event[] = [
      { event: 'restrained', piece: 3 },
      { event: 'brokeFree', side: 0, pieces: [3] },
    ]
    note(events, engine)
    expect(hasFlag(pictureAfter(ctx, events[0]).state, 3, 'restrained')).toBe(true)
    expect(hasFlag(events.reduce(pictureAfter, ctx).state, 3, 'restrained')).toBe(false)
  })

  test('where flags, clocks and coats change', () => {
    const engine = new Engine(darkVenture, 2, { mode: 'adventure' })
    const ctx = engine.viewContext(engine.view(engine.start(seedFrom('story')), 0))
    const events: Event[] = [
      { event: 'placed', side: 0, piece: 3, at: 40, from: 'supply' },
      { event: 'joined', piece: 3, side: 1 },
      { event: 'flag', flag: 2 },
      { event: 'flagCleared', flag: 2 },
      { event: 'clock', clock: 2, now: 3 },
    ]
    note(events, engine)
    const { state } = events.reduce(pictureAfter, ctx)
    expect([state.side[3], state.story[0], state.story[engine.tables.clockWord[2]]]).toEqual([1, 0, 3])
  })

  test('whatever is told', () => {
    expect(Object.keys(pictures).filter((event) => !told.has(event))).toEqual([])
  })
})

test('A picture leaves the view before it as it was', () => {
  const engine = new Engine(darkVenture, 2, { mode: 'victory' })
  const ctx = engine.viewContext(engine.view(engine.start(seedFrom('untouched')), 0))
  const before = JSON.stringify(ctx.state)
  const after = pictureAfter(ctx, { event: 'placed', side: 0, piece: 3, at: 40, from: 'supply' })
  expect([after.state.at[3], ctx.state.at[3]]).toEqual([40, -1])
  expect(JSON.stringify(ctx.state)).toBe(before)
  expect(pictureAfter(ctx, { event: 'storyBegins' })).toBe(ctx)
})
