import { expect } from 'vitest'
import { Engine, UserError, seedFrom } from '@longtable/kernel'
import { proves } from '@longtable/kernel/proofs'
import { regionIds } from '../../src/content/ids.ts'
import { immortals } from '../../src/game.ts'
import { blankCard, conflictCardsOf, magicCard, regionCard, Z } from '../../src/state/cards.ts'
import { INHABITANTS } from '../../src/state/codes.ts'
import type { State } from '../../src/state/schema.ts'
import { DARK, LIGHT, NOBODY } from '../../src/state/sites.ts'
import { colourless, opening, playAtRandom, playUntil, seen } from '../support/draft.ts'
import { told } from '../support/fights.ts'
import { region, scene, site } from '../support/scene.ts'
import { sum } from '../support/towers.ts'

/** Many set-ups for a number of players. */
function setUps(seats: number, count: number): State[] {
  const engine = new Engine(immortals, seats)
  return Array.from({ length: count }, (_, n) => engine.start(seedFrom(`set-up ${n}`)).state)
}

function refusal(make: () => unknown): unknown {
  try {
    make()
  } catch (error) {
    return error instanceof UserError ? error.text : error
  }
  return 'not refused'
}

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

proves('IMM-SETUP-1', '3, 4 or 5 may play, and no other number', () => {
  for (const seats of [3, 4, 5]) expect(opening(seats).state.players).toHaveLength(seats)
  for (const seats of [0, 1, 2, 6]) {
    expect(refusal(() => new Engine(immortals, seats))).toEqual({
      key: 'kernel.players',
      with: { game: { en: 'Immortals', fr: 'Immortals' }, seats, min: 3, max: 5 },
    })
  }
})

proves('IMM-SETUP-3', '50 building tiles, 26 portals and 20 inhabitants lie in one supply for all', () => {
  for (const seats of [3, 4, 5]) {
    const { state } = opening(seats)
    expect([state.tiles, state.portals, state.inhabitants]).toEqual([50, 26, 20])
    expect([sum(state.tower), sum(state.tray), sum(state.building), sum(state.portal)]).toEqual([0, 0, 0, 0])
  }
})

proves('IMM-SETUP-3', 'whoever builds takes from the same supply', () => {
  const table = scene({
    armies: { 'treehome light': [0, 1], 'heartwood light': [1, 1] },
    holders: { treehome: 0, heartwood: 1 },
    players: [
      { gold: 9, energy: 9, board: { construct: 'treehome' } },
      { gold: 9, energy: 9, board: { construct: 'heartwood' } },
      { board: { magicA: 'blank' } },
    ],
  })
  table.reveal('construct').choose({ do: 'build', what: 'portal', site: site('treehome light') })
  expect(table.state.portals).toBe(25)
  table.reveal('construct').choose({ do: 'build', what: 'portal', site: site('heartwood light') })
  expect(table.state.portals).toBe(24)
})

proves('IMM-SETUP-4', 'gold and energy begin and end in the common supply, and concern nobody else', () => {
  expect(opening(4).state.players.map(({ gold, energy }) => [gold, energy])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ])
  const table = scene({
    armies: { 'shore-lake light': [0, 1] },
    holders: { 'shore-lake': 0 },
    players: [
      { light: 'humans', gold: 2, energy: 2, board: { extractGold: 'shore-lake' } },
      { gold: 3, energy: 3 },
      { gold: 4, energy: 4, board: { magicA: 'magic drawOrFirst' } },
    ],
  })
  const purses = (): number[][] => table.state.players.map(({ gold, energy }) => [gold, energy])
  table.reveal('extractGold').choose({ do: 'extract', site: site('shore-lake light') })
  expect(purses()).toEqual([
    [7, 2],
    [3, 3],
    [4, 4],
  ])
  table.choose({ do: 'take', take: 'energy' }, 1)
  expect(purses()).toEqual([
    [7, 2],
    [3, 4],
    [4, 4],
  ])
  table.reveal('magicA').choose({ do: 'marker' })
  expect(purses().slice(0, 3)).toEqual([
    [7, 2],
    [3, 4],
    [3, 4],
  ])
})

proves(
  'IMM-SETUP-5',
  '7 rounds with 3 players and 5 with 4 or 5, unless the table sets another number',
  () => {
    for (const [seats, rounds] of [
      [3, 7],
      [4, 5],
      [5, 5],
    ]) {
      expect(new Engine(immortals, seats).tables.rounds).toBe(rounds)
      expect(new Engine(immortals, seats, { rounds: 0 }).tables.rounds).toBe(rounds)
      expect(new Engine(immortals, seats, { rounds: 6 }).tables.rounds).toBe(6)
    }
  },
)

