/** npm run test:nodes: the tests under every version of Node that is supported. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { argumentsOf, fail } from './arguments.mjs'
import { fetchOnDemand } from './on-demand.mjs'
import { ensureInstalled, root } from './setup.mjs'

/** By major version, from the oldest that is supported to the newest. */
const releases = { 20: '20.20.2', 22: '22.23.3', 24: '24.21.0', 26: '26.10.0' }

const help = `npm run test:nodes [-- FILE …] [options]

Runs npm test without the browser under each version of Node, which is fetched from npm where need be, and prints what
became of it. With files, only their tests outside of a browser are run.

  --versions LIST  versions or their first numbers (${Object.keys(releases).join(',')})
  --json           prints the table as JSON; what the tests say goes to standard error
  --help           this`

const { values, positionals } = argumentsOf(
  help,
  { versions: { type: 'string' }, json: { type: 'boolean' } },
  Number.POSITIVE_INFINITY,
)

const wanted = (values.versions?.split(',') ?? Object.keys(releases)).map((each) => {
  const version = releases[each] ?? each
  if (!/^\d+\.\d+\.\d+$/.test(version))
    fail(`There is no version ${each} here; say one of ${Object.keys(releases).join(', ')}, or a whole one.`)
  return version
})

/** The program of that version; undefined if it cannot be had here. */
function nodeOf(version) {
  if (version === process.versions.node) return process.execPath
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const folder = fetchOnDemand({
    name: `node-${platform}-${process.arch}`,
    version,
    what: `Node ${version}`,
  })
  return folder && join(folder, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node')
}

/** The last counts that the tests have told. */
function countsIn(said) {
  const lines = stripVTControlCharacters(said).split('\n')
  const line = lines.findLast((each) => /\d+ passed|\d+ failed/.test(each)) ?? ''
  const count = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0)
  return { passed: count('passed'), failed: count('failed') }
}

async function test(version) {
  process.stderr.write(`\n── Node ${version}\n`)
  const start = performance.now()
  const node = nodeOf(version)
  if (node === undefined) return { version, passed: 0, failed: 1, seconds: 0 }
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = positionals.length > 0 ? [vitest, 'run', ...positionals] : [join(root, 'scripts/test.mjs')]
  const env = {
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
    LONGTABLE_TEST_WITHOUT: 'browser',
  }
  const child = spawn(node, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
    process[values.json ? 'stderr' : 'stdout'].write(text)
  })
  const [status] = await once(child, 'close')
  const { passed, failed } = countsIn(said)
  const seconds = Math.round((performance.now() - start) / 1000)
  // Whatever went wrong besides tests counts, too.
  return { version, passed, failed: status === 0 ? failed : Math.max(failed, 1), seconds }
}

function table(results) {
  const rows = results.map(({ version, passed, failed, seconds }) => [
    version,
    passed,
    failed,
    `${seconds} s`,
  ])
  const line = (cells) =>
    cells
      .map((cell) => String(cell).padEnd(10))
      .join('')
      .trimEnd()
  return [['Node', 'passed', 'failed', 'time'], ...rows].map(line).join('\n')
}

if (!ensureInstalled()) process.exit(1)
const results = []
// One after another: each takes all processors.
for (const version of wanted) results.push(await test(version))
process.stdout.write(values.json ? `${JSON.stringify(results)}\n` : `\n${table(results)}\n`)
process.exitCode = results.every(({ passed, failed }) => passed > 0 && failed === 0) ? 0 : 1
