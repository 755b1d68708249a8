import { describe, expect, it } from 'vitest'
import { Engine, Playout, Random, seedFrom, type Game, type GameTypes } from '../src/index.ts'
import { draft } from './games/draft.ts'
import { duel } from './games/duel.ts'
import { walk } from './games/walk.ts'
import { duelWith, END, REST } from './setup.ts'

/** Plays the same choices in a playout and on the engine, and compares the facts at the end. */
function sameEnd<G extends GameTypes>(game: Game<G>, seats: number, seed: string): [string, string] {
  const engine = new Engine(game, seats)
  const position = engine.start(seedFrom(seed))
  const playout = new Playout(engine, position)
  const random = new Random(seedFrom(seed))
  while (!playout.over) {
    const taken = playout.at(random.below(playout.size))
    engine.apply(position, playout.seat, taken)
    playout.take(taken)
  }
  return [engine.codec.hashFacts(playout.position), engine.codec.hashFacts(position)]
}

describe('a playout', () => {
  it.each(['a', 'b', 'c', 'd'])('ends where the full engine ends: %s', (seed) => {
    for (const [found, expected] of [
      sameEnd(draft, 4, seed),
      sameEnd(duel, 3, seed),
      sameEnd(walk, 2, seed),
    ]) {
      expect(found).toBe(expected)
    }
  })

  it('leaves the position it started from alone', () => {
    const { engine, position } = duelWith([{ hand: [0, 1] }, { hand: [2] }])
    const before = engine.hash(position)
    const playout = new Playout(engine, position)
    while (!playout.over) playout.take(playout.choices[0])
    expect(engine.hash(position)).toBe(before)
  })

  it('keeps no books, tells nothing, and offers no revisions', () => {
    const { engine, position } = duelWith([{ hand: [], life: 3 }, { hand: [] }])
    const playout = new Playout(engine, position)
    expect(playout.position.knowledge).toBeNull()
    expect(playout.seat).toBe(0)
    expect(playout.choices).toEqual([END, REST])
    expect([playout.size, playout.at(1)]).toEqual([2, REST])
    expect(() => engine.view(playout.position, 0)).toThrow('without knowledge')
  })

  it('knows when it is over', () => {
    const { engine, position } = duelWith([{ hand: [] }, { hand: [], life: 0 }])
    const playout = new Playout(engine, position)
    expect(playout.over).toBe(false)
    playout.take(END)
    expect([playout.over, playout.seat, playout.choices]).toEqual([true, -1, []])
  })
})
