import { proves } from '@longtable/kernel/proofs'
import { describe, expect } from 'vitest'
import { scenarios } from '../src/content/scenarios.ts'
import { shapes } from '../src/content/shapes.ts'
import type { ScenarioRow } from '../src/content/types.ts'
import { gainFame, keepBonus } from '../src/state/mutations.ts'
import { layTile } from '../src/state/map/reveal.ts'
import { achievements } from '../src/state/scoring.ts'
import { areCitiesConquered } from '../src/steps/scenarios/ends.ts'
import { NOBODY, type State } from '../src/state/schema/state.ts'
import { Z } from '../src/state/pools/deed-cards.ts'
import { K } from '../src/state/pools/skill-tokens.ts'
import { L, tileNo, tilePool, tileRow } from '../src/state/pools/tiles.ts'
import { rampage } from './support/fights.ts'
import { opening, throughRound } from './support/rounds.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

/** What is set out for a scenario and a number of players. */
function setOut(scenario: string, seats: number, options: Readonly<Record<string, unknown>> = {}) {
  const { state, engine } = opening(seats, { scenario, ...options })
  const all = [...state.tiles[L.country], ...state.tiles[L.core], ...state.tiles[L.placed]]
  const count = (kind: string): number => all.filter((tile) => tileRow(tile).kind === kind).length
  const { tables } = engine
  return {
    rounds: tables.rounds,
    shape: tables.lattice.shape,
    tiles: [count('countryside'), count('core'), count('city')],
    ids: all.map((tile) => tileRow(tile).id),
    dummy: tables.dummy,
    dice: tables.dice,
    offer: tables.offer,
    players: state.players,
    state,
  }
}

type Row = readonly [seats: number, rounds: number, shape: string, tiles: readonly number[]]

function expectRows(scenario: string, rows: readonly Row[]): void {
  const row: ScenarioRow | undefined = scenarios.find(({ id }) => id === scenario)
  expect(row?.players).toEqual(rows.map(([seats]) => seats))
  for (const [seats, rounds, shape, tiles] of rows) {
    expect(setOut(scenario, seats)).toMatchObject({ rounds, shape, tiles })
  }
}

/** The result of a position. */
function result({ engine, state }: Scene) {
  return engine.tables.rules.score(state, engine.tables)
}

function isOver({ engine, state }: Scene): boolean {
  return engine.tables.rules.isOver(state, engine.tables)
}

