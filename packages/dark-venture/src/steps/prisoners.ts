import { type Ability, text } from '@longtable/kernel'
import { contextOf } from '../effects/interpreter.ts'
import { followRulesOf, hasRule } from '../effects/story-rules.ts'
import { ESCAPE, exchange, type EXCHANGE, FOR_CARD, FOR_UNIT, UNBIND } from '../state/choices/combat.ts'
import { UNIT } from '../state/choices/effects.ts'
import {
  escapeFrame,
  exchangeFrame,
  exchangeOneFrame,
  exchangeWhomFrame,
  HOW,
  rollFrame,
} from '../state/frames.ts'
import { acted } from '../state/mutations/note-action.ts'
import { drawCards } from '../state/mutations/cards.ts'
import { count } from '../state/mutations/count.ts'
import { exchangePrisoner } from '../state/mutations/exchange.ts'
import { escape, leave } from '../state/mutations/leave.ts'
import { payMoves } from '../state/mutations/pay-moves.ts'
import { setFlag } from '../state/mutations/pieces.ts'
import { lowest, place } from '../state/mutations/place.ts'
import {
  ACTION_DECK,
  FACTIONS,
  HERO_KIND,
  NOBODY,
  type PieceNo,
  type SideNo,
  isHeroSide,
} from '../state/numbers.ts'
import { freeSpaces } from '../state/queries/capacity.ts'
import { isAsked } from '../state/queries/combat.ts'
import { moveDice } from '../state/queries/dice.ts'
import { areAllies, hasBit, hasFlag, partOf, prisonersOf, squareOf } from '../state/queries/pieces.ts'
import { isExchange } from '../state/queries/visibility.ts'
import { AUTO, PAST, PLAYER, type State } from '../state/schema.ts'
import {
  ask,
  type DarkVenture,
  type MatchTables,
  run,
  type VentureContext,
} from '../state/tables/match-tables.ts'
import { pieceText } from './combat-text.ts'
import { surveyFor } from './survey.ts'

const NONE: readonly PieceNo[] = []

/** Units of a side that hold a prisoner. */
function captorsOf(s: State, side: SideNo): readonly PieceNo[] {
  if (s.prisoners.length === 0) return NONE
  const captors = s.prisoners.map((piece) => s.captor[piece]).filter((captor) => s.side[captor] === side)
  return [...new Set(captors)]
}

/** Whose unit comes for an exchanged prisoner: the own faction's, or that of a Hero's allies; -1: nobody's. */
function suppliers(s: State, side: SideNo): SideNo {
  if (!isHeroSide(side)) return side
  for (let other = 0; other < FACTIONS; other++) {
    const isPlayed = s.control[other] === PLAYER || s.control[other] === AUTO
    if (isPlayed && areAllies(s, side, other)) return other
  }
  return NOBODY
}

function whyNoExchange(s: State, tables: MatchTables, captor: PieceNo): string {
  if (s.stage === PAST) return 'DV-TURN-01'
  if (!isExchange(tables, s, squareOf(s, tables, captor)))
    return tables.exchange === undefined ? 'DV-PRIS-04' : 'DV-PRIS-08'
  return moveDice(s, s.turn) === 0 ? 'DV-PRIS-04' : ''
}

/** A prisoner at an open map edge, for the lowest unit or, if a Hero holds it, for a card (DV-PRIS-04, DV-PRIS-09). */
export const exchangeVerb: Ability<DarkVenture, (typeof EXCHANGE)[number]> = {
  verb: 'exchange',
  universe: (s, _seat, tables) =>
    captorsOf(s, s.turn).flatMap((captor) =>
      tables.kindOf[captor] === HERO_KIND
        ? [exchange(captor, FOR_UNIT), exchange(captor, FOR_CARD)]
        : [exchange(captor, FOR_UNIT)],
    ),
  offer: (s, _seat, menu) => {
    for (const captor of captorsOf(s, s.turn)) {
      const why = whyNoExchange(s, menu.tables, captor)
      const forUnit = why === '' && suppliers(s, s.turn) < 0 ? 'DV-PRIS-09' : why
      if (forUnit === '') menu.add(exchange(captor, FOR_UNIT))
      else menu.block?.(exchange(captor, FOR_UNIT), forUnit)
      if (menu.tables.kindOf[captor] !== HERO_KIND) continue
      if (why === '') menu.add(exchange(captor, FOR_CARD))
      else menu.block?.(exchange(captor, FOR_CARD), why)
    }
  },
  take: (s, _seat, choice, ctx) => {
    acted(s)
    exchangePrisoner(s.turn, choice.piece, choice.for, ctx)
    payMoves(s, s.turn, 1, ctx)
  },
  describe: ({ state, tables }, choice) => ({
    text: text(choice.for === FOR_UNIT ? 'choose.exchangeUnit' : 'choose.exchangeCard', {
      unit: pieceText(tables, state.captor.indexOf(choice.piece)),
    }),
    at: `piece:${choice.piece}`,
  }),
}

export const exchanging = run(exchangeFrame.name, {
  locals: exchangeFrame.locals.fields,
  run: (s, f, ctx) => {
    const { side, piece: captor } = f
    const [held, ...others] = prisonersOf(s, captor)
    if (held === undefined) ctx.pop()
    else if (others.length > 0 && isAsked(s, side))
      ctx.next(exchangeWhomFrame, { side, piece: captor, for: f.for })
    else ctx.next(exchangeOneFrame, { side, piece: held, for: f.for })
  },
})

