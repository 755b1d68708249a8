import { type Config, Engine } from '@longtable/kernel'
import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect, test } from 'vitest'
import { darkVenture } from '../src/game.ts'
import { Z } from '../src/state/card-pool.ts'
import { SIDE_NO, type SideId, TOKEN } from '../src/state/names.ts'
import { BAG, DELOK } from '../src/state/numbers.ts'
import { marksOn } from '../src/state/queries/marks.ts'
import { unlocksDue } from '../src/state/queries/unlocks.ts'
import { ABSENT, AUTO, PLAYER } from '../src/state/schema.ts'
import { begin, beginWith } from './support/begin.ts'
import { scene, type Scene } from './support/scene.ts'

/** What a side has on the map: `varpen-whelp J16`. */
function army(table: Scene, id: SideId): string[] {
  const { state, tables } = table
  return state.army[SIDE_NO[id]].map(
    (piece) => `${tables.idOf[piece]} ${tables.board.idOf[tables.ways.square[state.at[piece]]]}`,
  )
}

function sorted(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b)
}

function spacesWith(table: Scene, token: keyof typeof TOKEN): string[] {
  const { state, tables } = table
  return tables.board.idOf.filter((_, square) => marksOn(state, square, TOKEN[token]) > 0)
}

proves('DV-SETUP-01', 'a Victory game takes two sides at least, a scenario its own number', () => {
  expect(() => begin(1)).toThrow('setup.tooFew')
  expect(begin(1, { orpal: 'auto' }).step).toBe('setup.side')
  expect(() => begin(5, { mode: 'scenario', scenario: 'embers' })).toThrow('setup.scenarioSeats')
  expect(begin(1, { mode: 'adventure' }).step).toBe('setup.side')
  const table = begin(2, { varpen: 'absent' })
  expect(table.why('side varpen')).toBe('DV-SETUP-01')
})

proves('DV-SETUP-02', 'scenarios use the main side, the adventure the underground one', () => {
  expect(begin(2, { mode: 'scenario', scenario: 'embers', map: 'underground' }).tables.map.id).toBe('main')
  expect(begin(2, { mode: 'adventure', map: 'main' }).tables.map.id).toBe('underground')
  expect(begin(2, { map: 'underground' }).tables.map.id).toBe('underground')
})

proves('DV-SETUP-03', 'both decks are shuffled and lie face down', () => {
  const one = begin(2, {}, 'one')
  const other = begin(2, {}, 'other')
  for (const zone of [Z.actionDeck, Z.itemDeck]) {
    expect(one.state.cards[zone]).not.toEqual(other.state.cards[zone])
    expect(sorted(one.state.cards[zone])).toEqual(sorted(other.state.cards[zone]))
  }
  const seen = one.engine.view(one.position, 0)
  expect(JSON.stringify(seen)).not.toContain(JSON.stringify(one.state.cards[Z.actionDeck]))
})

proves('DV-SETUP-04', 'a scenario places its own units and makes its own teams', () => {
  const table = begin(2, { mode: 'scenario', scenario: 'ledger' }, 'begin', 1)
  expect(table.why('side bohmerk')).toBe('DV-SETUP-01')
  table.take('side varpen')
  expect(table.offers('side alderkang')).toBe(true)
  expect(table.why('side orpal')).toBe('DV-SETUP-01')
  table.take('side alderkang')
  expect(army(table, 'varpen')).toEqual([
    'varpen-whelp F12',
    'varpen-whelp F13',
    'varpen-whelp F14',
    'varpen-raider F11',
    'varpen-raider G10',
  ])
  expect(army(table, 'alderkang')).toEqual(['suuk C5', 'suuk B6', 'alderkang-splicer 2D6', 'delok B5'])
  expect(table.state.control[SIDE_NO.orpal]).toBe(ABSENT)
  expect(spacesWith(table, 'itemDraw')).toEqual(['J8', 'E11', '2G6'])
  const team = begin(1, { mode: 'scenario', scenario: 'waystation' }, 'begin', 1)
  const [first] = team.menu()
  team.take(first)
  expect(team.state.team.filter((one) => one === 1)).toHaveLength(2)
  expect(team.state.team.filter((one) => one === 2)).toHaveLength(2)
  expect(team.state.seatOf.filter((seat) => seat === 0)).toHaveLength(2)
})

proves('DV-SETUP-06', 'the adventure begins with its numbered tokens', () => {
  const table = beginWith(['varpen'], { mode: 'adventure' })
  expect(marksOn(table.state, table.node('D6'), TOKEN.event)).toBe(1)
  expect(marksOn(table.state, table.node('P16'), TOKEN.event)).toBe(12)
  expect(spacesWith(table, 'search')).toHaveLength(10)
  expect(army(table, 'varpen')).toEqual([
    'varpen-whelp A6',
    'varpen-whelp B6',
    'varpen-whelp C6',
    'varpen-raider A7',
  ])
})

