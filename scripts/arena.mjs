/**
 * npm run arena [-- --games N --threads N --queue URL]: plays the standard studies of all games, one after another, and
 * puts what they found into docs/bots.md. It takes hours; started again, it goes on where it stopped, and games that a
 * change of bots or rules has made wrong are refused: then delete their file in docs/arena.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root } from './setup.mjs'

const studies = [
  ['immortals', '--players', '4', '--ladder'],
  ['mage-knight', '--players', '2', '--scenario', 'blitzConquest', '--ladder'],
  ['mage-knight', '--players', '1', '--scenario', 'firstReconnaissance'],
  ['mage-knight', '--players', '1', '--scenario', 'soloConquest'],
  ['dark-venture', '--players', '2', '--ladder'],
  ['dark-venture', '--players', '4', '--ladder'],
]

const page = join(root, 'docs/bots.md')
const folder = join(root, 'docs/arena')

function run() {
  if (!ensureInstalled()) return 1
  mkdirSync(folder, { recursive: true })
  for (const study of studies) {
    const results = join(folder, `${study.filter((word) => !word.startsWith('--')).join('-')}.jsonl`)
    const args = ['arena', ...study, '--games', '200', '--results', results, '--write', page]
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
