import { int, text } from '@longtable/kernel'
import { NO, TACTIC, YES } from '../state/choices/common.ts'
import { NONE, TACTICS, type Tactic } from '../content/ids.ts'
import type { TacticRow } from '../content/types.ts'
import { startEffect } from '../effects/start-use.ts'
import { TACTIC_SOURCE } from '../state/sources.ts'
import { playerText } from '../text/players.ts'
import { tacticText } from '../text/rows.ts'
import { tacticNameText, atTactic } from '../text/pieces.ts'
import { ask, run, type MageContext, type MatchTables } from '../state/match.ts'
import { DUMMY, STREAM, type Seat, type State, type StateView } from '../state/schema/state.ts'

/** Everybody takes a tactic, the dummy too; then the order is set (MK-ROUND-15). */
export const pickTactics = run('tactics', {
  locals: {},
  run: (s, _f, ctx) => {
    const { tables } = ctx
    const seat = nextPicker(s, tables)
    const dummyWaits = tables.dummy && s.dummyTactic === NONE
    if (available(s, tables) === 0) finish(s, ctx)
    else if (dummyWaits && (seat === NONE || tables.special.has('dummyPicksTacticFirst')))
      pickForDummy(s, ctx)
    else if (seat === NONE) finish(s, ctx)
    else ctx.push(pickTactic, { seat })
  },
})

/** Those who take a tactic: the least fame first (MK-TACTIC-01); among equals, the one lower in the order (MK-TACTIC-02). */
export function pickOrder(
  s: Pick<StateView, 'order' | 'players' | 'round'>,
  { options }: Pick<MatchTables, 'options'>,
): Seat[] {
  const seats = s.order.filter((seat) => seat !== DUMMY).toReversed()
  if (options.heroes === 'auction' && s.round === 1) return seats // MK-VAR-05: whatever the fame
  return seats.toSorted((a, b) => s.players[a].fame - s.players[b].fame)
}

function nextPicker(s: State, tables: MatchTables): Seat {
  return pickOrder(s, tables).find((seat) => s.players[seat].tactic === NONE) ?? NONE
}

type Held = Pick<StateView, 'players' | 'dummyTactic' | 'night' | 'tacticsLeft'>

/** The tactics of this time of day: bits. */
function displayed(s: Pick<Held, 'night'>, { box }: MatchTables): number {
  return s.night ? box.nightTactics : box.dayTactics
}

/** What can be taken now: bits. */
function available(s: Held, tables: MatchTables): number {
  let bits = displayed(s, tables) & s.tacticsLeft
  for (let seat = 0; seat < s.players.length; seat++) {
    if (s.players[seat].tactic !== NONE) bits &= ~(1 << s.players[seat].tactic)
  }
  return s.dummyTactic === NONE ? bits : bits & ~(1 << s.dummyTactic)
}

function has(bits: number, tactic: Tactic): boolean {
  return (bits & (1 << tactic)) !== 0
}

function listOf(bits: number): Tactic[] {
  const list: Tactic[] = []
  for (let tactic = 0; tactic < TACTICS; tactic++) if (has(bits, tactic)) list.push(tactic)
  return list
}

/** The seat that holds a tactic, DUMMY, or NOT_HELD. */
function holderOf(s: Held, tactic: Tactic): Seat {
  if (s.dummyTactic === tactic) return DUMMY
  const seat = s.players.findIndex((player) => player.tactic === tactic)
  return seat < 0 ? NOT_HELD : seat
}
const NOT_HELD = -2

/** MK-SC-41, MK-SC-51: the dummy takes a random one of those that are left. */
function pickForDummy(s: State, ctx: MageContext): void {
  const left = listOf(available(s, ctx.tables))
  s.dummyTactic = left[ctx.below(STREAM.setup, left.length)]
  ctx.tell?.({ event: 'tacticTaken', seat: DUMMY, tactic: s.dummyTactic })
}

function rowOf(tables: MatchTables, tactic: Tactic): TacticRow {
  return tables.edition.tactics[tactic]
}

export const pickTactic = ask('tactic.pick', {
  locals: { seat: int(0, 3) },
  seat: (_s, f) => f.seat,
  universe: (s, _f, tables) => listOf(displayed(s, tables)).map((tactic) => TACTIC[tactic]),
  offer: (s, _f, menu) => {
    const now = displayed(s, menu.tables)
    const free = available(s, menu.tables)
    for (let tactic = 0; tactic < TACTICS; tactic++) {
      if (!has(now, tactic)) continue
      if (has(free, tactic)) menu.add(TACTIC[tactic])
      else if (menu.block !== undefined) {
        const holder = holderOf(s, tactic)
        if (holder >= 0) menu.block(TACTIC[tactic], 'MK-TACTIC-03', { player: playerText(holder) })
        else menu.block(TACTIC[tactic], holder === DUMMY ? 'MK-DUMMY-07' : 'MK-ENDROUND-07')
      }
    }
  },
  take: (s, f, { tactic }, ctx) => {
    const player = s.players[f.seat]
    player.tactic = tactic
    player.tacticUsed = false
    ctx.tell?.({ event: 'tacticTaken', seat: f.seat, tactic })
    ctx.pop()
    const row = rowOf(ctx.tables, tactic)
    // MK-TACTIC-03: at once, before the next one chooses.
    if (row.when === 'taken')
      startEffect(s, f.seat, ctx.tables.nodes.numberOf(row.effect), TACTIC_SOURCE + tactic, ctx)
  },
  question: () => text('ask.tactic'),
  describe: ({ tables }, _f, { tactic }) => describeTactic(tables, tactic),
})

