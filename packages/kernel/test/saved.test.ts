import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Engine, Match, seedFrom, type Choice, type Game, type GameTypes, type Json } from '../src/index.ts'
import { refusalOf } from '../src/testing/refusals.ts'
import { cards as draftCards, draft, type Draft } from './games/draft.ts'
import { crashes } from './games/faults.ts'
import { cards, duel, type Duel } from './games/duel.ts'
import { walk, type Walk } from './games/walk.ts'
import { draftWith, duelWith, END, filled, play, rage, strike, target, TAUNT } from './setup.ts'
import { deeds, doWild, matchOf, shown, toys } from './wild.ts'

const SURE: Choice = { do: 'sure' }
const hands = draftCards.at.hand

/** As it is after having been in a file. */
const saved = <G extends GameTypes>(match: Match<G>): Json => JSON.parse(JSON.stringify(match.save())) as Json

function again<G extends GameTypes>(match: Match<G>): Match<G> {
  const { match: restored, differs } = Match.restore(match.engine, saved(match), { settles: match.settles })
  expect(differs).toBe(false)
  expect(shown(restored)).toEqual(shown(match))
  expect(saved(restored)).toEqual(saved(match))
  return restored
}

describe('a match that is saved and restored', () => {
  it('goes on in the middle of a simultaneous step, gestures and all', () => {
    const match = draftWith(3)
    const { engine } = match
    const pick = (seat: number, n = 0): Choice => engine.menu(match.position, seat)?.offered[n] ?? END
    const before = engine.hash(match.position)
    match.gesture(0, [pick(0), SURE])
    match.choose(1, pick(1, 1))
    match.gesture(2, [pick(2, 2), SURE])
    match.choose(1, engine.menu(match.position, 1)?.revisions[0] ?? END)
    match.undo(1)
    const restored = again(match)
    expect(restored.choices()).toEqual(match.choices())
    for (const each of [match, restored]) {
      each.undo(0)
      expect(each.choices().map(({ seat }) => seat)).toEqual([1, 2, 2])
      expect(each.gesture(0, [{ do: 'pick', card: each.position.state.cards[hands][3] }, SURE]).length).toBe(
        2,
      )
    }
    expect(shown(again(restored))).toEqual(shown(match))
    for (const seat of [2, 0, 1]) restored.undo(seat)
    expect(engine.hash(restored.position)).toBe(before)
    expect(match.choose(1, SURE).apart).toBe(false)
    expect(again(match).length).toBe(6)
  })

  it('draws what it would have drawn, and what it drew before a return', () => {
    const match: Match<Walk> = new Match(new Engine(walk, 1, { strength: 30 }), seedFrom('sky'))
    const wait = (each: Match<Walk>, days: number): string => {
      let seen = ''
      for (let day = 0; day < days; day++) {
        each.choose(0, { do: 'wait' })
        seen += each.position.state.weather === 'sun' ? '.' : 'r'
      }
      return seen
    }
    wait(match, 6)
    match.rewind(4)
    const fresh = again(match)
    expect(fresh.position.random).toMatchObject({ epoch: 1, counters: [0, 0] })
    expect(wait(fresh, 8)).toBe(wait(match, 8))
    match.rewind(9)
    wait(match, 3)
    match.rewind(2)
    const restored = again(match)
    expect(restored.position.random).toMatchObject({ epoch: 3, counters: [0, 0] })
    expect(wait(restored, 8)).toBe(wait(match, 8))
    match.rewind(0)
    expect(again(match).position.random).toMatchObject({ epoch: 3 + 1, counters: [0, 0] })
  })

  it('has forgotten what was settled, and knows why', () => {
    const { engine, position } = duelWith([{ hand: [strike(), rage()] }, { hand: [] }])
    const match = new Match(engine, position, { settles: true })
    match.choose(1, TAUNT)
    match.gesture(0, [play(strike()), target(1)])
    const restored = again(match)
    expect(match.save().now).toBeNull()
    expect(restored.length).toBe(3)
    expect(restored.whyNoUndo(0)?.key).toBe('kernel.undo.revealed')
    expect(restored.lastSeatIndex(1)).toBe(0)
    expect(refusalOf(() => restored.rewind(2))?.key).toBe('kernel.rewindSettled')
    expect([restored.opening, restored.log, restored.last, restored.isLogged]).toEqual([
      [],
      [],
      undefined,
      false,
    ])
  })

  it('may settle from then on, or no longer', () => {
    const { engine, position } = duelWith([{ hand: [strike(), rage()] }, { hand: [] }])
    const match = new Match(engine, position)
    match.gesture(0, [play(strike()), target(1)])
    match.choose(0, play(rage()))
    const { match: settling } = Match.restore(engine, saved(match), { settles: true })
    expect(shown(settling)).toEqual(shown(match))
    expect(settling.choices()).toEqual([{ seat: 0, choice: play(rage()) }])
    const { match: keeping } = Match.restore(engine, saved(settling))
    keeping.choose(0, END)
    expect(keeping.choices().length).toBe(2)
    expect(keeping.log.length).toBe(1)
    // A line, but not all of them.
    expect(keeping.isLogged).toBe(false)
  })

  it.each(toys)('is to all appearances the same as if it had gone on: $game.id', ({ game, seats }) => {
    fc.assert(
      fc.property(deeds, fc.boolean(), (wild, settles) => {
        const plain = matchOf(game, seats, { settles })
        let match = matchOf(game, seats, { settles })
        for (const [i, deed] of wild.entries()) {
          expect(doWild(match, deed)).toEqual(doWild(plain, deed))
          if (deed % 3 === 0 || i === wild.length - 1) match = again(match)
          expect(shown(match)).toEqual(shown(plain))
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('a match saved under other rules', () => {
  /** Thorns do not hurt any more. */
  const softer: Game<Duel> = { ...duel, answers: (duel.answers ?? []).filter(({ order }) => order !== 20) }

  /** A hit with thorns, and a choice that can be taken back. */
  function played(): Match<Duel> {
    const match = duelWith([{ hand: [strike(), rage(), rage(1)] }, { hand: [] }])
    match.gesture(0, [play(rage()), play(strike()), target(1)])
    match.choose(0, play(rage(1)))
    return match
  }

  it.each([false, true])('goes on from where it was, with nothing to take back (%s)', (settles) => {
    const match = played()
    const { match: restored, differs } = Match.restore(new Engine(softer, 2), saved(match), { settles })
    expect(differs).toBe(true)
    expect(restored.engine.encode(restored.position)).toEqual(match.engine.encode(match.position))
    expect(restored.length).toBe(4)
    expect(restored.choices()).toEqual([])
    expect(restored.whyNoUndo(0)?.key).toBe('kernel.undo.nothing')
    expect(restored.whyNoUndo(1)?.key).toBe('kernel.undo.acted')
    expect(refusalOf(() => restored.rewind(3))?.key).toBe('kernel.rewindSettled')
    expect(restored.lastSeatIndex(0)).toBe(3)
    restored.choose(1, TAUNT)
    expect(restored.whyNoUndo(1)).toBeUndefined()
  })

  it('goes on where a choice is not offered any more, or crashes', () => {
    const strict: Game<Draft> = {
      ...draft,
      steps: draft.steps.map((step) =>
        step.name === 'pick.card' && step.kind === 'ask'
          ? { ...step, offer: ((_s, _f, menu) => menu.add({ do: 'sure' })) satisfies typeof step.offer }
          : step,
      ),
    }
    const match = draftWith(2)
    match.choose(0, match.engine.menu(match.position, 0)?.offered[0] ?? END)
    const { match: restored, differs } = Match.restore(new Engine(strict, 2), saved(match))
    expect(differs).toBe(true)
    expect(restored.engine.hash(restored.position)).toBe(match.engine.hash(match.position))

    const full = duelWith([{ hand: [strike()] }, { hand: [3, 7, 11, 15] }])
    for (const [seat, choice] of [
      [0, play(strike())],
      [0, target(1)],
      [1, { do: 'pass' }],
    ] as const)
      full.choose(seat, choice)
    const [extra] = full.position.state.cards[cards.at.hand + 1]
    full.choose(1, { do: 'discard', card: extra })
    expect(Match.restore(new Engine(crashes, 2), saved(full)).differs).toBe(true)
  })

  it('goes on from the origin where there is nothing since, and after a return', () => {
    const match = played()
    match.rewind(0)
    const changed = { ...(saved(match) as object), hash: 'f'.repeat(16) }
    const { match: restored, differs } = Match.restore(match.engine, changed)
    expect(differs).toBe(true)
    expect(shown(restored)).toEqual(shown(match))
    expect(restored.position.random.epoch).toBe(1)
  })

  it('does not count epochs anew', () => {
    const match = played()
    match.rewind(3)
    const { match: restored } = Match.restore(new Engine(softer, 2), saved(match))
    restored.choose(0, play(rage(1)))
    restored.rewind(3)
    expect(restored.position.random.epoch).toBe(2)
  })
})

describe('something that is no saved match', () => {
  const match = duelWith([{ hand: [rage(), strike()] }, { hand: [] }])
  match.gesture(0, [play(rage()), play(strike())])
  const whole = match.save()
  const [first] = whole.made
  const whyNot = (json: unknown): string => {
    const reason = refusalOf(() => Match.restore(match.engine, JSON.parse(JSON.stringify(json)) as Json))
    return `${reason?.key ?? ''} ${filled(reason, 'path')}`.trim()
  }

  it.each([null, 3, 'match', [], true])('is refused: %j', (json) => {
    expect(whyNot(json)).toBe('kernel.damaged match')
  })

  it.each([
    ['origin', { origin: null }],
    ['origin', { origin: [] }],
    ['random', { origin: {} }],
    ['origin.books', { origin: { ...(whole.origin as object), books: null } }],
    ['epochs', { epochs: -1 }],
    ['epochs', { epochs: undefined }],
    [
      'epochs',
      { origin: { ...(whole.origin as object), random: { seed: 'a'.repeat(64), epoch: 1, counters: [0] } } },
    ],
    ['made', { made: {} }],
    ['made[0]', { made: ['end'] }],
    ['made[0].seat', { made: [{ ...first, seat: 2 }] }],
    ['made[0].seat', { made: [{ ...first, seat: null }] }],
    ['made[1].choice', { made: [first, { ...first, choice: 'end' }] }],
    ['made[0].choice.do', { made: [{ ...first, choice: {} }] }],
    ['made[0].epoch', { made: [{ ...first, epoch: 1 }] }],
    ['made[0].epoch', { made: [{ ...first, epoch: 0.5 }] }],
    ['made[0].counters', { made: [{ ...first, counters: [] }] }],
    ['made[0].counters[0]', { made: [{ ...first, counters: ['0'] }] }],
    ['made[0].gesture', { made: [{ ...first, gesture: 'one' }] }],
    ['made[0].gesture', { made: [{ ...first, gesture: undefined }] }],
    ['settled', { settled: null }],
    ['settled[1]', { settled: [0, -1] }],
    ['barrier', { barrier: 'wall' }],
    ['barrier', { barrier: undefined }],
    ['now', { now: null }],
    ['now', { now: 'here' }],
    ['hash', { hash: 7 }],
    ['random', { hash: 'f'.repeat(16), now: {} }],
    ['now.books', { hash: 'f'.repeat(16), now: { ...(whole.now as object), books: null } }],
  ])('is refused as damaged at %s', (path, change) => {
    expect(whyNot({ ...whole, ...change })).toBe(`kernel.damaged ${path}`)
  })

  it('is refused or restored, but never crashes, whatever is put in the place of any part of it', () => {
    const garbled = (json: Json, path: readonly number[], value: Json): Json => {
      if (json === null || typeof json !== 'object' || path.length === 0) return value
      const keys = Object.keys(json)
      const key = keys[path[0] % Math.max(1, keys.length)] ?? '0'
      if (Array.isArray(json)) {
        const at = Number(key)
        const items = json as readonly Json[]
        return items.length === 0 ? [value] : items.with(at, garbled(items[at], path.slice(1), value))
      }
      const from = json as Record<string, Json>
      return { ...from, [key]: garbled(from[key] ?? null, path.slice(1), value) }
    }
    const paths = fc.array(fc.nat(30), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(paths, fc.jsonValue({ maxDepth: 2 }), (path, value) => {
        const json = garbled(JSON.parse(JSON.stringify(whole)) as Json, path, value as Json)
        const reason = refusalOf(() => Match.restore(match.engine, json))
        expect(['kernel.damaged', undefined]).toContain(reason?.key)
      }),
      { numRuns: 500 },
    )
  })
})
