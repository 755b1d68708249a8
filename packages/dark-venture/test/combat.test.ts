import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect } from 'vitest'
import type { Deed } from '../src/content/ids.ts'
import { MOD, UNTIL } from '../src/state/mods.ts'
import { addMod, endMods } from '../src/state/mutations/modifiers.ts'
import { DEED, TOKEN, deedOf } from '../src/state/names.ts'
import { ANCIENT, ORE } from '../src/state/numbers.ts'
import { goodsOf } from '../src/state/queries/goods.ts'
import { carried } from '../src/state/queries/marks.ts'
import { strengthOf } from '../src/state/queries/modifiers.ts'
import { isPrisoner } from '../src/state/queries/pieces.ts'
import { OUT } from '../src/state/schema.ts'
import { loaded } from './support/loaded.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

function deed(t: Scene, side: number, id: Deed): number {
  return t.state.deeds[side * deedOf.length + DEED[id]]
}

/** A whelp (1/1) on F12 with enemies; whoever is named stands there too. */
function duel(more: Partial<SceneSpec> = {}, enemy = 'orpal-shade F12'): Scene {
  return scene({
    sides: { varpen: { units: { a: 'varpen-whelp F12' } }, orpal: { units: { x: enemy } } },
    dice: '1 1',
    ...more,
  })
}

describe('attacking', () => {
  proves(
    'DV-COMBAT-01',
    'an enemy of the same space is attacked for one MOVE die, without having moved',
    () => {
      const t = scene({
        sides: {
          varpen: {
            units: { a: 'varpen-whelp F12', far: 'varpen-whelp F13', p: { is: 'varpen-whelp', captor: 'x' } },
          },
          orpal: { units: { x: 'orpal-bonewalker F12' } },
        },
        dice: '2 s',
      })
      expectWholeMenu(t)
      expect(t.menu('attack')).toEqual(['attack a'])
      expect(t.why('attack far')).toBe('DV-COMBAT-01')
      expect(t.why('attack p')).toBe('DV-PRIS-02')
      loaded(1, 6)
      t.take('attack a')
      expect(t.state.dice).toEqual([0, 0, 0, 1])
      expect(t.told('attacked')).toHaveLength(1)
    },
  )

  proves('DV-COMBAT-01', 'no MOVE die, no attack: a skull is none', () => {
    expect(duel({ dice: 's s' }).why('attack a')).toBe('DV-COMBAT-01')
    expect(duel({ stage: 2 }).why('attack a')).toBe('DV-TURN-01')
  })

  proves('DV-COMBAT-06', 'as many attacks as there are MOVE dice', () => {
    const t = duel({ dice: '1 1' })
    loaded(1, 3, 3)
    t.take('attack a')
    expect(t.state.dice).toEqual([1, 0, 0, 0])
    loaded(1, 3, 3)
    t.take('attack a')
    expect(t.state.dice).toEqual([0, 0, 0, 0])
    expect(t.offers('attack a')).toBe(false)
    expect(t.told('fought')).toHaveLength(2)
  })

  proves('DV-SETUP-04', 'allies are no targets', () => {
    const t = scene({
      sides: {
        varpen: { team: 1, units: { a: 'varpen-whelp F12' } },
        orpal: { team: 1, units: { x: 'orpal-shade F12' } },
        bohmerk: { team: 2, units: { y: 'bohmerk-mote F12', z: 'bohmerk-mote F12' } },
      },
      dice: '1',
    })
    t.take('attack a')
    expect(t.menu()).toEqual(['target y', 'target z'])
    expect(t.why('target x')).toBe('DV-SETUP-04')
    expectWholeMenu(t)
  })
})

