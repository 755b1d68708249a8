import { expect, test } from 'vitest'
import {
  Engine,
  Playout,
  Random,
  seedFrom,
  type Game,
  type Json,
  type Step,
  type Told,
} from '@longtable/kernel'
import { proves } from '@longtable/kernel/proofs'
import { regionIds } from '../src/content/ids.ts'
import { immortals } from '../src/game.ts'
import { Z } from '../src/state/cards.ts'
import type { Event } from '../src/state/events.ts'
import type { Immortals, State } from '../src/state/schema.ts'
import { otherReadings } from './support/readings.ts'
import { region, scene, site, type Scene, type SiteName } from './support/scene.ts'
import { effort, seeded } from '../../../scripts/effort.ts'

type Options = Readonly<Record<string, Json>>

/** Plays one game at random, as fast as the rules allow, and looks after every choice. */
function playOut(engine: Engine<Immortals>, seed: string): { rounds: number; choices: number } {
  const random = new Random(seedFrom(`${seed}/play`))
  const playout = new Playout(engine, engine.start(seedFrom(seed)))
  const { position } = playout
  let choices = 0
  while (!playout.over) {
    const offered = playout.choices
    if (offered.length === 0) throw new Error(`${seed}: nothing is offered`)
    playout.take(offered[random.below(offered.length)])
    choices++
    const wrong = immortals.violations(position.state, engine.tables, engine.seats)
    if (wrong.length > 0) throw new Error(`${seed}, after ${choices} choices: ${wrong.join('; ')}`)
    if (choices > 20_000) throw new Error(`${seed}: never ends`)
  }
  return { rounds: position.state.round, choices }
}

const rounds = { 3: 7, 4: 5, 5: 5 } as const
const counts = [3, 4, 5] as const

const GAMES = effort({ quick: 60, deep: 667 })

/** Random games, each watched after every choice. */
function manyGames(seats: 3 | 4 | 5): void {
  const engine = new Engine(immortals, seats)
  let choices = 0
  for (let game = 0; game < GAMES; game++) {
    const played = playOut(engine, seeded(`whole ${seats} ${game}`))
    expect(played.rounds).toBe(rounds[seats])
    choices += played.choices
  }
  expect(choices).toBeGreaterThan(GAMES * 300)
}

proves(
  ['IMM-END-1', 'IMM-SETUP-5', 'IMM-SUPPLY-4', 'IMM-BATTLE-30'],
  'random games of three end after 7 rounds, with every cube and card in its place after every choice',
  () => manyGames(3),
)

proves(
  ['IMM-END-1', 'IMM-SETUP-5', 'IMM-SUPPLY-4', 'IMM-BATTLE-30'],
  'random games of four end after 5 rounds, with every cube and card in its place after every choice',
  () => manyGames(4),
)

proves(
  ['IMM-END-1', 'IMM-SETUP-5', 'IMM-SUPPLY-4', 'IMM-BATTLE-30'],
  'random games of five end after 5 rounds, with every cube and card in its place after every choice',
  () => manyGames(5),
)

const values: readonly Options[] = [
  { tower: 'hybrid' },
  { tower: 'classic' },
  { tower: 'floors' },
  { scoring: 'occupation' },
  { scoring: 'cards' },
  { draftOwnTwin: 'keep' },
  { draftOwnTwin: 'discard' },
  { regionCardAnyRealm: true },
  { regionCardAnyRealm: false },
  { portalOwnCard: 'A' },
  { portalOwnCard: 'B' },
  { portalLosses: 'attacked' },
  { portalLosses: 'origin' },
  { alliesAlone: 'noCard' },
  { alliesAlone: 'card' },
  { capitalLimit: 'perRealm' },
  { capitalLimit: 'perName' },
  { leftoverAllies: 'tray' },
  { leftoverAllies: 'supply' },
  { takeoverFromStack: 'compare' },
  { takeoverFromStack: 'free' },
  { takeoverCompare: 'holder' },
  { takeoverCompare: 'twinOccupier' },
  { houseReturn: false },
  { houseReturn: true },
  // All the other readings at once.
  { ...otherReadings, tower: 'classic' },
]

test('Games with every value of every option are whole', () => {
  const seen = new Map<string, Set<Json>>()
  for (const options of values) {
    for (const [option, value] of Object.entries(options)) {
      seen.set(option, (seen.get(option) ?? new Set()).add(value))
    }
    for (const seats of counts) {
      const engine = new Engine(immortals, seats, options)
      for (let game = 0; game < effort({ quick: 1, deep: 4 }); game++) {
        expect(playOut(engine, `option ${seats} ${game}`).rounds).toBe(rounds[seats])
      }
    }
  }
  // No option was forgotten, but for the number of rounds and the edition, which have tests of their own.
  const all = Object.entries(immortals.config).flatMap(([option, spec]): [string, Set<Json>][] => {
    if (spec.kind === 'one') return [[option, new Set(spec.of)]]
    return spec.kind === 'flag' ? [[option, new Set([true, false])]] : []
  })
  expect(seen).toEqual(new Map(all))
})

