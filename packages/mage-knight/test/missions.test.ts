import { Engine, UserError } from '@longtable/kernel'
import { proves } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { formFor, scenarios } from '../src/content/scenarios.ts'
import type { ScenarioRow } from '../src/content/types.ts'
import { mageKnight } from '../src/game.ts'
import { Site } from '../src/content/ids.ts'
import { face, Z } from '../src/state/pools/deed-cards.ts'
import { siteAt, slotOf } from '../src/state/pools/lattice.ts'
import { L, tileNo, tileRow } from '../src/state/pools/tiles.ts'
import { layTile } from '../src/state/map/reveal.ts'
import { handLimit } from '../src/state/mutations.ts'
import { opening } from './support/rounds.ts'
import { scene, type PlayerScene, type Scene, type SceneSpec } from './support/scene.ts'

/** Every mission alone and as one team. */

const rows: readonly ScenarioRow[] = scenarios

/** What a mission is played with, in one line. */
function setUpOf(scenario: string, seats: number, config: Readonly<Record<string, unknown>> = {}): string {
  const { state, engine } = opening(seats, { scenario, ...config })
  const { rounds, lattice, team, dummy } = engine.tables
  const placed = state.tiles[L.placed].filter((tile) => tileRow(tile).kind === 'countryside').length
  const kinds = state.tiles[L.core].map((tile) => tileRow(tile).kind)
  const of = (kind: string): number => kinds.filter((one) => one === kind).length
  const countryside = placed + state.tiles[L.country].length
  const sides = new Set(team).size
  return `${rounds} rounds, ${lattice.shape}, ${countryside} + ${of('core')} + ${of('city')}, ${sides} side, ${dummy ? 'dummy' : ''}`
}

proves(['MK-ANY-01', 'MK-ANY-02'], 'every mission can be played alone, with these numbers', () => {
  expect(Object.fromEntries(rows.map(({ id }) => [id, setUpOf(id, 1)]))).toEqual({
    firstReconnaissance: '4 rounds, wedge, 8 + 2 + 1, 1 side, dummy',
    fullConquest: '6 rounds, wedge, 7 + 2 + 2, 1 side, dummy',
    blitzConquest: '4 rounds, wedge, 5 + 1 + 1, 1 side, dummy',
    soloConquest: '6 rounds, wedge, 7 + 2 + 2, 1 side, dummy',
    fullCooperation: '6 rounds, wedge, 7 + 2 + 2, 1 side, dummy',
    blitzCooperation: '4 rounds, wedge, 5 + 1 + 1, 1 side, dummy',
    minesLiberation: '4 rounds, wedge, 7 + 1 + 1, 1 side, dummy',
    druidNights: '4 rounds, wedge, 7 + 1 + 1, 1 side, dummy',
    dungeonLords: '5 rounds, wedge, 7 + 1 + 1, 1 side, dummy',
    conquerAndHold: '6 rounds, conquerAndHold, 5 + 3 + 1, 1 side, dummy',
    oneToReturn: '4 rounds, wedge, 6 + 1 + 1, 1 side, dummy',
  })
})

proves('MK-ANY-01', 'with the tactics of Solo Conquest, without competitive spells and skills', () => {
  for (const { id } of rows) {
    const { state, engine } = opening(1, { scenario: id })
    const { special } = engine.tables
    expect([id, special.has('playerPicksTacticFirst'), special.has('usedTacticsLeave')]).toEqual([
      id,
      true,
      true,
    ])
    expect([id, special.has('dummyPicksTacticFirst'), special.has('oneUsedTacticLeaves')]).toEqual([
      id,
      false,
      false,
    ])
    expect(state.deeds[Z.spellDeck].some((card) => face(card).competitive)).toBe(false)
  }
})

test('what no book prints is marked as ours', () => {
  const marks = rows.flatMap((row) =>
    [1, 2].flatMap((seats) => {
      const form = formFor(row, seats, true)
      return form === undefined ? [] : [`${row.id} ${seats}: ${form.provenance}`]
    }),
  )
  expect(marks).toEqual([
    'firstReconnaissance 1: found',
    'firstReconnaissance 2: found',
    'fullConquest 1: rulebook',
    'fullConquest 2: rulebook',
    'blitzConquest 1: reconstructed',
    'blitzConquest 2: rulebook',
    'fullCooperation 1: rulebook',
    'blitzCooperation 1: reconstructed',
    'minesLiberation 1: reconstructed',
    'minesLiberation 2: reconstructed',
    'druidNights 1: reconstructed',
    'druidNights 2: reconstructed',
    'dungeonLords 1: reconstructed',
    'dungeonLords 2: reconstructed',
    'conquerAndHold 1: reconstructed',
    'conquerAndHold 2: reconstructed',
    'oneToReturn 1: reconstructed',
    'oneToReturn 2: reconstructed',
  ])
})

proves('MK-ANY-05', 'as one team a mission keeps its numbers, and conquests are the cooperations', () => {
  const asTeam = (id: string, seats: number): string => setUpOf(id, seats, { oneTeam: true })
  expect(asTeam('fullConquest', 2)).toBe(setUpOf('fullCooperation', 2))
  expect(asTeam('fullConquest', 3)).toBe(setUpOf('fullCooperation', 3))
  expect(asTeam('blitzConquest', 2)).toBe(setUpOf('blitzCooperation', 2))
  for (const seats of [2, 3]) {
    for (const id of [
      'minesLiberation',
      'druidNights',
      'dungeonLords',
      'conquerAndHold',
      'oneToReturn',
      'firstReconnaissance',
    ]) {
      const { rounds, scenario, lattice, team, dummy, pvp, special } = opening(seats, {
        scenario: id,
        oneTeam: true,
      }).engine.tables
      const apart = opening(seats, { scenario: id }).engine.tables
      expect([id, rounds, scenario.countryside, lattice.shape]).toEqual([
        id,
        apart.rounds,
        apart.scenario.countryside,
        apart.lattice.shape,
      ])
      expect([id, dummy, pvp, new Set(team).size, apart.dummy]).toEqual([id, true, false, 1, false])
      expect(special.has('dummyPicksTacticFirst') && special.has('oneUsedTacticLeaves')).toBe(true)
    }
  }
})

