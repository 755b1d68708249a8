import type { BotPlayer, Engine, Game, GameTypes, SearchHints, MatchFile, View } from '@longtable/kernel'
import { advise, type Idea } from '../advice/advice.ts'
import { botSeat } from '../playing/bot-seat.ts'
import { playedIn, type Move } from './moves.ts'
import { ChanceEstimator } from './chance-estimator.ts'

/** The chances of all seats at a moment of the match. */
export interface ChancePoint {
  /** The line of the log that led to it; 0 before the first. */
  readonly at: number
  readonly chances: readonly number[]
}

/** What one move brought. All numbers are changes of the chance to win, by seat. */
export interface MoveEffect {
  readonly seat: number
  /** The lines of the log that it came after and ended with. */
  readonly after: number
  readonly at: number
  /** Against what the seat would have done quickly, over all that could have come of it. */
  readonly choice: readonly number[]
  /** All else that changed: what was drawn, and what others had hidden. */
  readonly luck: readonly number[]
}

/** What made the difference for a seat in the end; the three together lead from its chance at the start to the result. */
export interface Balance {
  readonly seat: number
  readonly luck: number
  readonly choices: number
  readonly others: number
  /** The numbers are means over draws: `choices` is right within about so much. */
  readonly within: number
}

/** A move that changed much, and what else could have been done. */
export interface TurningPoint extends MoveEffect {
  /** Whose chance it changed most, and by how much. */
  readonly of: number
  readonly by: number
  /** Something better, if somebody who thought about it has found any, and by how much. */
  readonly better: { readonly idea: Idea; readonly by: number } | undefined
}

export interface Review {
  /** Do all win or lose together? Then the chances of all seats are the same. */
  readonly isTogether: boolean
  readonly points: readonly ChancePoint[]
  readonly moves: readonly MoveEffect[]
  readonly turns: readonly TurningPoint[]
  readonly balances: readonly Balance[]
}

/** How thoroughly a match is looked through. */
export interface ReviewEffort {
  /** So often each move is tried, and so often where it makes a difference what was chosen. */
  readonly draws: number
  readonly more: number
  /** How far each try is played on, by the guide's clock. */
  readonly horizon: number
  readonly turns: number
}

export const USUAL_EFFORT: ReviewEffort = { draws: 6, more: 16, horizon: 4, turns: 5 }

/** A turning point changes a chance by this much at least. */
const LEAST_SWING = 0.04
/** Something better is better by this much at least. */
const LEAST_BETTER = 0.02

/**
 * Looks through a match that was played: how likely each seat was to win at every moment, and how much of what changed was
 * chosen and how much was luck. Gives the share that is done after each move. The same match is always judged the same.
 */
export function* reviewing<G extends GameTypes>(
  game: Game<G>,
  hints: SearchHints<G>,
  file: MatchFile,
  adviser?: BotPlayer<G>,
  effort: ReviewEffort = USUAL_EFFORT,
): Generator<number, Review> {
  const played = playedIn(game, file)
  const { engine } = played
  const estimator = new ChanceEstimator(engine, hints, effort.horizon)
  const tried: Tried<G>[] = []
  let done = 0
  for (const move of played.moves()) {
    tried.push(tryOut(engine, estimator, move, effort))
    done += move.line.length
    yield (done / played.length) * SHARE_OF_MOVES
  }
  const end = estimator.outcome(played.end)
  const points = pointsOf(tried, end)
  const moves = tried.map((each, i) => weighed(each, points[i + 1]?.chances))
  const turns = yield* turningPoints(moves, points, tried, { engine, estimator, adviser, effort })
  const isTogether = hints.model.isCooperative(engine.tables)
  return { isTogether, points, moves, turns, balances: balancesOf(moves, points, tried, engine.seats) }
}

/** The turning points are thought about last, and that takes its time. */
const SHARE_OF_MOVES = 0.85

/** A move, and what its seat could expect before and after it. */
interface Tried<G extends GameTypes = GameTypes> {
  readonly move: Move<G>
  readonly view: View<G>
  /** The chances in the position as it was, whoever knew what of it. */
  readonly before: readonly number[]
  /** What the seat could expect of a quick move and of its own, from what it saw. */
  readonly quick: readonly number[]
  readonly chosen: readonly number[]
  /** The variance of the mean difference, for the seat itself. */
  readonly doubt: number
}

/** The numbers of it, whatever the game. */
type Balanced = Pick<Tried, 'before' | 'quick' | 'chosen' | 'doubt'> & {
  readonly move: Pick<Move, 'seat' | 'after' | 'at'>
}

