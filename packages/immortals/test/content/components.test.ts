import { expect } from 'vitest'
import { Engine } from '@longtable/kernel'
import { proves } from '@longtable/kernel/proofs'
import { baseEdition } from '../../src/content/edition.ts'
import { geometry } from '../../src/content/geometry.ts'
import { areaIds, magicIds, regionIds } from '../../src/content/ids.ts'
import { immortals } from '../../src/game.ts'
import {
  BLANK_CARDS,
  blankCard,
  CARDS,
  cards,
  conflictCard,
  conflictCardsOf,
  face,
  isBlank,
  isConflict,
  isMagic,
  isWild,
  magicCard,
  MAX_SEATS,
  regionCard,
  wildCard,
  Z,
} from '../../src/state/cards.ts'
import { CAPITAL, COLOURS, INHABITANTS, SHRINE } from '../../src/state/codes.ts'
import { DARK, LIGHT, realmOf, regionOf, siteIn, SITES, twinOf } from '../../src/state/sites.ts'
import { areaAt, type MatchTables } from '../../src/state/tables.ts'
import { opening } from '../support/draft.ts'
import { acting, told } from '../support/fights.ts'
import { performing, scene, site } from '../support/scene.ts'
import { certainTower } from '../support/towers.ts'

const { supply, setup, regions, areas, tribes, board, magic } = baseEdition

/** Made for each test: nothing of the game runs while this file is read. */
const worldOf = (): MatchTables => opening(5).engine.tables
const allCards = Array.from({ length: CARDS }, (_, card) => card)

// The board

proves('IMM-COMP-1', 'both realms have the same 5 areas of 5 regions', () => {
  const tables = worldOf()
  expect(areas.map(({ id }) => id)).toEqual(areaIds)
  for (const area of areas) expect(area.regions).toHaveLength(5)
  expect(areas.flatMap((area) => area.regions)).toEqual(regionIds)
  expect(regions).toHaveLength(25)
  // Ten areas of five sites: the dark ones are the twins of the light ones.
  expect(tables.areaSites.map((sites) => sites.length)).toEqual(new Array(10).fill(5))
  for (let area = 0; area < 5; area++) {
    expect(tables.areaSites[area + 5]).toEqual(tables.areaSites[area].map(twinOf))
    for (const at of tables.areaSites[area]) {
      expect(realmOf(at)).toBe(LIGHT)
      expect([areaAt(tables, at), areaAt(tables, twinOf(at))]).toEqual([area, area + 5])
    }
  }
})

proves('IMM-COMP-1', 'both realms have the same borders, and one drawing serves both', () => {
  const tables = worldOf()
  for (let at = 0; at < 25; at++) {
    expect(tables.neighbours[at + 25]).toEqual(tables.neighbours[at].map(twinOf))
    for (const other of tables.neighbours[at]) expect(tables.neighbours[other]).toContain(at)
  }
  expect(tables.neighbours.flat()).toHaveLength(2 * 2 * 60)
  expect(Object.keys(geometry.regions).toSorted()).toEqual([...regionIds].toSorted())
  // The borders that the rulebook's examples show.
  for (const [one, other] of [
    ['forge-fire light', 'heartwood light'],
    ['the-murk dark', 'white-falls dark'],
    ['white-falls light', 'borderland light'],
    ['borderland light', 'treehome light'],
  ] as const) {
    expect(tables.neighbours[site(one)]).toContain(site(other))
  }
  expect(tables.neighbours[site('white-falls light')]).not.toContain(site('treehome light'))
})

