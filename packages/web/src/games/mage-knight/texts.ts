import type { GameTexts } from '../../game-ui/game-ui.ts'
import { RULE_NAMES } from '../../rulebook/rule-names.ts'
import { mageKnightGlossary } from './glossary.ts'
import { mkGuideMessages } from './lesson/messages.ts'
import { mkCardsMessages } from './cards/messages.ts'
import { mkEndMessages } from './end/messages.ts'
import { mkFightMessages } from './fight/messages.ts'
import { mkHandMessages } from './hand/messages.ts'
import { mkHeroMessages } from './hero/messages.ts'
import { mkIconsMessages } from './icons/messages.ts'
import { mkMapMessages } from './map/messages.ts'
import { mkStagesMessages } from './stages/messages.ts'
import { mageKnightMessages } from './messages.ts'
import { ruleNames } from './rule-names.ts'

/** What the table of Mage Knight says. */
export const texts: GameTexts = {
  namespaces: {
    [RULE_NAMES]: ruleNames,
    mageKnight: mageKnightMessages,
    mkMap: mkMapMessages,
    mkCards: mkCardsMessages,
    mkHand: mkHandMessages,
    mkHero: mkHeroMessages,
    mkFight: mkFightMessages,
    mkStages: mkStagesMessages,
    mkEnd: mkEndMessages,
    mkIcons: mkIconsMessages,
    mkGuide: mkGuideMessages,
  },
  glossary: mageKnightGlossary,
}
