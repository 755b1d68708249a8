import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import type { Effects } from '../src/content/effects.ts'
import { contextOf, runProgram } from '../src/effects/interpreter.ts'
import { HOW } from '../src/state/frames.ts'
import { capture, leave } from '../src/state/mutations/leave.ts'
import { FACTION, GUARD } from '../src/state/names.ts'
import { NEUTRAL, ORE } from '../src/state/numbers.ts'
import { goodsOf } from '../src/state/queries/goods.ts'
import { guardOf, hasFlag, prisonerOf } from '../src/state/queries/pieces.ts'
import { STORY } from '../src/state/schema.ts'
import { deeds, left, standing } from './support/abilities.ts'
import { write } from './support/effects.ts'
import { loaded } from './support/loaded.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

interface Who {
  readonly side?: number
  readonly self?: string
  readonly it?: string
}

/** Runs a program of the content by its name. */
function happens(t: Scene, program: string, { side = t.state.turn, self, it }: Who = {}): Scene {
  const piece = (name: string | undefined): number => (name === undefined ? -1 : t.piece(name))
  return t.act((_s, ctx) => runProgram(program, contextOf(side, piece(self), piece(it)), ctx))
}

/** Runs effects that are written here; their questions are those of a fungus. */
function does(t: Scene, effects: Effects, who: Who = {}): Scene {
  write(t.tables, 'fungus/test', effects)
  return happens(t, 'fungus/test', who)
}

const field: SceneSpec = {
  sides: {
    varpen: { units: { a: 'varpen-whelp F12', b: { is: 'varpen-raider', at: 'D8', restrained: true } } },
    orpal: { units: { x: 'orpal-shade G12', y: 'orpal-reaver P9' } },
  },
}

describe('free marches', () => {
  proves('DV-MOVE-21', 'Fleet Foot: a unit that is not restrained walks up to 3 spaces for nothing', () => {
    const t = happens(scene(field), 'card.fleetFoot')
    expect([t.step, t.frame['piece'], t.frame['free']]).toEqual(['march', t.piece('a'), 3])
    t.take('step E', 'halt')
    expect([t.at('a'), t.step]).toEqual(['G12', 'turn'])
  })

  proves('DV-AUTO-07', 'Great Migration: an Auto-Enemy’s unit goes towards a player’s', () => {
    const t = scene({
      sides: {
        varpen: { units: { v: 'varpen-whelp L9' } },
        orpal: { auto: true, units: { x: 'orpal-colossus P9', y: 'orpal-shade A16' } },
      },
    })
    happens(t, 'card.greatMigration.orpal', { side: FACTION.orpal })
    const [column, row] = [t.tables.board.column, t.tables.board.row]
    const far = t.state.at[t.piece('x')]
    expect(
      Math.max(Math.abs(column[far] - column[t.node('L9')]), Math.abs(row[far] - row[t.node('L9')])),
    ).toBeLessThan(4)
    expect([t.at('y'), t.step]).toEqual(['A16', 'turn'])
  })
})

describe('teleports', () => {
  proves('DV-RESTRAIN-1', 'Rune of Passage: one unit, 6 spaces, walls or not; no restrained one', () => {
    const t = scene({
      sides: {
        varpen: {
          units: {
            a: 'varpen-whelp F12',
            c: 'varpen-whelp F13',
            b: { is: 'varpen-raider', at: 'D8', restrained: true },
          },
        },
        orpal: { units: { x: { is: 'orpal-shade', captor: 'a' } } },
      },
    })
    happens(t, 'item.runeOfPassage')
    expect(t.why('unit b')).toBe('DV-RESTRAIN-1')
    t.take('unit a')
    expectWholeMenu(t)
    expect([t.offers('node L12'), t.offers('node M12'), t.offers('node F12')]).toEqual([true, false, false])
    t.take('node L12')
    expect([t.at('a'), t.at('x')]).toEqual(['L12', 'L12'])
  })

  test('an Auto-Enemy’s unit teleports next to a player’s', () => {
    const t = scene({
      sides: {
        varpen: { units: { v: 'varpen-whelp F12' } },
        alderkang: { auto: true, units: { s: 'suuk I12' } },
        orpal: { units: { z: 'orpal-shade P9' } },
      },
    })
    does(t, [{ do: 'teleport', who: 'it', spaces: 3, to: 'playerUnit' }], { side: 4, it: 's' })
    expect(t.at('s')).toBe('F12')
  })
})

