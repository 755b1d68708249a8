import { BASIC_COLOURS, BLACK, GOLD } from '../content/ids.ts'
import { DieAt } from '../state/schema/state.ts'
import type { ManaPrice } from './covers.ts'
import type { BotView } from './bot-view.ts'

/** What a seat can pay with, and what that is worth to it. */

/** A token is gone at the end of the turn anyway, a die serves once a turn, a crystal is kept. */
const PRICE = { token: 0.05, die: 0.15, crystal: 0.6 } as const

interface Held {
  readonly tokens: number[]
  readonly crystals: number[]
  /** By colour: can a die of the Source pay it? */
  readonly dice: boolean[]
  /** Dice that may still be taken. */
  left: number
  readonly wild: boolean
}

export function manaPriceFor({ s, me, night }: BotView): ManaPrice {
  const { tokens, crystals, dice } = s.players[me]
  const held: Held = {
    tokens: tokens.slice(),
    crystals: crystals.slice(),
    dice: Array.from({ length: BLACK + 1 }, (_, colour) =>
      s.die.some((shows, die) => s.dieAt[die] === DieAt.source && shows === colour),
    ),
    left: dice === 0 ? 1 : 0,
    wild: !night,
  }
  return (mana) => (mana.length === 0 ? 0 : pay(held, mana, 0))
}

/** The cheapest way to pay from there on. */
function pay(held: Held, mana: readonly number[], at: number): number {
  if (at === mana.length) return 0
  const colour = mana[at]
  let least = Infinity
  const using = (list: number[], which: number, price: number): void => {
    if (list[which] <= 0) return
    list[which]--
    least = Math.min(least, price + pay(held, mana, at + 1))
    list[which]++
  }
  const isWild = held.wild && colour < BASIC_COLOURS
  using(held.tokens, colour, PRICE.token)
  if (isWild) using(held.tokens, GOLD, PRICE.token)
  if (held.left > 0 && (held.dice[colour] || (isWild && held.dice[GOLD]))) {
    held.left--
    least = Math.min(least, PRICE.die + pay(held, mana, at + 1))
    held.left++
  }
  if (colour < BASIC_COLOURS) using(held.crystals, colour, PRICE.crystal)
  return least
}
