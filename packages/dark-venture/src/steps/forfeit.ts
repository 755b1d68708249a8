import { type Ability, text } from '@longtable/kernel'
import { FORFEIT, KEEP_UNITS, REMOVE_UNITS } from '../state/choices/index.ts'
import { autoTurnFrame, forfeitVoteFrame, HOW, turnEndFrame } from '../state/frames.ts'
import { ruleOfChoice } from '../state/mutations/dice.ts'
import { eliminate, giveUpCards } from '../state/mutations/eliminate.ts'
import { scatterGoods } from '../state/mutations/goods.ts'
import { leave } from '../state/mutations/leave.ts'
import { endGame } from '../state/mutations/end-game.ts'
import { FACTIONS, NOBODY, type Seat, type SideNo } from '../state/numbers.ts'
import { squareOf } from '../state/queries/pieces.ts'
import { AUTO, BY_POINTS, FRESH, PLAYER, type State } from '../state/schema.ts'
import { ask, type DarkVenture, type VentureContext } from '../state/tables/match-tables.ts'

/** A player gives up at the start of a turn (DV-MISC-05): a revision, so that only people do it. */
export const forfeitVerb: Ability<DarkVenture> = {
  verb: FORFEIT.do,
  universe: () => [FORFEIT],
  offer: (s, _seat, menu) => {
    if (s.stage === FRESH) menu.revise?.(FORFEIT)
    else menu.block?.(FORFEIT, 'DV-MISC-05')
  },
  take: (s, _seat, _choice, ctx) => {
    const side = s.turn
    ctx.tell?.({ event: 'forfeited', side })
    if (voters(s, side).length === 0) endGame(s, BY_POINTS, [], ctx) // DV-MISC-06
    else if (side >= FACTIONS) settle(s, side, false, ctx)
    else ctx.next(forfeitVoteFrame, { side, next: 0, keep: 0, remove: 0 })
  },
  describe: () => ({ text: text('choose.forfeit') }),
}

/** The other players, in turn order. */
function voters(
  { order, seatOf, control }: Pick<State, 'order' | 'seatOf' | 'control'>,
  side: SideNo,
): Seat[] {
  const seats: Seat[] = []
  for (const other of order) {
    const seat = seatOf[other]
    if (control[other] === PLAYER && seat !== seatOf[side] && !seats.includes(seat)) seats.push(seat)
  }
  return seats
}

const votes = [KEEP_UNITS, REMOVE_UNITS]

/** The others keep the units as an Auto-Enemy or remove them: by majority, a tie by the dice. */
export const forfeitVote = ask(forfeitVoteFrame.name, {
  locals: forfeitVoteFrame.locals.fields,
  seat: (s, f) => voters(s, f.side)[f.next],
  universe: () => votes,
  offer: (_s, _f, menu) => {
    menu.add(KEEP_UNITS)
    menu.add(REMOVE_UNITS)
  },
  take: (s, f, choice, ctx) => {
    const all = voters(s, f.side)
    const keep = choice.do === KEEP_UNITS.do
    ctx.tell?.({ event: 'voted', seat: all[f.next], side: f.side, keep })
    if (keep) f.keep++
    else f.remove++
    if (++f.next < all.length) return
    settle(s, f.side, f.keep > f.remove || (f.keep === f.remove && ruleOfChoice(ctx, 2) === 0), ctx)
  },
  question: ({ tables }, f) => text('ask.forfeit', { side: tables.sideName[f.side] }),
  describe: (_ctx, _f, choice) => ({ text: text(`choose.${choice.do}`) }),
})

/** All that the player had is given up: sides with a deck of their own may be kept, the others leave. */
function settle(s: State, side: SideNo, keep: boolean, ctx: VentureContext): void {
  const seat = s.seatOf[side]
  ctx.next(turnEndFrame, { side })
  for (let own = 0; own < s.army.length; own++) {
    if (s.seatOf[own] !== seat || s.control[own] !== PLAYER) continue
    if (keep && own < FACTIONS) handOver(s, own, ctx)
    else remove(s, own, ctx)
  }
  s.dice.fill(0)
  if (s.control[side] === AUTO) ctx.push(autoTurnFrame, { side, card: 0 })
}

/** Its deck plays on with the units, from now. */
function handOver(s: State, side: SideNo, ctx: VentureContext): void {
  giveUpCards(s, side, ctx)
  s.control[side] = AUTO
  s.seatOf[side] = NOBODY
}

/** The units leave; what they had stays on the map. */
function remove(s: State, side: SideNo, ctx: VentureContext): void {
  eliminate(s, side, NOBODY, ctx)
  for (const piece of s.army[side].slice()) {
    const square = squareOf(s, ctx.tables, piece)
    ctx.tell?.({ event: 'left', piece, square })
    scatterGoods(s, piece, square)
    leave(s, piece, HOW.returned, NOBODY, ctx)
  }
}
