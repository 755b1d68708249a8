import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  Engine,
  kernelMessages,
  Match,
  playerText,
  Recorder,
  seedFrom,
  type Choice,
  type Game,
} from '../src/index.ts'
import { refusalOf } from '../src/testing/refusals.ts'
import { draft, type Draft } from './games/draft.ts'
import { duel, type Duel } from './games/duel.ts'
import { draftWith, duelWith, END, hide, play, rage, REST, strike, target, TAUNT } from './setup.ts'
import { deeds, doWild, matchOf, shown, toys } from './wild.ts'

const SURE: Choice = { do: 'sure' }
const hashOf = (match: Match<Duel>): string => match.engine.hash(match.position)

/** The same position as the start of a match that settles. */
const settling = (match: Match<Duel>): Match<Duel> =>
  new Match(match.engine, match.position, { settles: true })

describe('undo after many choices', () => {
  it('leads through every position back to the last that cannot be taken back, and no further', () => {
    const rages = [0, 1, 2, 3, 4, 5].map(rage)
    const match = duelWith([{ hand: rages, life: 3 }, { hand: [] }])
    // Each turn begins with a card drawn.
    for (let turn = 0; turn < 8; turn++) match.choose(turn % 2, END)
    const hashes: string[] = []
    const line = [...rages.slice(1).map(play), hide(rages[0]), REST]
    for (const taken of line) {
      hashes.push(hashOf(match))
      match.choose(0, taken)
      match.choose(1, TAUNT)
      match.undo(1)
    }
    for (const taken of line.toReversed()) {
      expect(match.undo(0)).toEqual(taken)
      expect(hashOf(match)).toBe(hashes.pop())
    }
    expect(match.length).toBe(8)
    expect(match.whyNoUndo(0)?.key).toBe('kernel.undo.acted')
    expect(match.whyNoUndo(1)?.key).toBe('kernel.undo.revealed')
  })

  it('makes the draws of then again on the way to an earlier moment', () => {
    const match = new Match(new Engine(duel, 2, { turns: 40 }), seedFrom('many'))
    const facts = [match.engine.codec.hashFacts(match.position)]
    const note = (): void => void facts.push(match.engine.codec.hashFacts(match.position))
    const turns = (): void => {
      for (let turn = 0; turn < 6; turn++) {
        match.choose(match.length % 2, END)
        note()
      }
    }
    turns()
    match.rewind(4)
    facts.length = 5
    expect(match.engine.codec.hashFacts(match.position)).toBe(facts[4])
    turns()
    for (const count of [8, 5, 3, 1, 0]) {
      match.rewind(count)
      expect(match.engine.codec.hashFacts(match.position)).toBe(facts[count])
      expect(match.position.random.counters).toEqual([0])
    }
    expect(match.position.random.epoch).toBe(6)
  })
})

