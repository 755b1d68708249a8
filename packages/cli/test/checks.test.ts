import { expect, test } from 'vitest'
import { json, longtable } from './toy/terminal.ts'

test('coverage tells which content and which rules play has exercised', async () => {
  const report = json(await longtable(['coverage', 'toy', '--games', '9', '--json']))
  expect(report).toMatchObject({
    game: 'toy',
    games: 9,
    rules: { of: 2, blocked: ['TOY-PLAY-1'], proved: [], missing: ['TOY-CARDS-1'] },
  })
  expect(report).toHaveProperty('rows.cards.of', 24)
  expect(report).toHaveProperty('rows.cards.missing', expect.arrayContaining(['card 0']))
  const lines = await longtable(['coverage', 'toy', '--games', '1', '--players', '2'])
  expect(lines.out).toMatch(/^Over 1 random game:\ncards: \d+ of 24 seen at work\n {4}missing: card 0/)
})

test('conform runs the kit over every number of players', async () => {
  const ran = await longtable(['conform', 'toy', '--games', '1', '--json'], { progress: true })
  expect(ran.code).toBe(0)
  expect(json(ran)).toMatchObject({ game: 'toy', players: [2, 3, 4], games: 3, failures: [] })
  expect(ran.err).toContain('3/3')
  const one = await longtable(['conform', 'toy', '--players', '2', '--seed', 'conform-1', '--at', '4'])
  expect(one.out).toMatch(/^All promises kept: 1 games with 2 players/)
})
