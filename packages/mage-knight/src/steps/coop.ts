import { isPartOf, partNextTo } from '../state/city-parts.ts'
import { int, ints, text, type Ability, type Described, type Menu } from '@longtable/kernel'
import { playerText } from '../text/players.ts'
import { NO, YES } from '../state/choices/common.ts'
import { INVITE, PROPOSE, SEND, SHARE } from '../state/choices/together.ts'
import { NONE } from '../content/ids.ts'
import { CITY_COST } from '../content/tracks.ts'
import { cityAt, otherAt } from '../state/mutations.ts'
import { mustRest } from '../state/must-rest.ts'
import { enemiesAt } from '../state/combat/places.ts'
import type { Hex } from '../state/pools/lattice.ts'
import { atHex } from '../text/hex.ts'
import { atSeat } from '../text/pieces.ts'
import { ask, run, type MageKnight, type MatchTables } from '../state/match.ts'
import { Did } from '../state/schema/player.ts'
import { NOBODY, type Seat, type State } from '../state/schema/state.ts'
import { beginCoop } from './coop-assault.ts'
import { hasDeed } from './duel.ts'
import { startAssault } from './fights.ts'

/** Several heroes assault a city together: the proposal. */

/** The city next to a hero that still holds out, NONE if there is none. */
function cityNextTo(s: State, seat: Seat, tables: MatchTables): Hex {
  const { at } = s.players[seat]
  if (at < 0) return NONE
  for (const hex of tables.neighbours[at]) {
    if (cityAt(s, hex)?.conquered === false && enemiesAt(s, hex).length > 0) return hex
  }
  return NONE
}

/** MK-COOP-04: another hero next to the city whose order token is face up. */
function mayBeInvited(s: State, by: Seat, seat: Seat, hex: Hex, tables: MatchTables): boolean {
  const { at, tokenDown, out } = s.players[seat]
  if (seat === by || out || tokenDown || at < 0) return false
  return tables.neighbours[at].includes(partNextTo(s, at, hex, tables.neighbours[at]))
}

function someGuest(s: State, by: Seat, hex: Hex, tables: MatchTables): boolean {
  for (let seat = 0; seat < s.players.length; seat++) if (mayBeInvited(s, by, seat, hex, tables)) return true
  return false
}

/** The rule that keeps a seat from proposing an assault now, '' if it may. */
function whyNoProposal(s: State, seat: Seat, tables: MatchTables): string {
  if (!tables.coopAssault) return 'MK-COOP-21'
  const hex = cityNextTo(s, seat, tables)
  if (hex === NONE) return 'MK-COOP-03'
  if (s.announced !== NOBODY || s.ending !== NOBODY) return 'MK-COOP-01'
  if ((s.players[seat].did & Did.acted) !== 0) return 'MK-COOP-02'
  if (mustRest(s, seat)) return 'MK-TURN-28'
  if (!someGuest(s, seat, hex, tables)) return 'MK-COOP-04'
  if (otherAt(s, seat, s.players[seat].at) !== NONE) return 'MK-COOP-05'
  if (enemiesAt(s, hex).length < 2) return 'MK-COOP-06'
  return s.players[seat].move < CITY_COST ? 'MK-COOP-11' : ''
}

/** An action of the main part of a turn, wherever a city still holds out. */
export const propose: Ability<MageKnight, typeof PROPOSE> = {
  verb: 'propose',
  universe: (s, _seat, tables) => (mayPropose(s, tables) ? [PROPOSE] : []),
  offer: (s, seat, menu) => {
    if (!mayPropose(s, menu.tables)) return
    const rule = whyNoProposal(s, seat, menu.tables)
    if (rule === '') menu.add(PROPOSE)
    else menu.block?.(PROPOSE, rule, { needs: CITY_COST, has: s.players[seat].move })
  },
  take: (s, seat, _choice, ctx) => {
    const shares = firstShares(s, seat)
    ctx.push(coopInvite, { seat, hex: cityNextTo(s, seat, ctx.tables), from: s.players[seat].at, shares })
  },
  describe: ({ state, tables, viewer }) => {
    const near = tables.neighbours[state.players[viewer].at] ?? []
    const city = state.cities.find((each) => !each.conquered && near.some((hex) => isPartOf(each, hex)))
    const said = { text: text('choose.propose') }
    return city === undefined ? said : { ...said, at: atHex(city.hex) }
  },
}

