import { itemAt } from '@longtable/kernel'
import type { MatchInfo } from '@longtable/server/wire'
import type { Formatter } from '@longtable/i18n'
import type { PlacedMatch } from './use-matches.ts'
import { namesFor } from '../../connections/hot-seat-names.ts'
import { ago, lasting } from './when.ts'

/** Does the match stand still for somebody at this screen? */
export function isMyTurn({ match, mine }: PlacedMatch): boolean {
  if (match.status !== 'running' || match.paused !== null) return false
  return match.awaited.some((seat) => mine.includes(seat) && match.seats[seat]?.bot === null)
}

/** What happened last to a match, as far as everybody knows. */
export function newest({ created, started, ended }: MatchInfo): number {
  return ended ?? started ?? created
}

function nameAt(i18n: Formatter, match: MatchInfo, seat: number, isMine: boolean): string {
  const { name, kind } = itemAt(match.seats, seat)
  const given = namesFor(match.id)?.[seat] ?? ''
  if (given !== '') return given
  if (kind === 'bot') return i18n.t('web.start.match.aBot')
  if (isMine) return i18n.t('web.start.match.me')
  return name === '' ? i18n.t('web.start.match.person') : name
}

function listed(i18n: Formatter, names: readonly string[]): string {
  return new Intl.ListFormat(i18n.lang).format(names)
}

/** The people of a match and how many bots; those at one screen are all of the company. */
function company(i18n: Formatter, match: MatchInfo, mine: readonly number[]): readonly string[] {
  const isShared = mine.length > 1
  const people = match.seats.filter(
    ({ kind, seat }) => kind === 'person' && (isShared || !mine.includes(seat)),
  )
  const bots = match.seats.filter(({ kind }) => kind === 'bot').length
  const names = people.map(({ seat }) => nameAt(i18n, match, seat, false))
  return bots === 0 ? names : [...names, i18n.t('web.start.match.bots', { count: bots })]
}

/** Empty where nobody else is there yet. */
export function withWhom(i18n: Formatter, match: MatchInfo, mine: readonly number[]): string {
  const names = company(i18n, match, mine)
  if (names.length === 0) return ''
  const all = listed(i18n, names)
  return mine.length === 1 ? i18n.t('web.start.match.with', { names: all }) : all
}

/** How a match stands, in a word or two. */
export function standing(i18n: Formatter, match: MatchInfo, mine: readonly number[]): string {
  switch (match.status) {
    case 'gathering':
      return i18n.t('web.start.match.gathering', {
        count: match.seats.filter(({ kind }) => kind === 'open').length,
      })
    case 'running':
      return match.paused === null ? whoseTurn(i18n, match, mine) : i18n.t('web.start.match.paused')
    case 'over':
      return outcome(i18n, match, mine)
  }
}

function whoseTurn(i18n: Formatter, match: MatchInfo, mine: readonly number[]): string {
  const people = match.awaited.filter(
    (seat) => match.seats[seat]?.kind === 'person' && match.seats[seat].bot === null,
  )
  if (people.length === 0) return i18n.t('web.start.match.botsMove')
  const isNamed = mine.length > 1
  if (!isNamed && people.some((seat) => mine.includes(seat))) return i18n.t('web.start.match.yourTurn')
  const names = people.map((seat) => nameAt(i18n, match, seat, mine.includes(seat)))
  return i18n.t('web.start.match.turnOf', { names: listed(i18n, names) })
}

function outcome(i18n: Formatter, match: MatchInfo, mine: readonly number[]): string {
  const winners = match.result?.winners ?? []
  if (winners.length === 0) return i18n.t('web.start.match.over')
  if (mine.length === 1 && winners.length === 1 && winners[0] === mine[0])
    return i18n.t('web.start.match.youWon')
  const names = winners.map((seat) => nameAt(i18n, match, seat, mine.includes(seat)))
  return i18n.t('web.start.match.won', { names: listed(i18n, names) })
}

function since(i18n: Formatter, time: number, now: number): string {
  return ago(i18n.lang, time, now) ?? i18n.t('web.start.match.now')
}

/** When it was set up, begun or ended; in a slow match how long it has waited and how much time is left. */
export function times(i18n: Formatter, match: MatchInfo, now: number): readonly string[] {
  switch (match.status) {
    case 'gathering':
      return [i18n.t('web.start.match.created', { ago: since(i18n, match.created, now) })]
    case 'over':
      return [i18n.t('web.start.match.ended', { ago: since(i18n, match.ended ?? match.created, now) })]
    case 'running':
      return running(i18n, match, now)
  }
}

function running(
  i18n: Formatter,
  { pace, deadline, started, created, paused }: MatchInfo,
  now: number,
): string[] {
  if (pace.kind !== 'slow' || deadline === null || paused !== null) {
    return [i18n.t('web.start.match.started', { ago: since(i18n, started ?? created, now) })]
  }
  const waited = now - (deadline - pace.hours * 3_600_000)
  const left = deadline - now
  return [
    i18n.t('web.start.match.waiting', { time: lasting(i18n.lang, Math.max(0, waited)) }),
    left > 0
      ? i18n.t('web.start.match.left', { time: lasting(i18n.lang, left) })
      : i18n.t('web.start.match.late'),
  ]
}

/** How a match is played, where that matters to those who think of joining. */
export function terms(i18n: Formatter, { pace, locked }: MatchInfo): readonly string[] {
  return [
    ...(pace.kind === 'slow' ? [i18n.t('web.start.match.slow', { count: pace.hours })] : []),
    ...(pace.kind === 'live' && pace.clock !== null ? [i18n.t('web.start.match.clock')] : []),
    ...(locked ? [i18n.t('web.start.match.locked')] : []),
  ]
}
