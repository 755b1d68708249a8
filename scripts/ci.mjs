/** .ci/run: npm test, and then as much of the deep part as fits into 20 minutes in all; the last line counts both. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argumentsOf } from './arguments.mjs'
import { run, script } from './test/command.mjs'
import { scratch } from './test/scratch.mjs'

const help = `.ci/run

npm test, and then npm run test:deep for what is left of 20 minutes, where each day begins elsewhere. The last line counts
the tests of both.`

argumentsOf(help, {})

const MINUTES = 20
/** To end in. */
const SLACK = 1

const begun = performance.now()
const folder = scratch()

/** What a run has counted; one that could not even count has failed. */
async function counted(name, ...command) {
  const file = join(folder, `${name}.json`)
  const { status } = await run(script(...command), { env: { LONGTABLE_COUNTS: file }, shown: true })
  try {
    const { passed, failed } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed, failed: status === 0 ? failed : Math.max(failed, 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const quick = await counted('quick', 'scripts/test.mjs')
const minutes = Math.floor(MINUTES - SLACK - (performance.now() - begun) / 60_000)
process.stdout.write(`\n── the deep part, for ${Math.max(0, minutes)} minutes\n`)
const deep =
  minutes > 0
    ? await counted('deep', 'scripts/test-deep.mjs', '--minutes', String(minutes))
    : { passed: 0, failed: 0 }
const failed = quick.failed + deep.failed
process.stdout.write(`${quick.passed + deep.passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
