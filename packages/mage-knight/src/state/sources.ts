import type { Translated } from '@longtable/kernel'
import { NONE, type ColourNo } from '../content/ids.ts'
import { sites } from '../content/sites.ts'
import { CARD_COLOUR, CARDS } from './pools/deed-cards.ts'
import { cardRow } from './printed.ts'
import { unitKind, UNITS, type Unit } from './pools/unit-cards.ts'
import type { MatchTables, Source } from './match.ts'

/** The numbers of sources that are no cards. */
export const UNIT_SOURCE = 1000
export const SKILL_SOURCE = 2000
export const TACTIC_SOURCE = 3000
export const SITE_SOURCE = 4000

/** A unit whose ability costs a mana: the colour counts against resistances (MK-COMBAT-14). */
export function unitSource(unit: Unit, mana: ColourNo): Source {
  return UNIT_SOURCE + unit + UNITS * (mana + 1)
}

export function isCardSource(source: Source): boolean {
  return source >= 0 && source < CARDS
}

/** The unit whose ability it is, NONE. */
export function unitOfSource(source: Source): Unit {
  return source >= UNIT_SOURCE && source < SKILL_SOURCE ? (source - UNIT_SOURCE) % UNITS : NONE
}

export function isSkillSource(source: Source): boolean {
  return source >= SKILL_SOURCE && source < TACTIC_SOURCE
}

const NAMELESS: Translated = { en: '', fr: '' }

export function sourceName(tables: MatchTables, source: Source): Translated {
  if (isCardSource(source)) return cardRow(tables.edition, source)?.name ?? NAMELESS
  const unit = unitOfSource(source)
  if (unit !== NONE) return tables.edition.units[unitKind(unit)].name
  if (source >= SITE_SOURCE) return sites[source - SITE_SOURCE]?.name ?? NAMELESS
  if (source >= TACTIC_SOURCE) return tables.edition.tactics[source - TACTIC_SOURCE].name
  return source >= SKILL_SOURCE ? tables.edition.skills[source - SKILL_SOURCE].name : NAMELESS
}

/** Against resistances (MK-COMBAT-14): the colour of the card or of the ability's mana, or NONE (MK-SKILL-13). */
export function sourceColour(_tables: MatchTables, source: Source): ColourNo {
  if (isCardSource(source)) return CARD_COLOUR[source]
  return unitOfSource(source) === NONE ? NONE : Math.floor((source - UNIT_SOURCE) / UNITS) - 1
}