describe('maps and rounds', () => {
  proves('MK-SC-01', 'a wedge begins with tile A, an open map with tile B and so many columns', () => {
    for (const { id, players } of scenarios) {
      for (const seats of players) {
        const { shape, ids } = setOut(id, seats)
        expect(ids).toContain(shape === 'wedge' ? 'A' : 'B')
        expect(shapes[shape].start).toBe(shape === 'wedge' ? 'A' : 'B')
      }
    }
    const columns = (shape: 'open3' | 'open4' | 'open5'): number =>
      [-3, -2, -1, 0, 1, 2, 3].filter((j) => shapes[shape].allows(5, j)).length
    expect([columns('open3'), columns('open4'), columns('open5')]).toEqual([3, 4, 5])
  })

  proves(['MK-SC-10', 'MK-SC-11'], 'First Reconnaissance', () => {
    expectRows('firstReconnaissance', [
      [1, 4, 'wedge', [8, 2, 1]],
      [2, 3, 'wedge', [8, 2, 1]],
      [3, 3, 'wedge', [9, 2, 1]],
      [4, 3, 'wedge', [11, 2, 1]],
    ])
    const { state, dummy } = setOut('firstReconnaissance', 1)
    expect(dummy).toBe(true)
    expect(state.tiles[L.country].map((tile) => tileRow(tile).id).toReversed()).toEqual([
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
    ])
  })

  proves('MK-SC-20', 'Full Conquest', () => {
    expectRows('fullConquest', [
      [2, 6, 'wedge', [8, 1, 2]],
      [3, 6, 'wedge', [9, 2, 3]],
      [4, 6, 'open5', [11, 3, 4]],
    ])
    expect(scenarios.find(({ id }) => id === 'fullConquest')?.cityLevels).toEqual([4])
  })

  proves('MK-SC-30', 'Blitz Conquest', () => {
    expectRows('blitzConquest', [
      [2, 4, 'wedge', [6, 1, 2]],
      [3, 4, 'wedge', [7, 2, 3]],
      [4, 4, 'open4', [9, 3, 4]],
    ])
    expect(scenarios.find(({ id }) => id === 'blitzConquest')?.cityLevels).toEqual([3])
  })

  proves('MK-SC-31', 'Blitz begins with fame 1, reputation 2, one more die and one more unit', () => {
    const { players, dice, offer } = setOut('blitzConquest', 2)
    expect(players.map(({ fame, reputation }) => [fame, reputation])).toEqual([
      [1, 2],
      [1, 2],
    ])
    expect([dice, offer]).toEqual([5, 5])
    const plain = setOut('fullConquest', 2)
    expect([plain.dice, plain.offer, plain.players[0].fame]).toEqual([4, 4, 0])
  })

  proves('MK-SC-31', 'MK-X82: Prowlers for 2 cross a line of Blitz from fame 1: 4, and level 2', () => {
    const swift = { fame: 1, hand: ['swiftness', 'march'], crystals: 'w' }
    const beat = (scenario: string): Scene =>
      rampage(['prowlers'], swift, { scenario }).take('play swiftness ranged', 'aim prowlers', 'strike')
    const blitz = beat('blitzConquest')
    expect(blitz.told('fame')).toEqual([{ event: 'fame', seat: 0, n: 3, now: 4 }])
    blitz.take('endTurn')
    while (blitz.player(0).level === 1) blitz.choose(blitz.offered()[0])
    expect(blitz.player(0).level).toBe(2)
    expect(beat('fullConquest').player(0).fame).toBe(3)
    // Each line gives one, also one that is crossed by the fame of another line (MK-Q59).
    const chain = scene({ scenario: 'blitzConquest', players: [{ fame: 2 }] })
    chain.act((s, ctx) => gainFame(s, 0, 5, ctx))
    expect(chain.player(0).fame).toBe(2 + 5 + 1 + 1)
  })

  proves('MK-SC-40', 'Solo Conquest', () => {
    expectRows('soloConquest', [[1, 6, 'wedge', [7, 2, 2]]])
    expect(setOut('soloConquest', 1).dummy).toBe(true)
    expect(levels('soloConquest', 1)).toEqual([5, 8])
  })

  proves('MK-SC-50', 'Full Cooperation', () => {
    expectRows('fullCooperation', [
      [2, 6, 'open5', [8, 2, 3]],
      [3, 6, 'open5', [10, 3, 4]],
    ])
    expect(levels('fullCooperation', 2)).toEqual([5, 5, 8])
    expect(levels('fullCooperation', 3)).toEqual([5, 5, 5, 11])
    expect(setOut('fullCooperation', 2).dummy).toBe(true)
  })

  proves('MK-SC-60', 'Blitz Cooperation', () => {
    expectRows('blitzCooperation', [
      [2, 4, 'open5', [7, 1, 2]],
      [3, 4, 'open5', [8, 2, 3]],
    ])
    expect(levels('blitzCooperation', 2)).toEqual([5, 8])
    expect(levels('blitzCooperation', 3)).toEqual([5, 8, 11])
    expect(setOut('blitzCooperation', 2).players[0]).toMatchObject({ fame: 1, reputation: 2 })
  })

  const rivals: readonly Row[] = [
    [2, 4, 'wedge', [8, 1, 1]],
    [3, 4, 'wedge', [9, 2, 1]],
    [4, 4, 'open4', [11, 3, 1]],
  ]

  proves('MK-SC-70', 'Mines Liberation: all tiles with mines, never the core tile without one', () => {
    expectRows('minesLiberation', rivals)
    for (const seed of ['a', 'b', 'c']) {
      const { state } = opening(2, { scenario: 'minesLiberation' }, seed)
      const ids = [...state.tiles[L.country], ...state.tiles[L.core], ...state.tiles[L.placed]].map(
        (tile) => tileRow(tile).id,
      )
      expect(ids).toEqual(expect.arrayContaining(['2', '3', '5', '6', 'c8']))
      expect(ids).not.toContain('c1')
    }
  })

  proves('MK-SC-80', 'Druid Nights: all tiles with glades, the green city', () => {
    expectRows('druidNights', rivals)
    expect(setOut('druidNights', 2).ids).toEqual(expect.arrayContaining(['1', '2', '5', '7', '8', 'c5']))
  })

  proves(
    'MK-SC-90',
    'Dungeon Lords: all tiles with dungeons, the tile of tomb and monastery, the blue city',
    () => {
      expectRows(
        'dungeonLords',
        rivals.map(([seats, , shape, tiles]): Row => [seats, 5, shape, tiles]),
      )
      expect(setOut('dungeonLords', 2).ids).toEqual(expect.arrayContaining(['7', '9', 'c1', 'c6']))
    },
  )

  proves(
    ['MK-SC-100', 'MK-SC-124'],
    'Conquer and Hold: a map that is given, also for three, also open',
    () => {
      expectRows('conquerAndHold', [
        [2, 6, 'conquerAndHold', [5, 3, 1]],
        [3, 4, 'conquerAndHold', [5, 3, 1]],
        [4, 4, 'conquerAndHold', [5, 3, 1]],
      ])
      const { ids, state } = setOut('conquerAndHold', 2)
      expect(ids.toSorted()).toEqual(['10', '11', '3', '4', '9', 'B', 'c2', 'c3', 'c4', 'c7'])
      expect(state.tiles[L.placed]).toHaveLength(1 + 3)
      const open = setOut('conquerAndHold', 3, { openMap: true }).state
      expect(open.tiles[L.placed]).toHaveLength(10)
      expect(open.tileAt.every((tile) => tile >= 0)).toBe(true)
      expect(open.tiles[L.country]).toEqual([])
    },
  )

  proves('MK-SC-110', 'One to Return', () => {
    expectRows('oneToReturn', [
      [2, 4, 'wedge', [7, 1, 1]],
      [3, 4, 'wedge', [8, 2, 2]],
      [4, 4, 'wedge', [10, 3, 3]],
    ])
    expect(levels('oneToReturn', 3)).toEqual([3, 3])
  })

  proves('MK-SC-42', 'alone there are neither competitive spells nor competitive skills', () => {
    const { state } = opening(1, { scenario: 'soloConquest' })
    expect(state.deeds[Z.spellDeck].length + state.deeds[Z.spellOffer].length).toBe(16)
    expect(state.skills[K.pile]).toHaveLength(10)
    expect(state.skills[K.dummyPile]).toHaveLength(10)
  })

  proves('MK-SC-52', 'cooperation is one team without duels and competitive cards', () => {
    const { engine, state } = opening(3, { scenario: 'fullCooperation' })
    expect(engine.tables.pvp).toBe(false)
    expect(engine.tables.team).toEqual([0, 0, 0])
    expect(state.deeds[Z.spellDeck].length + state.deeds[Z.spellOffer].length).toBe(16)
  })
})