describe('a match that settles', () => {
  it('forgets what nobody alone can take back, and keeps what somebody can', () => {
    const match = settling(duelWith([{ hand: [strike(), rage(), rage(1)] }, { hand: [] }]))
    match.choose(0, play(rage()))
    match.choose(0, play(strike()))
    expect(match.choices().length).toBe(2)
    match.choose(0, target(1))
    // Who was hit has drawn a card.
    expect(match.choices()).toEqual([])
    expect(match.length).toBe(3)
    expect(match.whyNoUndo(0)?.key).toBe('kernel.undo.revealed')
    expect(match.whyNoUndo(1)).toEqual({ key: 'kernel.undo.acted', with: { player: playerText(0) } })
    const before = hashOf(match)
    match.choose(0, play(rage(1)))
    match.choose(1, TAUNT)
    expect(match.choices().map(({ seat }) => seat)).toEqual([0, 1])
    match.undo(1)
    match.undo(0)
    expect(hashOf(match)).toBe(before)
    expect(match.length).toBe(3)
    expect(match.whyNoUndo(0)?.key).toBe('kernel.undo.revealed')
  })

  it('settles a gesture as a whole', () => {
    const match = settling(duelWith([{ hand: [strike(), rage()] }, { hand: [] }]))
    expect(match.gesture(0, [play(rage()), play(strike()), target(1)]).length).toBe(3)
    expect(match.choices()).toEqual([])
    expect(match.length).toBe(3)
  })

  it('does not settle while several still decide', () => {
    const { engine, position } = draftWith(2)
    const match = new Match(engine, position, { settles: true })
    const pick = (seat: number): Choice => engine.menu(match.position, seat)?.offered[0] ?? END
    match.choose(0, pick(0))
    match.choose(0, SURE)
    match.choose(1, pick(1))
    expect(match.choices().length).toBe(3)
    match.undo(0)
    expect(match.choices().length).toBe(2)
    match.choose(0, SURE)
    match.choose(1, SURE)
    expect(match.choices()).toEqual([])
    expect(match.length).toBe(4)
  })

  it('does not settle what a seat learns in its own branch: the others go on in theirs', () => {
    const telling: Game<Draft> = {
      ...draft,
      steps: draft.steps.map((step) =>
        step.name === 'pick.card' && step.kind === 'ask'
          ? {
              ...step,
              take: ((s, f, taken, ctx) => {
                step.take(s, f, taken, ctx)
                if (ctx.actor === 1) ctx.disclose(0)
              }) satisfies typeof step.take,
            }
          : step,
      ),
    }
    const engine = new Engine(telling, 2)
    const match = new Match(engine, seedFrom('part'), { settles: true })
    for (const seat of [0, 1]) match.choose(seat, engine.menu(match.position, seat)?.offered[0] ?? END)
    expect(match.whyNoUndo(1)?.key).toBe('kernel.undo.revealed')
    expect(match.choices().length).toBe(2)
    match.undo(0)
    expect(match.choices().map(({ seat }) => seat)).toEqual([1])
    expect(match.whyNoUndo(1)?.key).toBe('kernel.undo.revealed')
  })

  it('goes back as far as it remembers when all agree', () => {
    const match = settling(duelWith([{ hand: [strike(), rage(), rage(1)], life: 3 }, { hand: [] }]))
    match.gesture(0, [play(strike()), target(1)])
    const facts = match.engine.codec.hashFacts(match.position)
    match.gesture(0, [play(rage()), play(rage(1))])
    match.choose(0, REST)
    expect(refusalOf(() => match.rewind(1))).toEqual({
      key: 'kernel.rewindSettled',
      with: { count: 1, settled: 2 },
    })
    expect(refusalOf(() => match.rewind(5))?.key).toBe('kernel.rewind')
    expect(match.length).toBe(5)
    match.rewind(2)
    expect(match.length).toBe(2)
    expect(match.engine.codec.hashFacts(match.position)).toBe(facts)
    expect(match.position.random).toMatchObject({ epoch: 1, counters: [0] })
    expect(refusalOf(() => match.rewind(0))?.key).toBe('kernel.rewindSettled')
    expect(refusalOf(() => match.rewind(-1))?.key).toBe('kernel.rewind')
    match.choose(0, play(rage()))
    match.undo(0)
    expect(match.position.random.epoch).toBe(1)
  })

  it('says in both languages that it does not remember', () => {
    for (const { kernel } of Object.values(kernelMessages)) {
      const sentence = (kernel as Record<string, unknown>)['rewindSettled']
      expect(sentence).toMatch(/\{\{count\}\}.*\{\{settled\}\}/)
    }
  })

  it('keeps no log, and so cannot be written down as a match file', () => {
    const match = settling(duelWith([{ hand: [rage()] }, { hand: [] }]))
    match.choose(0, play(rage()))
    expect(match.log).toEqual([])
    expect(match.isLogged).toBe(false)
    expect(() => new Recorder(match, ['a', 'b'])).toThrow('no log')
  })

  it.each(toys)('is to all appearances like one that does not: $game.id', ({ game, seats }) => {
    fc.assert(
      fc.property(deeds, (wild) => {
        const plain = matchOf(game, seats)
        const match = matchOf(game, seats, { settles: true })
        for (const deed of wild) {
          const refused = doWild(match, deed)
          // What it has forgotten it cannot go back to; then the other does not either.
          if (refused?.key === 'kernel.rewindSettled') continue
          expect(doWild(plain, deed)).toEqual(refused)
          expect(shown(match)).toEqual(shown(plain))
          expect(match.last).toEqual(plain.last)
          expect(match.choices()).toEqual(plain.choices().slice(plain.length - match.choices().length))
          expect(match.seed).toBe(plain.seed)
        }
        expect(match.log).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})

describe('the last line', () => {
  it.each([false, true])('is known after everything, settling or not (%s)', (settles) => {
    const { engine, position } = duelWith([{ hand: [rage(), rage(1), strike()] }, { hand: [] }])
    const match = new Match(engine, position, { settles })
    expect(match.last).toBeUndefined()
    match.choose(0, play(rage()))
    expect(match.last).toEqual({ seat: 0, choice: play(rage()) })
    match.gesture(0, [play(rage(1)), hide(strike()), TAUNT])
    expect(match.last).toEqual({ seat: 0, gesture: [play(rage(1)), hide(strike())] })
    match.undo(0)
    expect(match.last).toEqual({ seat: 0, undo: true })
    match.rewind(0)
    expect(match.last).toEqual({ rewind: 0 })
    match.follow({ seat: 0, choice: play(rage(1)) })
    expect(match.last).toEqual({ seat: 0, choice: play(rage(1)) })
    expect(refusalOf(() => match.choose(0, play(rage(1))))).toBeDefined()
    expect(match.gesture(0, [])).toEqual([])
    expect(match.last).toEqual({ seat: 0, choice: play(rage(1)) })
    expect(match.log.length).toBe(settles ? 0 : 5)
  })
})

describe('the moment before a seat’s last choice', () => {
  it('is that before its gesture, or is not if the seat has not chosen', () => {
    const match = duelWith([{ hand: [rage(), rage(1), strike()] }, { hand: [] }])
    expect(match.lastSeatIndex(0)).toBeUndefined()
    match.choose(0, play(rage()))
    match.gesture(0, [play(rage(1)), play(strike())])
    match.choose(0, target(1))
    expect(match.lastSeatIndex(0)).toBe(3)
    expect(match.lastSeatIndex(1)).toBeUndefined()
    match.rewind(3)
    expect(match.lastSeatIndex(0)).toBe(1)
    match.undo(0)
    expect(match.lastSeatIndex(0)).toBe(0)
  })

  it('is counted from the beginning in a match that settles', () => {
    const match = settling(duelWith([{ hand: [strike(), rage(), rage(1)] }, { hand: [] }]))
    match.choose(1, TAUNT)
    match.gesture(0, [play(strike()), target(1)])
    expect([match.lastSeatIndex(0), match.lastSeatIndex(1)]).toEqual([2, 0])
    match.gesture(0, [play(rage()), play(rage(1))])
    expect([match.lastSeatIndex(0), match.lastSeatIndex(1)]).toEqual([3, 0])
  })
})
