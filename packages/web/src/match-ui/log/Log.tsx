import type { RemoteTable } from '@longtable/server/client'
import type { Happened } from '@longtable/server/wire'
import { Fragment, memo, useEffect, useRef, useState } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import type { GameViewContext, MatchEngine } from '../../game-ui/game-ui.ts'
import { describing, logLinesOf, type LogLine } from './log-lines.ts'
import { deadAfter, lastBefore, type OwnTurn } from './own-turn.ts'
import { Barrier, TurnList } from './TurnList.tsx'

interface LogProps {
  readonly table: RemoteTable
  readonly engine: MatchEngine
  readonly ctx: GameViewContext
  /** The last update that is shown. */
  readonly at: number
  /** The moment one looks back at, if one does. */
  readonly lookingAt: number | undefined
  readonly showMoment: (at: number) => void
  /** What can be taken back; undefined for somebody who only watches. */
  readonly turn: OwnTurn | undefined
  readonly undoTo: (moment: number, count: number) => void
}

const NONE: ReadonlySet<number> = new Set()

/** So many lines are shown until somebody wants to see more. */
const USUAL = 80

/**
 * What happened, in words. A click on a line shows that moment; above stands what can be taken back, and a mark
 * between the lines says where that ends and why.
 */
export function Log({ table, engine, ctx, at, lookingAt, showMoment, turn, undoTo }: LogProps) {
  const i18n = useI18n()
  const [earlier, setEarlier] = useState<readonly Happened[]>([])
  const [isLoading, setLoading] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const first = earlier[0] ?? table.happenings[0]
  const [most, setMost] = useState(USUAL)
  const all = logLinesOf(
    [...earlier, ...table.happenings.filter((each) => each.at <= at)],
    describing(engine, ctx),
  )
  const lines = all.slice(-most)
  const dead = turn === undefined ? NONE : deadAfter(turn, lines)
  const last = turn === undefined ? undefined : lastBefore(turn, lines)
  const hasMore = all.length > lines.length
  const loadEarlier = async (): Promise<void> => {
    setMost((shown) => shown + USUAL)
    if (hasMore) return
    setLoading(true)
    try {
      const { events } = await table.history(first === undefined ? {} : { before: first.at })
      setEarlier((known) => [...events, ...known])
    } finally {
      setLoading(false)
    }
  }
  const end = lines.at(-1)?.at
  useEffect(() => {
    // With the next picture, when everything is laid out anyway.
    const frame = requestAnimationFrame(() => {
      if (list.current !== null) list.current.scrollTop = list.current.scrollHeight
    })
    return () => cancelAnimationFrame(frame)
  }, [end])
  return (
    <div className="log">
      {turn === undefined || turn.steps.length === 0 ? null : (
        <section className="turn-now-list" aria-label={i18n.t('web.shell.turn')}>
          <TurnList turn={turn} undoTo={undoTo} />
        </section>
      )}
      {hasMore || (first !== undefined && first.at > 1) ? (
        <button
          type="button"
          className="button button-quiet"
          disabled={isLoading}
          onClick={() => void loadEarlier()}
        >
          {i18n.t('web.shell.earlier')}
        </button>
      ) : null}
      <ol ref={list} className="log-lines" aria-label={i18n.t('web.shell.log')} tabIndex={0}>
        {lines.map((line) => (
          <Fragment key={line.at}>
            <LogLine
              line={line}
              isLookedAt={line.at === lookingAt}
              isDead={dead.has(line.at)}
              showMoment={showMoment}
            />
            {turn !== undefined && line.at === last ? (
              <li>
                <Barrier turn={turn} />
              </li>
            ) : null}
          </Fragment>
        ))}
      </ol>
      {lines.length === 0 ? <p className="log-empty">{i18n.t('web.shell.nothingYet')}</p> : null}
    </div>
  )
}

interface LogLineProps {
  readonly line: LogLine
  readonly isLookedAt: boolean
  /** It was taken back. */
  readonly isDead: boolean
  readonly showMoment: (at: number) => void
}

const LogLine = memo(function LogLine({ line, isLookedAt, isDead, showMoment }: LogLineProps) {
  const i18n = useI18n()
  return (
    <li data-looked={isLookedAt || undefined} data-dead={isDead || undefined}>
      <button type="button" aria-current={isLookedAt || undefined} onClick={() => showMoment(line.at)}>
        {line.back ? <span className="log-back">{i18n.t('web.shell.takenBack')}</span> : null}
        {line.words.map((words) => `${i18n.format(words)} `)}
      </button>
    </li>
  )
})
