import { readFileSync, writeFileSync } from 'node:fs'
import { writtenLines, type Ledger } from '@longtable/kernel'
import { unwritten, withLines } from '@longtable/kernel/testing'

/** Writes what a game's ledger does not hold yet at the end of its source, and tells these lines as they stand there. */
export function completeLedger(game: string, ledger: Ledger): readonly string[] {
  const path = new URL(`../packages/${game}/src/content/ledger.ts`, import.meta.url)
  const lines = unwritten(ledger)
  if (lines.length > 0) writeFileSync(path, withLines(readFileSync(path, 'utf8'), lines))
  return writtenLines(lines)
}
