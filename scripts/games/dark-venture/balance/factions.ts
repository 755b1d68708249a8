import { playing, playOn } from '@longtable/bots'
import { darkVenture, novice, type DarkVenture } from '@longtable/dark-venture'
import { Engine, Random, seedFrom, type BotPlayer } from '@longtable/kernel'
import { factionIds } from '../../../../packages/dark-venture/src/content/ids.ts'
import { edition } from '../../../../packages/dark-venture/src/content/edition.ts'

/** Who plays against whom, and one game of it. */

export type Target = '10' | '20' | '30'

export interface Job {
  /** Factions by their numbers. */
  readonly sides: readonly number[]
  readonly target: Target
  /** `judge` or `tune`, and which game. */
  readonly seed: string
  readonly number: number
}

export interface Outcome {
  /** By place in `sides`: 1 for a win, its part of a shared one. */
  readonly wins: readonly number[]
  readonly points: readonly number[]
  readonly rounds: number
  readonly decisions: number
  readonly milliseconds: number
  readonly finished: boolean
}

export const factions: readonly string[] = factionIds
export const names: readonly string[] = edition.factions.map(({ name }) => name.en)
export const colours: readonly string[] = edition.factions.map(({ colour }) => colour)

/** Each faction against each other one. */
export const pairings: readonly (readonly number[])[] = factions.flatMap((_, a) =>
  factions.flatMap((_other, b) => (a < b ? [[a, b]] : [])),
)
export const everybody: readonly number[] = factions.map((_, side) => side)

/** A game that goes on longer than this is given up. */
const MOST_DECISIONS = 20_000

const engines = new Map<string, Engine<DarkVenture>>()

function engineFor({ sides, target }: Job): Engine<DarkVenture> {
  const key = `${target} ${sides.join()}`
  const known = engines.get(key)
  if (known !== undefined) return known
  const run = Object.fromEntries(factions.map((id, side) => [id, sides.includes(side) ? 'open' : 'absent']))
  const engine = new Engine(darkVenture, sides.length, { mode: 'victory', map: 'main', target, ...run })
  engines.set(key, engine)
  return engine
}

/** Novices play; who sits where goes round from game to game. */
export function playGame(job: Job): Outcome {
  const engine = engineFor(job)
  const { sides, seed, number } = job
  const seats = sides.map((_, seat) => sides[(seat + number) % sides.length])
  const game = playing(engine, seedFrom(seed))
  const chance = new Random(seedFrom(`${seed} bots`))
  const begun = performance.now()
  const bots = seats.map(noviceOf)
  const decisions = playOn(engine, game, bots, chance, { most: MOST_DECISIONS })
  const { position } = game
  const winners = engine.result(position)?.winners ?? []
  const { points, round: rounds } = position.state
  return {
    wins: sides.map((side) => (winners.includes(seats.indexOf(side)) ? 1 / winners.length : 0)),
    points: sides.map((side) => points[side]),
    rounds,
    decisions,
    milliseconds: performance.now() - begun,
    finished: engine.over(position),
  }
}

/** A novice that takes its side. */
function noviceOf(side: number): BotPlayer<DarkVenture> {
  return {
    id: novice.id,
    choose: (asked, chance) =>
      asked.step === 'setup.side' ? { do: 'side', side } : novice.choose(asked, chance),
  }
}