function tryOut<G extends GameTypes>(
  engine: Engine<G>,
  estimator: ChanceEstimator<G>,
  move: Move<G>,
  { draws, more }: ReviewEffort,
): Tried<G> {
  const { seat, line, from, at } = move
  const view = engine.view(from, seat)
  const [before, quick, chosen] = [0, 1, 2].map(() => new Mean(estimator.seats))
  let [sum, squares, count] = [0, 0, 0]
  for (let draw = 0; draw < (sum === 0 && squares === 0 ? draws : more); draw++) {
    const words = `${at} ${draw}`
    const quickly = estimator.once(view, [], words)
    const own = estimator.once(view, line, words)
    before.add(estimator.truly(from, words))
    quick.add(quickly)
    chosen.add(own)
    const difference = own[seat] - quickly[seat]
    sum += difference
    squares += difference * difference
    count++
  }
  const mean = sum / count
  const doubt = Math.max(0, squares / count - mean * mean) / count
  return { move, view, before: before.value, quick: quick.value, chosen: chosen.value, doubt }
}

class Mean {
  private readonly sums: Float64Array
  private count = 0

  constructor(size: number) {
    this.sums = new Float64Array(size)
  }

  add(values: Float64Array): void {
    values.forEach((value, i) => (this.sums[i] += value))
    this.count++
  }

  get value(): readonly number[] {
    return Array.from(this.sums, (sum) => sum / Math.max(1, this.count))
  }
}

/** Before each move, and after the last one: how it ended, or what was expected then. */
function pointsOf(tried: readonly Balanced[], end: Float64Array | undefined): readonly ChancePoint[] {
  const points = tried.map(({ move, before }): ChancePoint => ({ at: move.after, chances: before }))
  const last = tried.at(-1)
  if (last === undefined) return points
  return [...points, { at: last.move.at, chances: end === undefined ? last.before : [...end] }]
}

function weighed({ move, before, quick, chosen }: Balanced, then: readonly number[] = before): MoveEffect {
  const { seat, after, at } = move
  const choice = chosen.map((chance, i) => chance - quick[i])
  return { seat, after, at, choice, luck: then.map((chance, i) => chance - before[i] - choice[i]) }
}

function balancesOf(
  moves: readonly MoveEffect[],
  points: readonly ChancePoint[],
  tried: readonly Balanced[],
  seats: number,
): readonly Balance[] {
  const [first, last] = [points.at(0), points.at(-1)]
  return Array.from({ length: seats }, (_, seat): Balance => {
    const sum = (of: readonly MoveEffect[]): number => of.reduce((all, { choice }) => all + choice[seat], 0)
    const choices = sum(moves.filter((move) => move.seat === seat))
    const others = sum(moves.filter((move) => move.seat !== seat))
    const whole = (last?.chances[seat] ?? 0) - (first?.chances[seat] ?? 0)
    const doubt = tried.reduce((all, each) => all + (each.move.seat === seat ? each.doubt : 0), 0)
    return { seat, choices, others, luck: whole - choices - others, within: 2 * Math.sqrt(doubt) }
  })
}

interface Thinking<G extends GameTypes> {
  readonly engine: Engine<G>
  readonly estimator: ChanceEstimator<G>
  readonly adviser: BotPlayer<G> | undefined
  readonly effort: ReviewEffort
}

/** The moves that changed most, in the order in which they came. */
function* turningPoints<G extends GameTypes>(
  moves: readonly MoveEffect[],
  points: readonly ChancePoint[],
  tried: readonly Tried<G>[],
  thinking: Thinking<G>,
): Generator<number, readonly TurningPoint[]> {
  const swings = moves
    .map((_, i) => ({ i, ...swingAt(points, i) }))
    .filter(({ by }) => Math.abs(by) >= LEAST_SWING)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.i - b.i)
    .slice(0, thinking.effort.turns)
    .sort((a, b) => a.i - b.i)
  const turns: TurningPoint[] = []
  for (const [n, { i, of, by }] of swings.entries()) {
    turns.push({ ...moves[i], of, by, better: betterThan(tried[i], thinking) })
    yield SHARE_OF_MOVES + ((n + 1) / swings.length) * (1 - SHARE_OF_MOVES)
  }
  return turns
}

function swingAt(points: readonly ChancePoint[], i: number): { readonly of: number; readonly by: number } {
  const [before, then] = [points[i].chances, points[i + 1]?.chances ?? points[i].chances]
  const changes = then.map((chance, seat) => chance - before[seat])
  const of = changes.reduce(
    (most, change, seat) => (Math.abs(change) > Math.abs(changes[most]) ? seat : most),
    0,
  )
  return { of, by: changes[of] }
}

/** What the adviser would have done instead, if over the same draws it does better. */
function betterThan<G extends GameTypes>(
  { move, view, chosen }: Tried<G>,
  { engine, estimator, adviser, effort }: Thinking<G>,
): TurningPoint['better'] {
  const asked = botSeat(engine, move.from, move.seat)
  if (adviser === undefined || asked === undefined || asked.offered.length < 2) return undefined
  const [idea] = advise(adviser, asked, `review ${move.at}`, 1)
  if (idea === undefined) return undefined
  const line = idea.steps.map(({ choice }) => choice)
  const mean = new Mean(estimator.seats)
  for (let draw = 0; draw < effort.more; draw++) mean.add(estimator.once(view, line, `${move.at} ${draw}`))
  const by = mean.value[move.seat] - chosen[move.seat]
  return by >= LEAST_BETTER ? { idea, by } : undefined
}
