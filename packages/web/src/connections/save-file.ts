import { isSeatRecord, type ExportedMatch } from './exported-match.ts'

/** Hands a match to the browser as a file to be saved. */
export function saveExportedMatch(played: ExportedMatch, match: string): void {
  const kind = isSeatRecord(played) ? 'record' : 'match'
  const name = ['longtable', played.game, kind, match].filter((word) => word !== '').join('-')
  const address = URL.createObjectURL(new Blob([JSON.stringify(played)], { type: 'application/json' }))
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = `${name}.json`
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
