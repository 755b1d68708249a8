import { proves } from '@longtable/kernel/proofs'
import { expect } from 'vitest'
import { Did } from '../src/state/schema/player.ts'
import { tellAchievements } from '../src/steps/scenarios/achieved.ts'
import { achievementIds } from '../src/content/achievements.ts'
import { achievements, titleOf } from '../src/state/scoring.ts'
import { Z } from '../src/state/pools/deed-cards.ts'
import { scene, type PlayerScene, type Scene, type SceneSpec } from './support/scene.ts'

/** A position to be scored; nobody is asked anything. */
function final(spec: SceneSpec): Scene {
  return scene({ scenario: 'firstReconnaissance', stack: [{ step: 'hero.pick', next: 0 }], ...spec })
}

const bare: PlayerScene = { hand: [], deck: [], did: Did.played }

function points(t: Scene, seat = 0): Record<(typeof achievementIds)[number], number> {
  const values = achievements(t.state, seat, t.engine.tables)
  return Object.fromEntries(achievementIds.map((id, n) => [id, values[n]])) as Record<
    (typeof achievementIds)[number],
    number
  >
}

function result(t: Scene) {
  return t.engine.tables.rules.score(t.state, t.engine.tables)
}

proves('MK-SCORE-01', 'the score begins with the fame', () => {
  expect(
    result(
      final({
        players: [
          { ...bare, fame: 40 },
          { ...bare, fame: 17 },
        ],
      }),
    ).scores,
  ).toEqual([40, 17])
})

proves('MK-SCORE-02', 'Knowledge: 2 for each spell, 1 for each advanced action, wherever they are', () => {
  const player = {
    ...bare,
    hand: ['fireball'],
    deck: ['agility'],
    discard: ['tremor', 'ambush'],
    play: ['training'],
    aside: ['spaceBending'],
  }
  expect(points(final({ players: [player] })).knowledge).toBe(9)
  const tucked = { ...bare, tactic: 'sparingPower', tucked: ['fireball', 'rage'] } as const
  expect(points(final({ night: true, players: [tucked] })).knowledge).toBe(2)
})

proves('MK-SCORE-03', 'Leader: levels of units, half of it for a wounded one, rounded down', () => {
  const units = ['utemGuardsmen', { unit: 'fireMages', wounds: 1 }, { unit: 'peasants', wounds: 2 }] as const
  expect(points(final({ players: [{ ...bare, level: 5, units }] })).leader).toBe(3)
})

proves('MK-SCORE-04', 'Adventurer: 2 for each shield on an adventure site', () => {
  const tiles = { '1,0': 'c1', '0,1': '10', '1,1': '7' }
  const marks = { 'c1.NE': 0, 'c1.W': 0, '10.SE': 0, '10.NW': 1, '7.SE': 0, '10.SW': 0 }
  const t = final({ tiles, marks, players: [bare] })
  expect([points(t, 0).adventurer, points(t, 1).adventurer]).toEqual([8, 2])
})

proves(
  'MK-SCORE-05',
  'Loot: 2 for each artifact, also on units, 1 for every 2 crystals of all colours together',
  () => {
    const units = [{ unit: 'peasants', banner: 'bannerOfGlory' }]
    const t = final({ players: [{ ...bare, deck: ['rubyRing'], units, crystals: 'rrbgw' }] })
    expect(points(t).loot).toBe(6)
    expect(points(final({ players: [{ ...bare, crystals: 'r' }] })).loot).toBe(0)
  },
)

proves('MK-SCORE-06', 'Conqueror: 2 for each shield on a keep, a mage tower or a burned monastery', () => {
  const tiles = { '1,0': '9', '0,1': '5' }
  const marks = { '9.E': 0, '9.SW': 0, '5.NE': 0, '9.NW': 0 }
  expect(points(final({ tiles, marks, players: [bare] })).conqueror).toBe(6)
})

proves('MK-SCORE-07', 'Beating: 2 off for each Wound, but none for those of units', () => {
  const player = {
    ...bare,
    hand: ['wound'],
    deck: ['wound'],
    discard: ['wound', 'rage'],
    units: [{ unit: 'peasants', wounds: 1 as const }],
  }
  expect(points(final({ players: [player] })).beating).toBe(-6)
  expect(points(final({ players: [bare] })).beating).toBe(0)
})