proves('IMM-SETUP-6', 'up to 10 rounds may be agreed, not 11', () => {
  expect(new Engine(immortals, 5, { rounds: 10 }).tables.rounds).toBe(10)
  expect(refusal(() => new Engine(immortals, 5, { rounds: 11 }))).toEqual({
    key: 'kernel.config.whole',
    with: { name: 'rounds', value: '11', min: 0, max: 10 },
  })
})

proves(
  'IMM-SETUP-7',
  'all region cards lie in one open stack, the conflict cards of each realm beside it',
  () => {
    const table = opening(3)
    const { cards, holder } = table.state
    expect(cards[Z.stack]).toEqual(regionIds.map((_, n) => regionCard(n)))
    expect(holder).toEqual(new Array(25).fill(NOBODY))
    for (const viewer of [0, 1, 2, 3]) expect(seen(table, viewer, Z.stack)).toEqual(cards[Z.stack])
    expect(cards[Z.light].toSorted((a, b) => a - b)).toEqual(conflictCardsOf(LIGHT))
    expect(cards[Z.dark].toSorted((a, b) => a - b)).toEqual(conflictCardsOf(DARK))
    expect([...cards[Z.deck], ...cards[Z.discard]]).toEqual([])
  },
)

proves('IMM-SETUP-7', 'a named card is taken from the middle of the stack', () => {
  const table = opening(3)
  const [seat] = table.awaited
  const start = table.engine.tables.starts[table.state.players[seat].light]
  table.choose(table.offered()[0])
  expect(table.hand(seat)).toContain(regionCard(start))
  expect(table.state.cards[Z.stack]).toEqual(
    regionIds.map((_, n) => regionCard(n)).filter((card) => card !== regionCard(start)),
  )
  expect(region(regionIds[start])).toBe(start)
})

proves('IMM-SETUP-8', 'each player gets one light and one dark tribe at random, shuffled apart', () => {
  const count = 1000
  const states = setUps(5, count)
  const light = numbers(5).map(() => numbers(5).map(() => 0))
  const dark = numbers(5).map(() => numbers(5).map(() => 0))
  const pairs = numbers(25).map(() => 0)
  for (const { players } of states) {
    expect(new Set(players.map((one) => one.light)).size).toBe(5)
    expect(new Set(players.map((one) => one.dark)).size).toBe(5)
    players.forEach((one, seat) => {
      light[seat][one.light]++
      dark[seat][one.dark]++
      pairs[one.light * 5 + one.dark]++
    })
  }
  // Each seat gets each tribe in one set-up of five, and each pair meets in one of five: 200 with sigma 12.7.
  for (const hits of [...light.flat(), ...dark.flat(), ...pairs]) {
    expect(Math.abs(hits - count / 5)).toBeLessThan(4 * 12.7)
  }
})

proves('IMM-SETUP-8', 'with 3 players all tribes take part, and two of each realm are left out', () => {
  const states = setUps(3, 100)
  expect(new Set(states.flatMap(({ players }) => players.map(({ light }) => light))).size).toBe(5)
  expect(new Set(states.flatMap(({ players }) => players.map(({ dark }) => dark))).size).toBe(5)
  for (const { players } of states) {
    expect(new Set(players.map(({ light }) => light)).size).toBe(3)
    expect(new Set(players.map(({ dark }) => dark)).size).toBe(3)
  }
})

proves('IMM-SETUP-8', 'nobody is asked to choose a tribe, and all are told who has which', () => {
  const table = opening(4)
  expect(table.step).toBe('start.group')
  expect(table.events.filter(({ event }) => event !== 'colour')).toEqual([
    ...table.state.players.map(({ light, dark }, seat) => ({ event: 'tribes', seat, light, dark })),
    { event: 'firstPlayer', seat: table.state.marker },
  ])
})

proves('IMM-SETUP-10', 'each player has 43 armies: those in the groups and those in the supply', () => {
  for (const seats of [3, 4, 5]) {
    const { players, armies } = opening(seats).state
    expect(sum(armies)).toBe(0)
    for (const { groups, supply, limbo, boxed } of players) {
      expect(sum(groups) + supply).toBe(43)
      expect([...limbo, boxed]).toEqual([0, 0, 0])
    }
  }
})

