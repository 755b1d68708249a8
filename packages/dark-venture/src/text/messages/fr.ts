import type { Messages } from '@longtable/kernel'
import { ancients } from './fr-ancients.ts'
import { auto } from './fr-auto.ts'
import { blocked } from './fr-blocked.ts'
import { cardTexts } from './fr-card-text.ts'
import { cards } from './fr-cards.ts'
import { combat } from './fr-combat.ts'
import { effects } from './fr-effects.ts'
import { factions } from './fr-factions.ts'
import { gameMessages } from './titles.ts'
import { goods } from './fr-goods.ts'
import { ground } from './fr-ground.ts'
import { mergedMessages } from './merged.ts'
import { evaluation } from './fr-evaluation.ts'
import { log } from './fr-log.ts'
import { movement } from './fr-movement.ts'
import { passages } from './fr-passages.ts'
import { provenanceWords } from './provenance.ts'
import { scenarioTexts } from './fr-scenarios.ts'
import { story } from './fr-story.ts'
import { things } from './fr-things.ts'
import { trade } from './fr-trade.ts'
import { effectParts } from './fr-effect-parts.ts'

export const fr: Messages = mergedMessages([
  gameMessages('fr'),
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
  provenanceWords.fr,
  effectParts,
  things,
  evaluation,
])