function describeTactic(tables: MatchTables, tactic: Tactic) {
  const row = rowOf(tables, tactic)
  return {
    text: text('choose.tactic', { tactic: tacticNameText(tactic) }),
    ...(row.when === 'never' ? {} : { gain: tacticText(row, tables.effectText) }),
    at: atTactic(tactic),
  }
}

/** MK-TACTIC-04: sorted by the numbers of the tactics; who has none keeps the place behind the others. */
function finish(s: State, ctx: MageContext): void {
  s.order = s.order.toSorted((a, b) => numberOf(s, a, ctx.tables) - numberOf(s, b, ctx.tables))
  ctx.tell?.({ event: 'turnOrder', order: s.order })
  ctx.pop()
}

/** The printed number; of two tactics with the same one, that of the older set comes first. */
function numberOf(s: State, seat: Seat, tables: MatchTables): number {
  const tactic = seat === DUMMY ? s.dummyTactic : s.players[seat].tactic
  return tactic === NONE ? Number.MAX_SAFE_INTEGER : rowOf(tables, tactic).number * TACTICS + tactic
}

// The end of the round

/** The round is over: tactics are handed back, some leave the game (MK-ENDROUND-07). */
export const leaveTactics = run('tactics.leave', {
  locals: { phase: int(0) },
  run: (s, f, ctx) => {
    const { special } = ctx.tables
    if (f.phase++ === 0) {
      if (special.has('usedTacticsLeave')) allLeave(s, ctx)
      else if (special.has('oneUsedTacticLeaves') && usedBits(s) !== 0) ctx.push(proposeTactic, { turn: 0 })
      return
    }
    for (const player of s.players) {
      player.tactic = NONE
      player.tacticUsed = false
    }
    s.dummyTactic = NONE
    ctx.pop()
  },
})

/** The tactics that players used: bits. */
function usedBits(s: Pick<Held, 'players'>): number {
  let bits = 0
  for (const { tactic } of s.players) if (tactic !== NONE) bits |= 1 << tactic
  return bits
}

/** MK-SC-41: what the player and the dummy held. */
function allLeave(s: State, ctx: MageContext): void {
  const used = usedBits(s) | (s.dummyTactic === NONE ? 0 : 1 << s.dummyTactic)
  for (const tactic of listOf(used)) leave(s, tactic, ctx)
}

function leave(s: State, tactic: Tactic, ctx: MageContext): void {
  s.tacticsLeft &= ~(1 << tactic)
  ctx.tell?.({ event: 'tacticLeft', tactic })
}

/** The seats in the order of the round. */
function seatsOf(s: Pick<StateView, 'order'>): Seat[] {
  return s.order.filter((seat) => seat !== DUMMY)
}

/** MK-SC-51: the players agree on one; who is first in the order proposes, the last one's proposal stands. */
export const proposeTactic = ask('tactics.propose', {
  locals: { turn: int(0) },
  seat: (s, f) => seatsOf(s)[f.turn],
  universe: (s) => listOf(usedBits(s)).map((tactic) => TACTIC[tactic]),
  offer: (s, _f, menu) => {
    for (const tactic of listOf(usedBits(s))) menu.add(TACTIC[tactic])
  },
  take: (s, f, { tactic }, ctx) => {
    const seats = seatsOf(s)
    ctx.tell?.({ event: 'tacticProposed', seat: seats[f.turn], tactic })
    if (f.turn < seats.length - 1) ctx.next(agreeTactic, { tactic, by: f.turn, asked: 0 })
    else {
      leave(s, tactic, ctx)
      ctx.pop()
    }
  },
  question: () => text('ask.tacticLeaves'),
  describe: ({ tables }, _f, { tactic }) => describeTactic(tables, tactic),
})

/** Each of the others says yes or no; a no hands the right to propose on. */
export const agreeTactic = ask('tactics.agree', {
  locals: { tactic: int(0), by: int(0), asked: int(0) },
  seat: (s, f) => othersOf(s, f.by)[f.asked],
  universe: () => [YES, NO],
  offer: (_s, _f, menu) => {
    menu.add(YES)
    menu.add(NO)
  },
  take: (s, f, choice, ctx) => {
    const others = othersOf(s, f.by)
    if (choice.do === 'no') {
      ctx.tell?.({ event: 'tacticRefused', seat: others[f.asked], tactic: f.tactic })
      ctx.next(proposeTactic, { turn: f.by + 1 })
    } else if (++f.asked === others.length) {
      leave(s, f.tactic, ctx)
      ctx.pop()
    }
  },
  question: (_ctx, f) => text('ask.tacticAgree', { tactic: tacticNameText(f.tactic) }),
  describe: (_ctx, f, choice) => ({
    text: text(choice.do === 'yes' ? 'choose.agree' : 'choose.refuse'),
    at: atTactic(f.tactic),
  }),
})

function othersOf(s: Pick<StateView, 'order'>, by: number): Seat[] {
  return seatsOf(s).filter((_, n) => n !== by)
}
