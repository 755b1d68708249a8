import { describe, expect, test } from 'vitest'
import { MOD } from '../../src/state/mods.ts'
import { modifier } from '../../src/state/queries/modifiers.ts'
import {
  army,
  at,
  type CardCase,
  checkCards,
  goods,
  hand,
  marks,
  memory,
  thrown,
} from '../support/card-rows.ts'
import type { Scene } from '../support/scene.ts'
import { edition } from '../../src/content/edition.ts'

/** All-player and faction bonus cards: what each of the four factions does. */

const four = ['varpen', 'dhargon', 'bohmerk', 'orpal'] as const

/** The same for each of the four. */
function alike(one: Omit<CardCase, 'by'>): CardCase[] {
  return four.map((by) => ({ ...one, by }))
}

function attackScores(t: Scene): number[] {
  return ['a', 'b', 'z'].map((name) => modifier(t.state, t.tables, t.piece(name), MOD.attackScore))
}

const portals = { own: { bag: ['orpal-reaver'] }, given: { tokens: { F5: ['largePortal'] } } } as const

const allPlayer: readonly CardCase[] = [
  {
    card: 'bloodMoon',
    by: 'varpen',
    title: 'all units +1 to the attack score, this round',
    own: { units: { b: 'varpen-raider A1' } },
    sees: (t) => [attackScores(t), t.state.mods[4]],
    is: [[1, 1, 0], 2],
  },
  {
    card: 'bloodMoon',
    by: 'dhargon',
    title: 'an egg where the Elder stands',
    own: { units: { e: 'dhargon-elder C9' } },
    sees: (t) => [marks('egg', 'C9')(t), marks('egg', 'F12')(t)],
    is: [1, 0],
  },
  {
    card: 'bloodMoon',
    by: 'bohmerk',
    title: 'a unit splits',
    sees: army('bohmerk', 'F12'),
    is: ['bohmerk-mote', 'bohmerk-mote'],
  },
  {
    card: 'bloodMoon',
    by: 'orpal',
    title: 'a unit from the bag on a portal',
    ...portals,
    sees: army('orpal', 'F5'),
    is: ['orpal-reaver'],
  },
  ...alike({
    card: 'acidRain',
    title: 'a card is discarded',
    own: { hand: ['flank'], memory: 's' },
    take: ['option 0'],
    sees: (t) => [t.hand(), t.state.memory.filter((n) => n > 0)],
    is: [[], [1]],
  }),
  ...alike({
    card: 'acidRain',
    title: 'or a dice token is lost',
    own: { hand: ['flank'], memory: 's' },
    take: ['option 1', 'face skull'],
    sees: (t) => [t.hand(), t.state.memory.filter((n) => n > 0)],
    is: [['flank'], []],
  }),
  ...alike({
    card: 'greatMigration',
    title: 'a unit moves 3 spaces',
    take: ['step N', 'step N', 'step N'],
    sees: at('a'),
    is: ['F9'],
  }),
  ...(['varpen', 'dhargon', 'bohmerk'] as const).map((by): CardCase => ({
    card: 'famine',
    by,
    title: 'the owner says which resource is lost',
    own: { units: { b: { is: 'varpen-raider', at: 'A1', goods: { ore: 1, wood: 2 } } } },
    take: ['payGood wood'],
    sees: (t) => [goods('ore', 'b')(t), goods('wood', 'b')(t)],
    is: [1, 1],
  })),
  { card: 'famine', by: 'orpal', title: 'a card is discarded', own: { hand: ['flank'] }, sees: hand, is: [] },
  { card: 'harvestTide', by: 'varpen', title: 'ore', sees: goods('ore'), is: 1 },
  { card: 'harvestTide', by: 'dhargon', title: 'meat', sees: goods('meat'), is: 1 },
  { card: 'harvestTide', by: 'bohmerk', title: 'water', sees: goods('water'), is: 1 },
  { card: 'harvestTide', by: 'orpal', title: 'a skull', sees: memory('orpal'), is: [0, 0, 0, 1] },
  ...alike({
    card: 'riftStorm',
    title: 'a unit teleports 4 spaces',
    take: ['node F8'],
    sees: at('a'),
    is: ['F8'],
  }),
  ...alike({
    card: 'callOfTheAncients',
    title: 'one favour objective advances by one',
    take: ['option 1'],
    sees: (t) => t.state.favour.slice(t.state.turn * 3, t.state.turn * 3 + 3),
    is: [0, 1, 0],
  }),
  ...(
    [
      ['varpen', 'K16', 'varpen-whelp'],
      ['dhargon', 'O1', 'dhargon-hatchling'],
      ['bohmerk', 'A2', 'bohmerk-mote'],
      ['orpal', 'A16', 'orpal-bonewalker'],
    ] as const
  ).map(([by, space, unit]): CardCase => ({
    card: 'muster',
    by,
    title: 'the lowest unit comes to the start area',
    take: [`node ${space}`],
    sees: army(by, space),
    is: [unit],
  })),
]

