import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { basicColours } from '../src/content/effect.ts'
import { cities } from '../src/content/cities.ts'
import { BackOf, RUINS, tokenColours } from '../src/content/ids.ts'
import { dayBreaks, garrisonOf, layTile } from '../src/state/map/reveal.ts'
import { latticeOf, SlotTakes } from '../src/state/pools/lattice.ts'
import { misplaced } from '../src/steps/explore.ts'
import { face, Z } from '../src/state/pools/deed-cards.ts'
import { L, tileNo, tileRow, tilePool } from '../src/state/pools/tiles.ts'
import { backOf } from '../src/state/pools/tokens.ts'
import { U } from '../src/state/pools/unit-cards.ts'
import { scene, type Scene, type SceneSpec } from './support/scene.ts'

function slot(table: Scene, at: string): number {
  return table.engine.tables.lattice.slots.findIndex(([i, j]) => `${i},${j}` === at)
}

function explore(table: Scene, at: string): Scene {
  return table.take(`explore ${slot(table, at)}`)
}

function why(table: Scene, at: string): string | undefined {
  return table.why({ do: 'explore', slot: slot(table, at) })
}

function placed(table: Scene, at: string): string {
  return tileRow(table.state.tileAt[slot(table, at)]).id
}

/** A hero on a space, with tiles to come. */
function explorer(at: string, more: SceneSpec = {}): Scene {
  return scene({ players: [{ at, hand: ['march', 'rage'], move: 8 }], country: ['3', '4'], ...more })
}

/** Tokens on a space: the colour of the back and whether it lies face up. */
function tokensAt(table: Scene, at: string): string[] {
  const hex = table.hex(at)
  return table.state.postHex.flatMap((where, post) =>
    where === hex ? [`${tokenColours[backOf(post)]} ${table.state.postUp[post] === 1 ? 'up' : 'down'}`] : [],
  )
}

/** A tile laid by hand at (1,1). */
function lay(id: string, more: SceneSpec = {}): Scene {
  const table = explorer('A.C', more)
  table.act((s, of) => {
    const zone = [L.country, L.core, L.boxCountry, L.boxCore, L.boxCity].find((each) =>
      s.tiles[each].includes(tileNo(id)),
    )
    of.move(tilePool, tileNo(id), zone ?? L.unused, L.placed)
    layTile(s, tileNo(id), slot(table, '1,1'), 0, of)
  })
  return table
}

proves(['MK-EXPLORE-01', 'MK-TURN-14'], 'Exploring costs 2 Move, between and after steps', () => {
  const table = explorer('2.C', { players: [{ at: '2.C', hand: ['rage'], move: 4 }] })
  table.take('step 2.E')
  explore(table, '1,1')
  expect(table.player(0).move).toBe(0)
  expect(table.told('explored')).toEqual([
    { event: 'explored', seat: 0, slot: slot(table, '1,1'), tile: tileNo('3'), cost: 2 },
  ])
  const poor = explorer('2.E', { players: [{ at: '2.E', hand: ['rage'], move: 1 }] })
  expect(why(poor, '1,1')).toBe('MK-EXPLORE-01')
  expect(poor.numbers({ do: 'explore', slot: slot(poor, '1,1') })).toEqual({ needs: 2, has: 1 })
})

proves('MK-EXPLORE-02', 'The hero must stand next to the place of the tile', () => {
  const table = explorer('2.C')
  expect(why(table, '1,1')).toBe('MK-EXPLORE-02')
  expect(table.offered().filter(({ do: verb }) => verb === 'explore')).toEqual([])
  expectWholeMenu(table)
  expect(
    explorer('A.C')
      .engine.universe(explorer('A.C').position, 0)
      .some(({ do: verb }) => verb === 'explore'),
  ).toBe(false)
})

