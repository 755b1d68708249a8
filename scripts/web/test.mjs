/** npm run test:browser: builds what has changed, finds a browser, and runs the tests of the client in it. */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { argumentsFor } from '../arguments.mjs'
import { ensureBrowser } from '../browser.mjs'
import { ensureInstalled, root } from '../setup.mjs'
import { browserReport } from '../test/reports.mjs'

const help = `npm run test:browser [-- FILE … options]

Builds what has changed, finds a browser, and runs the tests of the client in it. The options are those of playwright test,
such as --grep WORDS, --headed, --debug, --repeat-each N, --workers N, --list.`

const given = argumentsFor(help, [
  'debug',
  'forbid-only',
  'fully-parallel',
  'g',
  'global-timeout',
  'grep',
  'grep-invert',
  'gv',
  'headed',
  'j',
  'last-failed',
  'list',
  'max-failures',
  'only-changed',
  'output',
  'pass-with-no-tests',
  'quiet',
  'repeat-each',
  'reporter',
  'retries',
  'shard',
  'timeout',
  'trace',
  'u',
  'ui',
  'update-snapshots',
  'workers',
  'x',
])
const report = process.env.LONGTABLE_BROWSER_REPORT ?? join(root, 'reports/browser.json')

/** Runs Playwright, which writes the report. */
function playwright(args, options) {
  const cli = createRequire(join(root, 'packages/web/package.json')).resolve('@playwright/test/cli')
  const all = [cli, 'test', '--config', 'packages/web/playwright.config.ts', ...given, ...args]
  return spawnSync(process.execPath, all, { cwd: root, ...options })
}

function build() {
  return spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' }).status === 0
}

function run() {
  if (!ensureInstalled()) return 1
  const env = { ...process.env, LONGTABLE_BROWSER_REPORT: report }
  const browser = ensureBrowser()
  if (browser === undefined) {
    // The report then has every test as one that was skipped, and those count as failed.
    playwright(['--list'], { env, stdio: 'ignore' })
    process.stderr.write(`Without a browser ${browserReport(report).failed} tests could not run.\n`)
    return 1
  }
  env.LONGTABLE_BROWSER = browser
  if (process.env.LONGTABLE_SCRATCH !== undefined) env.TMPDIR = process.env.LONGTABLE_SCRATCH
  if (process.env.LONGTABLE_BUILT === undefined && !build()) return 1
  const { status } = playwright([], { env, stdio: 'inherit' })
  if (status !== 0) return status ?? 1
  const { passed, failed } = browserReport(report)
  return passed > 0 && failed === 0 ? 0 : 1
}

process.exitCode = run()
