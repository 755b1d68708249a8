import type { GameTypes, EvaluationModel, TermChange } from '@longtable/kernel'
import { exp } from './exp.ts'

/** Says from a model how likely each seat is to win. Keeps its arrays, so one serves any number of positions. */
export class Evaluator<G extends GameTypes = GameTypes> {
  readonly model: EvaluationModel<G>
  private readonly measured: Float64Array

  constructor(model: EvaluationModel<G>) {
    this.model = model
    this.measured = new Float64Array(model.terms.length)
  }

  /** Fills in the chance of each seat; where they play against each other, all together 1. */
  chances(state: G['view'], tables: G['tables'], into: Float64Array): void {
    const { model } = this
    const seats = into.length
    for (let seat = 0; seat < seats; seat++) into[seat] = this.sum(state, tables, seat)
    if (model.isCooperative(tables)) {
      let sum = 0
      for (let seat = 0; seat < seats; seat++) sum += into[seat]
      into.fill(1 / (1 + exp(-sum / seats)))
      return
    }
    let most = -Infinity
    for (let seat = 0; seat < seats; seat++) if (into[seat] > most) most = into[seat]
    let all = 0
    for (let seat = 0; seat < seats; seat++) {
      into[seat] = exp(into[seat] - most)
      all += into[seat]
    }
    for (let seat = 0; seat < seats; seat++) into[seat] /= all
  }

  private sum(state: G['view'], tables: G['tables'], seat: number): number {
    const { model, measured } = this
    const weights = model.weights[model.stage(state, tables)]
    model.measure(state, tables, seat, measured)
    let sum = weights.length > measured.length ? weights[measured.length] : 0
    for (let i = 0; i < measured.length; i++) sum += weights[i] * measured[i]
    return sum
  }

  /** What each term adds for a seat. */
  parts(state: G['view'], tables: G['tables'], seat: number, into: Float64Array): void {
    const { model } = this
    const weights = model.weights[model.stage(state, tables)]
    model.measure(state, tables, seat, into)
    for (let i = 0; i < into.length; i++) into[i] *= weights[i]
  }

  /** From what each term adds before and after: the terms that change, greatest change first. */
  changes(before: Float64Array, after: Float64Array): TermChange[] {
    return this.model.terms
      .map((term, i) => ({ term, by: after[i] - before[i] }))
      .filter(({ by }) => Math.abs(by) > SMALL)
      .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
  }
}

/** A change that nobody would notice. */
const SMALL = 0.005
