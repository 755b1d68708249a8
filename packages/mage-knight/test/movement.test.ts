import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect, test } from 'vitest'
import { NONE } from '../src/content/ids.ts'
import { moveCost } from '../src/content/tracks.ts'
import { terrains } from '../src/content/effect.ts'
import { dayBreaks as breakDay } from '../src/state/map/reveal.ts'
import { isSafe, provoked } from '../src/state/map/safety.ts'
import { stepCost } from '../src/state/map/terrain.ts'
import { Fight } from '../src/state/schema/fight.ts'
import type { MageContext } from '../src/state/match.ts'
import type { State } from '../src/state/schema/state.ts'
import { cast } from './support/casts.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

/** A hero with Move points on the wedge of tiles 1 and 2. */
function walker(at: string, move: number, more: SceneSpec = {}): Scene {
  return scene({ players: [{ at, hand: ['march', 'rage'], move }, { at: 'off' }], ...more })
}

function enemiesFought(table: Scene): string[] {
  return table.state.fight.posts.map((post) => table.words({ do: 'x', post }).slice(2)).toSorted()
}

function costNow(table: Scene, at: string, seat = 0): number {
  let cost = -2
  table.act((s: State, of: MageContext) => {
    cost = stepCost(s, seat, table.hex(at), of)
  })
  return cost
}

proves('MK-MOVE-01', 'A step costs the Move of the space entered and needs that much', () => {
  const table = walker('1.SW', 3)
  expect(table.offers('step 1.C')).toBe(true)
  table.take('step 1.C')
  expect(table.player(0)).toMatchObject({ at: table.hex('1.C'), move: 0 })
  expect(table.told('stepped')).toEqual([
    { event: 'stepped', seat: 0, from: table.hex('1.SW'), hex: table.hex('1.C'), cost: 3 },
  ])
  expect(table.why('step 1.SE')).toBe('MK-MOVE-02')
  expect(table.reason('step 1.SE')).toBe('By Day this space (plains) costs 2 Move; you have 0.')
})

proves('MK-MOVE-01', 'Only spaces next to the hero are entered, and only those on the map', () => {
  const table = walker('A.NE', 9)
  for (const near of ['A.C', 'A.E', 'A.NW', '1.W', '1.SW', '2.SE'])
    expect(table.offers(`step ${near}`)).toBe(true)
  for (const far of ['1.C', '1.SE', '2.C', '2.E', '2.SW']) {
    expect(table.why(`step ${far}`)).toBe('MK-MOVE-01')
  }
  expect(table.reason('step 2.C')).toBe('A step goes to a space next to you.')
  const edge = walker('1.SE', 9)
  const steps = edge.offered().filter(({ do: verb }) => verb === 'step')
  expect(steps).toHaveLength(3)
  expectWholeMenu(edge)
})

proves(['MK-MOVE-02', 'MK-MOVE-03'], 'Terrain costs by Day and at Night', () => {
  const day = [2, 3, 3, 4, 5, 5, -1, -1, -1]
  const night = [2, 3, 5, 4, 3, 5, -1, -1, -1]
  terrains.forEach((terrain, n) => expect(moveCost[terrain]).toEqual({ day: day[n], night: night[n] }))
  // Plains, forest and hills: 8 by Day, 10 at Night; desert 5 and 3 (X47).
  const tiles = { '1,0': '4', '0,1': '3' }
  for (const [isNight, sum, desert] of [
    [false, 8, 5],
    [true, 10, 3],
  ] as const) {
    const table = walker('A.C', 0, { tiles, night: isNight })
    const way = ['3.W', '3.C', '3.E'].map((at) => costNow(table, at))
    expect(way.reduce((a, b) => a + b)).toBe(sum)
    expect(costNow(table, '4.NE')).toBe(desert)
  }
  const dark = walker('1.SW', 4, { night: true })
  expect(dark.why('step 1.C')).toBe('MK-MOVE-03')
  expect(dark.reason('step 1.C')).toBe('At Night this space (forest) costs 5 Move; you have 4.')
  expect(walker('1.SW', 5, { night: true }).offers('step 1.C')).toBe(true)
  expect(walker('1.SW', 2).reason('step 1.C')).toBe('By Day this space (forest) costs 3 Move; you have 2.')
})

