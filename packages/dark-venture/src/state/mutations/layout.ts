import type { TokenId } from '../../content/ids.ts'
import type { BagRow, Placement } from '../../content/types.ts'
import { setupPlaceFrame } from '../frames.ts'
import { RESOURCE, TOKEN, UNIT_ROW, PIECE_NO } from '../names.ts'
import { FENCE } from '../queries/built.ts'
import { setBuilt } from './built.ts'
import {
  BAG,
  E,
  N,
  NEUTRAL,
  NOBODY,
  type NodeNo,
  type PieceNo,
  type SideNo,
  DELOK,
  isHeroSide,
  S,
  W,
} from '../numbers.ts'
import { spare } from '../queries/pieces.ts'
import { startsOf } from '../queries/starts.ts'
import { AUTO, type State } from '../schema.ts'
import { squareNamed } from '../tables/ground.ts'
import type { MatchTables, VentureContext } from '../tables/match-tables.ts'
import { score } from './count.ts'
import { ruleOfChoice } from './dice.ts'
import { gainGoods } from './goods.ts'
import { layMark, setEvent } from './marks.ts'
import { putOn } from './pieces.ts'
import { unlock } from './unlocks.ts'

const EDGE_NO = { N, E, S, W } as const

// What lies and stands on the map when the game begins.

/** Tokens of the map (DV-SETUP-13) or of the story (DV-SETUP-04, DV-SETUP-06). */
export function layTokens(s: State, tables: MatchTables): void {
  const { scenario, adventure, map } = tables
  const lay = (token: TokenId, at: string): void =>
    void layMark(s, squareNamed(tables.board, at), TOKEN[token])
  for (const { token, at } of scenario?.tokens ?? adventure?.tokens ?? []) lay(token, at)
  for (const at of scenario?.search?.at ?? adventure?.search ?? []) lay('search', at)
  adventure?.events.forEach(({ at }, i) => {
    setEvent(s, squareNamed(tables.board, at), i + 1)
    s.tokens[TOKEN.event]--
  })
  if (scenario !== undefined || adventure !== undefined) return
  for (const at of map.actionTokens) lay('actionDraw', at)
  for (const at of map.itemTokens) lay('itemDraw', at)
}

/** Fences that stand before the first round. */
export function layFences(s: State, tables: MatchTables): void {
  for (const { at, edge } of tables.scenario?.fences ?? []) {
    if (s.fences === 0) return
    setBuilt(s.built, tables.board, squareNamed(tables.board, at), EDGE_NO[edge], FENCE)
    s.fences--
  }
}

/** Beasts of a scenario. */
export function layBeasts(s: State, tables: MatchTables): void {
  for (const { at, creature } of tables.scenario?.creatures ?? []) {
    putOn(s, PIECE_NO[creature], squareNamed(tables.board, at), NEUTRAL)
  }
}

/** Puts a side's pieces on the map; what its player decides is asked, the first thing first. */
export function laySide(s: State, side: SideNo, ctx: VentureContext): void {
  const { tables } = ctx
  if (isHeroSide(side)) {
    s.points[side] = tables.startPoints[side] // DV-HERO-03
    layHero(s, side, ctx)
    return
  }
  if (tables.adventure !== undefined) {
    if (s.control[side] !== AUTO) layParty(s, side, ctx)
    return
  }
  layFaction(s, side, ctx)
}

/** A hero of its own: where the story says, or on a start space of its choice (DV-HERO-02), with one ability. */
function layHero(s: State, side: SideNo, ctx: VentureContext): void {
  const piece = ctx.tables.heroOf[side]
  const spaces = startsOf(s, ctx.tables, side, piece)
  const { setup = 'basic' } = ctx.tables.cast[side] ?? {}
  if (setup !== 'basic') for (const one of setup) if ('token' in one) layPlacement(s, side, one, ctx)
  if (ctx.tables.abilities[side].length === 1) unlock(s, side, 0) // DV-HERO-07
  else ctx.push(setupPlaceFrame, { side, piece })
  if (spaces.length === 1) stand(s, side, piece, spaces[0], ctx)
  else ctx.push(setupPlaceFrame, { side, piece })
}

