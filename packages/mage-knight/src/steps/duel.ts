import { int, text } from '@longtable/kernel'
import { playerText } from '../text/players.ts'
import { FULL, PARTIAL } from '../state/choices/together.ts'
import { atHex } from '../text/hex.ts'
import { noDuel, noFight } from '../state/no-fight.ts'
import { Stage } from '../state/schema/stages.ts'
import { ask, run, type MageContext } from '../state/match.ts'
import { Did } from '../state/schema/player.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { isWound, Z } from '../state/pools/deed-cards.ts'
import { afterFight } from './after-fight.ts'
import { beginExchanges, exchange } from './duel-exchange.ts'
import { closeDuel, settleDuel } from './duel-outcome.ts'
import { endTurn } from './end-of-turn.ts'
import { askBefore } from './turn-before.ts'
import { startOfTurn } from './turn-start.ts'

export { canDuel } from '../state/map/rivals.ts'

/** The mover is the aggressor, whoever stood there the defender (MK-PVP-07); it is the action of the turn (MK-MOVE-20). */
export function startDuel(s: State, seat: Seat, against: Seat, from: number, ctx: MageContext): void {
  s.duel = { ...noDuel(), aggressor: seat, defender: against, from }
  s.fight = noFight()
  const player = s.players[seat]
  player.did |= Did.acted | Did.fought
  player.influence = 0
  player.healing = 0 // MK-CARD-18
  player.grail = 0
  player.fought = 0
  s.players[against].fought = 0
  const hex = s.players[against].at
  ctx.tell?.({ event: 'duelBegan', seat, against, hex })
  ctx.push(duel, { phase: 0 })
}

/** A duel from its first question to the end of a full defender's turn; what lasts in it is attached to it (MK-PVP-65). */
export const duel = run('duel', {
  locals: { phase: int(0) },
  run: (s, f, ctx) => {
    const { defender } = s.duel
    switch (f.phase++) {
      case 0:
        s.stage = Stage.before // MK-PVP-08: nothing can be announced
        askBefore(s, defender, ctx)
        break
      case 1:
        ctx.push(duelDefend, { seat: defender })
        break
      case 2:
        beginExchanges(s, defender, false) // MK-PVP-20
        ctx.push(exchange, {})
        break
      case 3:
        beginExchanges(s, s.duel.aggressor, true) // MK-PVP-40
        ctx.push(exchange, {})
        break
      case 4:
        settleDuel(s, ctx)
        if (s.duel.full) ctx.push(duelAfter, { seat: defender })
        break
      case 5:
        if (s.duel.full) endTurn(defender, ctx) // MK-PVP-14
        break
      default:
        closeDuel(s, ctx)
        ctx.pop()
    }
  },
})

/** MK-PVP-10 */
export const duelDefend = ask('duel.defend', {
  locals: { seat: int(0, 3) },
  seat: (_s, f) => f.seat,
  universe: () => [FULL, PARTIAL],
  offer: (s, f, menu) => {
    if (hasDeed(s, f.seat)) menu.add(FULL)
    else menu.block?.(FULL, 'MK-PVP-15')
    menu.add(PARTIAL)
  },
  take: (s, f, choice, ctx) => {
    ctx.pop()
    s.duel.full = choice.do === 'full'
    ctx.tell?.({ event: 'defends', seat: f.seat, full: s.duel.full })
    if (s.duel.full) {
      s.players[f.seat].tokenDown = true // MK-PVP-11
      startOfTurn(s, f.seat, ctx) // MK-PVP-15
    }
  },
  question: (ctx) => text('ask.defend', { player: playerText(ctx.state.duel.aggressor) }),
  describe: (ctx, f, choice) => ({
    text: text(choice.do === 'full' ? 'choose.fullDefence' : 'choose.partialDefence'),
    at: atHex(ctx.state.players[f.seat].at),
  }),
})

/** Is there anything but Wounds in hand? */
export function hasDeed(s: State, seat: Seat): boolean {
  const hand = s.deeds[Z.hand + seat]
  for (let i = 0; i < hand.length; i++) if (!isWound(hand[i])) return true
  return false
}

/** MK-PVP-13: a full defender may heal and play special effects, then the end of the turn follows. */
export const duelAfter = afterFight('duel.after', 'ask.duelAfter')
