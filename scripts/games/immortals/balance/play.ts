import { playing, playOn } from '@longtable/bots'
import { findManifest, loadArena } from '@longtable/games'
import { hints, immortals, type Immortals } from '@longtable/immortals'
import { Engine, Random, seedFrom, type BotPlayer } from '@longtable/kernel'
import { Uses } from './uses.ts'

/** One game of a balance study, and what is written down of it. */

export type Reading = 'occupation' | 'cards'

export interface Job {
  /** Who plays on all seats: `quick`, or a level of the game's bots. */
  readonly level: string
  readonly seats: number
  readonly scoring: Reading
  /** `judge` or `tune`, and which game. */
  readonly seed: string
}

export interface Seated {
  readonly light: number
  readonly dark: number
  /** Its place in the order of the first round. */
  readonly place: number
  /** 1 for a win, its part of a shared one. */
  readonly won: number
  readonly points: number
  /** By source, as the state keeps them. */
  readonly sources: readonly number[]
  readonly gold: number
  readonly energy: number
  /** Sites held at the end, in the light and in the dark realm. */
  readonly sites: readonly [number, number]
  readonly regionCards: number
}

export interface Outcome {
  readonly seats: readonly Seated[]
  /** How often something was done, in the whole game. */
  readonly uses: Readonly<Record<string, number>>
  readonly milliseconds: number
}

/** The player that searching bots play on with: it chooses at once, by the heuristics of the strongest level. */
const quick: BotPlayer<Immortals> = {
  id: 'quick',
  choose: (seat, random) => hints.quick(seat, random, 0)[0],
  line: (seat, random) => hints.quick(seat, random, 0),
}

const entry = (await loadArena()).find(({ game }) => game.id === immortals.id)

/** All that a study can ask for, the quick one first. */
export const levels: readonly string[] = [quick.id, ...(entry?.bots.map(({ id }) => id) ?? [])]

/** Those that are offered at the table. */
export const offered: readonly string[] = findManifest(immortals.id)?.levels ?? []

function botNamed(level: string): BotPlayer<Immortals> {
  const found = entry?.bots.find(({ id }) => id === level)
  return found === undefined ? quick : (found as unknown as BotPlayer<Immortals>)
}

const engines = new Map<string, Engine<Immortals>>()

function engineFor({ seats, scoring }: Job): Engine<Immortals> {
  const key = `${seats} ${scoring}`
  const engine = engines.get(key) ?? new Engine(immortals, seats, { scoring })
  engines.set(key, engine)
  return engine
}

export function playGame(job: Job): Outcome {
  const engine = engineFor(job)
  const begun = performance.now()
  const game = playing(engine, seedFrom(job.seed))
  const first = game.position.state.marker
  const uses = new Uses()
  const bot = botNamed(job.level)
  const bots = Array.from({ length: job.seats }, () => bot)
  playOn(engine, game, bots, new Random(seedFrom(`${job.seed} bots`)), {
    watch: (position, seat, { step }, choice) => uses.note(position.state, seat, step, choice),
  })
  const { state } = game.position
  const winners = engine.result(game.position)?.winners ?? []
  return {
    seats: state.players.map((player, seat) => ({
      light: player.light,
      dark: player.dark,
      place: (seat - first + job.seats) % job.seats,
      won: winners.includes(seat) ? 1 / winners.length : 0,
      points: player.points,
      sources: player.sources,
      gold: player.gold,
      energy: player.energy,
      sites: sitesOf(state.owner, seat),
      regionCards: state.holder.filter((holder) => holder === seat).length,
    })),
    uses: uses.counts(),
    milliseconds: performance.now() - begun,
  }
}

function sitesOf(owner: readonly number[], seat: number): [number, number] {
  const half = owner.length / 2
  const light = owner.slice(0, half).filter((each) => each === seat).length
  return [light, owner.slice(half).filter((each) => each === seat).length]
}
