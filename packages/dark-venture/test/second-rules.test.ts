import { Engine } from '@longtable/kernel'
import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { edition } from '../src/content/edition.ts'
import { darkVenture } from '../src/game.ts'
import { contextOf, runProgram } from '../src/effects/interpreter.ts'
import { hasFavour } from '../src/effects/conditions.ts'
import { count } from '../src/state/mutations/count.ts'
import { ALDERKANG, ANCIENT } from '../src/state/numbers.ts'
import { prisonersOf } from '../src/state/queries/pieces.ts'
import { deedsOf, readCard } from './support/auto.ts'
import { beginWith } from './support/begin.ts'
import { TEST, write } from './support/effects.ts'
import { loaded } from './support/loaded.ts'
import { scene, type Scene } from './support/scene.ts'

// What the second version of the rules changed, and that matches of the first go on as they were.

describe('Revive of an Auto-Enemy', () => {
  const fallen = (drawn: number, version: object, ...dice: readonly number[]): Scene => {
    const t = scene({
      sides: {
        varpen: { units: { a: 'varpen-raider F12' } },
        alderkang: { auto: true, units: { x: 'suuk F12', d: 'delok A1' } },
      },
      dice: '1',
      ...version,
    })
    t.act((s, ctx) => count(s, ALDERKANG, 'cardsDrawn', drawn, ctx))
    loaded(6, 6, 1, ...dice)
    return t.take('attack a', 'kill')
  }

  proves('DV-AUTO-20', 'it tries once for each death, with a card that it has drawn', () => {
    const saved = fallen(1, {}, 4, 4)
    expect([saved.at('x'), deedsOf(saved, 'alderkang', 'reviveAttempts')]).toEqual(['F12', 1])
    expect(deedsOf(saved, 'varpen', 'unitsKilled')).toBe(0)
    const lost = fallen(1, {}, 4, 3)
    expect([lost.at('x'), deedsOf(lost, 'alderkang', 'reviveAttempts')]).toEqual(['supply', 1])
  })

  proves('DV-AUTO-20', 'without a card it does not, nor in matches of before', () => {
    for (const t of [fallen(0, {}), fallen(1, { rulesVersion: 1 })]) {
      expect([t.at('x'), deedsOf(t, 'alderkang', 'reviveAttempts')]).toEqual(['supply', 0])
    }
  })

  proves(
    ['DV-AUTO-20', 'DV-ALD-05'],
    'so its favour can be won, and its last card brings its Ancient',
    () => {
      const t = readCard('alderkang', 10, {
        sides: {
          varpen: { units: { a: 'varpen-raider F12' } },
          alderkang: { auto: true, units: { x: 'suuk H12', d: 'delok A1' }, favour: [2, 4, 4] },
        },
      })
      expect(hasFavour(t.state, t.tables, ALDERKANG)).toBe(false)
      t.act((s, ctx) => count(s, ALDERKANG, 'cardsDrawn', 1, ctx))
      t.act((_s, ctx) => runProgram('auto.alderkang.10', contextOf(ALDERKANG), ctx))
      expect(t.state.at[ANCIENT + ALDERKANG]).toBe(t.node('H12'))
    },
  )
})

describe('several prisoners', () => {
  const sides = {
    varpen: { units: { a: 'varpen-brute J1' } },
    orpal: {
      units: {
        x: 'orpal-bonewalker J1',
        y: { is: 'orpal-shade', captor: 'a' },
        z: { is: 'orpal-shade', captor: 'a' },
        far: 'orpal-reaver P9',
      },
    },
  } as const

  proves('DV-PRIS-01', 'a unit takes a further prisoner', () => {
    const t = scene({ sides, dice: '1' })
    loaded(6, 6, 1)
    t.take('attack a', 'capture a')
    expect(prisonersOf(t.state, t.piece('a'))).toHaveLength(3)
  })

  proves('DV-PRIS-04', 'its player says whom it exchanges', () => {
    const t = scene({ sides, dice: '1' })
    t.take('exchange a')
    expect(t.step).toBe('exchange.whom')
    expectWholeMenu(t)
    t.take('unit z')
    expect([t.at('z'), prisonersOf(t.state, t.piece('a'))]).toEqual(['supply', [t.piece('y')]])
    expect(deedsOf(t, 'varpen', 'prisonersExchanged')).toBe(1)
  })

  proves(['DV-PRIS-07', 'DV-MOVE-16'], 'all go where it goes, and all escape when it is captured', () => {
    const t = scene({ sides: { orpal: { ...sides.orpal }, varpen: sides.varpen }, dice: '1' })
    loaded(6, 1, 1)
    t.take('attack x', 'capture x')
    while (t.step === 'march') t.take('halt')
    expect(t.state.prisoners).toEqual([t.piece('a')])
  })
})

