import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { cliGameEntry } from '../../../packages/cli/src/games/game-entry.ts'
import { longtable } from '../../../packages/cli/test/toy/terminal.ts'
import { highCard } from '../src/game.ts'
import { novice } from '../src/novice.ts'

const tests = fileURLToPath(new URL('.', import.meta.url))
const entries = [cliGameEntry({ game: highCard, bots: [novice], tests })]

test('a match is played in the terminal, against a bot, in both languages', async () => {
  const args = ['play', 'high-card', '--players', '2', '--bots', '1', '--seed', 'tutorial']
  const english = await longtable(args, { entries, lines: ['1', '1', '1'] })
  expect(english.out).toContain('Round 1 of 3: keep your')
  expect(english.out).toMatch(/Player 1 shows the \d+\./)
  expect(english.code).toBe(0)
  const french = await longtable([...args, '--lang', 'fr'], { entries, lines: ['2', '1', '1'] })
  expect(french.out).toContain('Changer de carte')
})

test('every rule has a test, and a thousand games are simulated', async () => {
  const untested = await longtable(['rules', 'high-card', '--untested'], { entries })
  expect(untested).toMatchObject({ code: 0, out: '' })
  const simulated = await longtable(['simulate', 'high-card', '--games', '1000', '--json'], { entries })
  expect(JSON.parse(simulated.out)).toMatchObject({ games: 1000 })
})
