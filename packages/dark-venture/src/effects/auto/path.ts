import type { Goal } from '../../content/ids.ts'
import { ruleOfChoice } from '../../state/mutations/dice.ts'
import { TOKEN } from '../../state/names.ts'
import { FAR_AWAY, type NodeNo, type PieceNo, type Square, SQUARES, type WayNo } from '../../state/numbers.ts'
import { marksOn } from '../../state/queries/marks.ts'
import { nearestEnemy } from '../../state/queries/nearest.ts'
import { guardOf, isPlayers, squareOf } from '../../state/queries/pieces.ts'
import { isExchange } from '../../state/queries/visibility.ts'
import { hindrance, ignoresOf } from '../../state/queries/way.ts'
import type { State } from '../../state/schema.ts'
import type { MatchTables, VentureContext } from '../../state/tables/match-tables.ts'
import { isNamedGoal } from '../named-goals.ts'
import { NO_WAY, PLACES, type AutoReach, autoReach, squaresOf } from './auto-reach.ts'

/** A step of an Auto-Enemy's unit. */
export interface Leg {
  readonly node: NodeNo
  readonly part: number
  /** The way from the node before it, or -1 for stairs and ladders. */
  readonly way: WayNo
  /** The moves it takes, without what stands in the way. */
  readonly moves: number
  /** 0, or the fence or wall in the way, which is rolled for instead (DV-AUTO-14). */
  readonly piece: number
}

/** The squares where a unit finds what it seeks. */
function goalSquares(s: State, tables: MatchTables, piece: PieceNo, goal: Goal): Uint8Array {
  const side = s.side[piece]
  if (typeof goal !== 'string') return marked((square) => isNamedGoal(s, tables, goal, square))
  switch (goal) {
    case 'playerUnit':
      return squaresOf(s, tables, side, (other) => isPlayers(s, other))
    case 'enemyUnit':
      return squaresOf(s, tables, side, () => true)
    case 'ownUnit':
      return marked((square) =>
        s.army[side].some((own) => own !== piece && squareOf(s, tables, own) === square),
      )
    case 'openEdge':
      return marked((square) => isExchange(tables, s, square)) // DV-PRIS-08
    case 'riftCrystal':
      return marked((square) => marksOn(s, square, TOKEN.riftCrystal) > 0)
    case 'actionToken':
      return marked((square) => marksOn(s, square, TOKEN.actionDraw) > 0)
    case 'ownStart':
      return marked((square) => tables.starts[side].includes(square))
    case 'awayFromEnemies':
      return NOWHERE
  }
}

const NOWHERE = new Uint8Array(SQUARES)

function marked(isMeant: (square: Square) => boolean): Uint8Array {
  return Uint8Array.from({ length: SQUARES }, (_, square) => (isMeant(square) ? 1 : 0))
}

/** The wanted places that cost least. */
function nearestPlaces(tables: MatchTables, reach: AutoReach, wanted: Uint8Array): number[] {
  const { square } = tables.ways
  for (let cost = 0; cost < reach.buckets.length; cost++) {
    const found = reach.buckets[cost].filter(
      (place) => reach.cost[place] === cost && wanted[square[place >> 1]] === 1,
    )
    if (found.length > 0) return found
  }
  return []
}

/** The places furthest from every enemy, and of those the ones that cost least. */
function safestPlaces(
  s: State,
  tables: MatchTables,
  piece: PieceNo,
  reach: AutoReach,
  moves: number,
): number[] {
  let best: number[] = []
  let least = Infinity
  for (let place = 0; place < PLACES; place++) {
    const cost = reach.cost[place]
    if (cost > moves) continue
    const away = nearestEnemy(s, tables, s.side[piece], tables.ways.square[place >> 1])
    const rank = cost - away * FAR_AWAY
    if (rank > least) continue
    if (rank < least) best = []
    least = rank
    best.push(place)
  }
  return best
}

/** The northern ones first, then the western; of one space the part or layer over more enemies. */
function inOrder(tables: MatchTables, places: readonly number[], reach: AutoReach): number[] {
  const { square } = tables.ways
  const { row, column } = tables.board
  return places.toSorted((a, b) => {
    const one = square[a >> 1]
    const other = square[b >> 1]
    return (
      row[one] - row[other] || column[one] - column[other] || reach.enemies[b] - reach.enemies[a] || a - b
    )
  })
}

/** One of equals: the first, or by dice (option `autoTies`). Places of one space are no two goals. */
function choose(tables: MatchTables, places: readonly number[], ctx: VentureContext): number {
  if (tables.options.autoTies !== 'dice') return places[0]
  const { square } = tables.ways
  const firsts = places.filter(
    (place, i) => places.findIndex((other) => square[other >> 1] === square[place >> 1]) === i,
  )
  return firsts[ruleOfChoice(ctx, firsts.length)]
}

/** What a unit goes for, and the steps that lead there: none if it is there. */
export interface Plan {
  readonly goal: Goal
  readonly legs: readonly Leg[]
}

/**
 * How an Auto-Enemy's unit goes to the first goal that it can reach; undefined if it can reach none. `moves` bounds a
 * flight from enemies; `table` rolls for ties.
 */
export function planTo(
  s: State,
  tables: MatchTables,
  piece: PieceNo,
  goals: readonly Goal[],
  moves: number,
  ctx: VentureContext,
): Plan | undefined {
  for (const goal of goals) {
    const isFlight = goal === 'awayFromEnemies'
    const wanted = atHome(s, tables, piece, goalSquares(s, tables, piece, goal))
    if (!isFlight && !wanted.includes(1)) continue
    const reach = autoReach(s, tables, piece, wanted, isFlight ? moves : NO_WAY)
    const found = isFlight
      ? safestPlaces(s, tables, piece, reach, moves)
      : nearestPlaces(tables, reach, wanted)
    if (found.length === 0) continue
    const place = choose(tables, inOrder(tables, found, reach), ctx)
    return { goal, legs: staying(s, tables, piece, legsOf(s, tables, piece, reach, place)) }
  }
  return undefined
}

/** A guard that does not leave its spaces seeks nothing beyond them, and stops at their end (DV-BEAST-2). */
function atHome(s: State, tables: MatchTables, piece: PieceNo, wanted: Uint8Array): Uint8Array {
  const home = homeOf(s, tables, piece)
  return home === undefined ? wanted : wanted.map((is, square) => (home.includes(square) ? is : 0))
}

function staying(s: State, tables: MatchTables, piece: PieceNo, legs: readonly Leg[]): readonly Leg[] {
  const home = homeOf(s, tables, piece)
  if (home === undefined) return legs
  const out = legs.findIndex(({ node }) => !home.includes(tables.ways.square[node]))
  return out < 0 ? legs : legs.slice(0, out)
}

function homeOf(s: State, { guardHomes }: MatchTables, piece: PieceNo): readonly Square[] | undefined {
  return guardHomes[guardOf(s, piece)]
}

function legsOf(s: State, tables: MatchTables, piece: PieceNo, reach: AutoReach, goal: number): Leg[] {
  const ignores = ignoresOf(s, tables, piece)
  const legs: Leg[] = []
  for (let place = goal; reach.before[place] >= 0; place = reach.before[place]) {
    const before = reach.before[place]
    const way = reach.way[place]
    const stands = way < 0 ? 0 : hindrance(s, tables, tables.ways.square[before >> 1], way, ignores)
    const moves = reach.cost[place] - reach.cost[before] - stands
    legs.push({ node: place >> 1, part: place & 1, way, moves, piece: stands })
  }
  return legs.toReversed()
}
