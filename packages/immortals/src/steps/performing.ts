import { int, text } from '@longtable/kernel'
import { ARMY_SPACES, cards, isBlank, Z, type Card, type Space } from '../state/cards.ts'
import type { Resource } from '../state/events.ts'
import { boardIsEmpty } from '../state/facts.ts'
import { gain } from '../state/mutations.ts'
import { ask, run, type ImmortalsContext, type State } from '../state/schema.ts'
import type { Seat } from '../state/sites.ts'
import { atSpace } from '../text/targets.ts'
import { amountText, cardText, spaceText } from '../text/things.ts'
import { chooseOrigin } from './attack.ts'
import { PASS, REVEAL, TAKE } from './choices.ts'
import { construct } from './construction.ts'
import { extract } from './extraction.ts'
import { seatNode } from './locals.ts'
import { useMagic } from './magic.ts'
import { transition } from './transition.ts'

/** Performance: in turn, each player reveals one planned card and performs its action, or passes. */

export const performPhase = run('perform', {
  locals: { turn: int() },
  run: (s, f, ctx) => {
    if (everybodyFinished(s, ctx.seats)) {
      ctx.pop() // IMM-PERFORM-9
      return
    }
    const seat = f.turn
    f.turn = (seat + 1) % ctx.seats
    if (isFinished(s, seat)) ctx.push(compensation, { seat })
    else ctx.push(performTurn, { seat })
  },
})

/** Passed, or nothing left on the board (IMM-PERFORM-8, IMM-PERFORM-16). */
export function isFinished(s: State, seat: Seat): boolean {
  return s.players[seat].passed || boardIsEmpty(s, seat)
}

function everybodyFinished(s: State, seats: number): boolean {
  for (let seat: Seat = 0; seat < seats; seat++) if (!isFinished(s, seat)) return false
  return true
}

function onlyBlanks(s: State, seat: Seat): boolean {
  const board = s.cards[Z.board + seat]
  for (let i = 0; i < board.length; i++) if (board[i] >= 0 && !isBlank(board[i])) return false
  return true
}

export const performTurn = ask('perform.turn', {
  locals: { seat: seatNode },
  seat: (_s, f) => f.seat,
  universe: () => [...REVEAL, ...PASS],
  offer: (s, f, menu) => {
    const board = s.cards[Z.board + f.seat]
    const mustPass = onlyBlanks(s, f.seat)
    for (let space: Space = 0; space < board.length; space++) {
      if (board[space] < 0) menu.block?.(REVEAL[space], 'IMM-PLAN-5')
      else if (mustPass) menu.block?.(REVEAL[space], 'IMM-PERFORM-7')
      else menu.add(REVEAL[space])
    }
    menu.add(PASS[0])
    menu.add(PASS[1])
  },
  take: (s, f, taken, ctx) => {
    ctx.pop()
    if (taken.do === 'pass') pass(s, f.seat, taken.take, ctx)
    else reveal(s, f.seat, taken.space, ctx)
  },
  question: () => text('ask.perform'),
  describe: ({ state, tables }, f, taken) =>
    taken.do === 'pass'
      ? { text: text('choose.pass'), gain: amountText(taken.take, 1) }
      : {
          text: text('choose.reveal', {
            card: cardText(tables, state.cards[Z.board + f.seat][taken.space]),
            space: spaceText(tables, taken.space),
          }),
          at: atSpace(taken.space),
        },
})

/** IMM-PERFORM-6: one resource, all planned cards back, and out for the round. */
function pass(s: State, seat: Seat, take: Resource, ctx: ImmortalsContext): void {
  ctx.moveAll(cards, Z.board + seat, Z.hand + seat)
  s.players[seat].passed = true
  gain(s.players[seat], take)
  ctx.tell?.({ event: 'passed', seat, take })
}

function reveal(s: State, seat: Seat, space: Space, ctx: ImmortalsContext): void {
  const card = s.cards[Z.board + seat][space]
  ctx.move(cards, card, Z.board + seat, Z.shown, { open: true })
  ctx.tell?.({ event: 'revealed', seat, space, card })
  if (isBlank(card)) {
    // IMM-PERFORM-2: a blank forfeits only its own action.
    ctx.move(cards, card, Z.shown, Z.hand + seat)
    ctx.push(compensation, { seat })
  } else if (space >= ARMY_SPACES) ctx.push(useMagic, { seat, card })
  else performArmySpace(s, seat, space, card, ctx)
}

function performArmySpace(s: State, seat: Seat, space: Space, card: Card, ctx: ImmortalsContext): void {
  const { action } = ctx.tables.spaces[s.players[seat].dark][space]
  switch (action) {
    case 'extractGold':
    case 'extractEnergy':
      ctx.push(extract, { seat, space, card })
      break
    case 'transition3':
      ctx.push(transition, { seat, space, card })
      break
    case 'construct':
    case 'shrine':
      ctx.push(construct, { seat, space, card })
      break
    case 'attack':
    case 'attackOrMove':
      ctx.push(chooseOrigin, { seat, space, card })
      break
  }
}

/** IMM-PERFORM-10, IMM-PERFORM-11: exactly one, in gold or in energy. */
export const compensation = ask('perform.compensation', {
  locals: { seat: seatNode },
  seat: (_s, f) => f.seat,
  universe: () => TAKE,
  offer: (_s, _f, menu) => {
    menu.add(TAKE[0])
    menu.add(TAKE[1])
  },
  take: (s, f, { take }, ctx) => {
    gain(s.players[f.seat], take)
    ctx.tell?.({ event: 'compensated', seat: f.seat, take })
    ctx.pop()
  },
  question: () => text('ask.compensation'),
  describe: (_ctx, _f, { take }) => ({ text: text('choose.take', { amount: amountText(take, 1) }) }),
})
