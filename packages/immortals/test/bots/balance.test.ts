import { expect, test } from 'vitest'
import { playGame, type Job } from '../../../../scripts/games/immortals/balance/play.ts'
import { reportOf, verdictLines } from '../../../../scripts/games/immortals/balance/report.ts'
import { jobsFor, tallyOf } from '../../../../scripts/games/immortals/balance/tally.ts'

const job: Job = { level: 'quick', seats: 4, scoring: 'cards', seed: 'tune-1' }

test('a game of the balance report comes out the same each time, and counts what is done', () => {
  const { milliseconds: _first, ...one } = playGame(job)
  const { milliseconds: _second, ...other } = playGame(job)
  expect(one).toEqual(other)
  expect(one.seats.reduce((sum, { won }) => sum + won, 0)).toBe(1)
  expect(new Set(one.seats.map(({ place }) => place))).toEqual(new Set([0, 1, 2, 3]))
  expect(one.uses['deed attack']).toBeGreaterThan(10)
  expect(one.uses['deed attack']).toBe(
    (one.uses['attack in the light realm'] ?? 0) + (one.uses['attack in the dark realm'] ?? 0),
  )
})

test('the report has every number of players under both readings, and says what is out of bounds', () => {
  const jobs = jobsFor('judge', 'quick', 1, [3, 4], ['occupation', 'cards'])
  expect(jobs.map(({ seats, scoring }) => `${seats} ${scoring}`)).toEqual([
    '3 occupation',
    '4 occupation',
    '3 cards',
    '4 cards',
  ])
  const played = jobs.map((each) => ({ job: each, outcome: playGame(each) }))
  const tallies = [3, 4].map((players) => tallyOf('occupation', players, played))
  const { page, plot } = reportOf('npm run balance', 'judge', 'quick', tallies)
  for (const words of [
    '## Scores',
    '## Dark tribes',
    '## Magic cards',
    '| Shore Lake |',
    'take the first player marker',
  ])
    expect(page).toContain(words)
  expect(plot).toContain('Demons')
  // One of four tribes has won the only game.
  expect(verdictLines(tallies[1])[0]).toBe('Out of bounds:')
})
