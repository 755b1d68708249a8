import { Playout, Random, seedFrom, type BotPlayer, type Engine, type GameTypes } from '@longtable/kernel'
import type { SearchHints, Position } from '@longtable/kernel'
import { playGame } from '../playing/play-game.ts'

/** What was measured at one moment of a game, and how the game ended. */
export interface TrainingSample {
  readonly stage: number
  /** Do the seats win and lose together? Then there is one row of measures, their mean; otherwise one a seat. */
  readonly together: boolean
  readonly rows: readonly Float64Array[]
  /** For each row: its part of the win. */
  readonly won: readonly number[]
}

/** How far from the quick choice a seat strays in a game that is played for lessons; each seat draws one of these. */
const NOISES = [0, 0.25, 0.5, 1]

/** A game that ends nowhere teaches nothing. */
const MOST_CHOICES = 100_000

/**
 * Plays one game and measures it whenever its clock moves on. Without `bots` every seat chooses quickly, more or less
 * carelessly, as playouts do; that is fast, and shows positions good and bad.
 */
export function trainingSamplesOf<G extends GameTypes>(
  engine: Engine<G>,
  hints: SearchHints<G>,
  seed: string,
  bots?: readonly BotPlayer<G>[],
): TrainingSample[] {
  const moments: Omit<TrainingSample, 'won'>[] = []
  let time = -Infinity
  const watch = (position: Position<G>): void => {
    const now = hints.clock(position.state, engine.tables)
    if (now === time) return
    time = now
    moments.push(measured(engine, hints, position))
  }
  const end =
    bots === undefined ? playQuickly(engine, hints, seed, watch) : playGame(engine, seed, bots, watch)
  const result = engine.result(end)
  if (result === null) return []
  const { winners } = result
  const parts = Array.from({ length: engine.seats }, (_, seat) =>
    winners.includes(seat) ? 1 / winners.length : 0,
  )
  return moments.map((moment) => ({ ...moment, won: moment.together ? [winners.length > 0 ? 1 : 0] : parts }))
}

function measured<G extends GameTypes>(
  { tables, seats }: Engine<G>,
  { model }: SearchHints<G>,
  { state }: Position<G>,
): Omit<TrainingSample, 'won'> {
  const rows = Array.from({ length: seats }, (_, seat) => {
    const row = new Float64Array(model.terms.length)
    model.measure(state, tables, seat, row)
    return row
  })
  const together = model.isCooperative(tables)
  return { stage: model.stage(state, tables), together, rows: together ? [meanOf(rows)] : rows }
}

/** The mean of the seats' measures, and a one for the weight that is there always. */
function meanOf(rows: readonly Float64Array[]): Float64Array {
  const mean = new Float64Array(rows[0].length + 1)
  for (const row of rows) row.forEach((value, i) => (mean[i] += value / rows.length))
  mean[rows[0].length] = 1
  return mean
}

function playQuickly<G extends GameTypes>(
  engine: Engine<G>,
  hints: SearchHints<G>,
  seed: string,
  watch: (position: Position<G>) => void,
): Position<G> {
  const playout = new Playout(engine, engine.start(seedFrom(seed)))
  const chance = new Random(seedFrom(`${seed} quick`))
  const noises = Array.from({ length: engine.seats }, () => chance.pick(NOISES))
  for (let choices = 0; !playout.over && choices < MOST_CHOICES;) {
    watch(playout.position)
    const { seat } = playout
    const line = playout.size === 1 ? playout.choices : hints.quick(playout.asked(), chance, noises[seat])
    for (const choice of line) {
      if (playout.over || playout.seat !== seat) break
      playout.choose(choice)
      choices++
    }
  }
  return playout.position
}