proves('MK-MOVE-04', 'Lake, mountain and sea cannot be entered', () => {
  const table = walker('1.C', 20)
  expect(table.why('step 1.NE')).toBe('MK-MOVE-04')
  const coast = walker('A.C', 20)
  expect(coast.why('step A.W')).toBe('MK-MOVE-04')
  const rocks = walker('4.NE', 20, { tiles: { '1,0': '4', '0,1': '2' } })
  expect(rocks.why('step 4.E')).toBe('MK-MOVE-04')
})

proves('MK-MOVE-05', 'A city costs 2 whatever it stands on, and whatever terrain costs', () => {
  const table = scene({
    tiles: { '1,0': 'c8', '0,1': '2' },
    players: [
      { hero: 'tovak', at: 'c8.SW', move: 2 },
      { hero: 'norowas', at: 'off', skills: ['prayerOfWeather'] },
    ],
    cities: [{ at: 'c8.C', conquered: true, shields: [0], leader: 0 }],
  })
  expect(costNow(table, 'c8.C')).toBe(2)
  table.take('step c8.C')
  expect(table.player(0)).toMatchObject({ at: table.hex('c8.C'), move: 0 })
  const night = scene({ tiles: { '1,0': 'c8', '0,1': '2' }, night: true, players: [{ at: 'c8.SW' }] })
  expect(costNow(night, 'c8.C')).toBe(2)
  expect(costNow(night, 'c8.E')).toBe(3)
  expect(night.why('step c8.C')).toBe('MK-MOVE-05')
  expect(night.reason('step c8.C')).toBe('A city costs 2 Move; you have 0.')
})

proves('MK-MOVE-06', 'Move points may be added between steps, and what is left carries on', () => {
  const table = walker('A.C', 4)
  table.take('step A.E')
  expect(table.player(0).move).toBe(2)
  table.take('play march')
  expect(table.player(0).move).toBe(4)
  table.take('step A.C', 'step A.NW')
  expect(table.player(0)).toMatchObject({ at: table.hex('A.NW'), move: 0 })
})

proves('MK-MOVE-07', 'Reductions never go below their own minimum, in the order that is best', () => {
  // Path Finding: all terrain 1 less, at least 2. Foresters: forest, hills and swamp 1 less, at least 0.
  const table = scene({
    players: [{ at: 'A.C', hand: ['pathFinding', 'rage'], units: ['foresters'] }],
    night: true,
  })
  table.take('play pathFinding')
  expect(costNow(table, '1.C')).toBe(4)
  expect(costNow(table, '1.SW')).toBe(2)
  table.take('unit foresters move')
  expect(costNow(table, '1.C')).toBe(3)
  expect(costNow(table, '2.C')).toBe(1)
  expect(costNow(table, '1.NE')).toBe(-1)
  // A fixed cost first, then what is less (ruling Q37).
  const both = scene({
    tiles: { '1,0': '1', '0,1': '8' },
    players: [{ at: 'A.C', hand: ['pathFinding', 'songOfWind'], crystals: 'gg', tokens: 'w' }],
  })
  cast(both, 'pathFinding', 1)
  expect(costNow(both, '8.C')).toBe(2)
  expect(costNow(both, '1.SW')).toBe(2)
  cast(both, 'songOfWind', 0)
  expect(costNow(both, '1.SW')).toBe(1)
  expect(costNow(both, '1.C')).toBe(2)
})

proves(['MK-PRIO-08', 'MK-MOVE-07'], 'What another player changes comes after all own changes', () => {
  const table = scene({
    tiles: { '1,0': '1', '0,1': '8' },
    active: 1,
    players: [
      { hero: 'tovak', at: 'A.C', hand: ['pathFinding'], tokens: 'g' },
      { hero: 'norowas', at: 'A.NE', hand: ['rage', 'march'], skills: ['prayerOfWeather'] },
    ],
  })
  table.take('skill prayerOfWeather', 'side rage move', 'endTurn')
  while (table.awaited[0] === 1)
    table.choose(table.offers({ do: 'done' }) ? { do: 'done' } : table.offered()[0])
  expect([costNow(table, '1.SW'), costNow(table, '1.C'), costNow(table, '8.C')]).toEqual([3, 4, 5])
  cast(table, 'pathFinding', 1)
  expect([costNow(table, '1.SW'), costNow(table, '1.C'), costNow(table, '8.C')]).toEqual([3, 3, 3])
})