describe('dice', () => {
  proves('DV-COMBAT-05', 'the example: 4 and 1 beat 1 and 3, and the Bohmerk can be killed', () => {
    const t = scene({
      sides: {
        alderkang: { units: { a: 'suuk F12' } },
        bohmerk: { units: { x: 'bohmerk-glob F12' } },
      },
      dice: '1',
    })
    loaded(4, 1, 1, 3)
    t.take('attack a')
    expect(t.told('fought')).toEqual([
      {
        event: 'fought',
        attackers: [t.piece('a')],
        defenders: [t.piece('x')],
        attack: 5,
        defence: 4,
        won: true,
        counter: false,
      },
    ])
    t.take('kill')
    expect(t.at('x')).toBe('supply')
    expect(t.told('killed')).toHaveLength(1)
    expect(deed(t, 4, 'unitsKilled')).toBe(1)
    expect(deed(t, 2, 'unitsLost')).toBe(1)
    expect(t.step).toBe('turn')
    expect(t.state.fights).toEqual([])
  })

  proves(['DV-COMBAT-03', 'DV-COMBAT-15'], 'a tie defends, and a failed attack harms nobody', () => {
    const t = duel()
    loaded(4, 3, 1)
    t.take('attack a')
    expect(t.told('fought')).toEqual([
      {
        event: 'fought',
        attackers: [t.piece('a')],
        defenders: [t.piece('x')],
        attack: 4,
        defence: 4,
        won: false,
        counter: false,
      },
    ])
    expect([t.at('a'), t.at('x'), t.step]).toEqual(['F12', 'F12', 'turn'])
  })

  proves('DV-COMBAT-02', 'strength and defence are dice, and modifiers change them', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: 'varpen-whelp F12', horn: 'varpen-warhorn F12' } },
        orpal: { units: { x: 'orpal-colossus F12' } },
      },
      dice: '1 1',
    })
    t.act((s) => addMod(s, MOD.attackDice, 2, 0, -1, UNTIL.attack, -1))
    loaded(1, 2, 3, 4, 5, 5)
    t.take('attack a', 'alone')
    // One die and two of the modifier; the Warhorn's aura adds 1.
    expect(t.told('fought')).toEqual([
      {
        event: 'fought',
        attackers: [t.piece('a')],
        defenders: [t.piece('x')],
        attack: 7,
        defence: 14,
        won: false,
        counter: false,
      },
    ])
    expect(t.state.mods).toEqual([])
  })

  proves('DV-COMBAT-18', 'what serves one attack serves the next one only', () => {
    const t = duel()
    t.act((s) => addMod(s, MOD.attackScore, 2, 0, -1, UNTIL.attack, -1))
    loaded(1, 2, 3)
    t.take('attack a')
    loaded(1, 2, 3)
    t.take('attack a')
    expect(t.told('fought').map(({ attack }) => attack)).toEqual([3, 1])
    t.act((s) => {
      addMod(s, MOD.attackScore, 2, 0, -1, UNTIL.attack, -1)
      addMod(s, MOD.attackScore, 1, 0, -1, UNTIL.round, -1)
      endMods(s, UNTIL.turn)
    })
    expect(t.state.mods).toEqual([MOD.attackScore, 1, 0, -1, UNTIL.round, -1])
  })
})

describe('pairs', () => {
  const four: NonNullable<SceneSpec['sides']> = {
    varpen: { units: { a: 'varpen-whelp F12', b: 'varpen-raider F12', c: 'varpen-whelp F13' } },
    orpal: { units: { x: 'orpal-shade F12', y: 'orpal-bonewalker F12', z: 'orpal-shade F13' } },
  }

  proves('DV-COMBAT-07', 'two attack for one die and two defend, all of one space', () => {
    const t = scene({ sides: four, dice: '1 1' })
    t.take('attack a')
    expectWholeMenu(t)
    expect(t.menu()).toEqual(['partner b', 'alone'])
    expect(t.why('partner c')).toBe('DV-COMBAT-07')
    t.take('partner b')
    expectWholeMenu(t)
    expect(t.menu()).toEqual(['target y', 'target x'])
    t.take('target x')
    expect(t.awaited).toEqual([1])
    expectWholeMenu(t)
    expect(t.menu()).toEqual(['with y', 'ready'])
    expect(t.why('with z')).toBe('DV-COMBAT-07')
    t.take('with y')
    expect(t.menu()).toEqual(['ready'])
    loaded(1, 1, 1, 2, 2, 2)
    t.take('ready')
    expect(t.state.dice).toEqual([1, 0, 0, 0])
    expect(t.told('rolled')).toEqual([{ event: 'rolled', attack: [1, 1, 1], defence: [2, 2, 2] }])
  })

  proves('DV-COMBAT-08', 'of two defeated one is captured, and the other is killed', () => {
    const t = scene({ sides: four, dice: '1' })
    t.take('attack a', 'partner b', 'target x', 'with y')
    loaded(6, 6, 6, 1, 1, 1)
    t.take('ready')
    expectWholeMenu(t)
    expect(t.menu()).toEqual(['kill', 'capture a', 'capture b'])
    t.take('capture b')
    expect(isPrisoner(t.state, t.piece('x'))).toBe(true)
    // Nothing else is possible with the second: it is killed unasked.
    expect(t.at('y')).toBe('supply')
    expect(t.step).toBe('turn')
    expect(deed(t, 0, 'doubleKills')).toBe(0)
  })

  proves('DV-COMBAT-08', 'or both are killed', () => {
    const t = scene({ sides: four, dice: '1' })
    t.take('attack a', 'partner b', 'target x', 'with y')
    loaded(6, 6, 6, 1, 1, 1)
    t.take('ready', 'kill', 'kill')
    expect([t.at('x'), t.at('y')]).toEqual(['supply', 'supply'])
    expect(deed(t, 0, 'doubleKills')).toBe(1)
    expect(t.state.points[0]).toBeGreaterThanOrEqual(2)
  })

  proves('DV-COMBAT-07', 'if the table plays so the attacker takes on two', () => {
    const t = scene({ sides: four, dice: '1', options: { attackerPicksDefenders: true } })
    t.take('attack b', 'alone', 'target x')
    expectWholeMenu(t)
    expect(t.menu()).toEqual(['target y', 'alone'])
    expect(t.why('target z')).toBe('DV-COMBAT-07')
    loaded(1, 1, 1, 2, 2)
    t.take('target y')
    expect(t.told('rolled')[0].defence).toHaveLength(3)
  })

  proves('DV-AUTO-06', 'an Auto-Enemy defends with the two that have most defence', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: 'varpen-whelp F12' } },
        orpal: {
          auto: true,
          units: { x: 'orpal-bonewalker F12', y: 'orpal-shade F12', z: 'orpal-gravecaller F12' },
        },
      },
      dice: '1',
    })
    t.take('attack a')
    loaded(1, 2, 2, 2, 2, 2)
    t.take('target x')
    expect(t.told('rolled')[0].defence).toHaveLength(5)
  })
})

