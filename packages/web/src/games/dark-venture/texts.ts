import type { GameTexts } from '../../game-ui/game-ui.ts'
import { dvGuideWords } from './lesson/messages.ts'
import { dvAutoWords } from './auto/messages.ts'
import { dvCardsWords } from './cards/messages.ts'
import { dvDiceWords } from './dice/messages.ts'
import { dvEndWords } from './end/messages.ts'
import { dvFightWords } from './fight/messages.ts'
import { dvHandWords } from './hand/messages.ts'
import { dvMapWords } from './map/messages.ts'
import { dvMatWords } from './mat/messages.ts'
import { dvSidesWords } from './sides/messages.ts'
import { dvStartWords } from './start/messages.ts'
import { dvStoryWords } from './story/messages.ts'
import { dvTradeWords } from './trade/messages.ts'
import { dvUnitsWords } from './units/messages.ts'
import { darkVentureWords } from './messages.ts'

/** What the table of Dark Venture says. */
export const darkVentureTexts: GameTexts = {
  namespaces: {
    darkVenture: darkVentureWords,
    dvMap: dvMapWords,
    dvUnits: dvUnitsWords,
    dvDice: dvDiceWords,
    dvMat: dvMatWords,
    dvCards: dvCardsWords,
    dvHand: dvHandWords,
    dvTrade: dvTradeWords,
    dvFight: dvFightWords,
    dvAuto: dvAutoWords,
    dvStory: dvStoryWords,
    dvSides: dvSidesWords,
    dvEnd: dvEndWords,
    dvStart: dvStartWords,
    dvGuide: dvGuideWords,
  },
}
