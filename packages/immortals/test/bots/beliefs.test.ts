import { expect, test } from 'vitest'
import { playGame } from '@longtable/bots'
import { Engine, Random, seedFrom, type BotPlayer, type BotSeat } from '@longtable/kernel'
import { guessPlans } from '../../src/bots/beliefs.ts'
import { botViewFrom } from '../../src/bots/bot-view.ts'
import { SEASONED } from '../../src/bots/heuristics.ts'
import { hints } from '../../src/bots/search-hints.ts'
import { promiseOf } from '../../src/bots/turn.ts'
import { immortals } from '../../src/game.ts'
import { cards, Z, type Card } from '../../src/state/cards.ts'
import type { Immortals, State } from '../../src/state/schema.ts'

const engine = new Engine(immortals, 4, { rounds: 2 })
const quick: BotPlayer<Immortals> = { id: 'quick', choose: (seat, chance) => hints.quick(seat, chance, 0)[0] }

/** The same imagined position as chance made it, and with a guess at the others' plans. */
interface Guess {
  readonly asked: BotSeat<Immortals>
  readonly chance: State
  readonly guessed: State
}

/** At some turns of a game. */
function guesses(): Guess[] {
  const random = new Random(seedFrom('guesses'))
  const found: Guess[] = []
  playGame(engine, 'guess', [quick, quick, quick, quick], (_position, _seat, asked) => {
    if (asked.step !== 'perform.turn' || random.below(4) > 0) return
    const position = engine.imagineForPlayout(asked.view, random)
    const chance = structuredClone(position.state)
    guessPlans(position, asked, SEASONED, undefined)
    found.push({ asked: { ...asked, view: structuredClone(asked.view) }, chance, guessed: position.state })
  })
  return found
}

const SEATS = [0, 1, 2, 3]

function boardOf({ cards: zones }: State, seat: number): readonly Card[] {
  return zones[Z.board + seat]
}

test('a guess at what others have planned agrees with all that a seat knows', () => {
  for (const { asked, chance, guessed } of guesses()) {
    const { viewer, books } = asked.view
    const { where } = books[cards.key]
    const owned = (s: State): Card[][] =>
      SEATS.map((seat) => [...s.cards[Z.hand + seat], ...boardOf(s, seat)].sort((a, b) => a - b))
    const filled = (s: State): boolean[][] => SEATS.map((seat) => boardOf(s, seat).map((card) => card >= 0))
    const astray = guessed.cards.flatMap((zone, id) =>
      zone.filter((card) => card >= 0 && (where[card] & (1 << id)) === 0),
    )
    expect(owned(guessed)).toEqual(owned(chance))
    expect(filled(guessed)).toEqual(filled(chance))
    expect(boardOf(guessed, viewer)).toEqual(boardOf(chance, viewer))
    expect(guessed.cards.slice(0, Z.hand)).toEqual(chance.cards.slice(0, Z.hand))
    expect(astray).toEqual([])
  }
})

test('and makes more sense than chance', () => {
  const found = guesses()
  const promised = (of: 'chance' | 'guessed'): number =>
    found
      .flatMap((guess) =>
        SEATS.map((seat) => promiseOf(botViewFrom(engine.tables, guess[of], seat, SEASONED))),
      )
      .reduce((sum, promise) => sum + promise, 0)
  expect(found.length).toBeGreaterThanOrEqual(10)
  expect(promised('guessed')).toBeGreaterThan(1.2 * promised('chance'))
})
