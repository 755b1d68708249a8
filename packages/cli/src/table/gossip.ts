import type { MatchInfo, SeatInfo } from '@longtable/server/wire'
import { harmless } from '../harmless.ts'
import type { Voice } from '../voice.ts'

/** How a seat is called: by its person, its bot or its number. */
export function seatName({ seat, kind, name, bot }: SeatInfo, voice: Voice): string {
  const number = seat + 1
  if (kind === 'open') return voice.t('cli.join.openSeat', { number })
  if (kind === 'bot') return voice.t('cli.play.bot', { number, bot: bot ?? '–' })
  return bot === null ? harmless(name) : voice.t('cli.join.playedFor', { name: harmless(name), bot })
}

/** What happened around the table between two looks at it; nobody needs to hear that they are here themselves. */
export function gossip(before: MatchInfo, now: MatchInfo, me: number | null, voice: Voice): string[] {
  const { t } = voice
  const seats = now.seats.flatMap((seat, i) => (i === me ? aboutMe : aboutSeat)(before.seats[i], seat, voice))
  const name = (seat: number): string => seatName(now.seats[seat], voice)
  const lines = [...seats]
  if (before.status === 'gathering' && now.status !== 'gathering') lines.push(t('cli.join.begins'))
  if (now.paused !== null && before.paused === null)
    lines.push(t('cli.join.pausedBy', { name: name(now.paused) }))
  if (now.paused === null && before.paused !== null) lines.push(t('cli.join.goesOn'))
  if (now.asking !== null && now.asking.number !== before.asking?.number) {
    lines.push(t('cli.join.wantsBack', { name: name(now.asking.seat) }))
  }
  if (now.notice !== null && now.notice.key !== before.notice?.key)
    lines.push(harmless(voice.say(now.notice)))
  return lines
}

function aboutMe(before: SeatInfo, now: SeatInfo, voice: Voice): string[] {
  return aboutSeat({ ...before, here: true }, { ...now, here: true }, voice)
}

function aboutSeat(before: SeatInfo, now: SeatInfo, voice: Voice): string[] {
  const { t } = voice
  const name = harmless(now.name)
  if (before.kind !== 'person' && now.kind === 'person') return [t('cli.join.satDown', { name })]
  if (before.kind === 'person' && now.kind !== 'person') {
    return [t('cli.join.gotUp', { name: harmless(before.name) })]
  }
  if (now.kind !== 'person') return []
  if (now.bot !== null && before.bot === null) return [t('cli.join.botPlays', { name, bot: now.bot })]
  if (now.bot === null && before.bot !== null) return [t('cli.join.playsAgain', { name })]
  if (now.here !== before.here) return [t(now.here ? 'cli.join.came' : 'cli.join.went', { name })]
  return []
}

/** Whom or what everybody is waiting for. */
export function waitingFor({ status, paused, awaited, seats }: MatchInfo, voice: Voice): string {
  const { t } = voice
  const named = (list: readonly SeatInfo[]): string =>
    new Intl.ListFormat(voice.lang).format(list.map((seat) => seatName(seat, voice)))
  if (status === 'gathering') {
    const count = seats.filter(({ kind }) => kind === 'open').length
    return t('cli.join.gathering', { count })
  }
  if (paused !== null) return t('cli.join.pausedBy', { name: seatName(seats[paused], voice) })
  return t('cli.join.waiting', { names: named(awaited.map((seat) => seats[seat])) })
}