/** The levels of all cities, in the order in which they are revealed. */
function levels(scenario: string, seats: number, options: Readonly<Record<string, unknown>> = {}): number[] {
  const t = opening(seats, { scenario, ...options })
  const { lattice } = t.engine.tables
  t.act((s, ctx) => {
    let slot = lattice.slots.length - 1
    for (const tile of s.tiles[L.core].slice()) {
      if (tileRow(tile).kind !== 'city') continue
      ctx.move(tilePool, tile, L.core, L.placed)
      layTile(s, tile, slot--, 0, ctx)
    }
  })
  return t.state.cities.map(({ level }) => level)
}

describe('ends', () => {
  proves('MK-SC-02', 'everybody has one last turn, the one who met the condition too', () => {
    const t = opening(3, { scenario: 'fullConquest' })
    if (t.step === 'tactics') t.take('done')
    const [first, second, third] = t.state.order
    t.take('endTurn', 'reachEnd')
    const after: number[] = []
    while (t.step === 'turn') {
      after.push(t.awaited[0])
      t.take('endTurn')
    }
    expect(after).toEqual([third, first, second])
    expect(t.step).toBe('over')
  })

  proves('MK-SC-12', 'MK-X105: a fame for each tile revealed', () => {
    const t = scene({ scenario: 'firstReconnaissance', players: [{ at: '1.NE', move: 9 }, {}] })
    t.act((s, ctx) => {
      t.engine.tables.rules.onTile?.(s, 0, 0, ctx)
      t.engine.tables.rules.onTile?.(s, 0, 0, ctx)
      t.engine.tables.rules.onTile?.(s, 0, -1, ctx)
    })
    expect(t.player(0).fame).toBe(2)
  })

  proves('MK-SC-14', 'First Reconnaissance ends with the city', () => {
    expect(isOver(scene({ scenario: 'firstReconnaissance' }))).toBe(false)
    expect(isOver(scene({ scenario: 'firstReconnaissance', tiles: { '1,0': '1', '0,1': 'c5' } }))).toBe(true)
  })

  const cities = (conquered: readonly boolean[]): SceneSpec => ({
    tiles: { '1,0': 'c5', '0,1': 'c6' },
    cities: conquered.map((one, n) => ({
      at: n === 0 ? 'c5.C' : 'c6.C',
      conquered: one,
      leader: n,
      shields: [n],
    })),
  })

  proves(['MK-SC-21', 'MK-SC-32'], 'the conquests end when all cities are conquered', () => {
    for (const scenario of ['fullConquest', 'blitzConquest'] as const) {
      expect(isOver(scene({ scenario, ...cities([true]) }))).toBe(false)
      expect(isOver(scene({ scenario, ...cities([true, false]) }))).toBe(false)
      expect(isOver(scene({ scenario, ...cities([true, true]) }))).toBe(true)
    }
  })

  proves(['MK-SC-43', 'MK-SC-53'], 'together: won only with all cities; the dummy has no last turn', () => {
    const solo = (conquered: readonly boolean[]): Scene =>
      scene({ scenario: 'soloConquest', seats: 1, ...cities(conquered) })
    expect(isOver(solo([true, false]))).toBe(false)
    expect(result(solo([true, false])).winners).toEqual([])
    expect(isOver(solo([true, true]))).toBe(true)
    expect(result(solo([true, true])).winners).toEqual([0])
    const t = opening(2, { scenario: 'fullCooperation' })
    if (t.step === 'tactics') t.take('done')
    t.take('reachEnd')
    expect(t.state.dummyLast).toBe(2)
    while (t.step === 'turn') t.take('endTurn')
    expect(t.told('skipped').filter(({ seat }) => seat < 0).length).toBeLessThanOrEqual(1)
    expect(t.step).toBe('over')
    expect(areCitiesConquered(t.state, t.engine.tables)).toBe(false)
  })
})

