import type { GameTexts } from '../../../packages/web/src/game-ui/game-ui.ts'
import { highCardMessages } from './messages.ts'

export const texts: GameTexts = { namespaces: { highCard: highCardMessages } }