/** Which of several prisoners is exchanged. */
export const exchangeWhom = ask(exchangeWhomFrame.name, {
  locals: exchangeWhomFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: (s, f) => prisonersOf(s, f.piece).map((piece) => UNIT[piece]),
  offer: (s, f, menu) => {
    for (const piece of prisonersOf(s, f.piece)) menu.add(UNIT[piece])
  },
  take: (_s, f, { piece }, ctx) => ctx.next(exchangeOneFrame, { side: f.side, piece, for: f.for }),
  question: () => text('ask.exchangeWhom'),
  describe: ({ tables }, _f, { piece }) => ({
    text: text('choose.exchangeUnit', { unit: pieceText(tables, piece) }),
    at: `piece:${piece}`,
  }),
})

export const exchangeOne = run(exchangeOneFrame.name, {
  locals: exchangeOneFrame.locals.fields,
  run: (s, f, ctx) => {
    const { side, piece: held } = f
    const captor = s.captor[held]
    ctx.pop()
    ctx.tell?.({ event: 'exchanged', piece: held })
    count(s, side, 'prisonersExchanged', 1, ctx) // DV-PRIS-05
    const from = suppliers(s, side)
    if (f.for === FOR_CARD || from < 0) drawCards(side, captor, ACTION_DECK, 1, ctx)
    else bringLowest(s, from, captor, ctx)
    leave(s, held, HOW.returned, side, ctx)
    if (hasRule(ctx.tables, 'exchange')) followRulesOf(s, 'exchange', contextOf(side, captor, held), ctx)
  },
})

/** None available, none comes. */
function bringLowest(s: State, side: SideNo, captor: PieceNo, ctx: VentureContext): void {
  const piece = lowest(s, ctx.tables, side, ctx)
  if (piece < 0) return
  place(s, piece, s.at[captor], side, ctx, 'supply', partOf(s, captor) === 1 ? { part: 1 } : {})
}

function whyNoEscape(s: State): string {
  if (s.stage === PAST) return 'DV-TURN-01'
  return moveDice(s, s.turn) === 0 ? 'DV-PRIS-06' : ''
}

/** For a MOVE die a prisoner rolls, and is free on a 6 (DV-PRIS-06). */
export const escapeVerb: Ability<DarkVenture, (typeof ESCAPE)[number]> = {
  verb: 'escape',
  universe: (s) => captivesOf(s, s.turn).map((piece) => ESCAPE[piece]),
  offer: (s, _seat, menu) => {
    const why = whyNoEscape(s)
    if (why !== '' && menu.block === undefined) return
    for (const piece of captivesOf(s, s.turn)) {
      if (why === '') menu.add(ESCAPE[piece])
      else menu.block?.(ESCAPE[piece], why)
    }
  },
  take: (s, _seat, { piece }, ctx) => {
    acted(s)
    ctx.push(escapeFrame, { side: s.turn, piece, phase: 0 })
    payMoves(s, s.turn, 1, ctx)
  },
  describe: ({ tables }, { piece }) => ({
    text: text('choose.escape', { unit: pieceText(tables, piece) }),
    at: `piece:${piece}`,
  }),
}

/** Units of a side that others hold. */
function captivesOf(s: State, side: SideNo): readonly PieceNo[] {
  return s.prisoners.length === 0 ? NONE : s.prisoners.filter((piece) => s.side[piece] === side)
}

export const escaping = run(escapeFrame.name, {
  locals: escapeFrame.locals.fields,
  run: (s, f, ctx) => {
    if (f.phase === 0) {
      f.phase = 1
      const { escape: atLeast } = ctx.tables.edition.numbers
      ctx.push(rollFrame, { side: f.side, piece: f.piece, dice: 1, atLeast, faces: 0, shown: [] })
      return
    }
    const isFree = s.picked[0] === 1
    s.picked = []
    ctx.pop()
    if (isFree) escape(s, f.piece, freeSpaces(ctx), ctx)
  },
})

function whyNotUnbound(s: State): string {
  if (s.stage === PAST) return 'DV-TURN-01'
  return moveDice(s, s.turn) === 0 ? 'DV-RESTRAIN-1' : ''
}

/** A restrained unit is freed for a MOVE die (DV-RESTRAIN-1). */
export const unbindVerb: Ability<DarkVenture, (typeof UNBIND)[number]> = {
  verb: 'unbind',
  universe: (s) =>
    s.army[s.turn].filter((piece) => hasFlag(s, piece, 'restrained')).map((piece) => UNBIND[piece]),
  offer: (s, _seat, menu) => {
    if (!hasBit(surveyFor(s, menu).flags, 'restrained')) return
    const army = s.army[s.turn]
    for (let i = 0; i < army.length; i++) {
      if (!hasFlag(s, army[i], 'restrained')) continue
      const why = whyNotUnbound(s)
      if (why === '') menu.add(UNBIND[army[i]])
      else menu.block?.(UNBIND[army[i]], why)
    }
  },
  take: (s, _seat, { piece }, ctx) => {
    acted(s)
    setFlag(s, piece, 'restrained', false)
    ctx.tell?.({ event: 'freed', piece })
    payMoves(s, s.turn, 1, ctx)
  },
  describe: ({ tables }, { piece }) => ({
    text: text('choose.unbind', { unit: pieceText(tables, piece) }),
    at: `piece:${piece}`,
  }),
}