describe('scores', () => {
  const bare = (spec: SceneSpec, also?: (s: State) => void): Scene =>
    scene({ ...spec, ...(also === undefined ? {} : { also }) })

  proves(['MK-SC-22', 'MK-SC-32'], '7 for the leader, 4 with a shield, 5 for the title or 2 each', () => {
    const score = (scenario: 'fullConquest' | 'blitzConquest', second: number): number[] => {
      const t = bare({
        scenario,
        players: [{ fame: 10 }, { fame: 20 }],
        tiles: { '1,0': 'c5', '0,1': 'c6' },
        cities: [
          { at: 'c5.C', conquered: true, leader: 0, shields: [0, 0, 1] },
          { at: 'c6.C', conquered: second >= 0, leader: second, shields: [1, 1, 0] },
        ],
      })
      return [...result(t).scores]
    }
    expect(score('fullConquest', -1)).toEqual([10 + 7 + 5, 20 + 4])
    expect(score('blitzConquest', 1)).toEqual([10 + 7 + 4 + 2, 20 + 4 + 7 + 2])
  })

  proves('MK-SC-05', 'a team has the lower fame, the better achievement and the worse beating', () => {
    const t = bare({
      seats: 4,
      options: { teams: true },
      players: [
        { fame: 30, crystals: 'rrrb', discard: ['wound'] },
        { fame: 12 },
        { fame: 20, crystals: 'rr' },
        { fame: 40, discard: ['wound', 'wound'] },
      ],
    })
    // Loot 2 against 0 with its title; Beating -2 against -4, and the worst one's title.
    expect(result(t).scores).toEqual([20 + 2 + 3 - 2, 12 - 4 - 3, 23, 5])
    expect(result(t).winners).toEqual([0, 2])
  })

  proves('MK-SC-44', 'MK-X81: 206 alone', () => {
    const t = bare({
      scenario: 'soloConquest',
      seats: 1,
      round: 5,
      players: [{ fame: 90 }],
      tiles: { '1,0': 'c5', '0,1': 'c6' },
      cities: [
        { at: 'c5.C', conquered: true, leader: 0, shields: [0] },
        { at: 'c6.C', conquered: true, leader: 0, shields: [0] },
      ],
      dummy: { deck: ['march', 'march', 'rage', 'rage', 'stamina', 'stamina'] },
    })
    const own = achievements(t.state, 0, t.engine.tables).reduce((sum, n) => sum + n, 0)
    expect(result(t).scores[0] - own).toBe(90 + 20 + 15 + 30 + 6 + 5)
    t.state.announced = 0
    expect(result(t).scores[0] - own).toBe(90 + 20 + 15 + 30 + 6)
    t.state.announced = NOBODY
  })

  proves(
    ['MK-SC-54', 'MK-SC-121'],
    'cooperation: lowest fame, best or lowest achievements, 10 if all lead',
    () => {
      const t = (achievementsLowest: boolean, leader: number): number =>
        result(
          bare({
            scenario: 'blitzCooperation',
            options: { achievementsLowest },
            round: 4,
            announced: 0,
            players: [
              { fame: 30, crystals: 'rrbb' },
              { fame: 20, discard: ['wound'] },
            ],
            tiles: { '1,0': 'c5', '0,1': 'c6' },
            cities: [
              { at: 'c5.C', conquered: true, leader: 0, shields: [0] },
              { at: 'c6.C', conquered: true, leader, shields: [1] },
            ],
            dummy: { deck: [] },
          }),
        ).scores[0]
      expect(t(false, 0)).toBe(20 + 2 - 2 + 20 + 15)
      expect(t(false, 1)).toBe(20 + 2 - 2 + 20 + 15 + 10)
      expect(t(true, 0)).toBe(20 + 0 - 2 + 20 + 15)
    },
  )

  proves('MK-SC-106', 'Conquer and Hold: keeps 3, towers 2, and nobody wins a tie', () => {
    const held = (marks: Readonly<Record<string, number>>): ReturnType<typeof result> =>
      result(bare({ scenario: 'conquerAndHold', tiles: { '1,0': '3', '0,1': '9', '1,-1': '4' }, marks }))
    expect(held({ '3.NE': 0, '9.E': 1, '4.C': 1 })).toEqual({ scores: [3, 5], winners: [1] })
    expect(held({ '3.NE': 0, '9.E': 1 })).toEqual({ scores: [3, 3], winners: [] })
  })

  proves('MK-SC-112', 'One to Return: the hero on the portal wins, or nobody', () => {
    const at = (first: string): ReturnType<typeof result> =>
      result(bare({ scenario: 'oneToReturn', round: 4, players: [{ at: first, fame: 50 }, { at: '1.C' }] }))
    expect(at('A.C')).toEqual({ scores: [1, 0], winners: [0] })
    expect(at('1.SE')).toEqual({ scores: [0, 0], winners: [] })
  })

  proves('MK-SC-75', 'Mines Liberation: 4 and 7, the Greatest Liberator 5', () => {
    const t = bare({
      scenario: 'minesLiberation',
      tiles: { '1,0': '2', '0,1': '3', '1,1': 'c8' },
      marks: { '2.SW': 0, '3.SE': 1, 'c8.NE': 1 },
    })
    expect(result(t).scores).toEqual([4, 4 + 7 + 5])
    t.state.tiles[L.country] = []
    t.state.tiles[L.core] = []
    expect(isOver(t)).toBe(true)
    t.state.mark[t.hex('2.SW')] = -1
    expect(isOver(t)).toBe(false)
    t.state.mark[t.hex('2.SW')] = 0
    t.state.tiles[L.core] = [tileNo('c2')]
    expect(isOver(t)).toBe(false)
  })

  proves('MK-SC-95', 'Dungeon Lords: 4 each, and the Greatest Dungeon Crawler 5', () => {
    const t = bare({
      scenario: 'dungeonLords',
      tiles: { '1,0': '7', '0,1': 'c1', '1,1': '8' },
      marks: { '7.SE': 0, 'c1.NE': 0, '8.NE': 1 },
    })
    expect(result(t).scores).toEqual([8 + 5, 2])
    t.state.tiles[L.country] = []
    t.state.tiles[L.core] = []
    expect(isOver(t)).toBe(true)
    t.state.extra[t.hex('7.SW')] = 1
    expect(isOver(t)).toBe(false)
  })
})

