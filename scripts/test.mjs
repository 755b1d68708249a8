/**
 * npm test: every check there is, with the quick effort. What fails keeps nothing else from being run: all failures are
 * listed in the end, and the last line counts them.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argumentsOf } from './arguments.mjs'
import { gamePackages } from './games.mjs'
import { ensurePostgres } from './postgres.mjs'
import { ensureInstalled } from './setup.mjs'
import { installed, run, script, sideBySide } from './test/command.mjs'
import { browserReport, slowest, unitReport } from './test/reports.mjs'
import { scratch } from './test/scratch.mjs'

const help = `npm test

Every check there is: types, lint, layers, format, unused code, the build with its size, that every rule has a test, the
tests, and those in a browser. Whatever fails, the rest is run; the last line counts what passed and what failed. What takes
long is npm run test:deep. A single step is run by its own script, such as npm run typecheck, npm run lint, npm run layers,
npm run test:unit -- FILE, npm run test:browser -- FILE.

  LONGTABLE_COUNTS=FILE           also writes the last line's numbers there, as JSON
  LONGTABLE_TEST_WITHOUT=browser  leaves the tests in a browser out`

argumentsOf(help, {})

const games = gamePackages()

/** They need nothing of each other, but the last ones what the first has built. */
const build = { name: 'build', ...script('scripts/build.mjs') }
const checks = [
  { name: 'types', ...installed('tsc', '-p', '.') },
  { name: 'types of the client', ...installed('tsc', '-p', 'packages/web') },
  { name: 'types of the browser tests', ...installed('tsc', '-p', 'packages/web/e2e') },
  { name: 'lint', ...script('scripts/lint.mjs') },
  { name: 'layers', ...installed('tsx', 'scripts/layers.ts') },
  { name: 'format', ...installed('oxfmt', '--check') },
  { name: 'unused code', ...installed('knip') },
]
const checksOfBuilt = [
  { name: 'size of the client', ...script('scripts/web/sizes.mjs') },
  ...games.map((game) => ({
    name: `rules of ${game} with a test`,
    ...script('packages/cli/bin/longtable.mjs', 'rules', game, '--untested'),
  })),
]

const failures = []
let passed = 0
let failed = 0

function told(name, isOk, seconds, words = '') {
  process.stdout.write(`${words}── ${name}: ${isOk ? 'ok' : 'FAILED'}, ${seconds.toFixed(1)} s\n`)
  if (!isOk) failures.push(name)
}

async function check(step) {
  const { status, output, seconds } = await run(step)
  told(step.name, status === 0, seconds, status === 0 ? '' : `\n── ${step.name}\n${output}`)
  if (status !== 0) failed++
  return status === 0
}

/** What cannot be run has failed. */
function impossible(name, why) {
  process.stdout.write(`── ${name}: NOT RUN, ${why}\n`)
  failures.push(name)
  failed++
}

/** A run of many tests: its failed tests count, or the run itself if none of them is to blame. */
async function tests(name, command, env, report) {
  process.stdout.write(`\n── ${name}\n`)
  const { status, seconds } = await run(command, { env, shown: true })
  const found = report()
  const isOk = status === 0 && found.failed === 0 && found.passed > 0
  told(name, isOk, seconds)
  passed += found.passed
  failed += isOk ? 0 : Math.max(found.failed, 1)
  return found.tests
}

async function everything() {
  const folder = scratch()
  const unit = join(folder, 'unit.json')
  const browser = join(folder, 'browser.json')
  const env = { LONGTABLE_EFFORT: 'quick', LONGTABLE_SCRATCH: folder, LONGTABLE_BUILT: 'yes' }
  if (ensurePostgres() === undefined) impossible('PostgreSQL', 'for the reason above')
  let isBuilt = false
  await sideBySide([build, ...checks], async (step) => {
    const isOk = await check(step)
    if (step === build) isBuilt = isOk
  })
  if (isBuilt) await sideBySide(checksOfBuilt, check)
  else for (const { name } of checksOfBuilt) impossible(name, 'because nothing was built')
  const timed = await tests(
    'tests',
    installed('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`),
    env,
    () => unitReport(unit),
  )
  if (process.env.LONGTABLE_TEST_WITHOUT === 'browser') process.stdout.write('── browser: left out\n')
  else if (isBuilt) {
    const options = { ...env, LONGTABLE_BROWSER_REPORT: browser }
    timed.push(
      ...(await tests('browser', script('scripts/web/test.mjs'), options, () => browserReport(browser))),
    )
  } else impossible('browser', 'because nothing was built')
  process.stdout.write(`\nThe slowest tests:\n${slowest(timed).join('\n')}\n`)
}

const begun = performance.now()
if (ensureInstalled()) await everything()
else impossible('everything', 'because the dependencies could not be installed')
process.stdout.write(`\n${((performance.now() - begun) / 60_000).toFixed(1)} minutes\n`)
if (failures.length > 0) process.stdout.write(`Failed: ${failures.join(', ')}\n`)
if (process.env.LONGTABLE_COUNTS)
  writeFileSync(process.env.LONGTABLE_COUNTS, JSON.stringify({ passed, failed }))
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failures.length > 0 ? 1 : 0