proves('IMM-COMP-2', '25 regions make 50 sites, each with its own armies, buildings and portals', () => {
  expect(SITES).toBe(50)
  for (let region = 0; region < 25; region++) {
    const [light, dark] = [siteIn(region, LIGHT), siteIn(region, DARK)]
    expect([realmOf(light), realmOf(dark)]).toEqual([LIGHT, DARK])
    expect([regionOf(light), regionOf(dark)]).toEqual([region, region])
    expect([twinOf(light), twinOf(dark)]).toEqual([dark, light])
  }
  const table = scene({
    armies: { 'treehome light': [0, 3], 'treehome dark': [1, 2] },
    shrines: ['treehome light'],
    portals: ['treehome dark'],
    holders: { treehome: 0 },
    players: [{ board: { magicA: 'blank' } }],
  })
  const { state } = table
  expect(table.at('treehome light')).toEqual({ owner: 0, armies: 3 })
  expect(table.at('treehome dark')).toEqual({ owner: 1, armies: 2 })
  expect([state.building[site('treehome light')], state.building[site('treehome dark')]]).toEqual([SHRINE, 0])
  expect([state.portal[site('treehome light')], state.portal[site('treehome dark')]]).toEqual([0, 1])
  // One card for both sites: Dirk holds it and Mike does not.
  expect([table.holds(0, 'treehome'), table.holds(1, 'treehome')]).toEqual([true, false])
})

// Cards

proves('IMM-COMP-3', '25 region cards show the gold and the energy of both realms', () => {
  const tables = worldOf()
  expect(supply.regionCards).toBe(25)
  expect(immortals.content['regionCards']).toBe(25)
  expect(allCards.filter((card) => face(card).kind === 'region')).toEqual(
    regionIds.map((_, n) => regionCard(n)),
  )
  for (const [n, { id, yields }] of regions.entries()) {
    expect(id).toBe(regionIds[n])
    expect([tables.gold[n], tables.energy[n]]).toEqual([yields.light.gold, yields.light.energy])
    expect([tables.gold[n + 25], tables.energy[n + 25]]).toEqual([yields.dark.gold, yields.dark.energy])
    // Each site of the reconstruction is worth 6, 7 where a number is printed, and twins exchange gold and energy.
    const isPrinted = id === 'shore-lake' || id === 'tribute-pass'
    expect(yields.light.gold + yields.light.energy).toBe(isPrinted ? 7 : 6)
    expect(yields.dark).toEqual({ gold: yields.light.energy, energy: yields.light.gold })
  }
  // Matches of version 1 of the rules have the yields of then: 7 everywhere.
  const before = new Engine(immortals, 3, {}, 1).tables
  expect(before.gold.map((gold, n) => gold + before.energy[n])).toEqual(new Array(50).fill(7))
  expect([before.gold[site('mountainhome dark')], tables.gold[site('mountainhome dark')]]).toEqual([5, 4])
  // The two numbers that the rulebook prints.
  expect(tables.gold[site('shore-lake light')]).toBe(5)
  expect(tables.energy[site('tribute-pass dark')]).toBe(6)
})

proves('IMM-COMP-4', '60 conflict cards: for each realm 25 of regions and 5 wild ones', () => {
  expect(supply.conflictCards).toBe(60)
  const conflict = allCards.filter(isConflict)
  expect(conflict).toHaveLength(60)
  for (const realm of [LIGHT, DARK]) {
    expect(conflictCardsOf(realm)).toHaveLength(30)
    const shown = conflictCardsOf(realm).map(face)
    expect(shown).toEqual([
      ...regionIds.map((_, region) => ({ kind: 'conflict', region, realm })),
      ...areaIds.map((_, area) => ({ kind: 'wild', area, realm })),
    ])
    expect(conflictCardsOf(realm).filter(isWild)).toEqual(areaIds.map((_, area) => wildCard(area, realm)))
    for (const [region] of regionIds.entries()) {
      expect(face(conflictCard(region, realm))).toEqual({ kind: 'conflict', region, realm })
    }
  }
  expect(new Set([LIGHT, DARK].flatMap(conflictCardsOf))).toEqual(new Set(conflict))
})

proves('IMM-COMP-5', '20 blank cards, 4 for each of 5 colours, all alike', () => {
  expect(supply.blankCards).toBe(20)
  expect([setup.blankCards, BLANK_CARDS]).toEqual([4, 4])
  const blanks = allCards.filter(isBlank)
  expect(blanks).toHaveLength(20)
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    const own = [0, 1, 2, 3].map((n) => blankCard(seat, n))
    expect(own.map(face)).toEqual(new Array(4).fill({ kind: 'blank', seat }))
    expect(new Set(own.map(cards.kindOf))).toEqual(new Set([blankCard(seat)]))
    for (const one of own) expect(blanks).toContain(one)
  }
})

