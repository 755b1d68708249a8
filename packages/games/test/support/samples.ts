import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { loadGames } from '@longtable/games'
import {
  Engine,
  Match,
  seedFrom,
  type Config,
  type Game,
  type Json,
  type SavedMatch,
} from '@longtable/kernel'
import type { Onward } from './onward.ts'

const registry = await loadGames()

/** What was written down of a match file when it was made. */
export interface FileSample {
  readonly file: string
  /** The edition file that it was made with. */
  readonly edition?: string
  readonly hash: string
  readonly over: boolean
  readonly asked: readonly Asked[]
  readonly onward: Onward
}

interface Asked {
  readonly seat: number
  readonly step: string
}

interface Table {
  readonly seats: number
  readonly rulesVersion: number
  readonly config: Config
}

/** A moment of a match: together they have every step that play has come to, with everything it keeps. */
export interface PositionSample extends Table {
  /** What is new in it: the frames by step and fields, and what lasts. */
  readonly holds: readonly string[]
  readonly position: Json
  readonly hash: string
  readonly onward: Onward
}

/** A match as a server keeps it between two visits, in which something can still be taken back. */
export interface SavedSample extends Table {
  readonly saved: SavedMatch
  readonly seat: number
  /** After this seat has taken back its last choice. */
  readonly undone: string
  readonly onward: Onward
}

/** The names of a game that stand in files, on disks and in messages. */
/** How a scenario is asked for. */
export interface ScenarioName {
  readonly id: string
  readonly players: { readonly min: number; readonly max: number }
  readonly config: Readonly<Record<string, unknown>>
}

export interface Names {
  readonly rulesVersion: number
  readonly players: { readonly min: number; readonly max: number }
  readonly streams: readonly string[]
  /** Each step with the fields of its frame. */
  readonly steps: Readonly<Record<string, readonly string[]>>
  readonly options: Readonly<Record<string, object>>
  readonly scenarios: readonly ScenarioName[]
  readonly bots: readonly string[]
  readonly rules: readonly string[]
}

export const samples = new URL('../samples/', import.meta.url)

/** One folder for each version that wrote some. */
export function versions(): readonly URL[] {
  return readdirSync(samples).map((name) => new URL(`${name}/`, samples))
}

export function readSample<T>(folder: URL, name: string): T {
  const bytes = readFileSync(new URL(name, folder))
  return JSON.parse((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()) as T
}

export function gameOf(id: string): Game {
  const found = registry.find(({ game }) => game.id === id)
  if (found === undefined) throw new Error(`there is no game ${id}`)
  return found.game
}

export function askedAt({ engine, position }: Match): Asked[] {
  return engine
    .awaited(position)
    .map((seat) => ({ seat, step: engine.plainMenu(position, seat)?.step ?? '' }))
}

export function namesOf(id: string): Names {
  const { game, bots } = registry.find((each) => each.game.id === id) ?? { game: gameOf(id), bots: [] }
  return JSON.parse(
    JSON.stringify({
      rulesVersion: game.rulesVersion,
      players: game.players,
      streams: game.streams,
      steps: Object.fromEntries(game.steps.map(({ name, locals }) => [name, Object.keys(locals.fields)])),
      options: game.config,
      scenarios: game.scenarios,
      bots: bots.map((bot) => bot.id),
      rules: game.rules.map((rule) => rule.id),
    }),
  ) as Names
}

/**
 * A match with corrections of an owner, before its first choice: one that was written down and said no more, so that what came
 * later is not in its box.
 */
export function playedWith(
  game: string,
  edition: Json,
  rulesVersion: number = gameOf(game).rulesVersion,
): Match {
  return new Match(new Engine(gameOf(game), 3, { edition }, rulesVersion), seedFrom('edition'))
}
