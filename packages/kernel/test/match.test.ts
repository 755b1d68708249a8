import { describe, expect, it } from 'vitest'
import { Engine, HIDDEN, Match, playerText, seedFrom, type Choice } from '../src/index.ts'
import { refusalOf } from '../src/testing/refusals.ts'
import { barrierKept, barrierMissed } from './games/faults.ts'
import { cards, duel, type Duel } from './games/duel.ts'
import { walk, type Walk } from './games/walk.ts'
import {
  draftWith,
  duelWith,
  END,
  hide,
  parry,
  parryWith,
  PASS,
  play,
  rage,
  REST,
  spy,
  SPRING,
  strike,
  target,
  TAUNT,
} from './setup.ts'

const hashOf = (match: Match<Duel>): string => match.engine.hash(match.position)
const whyNot = (match: Match<Duel>, seat: number): string | undefined => match.whyNoUndo(seat)?.key

describe('undo', () => {
  it('goes back step by step to the very beginning', () => {
    const match = duelWith([{ hand: [rage(), rage(1), strike()], life: 3 }, { hand: [] }])
    const hashes = [hashOf(match)]
    const line: Choice[] = [play(rage()), REST, play(rage(1)), hide(strike())]
    for (const taken of line) {
      match.choose(0, taken)
      hashes.push(hashOf(match))
    }
    for (const taken of line.toReversed()) {
      expect(hashOf(match)).toBe(hashes.pop())
      expect(match.undo(0)).toEqual(taken)
    }
    expect(hashOf(match)).toBe(hashes[0])
    expect(match.length).toBe(0)
    expect(whyNot(match, 0)).toBe('kernel.undo.nothing')
    expect(refusalOf(() => match.undo(0))?.key).toBe('kernel.undo.nothing')
  })

  it('works in the middle of an effect that is not over', () => {
    const match = duelWith([{ hand: [strike()] }, { hand: [] }])
    const before = hashOf(match)
    match.choose(0, play(strike()))
    expect(match.position.stack.at(-1)?.step).toBe('target')
    match.undo(0)
    expect(hashOf(match)).toBe(before)
    expect(match.position.state.cards[cards.at.hand]).toEqual([strike()])
  })

  it('is possible after playing openly a card that only oneself had seen', () => {
    const match = duelWith([{ hand: [] }, { hand: [] }], [spy(), rage()])
    match.choose(0, END)
    match.choose(1, END)
    // It is the first seat's turn again, and it has drawn the second card.
    expect(match.engine.view(match.position, 1).state.cards[cards.at.hand]).toEqual([HIDDEN])
    const before = hashOf(match)
    expect(match.choose(0, play(rage())).taught).toBe(false)
    match.undo(0)
    expect(hashOf(match)).toBe(before)
  })

  it('is possible after springing one’s own ambush, which only oneself had seen', () => {
    const match = duelWith([{ hand: [rage()] }, { hand: [] }])
    match.choose(0, hide(rage()))
    const before = hashOf(match)
    const { taught } = match.choose(0, SPRING)
    expect(taught).toBe(false)
    match.undo(0)
    expect(hashOf(match)).toBe(before)
  })

  it('stops at a card drawn by somebody', () => {
    const match = duelWith([{ hand: [strike()] }, { hand: [] }])
    match.choose(0, play(strike()))
    match.choose(0, target(1))
    const before = hashOf(match)
    expect(whyNot(match, 0)).toBe('kernel.undo.revealed')
    expect(refusalOf(() => match.undo(0))?.key).toBe('kernel.undo.revealed')
    expect(hashOf(match)).toBe(before)
  })

  it('stops at something learned, and is possible if it was known before', () => {
    const match = duelWith([{ hand: [spy(), spy(1)] }, { hand: [parry()] }, { hand: [] }])
    // The deck was mixed and dealt from: nobody else knows what the second seat drew.
    match.choose(0, END)
    match.choose(1, END)
    match.choose(2, END)
    match.choose(0, play(spy()))
    match.choose(0, target(1))
    expect(whyNot(match, 0)).toBe('kernel.undo.revealed')
    match.choose(0, play(spy(1)))
    match.choose(0, target(1))
    expect(whyNot(match, 0)).toBeUndefined()
  })

  it('stops at a random number', () => {
    const engine = new Engine(walk, 1)
    const match: Match<Walk> = new Match(engine, seedFrom('weather'))
    const { drew } = match.choose(0, { do: 'wait' })
    expect(drew).toBe(true)
    expect(match.whyNoUndo(0)?.key).toBe('kernel.undo.drew')
  })

  it('stops where another seat has acted, and that seat can go back', () => {
    const match = duelWith([{ hand: [rage()] }, { hand: [] }])
    match.choose(0, play(rage()))
    match.choose(1, TAUNT)
    expect(match.whyNoUndo(0)).toEqual({ key: 'kernel.undo.acted', with: { player: playerText(1) } })
    match.undo(1)
    expect(whyNot(match, 0)).toBeUndefined()
  })

  it('stops where a secret was disclosed, if the game says that it was', () => {
    for (const [game, barred] of [
      [barrierKept, true],
      [barrierMissed, false],
    ] as const) {
      const match = new Match(new Engine(game, 2), seedFrom('secret'))
      while (match.position.stack.at(-1)?.step !== 'reward') {
        const [seat] = match.engine.awaited(match.position)
        match.choose(seat, match.engine.menu(match.position, seat)?.offered[0] ?? END)
      }
      const [seat] = match.engine.awaited(match.position)
      match.choose(seat, { do: 'rest' })
      expect(match.whyNoUndo(seat) !== undefined).toBe(barred)
    }
  })

  it('is written in the log, and following the log leads to the same place', () => {
    const match = duelWith([{ hand: [rage(), strike()] }, { hand: [parry()] }])
    match.choose(0, play(rage()))
    match.choose(0, play(strike()))
    match.undo(0)
    match.choose(0, play(strike()))
    match.choose(0, target(1))
    expect(match.log.map((line) => ('undo' in line ? 'undo' : 'choice'))).toEqual([
      'choice',
      'choice',
      'undo',
      'choice',
      'choice',
    ])
    const again = new Match(match.engine, match.start)
    for (const line of match.log) again.follow(line)
    expect(hashOf(again)).toBe(hashOf(match))
    expect(again.choices()).toEqual(match.choices())
  })
})