proves('IMM-COMP-6', '20 magic cards, the same 4 for each of 5 colours', () => {
  expect(supply.magicCards).toBe(20)
  expect(magic.map(({ id }) => id)).toEqual(magicIds)
  expect(magic).toHaveLength(4)
  expect(allCards.filter(isMagic)).toHaveLength(20)
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    for (let n = 0; n < 4; n++) {
      expect(face(magicCard(seat, n))).toEqual({ kind: 'magic', magic: n, seat })
      expect(isMagic(magicCard(seat, n))).toBe(true)
    }
  }
  expect(CARDS).toBe(25 + 60 + 20 + 20)
})

proves('IMM-COMP-7', '10 round tracker cards, and no game is longer', () => {
  expect(supply.roundCards).toBe(10)
  expect(immortals.config['rounds']).toMatchObject({ max: 10 })
  expect(Math.max(...Object.values(setup.rounds))).toBeLessThanOrEqual(10)
})

// Tribes and player boards

proves('IMM-COMP-8', '10 tribes, 5 of each realm', () => {
  const tables = worldOf()
  expect(supply.tribeTokens).toBe(10)
  expect(tribes.light.map(({ name }) => name.en)).toEqual([
    'Humans',
    'Wood Elves',
    'Dwarves',
    'Halflings',
    'Amazons',
  ])
  expect(tribes.dark.map(({ name }) => name.en)).toEqual([
    'Demons',
    'Orcs',
    'Necromancers',
    'Night Elves',
    'Trolls',
  ])
  expect(tables.starts).toHaveLength(5)
  expect(tables.spaces).toHaveLength(5)
})

proves('IMM-COMP-21', 'of the 8 army spaces one, the second attack, is marked as a stand-in', () => {
  const invented = board.army.filter(({ provenance }) => provenance.action === 'reconstructed')
  expect(invented.map(({ id, action }) => [id, action])).toEqual([['attackB', 'attack']])
  expect(new Set(board.army.map(({ action }) => action)).size).toBe(7)
})

proves('IMM-COMP-9', 'a board of a light and a dark tribe has two limbos, 8 army and 2 magic spaces', () => {
  const tables = worldOf()
  expect([board.army.length, board.magic.length]).toEqual([8, 2])
  const table = opening(3)
  for (const [seat, player] of table.state.players.entries()) {
    expect(tribes.light[player.light]).toBeDefined()
    expect(tribes.dark[player.dark]).toBeDefined()
    expect(player.limbo).toEqual([0, 0])
    expect(table.state.cards[Z.board + seat]).toEqual(new Array(10).fill(-1))
    // The dark tribe decides what the eighth army space does.
    expect(tables.spaces[player.dark].map(({ action }) => action)).toEqual([
      'extractGold',
      'extractEnergy',
      'construct',
      'attack',
      'transition3',
      'attack',
      'attackOrMove',
      tribes.dark[player.dark].special.action,
    ])
  }
  expect(board.army.map(({ half }) => half)).toContain('light')
  expect(board.army.map(({ half }) => half)).toContain('dark')
})

// Cubes, tiles and tokens

proves('IMM-COMP-11', '225 army cubes in 5 colours: 43 of 45 take part, the others are spares', () => {
  expect([supply.armyCubes, supply.armiesPerColour, setup.armies]).toEqual([225, 45, 43])
  expect(MAX_SEATS * supply.armiesPerColour).toBe(supply.armyCubes)
  expect(supply.armiesPerColour - setup.armies).toBe(2)
  for (const { groups, supply: left } of opening(5).state.players) {
    expect(groups.reduce((sum, n) => sum + n, left)).toBe(43)
  }
})

proves('IMM-COMP-12', '20 green cubes, a colour of their own', () => {
  expect(supply.inhabitants).toBe(20)
  expect(opening(3).state.inhabitants).toBe(20)
  expect([COLOURS, INHABITANTS]).toEqual([6, 5])
})

