import { text } from '@longtable/kernel'
import { SIDE, START, UNLOCK } from '../state/choices/index.ts'
import { setupPlaceFrame, setupSideFrame } from '../state/frames.ts'
import { ruleOfChoice } from '../state/mutations/dice.ts'
import { stand } from '../state/mutations/layout.ts'
import { seatSide } from '../state/mutations/seating.ts'
import { unlock } from '../state/mutations/unlocks.ts'
import { SIDE_NO } from '../state/names.ts'
import { FACTIONS, NEUTRAL, NODES, type PieceNo } from '../state/numbers.ts'
import { SEAT_AT, whyNotSide } from '../state/queries/seating.ts'
import { startsOf } from '../state/queries/starts.ts'
import type { State } from '../state/schema.ts'
import { canPlay } from '../state/tables/story.ts'
import { ask, type MatchTables, type VentureContext } from '../state/tables/match-tables.ts'

/** DV-SETUP-09: in turn order each takes a side, or is dealt one. */
export function giveOutSides(s: State, ctx: VentureContext): void {
  const seats = s.order.filter((one) => one >= SEAT_AT).map((one) => one - SEAT_AT)
  const { campaign } = ctx.tables
  if (campaign !== undefined) {
    for (const seat of seats) seatSide(s, seat, SIDE_NO[campaign.leads[seat]], ctx) // DV-CAMPAIGN-1
    return
  }
  if (ctx.tables.options.sides === 'choose') {
    for (const seat of seats.toReversed()) ctx.push(setupSideFrame, { seat })
    return
  }
  for (const seat of seats) {
    const free = SIDE.filter(({ side }) => whyNotSide(s, ctx.tables, side) === '')
    seatSide(s, seat, free[ruleOfChoice(ctx, free.length)].side, ctx)
  }
}

const pickable = SIDE.filter(({ side }) => side !== NEUTRAL)

export const setupSide = ask(setupSideFrame.name, {
  locals: setupSideFrame.locals.fields,
  seat: (_s, f) => f.seat,
  universe: () => pickable,
  offer: (s, _f, menu) => {
    for (let side = 0; side < s.control.length; side++) {
      if (!canPlay(menu.tables, side)) continue
      const rule = whyNotSide(s, menu.tables, side)
      if (rule === '') menu.add(SIDE[side])
      else menu.block?.(SIDE[side], rule)
    }
  },
  take: (s, f, { side }, ctx) => {
    ctx.pop()
    seatSide(s, f.seat, side, ctx)
  },
  question: () => text('ask.side'),
  describe: ({ tables }, _f, { side }) => ({
    text: text('choose.side', { side: tables.sideName[side] }),
    at: `side:${side}`,
  }),
})

type Placing = (typeof START)[number] | (typeof UNLOCK)[number]

const starts: readonly Placing[] = START.slice(0, NODES)
const unlocks: readonly (readonly Placing[])[] = UNLOCK.map((_, count) => UNLOCK.slice(0, count))

/** Is the piece there, so that its first ability is asked for (DV-HERO-05)? */
function asksAbility(s: Pick<State, 'at'>, piece: PieceNo): boolean {
  return s.at[piece] >= 0
}

function ruleOfStart(side: number): string {
  return side < FACTIONS ? 'DV-ALD-01' : 'DV-HERO-02'
}

export const setupPlace = ask(setupPlaceFrame.name, {
  locals: setupPlaceFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: (s, f, tables: MatchTables): readonly Placing[] =>
    asksAbility(s, f.piece) ? unlocks[tables.abilities[f.side].length] : starts,
  offer: (s, f, menu) => {
    if (asksAbility(s, f.piece)) {
      const { length } = menu.tables.abilities[f.side]
      for (let i = 0; i < length; i++) menu.add(UNLOCK[i])
      return
    }
    const free = startsOf(s, menu.tables, f.side, f.piece)
    for (let node = 0; node < NODES; node++) {
      if (free.includes(node)) menu.add(START[node])
      else menu.block?.(START[node], ruleOfStart(f.side))
    }
  },
  take: (s, f, choice: Placing, ctx) => {
    ctx.pop()
    if (choice.do === 'start') stand(s, f.side, f.piece, choice.node, ctx)
    else {
      unlock(s, f.side, choice.ability)
      ctx.tell?.({ event: 'unlocked', side: f.side, ability: choice.ability })
    }
  },
  question: ({ state, tables }, f) =>
    asksAbility(state, f.piece)
      ? text('ask.firstAbility')
      : text(tables.rowOf[f.piece] >= 0 ? 'ask.startBeside' : 'ask.start', { piece: tables.nameOf[f.piece] }),
  describe: ({ tables }, f, choice: Placing) =>
    choice.do === 'start'
      ? {
          text: text('choose.start', { space: tables.board.idOf[tables.ways.square[choice.node]] ?? '' }),
          at: `node:${choice.node}`,
        }
      : {
          text: text('choose.firstAbility', { ability: tables.abilities[f.side][choice.ability].row.name }),
          at: `ability:${choice.ability}`,
        },
})
