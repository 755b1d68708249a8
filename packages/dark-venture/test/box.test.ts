import { Engine } from '@longtable/kernel'
import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { darkVenture } from '../src/game.ts'
import type { MatchTables } from '../src/state/tables/match-tables.ts'
import { sideIds } from '../src/state/names.ts'
import { ANCIENT_KIND, CREATURE, HERO_KIND, NEUTRAL, STANDARD } from '../src/state/numbers.ts'
import { newFight, openFight } from '../src/state/mutations/fight.ts'
import { addMod } from '../src/state/mutations/modifiers.ts'
import { MOD, UNTIL } from '../src/state/mods.ts'
import { printed as edition, printedBox } from './support/printed.ts'
import { scene } from './support/scene.ts'

function sum(numbers: Iterable<number>): number {
  let all = 0
  for (const n of numbers) all += n
  return all
}

const { supply } = edition

function printedTables(): MatchTables {
  return new Engine(darkVenture, 2, printedBox).tables
}

proves('DV-COMP-02', 'the board has a main and an underground side, each of 16 by 16 spaces', () => {
  expect(Object.keys(edition.maps)).toEqual(['main', 'underground'])
  for (const { rows } of Object.values(edition.maps)) {
    expect(rows.map((row) => row.length)).toEqual(new Array<number>(16).fill(16))
  }
})

proves('DV-COMP-03', 'every side of a game has its objectives and its memory', () => {
  expect([edition.factions.length, edition.heroes.length]).toEqual([5, 3])
  const t = scene()
  for (let side = 0; side < NEUTRAL; side++) {
    expect(t.tables.objectives[side].length).toBeGreaterThan(9)
    expect(t.state.memory.slice(side * 4, side * 4 + 4)).toEqual([0, 0, 0, 0])
  }
})

proves('DV-COMP-04', '50 Auto-Enemy cards, 57 item cards and 63 action cards', () => {
  expect(edition.autoDecks.map(({ cards }) => cards.length)).toEqual([10, 10, 10, 10, 10])
  expect(sum(edition.itemCards.map(({ copies }) => copies))).toBe(57)
  expect(sum(edition.actionCards.map(({ copies }) => copies))).toBe(63)
  const { actionCards, itemCards } = printedTables()
  expect([actionCards.length, itemCards.length]).toEqual([63, 57])
})

proves(
  'DV-COMP-05',
  'three upper floors, stairs in two buildings, ten fences and walls, a star, a bag',
  () => {
    const { floors, links } = edition.maps.main
    expect(floors.map(({ building, floor }) => `${building} ${floor}`)).toEqual([
      'lab 2',
      'tower 2',
      'tower 3',
    ])
    const stairs = links.filter(({ kind }) => kind === 'stairs')
    expect(new Set(stairs.map(({ a }) => (Number(a.slice(1)) > 10 ? 'tower' : 'lab')))).toEqual(
      new Set(['lab', 'tower']),
    )
    const { state } = scene()
    expect([state.fences, state.walls, supply.tokens.fallenStar]).toEqual([10, 10, 1])
    expect(edition.factions.filter(({ bag }) => bag !== undefined).map(({ id }) => id)).toEqual(['orpal'])
  },
)

proves('DV-COMP-06', 'six action dice are rolled, and a combat never lacks dice', () => {
  expect([supply.actionDice, supply.attackDice, supply.defenceDice]).toEqual([6, 8, 8])
  const t = scene({
    sides: {
      varpen: { units: { a: 'mantus-marturus F12', b: 'varpen-warlord F12' } },
      orpal: { units: { x: 'orpal-colossus F12' } },
    },
    turn: 'orpal',
  })
  t.act((s, ctx) => {
    addMod(s, MOD.defenceDice, 9, 3, t.piece('x'), UNTIL.turn, -1)
    const square = t.node('F12')
    openFight(s, newFight(0, 3, [t.piece('a'), t.piece('b')], [t.piece('x')], square), ctx)
  })
  while (t.step === 'pick') t.choose(t.offered()[0])
  const [{ attack, defence }] = t.told('rolled')
  expect([attack.length, defence.length]).toEqual([10, 12])
})

proves('DV-COMP-07', '358 tokens, by kind', () => {
  const { kindOf } = printedTables()
  const kinds = [STANDARD, HERO_KIND, ANCIENT_KIND, CREATURE]
  expect(kinds.map((kind) => kindOf.filter((one) => one === kind).length)).toEqual([116, 3, 5, 1])
  expect(sum(edition.units.map(({ count }) => count))).toBe(116)
  const { tokens, diceTokens, resources, itemPairs, controlTokens, fences, walls } = supply
  expect(tokens).toMatchObject({
    largePortal: 4,
    smallPortal: 3,
    banner: 3,
    fungus: 4,
    riftCrystal: 4,
    egg: 10,
    itemDraw: 16,
    actionDraw: 8,
    event: 12,
    search: 22,
  })
  const { fallenStar, vaultHeart, ...counted } = tokens
  expect([fallenStar, vaultHeart]).toEqual([1, 1])
  expect([sum(Object.values(diceTokens)), sum(Object.values(resources))]).toEqual([64, 30])
  const others = sum(Object.values(counted)) + 64 + 30 + 2 * itemPairs + controlTokens + fences + walls
  expect(kindOf.length + others).toBe(358)
})

proves('DV-COMP-08', 'five factions, and each can be played', () => {
  expect(edition.factions.map(({ id, kind }) => `${id}: ${kind.en}`)).toEqual([
    'varpen: demons',
    expect.stringContaining('dhargon: '),
    expect.stringContaining('bohmerk: '),
    expect.stringContaining('orpal: '),
    expect.stringContaining('alderkang: '),
  ])
  expect(sideIds.slice(0, 5)).toEqual(edition.factions.map(({ id }) => id))
})

proves('DV-COMP-09', 'tokens show 1 and 1, 4 and 3 for Larvok, 6 and 3 for Ancients', () => {
  const { tables } = scene()
  const stats = (piece: number): number[] => [tables.strength[piece], tables.defence[piece]]
  expect(stats(tables.idOf.indexOf('varpen-whelp'))).toEqual([1, 1])
  expect(stats(tables.idOf.indexOf('larvok'))).toEqual([4, 3])
  const ancients = tables.kindOf.flatMap((kind, piece) => (kind === ANCIENT_KIND ? [piece] : []))
  expect(ancients.map(stats)).toEqual(new Array(5).fill([6, 3]))
})
