import fc from 'fast-check'
import {
  Engine,
  Match,
  Random,
  seedFrom,
  type Choice,
  type Game,
  type GameTypes,
  type MatchOptions,
  type Text,
} from '../src/index.ts'
import { refusalOf } from '../src/testing/refusals.ts'
import { draft } from './games/draft.ts'
import { duel } from './games/duel.ts'
import { walk } from './games/walk.ts'

/** The toy games, with several seats each. */
export const toys = [
  { game: draft as unknown as Game, seats: 3 },
  { game: duel as unknown as Game, seats: 2 },
  { game: walk as unknown as Game, seats: 2 },
]

/** Some dozens of wild deeds, each a number; see `doWild`. */
export const deeds = fc.array(fc.nat({ max: 0x7fff_ffff }), { minLength: 20, maxLength: 60 })

export function matchOf(game: Game, seats: number, options?: MatchOptions): Match {
  return new Match(new Engine(game, seats), seedFrom('wild'), options)
}

/** Does something at random: a choice mostly, or else a gesture, an undo, a return by agreement. Tells what if refused. */
export function doWild<G extends GameTypes>(match: Match<G>, deed: number): Text | undefined {
  const random = new Random([deed])
  const { engine } = match
  const what = random.below(8)
  const seats = random.shuffle(Array.from({ length: engine.seats }, (_, seat) => seat))
  if (what < 2) return refusalOf(() => match.undo(seats[0]))
  if (what === 2) return refusalOf(() => match.rewind(match.length - 1 - random.below(4)))
  const seat = seats.find((each) => able(match, each).length > 0)
  if (seat === undefined) return undefined
  if (what === 3) match.gesture(seat, lineOf(match, seat, random))
  else match.choose(seat, random.pick(able(match, seat)))
  return undefined
}

function able<G extends GameTypes>({ engine, position }: Match<G>, seat: number): Choice[] {
  const menu = engine.menu(position, seat)
  return menu === null ? [] : [...menu.offered, ...menu.revisions]
}

/** A few choices of one seat that are possible one after the other. */
function lineOf<G extends GameTypes>(match: Match<G>, seat: number, random: Random): Choice[] {
  const trial = new Match(match.engine, match.position)
  const line: Choice[] = []
  while (line.length < 3 && able(trial, seat).length > 0) {
    line.push(trial.choose(seat, random.pick(able(trial, seat))).choice)
  }
  return line
}

/** All that can be seen of a match from outside, but for its log. */
export function shown<G extends GameTypes>(match: Match<G>): unknown {
  const { engine, position, length } = match
  const seats = Array.from({ length: engine.seats }, (_, seat) => seat)
  return { at: engine.encode(position), length, why: seats.map((seat) => match.whyNoUndo(seat)?.key) }
}
