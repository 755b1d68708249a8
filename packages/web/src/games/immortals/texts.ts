import type { GameTexts } from '../../game-ui/game-ui.ts'
import { RULE_NAMES } from '../../rulebook/rule-names.ts'
import { immortalsGlossary } from './glossary.ts'
import { immortalsGuideMessages } from './lesson/messages.ts'
import { realmMessages } from './realm/messages.ts'
import { towerMessages } from './tower/messages.ts'
import { immortalsMessages } from './messages.ts'
import { ruleNames } from './rule-names.ts'

/** What the table of Immortals says. */
export const texts: GameTexts = {
  namespaces: {
    [RULE_NAMES]: ruleNames,
    immortals: immortalsMessages,
    immortalsGuide: immortalsGuideMessages,
    realm: realmMessages,
    tower: towerMessages,
  },
  glossary: immortalsGlossary,
}
