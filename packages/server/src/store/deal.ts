import type { MatchRow } from './rows.ts'

/**
 * The seed of the deal that a match counts for, if it counts for one: it was played here to its end, by people alone, and
 * somebody typed its seed. What came from a file ended when it began; where a bot took a seat, its people did not play it
 * alone.
 */
export function dealOf({ status, seeded, seed, start, started, ended, seats }: MatchRow): string | null {
  const isPlayedHere =
    status === 'over' &&
    start === null &&
    ended !== started &&
    seats.every(({ kind, bot, resigned }) => kind === 'person' && bot === null && !resigned)
  return seeded && isPlayedHere ? seed : null
}
