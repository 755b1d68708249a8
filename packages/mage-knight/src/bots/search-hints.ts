import type { BotSeat, Choice, SearchHints, Random } from '@longtable/kernel'
import type { MageKnight } from '../state/match.ts'
import { Z } from '../state/pools/deed-cards.ts'
import { model } from './model.ts'
import { novice } from './novice.ts'

/** Of so many careless choices, as many as the noise says are made blindly. */
const CARELESS = 12

function quick(seat: BotSeat<MageKnight>, random: Random, noise: number): readonly Choice[] {
  const isCareless = noise > 0 && random.below(CARELESS * 16) < noise * 16
  return [isCareless ? random.pick(seat.offered) : novice.choose(seat, random)]
}

/** More cards than can lie in all discard piles. */
const ROUND = 256

/** How positions of Mage Knight are judged; its bots plan turns by themselves. */
export const hints: SearchHints<MageKnight> = {
  model,
  quick,
  clock: ({ round, deeds, players }) => {
    let gone = deeds[Z.dummyShown].length
    for (let seat = 0; seat < players.length; seat++) gone += deeds[Z.discard + seat].length
    return round * ROUND + Math.min(ROUND - 1, gone)
  },
}
