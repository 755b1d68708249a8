import { describe, expect, test } from 'vitest'
import { TOKEN } from '../../src/state/names.ts'
import { marksOn } from '../../src/state/queries/marks.ts'
import { TERRAIN } from '../../src/state/tables/match-tables.ts'
import {
  army,
  at,
  type CardCase,
  checkCards,
  hand,
  marks,
  memory,
  points,
  restrained,
  thrown,
} from '../support/card-rows.ts'
import { edition } from '../../src/content/edition.ts'

const discoveries: readonly CardCase[] = [
  {
    card: 'buriedCache',
    title: 'one item is drawn',
    given: { itemDeck: ['packframe'] },
    sees: hand,
    is: ['packframe'],
  },
  { card: 'strangeSignals', title: 'two skulls', sees: memory(), is: [0, 0, 0, 2] },
  { card: 'secondWind', title: 'a two and a diagonal', sees: memory(), is: [0, 1, 1, 0] },
  {
    card: 'snareVines',
    title: 'one standard unit of the drawer is restrained',
    own: { units: { b: 'varpen-raider A1' } },
    foes: { x: 'suuk F12' },
    sees: (t) => [restrained('a', 'b')(t).filter(Boolean).length, restrained('x')(t)],
    is: [1, [false]],
  },
  {
    card: 'snareVines',
    title: 'a Warlord cannot be',
    own: { units: { a: 'varpen-warlord F12' } },
    sees: restrained('a'),
    is: [false],
  },
  { card: 'wanderingProphet', title: 'one point', sees: points(), is: 1 },
  { card: 'lostEgg', title: 'an egg where the drawer stands', sees: marks('egg', 'F12'), is: 1 },
  {
    card: 'looseShackles',
    title: 'each prisoner rolls, and is free on 4 and more',
    own: { units: { p: { is: 'varpen-whelp', captor: 'z' }, q: { is: 'varpen-raider', captor: 'y' } } },
    foes: { y: 'suuk P16' },
    rolls: [4, 3],
    take: ['halt'],
    sees: (t) => ['p', 'q'].map((name) => t.state.captor[t.piece(name)] < 0),
    is: [true, false],
  },
  {
    card: 'supplyDrop',
    title: 'two blue tokens on roads without anything',
    sees: (t) => {
      const { state, tables } = t
      const found = state.marks.flatMap((_, square) =>
        marksOn(state, square, TOKEN.itemDraw) > 0 ? [square] : [],
      )
      return [found.length, found.every((square) => (tables.terrain[square] & TERRAIN.roadway) !== 0)]
    },
    is: [2, true],
  },
  {
    card: 'temporalEcho',
    title: 'all unspent dice are rolled again, tokens are not',
    own: { memory: 's' },
    given: { dice: '1 1 2 s' },
    sees: (t) => [
      t.told('rerolledDice')[0].dice.length,
      t.state.dice.reduce((sum, n) => sum + n, 0),
      memory()(t),
    ],
    is: [4, 4, [0, 0, 0, 1]],
  },
  {
    card: 'crumblingMasonry',
    title: 'a fence or a wall anywhere comes down',
    given: { built: { 'F12:E': 'fence', 'C9:E': 'wall' } },
    take: ['edge C9:E'],
    sees: (t) => [t.state.fences, t.state.walls],
    is: [9, 10],
  },
  {
    card: 'distantHorn',
    title: 'the lowest unit comes to the start area',
    take: ['node K16'],
    sees: army('varpen', 'K16'),
    is: ['varpen-whelp'],
  },
  {
    card: 'distantHorn',
    by: 'hero:larvok',
    title: 'an action card for a Hero alone',
    given: { actionDeck: ['flank'] },
    take: ['save'],
    sees: hand,
    is: ['flank'],
  },
]