proves('MK-SCORE-08', 'a title is 3 for the best, 1 for each of those tied, nothing for nobody', () => {
  const { tables } = final({ players: [bare] }).engine
  const knowledge = achievementIds.indexOf('knowledge')
  const beating = achievementIds.indexOf('beating')
  expect(titleOf(knowledge, [7, 6, 0], tables)).toEqual([3, 0, 0])
  expect(titleOf(knowledge, [7, 7, 0], tables)).toEqual([1, 1, 0])
  expect(titleOf(knowledge, [0, 0, 0], tables)).toEqual([0, 0, 0])
  expect(titleOf(beating, [-4, 0, -2], tables)).toEqual([-3, 0, 0])
  expect(titleOf(beating, [-4, -4, 0], tables)).toEqual([-1, -1, 0])
  expect(titleOf(beating, [0, 0], tables).map(Math.abs)).toEqual([0, 0])
})

/** Example 79 */
function twoRivals(): Scene {
  const units = (...all: NonNullable<PlayerScene['units']>) => all
  return final({
    tiles: { '1,0': '10', '0,1': '9', '1,1': '7', '2,0': 'c1', '0,2': '3' },
    marks: {
      '10.SE': 0,
      '10.NW': 0,
      '9.NW': 1,
      '7.SE': 1,
      'c1.NE': 1,
      '10.SW': 0,
      '9.E': 0,
      '9.SW': 0,
      '3.NE': 1,
    },
    players: [
      {
        fame: 60,
        hand: ['fireball', 'tremor', 'wound'],
        deck: ['agility', 'ambush', 'training', 'rubyRing', 'wound'],
        crystals: 'rrbgw',
        units: units('utemGuardsmen', { unit: 'fireMages', wounds: 1 }),
      },
      {
        fame: 62,
        hand: ['chill'],
        deck: ['decompose', 'regeneration', 'inNeed', 'diplomacy', 'sapphireRing', 'diamondRing'],
        crystals: 'r',
        units: units('iceMages'),
      },
    ],
  })
}

proves(['MK-SCORE-08', 'MK-SCORE-10'], 'MK-X79: two rivals, all categories: 85 and 88', () => {
  const t = twoRivals()
  expect(points(t, 0)).toEqual({ knowledge: 7, leader: 3, adventurer: 4, loot: 4, conqueror: 6, beating: -4 })
  expect(points(t, 1)).toEqual({ knowledge: 6, leader: 3, adventurer: 6, loot: 4, conqueror: 2, beating: 0 })
  expect(result(t)).toEqual({ scores: [85, 88], winners: [1] })
})

proves(
  ['MK-SCORE-08', 'MK-SCORE-13'],
  'at the end it is told what everybody achieved, and no level changes',
  () => {
    const t = twoRivals()
    const before = t.state.players.map((player) => [player.fame, player.level])
    t.act(tellAchievements)
    expect(t.told('achieved').filter(({ seat }) => seat === 0)).toEqual([
      { event: 'achieved', seat: 0, what: 'knowledge', points: 7, title: 3 },
      { event: 'achieved', seat: 0, what: 'leader', points: 3, title: 1 },
      { event: 'achieved', seat: 0, what: 'adventurer', points: 4, title: 0 },
      { event: 'achieved', seat: 0, what: 'loot', points: 4, title: 1 },
      { event: 'achieved', seat: 0, what: 'conqueror', points: 6, title: 3 },
      { event: 'achieved', seat: 0, what: 'beating', points: -4, title: -3 },
    ])
    expect(t.state.players.map((player) => [player.fame, player.level])).toEqual(before)
  },
)

proves('MK-SCORE-09', 'cards that were thrown away and units that were disbanded do not count', () => {
  const t = final({ players: [{ ...bare, deck: ['fireball', 'wound'], units: ['peasants'] }] })
  expect(points(t)).toMatchObject({ knowledge: 2, leader: 1, beating: -2 })
  const s = t.state
  s.deeds[Z.gone].push(...s.deeds[Z.deck].splice(0))
  expect(points(t)).toMatchObject({ knowledge: 0, beating: 0 })
})