describe('undo of several choices at once', () => {
  const moments = (match: Match<Duel>, seat: number): (number | undefined)[] =>
    match.takeBack(seat).steps.map(({ moment }) => moment)

  it('leads to where taking back one by one leads, in one line of the log', () => {
    const line: Choice[] = [play(rage()), REST, play(rage(1)), hide(strike())]
    const made = (): Match<Duel> => {
      const match = duelWith([{ hand: [rage(), rage(1), strike()], life: 3 }, { hand: [] }])
      for (const taken of line) match.choose(0, taken)
      return match
    }
    for (let times = 1; times <= line.length; times++) {
      const [match, expected] = [made(), made()]
      expect(match.undo(0, times)).toEqual(line.at(-times))
      for (let n = 0; n < times; n++) expected.undo(0)
      expect(hashOf(match)).toBe(hashOf(expected))
      expect(match.choices()).toEqual(expected.choices())
      expect(match.log.slice(line.length)).toEqual([
        times === 1 ? { seat: 0, undo: true } : { seat: 0, undo: true, times },
      ])
      const again = new Match(match.engine, match.start)
      for (const entry of match.log) again.follow(entry)
      expect(hashOf(again)).toBe(hashOf(match))
    }
  })

  it('lists what can be taken back, gestures as one, and says why no more', () => {
    const match = duelWith([{ hand: [rage(), rage(1), strike()], life: 3 }, { hand: [] }])
    match.choose(0, REST, 7)
    match.gesture(0, [play(rage()), play(rage(1))], 8)
    expect(match.takeBack(0)).toEqual({
      steps: [
        { choices: [play(rage()), play(rage(1))], moment: 8 },
        { choices: [REST], moment: 7 },
      ],
      why: { key: 'kernel.undo.nothing' },
      moment: undefined,
    })
    match.choose(0, play(strike()), 10)
    match.choose(0, target(1), 11)
    expect(match.takeBack(0)).toEqual({ steps: [], why: { key: 'kernel.undo.revealed' }, moment: 11 })
    expect(match.takeBack(1)).toMatchObject({
      steps: [],
      why: { key: 'kernel.undo.acted' },
      moment: undefined,
    })
  })

  it('is refused as a whole where the last of them would be', () => {
    const match = duelWith([{ hand: [rage(), rage(1)], life: 3 }, { hand: [] }])
    match.choose(0, play(rage()))
    match.choose(1, TAUNT)
    match.choose(0, REST)
    match.choose(0, play(rage(1)))
    const before = hashOf(match)
    expect(refusalOf(() => match.undo(0, 3))?.key).toBe('kernel.undo.acted')
    expect(hashOf(match)).toBe(before)
    expect(match.takeBack(0).steps).toHaveLength(2)
    match.undo(0, 2)
    expect(match.takeBack(0)).toMatchObject({ steps: [], why: { key: 'kernel.undo.acted' } })
  })

  it('knows its moments after settling, and after being saved and restored', () => {
    const match = duelWith([{ hand: [rage(), strike()], life: 3 }, { hand: [] }])
    match.choose(0, play(strike()), 3)
    match.choose(0, target(1), 4)
    match.choose(0, REST, 5)
    match.choose(0, play(rage()), 6)
    for (const settles of [false, true]) {
      const { match: again } = Match.restore(match.engine, match.save(), { settles })
      expect(moments(again, 0)).toEqual([6, 5])
      expect(again.takeBack(0)).toMatchObject({ why: { key: 'kernel.undo.revealed' }, moment: 4 })
      const { match: third } = Match.restore(match.engine, again.save(), { settles })
      expect(third.takeBack(0)).toEqual(again.takeBack(0))
      // Those that were saved before there were moments can still be taken back.
      const old = JSON.parse(
        JSON.stringify(again.save(), (key, value) => (key.endsWith('oment') ? undefined : value)),
      )
      const { match: restored } = Match.restore(match.engine, old, { settles })
      expect(moments(restored, 0)).toEqual([undefined, undefined])
      restored.undo(0, 2)
      expect(restored.length).toBe(2)
    }
  })
})