const factionBonus: readonly CardCase[] = [
  { card: 'spoilsOfTheDead', by: 'varpen', title: 'gold', sees: goods('gold'), is: 1 },
  { card: 'spoilsOfTheDead', by: 'dhargon', title: 'meat', sees: goods('meat'), is: 1 },
  {
    card: 'spoilsOfTheDead',
    by: 'bohmerk',
    title: 'a Mote becomes a Glob',
    own: { units: { m: 'bohmerk-mote C9' } },
    sees: army('bohmerk', 'C9'),
    is: ['bohmerk-glob'],
  },
  {
    card: 'spoilsOfTheDead',
    by: 'orpal',
    title: 'a unit from the bag on a portal',
    ...portals,
    sees: army('orpal', 'F5'),
    is: ['orpal-reaver'],
  },
  {
    card: 'broodCall',
    by: 'varpen',
    title: 'a Whelp in the start area',
    take: ['node J16'],
    sees: army('varpen', 'J16'),
    is: ['varpen-whelp'],
  },
  {
    card: 'broodCall',
    by: 'dhargon',
    title: 'an egg under one of the units',
    own: { units: { e: 'dhargon-warden C9' } },
    take: ['node C9'],
    sees: (t) => [marks('egg', 'C9')(t), marks('egg', 'F12')(t)],
    is: [1, 0],
  },
  {
    card: 'broodCall',
    by: 'bohmerk',
    title: 'a Mote with a unit in water',
    own: { units: { w: 'bohmerk-mass H11' } },
    sees: (t) => [army('bohmerk', 'H11')(t), army('bohmerk', 'F12')(t)],
    is: [['bohmerk-mote', 'bohmerk-mass'], ['bohmerk-glob']],
  },
  {
    card: 'broodCall',
    by: 'orpal',
    title: 'two small units go into the bag',
    take: ['row orpal-bonewalker', 'row orpal-reaver'],
    sees: (t) => t.tables.idOf.filter((_, piece) => t.state.at[piece] === -2),
    is: ['orpal-bonewalker', 'orpal-reaver'],
  },
  {
    card: 'growthSpurt',
    by: 'varpen',
    title: 'a unit grows by one rank',
    sees: army('varpen', 'F12'),
    is: ['varpen-raider'],
  },
  {
    card: 'growthSpurt',
    by: 'dhargon',
    title: 'an egg without an enemy hatches',
    foes: { x: 'suuk C3' },
    given: { tokens: { C9: ['egg'], C3: ['egg'] } },
    sees: (t) => [army('dhargon', 'C9')(t), marks('egg', 'C9')(t), marks('egg', 'C3')(t)],
    is: [['dhargon-hatchling'], 0, 1],
  },
  {
    card: 'growthSpurt',
    by: 'bohmerk',
    title: 'a unit splits',
    own: { units: { b: 'bohmerk-mote F12' } },
    take: ['option 0'],
    sees: army('bohmerk', 'F12'),
    is: ['bohmerk-mote', 'bohmerk-mote', 'bohmerk-mote'],
  },
  {
    card: 'growthSpurt',
    by: 'bohmerk',
    title: 'or two fuse',
    own: { units: { b: 'bohmerk-mote F12' } },
    take: ['option 1'],
    sees: army('bohmerk', 'F12'),
    is: ['bohmerk-mass'],
  },
  {
    card: 'growthSpurt',
    by: 'orpal',
    title: 'a small portal under a unit',
    sees: marks('smallPortal', 'F12'),
    is: 1,
  },
  {
    card: 'stonework',
    by: 'varpen',
    title: 'a wall, for nothing',
    take: ['edge F12:N'],
    sees: (t) => [t.state.walls, t.state.fences],
    is: [9, 10],
  },
  {
    card: 'stonework',
    by: 'dhargon',
    title: 'two fences',
    take: ['edge F12:N', 'edge F12:S'],
    sees: (t) => [t.state.walls, t.state.fences],
    is: [10, 8],
  },
  {
    card: 'stonework',
    by: 'bohmerk',
    title: 'two rolls for water, each even number finds one',
    own: { units: { w: 'bohmerk-mass H11' } },
    rolls: [2, 3],
    sees: goods('water', 'w'),
    is: 1,
  },
  { card: 'stonework', by: 'orpal', title: 'two skulls', sees: memory('orpal'), is: [0, 0, 0, 2] },
  {
    card: 'warTrance',
    by: 'varpen',
    title: 'one unit has an attack die more this turn',
    own: { units: { b: 'varpen-raider A1' } },
    take: ['unit b'],
    sees: (t) => [attackDice(t, 'a'), attackDice(t, 'b'), t.state.mods[4]],
    is: [0, 1, 1],
  },
  {
    card: 'warTrance',
    by: 'dhargon',
    title: 'a Hunter shoots 2 spaces far with 2 dice',
    foes: { x: 'suuk F10' },
    rolls: [6, 6, 1],
    sees: (t) => [thrown(t), t.at('x'), t.told('attacked')[0].range],
    is: [[2, 1], 'supply', 2],
  },
  {
    card: 'warTrance',
    by: 'bohmerk',
    title: 'a unit moves 2 spaces over fences and walls',
    given: { built: { 'F12:N': 'wall', 'F11:N': 'fence' } },
    take: ['step N', 'step N'],
    sees: at('a'),
    is: ['F10'],
  },
  {
    card: 'warTrance',
    by: 'orpal',
    title: 'one unit has a defence die more this round',
    sees: (t) => [modifier(t.state, t.tables, t.piece('a'), MOD.defenceDice), t.state.mods[4]],
    is: [1, 2],
  },
  ...alike({
    card: 'ancientWhisper',
    title: 'one favour objective advances by one',
    take: ['option 2'],
    sees: (t) => t.state.favour.slice(t.state.turn * 3, t.state.turn * 3 + 3),
    is: [0, 0, 1],
  }),
]

function attackDice(t: Scene, name: string): number {
  return modifier(t.state, t.tables, t.piece(name), MOD.attackDice)
}

describe('all-player cards', () => {
  checkCards(allPlayer)
})

describe('faction bonus cards', () => {
  checkCards(factionBonus)
})

test('every line of every card has its case', () => {
  const cases = new Set([...allPlayer, ...factionBonus].map(({ card, by }) => `${card} ${by ?? ''}`))
  const wanted = edition.actionCards.flatMap(({ id, lines = {} }) =>
    Object.keys(lines).map((side) => `${id} ${side}`),
  )
  expect(wanted).toHaveLength(56)
  expect(wanted.filter((line) => !cases.has(line))).toEqual([])
})
