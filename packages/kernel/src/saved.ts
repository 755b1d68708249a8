import type { Engine } from './engine.ts'
import { readChoice, type Choice } from './menu.ts'
import type { Position } from './position.ts'
import { asArray, asObject, damaged, int, ints, type Json } from './schema.ts'
import type { GameTypes } from './frames.ts'

/** Why nobody can take a choice back: something was drawn at random, or somebody learned something. */
export type Barrier = 'drew' | 'revealed'

/** A choice that can be made again: what was drawn before it says what it will draw. */
type SavedChoice = {
  readonly seat: number
  readonly choice: Choice
  readonly epoch: number
  readonly counters: readonly number[]
  readonly gesture: number | null
  /** The moment before it, as whoever keeps the match numbers moments. */
  readonly moment: number | null
}

/** A match in the middle as plain JSON: what it takes to go on, and to take back what can be taken back. */
export type SavedMatch = {
  /** The position from which the choices that are kept lead to the current one. */
  readonly origin: Json
  readonly made: readonly SavedChoice[]
  /** Whose choices led to the origin. */
  readonly settled: readonly number[]
  /** Why the last of these stands, where that is known. */
  readonly barrier: Barrier | null
  /** The moment before that one. */
  readonly barrierMoment: number | null
  readonly epochs: number
  /** The current position, if it is not the origin: for rules that changed so that the choices lead elsewhere. */
  readonly now: Json
  readonly hash: string
}

/** What was saved, checked, with its origin read. */
export interface ReadMatch<G extends GameTypes> extends Omit<SavedMatch, 'origin'> {
  readonly origin: Position<G>
}

const whole = int(0)

/** Checks that a piece of JSON is a saved match of this engine's game, and says what is wrong if it is not. */
export function readSaved<G extends GameTypes>(engine: Engine<G>, json: Json): ReadMatch<G> {
  const from = asObject(json, 'match')
  const origin = readPosition(engine, from['origin'] ?? null, 'origin')
  const epochs = whole.decode(from['epochs'] ?? null, 'epochs')
  if (origin.random.epoch > epochs) damaged('epochs', 'no less than the origin has')
  const made = asArray(from['made'] ?? null, 'made').map((each, i) =>
    readMade(engine, each, epochs, `made[${i}]`),
  )
  const settled = asArray(from['settled'] ?? null, 'settled').map((seat, i) =>
    readSeat(engine, seat, `settled[${i}]`),
  )
  const { barrier, hash, now = null } = from
  if (barrier !== null && barrier !== 'drew' && barrier !== 'revealed') {
    return damaged('barrier', 'drew, revealed or nothing')
  }
  if (typeof hash !== 'string') return damaged('hash', 'a hash')
  if (made.length > 0) asObject(now, 'now')
  const barrierMoment = readMoment(from['barrierMoment'], 'barrierMoment')
  return { origin, made, settled, barrier, barrierMoment, epochs, now, hash }
}

/** A position of a match, in which knowledge is kept. */
export function readPosition<G extends GameTypes>(engine: Engine<G>, json: Json, path: string): Position<G> {
  const position = engine.decode(asObject(json, path))
  if (position.knowledge === null) damaged(`${path}.books`, 'what each viewer knows')
  return position
}

function readMade<G extends GameTypes>(
  engine: Engine<G>,
  json: Json,
  epochs: number,
  path: string,
): SavedChoice {
  const { seat, choice, epoch, counters, gesture, moment } = asObject(json, path)
  return {
    seat: readSeat(engine, seat ?? null, `${path}.seat`),
    choice: readChoice(choice ?? null, `${path}.choice`),
    epoch: int(0, epochs).decode(epoch ?? null, `${path}.epoch`),
    counters: ints(engine.game.streams.length, 0).decode(counters ?? null, `${path}.counters`),
    gesture: gesture === null ? null : whole.decode(gesture ?? null, `${path}.gesture`),
    moment: readMoment(moment, `${path}.moment`),
  }
}

/** Matches that were saved long ago know of no moments. */
function readMoment(json: Json | undefined, path: string): number | null {
  return json === undefined || json === null ? null : whole.decode(json, path)
}

function readSeat<G extends GameTypes>(engine: Engine<G>, json: Json, path: string): number {
  return int(0, engine.seats - 1).decode(json, path)
}
