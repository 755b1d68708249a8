import type { Rooms } from '../../app/room-words.ts'
import { dvGuideWords } from '../../guide/dark-venture/words.ts'
import { dvAutoWords } from './auto/words.ts'
import { dvCardsWords } from './cards/words.ts'
import { dvDiceWords } from './dice/words.ts'
import { dvEndWords } from './end/words.ts'
import { dvFightWords } from './fight/words.ts'
import { dvHandWords } from './hand/words.ts'
import { dvMapWords } from './map/words.ts'
import { dvMatWords } from './mat/words.ts'
import { dvSidesWords } from './sides/words.ts'
import { dvStartWords } from './start/words.ts'
import { dvStoryWords } from './story/words.ts'
import { dvTradeWords } from './trade/words.ts'
import { dvUnitsWords } from './units/words.ts'
import { darkVentureWords } from './words.ts'

/** What the table of Dark Venture says. */
export const darkVentureRooms: Rooms = {
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
}
