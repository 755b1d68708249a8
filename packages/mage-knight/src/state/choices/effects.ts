import type { ColourNo } from '../../content/ids.ts'
import type { Die } from '../schema/state.ts'
import { choices } from '@longtable/kernel'
import { colours } from '../../content/effect.ts'
import { DICE } from '../../content/tracks.ts'
import { HEXES, type Hex } from '../pools/lattice.ts'
import { CARDS, type Card } from '../pools/deed-cards.ts'
import { TOKEN_SLOTS, type TokenSlot } from '../pools/tokens.ts'
import { UNITS, type Unit } from '../pools/unit-cards.ts'

// Targets, payments and the small questions of an effect.

export const ENEMY = choices(TOKEN_SLOTS, (enemy: TokenSlot) => ({ do: 'target', enemy }))
export const UNIT = choices(UNITS, (unit: Unit) => ({ do: 'target', unit }))
export const CARD = choices(CARDS, (card: Card) => ({ do: 'target', card }))
export const DIE = choices(DICE, (die: Die) => ({ do: 'target', die }))
export const COLOUR = choices(colours.length, (colour: ColourNo) => ({ do: 'target', colour }))

/** Ways to pay one mana: the places of `PAY`. */
export const paymentWays = [
  'token',
  'crystal',
  'goldToken',
  'die',
  'goldDie',
  'blackDie',
  'stolenDie',
  'endless',
  'wound',
  'otherCard',
  'oppositeToken',
  'oppositeCrystal',
  'oppositeDie',
  'opening',
] as const
export type PaymentWay = (typeof paymentWays)[number]
/** By way and by the colour that is paid. */
export const PAY = paymentWays.map((way) =>
  choices(colours.length, (colour: ColourNo) => ({ do: 'pay', with: way, colour })),
)

export const OPTION = choices(16, (n) => ({ do: 'option', n }))

export const GO = choices(HEXES, (hex: Hex) => ({ do: 'go', hex }))
