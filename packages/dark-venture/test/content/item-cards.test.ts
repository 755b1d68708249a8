import { describe, expect, test } from 'vitest'
import type { FactionId } from '../../src/content/ids.ts'
import { sideIds } from '../../src/state/names.ts'
import { hasIcon } from '../../src/state/queries/items.ts'
import {
  at,
  before,
  type CardCase,
  checkCards,
  hand,
  memory,
  points,
  restrained,
  thrown,
} from '../support/card-rows.ts'
import { loaded } from '../support/loaded.ts'
import { scene, type Scene } from '../support/scene.ts'
import { edition } from '../../src/content/edition.ts'

const instant: readonly CardCase[] = [
  {
    card: 'sporeBurst',
    title: 'all units of the space are restrained, whoever they belong to',
    own: { units: { b: 'varpen-raider A1' } },
    foes: { x: 'suuk F12' },
    sees: restrained('a', 'x', 'b', 'z'),
    is: [true, true, false, false],
  },
  {
    card: 'hiddenStash',
    title: 'another item and a skull',
    given: { itemDeck: ['packframe'] },
    sees: (t) => [t.hand(), memory()(t)],
    is: [['packframe'], [0, 0, 0, 1]],
  },
  { card: 'glowingIdol', title: 'one point', sees: points(), is: 1 },
  {
    card: 'timeShard',
    title: 'two MOVE dice tokens of choice',
    take: ['face ortho2', 'face diag1'],
    sees: memory(),
    is: [0, 1, 1, 0],
  },
  {
    card: 'boobyTrap',
    title: 'the finder defends against 2 dice, or dies',
    rolls: [3, 3, 5],
    sees: (t) => [thrown(t), t.at('a')],
    is: [[2, 1], 'supply'],
  },
  {
    card: 'boobyTrap',
    title: 'a tie is a defence',
    rolls: [3, 3, 6],
    sees: (t) => [thrown(t), t.at('a')],
    is: [[2, 1], 'F12'],
  },
]

const inTurn: readonly CardCase[] = [
  {
    card: 'fireFlask',
    title: 'any unit throws 3 dice at 2 spaces, for a MOVE die',
    foes: { x: 'suuk F10', y: 'suuk F9' },
    given: { dice: '1 s' },
    rolls: [1, 1, 4, 5],
    sees: (t) => [thrown(t), t.at('x'), t.state.dice],
    is: [[3, 1], 'supply', [0, 0, 0, 1]],
  },
  {
    card: 'runeOfPassage',
    by: 'orpal',
    title: 'a unit teleports 6 spaces',
    take: ['node F6'],
    sees: at('a'),
    is: ['F6'],
  },
  {
    card: 'frenzyRoot',
    title: 'the next attack has 3 dice more',
    foes: { x: 'suuk F12' },
    given: { dice: '1' },
    rolls: [1, 1, 1, 1, 5],
    take: ['attack a'],
    sees: thrown,
    is: [4, 1],
  },
  {
    card: 'vineNet',
    by: 'dhargon',
    title: 'an enemy within 2 spaces is restrained',
    foes: { x: 'suuk F10', y: 'suuk F9' },
    sees: restrained('x', 'y'),
    is: [true, false],
  },
  {
    card: 'blastingPowder',
    title: 'two fences or walls come down near one own unit, and all on its space defend against 2 dice',
    own: { units: { b: 'varpen-whelp C9' } },
    foes: { x: 'suuk F12' },
    given: { built: { 'F12:N': 'fence', 'F12:S': 'wall', 'C9:E': 'wall' } },
    rolls: [1, 1, 6, 6, 6, 5],
    take: ['unit a', 'edge F11:S', 'edge F12:S'],
    sees: (t) => [
      t.state.fences,
      t.state.walls,
      t.at('a'),
      t.at('b'),
      t.at('x'),
      t.told('rolled').length,
      points()(t),
    ],
    is: [10, 9, 'F12', 'C9', 'supply', 2, 0],
  },
  {
    card: 'cursedCoin',
    title: 'a card of choice from an enemy player',
    given: { sides: { alderkang: { units: { z: 'suuk P16' }, hand: ['flank', 'vanish'] } } },
    take: ['card vanish'],
    sees: (t) => [t.hand(0), t.hand(1)],
    is: [['vanish'], ['flank']],
  },
  {
    card: 'skeletonKey',
    title: 'a prisoner is free and moves 3 spaces',
    own: { units: { p: { is: 'varpen-raider', captor: 'x' } } },
    foes: { x: 'suuk F9' },
    take: ['step S', 'step S', 'step S'],
    sees: (t) => [t.at('p'), t.state.captor[t.piece('p')]],
    is: ['F12', -1],
  },
]

