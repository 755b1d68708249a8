/** What the two test runners have written down: how many tests passed and failed, and how long each took. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../setup.mjs'

const nothing = { passed: 0, failed: 0, tests: [] }

function read(path, understood) {
  try {
    return understood(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return nothing
  }
}

/** Of Vitest. A test file that could not be loaded counts as one failed test. */
export function unitReport(path) {
  return read(path, ({ numPassedTests, numFailedTests, testResults }) => {
    const broken = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    )
    const tests = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${relative(root, name)}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    )
    return { passed: numPassedTests, failed: numFailedTests + broken.length, tests }
  })
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

/** Of Playwright. Nobody hears of a skipped test, so it counts as failed. */
export function browserReport(path) {
  return read(path, ({ stats, errors, suites }) => {
    const tests = suites.flatMap(specsOf).map(({ file, title, tests: runs }) => ({
      name: `packages/web/e2e/${file}: ${title}`,
      seconds: runs.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    }))
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
      tests,
    }
  })
}

/** The slowest of these tests, a line each. */
export function slowest(tests, count = 10) {
  return tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
}
