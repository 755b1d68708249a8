import type { Choice } from '@longtable/kernel'
import { isBlank, Z, type Card, type Space } from '../../state/cards.ts'
import { REVEAL, TAKE } from '../../steps/choices.ts'
import { attackCost, eachUse, FREE, type Use } from './action-values.ts'
import { attackLine, attacksWith, openingsOf, type Opening } from './attacks.ts'
import { best, type BotView } from './bot-view.ts'
import { canPayFor, takeValue } from './performing.ts'
import { cardValue, costValue, priceOf } from './values.ts'

/** A whole turn at once: which card to reveal, and all that is done with it. */

/** What a card on a space is good for now. */
interface TurnOption {
  readonly space: Space
  readonly card: Card
  readonly use: Use
  readonly payable: boolean
}

/** The best use of a card that can be paid, or of one that cannot if there is no other. */
function turnOption(
  view: BotView,
  space: Space,
  card: Card,
  openings: readonly Opening[],
): TurnOption | undefined {
  const { noise } = view
  let use: Use | undefined
  let most = 0
  let payable = false
  eachUse(view, space, card, (one) => {
    if (one.value <= 0) return
    const value = noise === undefined ? one.value : one.value + noise()
    const pays = canPayFor(view, one)
    if (use !== undefined && (pays === payable ? value <= most : payable)) return
    use = { ...one, value }
    most = value
    payable = pays
  })
  const cost = isBlank(card) ? undefined : attackCost(view, space)
  if (cost !== undefined) {
    const [attack] = attacksWith(view, openings, card, 1)
    const value = attack === undefined ? 0 : attack.value - costValue(view, cost) - cardValue(view, card)
    const raid = { value, cost, gain: FREE, attack }
    const pays = canPayFor(view, raid)
    if (value > 0 && (use === undefined || (pays === payable ? value > most : pays))) {
      use = raid
      payable = pays
    }
  }
  return use === undefined ? undefined : { space, card, use, payable }
}

const NO_OPENINGS: readonly Opening[] = []

function holdsAttack(view: BotView, board: readonly Card[]): boolean {
  for (let space: Space = 0; space < board.length; space++) {
    if (board[space] >= 0 && !isBlank(board[space]) && attackCost(view, space) !== undefined) return true
  }
  return false
}

/** What all cards that are still planned promise, in points; of attacks on the same site only one counts. */
export function promiseOf(view: BotView): number {
  const board = view.s.cards[Z.board + view.me]
  const openings = holdsAttack(view, board) ? openingsOf(view) : NO_OPENINGS
  const filler = Math.max(priceOf(view, 'gold'), priceOf(view, 'energy'))
  const attacked = new Set<number>()
  let sum = 0
  for (let space: Space = 0; space < board.length; space++) {
    if (board[space] < 0) continue
    const use = turnOption(view, space, board[space], openings)?.use
    const isAgain = use?.attack !== undefined && attacked.has(use.attack.site)
    if (use?.attack !== undefined) attacked.add(use.attack.site)
    sum += use === undefined || isAgain ? filler : Math.max(use.value, filler)
  }
  return sum
}

/** Reveals what is worth most now; what cannot be paid yet waits for what brings gold or energy. */
export function turnLine(view: BotView, offered: readonly Choice[]): readonly Choice[] {
  const { s, me, noise } = view
  const board = s.cards[Z.board + me]
  const openings = holdsAttack(view, board) ? openingsOf(view) : NO_OPENINGS
  const filler = Math.max(priceOf(view, 'gold'), priceOf(view, 'energy'))
  const options: TurnOption[] = []
  let waiting = 0
  let idle = -1
  for (let space: Space = 0; space < board.length; space++) {
    if (board[space] < 0) continue
    const option = turnOption(view, space, board[space], openings)
    if (option === undefined || option.use.value <= filler) idle = space
    else options.push(option)
    if (option !== undefined && !option.payable) waiting += option.use.value
  }
  let chosen: TurnOption | undefined
  let most = idle < 0 ? -Infinity : filler + (noise?.() ?? 0)
  for (const option of options) {
    const { value, gain } = option.use
    const now = !option.payable ? 0 : gain.gold + gain.energy > 0 ? value + waiting : value
    if (now <= most) continue
    most = now
    chosen = option
  }
  if (chosen !== undefined) return chosenLine(view, chosen)
  const reveal = idle < 0 ? undefined : offered.find((choice) => choice === REVEAL[idle])
  if (reveal === undefined) return [best(offered, (choice) => passValue(view, choice))]
  return isBlank(board[idle]) ? [reveal, best(TAKE, (choice) => takeValue(view, choice))] : [reveal]
}

function chosenLine(view: BotView, { space, card, use, payable }: TurnOption): readonly Choice[] {
  if (!payable) return [REVEAL[space]]
  if (use.attack !== undefined) return [REVEAL[space], ...attackLine(view, card, use.attack)]
  return [REVEAL[space], ...(use.follows ?? [])]
}

function passValue(view: BotView, choice: Choice): number {
  return choice.do === 'pass' ? takeValue(view, choice) : -1
}