proves('MK-MOVE-08', 'A change of costs holds from then on, for the one who made it', () => {
  const table = scene({
    tiles: { '1,0': '8', '0,1': '2' },
    players: [{ at: 'A.NE', hand: ['frostBridge'], move: 6 }, { at: 'A.C' }],
  })
  expect(costNow(table, '8.SW')).toBe(5)
  table.take('play frostBridge')
  expect(costNow(table, '8.SW')).toBe(1)
  expect(costNow(table, '8.SW', 1)).toBe(5)
  table.take('step 8.SW')
  expect(table.player(0).move).toBe(7)
  // What is still too dear says that effects had a hand in it.
  const dear = scene({ players: [{ at: '1.SW', hand: ['pathFinding', 'rage'] }], night: true })
  dear.take('play pathFinding')
  expect(dear.why('step 1.C')).toBe('MK-MOVE-08')
  expect(dear.reason('step 1.C')).toBe(
    'With the effects in play this space (forest) costs 4 Move; you have 2.',
  )
})

proves(
  ['MK-MOVE-09', 'MK-TURN-16'],
  'Entering a keep that is not conquered is an assault and ends movement',
  () => {
    const table = scene({
      tiles: { '1,0': '3', '0,1': '2' },
      players: [{ at: '3.C', hand: ['rage'], move: 9 }],
      tokens: { '3.NE': 'swordsmen' },
    })
    table.take('step 3.NE')
    expect(table.state.fight).toMatchObject({
      seat: 0,
      kind: Fight.assault,
      hex: table.hex('3.NE'),
      from: table.hex('3.C'),
    })
    expect(enemiesFought(table)).toEqual(['swordsmen'])
    expect(table.offered().some(({ do: verb }) => verb === 'step')).toBe(false)
    expect(table.player(0).move).toBe(0)
  },
)

proves('MK-MOVE-09', 'So is entering the keep of another player, but not an own one', () => {
  const tiles = { '1,0': '3', '0,1': '2' }
  const own = scene({ tiles, players: [{ at: '3.C', move: 9 }], marks: { '3.NE': 0 } })
  own.take('step 3.NE')
  expect(own.step).toBe('turn.main')
  expect(own.state.fight.posts).toEqual([])
  const others = scene({ tiles, players: [{ at: '3.C', move: 9 }], marks: { '3.NE': 1 } })
  others.take('step 3.NE')
  expect(others.state.fight.kind).toBe(Fight.owned)
})

proves('MK-MOVE-10', 'A space with a rampaging enemy cannot be entered, without one it can', () => {
  expect(walker('1.C', 9, { tokens: { '1.NW': 'prowlers' } }).why('step 1.NW')).toBe('MK-MOVE-10')
  expect(walker('1.C', 9).offers('step 1.NW')).toBe(true)
})

proves(
  ['MK-MOVE-11', 'MK-SITE-83', 'MK-TURN-17', 'MK-TURN-21'],
  'A step between two spaces next to an orc provokes it (X46)',
  () => {
    const table = walker('1.W', 3, { tokens: { '1.NW': 'prowlers' } })
    table.take('step 1.C')
    expect(table.player(0)).toMatchObject({ at: table.hex('1.C'), move: 0 })
    expect(table.state.fight).toMatchObject({ kind: Fight.rampage, hex: table.hex('1.C') })
    expect(enemiesFought(table)).toEqual(['prowlers'])
    expect(table.offered().some(({ do: verb }) => verb === 'step' || verb === 'endTurn')).toBe(false)
  },
)

proves('MK-MOVE-12', 'Leaving or reaching its neighbourhood does not provoke (X46)', () => {
  const table = walker('1.SW', 9, { tokens: { '1.NW': 'prowlers' } })
  table.take('step 1.C')
  expect(table.step).toBe('turn.main')
  table.take('step 1.SW')
  expect(table.step).toBe('turn.main')
  expect(table.state.fight.posts).toEqual([])
  expect(provoked(table.state, table.hex('1.C'), table.hex('1.E'), table.engine.tables)).toEqual([])
})

proves('MK-MOVE-13', 'One step can provoke several enemies, which attack together (X63)', () => {
  const table = walker('1.W', 3, { tokens: { '1.NW': ['prowlers', 'wolfRiders'] } })
  table.take('step 1.C')
  expect(enemiesFought(table)).toEqual(['prowlers', 'wolfRiders'])
})