describe('undo while several decide at once', () => {
  const pick = (match: ReturnType<typeof draftWith>, seat: number, n = 0): Choice =>
    match.engine.menu(match.position, seat)?.offered[n] ?? END
  const SURE: Choice = { do: 'sure' }

  it('takes back one’s own choice while others have decided since, and leaves theirs', () => {
    const match = draftWith()
    const expected = draftWith()
    const [mine, theirs] = [pick(match, 0), pick(match, 1)]
    match.choose(0, mine)
    match.choose(1, theirs)
    match.choose(1, SURE)
    expect(match.undo(0)).toEqual(mine)
    expected.choose(1, theirs)
    expected.choose(1, SURE)
    expect(match.engine.hash(match.position)).toBe(expected.engine.hash(expected.position))
    expect(match.choices().map(({ seat }) => seat)).toEqual([1, 1])
  })

  it('is free to all seats, as often as they like', () => {
    const match = draftWith()
    const start = match.engine.hash(match.position)
    for (const seat of [0, 1, 2]) match.choose(seat, pick(match, seat))
    for (const seat of [1, 0, 2]) match.undo(seat)
    expect(match.engine.hash(match.position)).toBe(start)
    expect(match.whyNoUndo(1)?.key).toBe('kernel.undo.nothing')
  })

  it('takes back several of one’s own, and leaves those of others between them', () => {
    const [match, expected] = [draftWith(), draftWith()]
    for (const seat of [0, 1]) match.choose(seat, pick(match, seat))
    match.choose(0, SURE)
    match.choose(1, SURE)
    expect(match.takeBack(0).steps).toHaveLength(2)
    match.undo(0, 2)
    expected.choose(1, pick(expected, 1))
    expected.choose(1, SURE)
    expect(match.engine.hash(match.position)).toBe(expected.engine.hash(expected.position))
    expect(match.takeBack(0).steps).toHaveLength(0)
    expect(match.takeBack(1).steps).toHaveLength(2)
  })

  it('takes back being ready, by undo or by saying so', () => {
    const match = draftWith()
    match.choose(0, pick(match, 0))
    const before = match.engine.hash(match.position)
    match.choose(0, SURE)
    expect(match.engine.awaited(match.position)).toEqual([1, 2])
    expect(match.engine.menu(match.position, 0)?.revisions).toEqual([{ do: 'unready' }])
    expect(match.engine.describedMenu(match.position, 0)?.entries.map(({ text }) => text.key)).toEqual([
      'kernel.unready',
    ])
    match.choose(0, { do: 'unready' })
    expect(match.engine.hash(match.position)).toBe(before)
    expect(match.engine.awaited(match.position)).toEqual([0, 1, 2])
    match.undo(0)
    expect(match.engine.awaited(match.position)).toEqual([1, 2])
    match.undo(0)
    expect(match.engine.hash(match.position)).toBe(before)
  })

  it('does not take back “not ready” once others count on it', () => {
    const match = draftWith(2)
    for (const seat of [0, 1]) match.choose(seat, pick(match, seat))
    match.choose(0, SURE)
    match.choose(0, { do: 'unready' })
    match.choose(1, SURE)
    // With that taken back, both would be ready and the step over.
    expect(match.whyNoUndo(0)).toEqual({ key: 'kernel.undo.acted', with: { player: playerText(1) } })
    expect(match.whyNoUndo(1)).toBeUndefined()
    match.choose(0, SURE)
    expect(match.position.stack.at(-1)?.step).toBe('reward')
  })

  it('ends with the step: what the others decided is out', () => {
    const match = draftWith(2)
    for (const seat of [0, 1]) match.choose(seat, pick(match, seat))
    match.choose(0, SURE)
    const { taught, apart } = match.choose(1, SURE)
    expect([taught, apart]).toEqual([true, false])
    expect(match.whyNoUndo(1)?.key).toBe('kernel.undo.revealed')
    expect(match.whyNoUndo(0)?.key).toBe('kernel.undo.acted')
  })
})