describe('instant items', () => {
  checkCards(instant)
})
describe('items for a single use in one’s own turn', () => {
  checkCards(inTurn)
})

describe('items for a single use in a combat', () => {
  function defended(card: string): Scene {
    return scene({
      sides: {
        alderkang: { units: { x: 'suuk F12' } },
        varpen: { units: { a: 'varpen-whelp F12' }, hand: [card] },
      },
      dice: '1',
    })
  }

  test('smokePods: the attack fails, and the defender moves 2 spaces', () => {
    const t = defended('smokePods').take('attack x', 'play smokePods', 'step N', 'step N', 'ready')
    expect([t.told('foiled').length, t.told('rolled').length, t.at('a')]).toEqual([1, 0, 'F10'])
  })

  test('mendingSalve: on 7 and more of two dice the unit survives', () => {
    const t = defended('mendingSalve')
    loaded(6, 6, 1, 3, 4)
    t.take('attack x', 'ready', 'stand', 'kill', 'play mendingSalve')
    expect([t.at('a'), t.hand(1), t.told('killed').length]).toEqual(['F12', [], 0])
  })

  test('mendingSalve: on less it dies', () => {
    const t = defended('mendingSalve')
    loaded(6, 6, 1, 3, 3)
    t.take('attack x', 'ready', 'stand', 'kill', 'play mendingSalve')
    expect([t.at('a'), t.hand(1), t.told('killed').length]).toEqual(['supply', [], 1])
  })
})

/** Who may use or wear each item; a Hero is `hero`. */
const icons: Readonly<Record<string, readonly (FactionId | 'hero')[]>> = {
  rustedCleaver: ['varpen', 'orpal', 'alderkang', 'hero'],
  boneShield: ['orpal', 'dhargon', 'hero'],
  thornSpear: ['dhargon', 'varpen'],
  scrapPlate: ['varpen', 'alderkang', 'hero'],
  arcPistol: ['alderkang', 'hero'],
  spineLauncher: ['bohmerk', 'dhargon'],
  grangeHorse: ['hero', 'varpen', 'orpal'],
  riftLens: ['orpal', 'alderkang'],
  gelatinHeart: ['bohmerk'],
  hornedHelm: ['varpen'],
  broodSling: ['dhargon'],
  chainOfThralls: ['varpen', 'alderkang', 'hero'],
  mendingSalve: ['hero', 'dhargon', 'varpen'],
  runeOfPassage: ['orpal', 'alderkang', 'hero'],
  frenzyRoot: ['varpen', 'bohmerk'],
  vineNet: ['dhargon', 'hero'],
}

describe('icons', () => {
  for (const row of edition.itemCards) {
    test(`${row.id}: ${icons[row.id]?.join(', ') ?? 'everybody'}`, () => {
      const all = ['varpen', 'dhargon', 'bohmerk', 'orpal', 'alderkang', 'hero', 'hero', 'hero'] as const
      const meant = icons[row.id] ?? all
      for (let side = 0; side < 8; side++) {
        expect([sideIds[side], hasIcon(row, side)]).toEqual([sideIds[side], meant.includes(all[side])])
      }
    })
  }
})

test('every item that is used has its case', () => {
  const used = [...instant, ...inTurn].map(({ card }) => card)
  const wanted = edition.itemCards.filter(({ kind }) => kind !== 'equippable').map(({ id }) => id)
  expect(wanted.filter((id) => !used.includes(id)).toSorted()).toEqual(['mendingSalve', 'smokePods'])
  expect(hand(before({ card: 'fireFlask', title: '' }))).toEqual(['fireFlask'])
})