proves(
  'MK-MOVE-14',
  'Exploring next to an enemy provokes nobody, nor does one that a new tile brings (X49)',
  () => {
    const table = scene({
      players: [{ at: '2.E', hand: ['march'], move: 2 }],
      tokens: { '1.NW': 'prowlers' },
      country: ['3', '4'],
    })
    table.take(`explore ${slot(table, '1,1')}`)
    expect(table.step).toBe('turn.main')
    expect(table.state.fight.posts).toEqual([])
  },
)

function slot(table: Scene, at: string): number {
  return table.engine.tables.lattice.slots.findIndex(([i, j]) => `${i},${j}` === at)
}

proves('MK-MOVE-14', 'With Space Bending two spaces away are near, and nobody is provoked', () => {
  const table = scene({
    players: [{ at: '1.W', hand: ['spaceBending'], crystals: 'b', move: 8 }],
    tokens: { '1.NW': 'prowlers' },
  })
  expect(table.why('step 1.SE')).toBe('MK-MOVE-01')
  cast(table, 'spaceBending', 0)
  expect(table.offers('step 1.SE')).toBe(true)
  expectWholeMenu(table)
  table.take('step 1.C')
  expect(table.step).toBe('turn.main')
  table.take('step A.NE')
  expect(table.player(0)).toMatchObject({ at: table.hex('A.NE'), move: 2 })
})

proves(
  'MK-MOVE-15',
  'Adventure sites, mines, glades, villages and conquered sites do not stop a hero',
  () => {
    const table = scene({
      tiles: { '1,0': '6', '0,1': '2' },
      players: [{ at: '2.C', hand: ['rage'], move: 20 }],
    })
    table.take('step 2.SW', 'step 2.C', 'step 2.NE', 'step 2.E')
    expect(table.step).toBe('turn.main')
    table.take('step 6.W', 'step 6.C')
    expect(table.player(0)).toMatchObject({ at: table.hex('6.C'), move: 3 })
  },
)

proves('MK-MOVE-16', 'A direct move costs what it says and passes over lakes and enemies', () => {
  const table = scene({
    players: [{ at: '1.C', hand: ['wingsOfWind'], crystals: 'w', move: 5 }],
    tokens: { '1.NW': 'prowlers' },
    tiles: { '1,0': '1', '0,1': '2' },
  })
  cast(table, 'wingsOfWind', 0, 'go 2.NE')
  expect(table.player(0).at).toBe(table.hex('2.NE'))
  expect(table.state.fight.posts).toEqual([])
  expect(table.step).toBe('turn.main')
})

proves(['MK-MOVE-17', 'MK-MOVE-28', 'MK-MOVE-24'], 'Where a turn may end', () => {
  const table = scene({
    seats: 3,
    tiles: { '1,0': '3', '0,1': '4', '1,1': 'c8' },
    players: [{ at: 'A.E' }, { at: '3.W' }, { at: 'c8.C' }],
    marks: { '3.NE': 1 },
    tokens: { '4.C': 'monks', '4.W': 'prowlers' },
    cities: [{ at: 'c8.C', conquered: true }],
  })
  const safe = (at: string, seat = 0): boolean =>
    isSafe(table.state, seat, table.hex(at), table.engine.tables)
  expect(safe('3.C')).toBe(true)
  expect(safe('A.W')).toBe(false) // sea
  expect(safe('4.E')).toBe(false) // mountain
  expect(safe('3.NE')).toBe(false) // another one's keep
  expect(safe('3.NE', 1)).toBe(true)
  expect(safe('4.C')).toBe(false) // an unconquered tower
  expect(safe('4.W')).toBe(false) // an orc's space
  expect(safe('3.W')).toBe(false) // another hero
  expect(safe('c8.C')).toBe(true) // a conquered city takes all
  expect(isSafe(table.state, 0, -1, table.engine.tables)).toBe(false)
  table.state.players[1].at = table.hex('A.C')
  expect(safe('A.C')).toBe(true) // the portal takes all
  table.state.mark[table.hex('4.C')] = 2
  expect(safe('4.C')).toBe(true) // MK-MOVE-27
})

