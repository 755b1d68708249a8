import type { Forecast } from '@longtable/kernel'
import { proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { gatherKindFrame } from '../src/state/frames.ts'
import { winChance } from '../src/preview/dice-odds.ts'
import { loaded } from './support/loaded.ts'
import { scene, type Scene } from './support/scene.ts'
import { say } from './support/messages.ts'

function foreseen(t: Scene, words: string): Forecast | null {
  return t.engine.forecast(t.engine.view(t.position, t.awaited[0]), t.find(words))
}

/** The chances that are told of a choice, in words. */
function told(t: Scene, words: string): readonly string[] {
  const { odds = [] } = foreseen(t, words) ?? {}
  return odds.map(({ outcome, perMille }) => `${say(outcome, 'en')} ${perMille}`)
}

function warned(t: Scene, words: string): readonly string[] {
  return foreseen(t, words)?.warnings?.map((warning) => say(warning, 'en')) ?? []
}

function inMille(chance: number): number {
  return Math.round(chance * 1000)
}

const duel = {
  sides: {
    varpen: { units: { a: 'varpen-raider F12', b: 'varpen-whelp F12' } },
    orpal: { units: { x: 'orpal-shade F12', y: 'orpal-bonewalker F12' } },
  },
  dice: '1 1',
} as const

describe('chances of a combat are told before it', () => {
  proves(['DV-COMBAT-02', 'DV-COMBAT-13'], 'whom to attack, and with whom', () => {
    const t = scene(duel)
    // Two dice against the one of the bonewalker, which strikes back with a six that is not beaten: 6 against 2 to 6.
    const alone = [
      `The attack wins against Orpal Bonewalker ${inMille(181 / 216)}`,
      'It may be struck back 69',
    ]
    expect(told(t, 'attack a')).toEqual(alone)
    t.take('attack a')
    expect(told(t, 'alone')).toEqual(alone)
    const pair = inMille(winChance(3, 1))
    expect(told(t, 'partner b')[0]).toBe(`The attack wins against Orpal Bonewalker ${pair}`)
    t.take('alone')
    expect(told(t, 'target y')).toEqual([`The attack wins ${inMille(181 / 216)}`, 'It may be struck back 69'])
    expect(told(t, 'target x')[0]).toBe(`The attack wins ${inMille(575 / 1296)}`)
  })

  proves(['DV-AUTO-06', 'DV-COMBAT-07'], 'an Auto-Enemy defends in pairs', () => {
    const t = scene({
      ...duel,
      sides: { ...duel.sides, orpal: { ...duel.sides.orpal, auto: true } },
    })
    t.take('attack b', 'alone')
    expect(told(t, 'target y')[0]).toBe(`The attack wins ${inMille(winChance(1, 3))}`)
    expect(told(t, 'target x')[0]).toBe(`The attack wins ${inMille(winChance(1, 3))}`)
  })

  proves(['DV-COMBAT-07', 'DV-CARD-05'], 'what a second unit or a card gives the defence', () => {
    const t = scene({
      ...duel,
      sides: { ...duel.sides, orpal: { ...duel.sides.orpal, hand: ['shieldWall', 'vanish'] } },
    })
    t.take('attack a', 'alone', 'target y')
    expect(told(t, 'ready')).toEqual([`The defence holds ${1000 - inMille(181 / 216)}`])
    expect(told(t, 'with x')).toEqual([`The defence holds ${1000 - inMille(winChance(2, 3))}`])
    expect(told(t, 'play shieldWall')).toEqual([`The defence holds ${1000 - inMille(winChance(2, 3))}`])
    expect(told(t, 'play vanish')).toEqual(['The defence holds 1000'])
  })

  proves(['DV-COMBAT-16', 'DV-COMBAT-17'], 'what a changed roll brings', () => {
    const t = scene({
      sides: {
        varpen: {
          units: { a: { is: 'varpen-raider', at: 'F12', load: { egg: 1 } } },
          hand: ['mirrorFate'],
        },
        orpal: { units: { x: 'orpal-shade F12' }, hand: ['mirrorFate'] },
      },
      dice: '1',
    })
    loaded(1, 3, 3, 3)
    t.take('attack a', 'ready')
    // 4 against 6: an egg makes it 7; the cards throw both dice anew, for 7 or more.
    expect(told(t, 'stand')).toEqual(['The attack is ahead 0'])
    expect(told(t, 'egg a')).toEqual(['The attack is ahead 1000'])
    expect(told(t, 'play mirrorFate')).toEqual([`The attack is ahead ${inMille(21 / 36)}`])
    t.take('egg a', 'stand')
    // 7 against 6: two dice for 7 or more hold.
    expect(told(t, 'stand')).toEqual(['The defence holds 0'])
    expect(told(t, 'play mirrorFate')).toEqual([`The defence holds ${inMille(21 / 36)}`])
  })

  proves(['DV-HERO-08', 'DV-MISC-07'], 'a die for a card', () => {
    const t = scene({
      sides: {
        'hero:larvok': { units: { a: 'larvok F12' }, hand: ['flank'] },
        orpal: { units: { x: 'orpal-bonewalker F12' } },
      },
      dice: '1',
    })
    const dice = t.tables.strength[t.piece('a')]
    loaded(...new Array<number>(dice).fill(1), 6)
    t.take('attack a')
    // As many ones as it has dice against 6: one die must show 7 less the others.
    const needs = 7 - (dice - 1)
    expect(told(t, 'rerollDie 0')).toEqual([`The attack is ahead ${inMille((7 - needs) / 6)}`])
    t.take('stand')
  })

  proves('DV-COMBAT-13', 'what striking back brings', () => {
    const t = scene({
      ...duel,
      sides: { varpen: { units: { a: 'varpen-whelp F12' } }, orpal: duel.sides.orpal },
    })
    loaded(1, 6)
    t.take('attack a', 'target y', 'ready')
    const defence = t.tables.defence[t.piece('a')]
    expect(told(t, 'counter')[0]).toBe(`The attack wins ${inMille(winChance(1, defence))}`)
    expect(told(t, 'noCounter')).toEqual([])
  })
})

describe('chances of other rolls', () => {
  proves('DV-PRIS-06', 'an escape', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: { is: 'varpen-raider', captor: 'x' }, b: 'varpen-whelp A1' } },
        orpal: { units: { x: 'orpal-shade F12' } },
      },
      dice: '1',
    })
    expect(told(t, 'escape a')).toEqual(['It succeeds 167'])
  })

  proves(['DV-RES-03', 'DV-RES-04'], 'resources', () => {
    const t = scene({
      sides: { varpen: { units: { a: 'varpen-raider F12' } }, orpal: { units: { x: 'orpal-shade A1' } } },
    })
    t.act((_s, ctx) => ctx.push(gatherKindFrame, { side: 0, piece: t.piece('a') }))
    const at = (resource: number): number | undefined => {
      const view = t.engine.view(t.position, t.awaited[0])
      return t.engine.forecast(view, { do: 'goods', resource })?.odds?.[0].perMille
    }
    expect([0, 1, 2].map(at)).toEqual([500, 167, 500])
  })

  proves('DV-HERO-08', 'a check that may be rolled anew', () => {
    const t = scene({
      sides: {
        'hero:delok': { units: { d: 'delok F12' }, hand: ['flank'] },
        orpal: { units: { x: 'orpal-shade A1' } },
      },
      stack: [{ step: 'roll.again', side: 5, piece: -1, dice: 2, atLeast: 9, faces: 0, shown: [2, 4] }],
    })
    // 4 stays and 5 or 6 are needed; 2 stays and no die is enough.
    expect(told(t, 'rerollDie 0')).toEqual(['It succeeds 333'])
    expect(told(t, 'rerollDie 1')).toEqual(['It succeeds 0'])
    expect(told(t, 'stand')).toEqual(['It succeeds 0'])
  })

  test('a passage', () => {
    const t = scene({
      sides: { varpen: { team: 1, units: { v: 'varpen-raider D6' } } },
      seats: 1,
      options: { mode: 'adventure' },
      tokens: { D6: ['event:1'] },
      dice: '1',
    })
    t.take('activate v')
    expect(t.step).toBe('pick')
    expect(told(t, 'option 0')).toEqual(['It succeeds 583'])
  })
})

describe('warnings', () => {
  proves(['DV-GENE-01', 'DV-TURN-05'], 'dice that do not fit into the memory', () => {
    const laid = (dice: string, memory: string): Scene =>
      scene({
        sides: {
          varpen: { units: { a: 'varpen-raider F12' }, memory },
          orpal: { units: { x: 'orpal-shade A1' } },
        },
        dice,
      })
    expect(warned(laid('1 s', ''), 'end')).toEqual([])
    expect(warned(laid('1 s s', '1'), 'end')).toEqual(['1 die does not fit into Genetic Memory and is lost.'])
    expect(warned(laid('1 s s d', '1 1 s'), 'end')).toEqual([
      '4 dice do not fit into Genetic Memory and are lost.',
    ])
  })

  proves('DV-MOVE-06', 'a step onto a red token', () => {
    const t = scene({
      sides: { varpen: { units: { a: 'varpen-raider F12' } }, orpal: { units: { x: 'orpal-shade A1' } } },
      tokens: { F11: ['actionDraw'] },
      dice: '1 2',
    })
    t.take('march a')
    expect(warned(t, 'step N')).toEqual(['The red token ends the move: points left over are lost.'])
    expect(warned(t, 'step S')).toEqual([])
  })
})
