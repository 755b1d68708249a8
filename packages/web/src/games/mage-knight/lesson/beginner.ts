import { stroller, type MageKnight } from '@longtable/mage-knight'
import { hasFreeToken, isWound, Z } from '@longtable/mage-knight/board'
import type { BotPlayer, BotSeat } from '@longtable/kernel'

/** There is neither room for a unit nor a Wound to heal. */
function wantsNothing({ view }: BotSeat<MageKnight>): boolean {
  const { state, viewer } = view
  return !hasFreeToken(state, viewer) && !state.deeds[Z.hand + viewer].some((card) => isWound(card))
}

/** Plays as a beginner does, but talks to people only if there is something to be had. */
export const beginner: BotPlayer<MageKnight> = {
  id: stroller.id,
  choose: (seat, random) => {
    const others = seat.offered.filter((choice) => choice.do !== 'interact')
    const isIdle = others.length > 0 && others.length < seat.offered.length && wantsNothing(seat)
    return stroller.choose(isIdle ? { ...seat, offered: others } : seat, random)
  },
}