proves('IMM-SETUP-6', 'Games of 10 rounds, and of every number below, last that long', () => {
  for (const seats of counts) {
    for (let agreed = 1; agreed <= 10; agreed++) {
      const engine = new Engine(immortals, seats, { rounds: agreed })
      const games = agreed === 10 ? effort({ quick: 4, deep: 20 }) : 1
      for (let game = 0; game < games; game++) {
        expect(playOut(engine, `rounds ${seats} ${game}`).rounds).toBe(agreed)
      }
    }
  }
})

/**
 * An owner's edition in which two tribes have many small groups: whoever has them places long after the others, who
 * keep a card in each round meanwhile, until no card is left and the draft stands still.
 */
const manyGroups: Options = {
  edition: {
    tribes: {
      humans: { groups: [1, 1, 1, 1, 1, 1, 1, 1, 1] },
      demons: { groups: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
    },
  },
}

proves('IMM-START-22', 'A draft that stands still is always ended, also when a realm is full', () => {
  for (const seats of counts) {
    const engine = new Engine(immortals, seats, manyGroups)
    for (let game = 0; game < 20; game++) {
      expect(playOut(engine, `groups ${seats} ${game}`).rounds).toBe(rounds[seats])
    }
  }
})

proves(
  'IMM-START-22',
  'Where the realm of the hand has no free site, the other realm takes the groups',
  () => {
    const dark = regionIds.map((id): SiteName => `${id} dark`)
    const standstill = (occupied: readonly SiteName[]): Scene =>
      scene({
        draftRealm: [1, 0, 0],
        armies: Object.fromEntries(occupied.map((name) => [name, [1, 1]])),
        players: [{ groups: [3] }],
        stack: [{ step: 'start', phase: 2 }, { step: 'draft' }, { step: 'draft.last', turn: 0 }],
      })
    const full = standstill(dark)
    expect(full.offered()).toHaveLength(25)
    full.choose({ do: 'site', site: site('treehome light') }).choose({ do: 'group', armies: 3 })
    expect(full.at('treehome light')).toEqual({ owner: 0, armies: 3 })
    const oneFree = standstill(dark.slice(1))
    expect(oneFree.offered()).toEqual([{ do: 'site', site: site('tribute-pass dark') }])
    expect(oneFree.why({ do: 'site', site: site('treehome light') })).toBe('IMM-START-22')
  },
)

const eventKinds: Readonly<Record<Event['event'], true>> = {
  colour: true,
  tribes: true,
  firstPlayer: true,
  placed: true,
  dealt: true,
  chosen: true,
  kept: true,
  keptCard: true,
  regionCard: true,
  regionCardBack: true,
  passedOn: true,
  resources: true,
  seeded: true,
  limbo: true,
  round: true,
  drew: true,
  drewCard: true,
  declined: true,
  reshuffled: true,
  reinforced: true,
  planned: true,
  revealed: true,
  compensated: true,
  passed: true,
  forfeited: true,
  extracted: true,
  transition: true,
  built: true,
  attacked: true,
  thrown: true,
  battle: true,
  lost: true,
  occupied: true,
  moved: true,
  marker: true,
  takeover: true,
  scored: true,
  over: true,
}

/** What happened at least once. */
class Seen {
  readonly steps = new Set<string>()
  readonly events = new Set<string>()
  readonly battles = new Set<string>()

  note(told: readonly Told<Event>[]): void {
    for (const { event } of told) {
      this.events.add(event.event)
      if (event.event === 'battle') {
        this.battles.add(`${event.defender < 0 ? 'empty' : 'defended'} ${event.outcome}`)
        this.battles.add(`side ${event.side}`)
      }
    }
  }

  /** The game with an eye on each step: on those that run, and on those that ask. */
  watched(): Game<Immortals> {
    const note = (name: string): void => void this.steps.add(name)
    const watch = (step: Step<Immortals>): Step<Immortals> => {
      switch (step.kind) {
        case 'run':
          return {
            ...step,
            run: (...all) => {
              note(step.name)
              step.run(...all)
            },
          }
        case 'ask':
          return {
            ...step,
            take: (...all) => {
              note(step.name)
              step.take(...all)
            },
          }
        case 'simultaneous':
          return {
            ...step,
            done: (...all) => {
              note(step.name)
              step.done(...all)
            },
          }
      }
    }
    return { ...immortals, steps: immortals.steps.map(watch) }
  }
}

const SHY = new Set(['forfeit', 'pass', 'ready'])

/** Plays one game with everything: books, events and explanations. */
function play(engine: Engine<Immortals>, seed: string, seen: Seen): void {
  const random = new Random(seedFrom(`${seed}/play`))
  const opening: Told<Event>[] = []
  const position = engine.start(seedFrom(seed), opening)
  seen.note(opening)
  let scored = 0
  while (!engine.over(position)) {
    const seat = random.pick(engine.awaited(position))
    const offered = engine.menu(position, seat)?.offered ?? []
    // Giving up comes only on second thoughts, so that more is done.
    const first = random.pick(offered)
    const choice = SHY.has(first.do) ? random.pick(offered) : first
    const { events } = engine.apply(position, seat, choice)
    seen.note(events)
    scored += events.filter(({ event }) => event.event === 'scored').length
    const wrong = immortals.violations(position.state, engine.tables, engine.seats)
    if (wrong.length > 0) throw new Error(`${seed}: ${wrong.join('; ')}`)
  }
  // IMM-SCORE-11
  expect(scored).toBe(engine.seats * engine.tables.rounds)
}

proves(
  ['IMM-SCORE-11', 'IMM-END-1'],
  'Over some games every step, every event and every way a battle can end occurs',
  () => {
    const seen = new Seen()
    const game = seen.watched()
    for (const seats of counts) {
      const engine = new Engine(game, seats)
      for (let n = 0; n < 25; n++) play(engine, `seen ${seats} ${n}`, seen)
    }
    play(new Engine(game, 5, { ...manyGroups, rounds: 1 }), 'seen groups', seen)
    expect(seen.steps).toEqual(new Set(immortals.steps.map(({ name }) => name)))
    expect(seen.events).toEqual(new Set(Object.keys(eventKinds)))
    expect(seen.battles).toEqual(
      new Set([
        'empty attacker',
        'empty inhabitants',
        'defended attacker',
        'defended defender',
        'defended tie',
        'side A',
        'side B',
        'side C',
      ]),
    )
  },
)

test('What does not hold is noticed, in sentences', () => {
  const wrong = (change: (s: State) => void): string[] => {
    const { engine, state } = scene({
      armies: { 'treehome light': [0, 3] },
      holders: { treehome: 0 },
      players: [{ board: { magicA: 'blank' } }],
    })
    change(state)
    return immortals.violations(state, engine.tables, engine.seats)
  }
  const at = site('treehome light')
  expect(wrong(() => undefined)).toEqual([])
  expect(wrong((s) => s.armies[at]++)).toEqual(['seat 0 has 44 cubes, not 43'])
  expect(wrong((s) => s.tower[1]++)).toEqual(['seat 1 has 44 cubes, not 43'])
  expect(wrong((s) => s.players[2].boxed--)).toEqual(['seat 2 has 42 cubes, not 43'])
  expect(wrong((s) => (s.players[0].gold = -1))).toEqual(['seat 0 owes gold or energy'])
  expect(wrong((s) => (s.players[0].energy = -1))).toEqual(['seat 0 owes gold or energy'])
  expect(wrong((s) => s.players[0].points++)).toEqual(["seat 0's points have no source"])
  expect(wrong((s) => (s.players[1].limbo = [-1, 1]))).toEqual(["seat 1's limbo is below zero"])
  expect(wrong((s) => s.inhabitants--)).toEqual(['19 inhabitants, not 20'])
  expect(wrong((s) => (s.owner[site('the-murk dark')] = 1))).toEqual([
    `site ${site('the-murk dark')} has no owner or no armies`,
  ])
  expect(wrong((s) => s.portals--)).toEqual(['portals were lost'])
  expect(wrong((s) => s.tiles++)).toEqual(['building tiles were lost'])
  expect(wrong((s) => s.cards[Z.deck].pop())).toEqual(['108 cards, not 109'])
  expect(wrong((s) => s.cards[Z.hand].push(s.cards[Z.deck][0]))).toEqual([
    expect.stringMatching(/^card \d+ is in two places$/),
    '110 cards, not 109',
  ])
  expect(wrong((s) => s.cards[Z.discard].push(s.cards[Z.hand].pop() ?? 0))).toEqual([
    'only conflict cards are discarded',
  ])
  expect(wrong((s) => (s.holder[region('treehome')] = 1))).toEqual([
    `the card of region ${region('treehome')} is not with its holder`,
  ])
  expect(wrong((s) => (s.holder[region('the-murk')] = 1))).toEqual([
    `the card of region ${region('the-murk')} is not with its holder`,
  ])
})
