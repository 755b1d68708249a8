import type { GameTexts } from '../../game-ui/game-ui.ts'
import { genericMessages } from './messages.ts'

/** What the generic table says, whatever is played at it. */
export const genericTexts: GameTexts = { namespaces: { generic: genericMessages } }
