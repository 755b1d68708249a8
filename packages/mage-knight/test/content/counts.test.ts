import { describe, expect, test } from 'vitest'
import { editionOf, editions } from '../../src/content/edition.ts'
import { enemies } from '../../src/content/enemies.ts'
import { heroes } from '../../src/content/heroes.ts'
import { tokenColours } from '../../src/content/ids.ts'
import { ruins } from '../../src/content/ruins.ts'
import { scenarios } from '../../src/content/scenarios.ts'
import { sites } from '../../src/content/sites.ts'
import { skills } from '../../src/content/skills.ts'
import { tactics } from '../../src/content/tactics.ts'
import { tiles } from '../../src/content/tiles.ts'
import { units } from '../../src/content/units.ts'
import { allCards, BANNERS, face, kindOf, likeOf } from '../../src/state/pools/deed-cards.ts'
import { heroOfSkill } from '../../src/state/pools/skill-tokens.ts'
import { backOf, enemyKind, enemyRow, isRuins, slotBack } from '../../src/state/pools/tokens.ts'
import { isElite, unitKind } from '../../src/state/pools/unit-cards.ts'
import { firstBox } from '../support/first-box.ts'

/** The components of the printed box; what is added to it later is not counted here. */
const box = firstBox

describe('the printed box', () => {
  test('holds what it says', () => {
    const rowsOf = (is: string): number =>
      new Set(box.cards.filter((card) => face(card).is === is).map(kindOf)).size
    expect({
      heroes: box.heroes.length,
      basicActions: rowsOf('basic'),
      advancedActions: rowsOf('advanced'),
      spells: rowsOf('spell'),
      artifacts: rowsOf('artifact'),
      deedCards: box.cards.length,
      units: new Set(box.units.map(unitKind)).size,
      unitCards: box.units.length,
      skills: box.skills.length,
      tactics: box.tactics.length,
      enemies: new Set(box.tokens.filter((token) => !isRuins(token)).map(enemyKind)).size,
      ruins: box.tokens.filter(isRuins).length,
      tokens: box.tokens.length,
      tiles: box.tiles.length,
    }).toEqual({
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
      tiles: 21,
    })
  })

  test('has 16 cards of each hero, and cards that look alike have one kind', () => {
    for (const hero of box.heroes)
      expect(box.cards.filter((card) => face(card).hero === hero)).toHaveLength(16)
    for (const card of allCards) {
      expect(kindOf(likeOf(card))).toBe(kindOf(card))
      expect(face(likeOf(card)).hero).toBe(face(card).hero)
    }
    expect(BANNERS.filter((card) => box.cards.includes(card)).map((card) => face(card).id)).toEqual([
      'bannerOfGlory',
      'bannerOfFear',
      'bannerOfProtection',
      'bannerOfCourage',
    ])
  })

  test('has 20 regular and 20 elite units, 11 skills of each hero', () => {
    expect(box.units.filter(isElite)).toHaveLength(20)
    for (const hero of box.heroes)
      expect(box.skills.filter((skill) => heroOfSkill(skill) === hero)).toHaveLength(11)
  })

  test('has tokens of each colour, and a slot for each', () => {
    const backs = (back: (n: number) => number, of: readonly number[]): number[] =>
      tokenColours.map((_, colour) => of.filter((n) => back(n) === colour).length)
    expect(backs(backOf, box.tokens)).toEqual([12, 10, 10, 10, 10, 8, 12])
    const posts = Array.from({ length: box.posts }, (_, post) => post)
    expect(backs(slotBack, posts)).toEqual([12, 10, 10, 10, 10, 8, 12])
    for (const token of box.tokens.filter((one) => !isRuins(one)))
      expect(enemyRow(token).colour).toBe(tokenColours[backOf(token)])
  })
})

describe('the tables', () => {
  test('has ids that are used once', () => {
    for (const edition of editions) {
      const { basicActions, advancedActions, spells, artifacts } = edition
      const ids = [...basicActions, ...advancedActions, ...spells, ...artifacts].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
    for (const rows of [heroes, units, skills, tactics, enemies, ruins, sites, tiles, scenarios])
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
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
