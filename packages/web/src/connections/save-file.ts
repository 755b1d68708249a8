import { isSeatRecord, type ExportedMatch } from './exported-match.ts'

/** Hands a match to the browser as a file to be saved. */
export function saveExportedMatch(played: ExportedMatch, match: string): void {
  const kind = isSeatRecord(played) ? 'record' : 'match'
  const name = ['longtable', played.game, kind, match].filter((word) => word !== '').join('-')
  saveText(JSON.stringify(played), `${name}.json`)
}

/** Hands JSON to the browser as a file of this name. */
export function saveText(json: string, name: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
