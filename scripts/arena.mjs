/**
 * npm run arena: plays the standard studies of all games, one after another, and
 * puts what they found into docs/bots.md. It takes hours; started again, it goes on where it stopped, and games that a
 * change of bots or rules has made wrong are refused: then delete their file in docs/arena.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { argumentsOf } from './arguments.mjs'
import { ensureInstalled, root } from './setup.mjs'

const help = `npm run arena [-- options]

Plays the standard studies of all games, one after another, and puts what they found into docs/bots.md.

  --games N    how many games for each pair of bots (200)
  --threads N  how many threads play (all processors)
  --queue URL  a PostgreSQL database whose workers (longtable arena-worker) play the games
  --help       this`

argumentsOf(help, { games: { type: 'string' }, threads: { type: 'string' }, queue: { type: 'string' } })

/** By the file that keeps the games. First Reconnaissance is for learners: there *novice* and *skilled* have to show what they can. */
const studies = {
  'immortals-4': 'immortals --players 4 --ladder',
  'mage-knight-2-blitzConquest': 'mage-knight --players 2 --scenario blitzConquest --ladder',
  'mage-knight-1-firstReconnaissance':
    'mage-knight --players 1 --scenario firstReconnaissance --bots random,novice,skilled',
  'mage-knight-1-soloConquest': 'mage-knight --players 1 --scenario soloConquest',
  'dark-venture-2': 'dark-venture --players 2 --ladder',
  'dark-venture-4': 'dark-venture --players 4 --ladder',
}

const page = join(root, 'docs/bots.md')
const folder = join(root, 'docs/arena')

function run() {
  if (!ensureInstalled()) return 1
  mkdirSync(folder, { recursive: true })
  for (const [name, study] of Object.entries(studies)) {
    const results = join(folder, `${name}.jsonl`)
    const args = ['arena', ...study.split(' '), '--games', '200', '--results', results, '--write', page]
    const { status } = spawnSync(
      process.execPath,
      [join(root, 'packages/cli/bin/longtable.mjs'), ...args, ...process.argv.slice(2)],
      { cwd: root, stdio: 'inherit' },
    )
    if (status !== 0) return status ?? 1
  }
  return 0
}

process.exitCode = run()
