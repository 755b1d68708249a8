import { shareOf } from '@longtable/bots/arena'
import { describe, expect, test } from 'vitest'
import { everybody, pairings, playGame } from '../../../scripts/games/dark-venture/balance/factions.ts'
import { barsOf } from '../../../scripts/balance/plot.ts'
import { reportOf } from '../../../scripts/games/dark-venture/balance/report.ts'
import { jobsFor, tallyOf } from '../../../scripts/games/dark-venture/balance/tally.ts'
import { verdictOf } from '../../../scripts/balance/verdict.ts'

test('a share is outside for sure only with its whole interval', () => {
  expect(verdictOf(shareOf(50, 100), 0.4, 0.6)).toBe('inside')
  expect(verdictOf(shareOf(65, 100), 0.4, 0.6)).toBe('perhaps outside')
  expect(verdictOf(shareOf(90, 100), 0.4, 0.6)).toBe('outside')
  expect(verdictOf(shareOf(1, 100), 0.4, 0.6)).toBe('outside')
})

describe('the games of the balance report', () => {
  test('are every pair and all five, by numbered seeds', () => {
    const jobs = jobsFor('judge', '10', 2, 3)
    expect(pairings).toHaveLength(10)
    expect(jobs).toHaveLength(23)
    expect(jobs[1]).toEqual({ sides: [0, 1], target: '10', seed: 'judge-2', number: 1 })
    expect(jobs[22].sides).toEqual(everybody)
  })

  test('come out the same each time', () => {
    const job = { sides: [2, 3], target: '10', seed: 'tune-1', number: 0 } as const
    const { milliseconds: _first, ...one } = playGame(job)
    const { milliseconds: _second, ...other } = playGame(job)
    expect(one).toEqual(other)
    expect(one.finished).toBe(true)
    expect(one.wins[0] + one.wins[1]).toBe(1)
  })

  test('are counted for each faction, and what is out of bounds is said', () => {
    const outcome = { points: [10, 4], rounds: 6, decisions: 99, milliseconds: 5, finished: true }
    const played = jobsFor('judge', '10', 20, 0).map((job) => ({
      job,
      outcome: { ...outcome, wins: [1, 0] },
    }))
    const tally = tallyOf('10', played)
    expect(tally.overall.map(({ share }) => share)).toEqual([1, 0.75, 0.5, 0.25, 0])
    expect(tally.duelPoints[4]).toBe(4)
    const { page, plots } = reportOf('judge', 'npm run balance', [tally])
    expect(page).toContain('- Varpen wins 100.0 % (95.4–100.0) of its duels: too many.')
    expect(page).toContain('- Alderkang wins 0.0 % (0.0–4.6) of its duels: too few.')
    expect(page).not.toContain('- Bohmerk wins')
    expect(Object.keys(plots)).toEqual(['dark-venture-duels.svg', 'dark-venture-five.svg'])
  })

  test('are drawn as bars with their intervals, legible by day and by night', () => {
    const plot = barsOf(
      'Duels won',
      [{ name: 'Orpal', colour: '#b8952f', share: shareOf(50, 100) }],
      [0.4, 0.6],
      1,
    )
    expect(plot).toContain('prefers-color-scheme:dark')
    expect(plot.match(/class="reach"/g)).toHaveLength(1)
    expect(plot).toContain('>50.0</text>')
  })
})