proves('DV-SETUP-07', 'in a Victory game nobody is on a team', () => {
  const table = beginWith(['varpen', 'orpal'])
  expect(table.state.team).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0])
  expect(table.state.control[SIDE_NO.varpen]).toBe(PLAYER)
})

proves('DV-SETUP-08', 'four dice each, the highest first, equals again', () => {
  let ties = 0
  for (let i = 0; i < 60; i++) {
    const table = begin(3, { orpal: 'auto' }, `order-${i}`)
    const rolls = table.told('order')
    const [first] = rolls
    expect(first.order).toEqual([100, 101, 102, 3])
    for (const sum of first.rolls) expect(sum).toBeGreaterThanOrEqual(4)
    for (const sum of first.rolls) expect(sum).toBeLessThanOrEqual(24)
    const sums = table.state.order.map((one) => first.rolls[first.order.indexOf(one)])
    expect(sums).toEqual(sums.toSorted((a, b) => b - a))
    const equal = new Set(first.rolls).size < 4
    if (equal) ties++
    expect(rolls.length > 1).toBe(equal)
  }
  expect(ties).toBeGreaterThan(0)
})

proves('DV-SETUP-09', 'in turn order each takes a side that nobody has', () => {
  const table = begin(3, { dhargon: 'auto' })
  const seats = table.state.order.filter((one) => one >= 100).map((one) => one - 100)
  expect(table.awaited).toEqual([seats[0]])
  expectWholeMenu(table)
  expect(table.why('side dhargon')).toBe('DV-SETUP-01')
  table.take('side alderkang')
  expect(table.awaited).toEqual([seats[1]])
  expect(table.why('side alderkang')).toBe('DV-SETUP-09')
  expect(table.why('side hero:delok')).toBe('DV-SETUP-09')
  table.take('side varpen')
  expect(table.why('side varpen')).toBe('DV-SETUP-09')
  table.take('side hero:ysra')
  expect(table.state.control[SIDE_NO.dhargon]).toBe(AUTO)
  expect(table.state.seatOf[SIDE_NO.varpen]).toBe(seats[1])
  expect(sorted(table.state.order)).toEqual([0, 1, 4, 7])
  const dealt = begin(3, { sides: 'deal' })
  expect(new Set(dealt.state.sideOf).size).toBe(3)
  expect(Math.min(...dealt.state.sideOf)).toBeGreaterThanOrEqual(0)
})

proves('DV-SETUP-10', 'the tokens of absent factions lie nowhere, and the Orpal fill their bag', () => {
  const table = beginWith(['varpen', 'orpal'])
  for (let piece = 0; piece < DELOK; piece++) {
    const isHere = [SIDE_NO.varpen, SIDE_NO.orpal].includes(table.tables.home[piece])
    if (!isHere) expect(table.state.at[piece]).toBe(-1)
  }
  const bag = table.state.at.filter((at) => at === BAG)
  const rows = table.tables.edition.factions[SIDE_NO.orpal].bag ?? []
  expect(bag).toHaveLength(rows.reduce((sum, { count }) => sum + count, 0))
  expect(bag.length).toBeGreaterThan(0)
})

proves('DV-SETUP-11', 'favour is empty and factions have no points', () => {
  const table = beginWith(['varpen', 'orpal'])
  expect(table.state.favour.every((n) => n === 0)).toBe(true)
  expect(table.state.points.every((n) => n === 0)).toBe(true)
})

proves('DV-SETUP-12', 'units stand as the dashboard says', () => {
  const table = beginWith(['varpen', 'orpal'])
  expect(army(table, 'varpen')).toEqual([
    'varpen-whelp J16',
    'varpen-whelp K16',
    'varpen-raider L16',
    'varpen-raider M15',
    'varpen-brute M16',
  ])
  expect(spacesWith(table, 'largePortal')).toEqual(['P9', 'A16'])
  expect(spacesWith(table, 'riftCrystal')).toEqual(['J2', 'H8', 'C10', 'N15'])
  const below = beginWith(['varpen', 'orpal'], { map: 'underground' })
  expect(army(below, 'varpen')[0]).toBe('varpen-whelp E16')
})

