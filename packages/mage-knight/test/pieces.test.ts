import type { Text } from '@longtable/kernel'
import { languages } from '@longtable/kernel/testing'
import { expect, expectTypeOf, test } from 'vitest'
import { cities } from '../src/content/cities.ts'
import { colours, terrains } from '../src/content/effect.ts'
import { ledger, numbered } from '../src/content/numbers.ts'
import type { CARD } from '../src/state/choices/effects.ts'
import type { Card } from '../src/state/pools/deed-cards.ts'
import type { Hex, Slot } from '../src/state/pools/lattice.ts'
import type { Unit } from '../src/state/pools/unit-cards.ts'
import { hexText, slotText } from '../src/text/hex.ts'
import {
  backText,
  cardClassText,
  cardsText,
  cardText,
  cityText,
  colourNameText,
  heroText,
  listed,
  scenarioText,
  siteText,
  skillNameText,
  strongText,
  tacticNameText,
  terrainText,
  tileText,
  tokenText,
  unitText,
} from '../src/text/pieces.ts'
import { allCards, face } from '../src/state/pools/deed-cards.ts'
import { scene } from './support/scene.ts'
import { say } from './support/sentences.ts'

function card(id: string): number {
  return allCards.find((n) => face(n).id === id) ?? -1
}

test('everything has a name in both languages', () => {
  const table: readonly (readonly [readonly unknown[], (n: number) => Text])[] = [
    [numbered.heroes, heroText],
    [allCards, cardText],
    [allCards, strongText],
    [allCards, cardClassText],
    [numbered.units, unitText],
    [numbered.skills, skillNameText],
    [numbered.tactics, tacticNameText],
    [numbered.enemies, tokenText],
    [numbered.ruins, tokenText],
    [ledger.keys('post'), backText],
    [numbered.sites, siteText],
    [cities, cityText],
    [terrains, terrainText],
    [numbered.tiles, tileText],
    [numbered.scenarios, scenarioText],
    [colours, colourNameText],
  ]
  for (const [all, name] of table) {
    for (const n of all.flatMap((_, number) => [number])) {
      for (const language of languages) expect(say(name(n), language).length).toBeGreaterThan(1)
    }
  }
})

test('names as they are said', () => {
  expect(say(cardText(card('wound')), 'fr')).toBe('Blessure')
  expect(say(cardText(-1), 'en')).toBe('a face-down card')
  expect(say(strongText(card('undergroundTravel')), 'en')).toBe('Underground Attack')
  expect(say(strongText(card('rage')), 'en')).toBe(say(cardText(card('rage')), 'en'))
  expect(say(cardsText([card('rage'), card('wound'), card('wound') + 1]), 'en')).toBe('Rage and 2 Wounds')
  expect(say(listed([]), 'en')).toBe('nothing')
  expect(say(listed([heroText(0), heroText(1), heroText(2)]), 'fr')).toBe('Arythea, Goldyx et Norowas')
})

test('spaces by what is there and where it is', () => {
  const table = scene({ tiles: { '1,0': 'c8', '0,1': '2' }, cities: [{ at: 'c8.C' }] })
  const at = (name: string, language: 'en' | 'fr'): string =>
    say(hexText(table.state, table.hex(name)), language)
  expect(at('2.SE', 'en')).toBe('plains (tile 2, south-east)')
  expect(at('2.E', 'fr')).toBe('Village, plaine (tuile 2, est)')
  expect(at('2.SW', 'en')).toBe('Crystal Mine (green), hills (tile 2, south-west)')
  expect(at('c8.C', 'en')).toBe('Red City, desert (tile C8, centre)')
  expect(say(hexText(table.state, -1), 'en')).toBe('a space off the map')
  expect(say(slotText(table.engine.tables, 0), 'en')).toBe('tile position 0, 0')
})

test('numbers that mean different things do not pass for each other', () => {
  expectTypeOf<Card>().not.toExtend<Unit>()
  expectTypeOf<Hex>().not.toExtend<Slot>()
  expectTypeOf<(typeof CARD)[number]['card']>().toEqualTypeOf<Card>()
  expectTypeOf(unitText).parameter(0).toEqualTypeOf<Unit>()
})
