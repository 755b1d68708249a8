import type { Result } from '@longtable/kernel'

export interface FinalStanding {
  readonly seat: number
  readonly score: number
  readonly isWinner: boolean
  /** The same for seats that are equal. */
  readonly place: number
}

/** The seats in the order of their success. Who won is for the game to say: equal points need not be a tie. */
export function standingsOf({ scores, winners }: Result): readonly FinalStanding[] {
  const seats = scores.map((score, seat) => ({ seat, score, isWinner: winners.includes(seat) }))
  const isBetter = (one: (typeof seats)[number], other: (typeof seats)[number]): boolean =>
    one.isWinner === other.isWinner ? one.score > other.score : one.isWinner
  return seats
    .map((each) => ({ ...each, place: 1 + seats.filter((other) => isBetter(other, each)).length }))
    .toSorted((one, other) => one.place - other.place || one.seat - other.seat)
}

/** Those who have as many points as the winners and still did not win. */
export function brokenTie(standings: readonly FinalStanding[]): readonly FinalStanding[] {
  const most = standings.find(({ isWinner }) => isWinner)?.score
  return standings.filter(({ isWinner, score }) => !isWinner && score === most)
}