describe('prisoners by effects', () => {
  proves('DV-PRIS-01', 'Drag Off: a unit within 1 space that can hold another takes what was shot', () => {
    const t = scene({
      rulesVersion: 1,
      sides: {
        dhargon: {
          units: { h: 'dhargon-hunter F12', a: 'dhargon-hatchling G12', c: 'dhargon-hatchling H13' },
          hand: ['dragOff'],
        },
        orpal: {
          units: { x: 'orpal-bonewalker H12', y: 'orpal-shade A1', z: { is: 'orpal-shade', captor: 'c' } },
        },
      },
      dice: '1',
    })
    loaded(6, 1)
    t.take('attack h', 'stand', 'play dragOff')
    expect([t.at('x'), t.state.captor[t.piece('x')]]).toEqual(['G12', t.piece('a')])
    expect([t.state.points[1], t.hand()]).toEqual([2, []])
  })

  test('Jailbreak: a prisoner of one’s own escapes and walks up to 2 spaces', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: 'varpen-whelp A1', p: { is: 'varpen-brute', captor: 'x' } } },
        orpal: { units: { x: 'orpal-shade F12' } },
      },
    })
    happens(t, 'card.jailbreak')
    expect([t.step, t.frame['piece'], t.frame['free']]).toEqual(['march', t.piece('p'), 2])
    t.take('halt')
    expect([t.at('p'), t.state.army[0].length]).toEqual(['F12', 2])
  })

  proves('DV-PRIS-04', 'an Auto-Enemy exchanges for nothing, but only where it is possible', () => {
    const t = scene({
      sides: {
        orpal: {
          units: {
            p: { is: 'orpal-shade', captor: 'v' },
            q: { is: 'orpal-shade', captor: 'w' },
            z: 'orpal-shade A1',
          },
        },
        varpen: { auto: true, units: { v: 'varpen-brute F16', w: 'varpen-brute F12' } },
      },
    })
    does(t, [{ do: 'exchange', who: { side: 'own', captor: true, pick: 'all' } }], { side: 0 })
    expect([t.at('p'), t.at('q'), standing(t, 'varpen', 'F16')]).toEqual([
      'supply',
      'F12',
      ['varpen-whelp', 'varpen-brute'],
    ])
    expect([t.state.points[0], deeds(t, 'varpen', 'prisonersExchanged')]).toEqual([1, 1])
  })
})

describe('units that change sides', () => {
  const spec = (more: Readonly<Record<string, string>> = {}): SceneSpec => ({
    sides: {
      alderkang: { units: { k: 'the-alderkang F12', s: { is: 'suuk', captor: 'x' }, ...more } },
      orpal: { units: { x: { is: 'orpal-bonewalker', at: 'F12', goods: { ore: 1 } }, y: 'orpal-shade A1' } },
    },
    dice: '1',
  })

  proves(
    ['DV-ALD-07', 'DV-ANC-08'],
    'Induction: on 10 the defeated joins with all it has, and lets its prisoner go',
    () => {
      const t = scene(spec())
      loaded(6, 6, 6, 6, 6, 6, 1, 5, 5)
      t.take('attack k', 'halt')
      const x = t.piece('x')
      expect([t.state.side[x], t.at('x'), goodsOf(t.state, x, ORE)]).toEqual([4, 'F12', 1])
      expect([t.state.captor[t.piece('s')], deeds(t, 'alderkang', 'unitsKilled')]).toEqual([-1, 0])
      expect(t.told('joined')).toEqual([{ event: 'joined', piece: x, side: 4 }])
      const safe = scene(spec())
      loaded(6, 6, 6, 6, 6, 6, 1, 5, 4)
      safe.take('attack k', 'kill', 'halt')
      expect(safe.at('x')).toBe('supply')
    },
  )

  proves('DV-ALD-07', 'Induction: without a control token the defeated is killed', () => {
    const whelps = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`w${i}`, 'varpen-whelp A1']))
    const t = scene(spec(whelps))
    loaded(6, 6, 6, 6, 6, 6, 1, 5, 5)
    t.take('attack k', 'halt')
    expect([t.at('x'), deeds(t, 'alderkang', 'unitsKilled')]).toEqual(['supply', 1])
  })
})

