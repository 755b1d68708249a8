import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGames } from '@longtable/games'
import { ledgerLines, ledgerOf } from '@longtable/kernel'
import { changedLine, unwritten, withLines } from '@longtable/kernel/testing'
import { describe, expect, test } from 'vitest'
import { completeLedger } from '../../../scripts/ledger-files.ts'

// Numbers that logs, snapshots and links name are kept in ledgers, and no line of one ever changes.

const registry = await loadGames()
const folder = new URL('ledgers/', import.meta.url)
const games = registry.flatMap(({ game }) =>
  game.ledger === undefined ? [] : [{ id: game.id, ledger: game.ledger }],
)

/** The ledgers as they were released, oldest first. */
function releasesOf(game: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${game}-v`))
    .toSorted()
}

describe.each(games)('the ledger of $id', ({ id, ledger }) => {
  test('has every row; if not, npm run ledger writes the missing ones down', () => {
    // As vitest does with snapshots: what is new is written, but on a build server it must be there already.
    const isWritten = process.env['CI'] === undefined
    if (isWritten) completeLedger(id, ledger)
    expect(isWritten ? [] : unwritten(ledger)).toEqual([])
  })

  test.each(releasesOf(id))('still says what %s says', (name) => {
    const released = ledgerLines(readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n'))
    expect(released.length).toBeGreaterThan(0)
    expect(changedLine(ledger, released)).toBeUndefined()
  })

  test('was released', () => {
    expect(releasesOf(id)).not.toEqual([])
  })
})

test('every game with tables of content has a ledger', () => {
  const withRows = registry.filter(({ game }) => game.rows !== undefined)
  expect(games.map(({ id }) => id)).toEqual(withRows.map(({ game }) => game.id))
})

describe('a ledger whose lines were changed', () => {
  const released = ['card sword', 'card shield', 'card wound']

  test.each([
    ['one is moved', ['card shield', 'card sword', 'card wound'], 0],
    ['one is taken away', ['card sword', 'card wound'], 1],
    ['one comes in between', ['card sword', 'card axe', 'card shield', 'card wound'], 1],
  ])('is found when %s', (_, lines, at) => {
    expect(changedLine(ledgerOf(lines, []), released)?.at).toBe(at)
  })

  test('may grow at its end', () => {
    expect(changedLine(ledgerOf([...released, 'card axe'], []), released)).toBeUndefined()
  })
})

test('new lines come to stand at the end of the source', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'longtable-ledger-'))
  const path = join(scratch, 'ledger.ts')
  writeFileSync(path, "export const written: readonly string[] = [\n  'card sword',\n]\n")
  writeFileSync(path, withLines(readFileSync(path, 'utf8'), ['card wound', 'card wound', 'card axe']))
  expect(existsSync(path) && readFileSync(path, 'utf8')).toBe(
    "export const written: readonly string[] = [\n  'card sword',\n  'card wound *2',\n  'card axe',\n]\n",
  )
  rmSync(scratch, { recursive: true, force: true })
})
