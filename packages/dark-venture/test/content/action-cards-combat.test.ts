import { describe, expect, test } from 'vitest'
import { Z } from '../../src/state/card-pool.ts'
import { loaded } from '../support/loaded.ts'
import { scene, type Scene, type SceneSpec } from '../support/scene.ts'
import { edition } from '../../src/content/edition.ts'

/** Tactics that are played in a combat. */

const played: string[] = []

function combat(card: string, spec: SceneSpec, ...rolls: readonly number[]): Scene {
  played.push(card)
  loaded(...rolls)
  return scene(spec)
}

/** The Varpen defend on F12 with a card. */
function defended(card: string, ...rolls: readonly number[]): Scene {
  const sides = {
    alderkang: { units: { x: 'suuk F12' } },
    varpen: { units: { a: 'varpen-whelp F12' }, hand: [card] },
  } as const
  return combat(card, { sides, dice: '1' }, ...rolls).take('attack x', `play ${card}`)
}

describe('before the dice', () => {
  test('shieldWall: two dice more in defence', () => {
    const t = defended('shieldWall', 1, 1, 2, 2, 2).take('ready')
    expect(t.told('rolled')).toEqual([{ event: 'rolled', attack: [1, 1], defence: [2, 2, 2] }])
    expect([t.cards(Z.actionPile), t.at('a')]).toEqual([['shieldWall'], 'F12'])
  })

  test('vanish: the attack fails, and the defender moves 2 spaces', () => {
    const t = defended('vanish').take('step N', 'step N', 'ready')
    expect([t.told('foiled').length, t.told('rolled').length]).toEqual([1, 0])
    expect([t.at('a'), t.state.dice, t.step]).toEqual(['F10', [0, 0, 0, 0], 'turn'])
  })
})

describe('after the dice', () => {
  const sides: SceneSpec['sides'] = {
    varpen: { units: { a: 'varpen-raider F12' }, hand: ['mirrorFate'] },
    alderkang: { units: { x: 'suuk F12' } },
  }

  test('mirrorFate: all own dice are rolled again', () => {
    const t = combat('mirrorFate', { sides, dice: '1' }, 1, 2, 5, 6, 6)
    t.take('attack a', 'play mirrorFate')
    expect(t.told('adjusted').map(({ from, to }) => [from, to])).toEqual([
      [1, 6],
      [2, 6],
    ])
    expect(t.told('fought')).toEqual([
      {
        event: 'fought',
        attackers: [t.piece('a')],
        defenders: [t.piece('x')],
        attack: 12,
        defence: 5,
        won: true,
        counter: false,
      },
    ])
  })
})

describe('after the defeat', () => {
  const spec = (x: string, target: 'suuk' | 'alderkang-splicer' = 'suuk'): SceneSpec => ({
    sides: {
      dhargon: { units: { a: 'dhargon-hunter F12', b: 'dhargon-warden F11' }, hand: ['dragOff'] },
      alderkang: { units: { x: `${target} ${x}` } },
    },
    dice: '1',
  })

  test('dragOff: who fell at a distance is taken prisoner by a unit next to it', () => {
    const t = combat('dragOff', spec('F10'), 6, 1).take('attack a', 'stand', 'play dragOff')
    expect([t.state.captor[t.piece('x')], t.at('x')]).toEqual([t.piece('b'), 'F11'])
    expect([t.state.points[1], t.cards(Z.actionPile)]).toEqual([2, ['dragOff']])
  })

  test('dragOff: nobody is next to it', () => {
    const t = combat('dragOff', { ...spec('H12') }, 6, 1).take('attack a', 'stand')
    expect(t.why('play dragOff')).toBe('DV-FX-6')
  })
})

test('every tactic for a combat has its case', () => {
  const wanted = edition.actionCards.filter(({ timing }) => timing !== 'drawn' && timing !== 'turn')
  expect([...new Set(played)].toSorted()).toEqual(wanted.map(({ id }) => id).toSorted())
})