proves('DV-SETUP-13', 'two red and seven blue tokens, on either side of the board', () => {
  for (const map of ['main', 'underground']) {
    const table = beginWith(['varpen', 'dhargon'], { map })
    expect(spacesWith(table, 'actionDraw').toSorted()).toEqual(['D10', 'I6'])
    expect(spacesWith(table, 'itemDraw').toSorted()).toEqual(['B15', 'B5', 'C3', 'E11', 'J8', 'L13', 'N3'])
  }
})

function openSides(seats: number, config: Config): number {
  return new Engine(darkVenture, seats, config).tables.open.filter(Boolean).length
}

test('a game with more seats than sides is refused', () => {
  const absent = {
    varpen: 'absent',
    dhargon: 'absent',
    bohmerk: 'absent',
    orpal: 'absent',
    alderkang: 'absent',
  }
  expect(() => begin(4, absent)).toThrow('setup.tooManySeats')
})

test('every game can be laid out, whatever is picked', () => {
  for (const { players, config } of darkVenture.scenarios) {
    const most = Math.min(players.max, openSides(players.max, config))
    for (let seats = players.min; seats <= most; seats++) {
      for (const last of [false, true]) {
        const table = begin(seats, config, `lay-${seats}`)
        while (table.step !== 'turn') {
          const offered = table.offered()
          table.choose(offered[last ? offered.length - 1 : 0])
        }
        const playing = table.state.order.filter((side) => table.state.control[side] === PLAYER)
        expect(new Set(playing.map((side) => table.state.seatOf[side])).size).toBe(seats)
        for (const side of playing) expect(table.state.army[side].length).toBeGreaterThan(0)
      }
    }
  }
})

proves('DV-ALD-01', 'Delok on one of his two spaces, the Suuk beside him', () => {
  const table = beginWith(['varpen', 'alderkang'])
  expect(table.step).toBe('setup.place')
  expectWholeMenu(table)
  expect(table.menu()).toEqual(['start B5', 'start B13'])
  expect(table.why('start B6')).toBe('DV-ALD-01')
  table.take('start B13')
  expect(table.why('start B13')).toBe('DV-ALD-01')
  expect(table.why('start E13')).toBe('DV-ALD-01')
  expect(table.offers('start B14')).toBe(true)
  table.take('start B14')
  expect(army(table, 'alderkang')).toEqual(['suuk B14', 'delok B13'])
  const below = beginWith(['varpen', 'alderkang'], { map: 'underground' })
  expect(below.menu()).toEqual(['start J1', 'start A7'])
  const auto = beginWith(['varpen'], { alderkang: 'auto' })
  expect(army(auto, 'alderkang')).toHaveLength(2)
  expect(auto.told('placed').map(({ piece }) => piece)).toContain(DELOK)
})

proves(
  ['DV-HERO-01', 'DV-HERO-02', 'DV-HERO-03', 'DV-HERO-05'],
  'a hero starts at the edge with 1 point and an ability',
  () => {
    const table = beginWith(['hero:larvok', 'varpen'])
    expect(table.step).toBe('setup.place')
    expect(table.menu()).toHaveLength(10)
    expect(table.offers('start E1')).toBe(true)
    expect(table.why('start F5')).toBe('DV-HERO-02')
    table.take('start E1')
    expectWholeMenu(table)
    expect(table.menu()).toEqual(['unlock 0', 'unlock 1', 'unlock 2', 'unlock 3'])
    table.take('unlock 2')
    expect(table.state.unlocked[SIDE_NO['hero:larvok']]).toBe(4)
    expect(unlocksDue(table.state, SIDE_NO['hero:larvok'])).toBe(0)
    expect(table.state.points[SIDE_NO['hero:larvok']]).toBe(1)
    const below = beginWith(['hero:larvok', 'varpen'], { map: 'underground' })
    expect(below.menu()).toEqual(['start J1', 'start A7'])
  },
)

proves('DV-HERO-07', 'Delok has his one ability without asking', () => {
  const table = beginWith(['hero:delok', 'varpen'])
  table.take('start E1')
  expect(table.step).toBe('turn')
  expect(table.state.unlocked[SIDE_NO['hero:delok']]).toBe(1)
})

proves(['DV-GENE-06', 'DV-HERO-09'], 'Delok with the Alderkang has no turn and no memory of his own', () => {
  const table = beginWith(['alderkang', 'varpen'])
  table.take('start B5')
  table.take(table.menu()[0])
  expect(sorted(table.state.order)).toEqual([SIDE_NO.varpen, SIDE_NO.alderkang])
  expect(table.state.side[DELOK]).toBe(SIDE_NO.alderkang)
  const alone = scene({ sides: { 'hero:delok': { units: { a: 'delok E1' } }, varpen: {} } })
  expect(alone.state.order).toEqual([SIDE_NO['hero:delok'], SIDE_NO.varpen])
})
