import { text, type Ability } from '@longtable/kernel'
import { PLUNDER } from '../../state/choices/map.ts'
import { Site } from '../../content/ids.ts'
import { drawCards, gainReputation } from '../../state/mutations.ts'
import { siteAt } from '../../state/pools/lattice.ts'
import { mayActOutOfTurn } from './rights.ts'
import { atHex } from '../../text/hex.ts'
import { Did } from '../../state/schema/player.ts'
import type { MageKnight } from '../../state/match.ts'
import type { Seat, State } from '../../state/schema/state.ts'

/** A village is plundered outside the own turn. */

export const PLUNDERED_CARDS = 2

function isAtVillage(s: Pick<State, 'players' | 'tileAt'>, seat: Seat): boolean {
  const { at } = s.players[seat]
  return at >= 0 && siteAt(s, at) === Site.village
}

/**
 * MK-SITE-71 to 73: once between own turns, on a village, outside the own turn (MK-TURN-02). It is no action, and
 * the hand limit does not matter.
 */
export const plunder: Ability<MageKnight, typeof PLUNDER> = {
  verb: 'plunder',
  universe: (s, seat) => (isAtVillage(s, seat) ? [PLUNDER] : []),
  offer: (s, seat, menu) => {
    if (!isAtVillage(s, seat)) return
    if (!mayActOutOfTurn(s, seat)) menu.block?.(PLUNDER, 'MK-TURN-03')
    else if ((s.players[seat].did & Did.plundered) !== 0) menu.block?.(PLUNDER, 'MK-SITE-71')
    else menu.add(PLUNDER)
  },
  take: (s, seat, _choice, ctx) => {
    s.players[seat].did |= Did.plundered
    ctx.tell?.({ event: 'plundered', seat })
    gainReputation(s, seat, -1, ctx)
    drawCards(seat, PLUNDERED_CARDS, ctx)
  },
  describe: ({ state, viewer }) => ({
    text: text('choice.plunder', { count: PLUNDERED_CARDS }),
    cost: text('price.reputation', { n: 1 }),
    at: atHex(state.players[viewer]?.at ?? 0),
  }),
}
