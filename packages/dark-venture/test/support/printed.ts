import { BASE, editionIn } from '../../src/content/box.ts'
import { type Edition, edition } from '../../src/content/edition.ts'
import { FIRST_RELEASE } from '../../src/content/numbers.ts'

/** The box as it is printed: the base set, as it was in the first release. */
export const printedBox = { sets: [BASE], content: FIRST_RELEASE }

export const printed: Edition = editionIn(edition, printedBox, 1)
