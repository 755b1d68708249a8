import type { DeedRow, Edition } from '../content/edition.ts'
import type { UnitRow } from '../content/types.ts'
import type { EffectUses } from './match.ts'
import { kindOf, type Card } from './pools/deed-cards.ts'
import { unitKind, type Unit } from './pools/unit-cards.ts'

/** What is printed on a card in a printing; undefined for a Wound, which no row stands for. */
export function cardRow(edition: Edition, card: Card): DeedRow | undefined {
  return edition.deeds[kindOf(card)]
}

/** What is printed on a unit card in a printing. */
export function unitRowIn(edition: Edition, unit: Unit): UnitRow {
  return edition.units[unitKind(unit)]
}

/** What the uses of a card give: bits of `Gives`. */
export function cardGives(uses: EffectUses, card: Card): number {
  return uses.cards[kindOf(card)].reduce((bits, { gives }) => bits | gives, 0)
}
