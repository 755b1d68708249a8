import { FIRST_RELEASE, countAt } from '../../content/numbers.ts'
import { DELOK, NOBODY } from '../numbers.ts'
import { STORY, STORY_WORDS } from '../schema.ts'
import type { PieceTables } from './pieces.ts'

/** Where `story` notes that something was killed of which there is one. */
export interface FallenTables {
  /** By piece: the place in `story`, and the bit; 0: there are several of it. */
  readonly fallenWord: readonly number[]
  readonly fallenBit: readonly number[]
  /** How many words of `story` that takes, the first ones included. */
  readonly fallenWords: number
}

const BITS = 31

/** Heroes, Ancients and beasts of the first release, then its unit rows, share the first word; those after them get more words. */
export function fallenTables({ isInBox, rowOf, unique }: PieceTables): FallenTables {
  const pieces = countAt('piece', FIRST_RELEASE)
  const rows = countAt('unit', FIRST_RELEASE)
  const fallenWord: number[] = []
  const fallenBit: number[] = []
  let later = 0
  isInBox.forEach((isThere, piece) => {
    const row = rowOf[piece]
    const isOne = isThere && (row === NOBODY || unique[row])
    const place = row === NOBODY ? piece - DELOK : pieces - DELOK + row
    const isFirst = piece < pieces && (row === NOBODY || row < rows)
    const n = isFirst || !isOne ? place : later++
    fallenWord.push(isFirst || !isOne ? STORY.killed : STORY_WORDS + Math.floor(n / BITS))
    fallenBit.push(isOne ? 1 << (n % BITS) : 0)
  })
  return { fallenWord, fallenBit, fallenWords: STORY_WORDS + Math.ceil(later / BITS) }
}