proves(
  'MK-EXPLORE-03',
  'Where several places are in reach one of them is named before the tile is seen',
  () => {
    const table = explorer('2.NE', { country: ['3', '4'] })
    expect(table.offers({ do: 'explore', slot: slot(table, '1,1') })).toBe(true)
    expect(table.offers({ do: 'explore', slot: slot(table, '0,2') })).toBe(true)
    explore(table, '0,2')
    expect(placed(table, '0,2')).toBe('3')
    expect(table.taught).toBe(true)
  },
)

proves('MK-EXPLORE-04', 'A tile lies as it is printed, north up', () => {
  const table = explorer('2.E')
  explore(table, '1,1')
  const { lattice } = table.engine.tables
  const [i, j] = lattice.slots[slot(table, '1,1')]
  const keep = table.hex('3.NE')
  expect([lattice.q[keep], lattice.r[keep]]).toEqual([3 * i + j + 1, -2 * i - 3 * j - 1])
})

proves('MK-EXPLORE-05', 'Places lie on the lattice of the shape, never behind the coast', () => {
  const wedge = latticeOf('wedge')
  expect(wedge.slots.every(([i, j]) => i >= 0 && j >= 0)).toBe(true)
  // From the portal's own coast there is nothing to explore.
  for (const at of ['A.C', 'A.E', 'A.NW']) {
    expect(
      explorer(at)
        .offered()
        .some(({ do: verb }) => verb === 'explore'),
    ).toBe(false)
  }
})

proves(
  ['MK-EXPLORE-06', 'MK-EXPLORE-07', 'MK-EXPLORE-08'],
  'Where countryside and core tiles may lie (X101)',
  () => {
    const country = explorer('A.C')
    const rule = (table: Scene, at: string): string =>
      misplaced(table.state, slot(table, at), table.engine.tables)
    expect(rule(country, '1,1')).toBe('')
    expect(rule(country, '2,0')).toBe('')
    expect(rule(country, '3,0')).toBe('MK-EXPLORE-06')
    expect(rule(country, '2,1')).toBe('MK-EXPLORE-06')
    // At the end of a chain one tile is not enough; with a second one beside it, it is.
    const chain = explorer('A.C', { tiles: { '1,0': '1', '0,1': '2', '2,0': '5' } })
    expect(rule(chain, '3,0')).toBe('MK-EXPLORE-06')
    const broad = explorer('A.C', { tiles: { '1,0': '1', '0,1': '2', '2,0': '5', '1,1': '6' } })
    expect(rule(broad, '3,0')).toBe('')
    const core = explorer('A.C', { country: [], core: ['c1', 'c2'] })
    expect(rule(core, '1,1')).toBe('')
    expect(rule(core, '2,0')).toBe('MK-EXPLORE-08')
    const inland = explorer('A.C', {
      country: [],
      core: ['c1', 'c2'],
      tiles: { '1,0': '1', '0,1': '2', '1,1': '3' },
    })
    expect(rule(inland, '2,1')).toBe('MK-EXPLORE-07')
    const here = explorer('3.E', {
      country: [],
      core: ['c1'],
      tiles: { '1,0': '1', '0,1': '2', '1,1': '3' },
    })
    expect(here.reason({ do: 'explore', slot: slot(here, '2,1') })).toBe(
      'A core tile must touch at least two tiles; here it would touch 1.',
    )
    expect(rule(inland, '2,0')).toBe('MK-EXPLORE-08')
    // The menu says the same to whoever stands there.
    expect(why(explorer('1.E'), '2,0')).toBeUndefined()
    expect(why(explorer('1.E', { country: [], core: ['c1'] }), '2,0')).toBe('MK-EXPLORE-08')
    const end = explorer('5.E', { tiles: { '1,0': '1', '0,1': '2', '2,0': '5' } })
    expect(end.reason({ do: 'explore', slot: slot(end, '3,0') })).toBe(
      'A countryside tile must touch two tiles, or one that touches at least two others itself; here it would touch 1.',
    )
  },
)

