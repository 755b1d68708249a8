/** The day of a time, everywhere the same. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** What the deal of a day is drawn from: whoever plays it that day gets the same. */
export function dailySeed(game: string, scenario: string, date: string): string {
  return `${date} ${game} ${scenario}`
}

/** One finished match of a day's deal. */
export interface DailyResult {
  readonly names: readonly string[]
  readonly score: number
  readonly won: boolean
  /** Null where the game does not count them. */
  readonly rounds: number | null
  readonly ended: number
  /** Whoever asks was at it. */
  readonly mine: boolean
}

/** Which deal: without a date that of today, without a scenario the first that can be played alone. */
export interface DailyWanted {
  readonly scenario?: string | undefined
  readonly seats?: number | undefined
  /** Such as 2026-01-31. */
  readonly date?: string | undefined
}

/** How the deal of a day went for those who finished it. */
export interface DailyTable {
  readonly game: string
  readonly scenario: string
  readonly seats: number
  readonly date: string
  /** How many matches of it were finished. */
  readonly finished: number
  /** The best of each host, best first. */
  readonly results: readonly DailyResult[]
}
