import { choice, text, type DescribedMenu, type Shortcut } from '@longtable/kernel'
import { expect, test } from 'vitest'
import type { Ansi } from '../src/terminal/ansi.ts'
import { findRules, Listing } from '../src/play/listing.ts'
import { formatterFor } from '../src/context/i18n.ts'
import { toyEntry } from './toy/terminal.ts'

const entry = toyEntry('')
const { game } = entry
const i18n = formatterFor('en', entry)
const ansi: Ansi = { bold: (words) => words, dim: (words) => words, clear: () => '', back: () => '' }

const card = (n: number) => ({
  choice: choice({ do: 'play', card: n }),
  text: text('entry.play', { card: n }),
})
const cards = (count: number, revises: boolean) =>
  Array.from({ length: count }, (_, n) => ({ ...card(n + 1), revises }))

function asked(parts: Partial<DescribedMenu>): DescribedMenu {
  return {
    step: 'toy.turn',
    awaited: true,
    question: text('question.bid'),
    entries: [],
    blocked: [],
    ...parts,
  }
}

function listing(parts: Partial<DescribedMenu>, shortcuts: readonly Shortcut[] = [], pageSize = 10): Listing {
  return new Listing(asked(parts), shortcuts, { i18n, pageSize })
}

test('a long list has pages, and goes round', () => {
  const list = listing({ entries: cards(25, false) })
  expect(list.lines(ansi)[0]).toBe('   1  Play card 1')
  expect(list.lines(ansi).at(-1)).toBe('Page 1 of 3: n for the next, p for the previous.')
  list.turn(-1)
  expect(list.lines(ansi)).toEqual([
    ...[21, 22, 23, 24, 25].map((n) => `  ${n}  Play card ${n}`),
    'Page 3 of 3: n for the next, p for the previous.',
  ])
  list.turn(1)
  expect(list.lines(ansi)[0]).toBe('   1  Play card 1')
})

test('what only rearranges a plan comes last, and is folded away when there is much of it', () => {
  const entries = [
    ...cards(20, true),
    { choice: choice({ do: 'pass' }), text: text('entry.pass'), revises: false },
  ]
  const list = listing({ entries }, [], 100)
  expect(list.lines(ansi)).toEqual([
    '   1  Pass and draw',
    '… and 20 that only rearrange, or are of no use now (from 2): words find them, m shows them all.',
  ])
  expect(list.item(21)?.choices).toEqual([{ do: 'play', card: 20 }])
  expect(list.filter('card 13')).toBe(true)
  expect(list.lines(ansi)).toContain('  14 ~Play card 13')
  list.filter('')
  list.unfold()
  expect(list.lines(ansi)).toHaveLength(21)
  expect(listing({ entries: cards(3, true) }).lines(ansi)).toHaveLength(3)
})

test('what is of no use now comes last', () => {
  const entries = [
    { ...card(1), revises: false, idle: true as const },
    { choice: choice({ do: 'pass' }), text: text('entry.pass'), revises: false },
  ]
  expect(listing({ entries }).lines(ansi)).toEqual(['  1  Pass and draw', '  2 ~Play card 1'])
})

test('shortcuts stand among what leads on', () => {
  const choices = [choice({ do: 'play', card: 1 }), choice({ do: 'play', card: 2 })]
  const list = listing({ entries: cards(2, false) }, [{ text: text('entry.bid', { bid: 7 }), choices }])
  expect(list.lines(ansi)[2]).toBe('  3  Bid 7 (in one go)')
  expect(list.item(3)?.choices).toEqual(choices)
  expect(list.item(4)).toBeUndefined()
  expect(list.item(0)).toBeUndefined()
})

test('what is blocked for the same reason stands together, by name when one looks for it', () => {
  const blocked = Array.from({ length: 6 }, (_, n) => ({
    ...card(n),
    rule: 'TOY-PLAY-1',
    numbers: { last: 9 },
  }))
  const list = listing({ entries: cards(1, false), blocked })
  const reason = 'it must be higher than 9 [TOY-PLAY-1]'
  const four = [0, 1, 2, 3].map((n) => `Play card ${n}`).join('; ')
  expect(list.lines(ansi).at(-1)).toBe(`   –  ${four} and 2 more: ${reason}`)
  list.filter('card 5')
  expect(list.lines(ansi).at(-1)).toBe(`   –  Play card 5: ${reason}`)
})

test('what is blocked for one reason in several ways is named once', () => {
  const blocked = [0, 0, 1, 1].map((n) => ({ ...card(n), rule: 'TOY-PLAY-1', numbers: { last: 9 } }))
  const list = listing({ entries: cards(1, false), blocked })
  expect(list.lines(ansi).at(-1)).toBe(
    '   –  Play card 0; Play card 1: it must be higher than 9 [TOY-PLAY-1]',
  )
})

test('words are found without case and accents', () => {
  const french = formatterFor('fr', entry)
  const list = new Listing(asked({ entries: cards(3, false) }), [], { i18n: french, pageSize: 10 })
  expect(list.filter('CARTE 2')).toBe(true)
  expect(list.filter('unheard')).toBe(false)
  expect(list.lines(ansi)).toHaveLength(2)
  expect(findRules(game, french, 'depasser').map(({ id }) => id)).toEqual(['TOY-PLAY-1'])
  expect(findRules(game, french, 'toy-note-1').map(({ id }) => id)).toEqual(['TOY-NOTE-1'])
  expect(findRules(game, french, 'TOY')).toHaveLength(3)
})
