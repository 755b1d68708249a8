import { expect, expectTypeOf, test } from 'vitest'
import { text, verbMessages, verbTable } from '../src/index.ts'
import type { Flavoured, RowsOf, Text, VerbText } from '../src/index.ts'

interface Parameters {
  readonly gain: { readonly gold: number }
  readonly twice: { readonly part: Row }
}
type Row = RowsOf<Parameters>

interface Purse {
  gold: number
}

interface Verb<E extends Row> extends VerbText<E, Row> {
  run(purse: Purse, row: E, verbs: Verbs): void
  can?(purse: Purse, row: E): boolean
}
type Verbs = Readonly<Record<Row['do'], Verb<never>>>

const gain: Verb<Extract<Row, { do: 'gain' }>> = {
  messages: {
    en: { gain_one: 'gain {{count}} coin', gain_other: 'gain {{count}} coins' },
    fr: { gain: 'gagnez {{count}}' },
  },
  text: ({ gold }) => text('fx.gain', { count: gold }),
  run: (purse, { gold }) => void (purse.gold += gold),
}

const twice: Verb<Extract<Row, { do: 'twice' }>> = {
  messages: { en: { twice: 'twice: {{part}}' }, fr: { twice: 'deux fois : {{part}}' } },
  text: ({ part }, say) => text('fx.twice', { part: say(part) }),
  can: () => true,
  run: (purse, { part }, verbs) => {
    for (let n = 0; n < 2; n++) verbs[part.do].run(purse, part as never, verbs)
  },
}

const fields = ['messages', 'text', 'run', 'can'] as const
const verbs = verbTable<Row, Verb<never>>(fields, { gain, twice })

test('rows name their verb and its parameters, and a verb runs what is inside through the table it is handed', () => {
  const purse = { gold: 0 }
  const row: Row = { do: 'twice', part: { do: 'twice', part: { do: 'gain', gold: 3 } } }
  verbs[row.do].run(purse, row as never, verbs)
  expect(purse.gold).toBe(12)
})

test('verbs are objects of one shape, whatever they leave out', () => {
  expect(Object.keys(verbs.gain)).toEqual([...fields])
  expect(Object.keys(verbs.twice)).toEqual([...fields])
  expect(verbs.gain).toHaveProperty('can', undefined)
  const odd = { ...gain, runs: () => undefined }
  expect(() => verbTable<Row, Verb<never>>(fields, { gain: odd, twice })).toThrow(
    'no verb has a field runs: gain',
  )
})

test('a row is put into words by its verb, and what is inside by whoever says the whole', () => {
  const say = (row: Row): Text => verbs[row.do].text(row as never, say)
  expect(say({ do: 'twice', part: { do: 'gain', gold: 2 } })).toEqual(
    text('fx.twice', { part: text('fx.gain', { count: 2 }) }),
  )
})

test('the sentences of all verbs are collected, and none is written twice', () => {
  expect(Object.keys(verbMessages(verbs, 'en'))).toEqual(['gain_one', 'gain_other', 'twice'])
  expect(Object.keys(verbMessages(verbs, 'fr'))).toEqual(['gain', 'twice'])
  expect(() => verbMessages({ gain, again: gain }, 'fr')).toThrow('two verbs say gain: again is the second')
})

test('a flavoured number is not taken for another kind of thing', () => {
  type Card = Flavoured<number, 'Card'>
  type Site = Flavoured<number, 'Site'>
  expectTypeOf<number>().toExtend<Card>()
  expectTypeOf<Card>().toExtend<number>()
  expectTypeOf<Card>().not.toExtend<Site>()
})
