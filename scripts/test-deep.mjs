/**
 * npm run test:deep: the same tests with the deep effort. A part is a test file that does more then: one that asks for
 * `effort`, is named `*.deep.test.ts`, or has tests that are tagged so. As many parts are run as there is time for, in an
 * order that each seed begins elsewhere, so that over some days every one of them is run.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import { argumentsOf, fail, wholeNumber } from './arguments.mjs'
import { ensureInstalled, root } from './setup.mjs'
import { CORES, installed, run, script, sideBySide } from './test/command.mjs'
import { browserReport, slowest, unitReport } from './test/reports.mjs'
import { scratch } from './test/scratch.mjs'

const help = `npm run test:deep [-- options]

The tests with the deep effort: whole playthroughs, long random runs, size matrices, many kills, hostile messages by the
hundred thousand. As many parts as there is time for, two at a time; the last line counts their tests.

  --minutes N  ends after so many minutes; parts that have not ended by then count neither way (no limit)
  --seed S     where to begin, and the seed of all random runs (today's number); the same seed does the same again
  --part NAME  only parts whose names contain this
  --list       names the parts, in the order of this seed
  --help       this

  LONGTABLE_COUNTS=FILE  also writes the last line's numbers there, as JSON`

const DAY = 24 * 60 * 60 * 1000
/** With less time than this nothing is begun any more. */
const LEAST = 20_000

const { values } = argumentsOf(help, {
  minutes: { type: 'string' },
  seed: { type: 'string' },
  part: { type: 'string' },
  list: { type: 'boolean' },
})
const minutes = values.minutes === undefined ? Infinity : wholeNumber(values.minutes, 'minutes', 10)
const seed = values.seed ?? String(Math.floor(Date.now() / DAY))

function testsIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map((file) => join(root, folder, file))
    .filter((path) => {
      const words = readFileSync(path, 'utf8')
      return (
        path.endsWith('.deep.test.ts') ||
        /scripts\/effort\.ts'|\bdeep\b.* from '.*support\/test\.ts'/.test(words)
      )
    })
}

/** Every part there is, by name. */
function allParts() {
  return [...testsIn('packages'), ...testsIn('examples')]
    .map((path) => ({
      path: relative(root, path),
      name: relative(root, path)
        .replace(/^(?:packages|examples)\//, '')
        .replace(/\/test\//, '/')
        .replace(/(?:\.deep)?\.test\.ts$/, ''),
      isInBrowser: path.includes('/web/e2e/'),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

function numberOf(words) {
  if (/^\d{1,9}$/.test(words)) return Number(words)
  return createHash('sha256').update(words).digest().readUInt32BE()
}

function shareDivisor(a, b) {
  return b === 0 ? a > 1 : shareDivisor(b, a % b)
}

/**
 * Begins elsewhere with each seed, far from where the one before began; and with seeds that follow each other, as days do,
 * each part comes first once before any comes first again.
 */
function inOrder(parts) {
  const count = parts.length
  let step = Math.max(1, Math.round(count * 0.38))
  while (shareDivisor(step, count)) step++
  const first = (numberOf(seed) * step) % count
  return [...parts.slice(first), ...parts.slice(0, first)]
}

const wanted = allParts().filter(({ name }) => values.part === undefined || name.includes(values.part))
if (wanted.length === 0) fail(`No part is called ${values.part}: npm run test:deep -- --list names them.`)
const parts = inOrder(wanted)

if (values.list) {
  for (const { name } of parts) process.stdout.write(`${name}\n`)
  process.exit(0)
}

const begun = performance.now()
const counts = { passed: 0, failed: 0 }
const timed = []
/** @type {Record<'failed' | 'unfinished' | 'waiting', string[]>} */
const outcomes = { failed: [], unfinished: [], waiting: [] }

function left() {
  return begun + minutes * 60_000 - performance.now()
}

async function runPart({ name, path, isInBrowser }, folder, signal) {
  if (left() < LEAST) {
    outcomes.waiting.push(name)
    return
  }
  const report = join(folder, `${name.replaceAll('/', '-')}.json`)
  const command = isInBrowser
    ? script('scripts/web/test.mjs', path.replace(/^packages\/web\//, ''), '--workers=1')
    : installed(
        'vitest',
        'run',
        path,
        '--maxWorkers=1',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      )
  const env = {
    LONGTABLE_EFFORT: 'deep',
    LONGTABLE_SEED: seed,
    LONGTABLE_SCRATCH: folder,
    LONGTABLE_BUILT: 'yes',
    LONGTABLE_BROWSER_REPORT: report,
  }
  const { status, output, seconds } = await run(command, { env, signal })
  const found = isInBrowser ? browserReport(report) : unitReport(report)
  if (signal.aborted) {
    outcomes.unfinished.push(name)
    return
  }
  const isOk = status === 0 && found.failed === 0 && found.passed > 0
  counts.passed += found.passed
  counts.failed += isOk ? 0 : Math.max(found.failed, 1)
  timed.push(...found.tests)
  if (!isOk) outcomes.failed.push(name)
  const said = isOk ? '' : `\n── ${name}\n${output}`
  const words = `${found.passed} passed, ${found.failed} failed, ${seconds.toFixed(1)} s`
  process.stdout.write(`${said}── ${name}: ${isOk ? 'ok' : 'FAILED'}, ${words}\n`)
}

async function everything() {
  const folder = scratch()
  const built = await run(script('scripts/build.mjs'))
  if (built.status !== 0) {
    process.stdout.write(`${built.output}Nothing was built, so nothing can be run.\n`)
    counts.failed++
    return
  }
  const end = new AbortController()
  const timer = minutes === Infinity ? undefined : setTimeout(() => end.abort(), Math.max(0, left()))
  await sideBySide(parts, (part) => runPart(part, folder, end.signal), CORES)
  clearTimeout(timer)
}

function list(words, names) {
  if (names.length > 0) process.stdout.write(`${words}: ${names.join(', ')}\n`)
}

process.stdout.write(`${parts.length} parts, seed ${seed}\n`)
if (ensureInstalled()) await everything()
else counts.failed++
if (timed.length > 0) process.stdout.write(`\nThe slowest tests:\n${slowest(timed).join('\n')}\n\n`)
list('Not ended in time', outcomes.unfinished)
list('Not begun for want of time', outcomes.waiting)
list('Failed', outcomes.failed)
for (const name of outcomes.failed)
  process.stdout.write(`Again: npm run test:deep -- --seed ${seed} --part ${name}\n`)
if (process.env.LONGTABLE_COUNTS) writeFileSync(process.env.LONGTABLE_COUNTS, JSON.stringify(counts))
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`)
process.exitCode = counts.failed > 0 ? 1 : 0
