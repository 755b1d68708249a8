import { fileURLToPath } from 'node:url'
import { immortals, novice } from '@longtable/immortals'
import { immortalsTable } from './games/immortals.ts'
import { entry, type Entry } from './house.ts'

function testsOf(folder: string): string {
  return fileURLToPath(new URL(`../../${folder}/test`, import.meta.url))
}

/** The games of the house. */
export const entries: readonly Entry[] = [
  entry({ game: immortals, bots: [novice], table: immortalsTable, tests: testsOf('immortals') }),
]
