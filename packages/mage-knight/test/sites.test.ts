import { expectWholeMenu, proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { NONE } from '../src/content/ids.ts'
import { keepBonus } from '../src/state/mutations.ts'
import { provoked } from '../src/state/map/safety.ts'
import { stepCost } from '../src/state/map/terrain.ts'
import { Stage } from '../src/state/schema/stages.ts'
import { Did } from '../src/state/schema/player.ts'
import { Fight, Foe } from '../src/state/schema/fight.ts'
import { Marks } from '../src/state/schema/state.ts'
import { dealUnitOffer } from '../src/steps/offers.ts'
import { Z } from '../src/state/pools/deed-cards.ts'
import { scene, turnStack, type PlayerScene, type Scene, type SceneSpec } from './support/scene.ts'

const TILES = { '1,0': '3', '0,1': '4', '1,1': 'c8' }

function hero(at: string, player: PlayerScene = {}, more: SceneSpec = {}): Scene {
  return scene({ tiles: TILES, players: [{ at, hand: ['rage', 'march'], move: 9, ...player }], ...more })
}

/** A hero on one of the sites of these tiles. */
function on(tile: string, place: string, more: SceneSpec = {}, player: PlayerScene = {}): Scene {
  return scene({
    tiles: { '1,0': tile, '0,1': '2' },
    players: [{ at: `${tile}.${place}`, hand: ['rage', 'march'], move: 3, ...player }],
    ...more,
  })
}

function fought(table: Scene): string[] {
  const { posts, flags } = table.state.fight
  const named = (bits: number): string =>
    Object.entries({
      garrison: Foe.garrison,
      fortified: Foe.siteFortified,
      rampaging: Foe.rampaging,
      half: Foe.halfFame,
    })
      .flatMap(([name, bit]) => ((bits & bit) === 0 ? [] : [` ${name}`]))
      .join('')
  return posts.map((post, n) => `${table.words({ do: '', post }).trim()}${named(flags[n])}`).toSorted()
}

// Fortified sites

proves('MK-SITE-01', 'Assaulting a city costs reputation; its garrison is fortified', () => {
  const table = hero(
    'c8.SW',
    {},
    {
      cities: [{ at: 'c8.C', level: 2 }],
      tokens: {
        'c8.C': [
          { token: 'minotaur', down: true },
          { token: 'monks', down: true },
        ],
      },
    },
  )
  table.take('step c8.C')
  expect(table.state.players[0].reputation).toBe(-1)
  expect(table.state.fight).toMatchObject({
    kind: Fight.assault,
    hex: table.hex('c8.C'),
    from: table.hex('c8.SW'),
  })
  expect(fought(table)).toEqual(['minotaur garrison fortified', 'monks garrison fortified'])
})

proves('MK-SITE-08', 'A conquered city is entered for 2, without assault and without a duel', () => {
  const table = hero(
    'c8.SW',
    {},
    {
      players: [
        { at: 'c8.SW', hand: ['rage'], move: 2 },
        { at: 'c8.C', hand: ['rage'] },
      ],
      cities: [{ at: 'c8.C', conquered: true, shields: [1], leader: 1 }],
    },
  )
  table.take('step c8.C')
  expect(table.step).toBe('turn.main')
  expect(table.player(0)).toMatchObject({ move: 0, reputation: 0 })
  table.take('endTurn')
  expect(table.state.duel.aggressor).toBe(NONE)
})

proves('MK-SITE-10', 'Assaulting a keep costs reputation, win or lose; one grey token, fortified', () => {
  const table = hero('3.C', { reputation: -7 }, { tokens: { '3.NE': 'swordsmen' } }).take('step 3.NE')
  expect(table.state.players[0].reputation).toBe(-7)
  expect(fought(table)).toEqual(['swordsmen garrison fortified'])
  const other = hero('3.C', { reputation: 2 }, { tokens: { '3.NE': 'swordsmen' } }).take('step 3.NE')
  expect(other.state.players[0].reputation).toBe(1)
})

proves(
  ['MK-SITE-11', 'MK-SITE-12'],
  'Another player’s empty keep is defended by a drawn grey token, for half fame',
  () => {
    const table = hero('3.C', {}, { marks: { '3.NE': 1 }, piles: { grey: ['golems'] } }).take('step 3.NE')
    expect(table.state.fight.kind).toBe(Fight.owned)
    expect(fought(table)).toEqual(['golems garrison fortified half'])
    expect(table.state.players[0].reputation).toBe(-1)
  },
)

proves(
  ['MK-SITE-13', 'MK-MOVE-18'],
  'An owner who is there is fought instead, for the same reputation',
  () => {
    const players: PlayerScene[] = [
      { at: '3.C', hand: ['rage'], move: 9 },
      { at: '3.NE', hand: ['rage'] },
    ]
    const table = hero('3.C', {}, { players, marks: { '3.NE': 1 } }).take('step 3.NE')
    expect(table.state.duel).toMatchObject({ aggressor: 0, defender: 1, from: table.hex('3.C') })
    expect(table.state.players[0].reputation).toBe(-1)
    expect(table.state.fight.posts).toEqual([])
    // Where no duel is allowed the turn has had its action.
    const calm = hero('3.C', {}, { players, marks: { '3.NE': 1 }, options: { pvp: false } }).take('step 3.NE')
    expect(calm.step).toBe('turn.main')
    expect(calm.state.stage).toBe(Stage.after)
    expect(calm.player(0)).toMatchObject({ move: 0, reputation: 0 })
  },
)

proves('MK-SC-04', 'A team mate’s empty keep is open and recruits; an end on his space is no duel', () => {
  const teams = (players: readonly PlayerScene[]): Scene =>
    scene({
      scenario: 'conquerAndHold',
      seats: 4,
      tiles: { '0,1': '9', '1,0': '3', '1,-1': '4' },
      players,
      marks: { '3.NE': 2 },
    })
  const table = teams([{ at: '3.C', hand: ['rage', 'march'], move: 9 }])
  table.take('step 3.NE')
  expect(table.step).toBe('turn.main')
  expect(table.state.players[0].reputation).toBe(0)
  expect(table.offers('interact')).toBe(true)
  expect(keepBonus(table.state, 0, table.engine.tables)).toBe(0)
  // In or next to it the own keeps count, wherever they are.
  const bonus = (at: string, rulesVersion?: number): number => {
    const held = scene({
      scenario: 'conquerAndHold',
      seats: 4,
      tiles: { '0,1': '10', '1,0': '3', '1,-1': '4' },
      players: [{ at }],
      marks: { '3.NE': 2, '10.SW': 0 },
      ...(rulesVersion !== undefined && { rulesVersion }),
    })
    return keepBonus(held.state, 0, held.engine.tables)
  }
  expect(['3.NE', '3.C', '3.W'].map((at) => bonus(at))).toEqual([1, 1, 0])
  expect(['3.NE', '3.C', '3.W'].map((at) => bonus(at, 2))).toEqual([1, 0, 0])
  const mates = teams([{ at: '3.W', hand: ['rage', 'march'], move: 9, did: Did.played }, {}, { at: '3.C' }])
  mates.take('step 3.C', 'endTurn')
  expect(mates.state.duel.aggressor).toBe(NONE)
  expect(mates.state.players[0].at).toBe(mates.hex('3.W'))
})

proves('MK-SITE-20', 'Assaulting a tower: one violet token, fortified', () => {
  const table = hero('4.SW', {}, { tokens: { '4.C': { token: 'monks', down: true } } }).take('step 4.C')
  expect(fought(table)).toEqual(['monks garrison fortified'])
  expect(table.state.players[0].reputation).toBe(-1)
  expect(table.told('shown')).toHaveLength(1)
})

proves('MK-SITE-23', 'Once conquered a tower is assaulted no more', () => {
  const table = hero('4.SW', {}, { marks: { '4.C': 1 } }).take('step 4.C')
  expect(table.step).toBe('turn.main')
  expect(table.state.players[0].reputation).toBe(0)
})

proves(
  ['MK-SC-102', 'MK-SC-105'],
  'In Conquer and Hold assaults cost no reputation, and owned sites have more defenders',
  () => {
    const table = scene({
      scenario: 'conquerAndHold',
      round: 3,
      tiles: { '0,1': '9', '1,0': '3', '1,-1': '4' },
      players: [{ at: '9.SE', hand: ['rage'], move: 9 }],
      marks: { '9.E': 1, '9.SW': 1 },
      piles: { grey: ['golems', 'swordsmen'], violet: ['monks', 'illusionists'] },
    })
    table.take('step 9.E')
    expect(fought(table)).toEqual(['golems garrison fortified half', 'swordsmen garrison fortified half'])
    expect(table.state.players[0].reputation).toBe(0)
  },
)

proves('MK-COMBAT-07', 'An assaulting step that provokes brings the rampaging enemies in', () => {
  // From the plains south-west of the tower, next to the orcs in the west, into the tower.
  const table = hero('4.SW', {}, { tokens: { '4.C': 'monks', '4.W': 'prowlers' } }).take('step 4.C')
  expect(fought(table)).toEqual(['monks garrison fortified', 'prowlers rampaging'])
  expect(table.state.players[0].did & Did.provoked).not.toBe(0)
})

proves(['MK-SC-13', 'MK-SC-100'], 'A closed city is not entered', () => {
  const table = hero('c8.SW', {}, { scenario: 'firstReconnaissance', cities: [{ at: 'c8.C' }] })
  expect(table.why('step c8.C')).toBe('MK-SC-13')
  const hold = scene({
    scenario: 'conquerAndHold',
    tiles: { '0,1': '9', '1,0': '3', '1,-1': '4', '1,1': '10', '2,-1': '11', '2,0': 'c7' },
    players: [{ at: 'c7.NE', hand: ['rage'], move: 9 }],
    cities: [{ at: 'c7.C' }],
  })
  expect(hold.why('step c7.C')).toBe('MK-SC-100')
})

// Adventure sites

proves('MK-SITE-30', 'Ruins are an altar or enemies, as their token shows', () => {
  const altar = on('8', 'NE', { tokens: { '8.NE': 'altarGreen' }, source: 'k' }, { crystals: 'ggg' })
  expect(altar.offers('altar')).toBe(true)
  expect(altar.offers('enter')).toBe(false)
  const enemies = on('8', 'NE', { tokens: { '8.NE': 'greenBrown' } })
  expect(enemies.offers('enter')).toBe(true)
  expect(enemies.offers('altar')).toBe(false)
  expectWholeMenu(altar)
  expectWholeMenu(enemies)
})

proves(['MK-SITE-31', 'MK-SITE-32'], 'An altar takes three mana of its colour for 7 fame (X58)', () => {
  const table = on('8', 'NE', { tokens: { '8.NE': 'altarGreen' }, source: 'y' }, { crystals: 'gg' })
  table.take('altar')
  while (table.step === 'pay.way') table.choose(table.offered()[0])
  expect(table.player(0)).toMatchObject({ fame: 7, crystals: [0, 0, 0, 0] })
  expect(table.state.mark[table.hex('8.NE')]).toBe(0)
  expect(table.state.postHex).not.toContain(table.hex('8.NE'))
  expect(table.state.fight.posts).toEqual([])
  expect(table.state.stage).toBe(Stage.after)
  expect(table.why('step 8.E')).toBe('MK-TURN-22')
  table.take('endTurn')
  expect([table.step, table.player(0).level]).toEqual(['level.skill', 2])
  const mixed = on('8', 'NE', { tokens: { '8.NE': 'altarGreen' }, source: 'k' }, { crystals: 'ggr' })
  expect(mixed.why('altar')).toBe('MK-SITE-32')
})

proves(['MK-SITE-33', 'MK-SITE-34'], 'Ruins’ enemies are drawn on the first entry, survivors stay', () => {
  const table = on('8', 'NE', {
    tokens: { '8.NE': 'greenBrown' },
    piles: { green: ['wolfRiders'], brown: ['medusa'] },
  }).take('enter')
  expect(table.state.fight.kind).toBe(Fight.adventure)
  expect(fought(table)).toEqual(['medusa', 'wolfRiders'])
  const again = on('8', 'NE', { tokens: { '8.NE': ['greenBrown', 'medusa'] } }).take('enter')
  expect(fought(again)).toEqual(['medusa'])
  const done = on('8', 'NE', { marks: { '8.NE': 1 } })
  expect(done.why('enter')).toBe('MK-SITE-34')
})

proves('MK-SITE-35', 'A ruins token that lies face down turns up when a hero enters the space', () => {
  const table = on(
    '8',
    'E',
    { night: true, tokens: { '8.NE': { token: 'greenBrown', down: true } } },
    { move: 9 },
  )
  table.take('step 8.NE')
  expect(table.step).toBe('turn.main')
  expect(table.told('shown')).toHaveLength(1)
  expect(table.offers('endTurn')).toBe(true)
})

proves('MK-SITE-36', 'In ruins units fight, by the real time of day, and nobody is fortified', () => {
  const table = on('8', 'NE', { tokens: { '8.NE': 'greyBrown' } }).take('enter')
  expect(table.state.fight).toMatchObject({ night: false, noUnits: false })
  expect(table.state.fight.flags.every((bits) => (bits & Foe.siteFortified) === 0)).toBe(true)
})

proves(
  ['MK-SITE-40', 'MK-SITE-42'],
  'Dungeons draw a brown token, tombs a red one: Night rules, no units',
  () => {
    const dungeon = on('7', 'SE', { piles: { brown: ['minotaur'] } }).take('enter')
    expect(fought(dungeon)).toEqual(['minotaur'])
    expect(dungeon.state.fight).toMatchObject({ kind: Fight.adventure, night: true, noUnits: true })
    const tomb = on('c3', 'W', { piles: { red: ['iceDragon'] } }).take('enter')
    expect(fought(tomb)).toEqual(['iceDragon'])
    expect(tomb.state.fight).toMatchObject({ night: true, noUnits: true })
  },
)

proves('MK-SITE-44', 'A conquered dungeon or tomb may be entered again', () => {
  expect(on('7', 'SE', { marks: { '7.SE': 1 } }).offers('enter')).toBe(true)
  expect(on('c3', 'W', { marks: { 'c3.W': 0 } }).offers('enter')).toBe(true)
})

proves('MK-SC-93', 'But not in Dungeon Lords; secret ones are entered like others', () => {
  const lords: SceneSpec = { scenario: 'dungeonLords' }
  expect(on('7', 'SE', { ...lords, marks: { '7.SE': 1 } }).why('enter')).toBe('MK-SC-93')
  const secret = on('7', 'SW', {
    ...lords,
    extra: { '7.SW': Marks.secretDungeon },
    tokens: { '7.SW': { token: 'medusa', down: true } },
  })
  secret.take('enter')
  expect(fought(secret)).toEqual(['medusa'])
  expect(secret.state.fight).toMatchObject({ night: true, noUnits: true })
})

proves(
  ['MK-SITE-50', 'MK-SITE-52', 'MK-SITE-54'],
  'A den draws one brown token, spawning grounds two; those that are there stay',
  () => {
    const den = on('6', 'W', { piles: { brown: ['minotaur', 'medusa'] } }).take('enter')
    expect(fought(den)).toEqual(['minotaur'])
    expect(den.state.fight).toMatchObject({ night: false, noUnits: false })
    const grounds = on('c1', 'W', { piles: { brown: ['minotaur', 'medusa'] } }).take('enter')
    expect(fought(grounds)).toEqual(['medusa', 'minotaur'])
    const left = on('c1', 'W', { tokens: { 'c1.W': ['werewolf', { token: 'gargoyle', down: true }] } }).take(
      'enter',
    )
    expect(fought(left)).toEqual(['gargoyle', 'werewolf'])
  },
)

proves('MK-SITE-55', 'A conquered den or spawning grounds is an empty space', () => {
  expect(on('6', 'W', { marks: { '6.W': 1 } }).why('enter')).toBe('MK-SITE-55')
  expect(on('c1', 'W', { marks: { 'c1.W': 0 } }).why('enter')).toBe('MK-SITE-55')
})

// Monasteries

proves(
  ['MK-SITE-61', 'MK-SITE-63'],
  'Burning costs 3 reputation; a violet defender, not fortified, without units',
  () => {
    const table = on('7', 'W', { piles: { violet: ['monks'] } }, { reputation: 1 }).take('burn')
    expect(table.state.players[0].reputation).toBe(-2)
    expect(fought(table)).toEqual(['monks'])
    expect(table.state.fight).toMatchObject({ kind: Fight.burning, night: false, noUnits: true })
  },
)

proves('MK-SITE-64', 'The worst reputation does not keep one from burning', () => {
  const table = on('7', 'W', {}, { reputation: -7 })
  expect(table.why('interact')).toBe('MK-INTERACT-03')
  table.take('burn')
  expect(table.state.players[0].reputation).toBe(-7)
})

proves('MK-SITE-65', 'A burned monastery is an empty space, and the next offer has a lesson less', () => {
  const table = on('7', 'W', { marks: { '7.W': 1 } })
  expect(table.why('burn')).toBe('MK-SITE-65')
  expect(table.why('interact')).toBe('MK-INTERACT-01')
  table.act((s, of) => dealUnitOffer(s, of))
  expect(table.state.deeds[Z.lessons]).toEqual([])
  const whole = on('7', 'W')
  whole.act((s, of) => dealUnitOffer(s, of))
  expect(whole.state.deeds[Z.lessons]).toHaveLength(1)
})

// Villages

proves(['MK-SITE-70', 'MK-SITE-60', 'MK-SITE-22', 'MK-SITE-04'], 'What the sites sell', () => {
  const wares = (table: Scene): unknown[] => {
    table.take('interact')
    const { blocked, offered } = table.engine.menu(table.position, 0) ?? { blocked: [], offered: [] }
    return [...offered, ...blocked.map(({ choice }) => choice)].flatMap((choice) =>
      choice.do === 'buy' ? [choice['ware']] : [],
    )
  }
  expect(wares(hero('3.SW'))).toEqual(['healing'])
  expect(wares(on('7', 'W'))).toEqual(['healing', 'lesson'])
  expect(wares(hero('4.C', {}, { marks: { '4.C': 1 } }))).toEqual(['spell'])
  expect(wares(hero('3.NE', {}, { marks: { '3.NE': 0 } }))).toEqual([])
  const city = (tile: string): Scene => on(tile, 'C', { cities: [{ at: `${tile}.C`, conquered: true }] })
  expect(wares(city('c5'))).toEqual(['action', 'unseenAction'])
  expect(wares(city('c6'))).toEqual(['spell'])
  expect(wares(city('c7'))).toEqual(['eliteCard'])
  expect(wares(city('c8'))).toEqual(['artifact'])
})

proves('MK-SITE-71', 'Plundering once between own turns: a new turn allows it again', () => {
  const table = scene({
    players: [
      { at: '1.E', hand: ['rage', 'march'] },
      { at: 'A.C', hand: ['rage', 'march'] },
    ],
    stack: turnStack(0, [0, 1], 0),
  })
  table.take('plunder')
  expect(table.why('plunder')).toBe('MK-SITE-71')
  table.take('begin', 'play march', 'endTurn')
  while (table.awaited[0] === 0)
    table.choose(table.offers({ do: 'done' }) ? { do: 'done' } : table.offered()[0])
  expect(table.offers('plunder', 0)).toBe(true)
  const away = scene({
    active: 1,
    players: [
      { at: '1.C', hand: ['rage'] },
      { at: 'A.C', hand: ['rage'] },
    ],
  })
  expect(away.offered(0)).toEqual([])
})

// Rampaging enemies

proves(
  ['MK-SITE-80', 'MK-SITE-86'],
  'A draconum on a mountain is provoked like any other, and its space stays impassable',
  () => {
    const tiles = { '1,0': '1', '0,1': '2', '1,1': 'c4' }
    const table = scene({
      tiles,
      players: [{ at: 'c4.NE', hand: ['rage'], move: 9 }],
      tokens: { 'c4.C': 'fireDragon' },
    })
    expect(table.why('step c4.C')).toBe('MK-MOVE-10')
    expect(provoked(table.state, table.hex('c4.NE'), table.hex('c4.NW'), table.engine.tables)).toHaveLength(1)
    table.take('step c4.NW')
    expect(fought(table)).toEqual(['fireDragon rampaging'])
    const beaten = scene({ tiles, players: [{ at: 'c4.NE', hand: ['rage'], move: 9 }] })
    expect(beaten.why('step c4.C')).toBe('MK-MOVE-04')
    let cost = 0
    beaten.act((s, of) => {
      cost = stepCost(s, 0, beaten.hex('c4.C'), of)
    })
    expect(cost).toBe(-1)
  },
)

proves('MK-SITE-94', 'On the portal nobody fights a duel', () => {
  const table = scene({
    players: [
      { at: 'A.C', hand: ['rage', 'march'] },
      { at: 'A.C', hand: ['rage'] },
    ],
  })
  table.take('play march', 'endTurn')
  expect(table.state.duel.aggressor).toBe(NONE)
})

proves('MK-SC-111', 'Once the portal has closed it is a space like any other', () => {
  const table = scene({
    scenario: 'oneToReturn',
    round: 2,
    night: true,
    players: [
      { at: 'A.C', hand: ['rage', 'march'] },
      { at: 'A.C', hand: ['rage'] },
    ],
  })
  table.take('play march', 'endTurn')
  expect(table.state.duel).toMatchObject({ aggressor: 0, defender: 1 })
})
