import type { GameTexts } from '../../game-ui/game-ui.ts'
import { immortalsGlossary } from './glossary.ts'
import { immortalsGuideMessages } from './lesson/messages.ts'
import { realmMessages } from './realm/messages.ts'
import { towerMessages } from './tower/messages.ts'
import { immortalsMessages } from './messages.ts'

/** What the table of Immortals says. */
export const immortalsTexts: GameTexts = {
  namespaces: {
    immortals: immortalsMessages,
    immortalsGuide: immortalsGuideMessages,
    realm: realmMessages,
    tower: towerMessages,
  },
  glossary: immortalsGlossary,
}
