import type { Json } from '@longtable/kernel'
import { create } from 'zustand'
import { readExportedMatch, type ExportedMatch } from '../../connections/exported-match.ts'

const KEY = 'longtable.replay'

/** The file that was opened last in this window. */
interface KeptFile {
  readonly played: ExportedMatch | undefined
  /** Changes with each file. */
  readonly number: number
}

/** What was open before the page was loaded again; a broken store is as good as an empty one. */
function keptBefore(): ExportedMatch | undefined {
  try {
    const words = sessionStorage.getItem(KEY)
    return words === null ? undefined : readExportedMatch(JSON.parse(words) as Json)
  } catch {
    return undefined
  }
}

export const useKeptFile = create<KeptFile>()(() => ({ played: keptBefore(), number: 0 }))

export function keepFile(played: ExportedMatch): void {
  useKeptFile.setState(({ number }) => ({ played, number: number + 1 }))
  try {
    sessionStorage.setItem(KEY, JSON.stringify(played))
  } catch {
    // A file that is too large to be kept lasts as long as the page.
    sessionStorage.removeItem(KEY)
  }
}
