import type { Answer } from '@longtable/kernel'
import type { DarkVenture } from '../../state/tables/match-tables.ts'
import { combatAnswers } from './combat.ts'
import { goodsAnswers } from './goods.ts'
import { storyAnswers } from './story-answers.ts'

/**
 * What answers a moment. Moments: `combat {}` (the innermost fight opens), `defeat { side, piece }`, `captured { piece,
 * captor }`, `killed { piece, by }`, `gathered { piece, resource }`, `entered { piece }`. Order: Induction 10,
 * Succession 20, Chain of Thralls 30, story 40, watches 50.
 */
export const answers: readonly Answer<DarkVenture>[] = [...combatAnswers, ...goodsAnswers, ...storyAnswers]