proves(['MK-EXPLORE-08', 'MK-SC-11'], 'In First Reconnaissance core tiles may lie on the coast', () => {
  const coast = { country: [], core: ['c1'], tiles: { '1,0': '1', '0,1': '2', '1,1': '3' } }
  const table = explorer('A.C', { ...coast, scenario: 'firstReconnaissance' })
  expect(misplaced(table.state, slot(table, '2,0'), table.engine.tables)).toBe('')
  const other = explorer('A.C', coast)
  expect(misplaced(other.state, slot(other, '2,0'), other.engine.tables)).toBe('MK-EXPLORE-08')
})

proves('MK-EXPLORE-09', 'Open maps are 3, 4 or 5 columns wide', () => {
  for (const [shape, low, high] of [
    ['open3', -1, 1],
    ['open4', -2, 1],
    ['open5', -2, 2],
  ] as const) {
    const columns = new Set(latticeOf(shape).slots.map(([, j]) => j))
    expect([...columns].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: high - low + 1 }, (_, n) => low + n),
    )
  }
  const table = scene({ seats: 4, scenario: 'fullConquest', players: [{ at: 'B.C' }] })
  expect(table.engine.tables.lattice.shape).toBe('open5')
  expect(slot(table, '0,1')).toBeGreaterThanOrEqual(0)
  expect(slot(table, '0,3')).toBe(-1)
  const four = scene({ seats: 4, scenario: 'blitzConquest' })
  expect(slot(four, '0,1')).toBeGreaterThanOrEqual(0)
  expect(slot(four, '0,2')).toBe(-1)
})

proves('MK-EXPLORE-10', 'The top tile is used, and where it may not lie nothing can be explored', () => {
  const table = explorer('2.E', { country: ['4', '3'] })
  explore(table, '1,1')
  expect(placed(table, '1,1')).toBe('4')
  expect(table.state.tiles[L.country].map((tile) => tileRow(tile).id)).toEqual(['3'])
  // Conquer and Hold gives every place its kind.
  const hold = scene({
    scenario: 'conquerAndHold',
    players: [{ at: '2.E', hand: ['rage'], move: 8 }],
    tiles: { '0,1': '9', '1,0': '2', '1,-1': '3' },
    country: ['10'],
    core: ['c2'],
  })
  const { lattice } = hold.engine.tables
  const kinds = lattice.slots.map(([i, j], n) => [`${i},${j}`, lattice.takes[n]] as const)
  expect(kinds.find(([at]) => at === '2,0')?.[1]).toBe(SlotTakes.core)
  expect(misplaced(hold.state, slot(hold, '2,0'), hold.engine.tables)).toBe('MK-EXPLORE-10')
  expect(why(hold, '2,0')).toBe('MK-EXPLORE-10')
  expect(misplaced(hold.state, slot(hold, '1,1'), hold.engine.tables)).toBe('')
  hold.state.tiles[L.boxCountry].push(...hold.state.tiles[L.country].splice(0))
  expect(misplaced(hold.state, slot(hold, '1,1'), hold.engine.tables)).toBe('MK-EXPLORE-10')
})

proves('MK-EXPLORE-11', 'With an empty deck tiles come out of the box, where they touch three', () => {
  const tiles = { '1,0': '1', '0,1': '2', '1,1': '3', '2,0': '4', '0,2': '5' }
  const table = scene({ players: [{ at: '3.E', hand: ['rage'], move: 4 }], tiles })
  expect(why(table, '2,1')).toBe('MK-EXPLORE-11')
  const rule = (at: string): string => misplaced(table.state, slot(table, at), table.engine.tables)
  expect(rule('2,1')).toBe('MK-EXPLORE-11')
  expect(rule('1,2')).toBe('MK-EXPLORE-11')
  const more = scene({
    players: [{ at: '3.E', hand: ['rage'], move: 4 }],
    tiles: { ...tiles, '3,0': '6' },
  })
  explore(more, '2,1')
  expect(tileRow(more.state.tileAt[slot(more, '2,1')]).kind).toBe('countryside')
  expect(more.drew).toBe(true)
  const core = scene({ players: [{ at: '3.E', hand: ['rage'], move: 4 }], tiles: { ...tiles, '3,0': '6' } })
  core.state.tiles[L.unused].push(...core.state.tiles[L.boxCountry].splice(0))
  core.state.tiles[L.unused].sort((a, b) => a - b)
  explore(core, '2,1')
  expect(tileRow(core.state.tileAt[slot(core, '2,1')]).kind).toBe('core')
  const none = scene({ players: [{ at: '3.E', hand: ['rage'], move: 4 }], tiles: { ...tiles, '3,0': '6' } })
  for (const box of [L.boxCountry, L.boxCore])
    none.state.tiles[L.unused].push(...none.state.tiles[box].splice(0))
  expect(why(none, '2,1')).toBe('MK-EXPLORE-11')
  const said = (of: Scene): string => of.reason({ do: 'explore', slot: slot(of, '2,1') })
  const sentence = (left: number, touching: number): string =>
    `The tile deck is empty: what is left in the box (${left}) may be added only where it touches three tiles; here it would touch ${touching}.`
  expect([said(table), said(none)]).toEqual([sentence(10, 2), sentence(0, 3)])
})

