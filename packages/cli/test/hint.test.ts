import { expect, test } from 'vitest'
import { hinted } from './support/hinted.ts'
import { longtable } from './toy/terminal.ts'

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

test('where no bot gives advice, that is said', async () => {
  const { out } = await longtable(['play', 'toy', '--players', '2', '--bots', '1', '--seed', 'hint'], {
    lines: ['hint', 'q'],
  })
  expect(out).toContain('No bot of this game gives advice.')
})
