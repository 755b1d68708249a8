/** How much a level thinks. Everything is counted, nothing is timed: the same on every machine. */
export interface SearchBudget {
  /** Imagined positions that are played on for one question. */
  readonly nodes: number
  /** How far each is played on, by the guide's clock. */
  readonly horizon: number
  /** Where whole lines are tried: how many different ones, and how far from the quick one they stray. */
  readonly lines: number
  readonly noise: number
  /**
   * How often a line is judged, each time a horizon further; what counts is the mean. Near positions tell lines apart with less
   * luck in between, far ones show what the model does not see. One look if nothing is said.
   */
  readonly looks?: number
  /** The most imagined positions for each line: few lines need less to be told apart. */
  readonly tries?: number
  /** About so many choices are made at most in everything that is played on for one question. */
  readonly effort?: number
}