proves(['MK-EXPLORE-12', 'MK-SETUP-16'], 'Orcs bring a green token, draconum a red one, face up', () => {
  expect(tokensAt(lay('4'), '4.W')).toEqual(['green up'])
  const swamps = lay('c2')
  expect(tokensAt(swamps, 'c2.SE')).toEqual(['red up'])
  expect(tokensAt(swamps, 'c2.C')).toEqual([])
  expect(tokensAt(lay('c5'), 'c5.E')).toEqual(['green up'])
})

proves(
  'MK-EXPLORE-13',
  'Keeps get a grey token, towers a violet one, face down unless a hero is near by Day',
  () => {
    const far = lay('3')
    expect(tokensAt(far, '3.NE')).toEqual(['grey down'])
    expect(tokensAt(lay('4'), '4.C')).toEqual(['violet down'])
    const here: SceneSpec = { tiles: { '1,0': '1', '0,1': '2', '0,2': '5' }, country: ['9'] }
    for (const [night, up] of [
      [false, 'up'],
      [true, 'down'],
    ] as const) {
      // Tile 9's tower at its south-west borders the village of tile 2.
      const table = explorer('2.E', { ...here, night })
      explore(table, '1,1')
      expect(tokensAt(table, '9.SW')).toEqual([`violet ${up}`])
      expect(tokensAt(table, '9.E')).toEqual(['grey down'])
      // Another hero near it sees it as well, whoever explored.
      const other = explorer('1.NW', {
        ...here,
        night,
        players: [{ at: '1.NW', hand: ['rage'], move: 2 }, { at: '2.E' }],
      })
      explore(other, '1,1')
      expect(tokensAt(other, '9.SW')).toEqual([`violet ${up}`])
    }
  },
)

proves(
  ['MK-EXPLORE-14', 'MK-ROUND-24'],
  'Ruins get their token, face up by Day, face down at Night until a Day comes',
  () => {
    expect(tokensAt(lay('8'), '8.NE')).toEqual(['ruins up'])
    const night = lay('8', { night: true })
    expect(tokensAt(night, '8.NE')).toEqual(['ruins down'])
    expect(backOf(night.state.postHex.indexOf(night.hex('8.NE')))).toBe(RUINS)
    night.act((s, of) => dayBreaks(s, of))
    expect(tokensAt(night, '8.NE')).toEqual(['ruins up'])
  },
)

proves('MK-EXPLORE-15', 'A monastery brings an advanced action into the unit offer', () => {
  const table = lay('5', { actionDeck: ['agility'] })
  expect(table.state.deeds[Z.lessons].map((card) => face(card).id)).toEqual(['agility'])
  expect(table.told('lessonAdded')).toHaveLength(1)
})

