import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { describe, expect } from 'vitest'
import { Z } from '../src/state/card-pool.ts'
import { newFight } from '../src/state/mutations/fight.ts'
import { DEED, TOKEN, deedOf } from '../src/state/names.ts'
import { attackDice } from '../src/state/queries/combat.ts'
import { carried, marksOn } from '../src/state/queries/marks.ts'
import { DROPPED } from '../src/state/schema.ts'
import { loaded } from './support/loaded.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

describe('Chain of Thralls', () => {
  const spec = (wearer: 'a' | 'b'): SceneSpec => ({
    sides: {
      varpen: {
        units: {
          a: { is: 'varpen-raider', at: 'F12', ...(wearer === 'a' ? { wears: ['chainOfThralls'] } : {}) },
          b: { is: 'varpen-raider', at: 'A1', ...(wearer === 'b' ? { wears: ['chainOfThralls'] } : {}) },
        },
      },
      orpal: { units: { x: 'orpal-bonewalker F12', y: 'orpal-shade A16' } },
    },
    dice: '1',
    actionDeck: ['fleetFoot'],
  })

  proves('DV-CARD-14', 'its bearer draws a card for a prisoner', () => {
    const t = scene(spec('a'))
    loaded(6, 6, 1)
    t.take('attack a', 'capture a')
    expect(t.state.captor[t.piece('x')]).toBe(t.piece('a'))
    expect(t.hand()).toEqual(['fleetFoot'])
    expect(t.step).toBe('turn')
  })

  proves('DV-CARD-14', 'nobody else does', () => {
    const t = scene(spec('b'))
    loaded(6, 6, 1)
    t.take('attack a', 'capture a')
    expect(t.hand()).toEqual([])
  })
})

describe('Drag Off', () => {
  const spec = (captor: string, x = 'orpal-shade F14'): SceneSpec => ({
    sides: {
      dhargon: {
        units: { h: 'dhargon-hunter F12', c: captor, d: 'dhargon-hunter A1' },
        hand: ['dragOff'],
      },
      orpal: { units: { x, y: 'orpal-shade A16' } },
    },
    dice: '1',
  })

  proves(['DV-COMBAT-11', 'DV-CARD-05'], 'drags what was shot to a unit within one space', () => {
    const t = scene(spec('dhargon-hatchling F13'))
    loaded(6, 1, 1)
    t.take('attack h', 'stand')
    expect(t.step).toBe('fight.spoils')
    expectWholeMenu(t)
    expect(t.why('capture h')).toBe('DV-COMBAT-11')
    t.take('play dragOff')
    expect(t.state.captor[t.piece('x')]).toBe(t.piece('c'))
    expect(t.at('x')).toBe('F13')
    expect(t.hand()).toEqual([])
    expect(t.state.deeds[deedOf.length + DEED.prisonersTaken]).toBe(1)
    expect(t.step).toBe('turn')
  })

  proves('DV-CARD-05', 'not without such a unit, nor after a fight on one space', () => {
    const far = scene(spec('dhargon-hatchling F16'))
    loaded(6, 1, 1)
    far.take('attack h', 'stand')
    expect(far.why('play dragOff')).toBe('DV-FX-6')
    const close = scene(spec('dhargon-hatchling F13', 'orpal-bonewalker F12'))
    loaded(6, 6, 1)
    close.take('attack h', 'stand')
    expect(close.why('play dragOff')).toBe('DV-CARD-05')
  })

  proves('DV-PRIS-03', 'and never an Ancient', () => {
    const t = scene(spec('dhargon-hatchling F13', 'karderut F14'))
    loaded(6, 1, 1, 1)
    t.take('attack h', 'stand')
    expect(t.why('play dragOff')).toBe('DV-PRIS-03')
  })
})

describe('Mending Salve', () => {
  const spec: SceneSpec = {
    sides: {
      orpal: { units: { x: 'orpal-colossus F12' } },
      varpen: { units: { a: { is: 'varpen-whelp', at: 'F12', load: { egg: 1 } } }, hand: ['mendingSalve'] },
    },
    dice: '1 1',
  }
  const attack = (t: Scene, ...salve: readonly number[]): Scene => {
    loaded(6, 6, 6, 6, 1, ...salve)
    t.take('attack x')
    while (t.step === 'fight.defend') t.take('ready')
    while (t.step === 'fight.adjust') t.take('stand')
    if (t.step === 'fight.spoils') t.take('kill')
    return t
  }

  proves('DV-CARD-05', 'on 7 the unit does not die, and the kill does not count', () => {
    const t = attack(scene(spec))
    expect([t.step, t.awaited]).toEqual(['fight.killed', [1]])
    expectWholeMenu(t)
    loaded(3, 4)
    t.take('play mendingSalve')
    expect(t.at('a')).toBe('F12')
    expect(carried(t.state, t.piece('a'), TOKEN.egg)).toBe(1)
    expect(t.told('revived')).toHaveLength(1)
    expect(t.state.points[3]).toBe(0)
    expect(t.cards(Z.itemPile)).toEqual(['mendingSalve'])
  })

  proves('DV-CARD-05', 'on 6 it dies all the same', () => {
    const t = attack(scene(spec))
    loaded(3, 3)
    t.take('play mendingSalve')
    expect(t.at('a')).toBe('supply')
    expect(t.state.points[3]).toBe(1)
  })

  proves('DV-CARD-12', 'it is of no use to a side whose icon it does not show', () => {
    const t = scene({
      sides: {
        varpen: { units: { x: 'varpen-warlord F12' } },
        orpal: { units: { a: 'orpal-bonewalker F12', b: 'orpal-shade A16' }, hand: ['mendingSalve'] },
      },
      dice: '1',
    })
    attack(t)
    expect(t.why('play mendingSalve')).toBe('DV-CARD-12')
    t.take('letDie')
    expect(t.at('a')).toBe('supply')
  })
})

