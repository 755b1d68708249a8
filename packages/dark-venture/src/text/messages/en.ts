import type { Messages } from '@longtable/kernel'
import { ancients } from './en-ancients.ts'
import { auto } from './en-auto.ts'
import { blocked } from './en-blocked.ts'
import { cardTexts } from './en-card-text.ts'
import { cards } from './en-cards.ts'
import { combat } from './en-combat.ts'
import { effects } from './en-effects.ts'
import { factions } from './en-factions.ts'
import { gameMessages } from './titles.ts'
import { goods } from './en-goods.ts'
import { ground } from './en-ground.ts'
import { mergedMessages } from './merged.ts'
import { evaluation } from './en-evaluation.ts'
import { log } from './en-log.ts'
import { movement } from './en-movement.ts'
import { passages } from './en-passages.ts'
import { provenanceWords } from './provenance.ts'
import { scenarioTexts } from './en-scenarios.ts'
import { story } from './en-story.ts'
import { things } from './en-things.ts'
import { trade } from './en-trade.ts'
import { effectParts } from './en-effect-parts.ts'

export const en: Messages = mergedMessages([
  gameMessages('en'),
  log,
  ground,
  blocked,
  movement,
  combat,
  effects,
  cardTexts,
  cards,
  factions,
  goods,
  trade,
  ancients,
  auto,
  scenarioTexts,
  story,
  passages,
  provenanceWords.en,
  effectParts,
  things,
  evaluation,
])
