import type { RemoteTable } from '@longtable/server/client'
import type { MatchInfo, MyMatch } from '@longtable/server/wire'
import { useState } from 'react'
import { RefusedLine, useAttempt } from '../../components/attempt.tsx'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import type { Connection } from '../../connections/connection.ts'
import { serverConnection } from '../../connections/connections.ts'
import { CopyLine } from './CopyLine.tsx'
import { People } from './People.tsx'
import { saveExportedMatch } from '../../connections/save-file.ts'

interface ManagementProps {
  readonly table: RemoteTable
  readonly match: MatchInfo
  readonly mine: MyMatch
  readonly connection: Connection
  readonly names: readonly string[]
}

/** Who sits here, the links that let others in, and the record of the match. */
export function Management({ table, match, mine, connection, names }: ManagementProps) {
  const i18n = useI18n()
  const [device, setDevice] = useState<string>()
  const { attempt, refused } = useAttempt()
  const { seat } = table
  return (
    <div className="management">
      <People table={table} connection={connection} match={match} mine={mine.mine} names={names} />
      {connection.place === 'server' ? (
        <CopyLine label={i18n.t('web.shell.watchLink')} words={`${location.origin}/m/${match.id}`} />
      ) : null}
      {connection.place === 'server' && seat !== null ? (
        device === undefined ? (
          <button
            type="button"
            className="button button-quiet"
            onClick={() =>
              void attempt(async () => setDevice(await serverConnection().deviceLink(match.id, seat)))
            }
          >
            {i18n.t('web.shell.otherDevice')}
          </button>
        ) : (
          <CopyLine label={i18n.t('web.shell.deviceLink')} words={device} />
        )
      ) : null}
      <button
        type="button"
        className="button button-quiet"
        onClick={() =>
          void attempt(async () =>
            saveExportedMatch(await connection.exported(match.id, seat ?? undefined), match.id),
          )
        }
      >
        {i18n.t('web.shell.export')}
      </button>
      <RefusedLine refused={refused} />
    </div>
  )
}
