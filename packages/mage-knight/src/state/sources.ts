import type { Translated } from '@longtable/kernel'
import { NONE, type ColourNo } from '../content/ids.ts'
import { numbered } from '../content/numbers.ts'
import { CARD_COLOUR, CARDS } from './pools/deed-cards.ts'
import { cardRow, unitRowIn } from './printed.ts'
import type { Unit } from './pools/unit-cards.ts'
import type { MatchTables, Source } from './match.ts'

/** The numbers of sources that are no cards. */
export const UNIT_SOURCE = 1000
export const SKILL_SOURCE = 2000
export const TACTIC_SOURCE = 3000
export const SITE_SOURCE = 4000
/** The numbers from `UNIT_SOURCE` on belong to the first units, once for each mana; all others begin here. */
const LATER_UNIT_SOURCE = 5000
const FIRST_UNITS = 40
/** Without mana, with each colour, and one more. */
const MANAS = 8

/** A unit whose ability costs a mana: the colour counts against resistances (MK-COMBAT-14); NONE without. */
export function unitSource(unit: Unit, mana: ColourNo): Source {
  if (unit < FIRST_UNITS) return UNIT_SOURCE + unit + FIRST_UNITS * (mana + 1)
  return LATER_UNIT_SOURCE + (unit - FIRST_UNITS) * MANAS + mana + 1
}

export function isCardSource(source: Source): boolean {
  return source >= 0 && source < CARDS
}

/** The unit whose ability it is, NONE. */
export function unitOfSource(source: Source): Unit {
  if (source >= UNIT_SOURCE && source < SKILL_SOURCE) return (source - UNIT_SOURCE) % FIRST_UNITS
  return source < LATER_UNIT_SOURCE ? NONE : FIRST_UNITS + Math.floor((source - LATER_UNIT_SOURCE) / MANAS)
}

/** The mana that the ability of a unit costs, NONE. */
function manaOfUnit(source: Source): ColourNo {
  if (source >= LATER_UNIT_SOURCE) return ((source - LATER_UNIT_SOURCE) % MANAS) - 1
  return Math.floor((source - UNIT_SOURCE) / FIRST_UNITS) - 1
}

export function isSkillSource(source: Source): boolean {
  return source >= SKILL_SOURCE && source < TACTIC_SOURCE
}

export function isTacticSource(source: Source): boolean {
  return source >= TACTIC_SOURCE && source < SITE_SOURCE
}

export function isSiteSource(source: Source): boolean {
  return source >= SITE_SOURCE && source < LATER_UNIT_SOURCE
}

const NAMELESS: Translated = { en: '', fr: '' }

export function sourceName({ edition }: MatchTables, source: Source): Translated {
  if (isCardSource(source)) return cardRow(edition, source)?.name ?? NAMELESS
  const unit = unitOfSource(source)
  if (unit !== NONE) return unitRowIn(edition, unit).name
  if (isSiteSource(source)) return numbered.sites[source - SITE_SOURCE]?.name ?? NAMELESS
  if (isTacticSource(source)) return edition.tactics[source - TACTIC_SOURCE].name
  return isSkillSource(source) ? edition.skills[source - SKILL_SOURCE].name : NAMELESS
}

/** Against resistances (MK-COMBAT-14): the colour of the card or of the ability's mana, or NONE (MK-SKILL-13). */
export function sourceColour(_tables: MatchTables, source: Source): ColourNo {
  if (isCardSource(source)) return CARD_COLOUR[source]
  return unitOfSource(source) === NONE ? NONE : manaOfUnit(source)
}
