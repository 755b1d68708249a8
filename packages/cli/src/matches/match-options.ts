import {
  Engine,
  refuse,
  type BotPlayer,
  type Game,
  type Json,
  type Option,
  type Scenario,
} from '@longtable/kernel'
import { namingFile, readJson } from '../files/files.ts'
import type { CliGameEntry } from '../games/game-entry.ts'

/** What a person may say of the match to be played. */
export interface MatchOptions {
  readonly players?: number
  readonly scenario?: string
  readonly option?: readonly string[]
  readonly edition?: string
}

const USUAL_PLAYERS = 4

export function openEngine(entry: CliGameEntry, options: MatchOptions): Engine {
  const { game } = entry
  const scenario = scenarioOf(game, options.scenario)
  const { min, max } = scenario?.players ?? game.players
  const players = options.players ?? Math.min(Math.max(USUAL_PLAYERS, min), max)
  if (scenario !== undefined && (players < min || players > max)) {
    const key = min === max ? 'cli.bad.scenarioExactly' : 'cli.bad.scenarioPlayers'
    refuse(key, { scenario: scenario.id, players, min, max, count: min })
  }
  const given: Record<string, unknown> = { ...scenario?.config }
  for (const pair of options.option ?? []) {
    const [name, value] = readPair(game, pair)
    given[name] = value
  }
  if (options.edition === undefined) return new Engine(game, players, given)
  if (game.config['edition']?.kind !== 'data') refuse('cli.bad.noEdition', { game: game.id })
  given['edition'] = readJson(options.edition)
  return namingFile(options.edition, () => new Engine(game, players, given))
}

function scenarioOf(game: Game, id: string | undefined): Scenario | undefined {
  if (id === undefined) return undefined
  const found = game.scenarios.find((scenario) => letters(scenario.id) === letters(id))
  if (found !== undefined) return found
  if (game.scenarios.length === 0) refuse('cli.bad.noScenarios', { game: game.id, scenario: id })
  refuse('cli.bad.scenario', { scenario: id, known: game.scenarios.map((each) => each.id).join(', ') })
}

/** Only the letters and digits count: solo-conquest, soloConquest and “Solo Conquest” are the same. */
function letters(id: string): string {
  return id.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Reads `name=value` as the game declares that option. */
function readPair(game: Game, pair: string): [string, unknown] {
  const at = pair.indexOf('=')
  if (at <= 0) refuse('cli.bad.pair', { pair })
  const name = pair.slice(0, at)
  const value = pair.slice(at + 1)
  const option = game.config[name]
  return [name, option === undefined ? value : readValue(name, option, value)]
}

function readValue(name: string, option: Option, value: string): Json {
  switch (option.kind) {
    case 'whole':
    case 'content':
      return /^-?\d+$/.test(value) ? Number(value) : value
    case 'flag':
      return value === 'true' ? true : value === 'false' ? false : value
    case 'one':
      return value
    case 'sets':
      return value.split(',').map((id) => id.trim())
    case 'data':
      try {
        return JSON.parse(value) as Json
      } catch {
        refuse('cli.bad.data', { name })
      }
  }
}

/** The bots of a list such as `random,novice`. */
export function botsNamed(known: readonly BotPlayer[], list: string): readonly BotPlayer[] {
  return list.split(',').map((word) => {
    const id = word.trim()
    const bot = known.find((each) => each.id === id)
    return bot ?? refuse('cli.bad.bot', { bot: id, known: known.map((each) => each.id).join(', ') })
  })
}

/** The strongest bot that a game has. */
export function strongestBot(entry: CliGameEntry): string {
  return entry.bots.at(-1)?.id ?? 'random'
}