describe('at a distance', () => {
  function shot(more: Partial<SceneSpec> = {}, at = 'F14'): Scene {
    return scene({
      sides: {
        dhargon: { units: { a: 'dhargon-hunter F12' } },
        orpal: { units: { x: `orpal-shade ${at}` } },
      },
      dice: '1',
      ...more,
    })
  }

  proves('DV-COMBAT-09', 'a weapon reaches every space within its range', () => {
    expect(shot().offers('attack a')).toBe(true)
    expect(shot({}, 'H14').offers('attack a')).toBe(true)
    expect(shot({}, 'F15').why('attack a')).toBe('DV-COMBAT-09')
  })

  proves('DV-COMBAT-10', 'not through a wall; a fence does not matter', () => {
    expect(shot({ built: { 'F12:S': 'wall' } }).why('attack a')).toBe('DV-COMBAT-10')
    expect(shot({ built: { 'F12:S': 'fence' } }).offers('attack a')).toBe(true)
  })

  proves(
    ['DV-COMBAT-11', 'DV-COMBAT-12'],
    'it costs a MOVE die, rolls its own dice and takes no prisoner',
    () => {
      expect(shot({ dice: 's' }).offers('attack a')).toBe(false)
      const t = shot({
        sides: {
          dhargon: { units: { a: 'dhargon-hunter F12', b: 'dhargon-hatchling F14' }, hand: ['shieldWall'] },
          orpal: { units: { x: 'orpal-bonewalker F14' } },
        },
      })
      loaded(5, 1)
      t.take('attack a', 'stand')
      expect(t.told('rolled')[0].attack).toEqual([5])
      expectWholeMenu(t)
      expect(t.why('capture b')).toBe('DV-COMBAT-11')
      t.take('kill')
      expect(t.at('x')).toBe('supply')
      expect(deed(t, 1, 'rangedKills')).toBe(1)
    },
  )

  proves('DV-COMBAT-14', 'only a weapon of that range strikes back', () => {
    const t = shot()
    loaded(1, 6, 6)
    t.take('attack a')
    expect(t.step).toBe('turn')
    const armed = scene({
      sides: {
        dhargon: { units: { a: 'dhargon-hunter F12' } },
        orpal: { units: { x: { is: 'orpal-shade', at: 'F14', wears: ['slingOfTeeth'] } } },
      },
      dice: '1',
    })
    loaded(1, 6, 6)
    armed.take('attack a')
    expect(armed.step).toBe('fight.counter')
    loaded(5, 1)
    armed.take('counter')
    expect(armed.told('rolled')[1]).toEqual({ event: 'rolled', attack: [5], defence: [1] })
    expect(armed.at('a')).toBe('supply')
  })
})