const tactics: readonly CardCase[] = [
  {
    card: 'ruthlessCharge',
    title: 'the next attack has 2 dice more',
    foes: { x: 'suuk F12' },
    given: { dice: '1 1' },
    rolls: [1, 1, 1, 6, 1, 6],
    take: ['attack a', 'noCounter', 'attack a', 'noCounter'],
    sees: (t) => t.told('rolled').map(({ attack }) => attack.length),
    is: [3, 1],
  },
  {
    card: 'fleetFoot',
    title: 'any unit moves 3 spaces',
    take: ['step N', 'step N', 'step N'],
    sees: at('a'),
    is: ['F9'],
  },
  {
    card: 'flank',
    title: 'two units of a space attack together for nothing',
    own: { units: { b: 'varpen-raider F12' } },
    foes: { x: 'suuk F12' },
    given: { dice: '1' },
    rolls: [1, 1, 1, 5],
    take: ['unit a', 'unit b'],
    sees: (t) => [thrown(t), t.state.dice],
    is: [
      [3, 1],
      [1, 0, 0, 0],
    ],
  },
  {
    card: 'sabotage',
    title: 'a fence or wall within 2 spaces comes down',
    foes: { x: 'suuk F10' },
    given: { built: { 'F10:N': 'wall', 'A1:E': 'fence' } },
    take: ['option 0'],
    sees: (t) => [t.state.walls, t.state.fences],
    is: [10, 9],
  },
  {
    card: 'sabotage',
    title: 'or an enemy within 2 spaces is restrained',
    foes: { x: 'suuk F10', y: 'suuk F9' },
    given: { built: { 'F10:N': 'wall' } },
    take: ['option 1'],
    sees: restrained('x', 'y'),
    is: [true, false],
  },
  {
    card: 'jailbreak',
    title: 'a prisoner is free and moves 2 spaces',
    own: { units: { p: { is: 'varpen-raider', captor: 'x' } } },
    foes: { x: 'suuk F9' },
    take: ['step S', 'step S'],
    sees: (t) => [t.at('p'), t.state.captor[t.piece('p')]],
    is: ['F11', -1],
  },
  {
    card: 'darkBargain',
    title: 'two saved cards for a point',
    own: { hand: ['flank', 'vanish'] },
    sees: (t) => [t.hand(), points()(t)],
    is: [[], 1],
  },
  {
    card: 'quickBuild',
    title: 'a fence under one of the units, for nothing',
    take: ['edge F12:E'],
    sees: (t) => [t.state.fences, t.state.walls],
    is: [9, 10],
  },
  {
    card: 'temporalTheft',
    title: 'a card at random from an enemy player',
    given: { sides: { alderkang: { units: { z: 'suuk P16' }, hand: ['flank', 'vanish'] } } },
    sees: (t) => [t.hand(0).length, t.hand(1).length],
    is: [1, 1],
  },
  {
    card: 'geneticSurge',
    title: 'two dice tokens of any face',
    take: ['face skull', 'face ortho2'],
    sees: memory(),
    is: [0, 1, 0, 1],
  },
  {
    card: 'webOfVines',
    title: 'an enemy within 3 spaces is restrained',
    foes: { x: 'suuk F9', y: 'suuk F8' },
    sees: restrained('x', 'y'),
    is: [true, false],
  },
  {
    card: 'hailOfStones',
    title: 'a unit throws 2 dice at 3 spaces, for nothing',
    foes: { x: 'suuk F9', y: 'suuk F8' },
    rolls: [6, 6, 1],
    sees: (t) => [thrown(t), t.at('x'), t.told('attacked')[0].range, t.state.dice],
    is: [[2, 1], 'supply', 3, [0, 0, 0, 0]],
  },
]

describe('discoveries', () => {
  checkCards(discoveries)
})
describe('tactics for one’s own turn', () => {
  checkCards(tactics)
})

test('every discovery and every tactic for one’s own turn has its case', () => {
  const wanted = edition.actionCards.filter(({ kind, timing }) => kind === 'discovery' || timing === 'turn')
  const cases = new Set([...discoveries, ...tactics].map(({ card }) => card))
  expect(wanted.map(({ id }) => id).filter((id) => !cases.has(id))).toEqual([])
})
