import { immortals } from '@longtable/immortals'
import { loadGames } from '@longtable/games'
import {
  Engine,
  Match,
  Random,
  seedFrom,
  seedToHex,
  type Choice,
  type Game,
  type Json,
  type Position,
} from '@longtable/kernel'
import { createArbiter } from '../../src/arbiter/arbiter.ts'
import { firstLine } from '../../src/host/log-lines.ts'
import { commitmentOf, sha256 } from '../../src/wire/commitment.ts'
import type { Change, MatchRow } from '../../src/store/store.ts'
import type { Pace } from '../../src/wire/index.ts'

const registry = await loadGames()

export const game = immortals as unknown as Game

const arbiter = createArbiter(registry)
const engines = new Map<number, Engine>()

export function engineFor(seats: number): Engine {
  const engine = engines.get(seats) ?? new Engine(game, seats)
  engines.set(seats, engine)
  return engine
}

/** The steps of the game that ask somebody something. */
export const askingSteps: readonly string[] = game.steps
  .filter(({ kind }) => kind === 'ask')
  .map(({ name }) => name)

/** A moment of a match, and what is asked there. */
export interface Moment {
  readonly step: string
  readonly seats: number
  readonly position: Position
}

/** The seat that is asked then, or the first of them. */
export function askedAt({ seats, position }: Moment): number {
  return engineFor(seats).awaited(position)[0]
}

/** Moments of random games: of each step so many. */
export function moments(
  seats: number,
  most: number,
  seed: string,
  wanted: readonly string[] = askingSteps,
): Moment[] {
  const engine = engineFor(seats)
  const found = new Map<string, Moment[]>()
  const isMissing = (step: string): boolean => wanted.includes(step) && (found.get(step)?.length ?? 0) < most
  const note = (step: string, position: Position): void => {
    if (isMissing(step))
      found.set(step, [...(found.get(step) ?? []), { step, seats, position: engine.copy(position) }])
  }
  for (const moment of draftsAtAnEnd(engine, seed)) note(moment.step, moment.position)
  for (let n = 0; n < 120 && wanted.some(isMissing); n++) {
    const random = new Random(seedFrom(`${seed} ${n}`))
    const position = engine.start(seedFrom(`${seed} match ${n}`))
    while (!engine.over(position)) {
      const seat = random.pick(engine.awaited(position))
      const menu = engine.plainMenu(position, seat)
      if (menu === null) throw new Error('nothing is asked of an awaited seat')
      // Not the first moment of a phase, where less is hidden.
      if (random.below(3) === 0 || n > 4) note(menu.step, position)
      engine.apply(position, seat, random.pick(menu.offered))
    }
  }
  return wanted.flatMap((step) => found.get(step) ?? [])
}

/** The last choice before all decide at once, and who makes it. */
export interface Eve extends Moment {
  readonly seat: number
  readonly choice: Choice
  /** It cannot be taken back in any case. */
  readonly final: boolean
}

export function evesOf(step: string, seats: number, seed: string): Eve[] {
  const engine = engineFor(seats)
  const found: Eve[] = []
  for (let n = 0; n < 4; n++) {
    const random = new Random(seedFrom(`${seed} eve ${n}`))
    const position = engine.start(seedFrom(`${seed} eve ${n}`))
    while (!engine.over(position)) {
      const before = engine.copy(position)
      const seat = random.pick(engine.awaited(position))
      const choice = random.pick(engine.plainMenu(position, seat)?.offered ?? [])
      const { drew, taught } = engine.apply(position, seat, choice)
      const opened = engine.isSimultaneous(position) && !engine.isSimultaneous(before)
      if (opened && position.stack.at(-1)?.step === step) {
        found.push({ step, seats, position: before, seat, choice, final: drew || taught })
      }
    }
  }
  return found
}

/** A draft that stands still is too rare to wait for: it is ended by hand. */
function draftsAtAnEnd(engine: Engine, seed: string): Moment[] {
  const random = new Random(seedFrom(`${seed} draft`))
  const position = engine.start(seedFrom(`${seed} draft`))
  for (let picks = 0; picks < 12;) {
    const seat = random.pick(engine.awaited(position))
    const menu = engine.plainMenu(position, seat)
    if (menu === null) break
    if (menu.step === 'draft.pick.mine') picks++
    engine.apply(position, seat, random.pick(menu.offered))
  }
  const stack = position.stack.slice(0, position.stack.findIndex(({ step }) => step === 'draft') + 1)
  position.stack = [...stack, { step: 'draft.last', turn: 0 } as Position['stack'][number]]
  engine.resume(position)
  const [seat] = engine.awaited(position)
  const step = engine.plainMenu(position, seat)?.step ?? ''
  return [{ step, seats: engine.seats, position }]
}