proves('MK-SCORE-10', 'tied players share the victory', () => {
  const t = final({
    players: [
      { ...bare, fame: 20 },
      { ...bare, fame: 12 },
      { ...bare, fame: 20 },
    ],
  })
  expect(result(t)).toEqual({ scores: [20, 12, 20], winners: [0, 2] })
})

proves('MK-SCORE-11', 'shields on an unconquered city score nothing', () => {
  const tiles = { '1,0': 'c5', '0,1': '1' }
  const city = (conquered: boolean): number[] =>
    result(
      final({
        scenario: 'fullConquest',
        tiles,
        cities: [{ at: 'c5.C', conquered, shields: [0, 0, 1], leader: conquered ? 0 : -1 }],
        players: [bare, bare],
      }),
    ).scores.slice()
  expect(city(false)).toEqual([0, 0])
  // 7 and the title of Greatest City Conqueror; 4 for a shield
  expect(city(true)).toEqual([12, 4])
})

proves('MK-SCORE-12', 'alone and in cooperation there are no titles', () => {
  const player = { ...bare, deck: ['fireball'] }
  const alone = final({ seats: 1, round: 4, announced: 0, dummy: { deck: [] }, players: [player] })
  expect(result(alone).scores).toEqual([2])
  alone.act(tellAchievements)
  expect(alone.told('achieved')).toEqual([
    { event: 'achieved', seat: 0, what: 'knowledge', points: 2, title: 0 },
  ])
  expect(result(final({ players: [player, bare] })).scores).toEqual([5, 0])
})

/** What is told adds up to the score, with the fame of the side. */
function toldPoints(t: Scene, side: readonly number[]): number {
  const fame = Math.min(...side.map((seat) => t.state.players[seat].fame))
  return t
    .told('achieved')
    .filter(({ seat }) => side.includes(seat))
    .reduce((sum, { points: own, title }) => sum + own + title, fame)
}

proves(
  ['MK-SCORE-08', 'MK-SC-05'],
  'in teams the mate who counts is named, with the title of the team; all of it is the score',
  () => {
    const t = final({
      scenario: 'fullConquest',
      options: { teams: true },
      tiles: { '1,0': 'c5', '0,1': '1' },
      cities: [{ at: 'c5.C', conquered: true, shields: [1, 0], leader: 1 }],
      players: [
        { ...bare, fame: 10, deck: ['chill', 'wound'] },
        { ...bare, fame: 12, deck: ['agility', 'wound'] },
        { ...bare, fame: 9, deck: ['fireball', 'tremor', 'ambush', 'wound', 'wound'] },
        { ...bare, fame: 30 },
      ],
    })
    t.act(tellAchievements)
    const { scores } = result(t)
    expect([toldPoints(t, [0, 2]), toldPoints(t, [1, 3])]).toEqual([scores[0], scores[1]])
    expect(t.told('achieved').slice(0, 6)).toEqual([
      { event: 'achieved', seat: 2, what: 'knowledge', points: 5, title: 3 },
      { event: 'achieved', seat: 1, what: 'knowledge', points: 1, title: 0 },
      { event: 'achieved', seat: 2, what: 'beating', points: -4, title: -3 },
      { event: 'achieved', seat: 1, what: 'beating', points: -2, title: 0 },
      { event: 'achieved', seat: 0, what: 'cities', points: 4, title: 0 },
      { event: 'achieved', seat: 1, what: 'cities', points: 7, title: 5 },
    ])
  },
)

proves('MK-SC-95', 'the title of Dungeon Lords is told by its own name', () => {
  const t = final({
    scenario: 'dungeonLords',
    tiles: { '1,0': '7', '0,1': '1' },
    marks: { '7.SE': 1 },
    players: [bare, bare],
  })
  t.act(tellAchievements)
  expect(toldPoints(t, [1])).toBe(result(t).scores[1])
  expect(t.told('achieved')).toEqual([{ event: 'achieved', seat: 1, what: 'crawler', points: 4, title: 5 }])
})
