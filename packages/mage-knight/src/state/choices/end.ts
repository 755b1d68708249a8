import { choice, choices } from '@longtable/kernel'
import { rewardKinds, type RewardKind } from '../schema/player.ts'
import { CARDS, type Card } from '../pools/deed-cards.ts'
import { SKILLS, type Skill } from '../pools/skill-tokens.ts'

// The end of a turn: rewards and levels.

/** By place in `rewardKinds`. */
export const TAKE = rewardKinds.map((reward: RewardKind) => choice({ do: 'take', reward }))
export const LEVEL = choice({ do: 'level' })
export const KEEP = choices(CARDS, (card: Card) => ({ do: 'keep', card }))
export const RETURN = choices(CARDS, (card: Card) => ({ do: 'return', card }))
/** A Wound thrown away at a glade. */
export const THROW = choices(CARDS, (card: Card) => ({ do: 'throw', card }))
export const KEEP_SKILL = choices(SKILLS, (skill: Skill) => ({ do: 'keepSkill', skill }))
export const COMMON = choices(SKILLS, (skill: Skill) => ({ do: 'common', skill }))
/** Long Night, when the deck runs out. */
export const LONG_NIGHT = choice({ do: 'longNight' })
