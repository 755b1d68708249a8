import { itemAt } from '@longtable/kernel'
import type { MatchInfo, SeatInfo } from '@longtable/server/wire'
import { stripControls } from '../terminal/strip-controls.ts'
import type { Formatter } from '../context/i18n.ts'

/** How a seat is called: by its person, its bot or its number. */
export function seatName({ seat, kind, name, bot }: SeatInfo, i18n: Formatter): string {
  const number = seat + 1
  if (kind === 'open') return i18n.t('cli.join.openSeat', { number })
  if (kind === 'bot') return i18n.t('cli.play.bot', { number, bot: bot ?? '–' })
  return bot === null ? stripControls(name) : i18n.t('cli.join.playedFor', { name: stripControls(name), bot })
}

/** What happened around the table between two looks at it; nobody needs to hear that they are here themselves. */
export function describeChanges(
  before: MatchInfo,
  now: MatchInfo,
  me: number | null,
  i18n: Formatter,
): string[] {
  const { t } = i18n
  const seats = now.seats.flatMap((seat, i) =>
    (i === me ? aboutMe : aboutSeat)(itemAt(before.seats, i), seat, i18n),
  )
  const name = (seat: number): string => seatName(itemAt(now.seats, seat), i18n)
  const lines = [...seats]
  if (before.status === 'gathering' && now.status !== 'gathering') lines.push(t('cli.join.begins'))
  if (now.paused !== null && before.paused === null)
    lines.push(t('cli.join.pausedBy', { name: name(now.paused) }))
  if (now.paused === null && before.paused !== null) lines.push(t('cli.join.goesOn'))
  if (now.asking !== null && now.asking.number !== before.asking?.number) {
    lines.push(t('cli.join.wantsBack', { name: name(now.asking.seat) }))
  }
  if (now.notice !== null && now.notice.key !== before.notice?.key)
    lines.push(stripControls(i18n.format(now.notice)))
  return lines
}

function aboutMe(before: SeatInfo, now: SeatInfo, i18n: Formatter): string[] {
  return aboutSeat({ ...before, here: true }, { ...now, here: true }, i18n)
}

function aboutSeat(before: SeatInfo, now: SeatInfo, i18n: Formatter): string[] {
  const { t } = i18n
  const name = stripControls(now.name)
  if (before.kind !== 'person' && now.kind === 'person') return [t('cli.join.satDown', { name })]
  if (before.kind === 'person' && now.kind !== 'person') {
    return [t('cli.join.gotUp', { name: stripControls(before.name) })]
  }
  if (now.kind !== 'person') return []
  if (now.bot !== null && before.bot === null) return [t('cli.join.botPlays', { name, bot: now.bot })]
  if (now.bot === null && before.bot !== null) return [t('cli.join.playsAgain', { name })]
  if (now.here !== before.here) return [t(now.here ? 'cli.join.came' : 'cli.join.went', { name })]
  return []
}

/** Whom or what everybody is waiting for. */
export function waitingFor({ status, paused, awaited, seats }: MatchInfo, i18n: Formatter): string {
  const { t } = i18n
  const named = (list: readonly SeatInfo[]): string =>
    new Intl.ListFormat(i18n.lang).format(list.map((seat) => seatName(seat, i18n)))
  if (status === 'gathering') {
    const count = seats.filter(({ kind }) => kind === 'open').length
    return t('cli.join.gathering', { count })
  }
  if (paused !== null) return t('cli.join.pausedBy', { name: seatName(itemAt(seats, paused), i18n) })
  return t('cli.join.waiting', { names: named(awaited.map((seat) => itemAt(seats, seat))) })
}
