import { choices } from '@longtable/kernel'
import { colours } from '../../content/effect.ts'
import { DICE } from '../../content/tracks.ts'
import { HEXES } from '../pools/lattice.ts'
import { CARDS } from '../pools/deed-cards.ts'
import { TOKEN_SLOTS } from '../pools/tokens.ts'
import { UNITS } from '../pools/unit-cards.ts'

// Targets, payments and the small questions of an effect.

export const ENEMY = choices(TOKEN_SLOTS, (enemy) => ({ do: 'target', enemy }))
export const UNIT = choices(UNITS, (unit) => ({ do: 'target', unit }))
export const CARD = choices(CARDS, (card) => ({ do: 'target', card }))
export const DIE = choices(DICE, (die) => ({ do: 'target', die }))
export const COLOUR = choices(colours.length, (colour) => ({ do: 'target', colour }))

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
  choices(colours.length, (colour) => ({ do: 'pay', with: way, colour })),
)

export const OPTION = choices(16, (n) => ({ do: 'option', n }))

export const GO = choices(HEXES, (hex) => ({ do: 'go', hex }))
