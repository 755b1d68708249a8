import { type Ability, type Choice, type Described, text } from '@longtable/kernel'
import { contextOf, runProgram } from '../effects/interpreter.ts'
import { readPassage } from '../effects/story-rules.ts'
import { ACTIVATE, FUNGUS, SEARCH } from '../state/choices/index.ts'
import { storySearchFrame } from '../state/frames.ts'
import { acted } from '../state/mutations/note-action.ts'
import { payMoves } from '../state/mutations/pay-moves.ts'
import { payToken } from '../state/mutations/tokens.ts'
import { TOKEN } from '../state/names.ts'
import { NOBODY, type PieceNo } from '../state/numbers.ts'
import { moveDice } from '../state/queries/dice.ts'
import { carried, eventOn, marksOn } from '../state/queries/marks.ts'
import { hasFlag, squareOf } from '../state/queries/pieces.ts'
import { PAST, type State } from '../state/schema.ts'
import type { DarkVenture, MatchTables, VentureViewContext } from '../state/tables/match-tables.ts'

const NONE: readonly never[] = []

/** What the units of whose turn it is, and of whom this holds, could do. */
function those<C>(s: State, all: readonly C[], isMeant: (piece: PieceNo) => boolean): readonly C[] {
  return s.army[s.turn].filter(isMeant).map((piece) => all[piece])
}

function isOn(s: State, tables: MatchTables, piece: PieceNo, token: number): boolean {
  return marksOn(s, squareOf(s, tables, piece), token) > 0
}

function whyNotActivated(s: State): string {
  if (s.stage === PAST) return 'DV-TURN-01'
  return moveDice(s, s.turn) === 0 ? 'DV-SETUP-06' : ''
}

/** For a MOVE die a unit on a numbered token reads its passage (DV-SETUP-06). */
export const activateVerb: Ability<DarkVenture, (typeof ACTIVATE)[number]> = {
  verb: 'activate',
  universe: (s, _seat, tables) =>
    tables.adventure === undefined
      ? NONE
      : those(s, ACTIVATE, (piece) => isOn(s, tables, piece, TOKEN.event)),
  offer: (s, _seat, menu) => {
    const { tables } = menu
    if (tables.adventure === undefined) return
    const why = whyNotActivated(s)
    if (why !== '' && menu.block === undefined) return
    for (const piece of s.army[s.turn]) {
      if (!isOn(s, tables, piece, TOKEN.event)) continue
      if (why === '') menu.add(ACTIVATE[piece])
      else menu.block?.(ACTIVATE[piece], why)
    }
  },
  take: (s, _seat, { piece }, ctx) => {
    acted(s)
    const { tables } = ctx
    const square = squareOf(s, tables, piece)
    ctx.tell?.({ event: 'activated', piece, square })
    readPassage(passageOn(s, tables, piece), piece, square, ctx)
    payMoves(s, s.turn, 1, ctx)
  },
  describe: (ctx, choice) => onSpace(ctx, 'choose.activate', choice),
}

function passageOn(s: State, tables: MatchTables, piece: PieceNo): string {
  const number = eventOn(s, squareOf(s, tables, piece))
  return tables.adventure?.events[number - 1].passage ?? ''
}

function hasSearches({ adventure, scenario }: MatchTables): boolean {
  return adventure !== undefined || scenario?.search !== undefined
}

/** A search token is turned over for nothing (DV-STORY-6). */
export const searchVerb: Ability<DarkVenture, (typeof SEARCH)[number]> = {
  verb: 'search',
  universe: (s, _seat, tables) =>
    !hasSearches(tables) ? NONE : those(s, SEARCH, (piece) => isOn(s, tables, piece, TOKEN.search)),
  offer: (s, _seat, menu) => {
    if (!hasSearches(menu.tables)) return
    for (const piece of s.army[s.turn]) if (isOn(s, menu.tables, piece, TOKEN.search)) menu.add(SEARCH[piece])
  },
  take: (s, _seat, { piece }, ctx) => {
    acted(s)
    ctx.push(storySearchFrame, { piece, square: squareOf(s, ctx.tables, piece), phase: 0 })
  },
  describe: (ctx, choice) => onSpace(ctx, 'choose.search', choice),
}

/** A fungus that a restrained unit carries frees it (DV-RESTRAIN-1). */
export const cleanseVerb: Ability<DarkVenture, (typeof FUNGUS)[number]> = {
  verb: 'fungus',
  universe: (s, _seat, tables) =>
    tables.adventure === undefined ? NONE : those(s, FUNGUS, (piece) => canCleanse(s, piece)),
  offer: (s, _seat, menu) => {
    if (menu.tables.adventure === undefined) return
    for (const piece of s.army[s.turn]) if (canCleanse(s, piece)) menu.add(FUNGUS[piece])
  },
  take: (s, _seat, { piece }, ctx) => {
    acted(s)
    payToken(s, piece, TOKEN.fungus, ctx)
    runProgram('fungus/0.cleanse', contextOf(s.turn, NOBODY, piece), ctx)
  },
  describe: (ctx, choice) => onSpace(ctx, 'choose.cleanse', choice),
}

function canCleanse(s: State, piece: PieceNo): boolean {
  return hasFlag(s, piece, 'restrained') && carried(s, piece, TOKEN.fungus) > 0
}

function onSpace({ state, tables }: VentureViewContext, key: string, choice: Choice): Described {
  const piece = Number(choice['piece'])
  return {
    text: text(key, {
      unit: tables.nameOf[piece],
      space: tables.board.idOf[tables.ways.square[state.at[piece]]],
    }),
    at: `piece:${piece}`,
  }
}