proves('MK-MOVE-18', 'A hero passes through the space of another one, but not through his keep', () => {
  const tiles = { '1,0': '3', '0,1': '2' }
  const table = scene({ tiles, players: [{ at: '3.W', hand: ['rage'], move: 9 }, { at: '3.C' }] })
  table.take('step 3.C')
  expect(table.step).toBe('turn.main')
  table.take('step 3.E')
  expect(table.player(0).at).toBe(table.hex('3.E'))
  const keep = scene({
    tiles,
    players: [
      { at: '3.C', hand: ['rage'], move: 9 },
      { at: '3.NE', hand: ['rage'] },
    ],
    marks: { '3.NE': 1 },
  })
  keep.take('step 3.NE')
  expect(keep.state.duel).toMatchObject({ aggressor: 0, defender: 1 })
})

proves('MK-MOVE-19', 'With another hero on the space one explores and goes on', () => {
  const table = scene({
    players: [{ at: '2.C', hand: ['rage'], move: 9 }, { at: '2.E' }],
    country: ['3'],
  })
  table.take('step 2.E', `explore ${slot(table, '1,1')}`)
  expect(table.offers('step 2.C')).toBe(true)
})

proves(
  ['MK-MOVE-20', 'MK-TURN-15', 'MK-INTERACT-19'],
  'Who ends the movement with another hero attacks him',
  () => {
    const table = scene({
      players: [
        { at: '1.C', hand: ['rage'], move: 9 },
        { at: '1.E', hand: ['rage'] },
      ],
      tokens: { '1.NW': 'prowlers' },
    })
    table.take('step 1.E')
    expect(table.why('interact')).toBe('MK-INTERACT-19')
    expect(table.says(table.find('endTurn'))).toContain('player 2')
    table.take('endTurn')
    expect(table.state.duel).toMatchObject({ aggressor: 0, defender: 1, from: table.hex('1.C') })
    const next = scene({
      players: [
        { at: '1.E', hand: ['rage'], move: 9 },
        { at: '1.C', hand: ['rage'] },
      ],
      tokens: { '1.NW': 'prowlers' },
    })
    next.take('step 1.C')
    expect(next.why('challenge prowlers')).toBe('MK-MOVE-20')
  },
)

proves('MK-MOVE-21', 'Where no duel is allowed there is no action, and a withdrawal at the end (X99)', () => {
  const table = scene({
    seats: 3,
    announced: 2,
    players: [{ at: '1.C', hand: ['rage', 'march'], move: 9 }, { at: '1.E' }, { at: 'off' }],
  })
  table.take('step 1.E')
  expect(table.why('interact')).toBe('MK-INTERACT-19')
  expect(table.says(table.find('endTurn'))).toContain('no duel is allowed here')
  table.take('endTurn')
  expect(table.state.duel.aggressor).toBe(NONE)
  expect(table.state.players[0].at).toBe(table.hex('1.C'))
  expect(table.hand(0).filter((id) => id === 'wound')).toHaveLength(1)
})

proves('MK-MOVE-21', 'Allies on one space have no action there, and no duel to wait for', () => {
  const table = scene({
    scenario: 'fullCooperation',
    players: [
      { at: '1.C', hand: ['rage', 'march'] },
      { at: '1.C', hand: ['rage'] },
    ],
    tokens: { '1.NW': 'prowlers' },
  })
  expect(table.why('challenge prowlers')).toBe('MK-MOVE-21')
  expect(table.says(table.find('endTurn'))).toContain('you withdraw')
})

proves('MK-MOVE-22', 'A step that provokes may not enter the space of another hero', () => {
  const table = scene({
    players: [{ at: '1.W', hand: ['rage'], move: 9 }, { at: '1.C' }],
    tokens: { '1.NW': 'prowlers' },
  })
  expect(table.why('step 1.C')).toBe('MK-MOVE-22')
  table.take('step 1.SW')
  expect(table.offers('step 1.C')).toBe(true)
})

proves(
  ['MK-MOVE-23', 'MK-SITE-94', 'MK-SETUP-17'],
  'From the portal a hero leaves the map until the next turn (X127)',
  () => {
    const table = scene({
      players: [
        { at: 'A.C', hand: ['rage'] },
        { at: 'off', hand: ['rage'] },
      ],
    })
    table.take('endTurn', 'discard rage')
    if (table.step === 'end.discard') table.take('done')
    expect(table.state.players[0].at).toBe(NONE)
    expect(table.awaited).toEqual([1])
    expect(table.state.players[1].at).toBe(table.engine.tables.portal)
    expect(table.told('arrived')).toEqual([{ event: 'arrived', seat: 1, hex: table.engine.tables.portal }])
  },
)