/** Two positions that look the same to one viewer. */
export interface Pair {
  readonly id: string
  readonly step: string
  readonly seats: number
  /** A seat, or the number of seats for somebody who only watches. */
  readonly viewer: number
  readonly positions: readonly [Position, Position]
  readonly pace: Pace
  readonly created: number
}

const LIVE: Pace = { kind: 'live', clock: null }

/** With `dice`, what will be drawn is the same too, so that the two go on alike for longer. */
export function pairOf(
  { step, seats, position }: Moment,
  viewer: number,
  n: number,
  { dice, pace = LIVE }: { readonly dice: boolean; readonly pace?: Pace },
): Pair {
  const engine = engineFor(seats)
  const other = engine.imagine(engine.view(position, viewer), new Random(seedFrom(`other ${n}`)))
  if (dice) other.random = structuredClone(position.random)
  const id = `match-${String(n).padStart(5, '0')}`
  return { id, step, seats, viewer, positions: [position, other], pace, created: 1_600_000_000_000 + n }
}

export function isHiddenDifferent({ seats, positions: [a, b] }: Pair): boolean {
  const { codec: shape } = engineFor(seats)
  return shape.hashFacts(a) !== shape.hashFacts(b)
}

/** The key of whoever sits there; the seat after the last one is somebody who only watches. */
export function keyOf(pair: Pair, seat: number): string {
  return `${personOf(pair, seat)}.${secretOf(pair, seat)}`
}

function personOf({ id }: Pair, seat: number): string {
  return `${id}-person-${seat}`
}

function secretOf(pair: Pair, seat: number): string {
  return sha256(personOf(pair, seat)).slice(0, 43)
}

/** What a server would have written when such a match began, in world 0 or 1. */
export function written(pair: Pair, world: 0 | 1): Change[] {
  const { id, seats, positions, pace, created } = pair
  const engine = engineFor(seats)
  const start = engine.encode(positions[world])
  const row = rowOf(pair, seedToHex(positions[world].random.seed), start)
  const setting = { game: game.id, rulesVersion: game.rulesVersion, config: engine.config, seats }
  const opening = { ...setting, from: { start }, snapshot: null, lines: [], counters: null, whole: false }
  const opened = arbiter.open(id, opening)
  arbiter.close(id)
  if ('needs' in opened) throw new Error('a match that begins needs nothing')
  const people = Array.from({ length: seats + 1 }, (_, seat): Change[] => {
    const person = personOf(pair, seat)
    const hash = sha256(secretOf(pair, seat))
    return [
      { put: 'person', person: { id: person, name: nameOf(seat), created } },
      { put: 'key', key: { person, hash, device: '', created, seen: created } },
    ]
  }).flat()
  const holders = Array.from({ length: seats }, (_, seat): Change => {
    return { put: 'holder', match: id, seat, person: personOf(pair, seat) }
  })
  return [
    ...people,
    { put: 'match', match: { ...row, pace } },
    ...firstLine(row, opened, created).changes,
    ...holders,
  ]
}

function nameOf(seat: number): string {
  return ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'][seat]
}

function rowOf(pair: Pair, seed: string, start: Json): MatchRow {
  const { id, seats, pace, created } = pair
  const { config } = engineFor(seats)
  const salt = sha256(id)
  return {
    id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    config,
    pace,
    late: 'ask',
    listed: true,
    password: null,
    host: personOf(pair, 0),
    seats: Array.from({ length: seats }, (_, seat) => ({
      kind: 'person',
      name: nameOf(seat),
      bot: null,
      muted: false,
      resigned: false,
      invitation: sha256(`${id} ${seat}`),
      standing: [],
    })),
    seeded: false,
    seed,
    salt,
    commitment: commitmentOf(seed, salt),
    start,
    base: 0,
    status: 'running',
    created,
    started: created,
    ended: null,
    paused: null,
    clocks: null,
    result: null,
    previous: null,
    next: null,
    notice: null,
    webhook: null,
    botSeed: sha256(`${id} bots`),
  }
}

/** What the rules say happens in a world, beside what its server says. */
export function shadow({ seats, positions }: Pair, world: 0 | 1): Match {
  return new Match(engineFor(seats), positions[world], { settles: true })
}
