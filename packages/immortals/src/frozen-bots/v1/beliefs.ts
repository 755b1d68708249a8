import { EMPTY, type BotSeat, type Position } from '@longtable/kernel'
import { CARDS, cards, Z, type Card } from '../../state/cards.ts'
import type { Immortals, State } from '../../state/schema.ts'
import type { Seat } from '../../state/sites.ts'
import type { MatchTables } from '../../state/tables.ts'
import { LEFT } from '../../steps/planning.ts'
import { botViewFrom, type Noise } from './bot-view.ts'
import type { Heuristics } from './heuristics.ts'
import { planAround } from './planning.ts'

/**
 * Others had reasons for what lies face down on their boards. What was imagined there at random is put in the order of a
 * sensible plan, made of the same cards and on the same spaces; what the seat knows of them stays true.
 */
export function guessPlans(
  { state }: Position<Immortals>,
  { view, engine }: BotSeat<Immortals>,
  heuristics: Heuristics,
  noise: Noise | undefined,
): void {
  const { where } = view.books[cards.key]
  for (let seat: Seat = 0; seat < engine.seats; seat++) {
    if (seat !== view.viewer) guessPlan(state, engine.tables, seat, where, heuristics, noise)
  }
}

function guessPlan(
  s: State,
  tables: MatchTables,
  seat: Seat,
  where: readonly number[],
  heuristics: Heuristics,
  noise: Noise | undefined,
): void {
  const hand = s.cards[Z.hand + seat]
  const board = s.cards[Z.board + seat]
  const either = (1 << (Z.hand + seat)) | (1 << (Z.board + seat))
  const isOpen = (card: Card): boolean => card !== EMPTY && (where[card] & either) === either
  if (!board.some(isOpen)) return
  const given = board.map((card) => (card === EMPTY ? LEFT : isOpen(card) ? EMPTY : card))
  const loose = [...hand, ...board].filter(isOpen)
  const plan = planAround(botViewFrom(tables, s, seat, heuristics, noise), given, loose)
  // Too few of the cards may lie there now: then chance knows as well.
  if (plan.includes(EMPTY)) return
  const isPlanned = new Uint8Array(CARDS)
  for (const card of plan) if (card >= 0) isPlanned[card] = 1
  const rest = [...hand, ...board].filter((card) => card !== EMPTY && isPlanned[card] === 0)
  s.cards[Z.hand + seat] = rest.sort((a, b) => a - b)
  s.cards[Z.board + seat] = plan.map((card) => (card === LEFT ? EMPTY : card))
}
