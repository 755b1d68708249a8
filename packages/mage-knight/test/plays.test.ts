import { expectWholeMenu } from '@longtable/kernel/proofs'
import { describe, expect, test } from 'vitest'
import { allCards, face } from '../src/state/pools/deed-cards.ts'
import { allSkills, skillRow } from '../src/state/pools/skill-tokens.ts'
import { unitKind, unitRow } from '../src/state/pools/unit-cards.ts'
import { numbered } from '../src/content/numbers.ts'
import { mageKnight } from '../src/game.ts'
import { facing, fight, melee } from './support/plays.ts'
import { scene, type PlayerScene, type Scene } from './support/scene.ts'

/** Whatever is in hand, each menu speaks of all that can be pointed at, and a playout is offered the same. */

const cards = [...new Set(allCards.map((card) => face(card).id))]
const units = numbered.units.flatMap((_, unit, all) =>
  all.findIndex((_row, other) => unitKind(other) === unitKind(unit)) === unit ? [unit] : [],
)

/** Parts of a list, so many at a time. */
function parts<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size))
}

const places: Readonly<Record<string, (player: PlayerScene, night: boolean) => Scene>> = {
  'while moving': (player, night) => scene({ night, players: [player] }),
  'where locals talk': (player, night) => scene({ night, players: [{ at: '1.E', ...player }] }),
  'in the ranged phase': (player, night) =>
    fight({ enemies: ['prowlers', 'iceMages'], night, players: [player] }),
  'against a faced enemy': (player, night) =>
    facing(fight({ enemies: ['prowlers'], night, players: [player] })),
  'in the attack phase': (player, night) =>
    melee(fight({ enemies: ['prowlers'], night, players: [{ level: 9, ...player }] })),
}

describe.each(Object.entries(places))('Menus are whole %s', (_name, place) => {
  const mana = { crystals: 'rbgw', tokens: 'yk', healing: 1 } as const

  test.each([false, true])('with every card, at Night: %s', (night) => {
    expect.hasAssertions()
    for (const hand of parts(cards, 8)) expectWholeMenu(place({ ...mana, hand, units: ['peasants'] }, night))
    for (const hand of parts(cards, 8)) expectWholeMenu(place({ hand }, night))
  })

  test('with every unit, ready, spent and wounded', () => {
    expect.hasAssertions()
    for (const some of parts(units, 5)) {
      const ids = some.map((unit) => unitRow(unit).id)
      expectWholeMenu(place({ ...mana, hand: ['rage', 'bannerOfFear'], units: ids }, false))
      const spent = ids.map((unit, n) => ({ unit, spent: n % 2 === 0, wounds: n % 3 === 0 ? 1 : 0 }) as const)
      expectWholeMenu(place({ hand: ['rage'], units: spent }, true))
    }
  })

  test('with every skill', () => {
    expect.hasAssertions()
    const ids = allSkills.map((skill) => skillRow(skill).id)
    for (const skills of parts(ids, 10)) {
      expectWholeMenu(place({ ...mana, hand: ['rage', 'wound', 'march'], skills }, false))
      expectWholeMenu(place({ hand: ['wound'], skills }, true))
    }
  })
})

test('Menus are whole with what effects allow later in the turn', () => {
  expect.hasAssertions()
  const player = {
    hand: ['agility', 'diplomacy', 'learning', 'rage', 'march'],
    tokens: 'wwww',
    at: '1.E',
  } as const
  const t = scene({ source: '', players: [player] })
  t.take('play learning influence 4')
  expectWholeMenu(t)
  const combat = fight({ enemies: ['prowlers'], players: [{ hand: player.hand, tokens: player.tokens }] })
  combat.take('play agility 4')
  expectWholeMenu(combat)
  facing(combat)
  expectWholeMenu(combat)
})

test('Menus of the others are whole', () => {
  expect.hasAssertions()
  const skills = ['motivation-arythea', 'motivation-goldyx', 'darkPaths']
  for (const tactic of ['sparingPower', 'midnightMeditation', 'longNight', 'manaSearch'] as const) {
    const t = scene({ night: true, players: [{ hand: ['rage'] }, { hand: ['rage'], skills, tactic }] })
    expectWholeMenu(t, 1)
    const own = scene({ night: true, players: [{ hand: ['rage'], skills, tactic }] })
    expectWholeMenu(own, 0)
  }
})

test('The tables know every card and unit', () => {
  const { basicActions, advancedActions, spells, artifacts } = mageKnight.content
  expect(cards.length).toBe(basicActions + advancedActions + spells + artifacts + 1)
  expect(units.length).toBe(mageKnight.content['units'])
})
