import type { Config } from './config.ts'
import { Engine } from './engine.ts'
import type { Game } from './game.ts'
import { Match, type LogEntry } from './match.ts'
import { readChoice } from './menu.ts'
import { seedFrom } from './random.ts'
import { asArray, asObject, damaged, type Json } from './schema.ts'
import type { GameTypes } from './frames.ts'
import { refuse, UserError, text, type Text } from './text.ts'

export const FORMAT = 'longtable-match'
const VERSION = 1
/** After how many lines of the log the state is noted down. */
const EVERY = 25

export interface Mark {
  /** After this many lines of the log. */
  readonly at: number
  readonly hash: string
  /** A short hash of each field, so that a difference can be named. */
  readonly fields: Readonly<Record<string, string>>
}

/** A match as a file: everything it takes to play it again, and marks to check it by. */
export interface MatchFile {
  readonly format: typeof FORMAT
  readonly version: number
  readonly game: string
  readonly rulesVersion: number
  readonly config: Config
  readonly seed: string
  /** Who sat where: names, or the level of a bot. */
  readonly seats: readonly string[]
  /** Where the match started, if not at the beginning of the game. */
  readonly start?: Json
  readonly log: readonly LogEntry[]
  readonly marks: readonly Mark[]
  /** What a server published before the match began, the SHA-256 of `seed:salt`, and that salt: always both. */
  readonly commitment?: string
  readonly salt?: string
}

/** Writes down marks while a match goes on. */
export class Recorder<G extends GameTypes> {
  readonly match: Match<G>
  readonly seats: readonly string[]
  private readonly marks: Mark[] = []
  private readonly fromStart: boolean

  constructor(match: Match<G>, seats: readonly string[], fromStart = true) {
    if (!match.isLogged) throw new Error('a match that settles or was restored has no log to write down')
    this.match = match
    this.seats = seats
    this.fromStart = fromStart
  }

  /** To be called after each line of the log. */
  note(): void {
    if (this.match.log.length % EVERY === 0) this.mark()
  }

  private mark(): void {
    const at = this.match.log.length
    if (this.marks.at(-1)?.at === at) return
    const { engine, position } = this.match
    this.marks.push({ at, hash: engine.hash(position), fields: engine.codec.fieldHashes(position) })
  }

  file(): MatchFile {
    this.mark()
    const { engine, start, log } = this.match
    const file: MatchFile = {
      format: FORMAT,
      version: VERSION,
      game: engine.game.id,
      rulesVersion: engine.rulesVersion,
      config: engine.config,
      seed: this.match.seed,
      seats: this.seats,
      log: log.slice(),
      marks: this.marks.slice(),
    }
    return this.fromStart ? file : { ...file, start: engine.encode(start) }
  }
}

/** Checks that a piece of JSON is a match file, and says what is wrong if it is not. */
export function readMatchFile(json: Json): MatchFile {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) refuse('kernel.file.foreign')
  const from = asObject(json, 'file')
  if (from['format'] !== FORMAT) refuse('kernel.file.foreign')
  if (from['version'] !== VERSION)
    refuse('kernel.file.version', { version: JSON.stringify(from['version'] ?? null), known: VERSION })
  const word = (key: string): string => {
    const value = from[key]
    return typeof value === 'string' ? value : damaged(key, 'a word')
  }
  const rulesVersion = from['rulesVersion']
  if (typeof rulesVersion !== 'number' || !Number.isInteger(rulesVersion) || rulesVersion < 1) {
    damaged('rulesVersion', 'a whole number from 1 on')
  }
  const seed = word('seed')
  if (!/^[0-9a-f]{64}$/.test(seed)) damaged('seed', '64 hexadecimal digits')
  const file: MatchFile = {
    format: FORMAT,
    version: VERSION,
    game: word('game'),
    rulesVersion: rulesVersion as number,
    config: asObject(from['config'] ?? null, 'config'),
    seed,
    seats: asArray(from['seats'] ?? null, 'seats').map((name, i) =>
      typeof name === 'string' ? name : damaged(`seats[${i}]`, 'a name'),
    ),
    log: asArray(from['log'] ?? null, 'log').map((entry, i) => readEntry(entry, `log[${i}]`)),
    marks: asArray(from['marks'] ?? null, 'marks').map((mark, i) => readMark(mark, `marks[${i}]`)),
  }
  const started = from['start'] === undefined ? file : { ...file, start: from['start'] }
  if (from['commitment'] === undefined && from['salt'] === undefined) return started
  const [commitment, salt] = [word('commitment'), word('salt')]
  if (!/^[0-9a-f]{64}$/.test(commitment)) damaged('commitment', '64 hexadecimal digits')
  if (!/^[0-9a-f]+$/.test(salt)) damaged('salt', 'hexadecimal digits')
  return { ...started, commitment, salt }
}

