import type { Choice } from '@longtable/kernel'
import { isBlank, Z, type Card } from '../state/cards.ts'
import { REVEAL, TAKE } from '../steps/choices.ts'
import { attackCost, eachUse, FREE, type Use } from './action-values.ts'
import { attackLine, attacksWith, openingsOf, type Opening } from './attacks.ts'
import { best, type Sight } from './bot-view.ts'
import { canPay, takeWorth } from './performing.ts'
import { cardWorth, costWorth, priceOf } from './values.ts'

/** A whole turn at once: which card to reveal, and all that is done with it. */

/** What a card on a space is good for now. */
interface Deed {
  readonly space: number
  readonly card: Card
  readonly use: Use
  readonly payable: boolean
}

/** The best use of a card that can be paid, or of one that cannot if there is no other. */
function deedOf(sight: Sight, space: number, card: Card, openings: readonly Opening[]): Deed | undefined {
  const { whim } = sight
  let use: Use | undefined
  let worth = 0
  let payable = false
  eachUse(sight, space, card, (one) => {
    if (one.worth <= 0) return
    const value = whim === undefined ? one.worth : one.worth + whim()
    const pays = canPay(sight, one)
    if (use !== undefined && (pays === payable ? value <= worth : payable)) return
    use = { ...one, worth: value }
    worth = value
    payable = pays
  })
  const cost = isBlank(card) ? undefined : attackCost(sight, space)
  if (cost !== undefined) {
    const [attack] = attacksWith(sight, openings, card, 1)
    const value = attack === undefined ? 0 : attack.worth - costWorth(sight, cost) - cardWorth(sight, card)
    const raid = { worth: value, cost, gain: FREE, attack }
    const pays = canPay(sight, raid)
    if (value > 0 && (use === undefined || (pays === payable ? value > worth : pays))) {
      use = raid
      payable = pays
    }
  }
  return use === undefined ? undefined : { space, card, use, payable }
}

const NO_OPENINGS: readonly Opening[] = []

function holdsAttack(sight: Sight, board: readonly Card[]): boolean {
  for (let space = 0; space < board.length; space++) {
    if (board[space] >= 0 && !isBlank(board[space]) && attackCost(sight, space) !== undefined) return true
  }
  return false
}

/** What all cards that are still planned promise, in points; of attacks on the same site only one counts. */
export function promiseOf(sight: Sight): number {
  const board = sight.s.cards[Z.board + sight.me]
  const openings = holdsAttack(sight, board) ? openingsOf(sight) : NO_OPENINGS
  const filler = Math.max(priceOf(sight, 'gold'), priceOf(sight, 'energy'))
  const attacked = new Set<number>()
  let sum = 0
  for (let space = 0; space < board.length; space++) {
    if (board[space] < 0) continue
    const use = deedOf(sight, space, board[space], openings)?.use
    const isAgain = use?.attack !== undefined && attacked.has(use.attack.site)
    if (use?.attack !== undefined) attacked.add(use.attack.site)
    sum += use === undefined || isAgain ? filler : Math.max(use.worth, filler)
  }
  return sum
}

/** Reveals what is worth most now; what cannot be paid yet waits for what brings gold or energy. */
export function turnLine(sight: Sight, offered: readonly Choice[]): readonly Choice[] {
  const { s, me, whim } = sight
  const board = s.cards[Z.board + me]
  const openings = holdsAttack(sight, board) ? openingsOf(sight) : NO_OPENINGS
  const filler = Math.max(priceOf(sight, 'gold'), priceOf(sight, 'energy'))
  const deeds: Deed[] = []
  let waiting = 0
  let idle = -1
  for (let space = 0; space < board.length; space++) {
    if (board[space] < 0) continue
    const deed = deedOf(sight, space, board[space], openings)
    if (deed === undefined || deed.use.worth <= filler) idle = space
    else deeds.push(deed)
    if (deed !== undefined && !deed.payable) waiting += deed.use.worth
  }
  let chosen: Deed | undefined
  let most = idle < 0 ? -Infinity : filler + (whim?.() ?? 0)
  for (const deed of deeds) {
    const { worth, gain } = deed.use
    const value = !deed.payable ? 0 : gain.gold + gain.energy > 0 ? worth + waiting : worth
    if (value <= most) continue
    most = value
    chosen = deed
  }
  if (chosen !== undefined) return chosenLine(sight, chosen)
  const reveal = idle < 0 ? undefined : offered.find((choice) => choice === REVEAL[idle])
  if (reveal === undefined) return [best(offered, (choice) => passWorth(sight, choice))]
  return isBlank(board[idle]) ? [reveal, best(TAKE, (choice) => takeWorth(sight, choice))] : [reveal]
}

function chosenLine(sight: Sight, { space, card, use, payable }: Deed): readonly Choice[] {
  if (!payable) return [REVEAL[space]]
  if (use.attack !== undefined) return [REVEAL[space], ...attackLine(sight, card, use.attack)]
  return [REVEAL[space], ...(use.follows ?? [])]
}

function passWorth(sight: Sight, choice: Choice): number {
  return choice.do === 'pass' ? takeWorth(sight, choice) : -1
}