proves('MK-SC-13', 'First Reconnaissance: no duels, no elite units', () => {
  const t = throughRound(opening(2, { scenario: 'firstReconnaissance' }))
  expect(t.engine.tables.pvp).toBe(false)
  expect(t.engine.tables.special.has('noElites')).toBe(true)
})

proves(
  'MK-SC-04',
  'team mates: no duel, no shared space, open keeps with the bonus of the own ones only',
  () => {
    const mates = (spec: SceneSpec): Scene =>
      scene({ seats: 4, options: { teams: true }, tiles: { '1,0': '3', '0,1': '1' }, ...spec })
    const keeps = { '3.NE': 2 }
    const t = mates({ marks: keeps, players: [{ at: '3.C', move: 3, hand: ['rage'], deck: [] }, {}, {}, {}] })
    t.take('step 3.NE')
    expect(t.told('fightBegan')).toEqual([])
    expect(t.offers('interact')).toBe(true)
    // The mate's keep is no own one.
    expect(keepBonus(t.state, 0, t.engine.tables)).toBe(0)
    expect(
      keepBonus(
        { ...t.state, players: t.state.players.map((one) => ({ ...one, at: t.hex('3.NE') })) },
        2,
        t.engine.tables,
      ),
    ).toBe(1)
    const met = mates({
      players: [{ at: '1.SW', move: 2, hand: ['rage'], deck: [] }, {}, { at: '1.SE' }, {}],
    }).take('step 1.SE', 'endTurn')
    expect(met.told('duelBegan')).toEqual([])
    expect(met.player(0).at).toBe(met.hex('1.SW'))
    expect(met.told('wounded')[0]).toMatchObject({ seat: 0, n: 1 })
  },
)
