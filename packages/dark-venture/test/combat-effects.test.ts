import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { afterEach, describe, expect } from 'vitest'
import type { Deed } from '../src/content/ids.ts'
import { resolveRef } from '../src/effects/resolve-ref.ts'
import { HOW } from '../src/state/frames.ts'
import { MOD } from '../src/state/mods.ts'
import { leave, revive } from '../src/state/mutations/leave.ts'
import { DEED, deedOf } from '../src/state/names.ts'
import { modifier, strengthOf } from '../src/state/queries/modifiers.ts'
import { acted } from './support/effects.ts'
import { loaded } from './support/loaded.ts'
import type { Probe, Probes } from './support/probes.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

function deed(t: Scene, side: number, id: Deed): number {
  return t.state.deeds[side * deedOf.length + DEED[id]]
}

const sides: NonNullable<SceneSpec['sides']> = {
  varpen: { units: { a: 'varpen-whelp F12', b: 'varpen-raider F12', c: 'varpen-whelp A1' } },
  orpal: { units: { x: 'orpal-bonewalker F12', y: 'orpal-shade F14' } },
}

describe('attacks by effects', () => {
  const flask = {
    do: 'attack',
    who: { side: 'own', pick: 'choose' },
    target: { side: 'enemy', near: { of: 'self', within: 2, sight: true }, pick: 'choose' },
    strength: 3,
    range: 2,
    pay: true,
  } as const

  proves('DV-COMBAT-12', 'an item that is used up by it still costs the MOVE die', () => {
    const t = acted({ sides, dice: '1' }, [flask])
    expectWholeMenu(t)
    expect(t.why('unit c')).toBe('DV-COMBAT-09')
    t.take('unit a')
    expect(t.menu()).toEqual(['unit x', 'unit y'])
    loaded(1, 1, 1, 3, 3)
    t.take('unit y')
    expect(t.state.dice).toEqual([0, 0, 0, 0])
    expect(t.told('rolled')).toEqual([{ event: 'rolled', attack: [1, 1, 1], defence: [3, 3] }])
    const poor = acted({ sides, dice: 's' }, [flask])
    expect(poor.told('attacked')).toEqual([])
  })

  proves('DV-COMBAT-07', 'two that are named together attack together', () => {
    const t = acted({ sides }, [
      {
        do: 'attack',
        who: { side: 'own', kind: ['standard'], pick: 'choose', count: 2, together: true },
        target: { side: 'enemy', near: { of: 'self', within: 0 }, pick: 'choose' },
        pair: true,
      },
    ])
    t.take('unit a')
    loaded(1, 1, 1, 3)
    t.take('unit b')
    expect(t.told('rolled')[0].attack).toHaveLength(3)
  })

  proves('DV-COMBAT-03', 'a danger strikes each unit by itself, and nobody scores', () => {
    const t = acted({ sides }, [
      { do: 'hazard', who: { side: 'any', near: { of: 'own', within: 0 }, pick: 'all' }, strength: 2 },
    ])
    expect(t.told('hazard')).toHaveLength(4)
    for (const side of [0, 3]) expect(deed(t, side, 'unitsKilled')).toBe(0)
    expect(t.state.fights).toEqual([])
    const dead = t.told('killed').length
    expect(t.told('fought').filter(({ won }) => won)).toHaveLength(dead)
  })

  proves('DV-COMBAT-18', 'a modifier hangs on units as long as it says', () => {
    const t = acted({ sides }, [
      {
        do: 'modify',
        mods: [{ mod: 'attackDice', n: 1 }],
        lasts: 'turn',
        who: { side: 'own', unit: ['varpen-raider'], pick: 'all' },
      },
    ])
    expect(strengthOf(t.state, t.tables, t.piece('b'))).toBe(3)
    expect(strengthOf(t.state, t.tables, t.piece('a'))).toBe(1)
    expect(modifier(t.state, t.tables, t.piece('b'), MOD.attackDice)).toBe(1)
  })
})

describe('cards in a combat', () => {
  proves('DV-CARD-05', 'Vanish foils the attack before the dice, and the target may slip away', () => {
    const seen: number[] = []
    const slip: Probe<'march'> = {
      run: (s, f, { who }) => {
        if (typeof who === 'string') seen.push(resolveRef(s, f, who))
        return true
      },
    }
    const t = scene({
      sides: {
        varpen: { units: { a: 'varpen-whelp F12' } },
        orpal: { units: { x: 'orpal-bonewalker F12' }, hand: ['vanish'] },
      },
      dice: '1',
      verbs: { march: slip },
    })
    t.take('attack a', 'play vanish', 'ready')
    expect(seen).toEqual([t.piece('x')])
    expect(t.told('foiled')).toHaveLength(1)
    expect(t.told('rolled')).toEqual([])
    expect([t.step, t.state.dice]).toEqual(['turn', [0, 0, 0, 0]])
  })
})

