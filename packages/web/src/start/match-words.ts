import { UserError } from '@longtable/kernel'
import type { GameInfo, MatchInfo } from '@longtable/server/wire'
import type { Voice } from '@longtable/voice'
import type { Mine } from './use-house.ts'
import { namesFor } from './names.ts'
import { ago, lasting } from './when.ts'

/** Why something did not work, in words. */
export function reason(voice: Voice, error: unknown): string {
  return error instanceof UserError ? voice.say(error.text) : voice.t('web.start.fault')
}

export function gameName(voice: Voice, game: string): string {
  const key = `web.start.games.${game}.name`
  return voice.knows(key) ? voice.t(key) : game
}

export function playersText(voice: Voice, { min, max }: GameInfo['players']): string {
  return min === max
    ? voice.t('web.start.playersExactly', { count: min })
    : voice.t('web.start.players', { min, max })
}

/** Does the match stand still for somebody at this screen? */
export function isMyTurn({ match, mine }: Mine): boolean {
  if (match.status !== 'running' || match.paused !== null) return false
  return match.awaited.some((seat) => mine.includes(seat) && match.seats[seat]?.bot === null)
}

/** What happened last to a match, as far as everybody knows. */
export function newest({ created, started, ended }: MatchInfo): number {
  return ended ?? started ?? created
}

function nameAt(voice: Voice, match: MatchInfo, seat: number, isMine: boolean): string {
  const { name, kind } = match.seats[seat]
  const given = namesFor(match.id)?.[seat] ?? ''
  if (given !== '') return given
  if (kind === 'bot') return voice.t('web.start.match.aBot')
  if (isMine) return voice.t('web.start.match.me')
  return name === '' ? voice.t('web.start.match.person') : name
}

function listed(voice: Voice, names: readonly string[]): string {
  return new Intl.ListFormat(voice.lang).format(names)
}

/** The people of a match and how many bots; those at one screen are all of the company. */
function company(voice: Voice, match: MatchInfo, mine: readonly number[]): readonly string[] {
  const isShared = mine.length > 1
  const people = match.seats.filter(
    ({ kind, seat }) => kind === 'person' && (isShared || !mine.includes(seat)),
  )
  const bots = match.seats.filter(({ kind }) => kind === 'bot').length
  const names = people.map(({ seat }) => nameAt(voice, match, seat, false))
  return bots === 0 ? names : [...names, voice.t('web.start.match.bots', { count: bots })]
}

/** Empty where nobody else is there yet. */
export function withWhom(voice: Voice, match: MatchInfo, mine: readonly number[]): string {
  const names = company(voice, match, mine)
  if (names.length === 0) return ''
  const all = listed(voice, names)
  return mine.length === 1 ? voice.t('web.start.match.with', { names: all }) : all
}

/** How a match stands, in a word or two. */
export function standing(voice: Voice, match: MatchInfo, mine: readonly number[]): string {
  switch (match.status) {
    case 'gathering':
      return voice.t('web.start.match.gathering', {
        count: match.seats.filter(({ kind }) => kind === 'open').length,
      })
    case 'running':
      return match.paused === null ? whoseTurn(voice, match, mine) : voice.t('web.start.match.paused')
    case 'over':
      return outcome(voice, match, mine)
  }
}

function whoseTurn(voice: Voice, match: MatchInfo, mine: readonly number[]): string {
  const people = match.awaited.filter(
    (seat) => match.seats[seat]?.kind === 'person' && match.seats[seat].bot === null,
  )
  if (people.length === 0) return voice.t('web.start.match.botsMove')
  const isNamed = mine.length > 1
  if (!isNamed && people.some((seat) => mine.includes(seat))) return voice.t('web.start.match.yourTurn')
  const names = people.map((seat) => nameAt(voice, match, seat, mine.includes(seat)))
  return voice.t('web.start.match.turnOf', { names: listed(voice, names) })
}

function outcome(voice: Voice, match: MatchInfo, mine: readonly number[]): string {
  const winners = match.result?.winners ?? []
  if (winners.length === 0) return voice.t('web.start.match.over')
  if (mine.length === 1 && winners.length === 1 && winners[0] === mine[0])
    return voice.t('web.start.match.youWon')
  const names = winners.map((seat) => nameAt(voice, match, seat, mine.includes(seat)))
  return voice.t('web.start.match.won', { names: listed(voice, names) })
}

function since(voice: Voice, time: number, now: number): string {
  return ago(voice.lang, time, now) ?? voice.t('web.start.match.now')
}

/** When it was set up, begun or ended; in a slow match how long it has waited and how much time is left. */
export function times(voice: Voice, match: MatchInfo, now: number): readonly string[] {
  switch (match.status) {
    case 'gathering':
      return [voice.t('web.start.match.created', { ago: since(voice, match.created, now) })]
    case 'over':
      return [voice.t('web.start.match.ended', { ago: since(voice, match.ended ?? match.created, now) })]
    case 'running':
      return running(voice, match, now)
  }
}

function running(
  voice: Voice,
  { pace, deadline, started, created, paused }: MatchInfo,
  now: number,
): string[] {
  if (pace.kind !== 'slow' || deadline === null || paused !== null) {
    return [voice.t('web.start.match.started', { ago: since(voice, started ?? created, now) })]
  }
  const waited = now - (deadline - pace.hours * 3_600_000)
  const left = deadline - now
  return [
    voice.t('web.start.match.waiting', { time: lasting(voice.lang, Math.max(0, waited)) }),
    left > 0
      ? voice.t('web.start.match.left', { time: lasting(voice.lang, left) })
      : voice.t('web.start.match.late'),
  ]
}

/** How a match is played, where that matters to those who think of joining. */
export function terms(voice: Voice, { pace, locked }: MatchInfo): readonly string[] {
  return [
    ...(pace.kind === 'slow' ? [voice.t('web.start.match.slow', { count: pace.hours })] : []),
    ...(pace.kind === 'live' && pace.clock !== null ? [voice.t('web.start.match.clock')] : []),
    ...(locked ? [voice.t('web.start.match.locked')] : []),
  ]
}
