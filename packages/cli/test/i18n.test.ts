import { text, type Messages } from '@longtable/kernel'
import { expect, test } from 'vitest'
import { cliMessages } from '../src/messages/index.ts'
import { hasMessagesFor, languageOf, formatterFor } from '../src/context/i18n.ts'
import { games } from '../src/registry.ts'
import { toyEntry } from './toy/terminal.ts'

const entry = toyEntry('')

function flat(messages: Messages, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string' ? [[path + key, value]] : Object.entries(flat(value, `${path}${key}.`)),
    ),
  )
}

/** What is filled into each message. */
function filled(messages: Record<string, string>): string[][] {
  return Object.entries(messages).map(([key, message]) => [
    key,
    ...new Set(message.match(/\{\{\w+\}\}/g)?.toSorted()),
  ])
}

test('both languages have the same messages, with the same things filled in', () => {
  const en = flat(cliMessages.en)
  const fr = flat(cliMessages.fr)
  expect(Object.keys(fr)).toEqual(Object.keys(en))
  expect(filled(fr)).toEqual(filled(en))
})

test.each(games)('the board of $id says the same in both languages', async ({ load }) => {
  const { en = {}, fr = {} } = (await load()).textBoard.messages ?? {}
  expect(Object.keys(flat(fr))).toEqual(Object.keys(flat(en)))
  expect(filled(flat(fr))).toEqual(filled(flat(en)))
})

test('texts within texts, words of content and plurals are said in the language', () => {
  const realm = { en: 'light', fr: 'lumière' }
  const nested = text('cli.play.cost', { cost: text('entry.points', { count: 1 }) })
  expect(formatterFor('en', entry).format(nested)).toBe('[costs 1 point]')
  expect(formatterFor('fr', entry).format(text('entry.points', { count: 0 }))).toBe('0 point')
  expect(formatterFor('en', entry).format(text('entry.points', { count: 0 }))).toBe('0 points')
  expect(formatterFor('fr', entry).format(text('cli.play.gain', { gain: realm }))).toBe('→ lumière')
})

test('a number below zero has a minus sign, not a hyphen', () => {
  expect(formatterFor('en', entry).t('blocked.TOY-PLAY-1', { last: -7 })).toBe('it must be higher than −7')
  expect(formatterFor('en', entry).t('blocked.TOY-PLAY-1', { last: 7 })).toBe('it must be higher than 7')
})

test('what is typed goes into a message as it is', () => {
  const say = (bot: string): string => formatterFor('en').t('cli.bad.bot', { bot, known: '' })
  expect(say('<b>&{{known}}$t(cli.play.help)')).toContain('“<b>&{{known}}$t(cli.play.help)”')
})

test('a rule without words of its own for what it blocks is quoted', () => {
  expect(formatterFor('fr', entry).t('blocked.TOY-CARDS-1')).toBe('Il y a 24 cartes.')
  expect(formatterFor('en', entry).t('blocked.TOY-PLAY-1', { last: 7 })).toBe('it must be higher than 7')
})

test('a formatter knows what it cannot say', () => {
  expect(hasMessagesFor(formatterFor('en'), text('cli.file.wrong', { problem: text('edition.wrong') }))).toBe(
    false,
  )
  expect(
    hasMessagesFor(formatterFor('en', entry), text('cli.file.wrong', { problem: text('edition.wrong') })),
  ).toBe(true)
})

test('the language is that of the system', () => {
  expect(languageOf({ LANG: 'fr_FR.UTF-8' })).toBe('fr')
  expect(languageOf({ LC_ALL: 'C', LANG: 'fr_FR.UTF-8' })).toBe('en')
  expect(languageOf({ LC_ALL: '', LC_MESSAGES: 'fr', LANG: 'en_US' })).toBe('fr')
  expect(languageOf({})).toBe('en')
})