describe('abilities that use the defeated', () => {
  proves(
    ['DV-COMBAT-04', 'DV-COMBAT-08'],
    'one of two is used by an ability of an attacker, the other is killed',
    () => {
      const eaten: number[][] = []
      const absorb: Probe<'absorb'> = {
        run: (s, f, _effect, ctx) => {
          eaten.push([f.self, f.it])
          leave(s, f.it, HOW.killed, f.side, ctx)
          return true
        },
      }
      const t = scene({
        sides: {
          bohmerk: { units: { a: 'bohmerk-glob F12' } },
          orpal: { units: { x: 'orpal-bonewalker F12', y: 'orpal-bonewalker F12', z: 'orpal-shade A1' } },
        },
        dice: '1',
        verbs: { absorb },
      })
      t.take('attack a', 'target x', 'with y')
      loaded(6, 6, 1, 1)
      t.take('ready')
      expectWholeMenu(t)
      t.take('ability a')
      expect(eaten).toEqual([[t.piece('a'), t.piece('x')]])
      expect([t.at('x'), t.at('y'), t.step]).toEqual(['supply', 'supply', 'turn'])
      expect(deed(t, 2, 'doubleKills')).toBe(0)
    },
  )
})

describe('reactions to a death', () => {
  const back: Probe<'revive'> = {
    run: (s, f, { who }, ctx) => {
      revive(s, resolveRef(s, f, who), ctx)
      return true
    },
  }

  proves(
    'DV-ALD-03',
    'a saved card buys one roll of 8 or more; then the unit stays and nobody scores',
    () => {
      const fallen = (): Scene => {
        const t = scene({
          sides: {
            varpen: { units: { a: 'varpen-raider F12' } },
            alderkang: { units: { x: 'suuk F12', d: 'delok A1' }, hand: ['shieldWall', 'fleetFoot'] },
          },
          dice: '1',
          verbs: { revive: back },
        })
        loaded(6, 6, 1)
        return t.take('attack a', 'ready', 'stand', 'kill')
      }
      const saved = fallen()
      expect([saved.step, saved.awaited]).toEqual(['fight.killed', [1]])
      expectWholeMenu(saved)
      loaded(4, 4)
      saved.take('revive shieldWall', 'stand')
      expect([saved.step, saved.at('x')]).toEqual(['turn', 'F12'])
      expect(saved.hand(1)).toEqual(['fleetFoot'])
      expect(deed(saved, 0, 'unitsKilled')).toBe(0)
      expect(deed(saved, 4, 'reviveAttempts')).toBe(1)
      const lost = fallen()
      loaded(3, 4)
      lost.take('revive shieldWall', 'stand')
      expect(lost.step).toBe('fight.killed')
      expect(lost.why('revive fleetFoot')).toBe('DV-ALD-03')
      expectWholeMenu(lost)
      lost.take('letDie')
      expect(lost.at('x')).toBe('supply')
      expect(deed(lost, 0, 'unitsKilled')).toBe(1)
    },
  )
})

describe('what happens by itself', () => {
  const seen: string[] = []
  afterEach(() => {
    seen.length = 0
  })

  const watching: Probes = {
    place: { run: () => seen.push('place') > 0 },
    join: { run: () => seen.push('join') > 0 },
    hatch: { run: () => seen.push('hatch') > 0 },
  }

  proves('DV-ANC-04', 'Warsong: 7 or more with two dice when Mantus Marturus fights, on either side', () => {
    const t = scene({
      verbs: watching,
      sides: {
        varpen: { units: { m: 'mantus-marturus F12', b: 'varpen-whelp F13' } },
        orpal: { units: { x: 'orpal-colossus F12', y: 'orpal-shade F13' } },
      },
      turn: 'orpal',
      dice: '1 1 1',
    })
    const defence = new Array<number>(t.tables.defence[t.piece('m')]).fill(5)
    loaded(3, 4, 1, 1, 1, 1, ...defence)
    t.take('attack x')
    expect(seen).toEqual(['place'])
    loaded(3, 3, 1, 1, 1, 1, ...defence)
    t.take('attack x')
    expect(seen).toEqual(['place'])
    loaded(1, 5)
    t.take('attack y')
    expect(seen).toEqual(['place'])
  })

  proves(['DV-ALD-07', 'DV-ANC-08'], 'Induction: 10 or more when the Alderkang himself has won', () => {
    const t = scene({
      verbs: watching,
      sides: {
        alderkang: { units: { k: 'the-alderkang F12', b: 'suuk F13' } },
        orpal: { units: { x: 'orpal-bonewalker F12', y: 'orpal-bonewalker F13' } },
      },
      dice: '1 1',
    })
    loaded(6, 6, 1)
    t.take('attack b', 'kill')
    expect(seen).toEqual([])
    const attack = new Array<number>(t.tables.strength[t.piece('k')]).fill(6)
    loaded(...attack, 1, 5, 5)
    t.take('attack k')
    expect(seen).toEqual(['join'])
  })

  proves('DV-ANC-09', 'Succession: a killed Elder is followed from an egg', () => {
    const spec = (tokens: SceneSpec['tokens']): SceneSpec => ({
      verbs: watching,
      sides: {
        varpen: { units: { a: 'varpen-warlord F12' } },
        dhargon: { units: { e: 'dhargon-elder F12', h: 'dhargon-hatchling A1' } },
      },
      dice: '1',
      ...(tokens === undefined ? {} : { tokens }),
    })
    for (const tokens of [undefined, { B4: ['egg'] as const }]) {
      const t = scene(spec(tokens))
      loaded(6, 6, 6, 6, ...new Array<number>(t.tables.defence[t.piece('e')]).fill(1))
      t.take('attack a', 'kill')
    }
    expect(seen).toEqual(['hatch'])
  })
})
