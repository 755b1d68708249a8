import { Engine, HIDDEN, Match, Random, seedFrom, UserError, type Choice } from '@longtable/kernel'
import { proves } from '@longtable/kernel/proofs'
import { checkGame } from '@longtable/kernel/testing'
import { expect, test } from 'vitest'
import { highCard } from '../src/game.ts'
import { manifest } from '../src/manifest.ts'
import { CARDS, MAX_SEATS, valueOf, Z, type HighCard } from '../src/state.ts'

const STAND: Choice = { do: 'stand' }
const EXCHANGE: Choice = { do: 'exchange' }

function begin(rounds = 3): Match<HighCard> {
  return new Match(new Engine(highCard, MAX_SEATS, { rounds }), seedFrom('high card'))
}

const handOf = (match: Match<HighCard>, seat: number): number => match.position.state.cards[Z.hand + seat][0]

proves('HIGH-SETUP-1', 'everybody gets one card, which nobody else sees', () => {
  const match = begin()
  const { engine, position } = match
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    const own = engine.view(position, seat).state.cards[Z.hand + seat]
    expect(own).toEqual([handOf(match, seat)])
    expect(engine.view(position, (seat + 1) % MAX_SEATS).state.cards[Z.hand + seat]).toEqual([HIDDEN])
  }
})

proves(
  'HIGH-TURN-1',
  'a card is exchanged for the top card of the deck, and everybody sees what is discarded',
  () => {
    const match = begin()
    const [before, next] = [handOf(match, 0), match.position.state.cards[Z.deck].at(-1)]
    match.choose(0, EXCHANGE)
    expect(handOf(match, 0)).toBe(next)
    expect(match.engine.view(match.position, 1).state.cards[Z.discard]).toEqual([before])
    expect(match.engine.awaited(match.position)).toEqual([1])
  },
)

proves('HIGH-TURN-2', 'with an empty deck there is nothing to exchange, and the menu says so', () => {
  const match = begin()
  for (let n = 0; n < CARDS - MAX_SEATS; n++) match.choose(n % MAX_SEATS, EXCHANGE)
  expect(match.engine.menu(match.position, 0)?.offered).toEqual([STAND])
  expect(match.engine.menu(match.position, 0)?.whyNot(EXCHANGE)?.rule).toBe('HIGH-TURN-2')
  expect(() => match.choose(0, EXCHANGE)).toThrow(UserError)
})

proves('HIGH-END-1', 'after the last round all cards are shown, and the highest wins', () => {
  const match = begin(1)
  const hands = Array.from({ length: MAX_SEATS }, (_, seat) => handOf(match, seat))
  for (let seat = 0; seat < MAX_SEATS; seat++) match.choose(seat, STAND)
  const scores = hands.map(valueOf)
  const winners = [scores.indexOf(Math.max(...scores))]
  expect(match.engine.result(match.position)).toEqual({ scores, winners })
  expect(match.engine.view(match.position, 0).state.cards[Z.shown + 1]).toEqual([hands[1]])
})

proves('HIGH-CARDS-1', 'there are twelve cards', () => {
  const cards = begin().position.state.cards.flat()
  expect(cards.map(valueOf).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
})

test('standing can be taken back, an exchange cannot: it showed a new card', () => {
  const match = begin()
  match.choose(0, STAND)
  match.undo(0)
  match.choose(0, EXCHANGE)
  expect(() => match.undo(0)).toThrow(UserError)
})

test('keeps all that is promised of a game', () => {
  for (let seats = highCard.players.min; seats <= MAX_SEATS; seats++) {
    expect(checkGame(highCard, { seats, games: 20, seed: 'tutorial' }).failures).toEqual([])
  }
})

test('a novice stands with a card of the better half, and else exchanges it', async () => {
  const { bots } = await manifest.load.bots()
  expect(bots.map(({ id }) => id)).toEqual(manifest.levels)
  const match = begin()
  const { engine, position } = match
  const menu = engine.plainMenu(position, 0)
  const choice = bots[0].choose(
    { view: engine.view(position, 0), engine, step: 'turn', offered: menu?.offered ?? [] } as never,
    new Random(seedFrom('novice')),
  )
  expect(choice).toEqual(2 * valueOf(handOf(match, 0)) > CARDS ? STAND : EXCHANGE)
})