describe('striking back', () => {
  proves('DV-COMBAT-13', 'half the dice or more show a natural 6, and the defence holds', () => {
    const t = duel()
    loaded(1, 6, 1)
    t.take('attack a')
    expect([t.step, t.awaited]).toEqual(['fight.counter', [1]])
    expectWholeMenu(t)
    loaded(4, 2)
    t.take('counter')
    // The Shade strikes with strength 1 against defence 1, for nothing.
    expect(t.told('fought')[1]).toEqual({
      event: 'fought',
      attackers: [t.piece('x')],
      defenders: [t.piece('a')],
      attack: 4,
      defence: 2,
      won: true,
      counter: true,
    })
    expect([t.step, t.awaited]).toEqual(['fight.spoils', [1]])
    t.take('capture x')
    expect(isPrisoner(t.state, t.piece('a'))).toBe(true)
    expect(deed(t, 3, 'counterAttacksWon')).toBe(1)
  })

  proves('DV-COMBAT-13', 'one six of three is not enough, nor sixes in vain', () => {
    const one = duel({}, 'orpal-gravecaller F12')
    loaded(1, 6, 1, 1)
    one.take('attack a')
    expect(one.step).toBe('turn')
    const lost = scene({
      sides: {
        varpen: { units: { a: 'varpen-raider F12' } },
        orpal: { units: { x: 'orpal-bonewalker F12' } },
      },
      dice: '1',
    })
    loaded(6, 6, 6)
    lost.take('attack a', 'kill')
    expect(lost.told('counters')).toEqual([])
  })

  proves('DV-COMBAT-13', 'it may be declined, and a counter may be countered', () => {
    const t = duel()
    loaded(1, 6, 6)
    t.take('attack a', 'noCounter')
    expect(t.step).toBe('turn')
    loaded(1, 6, 6)
    t.take('attack a')
    loaded(1, 6)
    t.take('counter')
    expect([t.step, t.awaited]).toEqual(['fight.counter', [0]])
    const once = duel({ options: { counters: 'noChain' } })
    loaded(1, 6, 6)
    once.take('attack a')
    loaded(1, 6)
    once.take('counter')
    expect(once.step).toBe('turn')
    const forced = duel({ options: { counters: 'forced' } })
    loaded(1, 6, 6, 1, 2)
    forced.take('attack a')
    expect(forced.told('counters')).toHaveLength(1)
    expect(forced.step).toBe('turn')
  })
})

describe('changing a roll', () => {
  const eggs: NonNullable<SceneSpec['sides']> = {
    varpen: { units: { a: { is: 'varpen-whelp', at: 'F12', load: { egg: 1 } } } },
    orpal: { units: { x: { is: 'orpal-bonewalker', at: 'F12', load: { egg: 1 } } } },
  }

  proves(
    ['DV-COMBAT-16', 'DV-COMBAT-17'],
    'an egg adds 3 once, the attacker first, then the defender',
    () => {
      const t = scene({ sides: eggs, dice: '1' })
      loaded(2, 3)
      t.take('attack a')
      expect([t.step, t.awaited]).toEqual(['fight.adjust', [0]])
      expectWholeMenu(t)
      expect(t.menu()).toEqual(['egg a', 'stand'])
      t.take('egg a')
      expect([t.step, t.awaited]).toEqual(['fight.adjust', [1]])
      t.take('egg x')
      expect(t.told('fought')[0]).toMatchObject({ attack: 5, defence: 6, won: false })
      expect(carried(t.state, t.piece('a'), TOKEN.egg)).toBe(0)
    },
  )

  proves('DV-HERO-08', 'a Hero rerolls a die for a saved card', () => {
    const t = scene({
      sides: {
        'hero:larvok': { units: { a: 'larvok F12' }, hand: ['shieldWall'] },
        orpal: { units: { x: 'orpal-bonewalker F12' } },
      },
      dice: '1',
    })
    loaded(1, 1, 1, 1, 4)
    t.take('attack a')
    expectWholeMenu(t)
    loaded(6)
    t.choose(t.offered().find((one) => one.do === 'rerollDie' && one['die'] === 2) ?? t.find('stand'))
    expect(t.told('adjusted')).toEqual([
      { event: 'adjusted', side: t.side('hero:larvok'), die: 2, from: 1, to: 6 },
    ])
    expect(t.hand()).toEqual([])
    expect(t.told('fought')[0]).toMatchObject({ attack: 9, defence: 4, won: true })
  })

  proves('DV-COMBAT-17', 'a worn item rerolls one die a combat', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: { is: 'varpen-whelp', at: 'F12', wears: ['crownOfStatic'] } } },
        orpal: { units: { x: 'orpal-bonewalker F12' } },
      },
      dice: '1',
    })
    loaded(1, 4)
    t.take('attack a')
    expectWholeMenu(t)
    loaded(5)
    t.take('rerollDie')
    expect(t.told('fought')[0]).toMatchObject({ attack: 5, defence: 4 })
  })

  proves('DV-CARD-05', 'cards of the defender before the dice, of both after them', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: 'varpen-whelp F12' }, hand: ['mirrorFate'] },
        orpal: { units: { x: 'orpal-bonewalker F12' }, hand: ['shieldWall', 'fleetFoot'] },
      },
      dice: '1',
    })
    t.take('attack a')
    expect(t.step).toBe('fight.defend')
    expectWholeMenu(t)
    expect(t.why('play fleetFoot')).toBe('DV-CARD-05')
    loaded(2, 3, 1, 1)
    t.take('play shieldWall', 'ready')
    expect(t.told('rolled')[0].defence).toHaveLength(3)
    loaded(6)
    t.take('play mirrorFate')
    t.take('stand')
    expect(t.told('fought')[0]).toMatchObject({ attack: 6, defence: 5, won: true })
  })
})

