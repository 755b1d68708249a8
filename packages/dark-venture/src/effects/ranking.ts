import type { Pick, UnitQuery } from '../content/effects.ts'
import type { Goal } from '../content/ids.ts'
import { ruleOfChoice } from '../state/mutations/dice.ts'
import { TOKEN } from '../state/names.ts'
import { type NodeNo, type PieceNo, type SideNo, type Square, SQUARES } from '../state/numbers.ts'
import { distance } from '../state/queries/map.ts'
import { marksOn } from '../state/queries/marks.ts'
import { nearestEnemy, nearestFoe, nearestOf } from '../state/queries/nearest.ts'
import { areEnemies, isPlayers, squareOf } from '../state/queries/pieces.ts'
import { isOpenEdge } from '../state/queries/visibility.ts'
import { AUTO, type State } from '../state/schema.ts'
import type { MatchTables, VentureContext } from '../state/tables/match-tables.ts'
import { isNamedGoal } from './named-goals.ts'

/** Who comes first among several that fit, where nobody is asked (DV-AUTO-05, A-14). */

/** Between equals the northern one, then the lower token. */
export function northThenFirst(s: State, tables: MatchTables, a: PieceNo, b: PieceNo): number {
  const { row } = tables.board
  return row[squareOf(s, tables, a)] - row[squareOf(s, tables, b)] || a - b
}

type Ranked = Exclude<Pick, 'choose' | 'random' | 'all'>

function rank(s: State, tables: MatchTables, side: SideNo, how: Ranked, to: Goal, piece: PieceNo): number {
  switch (how) {
    case 'west':
      return tables.board.column[squareOf(s, tables, piece)]
    case 'weakest':
      return tables.strength[piece] + tables.defence[piece]
    case 'strongest':
      return -tables.strength[piece] - tables.defence[piece]
    case 'nearest':
      return goalAway(s, tables, side, piece, to)
  }
}

/** How many spaces a unit is from the nearest of what it seeks. */
export function goalAway(s: State, tables: MatchTables, side: SideNo, piece: PieceNo, goal: Goal): number {
  const square = squareOf(s, tables, piece)
  if (typeof goal !== 'string') return nearestSquare(tables, square, (to) => isNamedGoal(s, tables, goal, to))
  switch (goal) {
    case 'playerUnit':
      return nearestOf(s, tables, square, (other) => isPlayers(s, other) && areEnemies(s, side, other))
    case 'enemyUnit':
      return nearestEnemy(s, tables, side, square)
    case 'awayFromEnemies':
      return -nearestEnemy(s, tables, side, square)
    case 'ownUnit':
      return nearestOwn(s, tables, side, piece)
    case 'ownStart':
      return nearestSquare(tables, square, (to) => tables.starts[side].includes(to))
    case 'openEdge':
      return nearestSquare(tables, square, (to) => isOpenEdge(tables, s, to))
    case 'riftCrystal':
      return nearestSquare(tables, square, (to) => marksOn(s, to, TOKEN.riftCrystal) > 0)
    case 'actionToken':
      return nearestSquare(tables, square, (to) => marksOn(s, to, TOKEN.actionDraw) > 0)
  }
}

function nearestOwn(s: State, tables: MatchTables, side: SideNo, piece: PieceNo): number {
  const from = squareOf(s, tables, piece)
  const others = s.army[side].filter((other) => other !== piece)
  return Math.min(...others.map((other) => distance(tables, from, squareOf(s, tables, other))))
}

function nearestSquare(tables: MatchTables, from: Square, isMeant: (square: Square) => boolean): number {
  let best = Infinity
  for (let square = 0; square < SQUARES; square++) {
    const away = distance(tables, from, square)
    if (away < best && isMeant(square)) best = away
  }
  return best
}

/** In the order of the query; equals as A-14 has it, or by the Rule of Choice. */
export function ranked(
  s: State,
  side: SideNo,
  pieces: readonly PieceNo[],
  how: Ranked,
  to: Goal,
  ctx: VentureContext,
): PieceNo[] {
  const tables = ctx.tables
  const ranks = new Map(
    pieces.map((piece) => [piece, rank(s, tables, side, how, to, piece) + heed(s, side, piece)]),
  )
  const rankOf = (piece: PieceNo): number => ranks.get(piece) ?? 0
  const order = pieces.toSorted((a, b) => difference(rankOf(a), rankOf(b)) || northThenFirst(s, tables, a, b))
  return tables.options.autoTies === 'dice' ? diced(order, rankOf, ctx) : order
}

const LATER = 1000

/** DV-AUTO-07: an Auto-Enemy looks at other Auto-Enemies and beasts after the players. */
function heed(s: State, side: SideNo, piece: PieceNo): number {
  const other = s.side[piece]
  return s.control[side] === AUTO && areEnemies(s, side, other) && !isPlayers(s, other) ? LATER : 0
}

/** Infinities are equal, too. */
function difference(a: number, b: number): number {
  return a === b ? 0 : a - b
}

/** DV-MISC-01: equals roll for it. */
function diced(
  order: readonly PieceNo[],
  rankOf: (piece: PieceNo) => number,
  ctx: VentureContext,
): PieceNo[] {
  const out: PieceNo[] = []
  let rest = order.slice()
  while (rest.length > 0) {
    const equals = rest.filter((piece) => rankOf(piece) === rankOf(rest[0]))
    const next = equals[ruleOfChoice(ctx, equals.length)]
    out.push(next)
    rest = rest.filter((piece) => piece !== next)
  }
  return out
}

/** The first of them, as many as the query wants; those that must share a space do. */
export function firstOf(
  s: State,
  tables: MatchTables,
  order: readonly PieceNo[],
  query: UnitQuery,
): PieceNo[] {
  const count = query.count ?? 1
  if (query.together !== true) return order.slice(0, count)
  let best: PieceNo[] = []
  for (const first of order) {
    const square = squareOf(s, tables, first)
    const group = order.filter((piece) => squareOf(s, tables, piece) === square).slice(0, count)
    if (group.length > best.length) best = group
  }
  return best
}

/** What an Auto-Enemy takes where a player would choose: its strongest, of others the weakest (DV-AUTO-19). */
export function autoPick({ side }: UnitQuery): Ranked {
  return side === 'own' || side === 'ally' ? 'strongest' : 'weakest'
}

/** What an Auto-Enemy takes: the place nearest to an enemy, or, where units are made, to one of its own (DV-AUTO-19). */
export function nearestPlace(
  s: State,
  side: SideNo,
  nodes: readonly NodeNo[],
  ctx: VentureContext,
  toOwn = false,
): NodeNo {
  const tables = ctx.tables
  const { row, column } = tables.board
  const { square } = tables.ways
  const away = (node: NodeNo): number => placeAway(s, tables, side, square[node], toOwn)
  const order = nodes.toSorted(
    (a, b) =>
      away(a) - away(b) || row[square[a]] - row[square[b]] || column[square[a]] - column[square[b]] || a - b,
  )
  if (tables.options.autoTies !== 'dice') return order[0]
  const equals = order.filter((node) => away(node) === away(order[0]))
  return equals[ruleOfChoice(ctx, equals.length)]
}

/** Players' units count before those of other Auto-Enemies (DV-AUTO-07). */
function placeAway(s: State, tables: MatchTables, side: SideNo, square: Square, toOwn: boolean): number {
  if (side < 0) return 0
  return toOwn ? nearestOf(s, tables, square, (other) => other === side) : nearestFoe(s, tables, side, square)
}
