import { Z } from '../card-pool.ts'
import { FACES, NEUTRAL, NOBODY, type SideNo } from '../numbers.ts'
import { areEnemies } from '../queries/pieces.ts'
import { plays } from '../queries/playing.ts'
import { OUT, PLAYER, type State } from '../schema.ts'
import type { VentureContext } from '../tables/match-tables.ts'
import { discardCard } from './cards.ts'
import { count } from './count.ts'

/** A side is out (DV-MISC-04); an enemy that did it is paid for it. */
export function eliminate(s: State, side: SideNo, by: SideNo, ctx: VentureContext): void {
  if (!plays(s, side)) return
  giveUpCards(s, side, ctx)
  s.control[side] = OUT
  ctx.tell?.({ event: 'out', side })
  if (by !== NOBODY && by !== NEUTRAL && areEnemies(s, side, by)) count(s, by, 'sidesEliminated', 1, ctx)
}

/** Saved cards are discarded, items too, unless the seat still plays another side; the memory is emptied. */
export function giveUpCards(s: State, side: SideNo, ctx: VentureContext): void {
  s.memory.fill(0, side * FACES, side * FACES + FACES)
  const seat = s.seatOf[side]
  if (seat < 0) return
  for (let other = 0; other < s.army.length; other++) {
    if (other !== side && s.seatOf[other] === seat && s.control[other] === PLAYER) return
  }
  for (const card of s.cards[Z.hand + seat].slice()) discardCard(s, side, card, ctx)
}
