import { mean } from '@longtable/bots/arena'
import type { Reading } from './play.ts'
import { DEEDS } from './report.ts'
import { usesIn, type Played } from './tally.ts'

/** What each level does in a game, a player, and what it scores: the lines of a table. */
export function usesOf(
  levels: readonly string[],
  readings: readonly Reading[],
  played: readonly Played[],
): string[] {
  const columns = readings.flatMap((scoring) => levels.map((level) => ({ scoring, level })))
  const gamesOf = ({ scoring, level }: (typeof columns)[number]): readonly Played[] =>
    played.filter(({ job }) => job.scoring === scoring && job.level === level)
  const uses = columns.map((column) => {
    const games = gamesOf(column)
    return usesIn(
      games,
      games.reduce((sum, { outcome }) => sum + outcome.seats.length, 0),
    )
  })
  const points = columns.map((column) =>
    mean(gamesOf(column).flatMap(({ outcome }) => outcome.seats.map((seat) => seat.points))),
  )
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    line(['', ...columns.map(({ scoring, level }) => `*${level}*, ${scoring}`)]),
    line(['---', ...columns.map(() => '---:')]),
    ...DEEDS.map(([name, what]) => line([name, ...uses.map((each) => (each.get(what) ?? 0).toFixed(2))])),
    line(['points', ...points.map((mine) => mine.toFixed(1))]),
  ]
}