proves(
  'IMM-SETUP-11',
  'each player has 4 magic and 4 blank cards of the own colour to the end of the game',
  () => {
    for (const seats of [3, 5]) {
      const table = opening(seats, { rounds: 2 })
      const own = numbers(seats).map((seat) => [
        ...numbers(4).map((n) => magicCard(seat, n)),
        ...numbers(4).map((n) => blankCard(seat, n)),
      ])
      own.forEach((cards, seat) => expect(table.hand(seat)).toEqual(cards))
      let lost = 0
      playAtRandom(table, `own cards ${seats}`, ({ state }) => {
        own.forEach((cards, seat) => {
          const near = [
            ...state.cards[Z.hand + seat],
            ...state.cards[Z.board + seat],
            ...state.cards[Z.shown],
          ]
          lost += cards.filter((card) => !near.includes(card)).length
        })
      })
      expect(lost).toBe(0)
      own.forEach((cards, seat) => expect(table.hand(seat)).toEqual(expect.arrayContaining(cards)))
    }
  },
)

proves('IMM-SETUP-12', 'each player in turn chooses a colour that nobody else has', () => {
  const table = colourless(4)
  const colours = [3, 0, 4, 1]
  colours.forEach((colour, seat) => {
    expect([table.step, table.awaited]).toEqual(['setup.colour', [seat]])
    expect(table.offered()).toHaveLength(5 - seat)
    for (const taken of colours.slice(0, seat))
      expect(table.why({ do: 'colour', colour: taken })).toBe('IMM-SETUP-12')
    table.choose({ do: 'colour', colour })
  })
  expect(table.step).toBe('start.group')
  expect(table.state.players.map(({ colour }) => colour)).toEqual(colours)
  // Everybody sees them, whoever looks.
  for (const viewer of [0, 1, 2, 3, 4]) {
    const { players } = table.engine.view(table.position, viewer).state
    expect(players.map(({ colour }) => colour)).toEqual(colours)
  }
  expect(told(table, 'colour')).toEqual(colours.map((colour, seat) => ({ event: 'colour', seat, colour })))
})

proves('IMM-SETUP-12', 'the last of five takes the colour that is left', () => {
  const table = colourless(5)
  for (const colour of [4, 2, 0, 1]) table.choose({ do: 'colour', colour })
  expect(table.step).toBe('start.group')
  expect(table.state.players[4].colour).toBe(3)
})

proves('IMM-SETUP-12', 'in version 1 of the rules seats had their colours, and nothing tells of them', () => {
  const table = colourless(4, {}, 'opening', 1)
  expect(table.step).toBe('start.group')
  expect(table.state.players.map(({ colour }) => colour)).toEqual(new Array(4).fill(undefined))
  expect(JSON.stringify(table.engine.encode(table.position))).not.toContain('colour')
})

proves('IMM-SETUP-12', 'each player has a colour that nobody else has and starts with 0 points', () => {
  const table = playUntil(opening(5), ({ step }) => step === 'seed.split')
  for (const { points, sources } of table.state.players) {
    expect(points).toBe(0)
    expect(sum(sources)).toBe(0)
  }
  // 7 cubes in each of five colours and 10 green ones were thrown.
  const { tower, tray, inhabitants } = table.state
  expect(numbers(5).map((colour) => tower[colour] + tray[colour])).toEqual([7, 7, 7, 7, 7])
  expect(tower[INHABITANTS] + tray[INHABITANTS] + inhabitants).toBe(20)
})

proves('IMM-SETUP-13', 'with 3 players there are no cards, cubes or groups of the other two colours', () => {
  const table = opening(3)
  const all = table.state.cards.flat().filter((card) => card >= 0)
  expect(all).toHaveLength(25 + 60 + 3 * 8)
  for (const seat of [3, 4]) {
    for (const n of numbers(4)) {
      expect(all).not.toContain(magicCard(seat, n))
      expect(all).not.toContain(blankCard(seat, n))
    }
  }
  playUntil(table, ({ step }) => step === 'seed.split')
  expect([3, 4].map((colour) => table.state.tower[colour] + table.state.tray[colour])).toEqual([0, 0])
  expect(Math.max(...table.state.owner)).toBeLessThan(3)
})

proves('IMM-SETUP-14', 'the first player is drawn at random, and play goes clockwise from there', () => {
  for (const seats of [3, 4, 5]) {
    const count = 900
    const first = numbers(seats).map(() => 0)
    for (const { marker } of setUps(seats, count)) first[marker]++
    const sigma = Math.sqrt((count * (seats - 1)) / seats ** 2)
    for (const hits of first) expect(Math.abs(hits - count / seats)).toBeLessThan(4 * sigma)

    const table = opening(seats)
    const { marker } = table.state
    for (let i = 0; i < seats; i++) {
      expect(table.awaited).toEqual([(marker + i) % seats])
      table.choose(table.offered()[0])
    }
  }
})