proves(['MK-EXPLORE-16', 'MK-SITE-07'], 'A city gets its level and its garrison face down', () => {
  const table = lay('c8')
  expect(table.state.cities).toMatchObject([
    { hex: table.hex('c8.C'), colour: 0, level: 4, shields: [], conquered: false, leader: -1 },
  ])
  expect(tokensAt(table, 'c8.C').toSorted()).toEqual(['brown down', 'violet down', 'violet down'])
  expect(table.told('cityShown')).toEqual([
    { event: 'cityShown', hex: table.hex('c8.C'), colour: 0, level: 4 },
  ])
  // The table of all garrisons: a token for each letter.
  for (const row of cities) {
    row.garrison.forEach((letters, n) => {
      const backs = garrisonOf(basicColours.indexOf(row.colour), n + 1)
      const word = backs
        .map((back) => 'GVWB'[['grey', 'violet', 'white', 'brown'].indexOf(tokenColours[back])])
        .join('')
      expect(word).toBe(letters)
    })
    expect(row.garrison).toHaveLength(11)
  }
  expect(garrisonOf(3, 1)).toEqual([BackOf.white])
})

proves('MK-EXPLORE-16', 'Levels follow the order of revealing, and the last city may have its own', () => {
  const solo = lay('c8', { scenario: 'soloConquest', seats: 1 })
  expect(solo.state.cities.map(({ level }) => level)).toEqual([5])
  const second = lay('c8', {
    scenario: 'soloConquest',
    seats: 1,
    tiles: { '1,0': 'c5', '0,1': '2' },
    cities: [{ at: 'c5.C', level: 5 }],
  })
  expect(second.state.cities.map(({ level }) => level)).toEqual([5, 8])
  const set = lay('c8', { options: { cityLevel: 7 } })
  expect(set.state.cities[0].level).toBe(7)
})

proves(['MK-EXPLORE-16', 'MK-SC-03', 'MK-SC-13'], 'Friendly and closed cities have no garrison', () => {
  const friendly = lay('c8', { scenario: 'minesLiberation' })
  expect(friendly.state.cities[0]).toMatchObject({ conquered: true, shields: [0, 1], leader: -1 })
  expect(tokensAt(friendly, 'c8.C')).toEqual([])
  const closed = lay('c8', { scenario: 'firstReconnaissance' })
  expect(closed.state.cities[0]).toMatchObject({ conquered: false, shields: [] })
  expect(tokensAt(closed, 'c8.C')).toEqual([])
})

proves('MK-VARIANT-03', 'Random cities: another colour than the tile shows, never one that is there', () => {
  const seen = new Set<number>()
  for (let n = 0; n < 12; n++) {
    const table = lay('c8', {
      seed: `city ${n}`,
      options: { randomCities: true },
      tiles: { '1,0': 'c5', '0,1': '2' },
      cities: [{ at: 'c5.C' }],
    })
    seen.add(table.state.cities[1].colour)
  }
  expect(seen.has(2)).toBe(false)
  expect(seen.size).toBe(3)
})

proves('MK-EXPLORE-17', 'Dungeons, tombs, dens and spawning grounds get nothing', () => {
  expect(tokensAt(lay('7'), '7.SE')).toEqual([])
  expect(tokensAt(lay('6'), '6.W')).toEqual([])
  const deserts = lay('c1')
  expect([...tokensAt(deserts, 'c1.NE'), ...tokensAt(deserts, 'c1.W')]).toEqual([])
})

proves('MK-EXPLORE-18', 'Moving and exploring alternate, and cards may be played after a reveal', () => {
  const table = explorer('2.C', { players: [{ at: '2.C', hand: ['march'], move: 4 }] })
  table.take('step 2.E')
  explore(table, '1,1')
  table.take('play march', 'step 2.SE')
  expect(table.player(0).at).toBe(table.hex('2.SE'))
})

proves(
  'MK-EXPLORE-19',
  'The first core tile leaves the unit offer as it is; elites come with the next one',
  () => {
    const table = explorer('2.E', { country: [], core: ['c1'], offer: ['peasants', 'foresters'] })
    expect(table.state.coreSeen).toBe(false)
    const before = [...table.state.units[U.offer]]
    explore(table, '1,1')
    expect(table.state.units[U.offer]).toEqual(before)
    expect(table.state.coreSeen).toBe(true)
  },
)
