/** npm test: every check there is, in order; the last line counts the tests. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { argumentsOf } from './arguments.mjs'
import { gamePackages } from './games.mjs'
import { ensurePostgres } from './postgres.mjs'
import { ensureInstalled, npm, root } from './setup.mjs'
import { browserCounts } from './web/counts.mjs'

const help = `npm test

Every check there is, in order; the last line counts the tests. A single step is run by its own script, such as
npm run typecheck, npm run lint, npm run layers, npm run test:unit -- FILE.`

argumentsOf(help, {})

const MEMORY = '/dev/shm'
const ENOUGH = 2 ** 31

/** Where tests keep their files: hundreds of servers write as safely as they can, which a disk makes slow. */
function scratch() {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    if (process.env.TMPDIR === undefined && bavail * bsize >= ENOUGH) return MEMORY
  } catch {
    // There is no such thing here.
  }
  return tmpdir()
}

const folder = mkdtempSync(join(scratch(), 'longtable-test-'))
const report = join(folder, 'vitest.json')
const browserReport = join(folder, 'browser.json')

const script = (name, ...args) =>
  npm(['run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])], {
    env: { ...process.env, LONGTABLE_SCRATCH: folder, LONGTABLE_BROWSER_REPORT: browserReport },
  })
const longtable = (...args) =>
  spawnSync(process.execPath, ['packages/cli/bin/longtable.mjs', ...args], { cwd: root, stdio: 'inherit' })

const steps = [
  { name: 'PostgreSQL', check: () => ({ status: ensurePostgres() === undefined ? 1 : 0 }) },
  { name: 'types', check: () => script('typecheck') },
  { name: 'lint', check: () => script('lint') },
  { name: 'layers', check: () => script('layers') },
  { name: 'format', check: () => script('format:check') },
  { name: 'unused code', check: () => script('unused') },
  { name: 'build', check: () => script('build') },
  {
    name: 'tests',
    check: () => script('test:unit', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`),
  },
  { name: 'browser', check: () => script('test:browser') },
  { name: 'size of the client', check: () => script('sizes') },
  ...gamePackages().map((game) => ({
    name: `rules of ${game} with a test`,
    check: () => longtable('rules', game, '--untested'),
  })),
]

/** Passed and failed tests outside of a browser; a test file that could not be loaded counts as one failed test. */
function unitCounts() {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const broken = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    )
    return { passed: numPassedTests, failed: numFailedTests + broken.length }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

function counts() {
  const [unit, browser] = [unitCounts(), browserCounts(browserReport)]
  return { passed: unit.passed + browser.passed, failed: unit.failed + browser.failed }
}

function run() {
  for (const { name, check } of steps) {
    process.stdout.write(`\n── ${name}\n`)
    const start = performance.now()
    const { status } = check()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    process.stdout.write(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} s\n`)
    if (status !== 0) return name
  }
  return undefined
}

const stoppedAt = ensureInstalled() ? run() : 'installation'
const { passed, failed } = counts()
rmSync(folder, { recursive: true, force: true })
if (stoppedAt !== undefined) {
  process.stdout.write(`\nStopped at: ${stoppedAt}\n`)
  process.exitCode = 1
}
process.stdout.write(`${passed} passed, ${stoppedAt === undefined ? failed : Math.max(failed, 1)} failed\n`)
