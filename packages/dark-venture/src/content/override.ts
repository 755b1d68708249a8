// An owner of the printed game corrects any number, and the faces of the action die, by the way to it:
// { "units/varpen-whelp/strength": 2, "factions/varpen/bonus/0/per": 3, "supply/actionDie/5": "ortho1" }.
// Rows are named by id, other lists by number from 0; what counts deeds has the number of the ledger, and `adventure` is
// the first there was. How many pieces and cards there are is not a value.
import { refuse, type Json } from '@longtable/kernel'
import { type Edition, edition as printed } from './edition.ts'
import { faceIds } from './ids.ts'

/** How many pieces and cards there are; what else is called a count may be corrected. */
const fixed: ReadonlySet<string> = new Set(['copies', 'players', 'floor', 'size', 'controlTokens'])
const PIECES = /^units\/[^/]+\/count$|\/bag\/[^/]+\/count$/

/** Before there were several. */
const FIRST_ADVENTURE = /^adventure\//

interface Branch {
  [key: string]: unknown
}

export function editionWith(override: Json): Edition {
  if (override === null) return printed
  if (typeof override !== 'object' || Array.isArray(override)) refuse('edition.shape')
  const corrected = structuredClone(printed) as unknown as Branch
  for (const [path, value] of Object.entries(override)) correct(corrected, path, value as Json)
  return corrected as unknown as Edition
}

function correct(root: Branch, path: string, value: Json): void {
  const words = path.replace(FIRST_ADVENTURE, 'adventures/0/').split('/')
  if (PIECES.test(path) || !correctIn(root, words, '', value)) refuse('edition.wrong', { path })
}

/**
 * Tells whether there is such a number, or such a face. What a row on the way said up to older versions of the rules is
 * corrected with it.
 */
function correctIn(branch: unknown, [word, ...rest]: readonly string[], above: string, value: Json): boolean {
  const next = inner(branch, word)
  if (rest.length > 0) {
    const before = Object.values((inner(next, 'until') ?? {}) as Branch)
    return [next, ...before].map((each) => correctIn(each, rest, word, value)).includes(true)
  }
  const isNumber =
    typeof next === 'number' && typeof value === 'number' && Number.isInteger(value) && value >= 0
  const isFace = above === 'actionDie' && faceIds.some((face) => face === value)
  if ((!isNumber && !isFace) || fixed.has(word)) return false
  ;(branch as Branch)[word] = value
  return true
}

function inner(branch: unknown, word: string): unknown {
  if (typeof branch !== 'object' || branch === null) return undefined
  if (Array.isArray(branch)) {
    const rows: readonly unknown[] = branch
    const named = rows.find(
      (row) => typeof row === 'object' && row !== null && 'id' in row && row.id === word,
    )
    return named ?? rows[Number(word)]
  }
  return Object.hasOwn(branch, word) ? (branch as Branch)[word] : undefined
}
