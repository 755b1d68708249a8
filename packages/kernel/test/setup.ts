import { Engine, Match, seedFrom, type Choice, type Frame, type Position, type Text } from '../src/index.ts'
import { cards, CARDS, duel, type Duel } from './games/duel.ts'
import { draft, type Draft } from './games/draft.ts'

/** Cards of the duel by kind: `strike(0)` is the first strike, and so on. */
export const strike = (n = 0): number => n * 4
export const rage = (n = 0): number => n * 4 + 1
export const parry = (n = 0): number => n * 4 + 2
export const spy = (n = 0): number => n * 4 + 3

export const play = (card: number): Choice => ({ do: 'play', card })
export const target = (seat: number): Choice => ({ do: 'target', seat })
export const parryWith = (card: number): Choice => ({ do: 'parry', card })
export const hide = (card: number): Choice => ({ do: 'hide', card })
export const SPRING: Choice = { do: 'spring' }
export const END: Choice = { do: 'end' }
export const PASS: Choice = { do: 'pass' }
export const REST: Choice = { do: 'rest' }
export const TAUNT: Choice = { do: 'taunt' }

interface Duellist {
  readonly hand: readonly number[]
  readonly life?: number
}

/** A duel in the middle: the first seat's turn, with these hands; the rest is the deck, its first card on top. */
export function duelWith(seats: readonly Duellist[], deck: readonly number[] = [], game = duel): Match<Duel> {
  const engine = new Engine(game, seats.length)
  const zones = cards.empty()
  seats.forEach(({ hand }, seat) => (zones[cards.at.hand + seat] = hand.toSorted((a, b) => a - b)))
  const used = new Set([...zones.flat(), ...deck])
  const rest = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !used.has(card))
  zones[cards.at.deck] = [...rest, ...deck.toReversed()]
  const position: Position<Duel> = {
    state: {
      cards: zones,
      life: seats.map(({ life = 6 }) => life),
      rested: seats.map(() => 0),
      taunts: seats.map(() => 0),
      parried: 0,
    },
    stack: [
      { step: 'round', turn: 1 },
      { step: 'turn', seat: 0 },
    ] as unknown as Frame[],
    random: { seed: seedFrom('duel'), epoch: 0, counters: [0] },
    knowledge: null,
  }
  engine.resume(position)
  return new Match(engine, position)
}

export function draftWith(seats = 3, seed = 'draft'): Match<Draft> {
  return new Match(new Engine(draft, seats), seedFrom(seed))
}

/** What a seat is offered, by key words. */
export function offered<G extends Duel | Draft>(match: Match<G>, seat: number): readonly Choice[] {
  return match.engine.menu(match.position, seat)?.offered ?? []
}

/** A value that goes into a text, as it would be written. */
export function filled(text: Text | undefined, name: string): string {
  const value = text?.with?.[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
