import type { RemoteTable } from '@longtable/server/client'
import { useState } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import type { GameViewContext, MatchEngine } from '../../game-ui/game-ui.ts'
import { lastSeen } from './last-seen.ts'
import { describing, logLinesOf } from './log-lines.ts'

interface AwayProps {
  readonly table: RemoteTable
  readonly match: string
  readonly seat: number | null
  readonly engine: MatchEngine
  readonly ctx: GameViewContext
}

/** Fewer lines than this are no news. */
const LEAST = 2
const MOST = 40

/** What the others did while one was away. */
export function Away({ table, match, seat, engine, ctx }: AwayProps) {
  const i18n = useI18n()
  // What was seen before, and what there was when one came back.
  const [since] = useState(() => ({ seen: lastSeen(match, seat), now: table.at ?? 0 }))
  const [isClosed, setClosed] = useState(false)
  const { seen, now } = since
  if (isClosed || seen === undefined) return null
  const missed = table.happenings.filter(({ at }) => at > seen && at <= now)
  const lines = logLinesOf(missed, describing(engine, ctx))
  if (lines.length < LEAST) return null
  return (
    <section className="paper away" aria-label={i18n.t('web.shell.away')}>
      <h2>{i18n.t('web.shell.away')}</h2>
      <ol>
        {lines.slice(-MOST).map((line) => (
          <li key={line.at}>{line.words.map((words) => i18n.format(words)).join(' ')}</li>
        ))}
      </ol>
      <button type="button" className="button" onClick={() => setClosed(true)}>
        {i18n.t('web.shell.understood')}
      </button>
    </section>
  )
}
