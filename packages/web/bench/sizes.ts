import { BUDGET, initialScripts, sizes } from '../../../scripts/web/sizes.mjs'
import { row, type Row } from './rows.ts'

const KB = 1024
/** Bytes, compressed: what is smaller is counted together. */
const SMALL = 2 * KB

interface Chunk {
  readonly name: string
  readonly raw: number
  readonly gzip: number
  /** Loaded before the first page. */
  readonly initial: boolean
}

function chunkRow(name: string, raw: number, gzip: number): Row {
  const words = `${(raw / KB).toFixed(1)} KB uncompressed`
  return row(name, gzip / KB, 'KB', { words, value: raw / KB })
}

/** What comes over the wire, compressed: before the first page, and each chunk. */
export function sizeRows(): Row[] {
  const all: readonly Chunk[] = sizes()
  const initial = row('JavaScript before the first page', initialScripts() / KB, 'KB', {
    words: `the budget of ${BUDGET / KB} KB`,
    value: BUDGET / KB,
  })
  const small = all.filter(({ gzip }) => gzip < SMALL)
  const sum = (of: 'raw' | 'gzip'): number => small.reduce((total, chunk) => total + chunk[of], 0)
  return [
    initial,
    ...all
      .filter(({ gzip }) => gzip >= SMALL)
      .map(({ name, raw, gzip, initial: isFirst }) => {
        const short = name.replace(/-.{8}(?=\.\w+$)/, '')
        return chunkRow(`chunk ${short}${isFirst ? ', initial' : ''}`, raw, gzip)
      }),
    chunkRow(`the other ${small.length} chunks together`, sum('raw'), sum('gzip')),
  ]
}
