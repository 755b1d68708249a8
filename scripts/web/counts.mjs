import { readFileSync } from 'node:fs'

/** Passed and failed browser tests of a report. Nobody hears of a skipped test, so it counts as failed. */
export function browserCounts(path) {
  try {
    const { stats, errors } = JSON.parse(readFileSync(path, 'utf8'))
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
  } catch {
    return { passed: 0, failed: 0 }
  }
}