describe('restraints', () => {
  proves('DV-RESTRAIN-1', 'Web of Vines: no Ancient, nobody that cannot be restrained, nobody twice', () => {
    const t = scene({
      sides: {
        dhargon: { units: { h: 'dhargon-hunter F12' } },
        varpen: {
          units: {
            a: 'varpen-whelp F13',
            b: { is: 'varpen-whelp', at: 'F13', restrained: true },
            c: 'varpen-warlord F13',
            d: 'varpen-raider F14',
            m: 'mantus-marturus F13',
          },
        },
      },
    })
    happens(t, 'card.webOfVines')
    expect(t.menu()).toEqual(['unit a', 'unit d'])
    expect([t.why('unit b'), t.why('unit c'), t.why('unit m')]).toEqual(['DV-FX-6', 'DV-FX-1', 'DV-FX-1'])
    t.take('unit d')
    expect(hasFlag(t.state, t.piece('d'), 'restrained')).toBe(true)
    expect(t.told('restrained')).toEqual([{ event: 'restrained', piece: t.piece('d') }])
  })
})

describe('units that come', () => {
  test('an Auto-Enemy upgrades those that can pay', () => {
    const t = scene({
      sides: {
        orpal: { units: { z: 'orpal-shade A1' } },
        varpen: {
          auto: true,
          units: {
            a: { is: 'varpen-whelp', at: 'D8', goods: { ore: 1 } },
            b: { is: 'varpen-raider', at: 'F12', goods: { ore: 2 } },
            c: { is: 'varpen-whelp', at: 'A10', goods: { wood: 1 } },
            d: { is: 'varpen-whelp', at: 'P1', goods: { ore: 1 } },
          },
        },
      },
    })
    happens(t, 'auto.varpen.1', { side: 0 })
    expect([standing(t, 'varpen', 'D8'), standing(t, 'varpen', 'F12')]).toEqual([
      ['varpen-raider'],
      ['varpen-brute'],
    ])
    expect([t.at('c'), t.at('d'), deeds(t, 'varpen', 'unitsUpgraded')]).toEqual(['A10', 'P1', 2])
    expect(t.state.stock[ORE]).toBe(4)
  })

  test('in the adventure guards belong to nobody and are counted', () => {
    const t = scene({
      options: { mode: 'adventure' },
      seats: 1,
      sides: { varpen: { units: { a: 'varpen-whelp E10' } } },
    })
    happens(t, 'passage.P5', { it: 'a' })
    const guards = t.state.army[NEUTRAL]
    expect(guards.map((piece) => t.tables.idOf[piece])).toEqual(
      Array.from({ length: 3 }, () => 'orpal-bonewalker'),
    )
    expect(guards.map((piece) => guardOf(t.state, piece))).toEqual([
      GUARD.boneGuard,
      GUARD.boneGuard,
      GUARD.boneGuard,
    ])
    expect([t.state.story[STORY.boneGuards], left(t, 'orpal-bonewalker')]).toEqual([3, 7])
  })

  test('a guard that was exchanged or has joined somebody guards nothing any more', () => {
    const t = scene({
      options: { mode: 'adventure' },
      seats: 1,
      sides: { varpen: { units: { a: 'varpen-whelp A6' } } },
    })
    happens(t, 'passage.P5', { it: 'a' })
    const [first, second] = t.state.army[NEUTRAL]
    t.act((s, ctx) => {
      capture(s, first, t.piece('a'), ctx)
      leave(s, first, HOW.returned, FACTION.varpen, ctx)
    })
    expect(t.state.story[STORY.boneGuards]).toBe(2)
    t.call('g', second)
    does(t, [{ do: 'join', who: 'it' }], { it: 'g' })
    expect([t.state.side[second], guardOf(t.state, second), t.state.story[STORY.boneGuards]]).toEqual([
      0, -1, 1,
    ])
  })

  test('reinforcements come for sides that are played, and for nobody else', () => {
    const t = scene({
      sides: {
        varpen: { units: { a: 'varpen-whelp D8' } },
        orpal: { auto: true, units: { x: 'orpal-shade P9' } },
      },
      tokens: { P9: ['largePortal'] },
    })
    const effects: Effects = [
      { do: 'place', unit: 'lowest', at: { area: 'start' }, of: 'bohmerk' },
      { do: 'place', unit: 'lowest', at: { area: 'portal' }, of: 'orpal' },
    ]
    does(t, effects, { side: -1 })
    expect([t.state.army[2], standing(t, 'orpal', 'P9')]).toEqual([[], ['orpal-bonewalker', 'orpal-shade']])
  })

  test('a Hero alone has no supply', () => {
    const t = scene({ sides: { 'hero:larvok': { units: { l: 'larvok F12' } }, orpal: {} } })
    does(t, [{ do: 'place', unit: 'lowest', at: { area: 'start' } }])
    expect([t.told('placed'), t.step]).toEqual([[], 'turn'])
  })
})

