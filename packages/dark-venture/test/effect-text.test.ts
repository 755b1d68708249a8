import type { Text } from '@longtable/kernel'
import { describe, expect, test } from 'vitest'
import { deedIds, resourceIds, tokenIds } from '../src/content/ids.ts'
import { edition } from '../src/content/edition.ts'
import { forSeats } from '../src/content/scaling.ts'
import type { Condition } from '../src/content/effects.ts'
import type { AbilityRow } from '../src/content/types.ts'
import { collectPrograms } from '../src/state/tables/programs.ts'
import { sourceOf } from '../src/text/program-source.ts'
import { VERBS } from '../src/effects/verbs/index.ts'
import { sayCondition, sayCost, sayCosts, sayLimit, sayMods } from '../src/text/effect-parts.ts'
import { say } from '../src/text/effect-text.ts'
import { say as write, sentences } from './support/messages.ts'

const { programs } = collectPrograms(edition, VERBS)

function abilityRows(): readonly AbilityRow[] {
  const sides = [...edition.factions, ...edition.heroes].flatMap(({ abilities }) => abilities)
  const powers = edition.factions.map(({ ancient }) => ancient.power)
  return [...sides, ...powers, ...edition.itemCards.flatMap(({ ability }) => ability ?? [])]
}

function conditions(): readonly Condition[] {
  const { scenarios, adventures } = edition
  return [
    ...scenarios.flatMap(({ sides, teamA }) => [
      ...sides.flatMap(({ win, lose }) => [...(win ?? []), ...(lose ?? [])]),
      ...(teamA?.win ?? []),
      ...(teamA?.lose ?? []),
    ]),
    ...adventures.flatMap(({ watches, endings }) => [...watches, ...endings].map(({ when }) => when)),
    ...abilityRows().flatMap(({ needs }) => needs ?? []),
  ]
}

const wrong: Readonly<Record<'en' | 'fr', readonly RegExp[]>> = {
  en: [
    /\{\{| {2}|undefined|\[object|\.\.|\s[.,]|NaN/,
    /\b1 (?:dice(?! token)|spaces|cards|units|points|tokens)\b/,
  ],
  fr: [
    /\{\{| {2}|undefined|\[object|\.\.|\s[.,]|NaN/,
    /[^\u00a0][:;?!»]|«[^\u00a0]/,
    /\b(?:de le|de les|à le|à les|si il|de une?|que il)\b/i,
    /'|\b1 (?:dés|cases|cartes|unités|points|jetons)\b/,
  ],
}

/** What is wrong with a text: holes, doubled spaces, loose French punctuation, wrong agreement, too long for a card. */
function faults(text: Text, sentence: RegExp = /./): string[] {
  return (['en', 'fr'] as const).flatMap((language) => {
    const words = write(text, language)
    const isSound =
      words.length < 420 && sentence.test(words) && !wrong[language].some((one) => one.test(words))
    return isSound ? [] : [words]
  })
}

const SENTENCE = /^[\p{Lu}«“].*\.$/u

describe('every row is put into words in both languages', () => {
  test.each([...programs].map(([name, effects]) => ({ name, effects })))('$name', ({ effects }) => {
    expect(faults(say({ verbs: VERBS }, effects), SENTENCE)).toEqual([])
  })

  test('modifiers', () => {
    const all = [
      ...edition.units.flatMap(({ mods }) => (mods === undefined ? [] : [mods])),
      ...edition.itemCards.flatMap(({ mods }) => (mods === undefined ? [] : [mods])),
      ...abilityRows().flatMap(({ mods }) => (mods === undefined ? [] : [mods])),
      ...edition.creatures.flatMap(({ mods, enraged }) => [mods, enraged]),
    ]
    expect(all.length).toBeGreaterThan(20)
    for (const mods of all) expect(faults(sayMods(mods))).toEqual([])
  })

  test('conditions', () => {
    expect(conditions().length).toBeGreaterThan(20)
    for (const condition of conditions()) expect(faults(sayCondition(forSeats(condition, 2)))).toEqual([])
  })

  test('prices and limits', () => {
    for (const { costs } of abilityRows()) expect(faults(sayCosts(costs))).toEqual([])
    const limits = abilityRows().flatMap(({ limit }) => limit ?? [])
    for (const limit of limits) expect(faults(sayLimit(limit))).toEqual([])
    for (const { ancient } of edition.factions) expect(faults(sayCost(ancient.summon.cost))).toEqual([])
  })

  test('what a program belongs to has a name', () => {
    for (const name of programs.keys()) {
      const source = sourceOf(edition, name)
      const words = 'key' in source ? write(source, 'fr') : source.fr
      expect(words).not.toBe('')
    }
  })

  test('deeds, resources and tokens', () => {
    for (const id of deedIds) {
      for (const count of [1, 3]) expect(faults({ key: `deed.${id}`, with: { count } })).toEqual([])
    }
    for (const id of [...resourceIds, ...tokenIds]) {
      for (const count of [1, 3]) expect(faults({ key: `thing.${id}`, with: { count } })).toEqual([])
    }
  })
})

test.each([
  [
    'card.sabotage',
    'Choose: “Break a fence or wall” → Remove 1 fence or wall within 2 spaces of one of your units. Or “Hobble a unit” → Restrain one enemy unit other than Ancients within 2 spaces of one of your units.',
    'Choisissez\u00a0: «\u00a0Abattre une clôture ou un mur\u00a0» → Retirez 1 clôture ou mur à 2 cases ou moins d’une de vos unités. Ou «\u00a0Entraver une unité\u00a0» → Entravez une unité ennemie hors Anciens à 2 cases ou moins d’une de vos unités.',
  ],
  [
    'card.looseShackles',
    'For all own captured units → Roll 1d6; 4 or more → Set that unit free; it may move up to 2 spaces.',
    'Pour toutes les unités prisonnières du camp → Lancez 1d6\u00a0; 4 ou plus → Libérez l’unité concernée, qui peut se déplacer de 2 cases au plus.',
  ],
  [
    'auto.varpen.8',
    'Move all own units with a prisoner up to 3 steps towards the nearest open map edge. Exchange prisoners where that is possible: all own units with a prisoner.',
    'Déplacez toutes les unités du camp avec un prisonnier de 3 pas au plus vers le bord ouvert le plus proche. Échangez les prisonniers là où c’est possible\u00a0: toutes les unités du camp avec un prisonnier.',
  ],
  [
    'auto.orpal.2',
    'Move the own standard unit nearest to a rift crystal up to 2 steps towards the nearest rift crystal. Let all own units take a rift crystal from the same space.',
    'Déplacez l’unité ordinaire du camp la plus proche d’un cristal de faille de 2 pas au plus vers le cristal de faille le plus proche. Ramassez un cristal de faille sur place avec toutes les unités du camp.',
  ],
  ['search.2', 'Nothing happens.', 'Il ne se passe rien.'],
])('%s reads as it should', (name, en, fr) => {
  const text = say({ verbs: VERBS }, programs.get(name) ?? [])
  expect(write(text, 'en')).toBe(en)
  expect(write(text, 'fr')).toBe(fr)
})

test('both languages have the same sentences', () => {
  const bare = (key: string): string => key.replace(/_(?:one|other)$/, '')
  const keys = (language: 'en' | 'fr'): string[] =>
    [...new Set([...sentences[language].keys()].map(bare))].toSorted()
  expect(keys('fr')).toEqual(keys('en'))
})
