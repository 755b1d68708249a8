import type { Engine } from '../engine.ts'
import type { Match } from '../match.ts'
import type { Position } from '../position.ts'
import { Random, seedFrom } from '../random.ts'
import type { GameTypes } from '../frames.ts'

/** One game that the kit plays. */
export interface Where {
  readonly game: string
  readonly seats: number
  /** The options that were asked for; the others have their defaults. */
  readonly config: Readonly<Record<string, unknown>>
  readonly seed: string
}

interface Found extends Where {
  /** Which promise: `menus.universe`, `leaks.menu`, … */
  readonly check: string
  /** After how many choices. */
  readonly at: number
  readonly detail: string
}

/** One promise of the conformance kit that a game did not keep, where, and the command that shows it again. */
export interface Failure extends Found {
  readonly reproduce: string
}

/** The command that plays the game of a failure again and checks everything at that state. */
export function reproduce({ game, seats, config, seed, at }: Omit<Found, 'check' | 'detail'>): string {
  const options = Object.keys(config).length === 0 ? '' : ` --config '${JSON.stringify(config)}'`
  return `npx longtable conform ${game} --players ${seats} --seed ${seed} --at ${at}${options}`
}

/** What the checks found over a run, and how often each was made: a check that never ran has proved nothing. */
export class Tally {
  readonly failures: Failure[] = []
  readonly made: Record<string, number> = {}
  private readonly known = new Set<string>()
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  get full(): boolean {
    return this.failures.length >= this.most
  }

  count(check: string, times = 1): void {
    this.made[check] = (this.made[check] ?? 0) + times
  }

  /** Once for each promise and subject: the first place is the one to look at. */
  add(found: Found, subject: string): void {
    const id = `${found.check} ${subject}`
    if (this.known.has(id) || this.full) return
    this.known.add(id)
    this.failures.push({ ...found, reproduce: reproduce(found) })
  }
}

/** How dear the checks may be. */
export interface Effort {
  /** The dear checks are made at every n-th state. */
  readonly every: number
  /** What a viewer cannot see is imagined at most this often, to see that it varies. */
  readonly samples: number
  /** How many of a seat's choices are tried out at a state, at most. */
  readonly tries: number
  /** A game of more choices never ends. */
  readonly longest: number
}

/** One state of one game that is being played, for the checks to look at. */
export class Scene<G extends GameTypes> {
  readonly engine: Engine<G>
  readonly match: Match<G>
  readonly where: Where
  readonly effort: Effort
  /** How many choices the game is old. Choices that were taken back count: each state has a number of its own. */
  at = 0
  private readonly tally: Tally

  constructor(engine: Engine<G>, match: Match<G>, where: Where, effort: Effort, tally: Tally) {
    this.engine = engine
    this.match = match
    this.where = where
    this.effort = effort
    this.tally = tally
  }

  get position(): Position<G> {
    return this.match.position
  }

  get seats(): number {
    return this.engine.seats
  }

  /** A generator for one check at this state: what a check draws changes neither the game nor other checks. */
  random(check: string): Random {
    return new Random(seedFrom(`${this.where.seed}/${this.at}/${check}`))
  }

  /** Notes that a check is made. */
  count(check: string, times = 1): void {
    this.tally.count(check, times)
  }

  /** Notes a failure; of several with the same subject (a step, a message), or else in one game, the first. */
  fail(check: string, detail: string, subject = this.where.seed): void {
    this.tally.add({ ...this.where, at: this.at, check, detail }, subject)
  }

  /** Checks one thing: counts it, and fails with the detail where it does not hold. */
  expect(check: string, holds: boolean, detail: () => string, subject?: string): boolean {
    this.count(check)
    if (!holds) this.fail(check, detail(), subject)
    return holds
  }

  same(check: string, expected: string, found: string, what: string): boolean {
    return this.expect(check, expected === found, () => `${what}: ${difference(expected, found)}`)
  }
}

/** The first place where two texts differ, with a little of what is around it. */
export function difference(expected: string, found: string): string {
  let at = 0
  while (at < expected.length && expected[at] === found[at]) at++
  const from = Math.max(0, at - 60)
  const around = (words: string): string => words.slice(from, at + 60)
  return `expected …${around(expected)}… but found …${around(found)}…`
}

/** A few of a list, drawn at random, or all of it if it is short. */
export function some<T>(list: readonly T[], most: number, random: Random): T[] {
  return list.length <= most ? list.slice() : random.shuffle(list.slice()).slice(0, most)
}