describe('Auto-Enemies and their factions', () => {
  test('the Orpal bury their two lowest, and travel to the portal nearest to a player', () => {
    const t = scene({
      sides: {
        varpen: { units: { v: 'varpen-whelp F13' } },
        orpal: { auto: true, units: { x: 'orpal-shade A16', y: 'orpal-reaver P9' } },
      },
      tokens: { A16: ['largePortal'], P9: ['largePortal'], F12: ['smallPortal'] },
    })
    does(
      t,
      [
        { do: 'bagAdd', units: 'lowest', count: 2 },
        { do: 'portal', who: { side: 'own', on: 'portal', pick: 'west', count: 2 }, to: 'playerUnit' },
        { do: 'bagDraw', count: 1, at: { area: 'portal' } },
      ],
      { side: FACTION.orpal },
    )
    expect(t.told('bagged')[0].pieces.map((piece) => t.tables.idOf[piece])).toEqual([
      'orpal-bonewalker',
      'orpal-bonewalker',
    ])
    expect([t.at('x'), t.at('y'), deeds(t, 'orpal', 'portalTravels')]).toEqual(['F12', 'F12', 2])
    expect(standing(t, 'orpal', 'F12')).toContain('orpal-bonewalker')
  })

  test('the Alderkang fabricate their lowest for nothing', () => {
    const t = scene({
      sides: {
        varpen: { units: { v: 'varpen-whelp F13' } },
        alderkang: { auto: true, units: { d: 'delok B5' } },
      },
    })
    does(t, [{ do: 'fabricate', unit: 'lowest', at: { area: 'fabricator' } }], { side: 4 })
    const made = t.told('placed')[0]
    expect(['suuk', 'alderkang-splicer']).toContain(t.tables.idOf[made.piece])
    expect([deeds(t, 'alderkang', 'fabrications'), t.step]).toEqual([1, 'turn'])
  })

  test('the Bohmerk fuse their two weakest of a space and split what is big', () => {
    const t = scene({
      sides: {
        varpen: { units: { v: 'varpen-whelp P1' } },
        bohmerk: {
          auto: true,
          units: {
            a: 'bohmerk-mote F12',
            b: 'bohmerk-mote F12',
            c: 'bohmerk-glob F12',
            d: 'bohmerk-bulk D8',
          },
        },
      },
    })
    does(
      t,
      [
        { do: 'fuse', who: { side: 'own', kind: ['standard'], pick: 'weakest', count: 2, together: true } },
        { do: 'split', who: { side: 'own', kind: ['standard'], size: { atLeast: 4 }, pick: 'strongest' } },
      ],
      { side: 2 },
    )
    expect(standing(t, 'bohmerk', 'F12')).toEqual(['bohmerk-glob', 'bohmerk-glob'])
    expect(standing(t, 'bohmerk', 'D8')).toEqual(['bohmerk-glob', 'bohmerk-glob'])
    expect(prisonerOf(t.state, t.piece('a'))).toBe(-1)
  })
})

describe('favour by cards', () => {
  proves('DV-DASH-02', 'Ancient Whisper: one objective that is not done advances by 1', () => {
    const t = scene({ sides: { varpen: { units: { a: 'varpen-whelp F12' }, favour: [3, 1, 0] }, orpal: {} } })
    happens(t, 'card.ancientWhisper.varpen')
    expect(t.menu()).toEqual(['option 1', 'option 2'])
    expect(t.why('option 0')).toBe('DV-FX-6')
    expectWholeMenu(t)
    t.take('option 2')
    expect(t.state.favour.slice(0, 3)).toEqual([3, 1, 1])
    const won = scene({
      sides: { varpen: { units: { a: 'varpen-whelp F12' }, favour: [3, 3, 2] }, orpal: {} },
    })
    happens(won, 'card.ancientWhisper.varpen')
    expect([won.step, won.state.favour.slice(0, 3)]).toEqual(['turn', [3, 3, 2]])
  })
})