function readEntry(json: Json, path: string): LogEntry {
  const from = asObject(json, path)
  if (typeof from['rewind'] === 'number') return { rewind: from['rewind'] }
  const seat = from['seat']
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0) damaged(`${path}.seat`, 'a seat')
  if (from['undo'] === true) return readUndo(seat as number, from['times'], path)
  if (from['gesture'] !== undefined) {
    const gesture = asArray(from['gesture'], `${path}.gesture`)
    return {
      seat: seat as number,
      gesture: gesture.map((choice, i) => readChoice(choice, `${path}.gesture[${i}]`)),
    }
  }
  return { seat: seat as number, choice: readChoice(from['choice'] ?? null, `${path}.choice`) }
}

function readUndo(seat: number, times: Json | undefined, path: string): LogEntry {
  if (times === undefined) return { seat, undo: true }
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 2)
    damaged(`${path}.times`, 'a whole number from 2 on')
  return { seat, undo: true, times: times as number }
}

function readMark(json: Json, path: string): Mark {
  const { at, hash, fields } = asObject(json, path)
  if (typeof at !== 'number' || typeof hash !== 'string') damaged(path, 'a mark')
  const named: Record<string, string> = {}
  for (const [key, value] of Object.entries(asObject(fields ?? null, `${path}.fields`)))
    named[key] = typeof value === 'string' ? value : damaged(`${path}.fields.${key}`, 'a hash')
  return { at: at as number, hash: hash as string, fields: named }
}

/** Where a replay left what the file says: the line of the log, and what differed. */
export interface Difference {
  readonly at: number
  readonly entry: LogEntry | undefined
  readonly text: Text
}

export interface Replay<G extends GameTypes> {
  readonly match: Match<G>
  readonly difference: Difference | undefined
}

/** Sets a match up as its file says, before the first choice. */
export function openMatch<G extends GameTypes>(game: Game<G>, file: MatchFile): Match<G> {
  if (file.game !== game.id) refuse('kernel.file.game', { game: file.game, wanted: game.id })
  if (file.rulesVersion > game.rulesVersion) {
    refuse('kernel.file.newer', { version: file.rulesVersion, known: game.rulesVersion })
  }
  const engine = new Engine(game, file.seats.length, file.config, file.rulesVersion)
  return new Match(engine, file.start === undefined ? seedFrom(file.seed) : engine.decode(file.start))
}

/** Plays a match file again, as far as `until`, and stops at the first difference. */
export function replay<G extends GameTypes>(
  game: Game<G>,
  file: MatchFile,
  { until = file.log.length, onLine }: { until?: number; onLine?: (match: Match<G>) => void } = {},
): Replay<G> {
  const match = openMatch(game, file)
  const marks = new Map(file.marks.map((mark) => [mark.at, mark]))
  const first = checkMark(match, marks.get(0))
  if (first !== undefined) return { match, difference: { at: 0, entry: undefined, text: first } }
  for (let at = 1; at <= Math.min(until, file.log.length); at++) {
    const entry = file.log[at - 1]
    try {
      match.follow(entry)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      return { match, difference: { at, entry, text: error.text } }
    }
    onLine?.(match)
    const differs = checkMark(match, marks.get(at))
    if (differs !== undefined) return { match, difference: { at, entry, text: differs } }
  }
  return { match, difference: undefined }
}

function checkMark<G extends GameTypes>(match: Match<G>, mark: Mark | undefined): Text | undefined {
  if (mark === undefined) return undefined
  const { engine, position } = match
  const hash = engine.hash(position)
  if (hash === mark.hash) return undefined
  const now = engine.codec.fieldHashes(position)
  const fields = Object.keys(now).filter((key) => now[key] !== mark.fields[key])
  return text('kernel.replay.differs', {
    hash: mark.hash,
    found: hash,
    fields: fields.join(', ') || 'random, books',
  })
}