describe('the Alderkang and Delok', () => {
  proves('DV-HERO-03', 'they start with his point', () => {
    const points = (sides: readonly string[]): number => {
      const t = beginWith(sides)
      while (t.step === 'setup.place') t.choose(t.offered()[0])
      return t.state.points[ALDERKANG]
    }
    expect(points(['alderkang', 'varpen'])).toBe(1)
  })

  proves('DV-HERO-08', 'a saved card rerolls a die of theirs while he is on the map', () => {
    const at = (delok: string, version = {}): Scene =>
      scene({
        sides: {
          alderkang: { units: { k: 'suuk F12', ...(delok !== '' && { d: delok }) }, hand: ['flank'] },
          varpen: { units: { a: 'varpen-whelp P9' } },
        },
        dice: '1 s',
        ...version,
      })
    expect(at('delok B5').menu('rerollFace')).toEqual(['rerollFace ortho1 flank', 'rerollFace skull flank'])
    expect(at('').menu('rerollFace')).toEqual([])
    expect(at('delok B5', { rulesVersion: 1 }).menu('rerollFace')).toEqual([])
  })

  proves('DV-HERO-08', 'and a die of a combat and of a check', () => {
    const t = scene({
      sides: {
        alderkang: { units: { k: 'suuk F12', d: 'delok B5' }, hand: ['flank'] },
        varpen: { units: { a: 'varpen-whelp F12' } },
      },
      dice: '1',
    })
    loaded(1, 1, 6)
    t.take('attack k')
    expect(t.menu('rerollDie')).toHaveLength(2)
    const rolls = scene({
      sides: {
        alderkang: { units: { k: 'suuk F12', d: 'delok B5' }, hand: ['flank'] },
        varpen: { units: { a: 'varpen-whelp P9' } },
      },
    })
    write(rolls.tables, TEST, [{ do: 'roll', dice: 2, atLeast: 12, run: [] }])
    rolls.act((_s, ctx) => runProgram(TEST, contextOf(ALDERKANG), ctx))
    expect(rolls.step).toBe('roll.again')
  })
})

describe('engaging two', () => {
  proves('DV-COMBAT-07', 'is what a new match plays, and not one of before', () => {
    const plays = (written?: number): unknown =>
      new Engine(darkVenture, 2, {}, written).config['attackerPicksDefenders']
    expect([plays(), plays(1), plays(2)]).toEqual([true, false, true])
  })

  proves('DV-COMBAT-07', 'the attacker takes on two units of a space at once', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: 'varpen-warlord F12' } },
        orpal: { units: { x: 'orpal-bonewalker F12', y: 'orpal-bonewalker F12' } },
      },
      options: { attackerPicksDefenders: true },
      dice: '1',
    })
    t.take('attack a', 'target x')
    expect(t.menu()).toEqual(['target y', 'alone'])
    loaded(6, 6, 6, 6, 1, 1)
    t.take('target y', 'capture a')
    expect([t.at('y'), t.state.captor[t.piece('x')]]).toEqual(['supply', t.piece('a')])
  })
})

describe('what is printed', () => {
  test('of the objectives for everybody two are', () => {
    const printed = edition.objectives.filter(({ provenance }) => provenance === 'rulebook')
    expect(printed.map(({ deed }) => deed)).toEqual(['prisonersTaken', 'prisonersExchanged'])
  })

  test('no number of Larvok is', () => {
    const larvok = edition.heroes.find(({ id }) => id === 'larvok')
    expect(larvok?.provenance).toEqual({ name: 'found', stats: 'reconstructed', abilities: 'reconstructed' })
  })

  test('rules of stories that are not public are marked as stand-ins', () => {
    const marked = darkVenture.rules.filter(({ source }) => source.startsWith('stand-in: '))
    expect(marked.map(({ id }) => id)).toContain('DV-STORY-2')
    expect(marked.map(({ id }) => id)).not.toContain('DV-STORY-1')
  })
})