proves(
  'MK-MOVE-25',
  'By Day the token of a keep or tower turns up when a hero comes near, at Night it does not',
  () => {
    for (const night of [false, true]) {
      const table = scene({
        tiles: { '1,0': '3', '0,1': '4' },
        night,
        players: [{ at: '3.W', hand: ['rage'], move: 20 }],
        tokens: { '3.NE': { token: 'swordsmen', down: true }, '4.C': { token: 'monks', down: true } },
      })
      const shown = (at: string): number => table.state.postUp[table.state.postHex.indexOf(table.hex(at))]
      expect([shown('3.NE'), shown('4.C')]).toEqual([0, 0])
      table.take('step 3.C')
      expect(shown('3.NE')).toBe(night ? 0 : 1)
      table.take('step 3.W', 'step A.NE', 'step 4.SE')
      expect(shown('4.C')).toBe(night ? 0 : 1)
    }
  },
)

proves(
  'MK-MOVE-26',
  'The whole garrison of a city turns up, at Night too, unless the table plays otherwise',
  () => {
    for (const [night, garrisonAtNight, up] of [
      [false, true, 1],
      [true, true, 1],
      [true, false, 0],
    ] as const) {
      const table = scene({
        tiles: { '1,0': 'c8', '0,1': '2' },
        night,
        options: { garrisonAtNight },
        players: [{ at: 'A.NE', hand: ['rage'], move: 20 }],
        cities: [{ at: 'c8.C', level: 2 }],
        tokens: {
          'c8.C': [
            { token: 'minotaur', down: true },
            { token: 'monks', down: true },
          ],
        },
      })
      table.take('step c8.SW')
      const posts = table.state.postHex.flatMap((hex, post) => (hex === table.hex('c8.C') ? [post] : []))
      expect(posts.map((post) => table.state.postUp[post])).toEqual([up, up])
    }
  },
)

proves('MK-MOVE-27', 'A conquered tower or city is open to everybody', () => {
  const table = scene({
    tiles: { '1,0': '4', '0,1': '2' },
    players: [{ at: '4.SW', hand: ['rage'], move: 5 }],
    marks: { '4.C': 1 },
  })
  table.take('step 4.C')
  expect(table.step).toBe('turn.main')
  expect(table.player(0).at).toBe(table.hex('4.C'))
})

proves('MK-MOVE-28', 'An effect opens lakes at its own cost; a lake stays unsafe', () => {
  const table = scene({
    players: [{ at: '1.C', hand: ['frostBridge', 'rage'], crystals: 'b' }],
  })
  cast(table, 'frostBridge', 1)
  expect(costNow(table, '1.NE')).toBe(1)
  table.take('step 1.NE')
  expect(table.player(0)).toMatchObject({ at: table.hex('1.NE'), move: 3 })
  expect(isSafe(table.state, 0, table.hex('1.NE'), table.engine.tables)).toBe(false)
  table.take('endTurn')
  expect(table.state.players[0].at).toBe(table.hex('1.C'))
})

proves('MK-MOVE-29', 'When a Day starts, garrisons next to heroes turn up', () => {
  const table = scene({
    tiles: { '1,0': '3', '0,1': '4' },
    night: true,
    players: [{ at: '3.C', hand: ['rage'] }],
    tokens: { '3.NE': { token: 'swordsmen', down: true }, '4.C': { token: 'monks', down: true } },
  })
  table.state.night = false
  expect(table.state.postUp.filter((up) => up === 1)).toHaveLength(0)
  table.act(breakDay)
  const shown = table.told('shown').map(({ hex }) => hex)
  expect(shown).toEqual([table.hex('3.NE')])
})

proves('MK-MOVE-30', 'Points need not be used, and a hero may stay', () => {
  const table = walker('1.SW', 6)
  table.take('step 1.C')
  expect(table.offers('endTurn')).toBe(true)
  expect(walker('1.SW', 6).offers('endTurn')).toBe(true)
})

test('the menu of a turn is whole, and says what a step costs', () => {
  const table = walker('1.C', 3, { tokens: { '1.NW': 'prowlers' } })
  expectWholeMenu(table)
  expect(table.says(table.find('step 1.SW'))).toBe('move to plains (tile 1, south-west)  move 2')
  expect(table.offers('challenge prowlers')).toBe(true)
})
