/**
 * npm run arena: plays the standard studies of all games, one after another, and
 * puts what they found into docs/bots.md. It takes hours; started again, it goes on where it stopped, and games that a
 * change of bots or rules has made wrong are refused: then delete their file in docs/arena.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { argumentsOf } from './arguments.mjs'
import { gameParts } from './games.mjs'
import { ensureInstalled, root } from './setup.mjs'

const help = `npm run arena [-- options]

Plays the standard studies of all games, one after another, and puts what they found into docs/bots.md.

  --games N    how many games for each pair of bots (200)
  --threads N  how many threads play (all processors)
  --queue URL  a PostgreSQL database whose workers (longtable arena-worker) play the games
  --help       this`

argumentsOf(help, { games: { type: 'string' }, threads: { type: 'string' }, queue: { type: 'string' } })

const page = join(root, 'docs/bots.md')
const folder = join(root, 'docs/arena')

/** Of the games that bring studies. */
async function allStudies() {
  const parts = await gameParts('arena.mjs')
  return [...parts].flatMap(([game, { studies }]) =>
    Object.entries(studies).map(([name, study]) => ({ game, name, study })),
  )
}

async function run() {
  if (!ensureInstalled()) return 1
  mkdirSync(folder, { recursive: true })
  for (const { game, name, study } of await allStudies()) {
    const results = join(folder, `${name}.jsonl`)
    const args = ['arena', game, ...study.split(' '), '--games', '200', '--results', results, '--write', page]
    const { status } = spawnSync(
      process.execPath,
      [join(root, 'packages/cli/bin/longtable.mjs'), ...args, ...process.argv.slice(2)],
      { cwd: root, stdio: 'inherit' },
    )
    if (status !== 0) return status ?? 1
  }
  return 0
}

process.exitCode = await run()
