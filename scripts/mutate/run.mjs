/**
 * npm run mutate: switches off each rule that a menu blocks by, then mutates the steps with StrykerJS, and names the
 * rules whose tests notice neither. `--rules` does the first part only, `--again` takes the mutants of the last run
 * as they are. The result is kept in docs/mutation.md.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argumentsOf } from '../arguments.mjs'
import { ensureInstalled, root } from '../setup.mjs'
import { game, mutable, prefix, steps } from './mutated-game.mjs'

const help = `npm run mutate [-- options]

Do the tests of ${game} notice when a rule is broken? The result is kept in docs/mutation.md. It takes hours.

  --rules  only switches rules off, and mutates nothing
  --again  takes the mutants of the last run as they are
  --help   this

LONGTABLE_MUTATED_GAME names another game, of ${mutable.join(', ')}.`

const { values } = argumentsOf(help, { rules: { type: 'boolean' }, again: { type: 'boolean' } })

const ID = new RegExp(`${prefix}-[A-Z]+-\\d+`, 'g')
const BLOCKING = new RegExp(`'(${prefix}-[A-Z]+-\\d+)'`, 'g')
const stepsFolder = join(root, steps)
const bin = (name) => join(root, 'node_modules', '.bin', name)

function run(command, args, env = {}) {
  return spawnSync(command, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } })
}

/** Ids in strings are those that menus block by; ids in comments are citations. */
function blockedRules() {
  const ids = new Set()
  for (const file of readdirSync(stepsFolder)) {
    const text = readFileSync(join(stepsFolder, file), 'utf8')
    for (const [, id] of text.matchAll(BLOCKING)) ids.add(id)
  }
  return [...ids].toSorted((a, b) => a.localeCompare(b))
}

function testsNotice(id) {
  const { status } = run(
    bin('vitest'),
    ['run', '--config', 'scripts/mutate/vitest.config.ts', '--bail', '1', '--reporter', 'dot'],
    { LONGTABLE_WITHOUT_RULE: id },
  )
  return status !== 0
}

/** The rules cited at a place: on its line, or in the comments above it within the same declaration. */
function rulesAt(lines, line) {
  const here = lines[line - 1].match(ID)
  if (here !== null) return here
  for (let i = line - 2; i >= 0; i--) {
    if (lines[i].startsWith('}')) return []
    const comment = /^\s*(\/\/|\*|\/\*)/.test(lines[i]) || lines[i].includes(`// ${prefix}`)
    const cited = comment ? lines[i].match(ID) : null
    if (cited !== null) return cited
  }
  return []
}

function mutants() {
  const report = join(root, 'reports/mutation/mutation.json')
  if (!values.again) {
    const { status } = spawnSync(bin('stryker'), ['run', 'scripts/mutate/stryker.config.mjs'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    if (status !== 0) throw new Error('StrykerJS failed, for the reason above.')
  }
  const { files } = JSON.parse(readFileSync(report, 'utf8'))
  return Object.entries(files).flatMap(([file, { source, mutants: made }]) => {
    const lines = source.split('\n')
    return made.map(({ status: fate, location, replacement, mutatorName }) => ({
      file,
      line: location.start.line,
      was: lines[location.start.line - 1].trim(),
      now: replacement ?? mutatorName,
      noticed: fate === 'Killed' || fate === 'Timeout',
      counted: fate !== 'Ignored' && fate !== 'CompileError' && fate !== 'RuntimeError',
      rules: rulesAt(lines, location.start.line),
    }))
  })
}

function progress(text) {
  process.stderr.write(`${text}\n`)
}

if (!ensureInstalled()) process.exit(1)
const baseline = run(bin('vitest'), [
  'run',
  '--config',
  'scripts/mutate/vitest.config.ts',
  '--reporter',
  'dot',
])
if (baseline.status !== 0) {
  console.error('The tests fail without any mutation: mend them first (npm test).')
  process.exit(2)
}
const blocked = blockedRules()
const unnoticed = []
for (const [i, id] of blocked.entries()) {
  const noticed = testsNotice(id)
  progress(`${i + 1}/${blocked.length} without ${id}: ${noticed ? 'noticed' : 'NOT NOTICED'}`)
  if (!noticed) unnoticed.push(id)
}

const lines = [
  '# Mutation tests',
  '',
  `The last result of \`npm run mutate\` for ${game}: do the tests notice when a rule is broken?`,
  '',
  `Switched off one by one: ${blocked.length} rules that menus block by; ${blocked.length - unnoticed.length} noticed.`,
]
if (unnoticed.length > 0) lines.push('', `Not noticed: ${unnoticed.join(', ')}.`)

if (!values.rules) {
  progress('mutating the steps …')
  const made = mutants().filter(({ counted }) => counted)
  const killed = made.filter(({ noticed }) => noticed)
  const cited = new Map()
  for (const mutant of made) {
    for (const id of mutant.rules) cited.set(id, [...(cited.get(id) ?? []), mutant])
  }
  const blind = [...cited].filter(([, all]) => all.every(({ noticed }) => !noticed)).map(([id]) => id)
  unnoticed.push(...blind)
  const share = ((100 * killed.length) / made.length).toFixed(1)
  lines.push(
    '',
    `Mutations of the steps (StrykerJS): ${made.length} made, ${killed.length} noticed (${share} %). They touch code that cites`,
    `${cited.size} rules; ${blind.length === 0 ? 'for each of them some mutation is noticed' : `of these, none is noticed for ${blind.join(', ')}`}.`,
    '',
    'Mutations that no test of a single rule notices, by place (many change nothing that can be seen: a shortcut taken',
    'or not, an order that does not matter, words that other tests check):',
    '',
    '| place | line | mutated to | rules cited there |',
    '| --- | --- | --- | --- |',
    ...made
      .filter(({ noticed }) => !noticed)
      .map(({ file, line, was, now, rules }) => {
        const cell = (text) =>
          `\`${text.replaceAll('|', '¦').replaceAll('`', '´').replace(/\s+/g, ' ').slice(0, 70)}\``
        return `| ${file.split('/').slice(-2).join('/')}:${line} | ${cell(was)} | ${cell(now)} | ${rules.join(' ')} |`
      }),
  )
}
writeFileSync(join(root, 'docs/mutation.md'), `${lines.join('\n')}\n`)
console.log(unnoticed.length === 0 ? 'Every rule is noticed.' : `Not noticed: ${unnoticed.join(', ')}`)
process.exitCode = unnoticed.length === 0 ? 0 : 1