describe('a gesture', () => {
  it('makes several choices, and is taken back as one', () => {
    const match = duelWith([{ hand: [rage(), rage(1), strike()] }, { hand: [] }])
    const before = hashOf(match)
    const outcomes = match.gesture(0, [play(rage()), play(rage(1)), hide(strike())])
    expect(outcomes.map(({ choice }) => choice.do)).toEqual(['play', 'play', 'hide'])
    expect(match.log.length).toBe(1)
    match.undo(0)
    expect(hashOf(match)).toBe(before)
    expect(match.length).toBe(0)
  })

  it('stops at a reveal, at another seat’s decision, and where something is not offered', () => {
    const revealing = duelWith([{ hand: [strike(), rage()] }, { hand: [] }])
    expect(revealing.gesture(0, [play(strike()), target(1), play(rage())]).length).toBe(2)
    const handing = duelWith([{ hand: [strike(), rage()] }, { hand: [parry()] }])
    expect(handing.gesture(0, [play(strike()), target(1), play(rage())]).length).toBe(2)
    const missing = duelWith([{ hand: [rage()] }, { hand: [] }])
    expect(missing.gesture(0, [play(rage()), play(strike()), END]).length).toBe(1)
    expect(missing.log).toEqual([{ seat: 0, gesture: [play(rage())] }])
  })

  it('is refused if it cannot even begin', () => {
    const match = duelWith([{ hand: [] }, { hand: [] }])
    expect(refusalOf(() => match.gesture(0, [play(rage()), END]))?.key).toBe('kernel.notOffered')
    expect(match.log).toEqual([])
  })

  it('of a log must be possible whole', () => {
    const match = duelWith([{ hand: [strike(), rage()] }, { hand: [] }])
    const line = { seat: 0, gesture: [play(strike()), target(1), play(rage())] }
    // The strike made somebody draw: no gesture went on after it, so this log is not true.
    expect(refusalOf(() => match.follow(line))?.key).toBe('kernel.notOffered')
  })

  it('does not undo “not ready” together with what came after', () => {
    const match = draftWith(2)
    const first = (seat: number): Choice => match.engine.menu(match.position, seat)?.offered[0] ?? END
    match.choose(0, first(0))
    match.choose(0, { do: 'sure' })
    expect(match.gesture(0, [{ do: 'unready' }, { do: 'sure' }]).length).toBe(1)
  })
})

