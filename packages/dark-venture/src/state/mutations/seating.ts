import { refuse } from '@longtable/kernel'
import { factionIds } from '../../content/ids.ts'
import { FACTIONS, type Seat, type SideNo } from '../numbers.ts'
import { autoSides, isNeeded, SEAT_AT } from '../queries/seating.ts'
import { ABSENT, AUTO, PLAYER, type State, STREAM } from '../schema.ts'
import type { MatchTables, VentureContext } from '../tables/match-tables.ts'
import { d6, ruleOfChoice } from './dice.ts'

/** DV-SETUP-08: four dice each, once a game, the highest first; those who are equal roll again. */
export function rollOrder(s: State, ctx: VentureContext): void {
  const autos = autoSides(ctx.tables)
  const free = ctx.tables.open.filter(Boolean).length
  if (free < ctx.seats) refuse('setup.tooManySeats', { seats: ctx.seats, free })
  for (const side of autos) s.control[side] = AUTO
  const all = [...Array.from({ length: ctx.seats }, (_, seat) => SEAT_AT + seat), ...autos]
  s.order = sorted(all, ctx)
}

function sorted(those: readonly number[], ctx: VentureContext): number[] {
  if (those.length < 2) return [...those]
  const rolls = those.map((one) => sumOfDice(ctx, moreDice(ctx.tables, one)))
  ctx.tell?.({ event: 'order', rolls, order: those })
  const sums = [...new Set(rolls)].sort((a, b) => b - a)
  return sums.flatMap((sum) =>
    sorted(
      those.filter((_, i) => rolls[i] === sum),
      ctx,
    ),
  )
}

/** The kingmaker of a campaign rolls one die more before its last battle (DV-CAMPAIGN-3). */
function moreDice({ campaign }: MatchTables, one: number): number {
  if (campaign?.chapter !== 'A13' || one < SEAT_AT) return 0
  return campaign.flags.includes(`kingmaker:${campaign.leads[one - SEAT_AT]}`) ? 1 : 0
}

function sumOfDice(ctx: VentureContext, more: number): number {
  let sum = 0
  for (let i = 0; i < ctx.tables.edition.numbers.turnOrderDice + more; i++) sum += d6(ctx, STREAM.setup)
  return sum
}

/** A seat takes a side, and its place in the order. */
export function seatSide(s: State, seat: Seat, side: SideNo, ctx: VentureContext): void {
  control(s, seat, side, ctx)
  s.sideOf[seat] = side
  s.order[s.order.indexOf(SEAT_AT + seat)] = side
}

function control(s: State, seat: Seat, side: SideNo, ctx: VentureContext): void {
  s.control[side] = PLAYER
  s.seatOf[side] = seat
  ctx.tell?.({ event: 'chose', side, seat })
}

/** A team's sides that nobody took are shared out, each after its seat's own. */
export function shareOut(s: State, ctx: VentureContext): void {
  const seats = s.order.filter((side) => s.seatOf[side] >= 0).map((side) => s.seatOf[side])
  let next = 0
  for (let side = 0; side < s.army.length; side++) {
    if (!isNeeded(ctx.tables, side) || s.control[side] !== ABSENT) continue
    if (ctx.tables.cast[side]?.team === undefined) continue
    const seat = seats[next++ % seats.length]
    control(s, seat, side, ctx)
    s.order.splice(s.order.indexOf(s.sideOf[seat]) + 1, 0, side)
  }
}

/**
 * Sides of a scenario that anybody may lead and nobody took: their decks play them, and they come into the order where
 * chance puts them, as if they had rolled with the others (DV-SETUP-18). Optional ones stay away, unless somebody would be
 * without an enemy.
 */
export function leaveToDecks(s: State, ctx: VentureContext): void {
  for (const isForced of [false, true]) {
    for (let side = 0; side < s.army.length; side++) {
      if (!isLeft(s, ctx.tables, side, isForced)) continue
      s.control[side] = AUTO
      s.order.splice(ruleOfChoice(ctx, s.order.length + 1), 0, side)
    }
  }
}

function isLeft(s: State, { cast, options }: MatchTables, side: SideNo, isForced: boolean): boolean {
  const row = cast[side]
  if (row?.control !== 'any' || s.control[side] !== ABSENT || side >= FACTIONS) return false
  if (isForced) return s.order.length < 2
  return row.optional !== true || options[factionIds[side]] === 'auto'
}

/** Teams of the story (DV-SETUP-04); in a Victory game there are none (DV-SETUP-07). */
export function joinTeams(s: State, tables: MatchTables): void {
  for (let side = 0; side < s.army.length; side++) {
    const team = tables.cast[side]?.team
    if (s.control[side] === ABSENT) continue
    if (team !== undefined) s.team[side] = team === 'A' ? 1 : 2
    else if (tables.adventure !== undefined) s.team[side] = s.control[side] === PLAYER ? 1 : 0
  }
}