describe('the defeated', () => {
  proves('DV-AUTO-12', 'an Auto-Enemy without units is out at once', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: 'varpen-whelp F12' } },
        dhargon: { units: { d: 'dhargon-elder A1' } },
        orpal: { auto: true, units: { x: 'orpal-bonewalker F12' } },
      },
      dice: '1',
    })
    loaded(6, 1)
    t.take('attack a', 'kill')
    expect(t.state.control[3]).toBe(OUT)
    expect(deed(t, 0, 'sidesEliminated')).toBe(1)
  })

  proves('DV-COMBAT-04', 'an Auto-Enemy that strikes back kills, a beast is wounded first', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: 'varpen-warlord F12', b: 'varpen-whelp A1' } },
        neutral: { units: { x: 'rhorgonkrul F12' } },
      },
      dice: '1 1',
    })
    loaded(6, 6, 6, 6, 1, 1, 1, 1)
    t.take('attack a')
    expect(t.told('wounded')).toHaveLength(1)
    expect(strengthOf(t.state, t.tables, t.piece('x'))).toBe(7)
    loaded(1, 1, 1, 1, 6, 6, 1, 1, 6, 6, 6, 6, 6, 6, 6, 1, 1)
    t.take('attack a')
    expect(t.told('counters')).toHaveLength(1)
    expect(t.at('a')).toBe('supply')
  })

  proves('DV-RES-07', 'the killer takes what the killed had, and tokens stay on the space', () => {
    const t = duel({
      sides: {
        varpen: { units: { a: 'varpen-whelp F12' } },
        orpal: { units: { x: { is: 'orpal-bonewalker', at: 'F12', goods: { ore: 2 }, load: { egg: 1 } } } },
      },
    })
    loaded(6, 1)
    t.take('attack a', 'stand', 'kill')
    expect(goodsOf(t.state, t.piece('a'), ORE)).toBe(2)
    expect(t.state.marks[t.node('F12')]).not.toBe(0)
  })

  proves(
    ['DV-ANC-03', 'DV-ANC-02'],
    'a shield saves an Ancient once, then its favour must be won again',
    () => {
      const t = duel({
        sides: {
          varpen: { units: { a: 'varpen-warlord F12' } },
          orpal: { units: { x: 'karderut F12' }, favour: [1, 1, 0] },
        },
        also: (s) => {
          s.shield[3] = 1
        },
      })
      const dice = t.tables.defence[ANCIENT + 3]
      const weak = new Array<number>(dice).fill(1)
      loaded(6, 6, 6, 6, ...weak)
      t.take('attack a')
      expect(t.at('x')).toBe('F12')
      expect(t.told('spared')).toHaveLength(1)
      loaded(6, 6, 6, 6, ...weak)
      t.take('attack a')
      expect(t.at('x')).toBe('supply')
      expect(t.state.favour.slice(9, 12)).toEqual([0, 0, 0])
      expect(deed(t, 0, 'ancientsKilled')).toBe(1)
      expect(deed(t, 0, 'unitsKilled')).toBe(0)
    },
  )

  proves(['DV-ANC-07'], 'To the Earth wins without dice, alone against one that is no Ancient', () => {
    const t = scene({
      sides: {
        bohmerk: { units: { a: 'bohmerk-mote F12', b: 'bohmerk-mote F12' } },
        orpal: { units: { x: 'orpal-colossus F12', y: 'orpal-shade F12', k: 'karderut F12' } },
      },
      dice: '1',
    })
    t.act((s) => addMod(s, MOD.winAttack, 1, 2, -1, UNTIL.attack, -1))
    t.take('attack a')
    expect(t.step).toBe('attack.target')
    expect(t.why('target k')).toBe('DV-ANC-07')
    t.take('target x', 'kill')
    expect(t.at('x')).toBe('supply')
    expect(t.told('rolled')).toEqual([])
    expect(t.at('y')).toBe('F12')
  })
})