proves('MK-ANY-05', 'and four have no hero left for the dummy', () => {
  const begin = (config: Readonly<Record<string, unknown>>, version?: number) => () =>
    new Engine(mageKnight, version === undefined ? 4 : 1, config, version)
  expect(begin({ scenario: 'minesLiberation', oneTeam: true })).toThrow(UserError)
  // Missions of before could not be played alone.
  expect(begin({ scenario: 'minesLiberation' }, 2)).toThrow(UserError)
  expect(begin({ scenario: 'minesLiberation' }, 3)).not.toThrow()
})

const bare: PlayerScene = { hand: [], deck: [] }

function final(spec: SceneSpec): Scene {
  const players = (spec.players ?? [{}]).map((player) => ({ ...bare, ...player }))
  return scene({ seats: players.length, ...spec, players, stack: [{ step: 'hero.pick', next: 0 }] })
}

function result(t: Scene) {
  return t.engine.tables.rules.score(t.state, t.engine.tables)
}

function pointsOf(t: Scene, hex: number): number {
  const site = siteAt(t.state, hex)
  return site === Site.keep ? 3 : site === Site.mageTower ? 2 : 0
}

describe('the score', () => {
  proves('MK-ANY-04', 'fame, achievements, the mission’s own points and the bonuses of Solo Conquest', () => {
    const t = final({
      scenario: 'minesLiberation',
      tiles: { '1,0': '2' },
      players: [{ fame: 40, crystals: 'rrbb' }],
      round: 3,
    })
    const before = result(t).scores[0]
    expect(result(t).winners).toEqual([])
    t.state.mark[t.state.mark.findIndex((_, hex) => siteAt(t.state, hex) === Site.mine)] = 0
    expect(result(t).scores[0] - before).toBe(4)
    // Fame, loot, a round left, the dummy's deck, not announced.
    expect(before).toBe(40 + 2 + 30 + t.state.deeds[Z.dummyDeck].length + 5)
    // It was the only mine, and no tile is left.
    expect(result(t).winners).toEqual([0])
  })

  proves('MK-ANY-05', 'the lowest fame and the best of each category count', () => {
    const t = final({
      scenario: 'druidNights',
      options: { oneTeam: true },
      players: [
        { fame: 40, crystals: 'rrbb' },
        { fame: 12, crystals: 'rrrbbb' },
      ],
      round: 4,
      announced: 0,
    })
    expect(result(t).scores).toEqual([15, 15].map((n) => n + t.state.deeds[Z.dummyDeck].length))
  })

  proves('MK-ANY-06', 'First Reconnaissance: 10 for the city, alone since this version of the rules', () => {
    const found = (rulesVersion?: number, tiles: SceneSpec['tiles'] = { '1,0': 'c5' }): Scene =>
      final({
        scenario: 'firstReconnaissance',
        tiles,
        cities: tiles?.['1,0'] === undefined ? [] : [{ at: 'c5.C' }],
        players: [{ fame: 20 }],
        round: 4,
        announced: 0,
        ...(rulesVersion === undefined ? {} : { rulesVersion }),
      })
    const deck = (t: Scene): number => t.state.deeds[Z.dummyDeck].length
    expect(result(found()).scores[0]).toBe(30 + deck(found()))
    expect(result(found(undefined, {})).scores[0]).toBe(20 + deck(found(undefined, {})))
    expect([result(found()).winners, result(found(undefined, {})).winners]).toEqual([[0], []])
    expect(result(found(2)).scores).toEqual([20])
  })

  proves(
    'MK-ANY-09',
    'Conquer and Hold is won with more than half of the points, One to Return on the portal',
    () => {
      const hold = opening(1, { scenario: 'conquerAndHold', openMap: true })
      expect(result(hold).winners).toEqual([])
      const sites = hold.state.mark.flatMap((_, hex) => (pointsOf(hold, hex) > 0 ? [hex] : []))
      expect(sites.reduce((sum, hex) => sum + pointsOf(hold, hex), 0)).toBe(25)
      let points = 0
      for (const hex of sites) {
        hold.state.mark[hex] = 0
        points += pointsOf(hold, hex)
        expect([points, result(hold).winners]).toEqual([points, points > 12 ? [0] : []])
      }
      const back = final({
        scenario: 'oneToReturn',
        options: { oneTeam: true },
        tiles: { '1,0': '1' },
        players: [{ at: '1.C' }, { at: '1.E' }],
      })
      expect(result(back).winners).toEqual([])
      back.state.players[1].at = back.engine.tables.portal
      expect(result(back).winners).toEqual([0, 1])
    },
  )
})

proves('MK-ANY-03', 'alone nobody leads a friendly city', () => {
  const t = final({ scenario: 'minesLiberation', tiles: { '1,0': 'c8' }, players: [{ at: 'c8.C' }] })
  t.act((s, ctx) => {
    s.tileAt[slotOf(s.players[0].at)] = -1
    layTile(s, tileNo('c8'), slotOf(s.players[0].at), 0, ctx)
  })
  expect(t.state.cities).toMatchObject([{ shields: [0], conquered: true, leader: -1 }])
  expect(handLimit(t.state, 0, t.engine.tables)).toBe(6)
})
