import type { GameTexts } from '../../game-ui/game-ui.ts'
import { immortalsGlossary } from './glossary.ts'
import { immortalsGuideWords } from './lesson/messages.ts'
import { realmWords } from './realm/messages.ts'
import { towerWords } from './tower/messages.ts'
import { immortalsWords } from './messages.ts'

/** What the table of Immortals says. */
export const immortalsTexts: GameTexts = {
  namespaces: {
    immortals: immortalsWords,
    immortalsGuide: immortalsGuideWords,
    realm: realmWords,
    tower: towerWords,
  },
  glossary: immortalsGlossary,
}
