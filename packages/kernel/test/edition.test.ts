import { describe, expect, it } from 'vitest'
import {
  differenceText,
  editionBounds,
  editionDifferences,
  editionTemplate,
  readEditionWith,
  type EditionField,
  type EditionGroup,
  type EditionSpec,
  type Json,
} from '../src/index.ts'

/** Effects inside effects, and numbers that may be words. */
const effect: EditionField = {
  kind: 'cases',
  by: 'do',
  isStep: true,
  of: {
    draw: {
      kind: 'group',
      fields: {
        n: {
          kind: 'shapes',
          of: [
            { kind: 'whole', min: 1, max: 9 },
            { kind: 'one', of: ['all'] },
          ],
        },
      },
    },
    both: {
      kind: 'group',
      fields: {
        effects: { kind: 'list', most: 400, of: { kind: 'part', field: () => effect } },
        quick: { kind: 'mark' },
      },
      optional: ['quick'],
    },
  },
}

const card: EditionGroup = {
  kind: 'group',
  fields: {
    name: { kind: 'names', longest: 20 },
    cost: { kind: 'whole', min: 0, max: 9 },
    at: { kind: 'place', known: (word) => /^[A-C][1-3]$/.test(word), example: 'B2' },
    effects: { kind: 'list', most: 400, of: effect },
  },
}

const value = { name: { en: 'Rain', fr: 'Pluie' }, cost: 2, at: 'A1', effects: [{ do: 'draw', n: 1 }] }

const spec: EditionSpec = {
  tables: [
    {
      id: 'cards',
      name: { en: 'Cards', fr: 'Cartes' },
      about: { en: 'all of them', fr: 'toutes' },
      rows: [
        { id: 'rain', name: value.name, field: card, value },
        { id: 'own', name: 'own', field: card },
      ],
    },
  ],
}

const rain = (fields: Json): Json => ({ cards: { rain: fields } })
const problems = (given: unknown): readonly string[] =>
  readEditionWith(spec, given).problems.map(
    ({ path, problem }) => `${path} ${problem.key.replace('kernel.edition.', '')}`,
  )

describe('an edition', () => {
  it('says only what is not as it was', () => {
    const read = readEditionWith(spec, rain({ '//': 'a note', name: { en: 'Rain' }, cost: 3 }))
    expect(read).toEqual({ problems: [], edition: rain({ cost: 3 }) })
  })

  it('is told wrong in all places at once', () => {
    expect(
      problems(rain({ name: { en: '', de: 'x' }, cost: 11, at: 'D9', effects: [{ do: 'fly' }] })),
    ).toEqual([
      'cards.rain.name.en emptyText',
      'cards.rain.name.de unknownField',
      'cards.rain.cost outOfRange',
      'cards.rain.at unknownPlace',
      'cards.rain.effects.0.do unknownValue',
    ])
  })

  it('has a row that was not there whole or not at all', () => {
    expect(problems({ cards: { own: { cost: 1 } } })).toEqual([
      'cards.own.name missing',
      'cards.own.at missing',
      'cards.own.effects missing',
    ])
    expect(problems({ cards: { own: value } })).toEqual([])
  })

  it('is told of a small language what comes nearest', () => {
    expect(problems(rain({ effects: [{ do: 'draw', n: 10 }] }))).toEqual([
      'cards.rain.effects.0.n outOfRange',
    ])
    expect(problems(rain({ effects: [{ do: 'both', effects: [{ do: 'draw' }], quick: false }] }))).toEqual([
      'cards.rain.effects.0.effects.0.n missing',
      'cards.rain.effects.0.quick notMark',
    ])
  })

  it('has plain text: nothing that steers a terminal, breaks lines or turns the writing round', () => {
    const { edition } = readEditionWith(spec, rain({ name: { en: '\u001b[31mRed\n\u202e rain\u200b ' } }))
    expect(edition).toEqual(rain({ name: { en: '[31mRed rain', fr: 'Pluie' } }))
  })
})

describe('what is too much', () => {
  it('is refused before anything is read', () => {
    const deep = (levels: number): Json => (levels === 0 ? 1 : [deep(levels - 1)])
    expect(problems(deep(editionBounds.nesting + 1))).toEqual([' tooDeep'])
    expect(problems(new Array(editionBounds.values + 1).fill(0))).toEqual([' tooMany'])
    expect(problems({ x: 'x'.repeat(editionBounds.letters) })).toEqual([' tooLong'])
  })

  it('is a program of too many steps, those inside others too', () => {
    const draws = (n: number): Json => new Array(n).fill({ do: 'draw', n: 1 })
    const inside = (n: number): Json => rain({ effects: [{ do: 'both', effects: draws(n) }] })
    expect(problems(inside(editionBounds.steps - 1))).toEqual([])
    expect(problems(inside(editionBounds.steps))).toEqual([
      `cards.rain.effects.0.effects.${editionBounds.steps - 1} longProgram`,
    ])
  })

  it('ends with the first problems', () => {
    const wrong = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`x${n}`, 1]))
    expect(problems(wrong)).toHaveLength(editionBounds.problems)
  })
})

it('is told by what differs, and begins with a template that changes nothing', () => {
  const { edition } = readEditionWith(spec, rain({ name: { fr: 'Averse' } }))
  const [difference] = editionDifferences(spec, edition)
  expect(differenceText(difference, 'en')).toEqual({
    key: 'kernel.edition.difference',
    with: { table: spec.tables[0].name, row: 'Rain', field: 'name', before: 'fr Pluie', after: 'fr Averse' },
  })
  const template = editionTemplate(spec, 'en', ({ key }) => key)
  expect(readEditionWith(spec, template)).toEqual({ problems: [], edition: {} })
  expect(template).toHaveProperty('cards.rain.cost', 2)
})
