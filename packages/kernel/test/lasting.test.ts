import { describe, expect, it } from 'vitest'
import {
  Engine,
  Menu,
  StepContext,
  type Frame,
  type Game,
  type Lasting,
  type LastingEffects,
  type Match,
  type Branch,
} from '../src/index.ts'
import { duel, type Duel } from './games/duel.ts'
import { duelWith, play, rage, strike, target } from './setup.ts'

type Seen = [effect: string, step: string, depth: number]

const seenBy = (from: LastingEffects): Seen[] => {
  const seen: Seen[] = []
  from.eachEffect(({ effect }, { step }, depth) => seen.push([effect, step, depth]))
  return seen
}

/** A table that sits at a duel in the middle: a round with a turn on it. */
function seated(match: Match<Duel>, part?: Frame[]): StepContext<Duel> {
  const { engine, position } = match
  const ctx = new StepContext<Duel>(engine.tables, engine.seats, position, false)
  ctx.begin(position, 0, part)
  return ctx
}

const withoutHands = (): Match<Duel> => duelWith([{ hand: [] }, { hand: [] }])

describe('what lasts', () => {
  it('is visited from the bottom up, with its frame and how deep that lies', () => {
    const match = withoutHands()
    const ctx = seated(match)
    expect(seenBy(ctx)).toEqual([])
    ctx.lasting('turn', 'wind')
    ctx.lasting('round', 'rain')
    ctx.lasting('turn', 'snow', { depth: 3 })
    const seen: Seen[] = [
      ['rain', 'round', 0],
      ['wind', 'turn', 1],
      ['snow', 'turn', 1],
    ]
    expect(seenBy(ctx)).toEqual(seen)
    const menu = match.engine.menu(match.position, 0)
    expect(menu === null ? [] : seenBy(menu)).toEqual(seen)
    expect(ctx.effects().map(({ effect }) => effect)).toEqual(['rain', 'wind', 'snow'])
  })

  it('is shown to those who say what one could point at', () => {
    const match = withoutHands()
    seated(match).lasting('round', 'rain')
    const top = match.position.stack.at(-1)?.step ?? ''
    const seen: Seen[][] = []
    const watching: Game<Duel> = {
      ...duel,
      steps: duel.steps.map((step) =>
        step.kind !== 'ask' || step.name !== top
          ? step
          : {
              ...step,
              universe: (s, f, tables, seat, of) => {
                seen.push(seenBy(of))
                return step.universe(s, f, tables, seat, of)
              },
            },
      ),
    }
    const [seat] = match.engine.awaited(match.position)
    new Engine(watching, match.engine.seats, {}).universe(match.position, seat)
    expect(seen).toEqual([[['rain', 'round', 0]]])
  })

  it('is, in a seat’s own branch, also what hangs there', () => {
    const match = withoutHands()
    seated(match).lasting('round', 'rain')
    const branch: Branch = { ready: false, stack: [{ step: 'target' }, { step: 'turn' }] }
    const ctx = seated(match, branch.stack)
    ctx.lasting('turn', 'wind')
    const seen: Seen[] = [
      ['rain', 'round', 0],
      ['wind', 'turn', 3],
    ]
    expect(seenBy(ctx)).toEqual(seen)
    const menu = new Menu(null, false)
    menu.open(match.position.stack, branch.stack)
    expect(seenBy(menu)).toEqual(seen)
    // A part changes nothing but its own frames.
    const asked: Seen[] = []
    const ended = ctx.endEffects(({ effect }, { step }, depth) => asked.push([effect, step, depth]) > 0)
    expect(ended).toBe(1)
    expect(asked).toEqual([['wind', 'turn', 3]])
    expect(seenBy(ctx)).toEqual([['rain', 'round', 0]])
  })
})

describe('what is ended', () => {
  it('is gone from every frame it hung on, and the rest stays in order', () => {
    const match = withoutHands()
    const ctx = seated(match)
    for (const effect of ['rain', 'wind', 'rain', 'snow']) {
      ctx.lasting('round', effect)
      ctx.lasting('turn', effect)
    }
    expect(ctx.endEffects(({ effect }) => effect === 'rain')).toBe(4)
    expect(ctx.effects().map(({ effect }) => effect)).toEqual(['wind', 'snow', 'wind', 'snow'])
    expect(ctx.endEffects(({ effect }, { step }) => effect === 'wind' && step === 'turn')).toBe(1)
    expect(ctx.effects().map(({ effect }) => effect)).toEqual(['wind', 'snow', 'snow'])
    expect(ctx.endEffects(() => false)).toBe(0)
  })

  it('leaves a position like one that never had it', () => {
    const match = withoutHands()
    const { engine, position } = match
    const before = { hash: engine.hash(position), json: JSON.stringify(engine.encode(position)) }
    const ctx = seated(match)
    ctx.lasting('turn', 'wind')
    ctx.lasting('round', 'rain', { strength: 2 })
    expect(engine.hash(position)).not.toBe(before.hash)
    ctx.endEffects(() => true)
    expect({ hash: engine.hash(position), json: JSON.stringify(engine.encode(position)) }).toEqual(before)
    expect(position.stack.some((frame) => 'lasting' in frame)).toBe(false)
  })

  it('stays in what was taken from the position before', () => {
    const match = withoutHands()
    const { engine, position } = match
    const ctx = seated(match)
    ctx.lasting('turn', 'wind')
    ctx.lasting('turn', 'rain')
    const copy = engine.copy(position)
    const kept: Lasting[] | undefined = position.stack[1].lasting
    ctx.endEffects(({ effect }) => effect === 'wind')
    expect(kept?.length).toBe(2)
    expect(copy.stack[1].lasting?.length).toBe(2)
    expect(position.stack[1].lasting).toEqual([{ effect: 'rain', data: {} }])
  })

  it('comes back when the choice that ended it is taken back', () => {
    // Striking uses one rage up.
    const spent: Game<Duel> = {
      ...duel,
      steps: duel.steps.map((step) =>
        step.name === 'target' && step.kind === 'ask'
          ? {
              ...step,
              take: (_s, _f, _taken, ctx) => {
                ctx.pop()
                ctx.endEffects(({ effect, data }) => effect === 'rage' && data['card'] === rage())
              },
            }
          : step,
      ),
    }
    const match = duelWith([{ hand: [rage(), rage(1), strike()] }, { hand: [] }], [], spent)
    const { engine } = match
    match.choose(0, play(rage()))
    match.choose(0, play(rage(1)))
    match.choose(0, play(strike()))
    const before = JSON.stringify(engine.encode(match.position))
    match.choose(0, target(1))
    const after = engine.hash(match.position)
    expect(match.position.stack[1].lasting).toEqual([{ effect: 'rage', data: { card: rage(1) } }])
    match.undo(0)
    expect(JSON.stringify(engine.encode(match.position))).toBe(before)
    match.choose(0, target(1))
    expect(engine.hash(match.position)).toBe(after)
  })
})