proves('IMM-COMP-13', '50 building tiles: a shrine and a capital come from the same ones', () => {
  expect(supply.buildingTiles).toBe(50)
  expect(opening(3).state.tiles).toBe(50)
  const table = scene({
    armies: { 'treehome light': [0, 1], 'heartwood light': [1, 1] },
    holders: { treehome: 0, heartwood: 1 },
    players: [
      { gold: 9, energy: 9, board: { construct: 'treehome' } },
      { gold: 9, energy: 9, board: { construct: 'heartwood' } },
      { board: { magicA: 'blank' } },
    ],
  })
  table.reveal('construct').choose({ do: 'build', what: 'shrine', site: site('treehome light') })
  expect(table.state.tiles).toBe(49)
  table.reveal('construct').choose({ do: 'build', what: 'capital', site: site('heartwood light') })
  expect(table.state.tiles).toBe(48)
  expect(table.state.building[site('treehome light')]).toBe(SHRINE)
  expect(table.state.building[site('heartwood light')]).toBe(CAPITAL)
})

proves('IMM-COMP-14', '26 portals', () => {
  expect(supply.portals).toBe(26)
  expect(opening(3).state.portals).toBe(26)
})

proves('IMM-COMP-15', '65 coins and 65 energy tokens, each supply worth 199', () => {
  for (const pieces of [supply.gold, supply.energy]) {
    expect(pieces).toEqual({ ones: 15, twos: 22, fives: 28 })
    expect(pieces.ones + pieces.twos + pieces.fives).toBe(65)
    expect(pieces.ones + 2 * pieces.twos + 5 * pieces.fives).toBe(199)
  }
})

proves('IMM-COMP-16', 'a victory point token and a +60 marker for each of 5 colours', () => {
  expect([supply.victoryTokens, supply.sixtyMarkers]).toEqual([5, 5])
  expect(MAX_SEATS).toBe(5)
  // Each player has one score, and it may pass 60.
  const table = scene({
    armies: { 'treehome light': [0, 1], 'heartwood light': [0, 1] },
    players: [{ points: 60 }],
    stack: performing(0),
  })
  expect(table.state.players.map(({ points }) => points)).toEqual([61, 0, 0])
})

proves('IMM-COMP-17', 'one first player marker: whoever takes it has it from the other', () => {
  const table = scene({
    marker: 1,
    players: [{ gold: 1, board: { magicA: 'magic drawOrFirst' } }, {}, { board: { magicA: 'blank' } }],
  })
  expect(table.state.marker).toBe(1)
  table.reveal('magicA').choose({ do: 'marker' })
  expect(table.state.marker).toBe(0)
})

proves('IMM-COMP-18', 'one tower and one tray for the battles of all players, in both realms', () => {
  const table = acting({
    options: certainTower('stick', 'leave'),
    armies: { 'mountainhome light': [0, 3], 'the-murk dark': [1, 4], 'white-falls dark': [2, 2] },
    tray: { inhabitants: 1 },
    players: [
      { board: { attackA: 'conflict forge-fire light' } },
      { board: { attackA: 'conflict the-murk dark' } },
    ],
  })
  table.reveal('attackA').choose({ do: 'attackFrom', site: site('mountainhome light') })
  table.choose({ do: 'target', site: site('foothold light') }).choose({ do: 'commit', armies: 2 })
  expect(table.state.tower).toEqual([2, 0, 0, 0, 0, 1])
  table.reveal('attackA').choose({ do: 'attackFrom', site: site('the-murk dark') })
  table.choose({ do: 'target', site: site('white-falls dark') }).choose({ do: 'commit', armies: 3 })
  // Dirk’s cubes of the first battle fall out in the second one.
  expect(told(table, 'thrown').at(-1)).toMatchObject({
    fallen: [2, 0, 0, 0, 0, 1],
    inside: [0, 3, 2, 0, 0, 1],
  })
  expect(table.state.tray).toEqual([2, 0, 0, 0, 0, 1])
})
