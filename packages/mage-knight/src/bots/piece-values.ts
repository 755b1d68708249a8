import type { MatchTables, Use } from '../state/match.ts'
import { isArtifact, isSpell, isWound, kindOf, type Card } from '../state/pools/deed-cards.ts'
import type { Skill } from '../state/pools/skill-tokens.ts'
import { unitKind, unitRow, type Unit } from '../state/pools/unit-cards.ts'
import { gainsOf, totalOf } from './effect-gains.ts'
import type { BotView } from './bot-view.ts'

/** How much things are worth to have, in points that they may bring. */

const WOUND = -4

function bestOf(uses: readonly Use[], tables: MatchTables): number {
  let most = 0
  for (const { node, mana } of uses) {
    const both = totalOf(gainsOf(tables, node, false)) + totalOf(gainsOf(tables, node, true))
    most = Math.max(most, both / 2 - mana.length)
  }
  return most
}

/** A card in one's hand or deck; the rarer kinds are better than their numbers. */
export function cardValue({ tables }: BotView, card: Card): number {
  if (card < 0) return 0
  if (isWound(card)) return WOUND
  const more = isArtifact(card) ? 3 : isSpell(card) ? 2 : 0
  return bestOf(tables.uses.cards[kindOf(card)], tables) + more
}

export function unitValue({ tables }: BotView, unit: Unit): number {
  const { level, armor } = unitRow(unit)
  return 2 * level + armor / 2 + bestOf(tables.uses.units[unitKind(unit)], tables) / 2
}

export function skillValue({ tables }: BotView, skill: Skill): number {
  return bestOf(tables.uses.skills[skill], tables)
}