describe('the exchange of a hero', () => {
  proves(['DV-PRIS-09', 'DV-PRIS-05'], 'allied with a faction it takes its lowest unit, or a card', () => {
    const spec: SceneSpec = {
      sides: {
        'hero:larvok': { units: { a: 'larvok F16' }, team: 1 },
        varpen: { units: { b: 'varpen-brute D9' }, team: 1 },
        orpal: { units: { x: { is: 'orpal-shade', captor: 'a' }, y: 'orpal-shade A1' } },
      },
      dice: '1 1',
      actionDeck: ['fleetFoot'],
    }
    const card = scene(spec)
    const [unit, other] = card.offered().filter((one) => one.do === 'exchange')
    card.choose(other).take('save')
    expect(card.hand()).toEqual(['fleetFoot'])
    expect([card.at('x'), card.state.points[6]]).toEqual(['supply', 1])
    expect(card.state.army[0]).toHaveLength(1)
    const ally = scene(spec).choose(unit)
    expect(ally.hand()).toEqual([])
    expect(ally.state.army[0].map((piece) => ally.tables.idOf[piece])).toEqual([
      'varpen-whelp',
      'varpen-brute',
    ])
    expect(ally.state.at[ally.state.army[0][0]]).toBe(ally.node('F16'))
  })

  proves('DV-PRIS-09', 'a hero alone gets a card, never a unit', () => {
    const t = scene({
      sides: {
        'hero:ysra': { units: { a: 'ysra F16' } },
        orpal: { units: { x: { is: 'orpal-shade', captor: 'a' }, y: 'orpal-shade A1' } },
      },
      dice: 'd',
      actionDeck: ['fleetFoot'],
    })
    expect(t.why('exchange a 0')).toBe('DV-PRIS-09')
    t.take('exchange a', 'save')
    expect(t.hand()).toEqual(['fleetFoot'])
    expect(t.state.dice).toEqual([0, 0, 0, 0])
    expect(t.state.army[7]).toHaveLength(1)
  })
})

describe('what the lost leave behind', () => {
  const spec: SceneSpec = {
    sides: {
      varpen: { units: { a: 'varpen-warlord F12' } },
      dhargon: {
        units: {
          x: { is: 'dhargon-hatchling', at: 'F12', wears: ['packframe', 'boneShield'], load: { egg: 1 } },
          y: 'dhargon-hunter A1',
        },
      },
    },
    dice: '1',
  }

  const win = (t: Scene, what: string): Scene => {
    loaded(6, 6, 6, 6, 1, 1)
    t.take('attack a')
    while (t.step === 'fight.adjust') t.take('stand')
    return t.take(what)
  }

  proves('DV-CARD-18', 'items and tokens of a killed unit lie on its space', () => {
    const t = win(scene(spec), 'kill')
    const square = t.node('F12')
    expect(t.cards(Z.dropped).toSorted()).toEqual(['boneShield', 'packframe'])
    expect(t.state.lies.filter((at) => at === DROPPED + square)).toHaveLength(2)
    expect(marksOn(t.state, square, TOKEN.egg)).toBe(1)
    t.take('claim packframe')
    expect(t.cards(Z.dropped)).toEqual(['boneShield'])
  })

  proves('DV-CARD-18', 'those of a captured unit, too', () => {
    const t = win(scene(spec), 'capture a')
    expect(t.cards(Z.dropped).toSorted()).toEqual(['boneShield', 'packframe'])
    expect(t.cards(Z.worn)).toEqual([])
  })
})

proves('DV-SETUP-04', 'a space of a scenario adds a die to whoever attacks from it', () => {
  const t = scene({
    options: { mode: 'scenario', scenario: 'star' },
    rulesVersion: 1,
    sides: {
      varpen: { units: { a: 'varpen-raider J8', b: 'varpen-raider J9' } },
      orpal: { units: { x: 'orpal-shade J8', y: 'orpal-shade J9' } },
    },
  })
  const dice = (by: string, target: string): number => {
    const square = t.tables.ways.square[t.state.at[t.piece(target)]]
    return attackDice(t.state, t.tables, newFight(0, 3, [t.piece(by)], [t.piece(target)], square))
  }
  expect([dice('a', 'x'), dice('b', 'y')]).toEqual([3, 2])
})