function mayPropose(s: State, tables: MatchTables): boolean {
  return (
    !tables.alone && tables.scenario.city.state === 'enemy' && s.cities.some(({ conquered }) => !conquered)
  )
}

/** One enemy for the initiator to begin with. */
function firstShares(s: State, seat: Seat): number[] {
  return s.players.map((_, one) => (one === seat ? 1 : 0))
}

/** May whoever comes up in a city by Underground Attack ask others to join in (MK-COOP-05)? */
export function mayInviteTo(s: State, seat: Seat, hex: Hex, tables: MatchTables): boolean {
  if (!tables.coopAssault || s.announced !== NOBODY || s.ending !== NOBODY) return false
  return (
    cityAt(s, hex)?.conquered === false && enemiesAt(s, hex).length > 1 && someGuest(s, seat, hex, tables)
  )
}

/** The hero is in the city: together with others, or alone if nobody agrees. */
export const coopOrAlone = ask('coop.underground', {
  locals: { seat: int(0, 3), hex: int(), from: int() },
  seat: (_s, f) => f.seat,
  universe: () => [PROPOSE, NO],
  offer: (_s, _f, menu) => {
    menu.add(PROPOSE)
    menu.add(NO)
  },
  take: (s, f, choice, ctx) => {
    const { seat, hex, from } = f
    if (choice.do === 'no') {
      ctx.pop()
      startAssault(s, seat, hex, from, [], ctx)
    } else {
      ctx.next(coopElseAlone, { seat, hex, from })
      ctx.push(coopInvite, { seat, hex, from, shares: firstShares(s, seat) })
    }
  },
  question: () => text('ask.coopOrAlone'),
  describe: (_ctx, f, choice) => ({
    text: text(choice.do === 'no' ? 'choose.assaultAlone' : 'choose.propose'),
    at: atHex(f.hex),
  }),
})

/** Waits for the answer: if there was no assault together, the question comes again. */
export const coopElseAlone = run('coop.else', {
  locals: { seat: int(0, 3), hex: int(), from: int() },
  run: (s, f, ctx) => {
    const { seat, hex, from } = f
    if ((s.players[seat].did & Did.acted) === 0) ctx.next(coopOrAlone, { seat, hex, from })
    else ctx.pop()
  },
})

const sum = (shares: readonly number[]): number => shares.reduce((total, n) => total + n, 0)

/** A proposal as one number. */
function codeOf(shares: readonly number[]): number {
  return shares.reduce((code, n) => code * 16 + n, 0)
}

type Proposed = (typeof INVITE)[number] | (typeof SHARE)[number] | typeof SEND | typeof NO

/** MK-COOP-06: who is invited, and how many enemies each fights. */
export const coopInvite = ask('coop.invite', {
  locals: { seat: int(0, 3), hex: int(), from: int(), shares: ints() },
  seat: (_s, f) => f.seat,
  universe: (s, f): Proposed[] => [
    ...s.players.map((_, seat) => (f.shares[seat] === 0 ? INVITE[seat] : SHARE[seat])),
    SEND,
    NO,
  ],
  offer: (s, f, menu: Menu<MatchTables, Proposed>) => {
    const garrison = enemiesAt(s, f.hex).length
    const left = garrison - sum(f.shares)
    for (let seat = 0; seat < s.players.length; seat++) {
      if (f.shares[seat] > 0) offerShare(seat, left, garrison, menu)
      else if (!mayBeInvited(s, f.seat, seat, f.hex, menu.tables)) menu.block?.(INVITE[seat], 'MK-COOP-04')
      else offerGuest(seat, left, garrison, menu)
    }
    offerSend(s, f.seat, f.shares, left, garrison, menu)
  },
  take: (_s, f, choice, ctx) => {
    switch (choice.do) {
      case 'invite':
      case 'share':
        f.shares = f.shares.map((n, seat) => (seat === choice.seat ? n + 1 : n))
        return
      case 'send':
        ctx.tell?.({ event: 'proposed', seat: f.seat, hex: f.hex, shares: f.shares })
        ctx.next(coopAgree, { by: f.seat, hex: f.hex, from: f.from, shares: f.shares, next: 1 })
        return
      default:
        ctx.pop()
    }
  },
  question: ({ state }, f) => {
    const garrison = state.postHex.filter((hex) => hex === f.hex).length
    return text('ask.coopInvite', { left: garrison - sum(f.shares) })
  },
  describe: (_ctx, f, choice): Described => {
    switch (choice.do) {
      case 'invite':
        return { text: text('choose.invite', { player: playerText(choice.seat) }), at: atSeat(choice.seat) }
      case 'share':
        return {
          text: text('choose.share', { player: playerText(choice.seat), n: f.shares[choice.seat] + 1 }),
          at: atSeat(choice.seat),
        }
      case 'send':
        return { text: text('choose.sendProposal'), at: atHex(f.hex) }
      default:
        return { text: text('choose.noProposal') }
    }
  },
})

