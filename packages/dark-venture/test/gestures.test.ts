import { type Frame, Match, type Shortcut } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { spentBy } from '../src/preview/reach.ts'
import { exists } from '../src/state/map/read.ts'
import { moveTo } from '../src/state/mutations/pieces.ts'
import type { DarkVenture } from '../src/state/tables/match-tables.ts'
import { type Sample, sampled, tables } from './support/sampled.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'
import { say } from './support/messages.ts'

function gesturesOf({ engine, position, seat }: Sample, piece: number): readonly Shortcut[] {
  return engine.gestures(
    engine.view(position, seat),
    engine.menu(position, seat)?.offered ?? [],
    `piece:${piece}`,
  )
}

/** Enemies come near: beside own units, and onto their spaces. */
function crowd({ engine, position: { state }, random }: Sample): void {
  const { board, ways } = engine.tables
  const own = state.army[state.turn]
  for (const enemy of state.army.flatMap((army, side) => (side === state.turn ? [] : army))) {
    if (random.below(2) === 0) continue
    const here = ways.square[state.at[own[random.below(own.length)]]]
    const way = random.below(10)
    const square = way < 8 ? board.beside[here * 8 + way] : here
    if (square >= 0 && exists(board, square)) moveTo(state, enemy, square)
  }
}

/** The units that can do anything in one gesture. */
function handsOn({ position: { stack, state } }: Sample): readonly number[] {
  const top = stack.at(-1)
  return top?.step === 'march' ? [Number(top['piece' as keyof Frame])] : state.army[state.turn]
}

/** How far an attack has come: whom it is paid for, that a second target is asked, that it was rolled. */
function endOf({ position: { stack, state } }: Match<DarkVenture>, drew: boolean): string | undefined {
  const step = stack.at(-1)?.step
  if (step === 'attack.target') return 'second'
  if (step === 'pay.dice')
    return state.fights
      .at(-1)
      ?.defenders.map((unit) => `piece:${unit}`)
      .join()
  return drew || step?.startsWith('fight.') === true ? 'rolled' : step
}

describe.each(tables)('%i players, %o', (...table) => {
  test('every gesture can be made in full', { timeout: 60_000 }, () => {
    let made = 0
    let strikes = 0
    for (const sample of sampled(table, ['turn', 'march'], 7)) {
      const { engine, position, seat } = sample
      const isPicked = engine.tables.options.attackerPicksDefenders
      crowd(sample)
      for (const piece of handsOn(sample)) {
        for (const { choices, at, from } of gesturesOf(sample, piece)) {
          if (at?.startsWith('node') === true && sample.random.below(8) > 0) continue
          const match = new Match(engine, engine.copy(position))
          const outcomes = match.gesture(seat, choices)
          expect(outcomes.map(({ choice }) => choice)).toEqual(choices)
          expect(from).toBe(`piece:${piece}`)
          made++
          if (at?.startsWith('piece') !== true) continue
          strikes++
          const end = endOf(match, outcomes.at(-1)?.drew === true)
          expect([at, 'rolled', ...(isPicked ? ['second'] : [])]).toContain(end)
        }
      }
    }
    expect(made).toBeGreaterThanOrEqual(20)
    expect(strikes).toBeGreaterThan(0)
  })

  test('the cheapest of a place comes first, and no other is better in every face', () => {
    for (const sample of sampled(table, ['turn'], 6)) {
      for (const piece of handsOn(sample)) {
        const walks = gesturesOf(sample, piece).filter(({ at }) => at?.startsWith('node'))
        for (const place of new Set(walks.map(({ at }) => at))) {
          const there = walks.filter(({ at }) => at === place)
          expect(there.map(({ isBest }) => isBest === true)).toEqual(there.map((_, i) => i === 0))
          const spent = there.map(({ choices }) => spentBy(choices))
          const sums = spent.map((faces) => faces.reduce((sum, count) => sum + count, 0))
          expect(sums).toEqual(sums.toSorted((a, b) => a - b))
          for (const one of spent) {
            const beating = spent.filter((other) => other.every((count, face) => count <= one[face]))
            expect(beating).toEqual([one])
          }
        }
      }
    }
  })
})

/** Gestures of a unit in words: what they are, what they cost, what is chosen. */
function inWords(t: Scene, name: string, at?: string): string[] {
  const all = t.engine.gestures(t.engine.view(t.position, 0), t.offered(0), `piece:${t.piece(name)}`)
  return all
    .filter((one) => at === undefined || one.at === at)
    .map(({ text, cost, choices, isBest }) =>
      [
        isBest === true ? '*' : '-',
        say(text, 'en'),
        `(${cost === undefined ? '' : say(cost, 'en')})`,
        choices.map((choice) => t.words(choice)).join(', '),
      ].join(' '),
    )
}

