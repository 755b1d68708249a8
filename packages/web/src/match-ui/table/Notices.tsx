import { UserError, type Text } from '@longtable/kernel'
import type { RemoteTable } from '@longtable/server/client'
import type { MatchInfo } from '@longtable/server/wire'
import { useEffect, useState } from 'react'
import { link } from '../../navigation/navigation.ts'
import { useI18n } from '../../i18n/I18nProvider.tsx'

/** While nothing has come from the table yet, or when it does not let us in. */
export function NoTable({ table }: { table: RemoteTable | undefined }) {
  const i18n = useI18n()
  const [reason, setReason] = useState<Text>()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 4000)
    let isGone = false
    table?.arrival().catch((error: unknown) => {
      if (!isGone && error instanceof UserError) setReason(error.text)
    })
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [table])
  return (
    <main className="notice" role="status">
      <p>
        {reason === undefined
          ? i18n.t(isSlow ? 'web.shell.connecting' : 'web.app.loading')
          : i18n.format(reason)}
      </p>
      {reason === undefined && !isSlow ? null : (
        <p>
          <button type="button" className="button" onClick={() => location.reload()}>
            {i18n.t('web.app.failed.again')}
          </button>{' '}
          <a {...link('/')}>{i18n.t('web.app.toStart')}</a>
        </p>
      )}
    </main>
  )
}

interface NoticesProps {
  readonly table: RemoteTable
  readonly match: MatchInfo
  readonly names: readonly string[]
  readonly mine: readonly number[]
}

/** What everybody at the table should know: the connection, a pause, a question of somebody who wants to go back. */
export function TableNotices({ table, match, names, mine }: NoticesProps) {
  const i18n = useI18n()
  const { asking, paused, notice } = match
  const asksMe = asking !== null && table.seat !== null && asking.waiting.includes(table.seat)
  return (
    <>
      {table.isConnected ? null : (
        <p className="ask-notice" role="alert">
          {i18n.t('web.shell.lost')}
        </p>
      )}
      {paused === null ? null : (
        <p className="ask-notice" role="status">
          {i18n.t('web.shell.paused', { name: names[paused] ?? '' })}{' '}
          {table.seat === null ? null : (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => void table.pause(false).catch(() => {})}
            >
              {i18n.t('web.shell.goOn')}
            </button>
          )}
        </p>
      )}
      {notice === null ? null : <p className="ask-notice">{i18n.format(notice)}</p>}
      {asking === null ? null : asksMe && !mine.includes(asking.seat) ? (
        <div className="ask-notice" role="alertdialog" aria-label={i18n.t('web.shell.goBack')}>
          <p>{i18n.t('web.shell.wantsBack', { name: names[asking.seat] ?? '' })}</p>
          <button
            type="button"
            className="button"
            onClick={() => void table.answer(asking.number, true).catch(() => {})}
          >
            {i18n.t('web.shell.agree')}
          </button>{' '}
          <button
            type="button"
            className="button button-quiet"
            onClick={() => void table.answer(asking.number, false).catch(() => {})}
          >
            {i18n.t('web.shell.disagree')}
          </button>
        </div>
      ) : (
        <p className="ask-notice" role="status">
          {i18n.t('web.shell.waitsForAnswers', { name: names[asking.seat] ?? '' })}
        </p>
      )}
    </>
  )
}
