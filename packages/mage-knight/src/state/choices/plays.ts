import { choice, choices } from '@longtable/kernel'
import { BASIC_COLOURS, type ColourNo } from '../../content/ids.ts'
import { BANNERS, CARDS, isWound, type Card } from '../pools/deed-cards.ts'
import { SKILLS, type Skill } from '../pools/skill-tokens.ts'
import { UNITS, type Unit } from '../pools/unit-cards.ts'

// What can be played at any time of a turn.

export const MOST_USES = 16
export const MOST_UNIT_USES = 12
export const MOST_SKILL_USES = 8
const MOST_OFFERS = 16

/** By card and use; Wounds have none. */
export const PLAY = Array.from({ length: CARDS }, (_, card) =>
  choices(isWound(card) ? 0 : MOST_USES, (use) => ({ do: 'play', card, use })),
)

/** What a card played sideways is: its places in `SIDE[card]`. */
export const sides = ['move', 'influence', 'attack', 'block'] as const
export type Side = (typeof sides)[number]
export const SIDE = Array.from({ length: CARDS }, (_, card) =>
  sides.map((as) => choice({ do: 'side', card, as })),
)

export const UNIT_USE = Array.from({ length: UNITS }, (_, unit) =>
  choices(MOST_UNIT_USES, (use) => ({ do: 'unit', unit, use })),
)
export const SKILL_USE = Array.from({ length: SKILLS }, (_, skill) =>
  choices(MOST_SKILL_USES, (use) => ({ do: 'skill', skill, use })),
)
export const TACTIC_USE = choices(4, (use) => ({ do: 'tacticUse', use }))

/** By number of the banner (`BANNERS`) and unit. */
export const BANNER = BANNERS.map((card: Card) =>
  choices(UNITS, (unit: Unit) => ({ do: 'banner', card, unit })),
)
export const BANNER_USE = choices(UNITS, (unit: Unit) => ({ do: 'bannerUse', unit }))

/** A crystal becomes a token. */
export const MELT = choices(BASIC_COLOURS, (colour: ColourNo) => ({ do: 'melt', colour }))
/** Healing points are spent. */
export const MEND_HAND = choice({ do: 'mend', what: 'hand' })
export const MEND_UNIT = choices(UNITS, (unit: Unit) => ({ do: 'mend', what: 'unit' as const, unit }))
/** Points become others (Agility, Diplomacy): which of the effects that allow it. */
export const CONVERT = choices(MOST_OFFERS, (n) => ({ do: 'convert', n }))
/** What a lasting effect grants once (Burning Shield). */
export const GRANT = choices(MOST_OFFERS, (n) => ({ do: 'grant', n }))
/** A cooperative skill that lies in the centre. */
export const CENTRE = choices(SKILLS, (skill: Skill) => ({ do: 'centre', skill }))
/** A card of the action offer that an effect lets one buy. */
export const LEARN = choices(CARDS, (card: Card) => ({ do: 'learn', card }))
/** Motivation on another player's turn. */
export const MOTIVATE = choices(SKILLS, (skill: Skill) => ({ do: 'motivate', skill }))
