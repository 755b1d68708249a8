import type { Edition } from '../content/edition.ts'
import type { ActionRow, ArtifactRow, SpellRow, UnitRow } from '../content/types.ts'
import type { EffectUses } from './match.ts'
import {
  FIRST_ACTION_KIND,
  FIRST_ARTIFACT_KIND,
  FIRST_SPELL_KIND,
  kindOf,
  WOUND_KIND,
  type Card,
} from './pools/deed-cards.ts'
import { unitKind, type Unit } from './pools/unit-cards.ts'

/** What is printed on a card in a printing; undefined for a Wound, which no row stands for. */
export function cardRow(edition: Edition, card: Card): ActionRow | SpellRow | ArtifactRow | undefined {
  const kind = kindOf(card)
  if (kind === WOUND_KIND) return undefined
  if (kind >= FIRST_ARTIFACT_KIND) return edition.artifacts[kind - FIRST_ARTIFACT_KIND]
  if (kind >= FIRST_SPELL_KIND) return edition.spells[kind - FIRST_SPELL_KIND]
  if (kind >= FIRST_ACTION_KIND) return edition.advancedActions[kind - FIRST_ACTION_KIND]
  return edition.basicActions[kind]
}

/** What is printed on a unit card in a printing. */
export function unitRowIn(edition: Edition, unit: Unit): UnitRow {
  return edition.units[unitKind(unit)]
}

/** What the uses of a card give: bits of `Gives`. */
export function cardGives(uses: EffectUses, card: Card): number {
  return uses.cards[kindOf(card)].reduce((bits, { gives }) => bits | gives, 0)
}