function offerShare(seat: Seat, left: number, garrison: number, menu: Menu<MatchTables, Proposed>): void {
  if (left > 0) menu.add(SHARE[seat])
  else menu.block?.(SHARE[seat], 'MK-COOP-06', { left, garrison })
}

function offerGuest(seat: Seat, left: number, garrison: number, menu: Menu<MatchTables, Proposed>): void {
  if (left > 0) menu.add(INVITE[seat])
  else menu.block?.(INVITE[seat], 'MK-COOP-06', { left, garrison })
}

/**
 * All enemies are given out, to more than one; not what was refused already (MK-COOP-07). What cannot be sent can
 * only be given up.
 */
function offerSend(
  s: State,
  by: Seat,
  shares: readonly number[],
  left: number,
  garrison: number,
  menu: Menu<MatchTables, Proposed>,
): void {
  const alone = shares.every((n, seat) => seat === by || n === 0)
  if (left > 0 || alone) {
    menu.block?.(SEND, 'MK-COOP-06', { left, garrison })
    if (left > 0) menu.revise?.(NO)
    else menu.add(NO)
  } else if (s.refused.includes(codeOf(shares))) {
    menu.block?.(SEND, 'MK-COOP-07')
    menu.add(NO)
  } else {
    menu.add(SEND)
    menu.revise?.(NO)
  }
}

/** The participants as they fight: the initiator, then on in the order of the round (MK-COOP-11). */
function lineOf(s: State, by: Seat, shares: readonly number[]): Seat[] {
  const from = s.order.indexOf(by)
  const line: Seat[] = []
  for (let n = 0; n < s.order.length; n++) {
    const seat = s.order[(from + n) % s.order.length]
    if (seat >= 0 && shares[seat] > 0) line.push(seat)
  }
  return line
}

/** Each of those invited agrees, or the proposal is off (MK-COOP-06, MK-COOP-07). */
export const coopAgree = ask('coop.agree', {
  locals: { by: int(0, 3), hex: int(), from: int(), shares: ints(), next: int(1) },
  seat: (s, f) => lineOf(s, f.by, f.shares)[f.next],
  universe: () => [YES, NO],
  offer: (s, f, menu) => {
    if (hasDeed(s, lineOf(s, f.by, f.shares)[f.next])) menu.add(YES)
    else menu.block?.(YES, 'MK-COOP-05')
    menu.add(NO)
  },
  take: (s, f, choice, ctx) => {
    const line = lineOf(s, f.by, f.shares)
    const seat = line[f.next]
    if (choice.do === 'no') {
      s.refused = [...s.refused, codeOf(f.shares)]
      ctx.tell?.({ event: 'refused', seat })
      ctx.pop()
      return
    }
    ctx.tell?.({ event: 'agreed', seat })
    if (++f.next < line.length) return
    ctx.pop()
    beginCoop(s, f.hex, line, f.shares, f.from, ctx)
  },
  question: (ctx, f) => text('ask.coopAgree', { player: playerText(f.by), n: f.shares[ctx.viewer] ?? 0 }),
  describe: (_ctx, f, choice) => ({
    text: text(choice.do === 'yes' ? 'choose.coopAgree' : 'choose.coopRefuse'),
    at: atHex(f.hex),
  }),
})
