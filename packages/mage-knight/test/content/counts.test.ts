import { describe, expect, test } from 'vitest'
import { editionOf, editions } from '../../src/content/edition.ts'
import { enemies } from '../../src/content/enemies.ts'
import { ruins } from '../../src/content/ruins.ts'
import { scenarios } from '../../src/content/scenarios.ts'
import { tiles } from '../../src/content/tiles.ts'
import { units } from '../../src/content/units.ts'
import { mageKnight } from '../../src/game.ts'
import { CARDS, face, kindOf, likeOf, BANNERS } from '../../src/state/pools/deed-cards.ts'
import { heroOfSkill, SKILLS } from '../../src/state/pools/skill-tokens.ts'
import { backOf, enemyKind, FIRST_RUINS, TOKENS } from '../../src/state/pools/tokens.ts'
import { isElite, UNITS } from '../../src/state/pools/unit-cards.ts'

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

describe('the box', () => {
  test('holds what it says', () => {
    expect(mageKnight.content).toEqual({
      heroes: 4,
      basicActions: 16,
      advancedActions: 28,
      spells: 20,
      artifacts: 16,
      deedCards: 228,
      units: 20,
      unitCards: 40,
      skills: 44,
      tactics: 12,
      enemies: 29,
      ruins: 12,
      tokens: 72,
      sites: 15,
      tiles: 21,
      scenarios: 11,
    })
  })

  test('has 16 cards of each hero, and cards that look alike have one kind', () => {
    for (const hero of numbers(4))
      expect(numbers(CARDS).filter((card) => face(card).hero === hero)).toHaveLength(16)
    for (const card of numbers(CARDS)) {
      expect(kindOf(likeOf(card))).toBe(kindOf(card))
      expect(face(likeOf(card)).hero).toBe(face(card).hero)
    }
    expect(BANNERS.map((card) => face(card).id)).toEqual([
      'bannerOfGlory',
      'bannerOfFear',
      'bannerOfProtection',
      'bannerOfCourage',
    ])
  })

  test('has 20 regular and 20 elite units, 11 skills of each hero', () => {
    expect(numbers(UNITS).filter(isElite)).toHaveLength(20)
    expect(units.reduce((sum, { copies }) => sum + copies, 0)).toBe(40)
    for (const hero of numbers(4))
      expect(numbers(SKILLS).filter((skill) => heroOfSkill(skill) === hero)).toHaveLength(11)
  })

  test('has tokens of each colour, in the order of their piles', () => {
    const back = ['green', 'grey', 'brown', 'violet', 'white', 'red']
    for (const token of numbers(FIRST_RUINS))
      expect(enemies[enemyKind(token)].colour).toBe(back[backOf(token)])
    expect([TOKENS, FIRST_RUINS, ruins.length]).toEqual([72, 60, 12])
  })

  test('has ids that are used once', () => {
    for (const edition of editions) {
      const { basicActions, advancedActions, spells, artifacts } = edition
      const ids = [...basicActions, ...advancedActions, ...spells, ...artifacts].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
    expect(new Set(tiles.map(({ id }) => id)).size).toBe(21)
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(11)
  })
})

describe('the first printing', () => {
  const [newest, first] = [editionOf('2018'), editionOf('2011')]
  const changed = (
    ['basicActions', 'advancedActions', 'spells', 'artifacts', 'units', 'enemies'] as const
  ).flatMap((table) =>
    newest[table].flatMap((row, n) =>
      JSON.stringify(row) === JSON.stringify(first[table][n]) ? [] : [row.id],
    ),
  )

  test('differs where the table says so and nowhere else', () => {
    expect(changed).toEqual([
      'coldToughness',
      'bloodRitual',
      'magicTalent',
      'inNeed',
      'spaceBending',
      'wingsOfWind',
      'bannerOfFear',
      'hornOfWrath',
      'utemGuardsmen',
      'altemGuardians',
      'altemGuardsmen',
      'altemMages',
    ])
  })

  test('has the values it had', () => {
    const cold = (edition: typeof first) =>
      edition.basicActions.find(({ id }) => id === 'coldToughness')?.basic
    expect(cold(first)).not.toEqual(cold(newest))
    const attacks = newest.enemies.flatMap((row, n) =>
      row.attack === first.enemies[n].attack ? [] : [first.enemies[n].attack],
    )
    expect(attacks).toEqual([6])
  })
})
