/** npm run ledger: gives new rows their numbers, which they keep for ever. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadGames } from '@longtable/games'
import { ledgerLines, writtenLines } from '@longtable/kernel'
import { unwritten } from '@longtable/kernel/testing'
import { argumentsOf } from './arguments.mjs'
import { completeLedger } from './ledger-files.ts'

const help = `npm run ledger [-- --check] [-- --release NAME]

Writes what the tables of each game hold, and its ledger does not yet, at the end of packages/GAME/src/content/ledger.ts: so it has a
number that never changes. Run it when you have added rows, and commit the ledger with them.

  --check          writes nothing; fails if something is missing
  --release NAME   besides keeps the lines of now in packages/games/test/ledgers/GAME-NAME.txt, where there are new ones: a test
                   then sees to it that none of them ever changes`

const {
  values: { check = false, release },
} = argumentsOf(help, { check: { type: 'boolean' }, release: { type: 'string' } })

const packages = new URL('../packages/', import.meta.url)

/** Keeps the lines of now, unless an earlier release has all of them. */
function keep(game: string, lines: readonly string[], name: string): void {
  const folder = new URL('games/test/ledgers/', packages)
  const kept = readdirSync(folder)
    .filter((file) => file.startsWith(`${game}-`))
    .map((file) => ledgerLines(readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n')).length)
  if (kept.includes(lines.length)) return
  writeFileSync(new URL(`${game}-${name}.txt`, folder), `${writtenLines(lines).join('\n')}\n`, { flag: 'wx' })
}

let missing = 0
for (const { game } of await loadGames()) {
  if (game.ledger === undefined) continue
  const lines = check ? writtenLines(unwritten(game.ledger)) : completeLedger(game.id, game.ledger)
  missing += lines.length
  for (const line of lines) process.stdout.write(`${game.id}: ${line}\n`)
  if (!check && release !== undefined) keep(game.id, game.ledger.lines, release)
}
if (missing === 0) process.stdout.write('Every row has its number.\n')
else if (check) {
  process.stderr.write('These rows have no number yet: npm run ledger writes them down.\n')
  process.exitCode = 1
}
