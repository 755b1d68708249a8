import { type Ability, text } from '@longtable/kernel'
import { EDGE, EDGES, OPTION } from '../state/choices/effects.ts'
import { dismantle, type DISMANTLE } from '../state/choices/factions.ts'
import { buildEdgeFrame, buildPartFrame } from '../state/frames.ts'
import { acted } from '../state/mutations/note-action.ts'
import { raise, takeDown } from '../state/mutations/building.ts'
import { spend } from '../state/mutations/dice.ts'
import { gainGoods } from '../state/mutations/goods.ts'
import { payMoves } from '../state/mutations/pay-moves.ts'
import { setFlag } from '../state/mutations/pieces.ts'
import { N, ORE, type PieceNo, SKULL, WOOD } from '../state/numbers.ts'
import { isFreeEdge, piecesLeft } from '../state/queries/building.ts'
import { across, FENCE, onSide, slope } from '../state/queries/built.ts'
import { moveDice, skullDice } from '../state/queries/dice.ts'
import { squareOf } from '../state/queries/pieces.ts'
import { PAST, type State } from '../state/schema.ts'
import { ask, type DarkVenture, type MatchTables } from '../state/tables/match-tables.ts'
import { pieceText } from './combat-text.ts'
import { surveyFor } from './survey.ts'

/** On which edge of the space, or across it (DV-WALL-01). */
export const buildEdge = ask(buildEdgeFrame.name, {
  locals: buildEdgeFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: (_s, f) => EDGE.slice(f.square * EDGES, (f.square + 1) * EDGES),
  offer: (s, f, menu) => {
    for (let edge = 0; edge < EDGES; edge++) {
      const choice = EDGE[f.square * EDGES + edge]
      if (piecesLeft(s, f.what) === 0) menu.block?.(choice, 'DV-WALL-08')
      else if (isFreeEdge(s, menu.tables, f.square, edge)) menu.add(choice)
      else menu.block?.(choice, 'DV-WALL-01')
    }
  },
  take: (s, { side, square, what }, choice, ctx) => {
    const edge = choice.edge % EDGES
    raise(s, side, square, edge, what, ctx)
    if (edge >= 4) ctx.next(buildPartFrame, { side, square })
    else ctx.pop()
  },
  question: ({ tables }, f) =>
    text(f.what === FENCE ? 'ask.buildFence' : 'ask.buildWall', { space: tables.board.idOf[f.square] }),
  describe: ({ tables }, _f, { edge }) => ({
    text: text(`choose.pick.edge.${edge % EDGES}`, { space: tables.board.idOf[Math.floor(edge / EDGES)] }),
    at: `edge:${edge}`,
  }),
})

/** The units of a space that was split stand together in one part of it, as the builder says (DV-WALL-04). */
export const buildPart = ask(buildPartFrame.name, {
  locals: buildPartFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: () => OPTION.slice(0, 2),
  offer: (_s, _f, menu) => {
    menu.add(OPTION[0])
    menu.add(OPTION[1])
  },
  take: (s, { square }, { option }, ctx) => {
    for (let piece = 0; piece < s.at.length; piece++)
      if (squareOf(s, ctx.tables, piece) === square) setFlag(s, piece, 'part', option === 1)
    ctx.tell?.({ event: 'parted', square, part: option })
    ctx.pop()
  },
  question: ({ tables }, f) => text('ask.buildPart', { space: tables.board.idOf[f.square] }),
  describe: ({ state }, f, { option }) => ({
    text: text(`choose.part.${slope(state.built, f.square) === 0 ? 'down' : 'up'}.${option}`),
    at: `part:${f.square * 2 + option}`,
  }),
})

/** What stands on an edge (0 to 3) or across (4) a square. */
function standingOn(built: readonly number[], square: number, edge: number): number {
  return edge < 4 ? onSide(built, square, edge) : across(built, square)
}

/** How many MOVE dice it takes to take it down, besides a skull (DV-WALL-06). */
function movesFor(what: number): number {
  return what === FENCE ? 1 : 2
}

function whyNotDown(s: State, what: number): string {
  if (s.stage === PAST) return 'DV-TURN-01'
  return moveDice(s, s.turn) < movesFor(what) || skullDice(s, s.turn) === 0 ? 'DV-WALL-06' : ''
}

function fencesAt(s: State, tables: MatchTables, piece: PieceNo): (typeof DISMANTLE)[number][] {
  const square = squareOf(s, tables, piece)
  const found: (typeof DISMANTLE)[number][] = []
  for (let edge = N; edge <= 4; edge++)
    if (standingOn(s.built, square, edge) !== 0) found.push(dismantle(piece, edge))
  return found
}

/** Any unit takes down what stands on its space and gains the material, if there is any left (DV-WALL-06). */
export const dismantleVerb: Ability<DarkVenture, (typeof DISMANTLE)[number]> = {
  verb: 'dismantle',
  universe: (s, _seat, tables) => s.army[s.turn].flatMap((piece) => fencesAt(s, tables, piece)),
  offer: (s, _seat, menu) => {
    if (surveyFor(s, menu).built === 0) return
    if (menu.block === undefined && whyNotDown(s, FENCE) !== '') return // A wall costs more.
    const army = s.army[s.turn]
    for (let i = 0; i < army.length; i++) {
      const square = squareOf(s, menu.tables, army[i])
      if (s.built[square] === 0) continue
      for (let edge = N; edge <= 4; edge++) {
        const what = standingOn(s.built, square, edge)
        if (what === 0) continue
        const why = whyNotDown(s, what)
        if (why === '') menu.add(dismantle(army[i], edge))
        else menu.block?.(dismantle(army[i], edge), why)
      }
    }
  },
  take: (s, _seat, { piece, edge }, ctx) => {
    acted(s)
    const square = squareOf(s, ctx.tables, piece)
    const what = takeDown(s, square, edge < 4 ? edge : 4 + slope(s.built, square), ctx)
    const resource = what === FENCE ? WOOD : ORE
    const gained = gainGoods(s, piece, resource, 1)
    if (gained > 0) ctx.tell?.({ event: 'gained', piece, resource, count: gained })
    spend(s, s.turn, SKULL)
    payMoves(s, s.turn, movesFor(what), ctx)
  },
  describe: ({ state, tables }, { piece, edge }) => {
    const square = tables.ways.square[state.at[piece]]
    const which = edge < 4 ? edge : 4 + slope(state.built, square)
    const name = standingOn(state.built, square, edge) === FENCE ? 'dismantleFence' : 'dismantleWall'
    return {
      text: text(`choose.${name}`, {
        unit: pieceText(tables, piece),
        edge: text(`choose.pick.edge.${which}`, { space: tables.board.idOf[square] }),
      }),
      cost: text(`price.${name}`),
      at: `edge:${square * EDGES + which}`,
      from: `piece:${piece}`,
    }
  },
}
