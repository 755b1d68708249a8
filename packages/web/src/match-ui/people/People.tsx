import type { RemoteTable } from '@longtable/server/client'
import type { MatchInfo, SeatInfo } from '@longtable/server/wire'
import { useEffect, useState } from 'react'
import { RefusedLine, useAttempt } from '../../components/attempt.tsx'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { SeatMark } from '../../components/SeatMark.tsx'
import { mayPlayAgain } from './seat-facts.ts'
import { keepLevel, levelFor, levelName, useLevels } from '../../connections/bot-levels.ts'
import type { Connection } from '../../connections/connection.ts'

interface PeopleProps {
  readonly table: RemoteTable
  readonly connection: Connection
  readonly match: MatchInfo
  /** The seats of whoever sits here. */
  readonly mine: readonly number[]
  readonly names: readonly string[]
}

/** Who sits at the table, how much time they have, and what may be done about it. */
export function People({ table, connection, match, mine, names }: PeopleProps) {
  const i18n = useI18n()
  const levels = useLevels(connection, match.game)
  const { attempt, refused } = useAttempt()
  const amHost = match.seats.some(({ seat, host }) => host && mine.includes(seat))
  const hasOthers = match.seats.some(({ kind, seat }) => kind === 'person' && !mine.includes(seat))
  const isRunning = match.status === 'running'
  const button = (key: string, action: () => Promise<unknown>) => (
    <button type="button" className="button button-quiet" onClick={() => void attempt(action)}>
      {i18n.t(`web.shell.${key}`)}
    </button>
  )
  return (
    <div className="people">
      <ul>
        {match.seats.map((seat) => (
          <li key={seat.seat} data-awaited={match.awaited.includes(seat.seat) || undefined}>
            <SeatMark seat={seat.seat} size={22} />
            <span className="people-name">
              {seat.kind === 'open' ? i18n.t('web.shell.openSeat') : names[seat.seat]}
              <small>
                {about(seat, mine).map((key) => ` · ${i18n.t(`web.shell.is.${key}`)}`)}
                {seat.bot === null ? null : ` · ${levelName(i18n, seat.bot)}`}
              </small>
            </span>
            {seat.left === null ? null : (
              <TimeLeft left={seat.left} runs={isRunning && match.awaited.includes(seat.seat)} />
            )}
            <span className="people-deeds">
              {mayPlayAgain(match, seat, mine)
                ? button('playAgain', () => table.hand(seat.seat, null))
                : null}
              {isRunning &&
              seat.kind === 'person' &&
              seat.bot === null &&
              hasOthers &&
              match.awaited.includes(seat.seat) &&
              !mine.includes(seat.seat)
                ? button('letBot', () => table.hand(seat.seat, levelFor(levels)))
                : null}
              {amHost && match.status === 'gathering' && seat.kind !== 'person' && levels.length > 0 ? (
                <BotSeat
                  label={i18n.t('web.shell.botFor', { number: seat.seat + 1 })}
                  levels={levels}
                  level={seat.bot}
                  seatBot={(level) => void attempt(() => table.remove(seat.seat, level))}
                />
              ) : null}
              {amHost && seat.kind === 'person' && !mine.includes(seat.seat) ? (
                <>
                  {button(seat.muted ? 'unmute' : 'mute', () => table.mute(seat.seat, !seat.muted))}
                  {button('remove', () => table.remove(seat.seat, isRunning ? levelFor(levels) : null))}
                  {button('makeHost', () => table.makeHost(seat.seat))}
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {isRunning && table.seat !== null && hasOthers ? (
        <p className="people-mine">
          {match.paused === null
            ? button('pause', () => table.pause(true))
            : button('goOn', () => table.pause(false))}
          {button('resign', () => table.resign())}
        </p>
      ) : null}
      <RefusedLine refused={refused} />
    </div>
  )
}

interface BotSeatProps {
  readonly label: string
  readonly levels: readonly string[]
  /** Null while the seat is open. */
  readonly level: string | null
  /** Null opens the seat again. */
  readonly seatBot: (level: string | null) => void
}

/** A seat that nobody has taken yet: left open, or for a bot of some level. */
function BotSeat({ label, levels, level, seatBot }: BotSeatProps) {
  const i18n = useI18n()
  return (
    <select
      aria-label={label}
      value={level ?? ''}
      onChange={({ target: { value } }) => {
        if (value !== '') keepLevel(value)
        seatBot(value === '' ? null : value)
      }}
    >
      <option value="">{i18n.t('web.shell.leaveOpen')}</option>
      {levels.map((each) => (
        <option key={each} value={each}>
          {i18n.t('web.start.setup.bot', { level: levelName(i18n, each) })}
        </option>
      ))}
    </select>
  )
}

function about(seat: SeatInfo, mine: readonly number[]): string[] {
  const words: string[] = []
  if (mine.includes(seat.seat)) words.push('you')
  if (seat.kind === 'bot') words.push('bot')
  else if (seat.bot !== null) words.push('botPlays')
  if (seat.host) words.push('host')
  if (seat.kind === 'person' && !seat.here && !mine.includes(seat.seat)) words.push('away')
  if (seat.resigned) words.push('resigned')
  return words
}

/** A clock that runs down while its seat is asked. */
function TimeLeft({ left, runs }: { left: number; runs: boolean }) {
  const i18n = useI18n()
  const [since, setSince] = useState(() => performance.now())
  const [now, setNow] = useState(since)
  useEffect(() => {
    const start = performance.now()
    setSince(start)
    setNow(start)
    if (!runs) return undefined
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [left, runs])
  const seconds = Math.max(0, Math.round((left - (now - since)) / 1000))
  return (
    <span className="people-clock" role="timer" data-short={seconds < 30 || undefined}>
      {i18n.t('web.shell.clock', {
        minutes: Math.floor(seconds / 60),
        seconds: String(seconds % 60).padStart(2, '0'),
      })}
    </span>
  )
}
