import { itemAt } from '@longtable/kernel'
import type { Average, Meeting, Rating, Share, Standing, Standings, Study } from '@longtable/bots/arena'
import { seatingsOf } from '@longtable/bots/arena'
import type { Formatter } from '../context/i18n.ts'
import type { Rows } from './columns.ts'

/** What a study found, in words and numbers. */
export interface ArenaReport {
  readonly title: string
  /** How it was played. */
  readonly notes: readonly string[]
  readonly tables: readonly Rows[]
}

export function reportOf(
  i18n: Formatter,
  name: string,
  study: Study,
  games: number,
  found: Standings,
): ArenaReport {
  const { t, number } = i18n
  const { seats, isTogether, seed } = study
  return {
    title: t('cli.arena.title', { name, count: seats }),
    notes: [
      t(isTogether ? 'cli.arena.gamesEach' : 'cli.arena.gamesOfPairs', {
        played: number(found.games),
        count: games,
        seed,
      }),
      ...(isTogether ? [] : [seatingNote(i18n, study)]),
      ...(found.unfinished > 0 ? [t('cli.arena.unfinished', { count: found.unfinished })] : []),
    ],
    tables: [
      ...(isTogether ? [] : [meetingRows(i18n, found.meetings)]),
      botRows(i18n, isTogether, found.bots),
    ],
  }
}

function seatingNote({ t }: Formatter, study: Study): string {
  const { seats } = study
  const key = seats === 2 ? 'duel' : seats % 2 === 0 ? 'even' : 'odd'
  return t(`cli.arena.seating.${key}`, { count: seats / 2, seatings: seatingsOf(study).length })
}

function meetingRows(i18n: Formatter, meetings: readonly Meeting[]): Rows {
  const { t, number } = i18n
  const hasLost = meetings.some(({ lost }) => lost > 0)
  return [
    [
      t('cli.arena.column.pair'),
      t('cli.arena.column.games'),
      t('cli.arena.column.first'),
      t('cli.arena.column.second'),
      ...(hasLost ? [t('cli.arena.column.nobody')] : []),
    ],
    ...meetings.map(({ group, shares, lost }) => [
      group.join(' – '),
      number(shares[0].games),
      ...shares.map((share) => shareText(i18n, share)),
      ...(hasLost ? [number(lost)] : []),
    ]),
  ]
}

function botRows(i18n: Formatter, isTogether: boolean, bots: readonly Standing[]): Rows {
  const { t } = i18n
  const columns = isTogether ? ['bot', 'won', 'score', 'median'] : ['bot', 'rating', 'won', 'score']
  return [
    [
      ...columns.map((column) => t(`cli.arena.column.${column}`)),
      ...itemAt(bots, 0).feats.map(({ name }) => t(`feats.${name}`)),
      ...['turn', 'slowest', 'game'].map((column) => t(`cli.arena.column.${column}`)),
    ],
    ...bots.map((standing) => [
      standing.bot,
      ...(isTogether ? [] : [ratingText(i18n, standing.rating)]),
      shareText(i18n, standing.share),
      averageText(i18n, standing.score),
      ...(isTogether ? [i18n.number(standing.score.median, 1)] : []),
      ...standing.feats.map(({ of }) => ('share' in of ? shareText(i18n, of) : averageText(i18n, of))),
      ...[standing.turn, standing.slowest, standing.game].map((milliseconds) => timeText(i18n, milliseconds)),
    ]),
  ]
}

function shareText({ number }: Formatter, { share, low, high }: Share): string {
  const [middle, least, most] = [share, low, high].map((part) => number(100 * part, 1))
  return `${middle} % (${least}–${most})`
}

function ratingText({ number }: Formatter, rating: Rating | undefined): string {
  if (rating === undefined) return '–'
  if (rating.low === rating.high) return number(rating.rating, 0)
  return `${number(rating.rating, 0)} (${number(rating.low, 0)} … ${number(rating.high, 0)})`
}

function averageText({ number }: Formatter, { mean, low, high }: Average): string {
  if (!Number.isFinite(low)) return number(mean, 1)
  return `${number(mean, 1)} (${number(low, 1)} … ${number(high, 1)})`
}

function timeText({ number }: Formatter, milliseconds: number): string {
  if (milliseconds < 1000) return `${number(milliseconds, milliseconds < 10 ? 1 : 0)} ms`
  return `${number(milliseconds / 1000, 1)} s`
}
