import { BASE, FIRST_CONTENT } from '../../src/content/numbers.ts'
import { boxOf } from '../../src/state/box.ts'

/** What a match says that is played with the printed box, as it was first released: its components are counted. */
export const printed = { sets: [BASE], content: FIRST_CONTENT, heroCards: 'first' } as const
export const firstBox = boxOf(printed)
