import { int, text } from '@longtable/kernel'
import { DISCARD, END_TURN } from '../state/choices/map.ts'
import { discardCard } from '../state/mutations.ts'
import { OUT_OF_TURN_TOO, TURN_ABILITIES } from './plays/index.ts'
import { atCard, cardText } from '../text/pieces.ts'
import { Stage } from '../state/schema/stages.ts'
import { ask, type MageContext } from '../state/match.ts'
import { Did } from '../state/schema/player.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { deeds, distinct, isWound, Z, type Card } from '../state/pools/deed-cards.ts'

/** A rest instead of a regular turn: cards are discarded, special and healing effects stay allowed (MK-TURN-26). */

/** Which rest it has become: by the hand at the moment of discarding (MK-TURN-27). */
const Rest = { open: 0, standard: 1, slow: 2 } as const

/** Instead of the main part of a turn. */
export function startRest(s: State, seat: Seat, ctx: MageContext): void {
  const player = s.players[seat]
  player.did |= Did.rested
  player.move = 0
  player.influence = 0
  s.stage = Stage.resting
  ctx.push(rest, { seat, kind: Rest.open })
}

export const rest = ask('turn.rest', {
  locals: { seat: int(0, 3), kind: int(0, 2) },
  seat: (_s, f) => f.seat,
  abilities: TURN_ABILITIES,
  others: OUT_OF_TURN_TOO,
  universe: (s, f) => [...distinct(s.deeds[Z.hand + f.seat]).map((card) => DISCARD[card]), END_TURN],
  offer: (s, f, menu) => {
    const hand = s.deeds[Z.hand + f.seat]
    const onlyWounds = hand.every(isWound)
    for (const card of distinct(hand)) {
      if (f.kind === Rest.slow) menu.block?.(DISCARD[card], 'MK-TURN-25')
      else if (mayGo(card, f.kind, onlyWounds)) menu.add(DISCARD[card])
      else menu.block?.(DISCARD[card], 'MK-TURN-24')
    }
    if (f.kind === Rest.open && hand.length > 0)
      menu.block?.(END_TURN, onlyWounds ? 'MK-TURN-25' : 'MK-TURN-24')
    else menu.add(END_TURN)
  },
  take: (s, f, choice, ctx) => {
    if (choice.do === 'endTurn') {
      ctx.pop()
      return
    }
    const { seat } = f
    if (f.kind === Rest.open) {
      f.kind = isWound(choice.card) ? Rest.slow : Rest.standard
      if (f.kind === Rest.slow) showHand(s, seat, ctx)
      ctx.tell?.({ event: 'rested', seat, slow: f.kind === Rest.slow })
    }
    discardCard(s, seat, choice.card, ctx)
  },
  question: ({ state }, f) => {
    const isDone = f.kind === Rest.standard && !state.deeds[Z.hand + f.seat].some(isWound)
    return text(isDone ? 'ask.rested' : QUESTIONS[f.kind])
  },
  describe: (_ctx, _f, choice) =>
    choice.do === 'endTurn'
      ? { text: text('choice.endTurn') }
      : { text: text('choice.restWith', { card: cardText(choice.card) }), at: atCard(choice.card) },
})

const QUESTIONS = ['ask.rest', 'ask.restWounds', 'ask.rested']

/** One card that is no Wound, then Wounds (MK-TURN-24); with nothing but Wounds, one of them (MK-TURN-25). */
function mayGo(card: Card, kind: number, onlyWounds: boolean): boolean {
  return isWound(card) === (kind === Rest.standard || onlyWounds)
}

/** MK-TURN-25: everybody sees that there are only Wounds. */
function showHand(s: State, seat: Seat, ctx: MageContext): void {
  for (const card of s.deeds[Z.hand + seat]) ctx.show(deeds, card, Z.hand + seat)
}
