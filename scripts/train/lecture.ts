/** In which games a model learns: all that its game is played as, the usual ones more often. */
export interface Lecture {
  readonly seats: number
  readonly config?: Readonly<Record<string, unknown>>
}
