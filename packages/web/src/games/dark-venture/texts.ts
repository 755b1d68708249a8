import type { GameTexts } from '../../game-ui/game-ui.ts'
import { RULE_NAMES } from '../../rulebook/rule-names.ts'
import { dvGuideMessages } from './lesson/messages.ts'
import { dvAutoMessages } from './auto/messages.ts'
import { dvCardsMessages } from './cards/messages.ts'
import { dvDiceMessages } from './dice/messages.ts'
import { dvEndMessages } from './end/messages.ts'
import { dvFightMessages } from './fight/messages.ts'
import { dvHandMessages } from './hand/messages.ts'
import { dvMapMessages } from './map/messages.ts'
import { dvMatMessages } from './mat/messages.ts'
import { dvSidesMessages } from './sides/messages.ts'
import { dvStartMessages } from './start/messages.ts'
import { dvStoriesMessages } from './stories/messages.ts'
import { dvStoryMessages } from './story/messages.ts'
import { dvTradeMessages } from './trade/messages.ts'
import { dvUnitsMessages } from './units/messages.ts'
import { darkVentureMessages } from './messages.ts'
import { ruleNames } from './rule-names.ts'

/** What the table of Dark Venture says. */
export const texts: GameTexts = {
  namespaces: {
    [RULE_NAMES]: ruleNames,
    darkVenture: darkVentureMessages,
    dvMap: dvMapMessages,
    dvUnits: dvUnitsMessages,
    dvDice: dvDiceMessages,
    dvMat: dvMatMessages,
    dvCards: dvCardsMessages,
    dvHand: dvHandMessages,
    dvTrade: dvTradeMessages,
    dvFight: dvFightMessages,
    dvAuto: dvAutoMessages,
    dvStories: dvStoriesMessages,
    dvStory: dvStoryMessages,
    dvSides: dvSidesMessages,
    dvEnd: dvEndMessages,
    dvStart: dvStartMessages,
    dvGuide: dvGuideMessages,
  },
}
