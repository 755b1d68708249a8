/**
 * npm run train -- <game> [--games N] [--seed words] [--bot level] [--dry] [--help]: lets the game be played, fits the
 * weights of its model to how the games ended, and keeps them with a page on how well they foretell.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { learn, trainingSamplesOf, type Learned, type TrainingSample } from '@longtable/bots/learn'
import { findManifest, loadGame } from '@longtable/games'
import { Engine, type Fitted } from '@longtable/kernel'
import { argumentsOf, fail, wholeNumber } from './arguments.mjs'
import { gameParts } from './games.mjs'
import type { Lecture } from './train/lecture.ts'
import { reportOf } from './train/report.ts'

const USUAL_GAMES = 4000

const help = `npm run train -- <game> [options]

Fits the weights of a game's model to games that are played for it, and writes
packages/<game>/src/bots/weights.ts and docs/models/<game>.md.

  --games N     how many games (${USUAL_GAMES})
  --seed words  what they are dealt by (train); the same gives the same weights
  --bot level   who plays them: a bot of the game; without it all play quickly, as searches do
  --dry         only says what it found
  --help        this`

const { values, positionals } = argumentsOf(
  help,
  {
    games: { type: 'string' },
    seed: { type: 'string' },
    bot: { type: 'string' },
    dry: { type: 'boolean' },
  },
  1,
)
const [id] = positionals
const courses = await gameParts<{ readonly course: readonly Lecture[] }>('course.ts')
const manifest = findManifest(id ?? '')
const entry = manifest === undefined ? undefined : await loadGame(manifest)
const course = courses.get(id ?? '')?.course
if (positionals.length !== 1 || entry?.hints === undefined || course === undefined)
  fail(`Which game? These can be learned: ${[...courses.keys()].join(', ')}.\n\n${help}`)
const count = wholeNumber(values.games, 'games', USUAL_GAMES, 10)
const seed = values.seed ?? 'train'
const { game, hints, bots } = entry
const bot = values.bot === undefined ? undefined : bots.find((one) => one.id === values.bot)
if (values.bot !== undefined && bot === undefined)
  fail(`${id} is played by ${bots.map((one) => one.id).join(', ')}, not by ${values.bot}.`)

const engines = course.map(({ seats, config }) => new Engine(game, seats, config))
const played: TrainingSample[][] = []
for (let n = 0; n < count; n++) {
  const engine = engines[n % engines.length]
  played.push(
    trainingSamplesOf(
      engine,
      hints,
      `${seed}/${n}`,
      bot === undefined ? undefined : Array.from({ length: engine.seats }, () => bot),
    ),
  )
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[2K${n + 1}/${count} games`)
  else if ((n + 1) % 500 === 0) process.stderr.write(`${n + 1}/${count} games\n`)
}
if (process.stderr.isTTY) process.stderr.write('\r\u001B[2K')

const learned = learn(played)
for (const { stage, grade } of learned)
  console.log(
    `stage ${stage}: ${grade.lessons} moments, ${(grade.surprise / Math.LN2).toFixed(3)} bits of ${(grade.ignorance / Math.LN2).toFixed(3)}, favourite right ${(100 * grade.right).toFixed(1)} %`,
  )
if (values.dry !== true) await write(learned)

async function write(found: readonly Learned[]): Promise<void> {
  const command = `npm run train -- ${process.argv.slice(2).join(' ')}`
  const file = new URL(`../packages/${id}/src/bots/weights.ts`, import.meta.url)
  const { terms } = hints?.model ?? { terms: [] }
  const last = Math.max(...found.map(({ stage }) => stage))
  const weights = Array.from({ length: last + 1 }, (_, stage) =>
    (found.find((one) => one.stage === stage)?.weights ?? []).map((weight) => weight || 0),
  )
  const before = existsSync(file) ? ((await import(file.href)) as { fitted: Fitted }).fitted : undefined
  const same =
    before !== undefined &&
    JSON.stringify([before.terms, before.weights]) === JSON.stringify([terms, weights])
  const version = (before?.version ?? 0) + (same ? 0 : 1)
  writeFileSync(file, moduleOf(command, { version, terms, weights }))
  spawnSync(process.execPath, ['node_modules/.bin/oxfmt', fileURLToPath(file)], { stdio: 'inherit' })
  const folder = new URL('../docs/models/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  const { name } = game.messages.en
  const title = typeof name === 'string' ? name : game.id
  writeFileSync(new URL(`${id}.md`, folder), reportOf(title, command, count, terms, found))
}

function moduleOf(command: string, { version, terms, weights }: Fitted): string {
  const lines = (values: readonly (string | number)[]): string =>
    values.map((value) => `    ${typeof value === 'string' ? `'${value}'` : value},\n`).join('')
  const rows = weights.map((row) => `    [${row.join(', ')}],\n`).join('')
  return `import type { Fitted } from '@longtable/kernel'

/** Made by \`${command}\`: fitted to games, not written by hand. */
export const fitted: Fitted = {
  version: ${version},
  terms: [
${lines(terms)}  ],
  // A row for each stage; where seats win together, the last is there always.
  weights: [
${rows}  ],
}
`
}
