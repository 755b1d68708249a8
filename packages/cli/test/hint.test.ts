import { join } from 'node:path'
import { expect, test } from 'vitest'
import { games } from '../src/registry.ts'
import { folder, longtable, type Ran } from './toy/terminal.ts'

const gameEntries = await Promise.all(games.map(({ load }) => load()))

function hinted(lang: string): Promise<Ran> {
  const save = join(folder(), 'match.json')
  const args = ['play', 'dark-venture', '--players', '2', '--bots', '1', '--seed', 'hint', '--save', save]
  return longtable([...args, '--lang', lang], { entries: gameEntries, lines: ['hint', '?', 'q'] })
}

test('a strong bot says what one could do, by its number, and why', async () => {
  const { out, code } = await hinted('en')
  expect(code).toBe(0)
  expect(out).toContain('You could do this:')
  const [, number, words] = /You could do this:\n +(\d+) {2}(.+)/.exec(out) ?? []
  expect(out, 'the number is that of the list').toMatch(new RegExp(`^ +${number} {2}${words}`, 'm'))
  expect(out).toMatch(/[\d.]+ % chance of winning/)
  expect(out).toMatch(/(for|against) it: \w/)
  expect(out).toMatch(/^hint +what a strong bot would do/m)
})

test('in French, too', async () => {
  const { out } = await hinted('fr')
  expect(out).toContain('Vous pourriez :')
  expect(out).toMatch(/ % de chances de gagner/)
  expect(out).toMatch(/(pour|contre) : \p{L}/u)
})

test('where no bot gives advice, that is said', async () => {
  const { out } = await longtable(['play', 'toy', '--players', '2', '--bots', '1', '--seed', 'hint'], {
    lines: ['hint', 'q'],
  })
  expect(out).toContain('No bot of this game gives advice.')
})
