import type { GameTexts } from '../../game-ui/game-ui.ts'
import { mageKnightGlossary } from './glossary.ts'
import { mkGuideWords } from './lesson/messages.ts'
import { mkCardsWords } from './cards/messages.ts'
import { mkEndWords } from './end/messages.ts'
import { mkFightWords } from './fight/messages.ts'
import { mkHandWords } from './hand/messages.ts'
import { mkHeroWords } from './hero/messages.ts'
import { mkIconsWords } from './icons/messages.ts'
import { mkMapWords } from './map/messages.ts'
import { mkStagesWords } from './stages/messages.ts'
import { mageKnightWords } from './messages.ts'

/** What the table of Mage Knight says. */
export const mageKnightTexts: GameTexts = {
  namespaces: {
    mageKnight: mageKnightWords,
    mkMap: mkMapWords,
    mkCards: mkCardsWords,
    mkHand: mkHandWords,
    mkHero: mkHeroWords,
    mkFight: mkFightWords,
    mkStages: mkStagesWords,
    mkEnd: mkEndWords,
    mkIcons: mkIconsWords,
    mkGuide: mkGuideWords,
  },
  glossary: mageKnightGlossary,
}