function arena(dice: string, rest: SceneSpec = {}): Scene {
  return scene({
    sides: { varpen: { units: { a: 'varpen-whelp E9' } }, orpal: { units: { x: 'orpal-shade C9' } } },
    ...rest,
    dice,
  })
}

describe('a strike', () => {
  test('walks to its target and attacks it', () => {
    const t = arena('2 1')
    expect(inWords(t, 'a', `piece:${t.piece('x')}`)).toEqual([
      '* Walk to C9 and attack Orpal Shade, C9 (1 × 2 straight and a move die) march a, step W 2, step W free, halt, attack a',
    ])
  })

  test('reaches as far as its weapon does and sees', () => {
    const hunt = (built: SceneSpec['built'] = {}): Scene =>
      scene({
        sides: { dhargon: { units: { a: 'dhargon-hunter E9' } }, orpal: { units: { x: 'orpal-shade C9' } } },
        dice: 'd 1',
        built,
      })
    const open = hunt()
    expect(inWords(open, 'a', `piece:${open.piece('x')}`)).toEqual([
      '* Attack Orpal Shade, C9 (a move die) attack a',
    ])
    const walled = hunt({ 'D9:E': 'wall' })
    expect(inWords(walled, 'a', `piece:${walled.piece('x')}`)).toEqual([
      '* Walk to E8 and attack Orpal Shade, C9 (1 × 1 straight and a move die) march a, step N 1, halt, attack a',
      '- Walk to D10 and attack Orpal Shade, C9 (1 × 1 diagonal and a move die) march a, step SW d, halt, attack a',
    ])
  })

  test('needs a die when it is there', () => {
    const t = arena('2')
    expect(inWords(t, 'a', `piece:${t.piece('x')}`)).toEqual([])
  })

  test('is made where one stands, and the target is named where there are several', () => {
    const t = arena('2 1', {
      sides: {
        varpen: { units: { a: 'varpen-whelp E9' } },
        orpal: { units: { x: 'orpal-shade E9', y: 'orpal-shade E9' } },
      },
    })
    expect(inWords(t, 'a', `piece:${t.piece('y')}`)).toEqual([
      '* Attack Orpal Shade, E9 (a move die) attack a, target y',
    ])
    t.take('march a', 'step W 2')
    expect(inWords(t, 'a', `piece:${t.piece('y')}`)[0]).toContain('step E free, halt, attack a, target y')
  })

  test('is the best there is only where nobody could join it', () => {
    const t = arena('2 1', {
      sides: {
        varpen: { units: { a: 'varpen-whelp E9', b: 'varpen-whelp E9' } },
        orpal: { units: { x: 'orpal-shade E9' } },
      },
    })
    expect(inWords(t, 'a', `piece:${t.piece('x')}`)).toEqual([
      '- Attack Orpal Shade, E9: alone (a move die) attack a, alone',
      '- Attack Orpal Shade, E9: together with Varpen Whelp (a move die) attack a, partner b',
    ])
  })

  test('needs no halt where the march ends by itself', () => {
    const t = arena('1 d', { tokens: { D9: ['actionDraw'] }, options: { redTokenStops: 'unit' } })
    const near = arena('1 1', {
      tokens: { D9: ['actionDraw'] },
      options: { redTokenStops: 'unit' },
      sides: { varpen: { units: { a: 'varpen-whelp E9' } }, orpal: { units: { x: 'orpal-shade D9' } } },
    })
    expect(inWords(t, 'a', `piece:${t.piece('x')}`)).toEqual([])
    expect(inWords(near, 'a', `piece:${near.piece('x')}`)).toEqual([
      '* Walk to D9 and attack Orpal Shade, D9 (1 × 1 straight and a move die) march a, step W 1, attack a',
    ])
  })

  test('comes from no space where a card is drawn first', () => {
    const t = arena('2 1 1', { tokens: { C9: ['itemDraw'] } })
    expect(inWords(t, 'a', `piece:${t.piece('x')}`)).toEqual([])
    expect(inWords(t, 'a', `node:${t.node('C9')}`)).not.toEqual([])
  })
})

test('no other name and nobody else’s unit can do anything', () => {
  const t = arena('2 1')
  const of = (piece: string) => t.engine.gestures(t.engine.view(t.position, 0), t.offered(0), piece)
  expect(of('node:3')).toEqual([])
  expect(of('piece:999')).toEqual([])
  expect(of(`piece:${t.piece('x')}`)).toEqual([])
})