describe('a return to an earlier moment', () => {
  /** The seats end their turns, drawing a card at the start of each. */
  const drawn = (match: Match<Duel>): number[] => match.position.state.cards[cards.at.hand].slice()

  function game(): Match<Duel> {
    const match = new Match(new Engine(duel, 2), seedFrom('rewind'))
    match.choose(0, END)
    match.choose(1, END)
    return match
  }

  it('goes past draws and other seats’ choices', () => {
    const match = game()
    match.rewind(0)
    expect(match.length).toBe(0)
    const { codec: shape } = match.engine
    expect(shape.hashFacts(match.position)).toBe(shape.hashFacts(match.start))
    expect(match.log.at(-1)).toEqual({ rewind: 0 })
  })

  it('raises the epoch, so that nothing foreseen comes again', () => {
    const weather = (match: Match<Walk>): string => {
      let seen = ''
      while (!match.engine.over(match.position)) {
        match.choose(0, { do: 'wait' })
        seen += match.position.state.weather === 'sun' ? '.' : 'r'
      }
      return seen
    }
    const seen = new Set<string>()
    const match: Match<Walk> = new Match(new Engine(walk, 1, { strength: 30 }), seedFrom('sky'))
    for (let n = 1; n <= 5; n++) {
      seen.add(weather(match))
      match.rewind(0)
      expect(match.position.random).toEqual({ seed: match.start.random.seed, epoch: n, counters: [0, 0] })
    }
    expect(seen.size).toBe(5)
  })

  it('does not let undo slip back into the old epoch', () => {
    const match: Match<Duel> = duelWith([{ hand: [rage(), rage(1)] }, { hand: [] }])
    match.choose(0, play(rage()))
    match.choose(0, play(rage(1)))
    match.choose(0, END)
    match.rewind(2)
    expect(match.position.random.epoch).toBe(1)
    match.undo(0)
    expect(match.position.random.epoch).toBe(1)
    match.undo(0)
    expect(match.position.random.epoch).toBe(1)
  })

  it('goes on counting epochs from where a match was taken up', () => {
    const first = game()
    first.rewind(1)
    const second = new Match(first.engine, first.position)
    second.choose(1, END)
    second.rewind(0)
    expect(second.position.random.epoch).toBe(2)
  })

  it('leads to the same place when the log is followed', () => {
    const match = game()
    match.rewind(1)
    match.choose(1, END)
    const again = new Match(match.engine, match.start)
    for (const line of match.log) again.follow(line)
    expect(hashOf(again)).toBe(hashOf(match))
    expect(drawn(again)).toEqual(drawn(match))
  })

  it.each([-1, 2, 3, 0.5, Number.NaN])('must be to a moment that was: %d', (count) => {
    const match = game()
    expect(refusalOf(() => match.rewind(count))).toEqual({ key: 'kernel.rewind', with: { count, most: 1 } })
    expect(match.length).toBe(2)
  })
})

describe('a match', () => {
  it('does not share its positions with anybody', () => {
    const match = duelWith([{ hand: [rage()] }, { hand: [] }])
    const start = match.engine.hash(match.start)
    match.choose(0, play(rage()))
    expect(match.engine.hash(match.start)).toBe(start)
  })

  it('writes nothing down when a choice is refused', () => {
    const match = duelWith([{ hand: [] }, { hand: [] }])
    expect(refusalOf(() => match.choose(0, parryWith(parry())))?.key).toBe('kernel.notOffered')
    expect(refusalOf(() => match.choose(1, PASS))?.key).toBe('kernel.notOffered')
    expect(match.log).toEqual([])
    expect(match.length).toBe(0)
  })
})