/** Three of a faction's lowest units and one of the next, spread over the spaces of the party. */
function layParty(s: State, side: SideNo, ctx: VentureContext): void {
  const { tables } = ctx
  const { warband, partySpaces } = tables.adventure ?? { warband: { lowest: 0, next: 0 }, partySpaces: [] }
  const row = tables.factionOf.indexOf(side)
  const rows = [
    ...new Array<number>(warband.lowest).fill(row),
    ...new Array<number>(warband.next).fill(row + 1),
  ]
  rows.forEach((each, i) => {
    const at = squareNamed(tables.board, partySpaces[i % partySpaces.length])
    stand(s, side, spare(s, tables, each), at, ctx)
  })
}

/** DV-SETUP-12, or as the scenario says (DV-SETUP-04). */
function layFaction(s: State, side: SideNo, ctx: VentureContext): void {
  const { tables } = ctx
  const faction = tables.edition.factions[side]
  const row = tables.cast[side]
  const own = row === undefined || row.setup === 'basic' ? undefined : row.setup
  const asked: PieceNo[] = []
  for (const placement of own ?? faction.setup[tables.map.id]) {
    const piece = layPlacement(s, side, placement, ctx)
    if (piece !== NOBODY) asked.push(piece)
  }
  for (const piece of asked.toReversed()) askOrRoll(s, side, piece, ctx)
  fillBag(s, own === undefined ? (row?.bag ?? faction.bag) : row?.bag, ctx)
  for (const { unit, resource, count } of row?.goods ?? []) {
    const bearer = s.army[side].find((piece) => tables.rowOf[piece] === UNIT_ROW[unit])
    if (bearer === undefined) continue
    const given = gainGoods(s, bearer, RESOURCE[resource], count)
    ctx.tell?.({ event: 'gained', piece: bearer, resource: RESOURCE[resource], count: given })
  }
}

/** Tells the piece whose space is still to be chosen, or -1. */
function layPlacement(s: State, side: SideNo, placement: Placement, ctx: VentureContext): PieceNo {
  const { tables } = ctx
  if ('token' in placement) {
    const square = squareNamed(tables.board, placement.at)
    const token = TOKEN[placement.token]
    if (layMark(s, square, token)) ctx.tell?.({ event: 'token', token, square, piece: NOBODY, how: 'laid' })
    return NOBODY
  }
  if ('hero' in placement) {
    const piece = PIECE_NO[placement.hero]
    unlock(s, side, 0) // the hero of a faction has its one ability
    if (tables.rulesVersion >= 2) score(s, side, tables.startPoints[tables.home[piece]], ctx) // DV-HERO-03
    if (placement.at.length > 1) return piece
    stand(s, side, piece, squareNamed(tables.board, placement.at[0]), ctx)
    return NOBODY
  }
  const piece = spare(s, tables, UNIT_ROW[placement.unit])
  if ('besides' in placement) return piece
  stand(s, side, piece, squareNamed(tables.board, placement.at), ctx)
  return NOBODY
}

/** An Auto-Enemy leaves it to the dice (DV-MISC-01), after what comes before. */
function askOrRoll(s: State, side: SideNo, piece: PieceNo, ctx: VentureContext): void {
  if (s.control[side] !== AUTO) {
    ctx.push(setupPlaceFrame, { side, piece })
    return
  }
  // The hero first, then who stands beside it: `asked` comes backwards.
  if (ctx.tables.rowOf[piece] >= 0) standByDice(s, side, DELOK, ctx)
  standByDice(s, side, piece, ctx)
}

function standByDice(s: State, side: SideNo, piece: PieceNo, ctx: VentureContext): void {
  if (s.at[piece] >= 0) return
  const spaces = startsOf(s, ctx.tables, side, piece)
  stand(s, side, piece, spaces[ruleOfChoice(ctx, spaces.length)], ctx)
}

function fillBag(s: State, rows: readonly BagRow[] | undefined, ctx: VentureContext): void {
  const pieces: PieceNo[] = []
  for (const { unit, count } of rows ?? []) {
    for (let i = 0; i < count; i++) {
      const piece = spare(s, ctx.tables, UNIT_ROW[unit])
      if (piece === NOBODY) break // DV-MISC-02
      s.at[piece] = BAG
      pieces.push(piece)
    }
  }
  if (pieces.length > 0) ctx.tell?.({ event: 'bagged', pieces })
}

export function stand(s: State, side: SideNo, piece: PieceNo, node: NodeNo, ctx: VentureContext): void {
  if (piece === NOBODY) return
  putOn(s, piece, node, side)
  ctx.tell?.({ event: 'placed', side, piece, at: node, from: 'setup' })
}
