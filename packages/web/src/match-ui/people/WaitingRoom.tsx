import type { RemoteTable } from '@longtable/server/client'
import type { MatchInfo, MyMatch } from '@longtable/server/wire'
import { useEffect, useState } from 'react'
import { link } from '../../navigation/navigation.ts'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import type { Connection } from '../../connections/connection.ts'
import { Chat } from './Chat.tsx'
import { CopyLine } from './CopyLine.tsx'
import { People } from './People.tsx'

interface WaitingRoomProps {
  readonly table: RemoteTable
  readonly match: MatchInfo
  readonly mine: MyMatch
  readonly connection: Connection
}

/** A match that waits for people: who is here, and the links that let the others in. It starts by itself. */
export function WaitingRoom({ table, match, mine, connection }: WaitingRoomProps) {
  const i18n = useI18n()
  const [invitations, setInvitations] = useState(mine.invitations)
  // A seat that was freed has a new invitation.
  const open = match.seats.flatMap(({ seat, kind }) => (kind === 'open' ? [seat] : [])).join()
  useEffect(() => {
    let isGone = false
    connection.match(match.id).then(
      (found) => {
        if (!isGone) setInvitations(found.invitations)
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [connection, match.id, open])
  const names = match.seats.map(({ name, seat }) =>
    name === '' ? i18n.t('player', { number: seat + 1 }) : name,
  )
  return (
    <main className="waiting">
      <div className="paper waiting-paper">
        <h1>{i18n.t('web.shell.waiting.title', { game: i18n.t('name') })}</h1>
        <p role="status">
          {i18n.t('web.shell.waiting.text', {
            count: match.seats.filter(({ kind }) => kind === 'open').length,
          })}
        </p>
        <People table={table} connection={connection} match={match} mine={mine.mine} names={names} />
        {invitations.map(({ seat, url }) => (
          <CopyLine key={seat} label={i18n.t('web.shell.waiting.link', { number: seat + 1 })} words={url} />
        ))}
        <Chat table={table} names={names} />
        <p>
          <a {...link('/')}>{i18n.t('web.app.toStart')}</a>
        </p>
      </div>
    </main>
  )
}
