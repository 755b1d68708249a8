import { UserError, type Text } from '@longtable/kernel'
import type { MyMatch } from '@longtable/server/wire'
import { useCallback, useEffect, useState } from 'react'
import { changeSettings, useSettings } from '../../settings/settings.ts'
import { Loading } from '../../components/Loading.tsx'
import { go, link } from '../../navigation/navigation.ts'
import { RefusedLine, useAttempt } from '../../components/attempt.tsx'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import type { GameUI } from '../../game-ui/game-ui.ts'
import { loadUI } from '../../games/load-game.ts'
import { gameIds } from '../../games/manifest.ts'
import { Field } from '../../components/controls/Field.tsx'
import { localConnection, serverConnection } from '../../connections/connections.ts'
import type { Connection } from '../../connections/connection.ts'
import { MatchTable } from '../../match-ui/table/MatchTable.tsx'
import '../../match-ui/table/match-ui.css'

interface TablePageProps {
  readonly place: 'here' | 'server'
  readonly match: string
  readonly invited?: { readonly seat: number; readonly invitation: string } | undefined
}

interface Found {
  readonly mine: MyMatch
  readonly ui: GameUI
}

/** Finds a match, lets an invited person sit down, and shows its table. */
export default function TablePage({ place, match, invited }: TablePageProps) {
  const connection: Connection = place === 'here' ? localConnection() : serverConnection()
  const [found, setFound] = useState<Found>()
  const [reason, setReason] = useState<Text>()
  const [password, setPassword] = useState<string>()
  const load = useCallback(async () => {
    setReason(undefined)
    try {
      const mine = await connection.match(match)
      const ui = await loadUI(mine.match.game)
      if (ui === undefined)
        setReason({
          key: 'server.noGame',
          with: { game: mine.match.game, known: gameIds.join(', ') },
        })
      else setFound({ mine, ui })
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      setReason(error.text)
    }
  }, [connection, match])
  useEffect(() => void load(), [load])

  if (reason !== undefined) return <NotFound reason={reason} again={() => void load()} />
  if (found === undefined) return <Loading />
  const { mine, ui } = found
  const mayJoin = mine.mine.length === 0 && mine.match.status === 'gathering'
  if (mayJoin && (invited !== undefined || mine.match.listed)) {
    const joined = (sat: MyMatch): void => setFound({ mine: sat, ui })
    return <Join found={found} match={match} invited={invited} connection={connection} joined={joined} />
  }
  if (invited !== undefined && mine.mine.length === 0) return <TooLate />
  if (mine.match.locked && mine.mine.length === 0 && password === undefined) {
    return <Password enter={setPassword} />
  }
  // Whoever has sat down meanwhile does not watch any more.
  return <MatchTable key={mine.mine.join()} connection={connection} mine={mine} ui={ui} password={password} />
}

function NotFound({ reason, again }: { reason: Text; again: () => void }) {
  const i18n = useI18n()
  return (
    <main className="notice" role="alert">
      <h1>{i18n.t('web.shell.notFound')}</h1>
      <p>{i18n.format(reason)}</p>
      <p>
        <button type="button" className="button" onClick={again}>
          {i18n.t('web.shell.tryAgain')}
        </button>{' '}
        <a {...link('/')}>{i18n.t('web.app.toStart')}</a>
      </p>
    </main>
  )
}

/** Somebody was invited, and others were faster. */
function TooLate() {
  const i18n = useI18n()
  return (
    <main className="notice" role="alert">
      <h1>{i18n.t('server.full')}</h1>
      <p>
        <button type="button" className="button" onClick={() => go(location.pathname, { replace: true })}>
          {i18n.t('web.shell.watch')}
        </button>{' '}
        <a {...link('/')}>{i18n.t('web.app.toStart')}</a>
      </p>
    </main>
  )
}

interface JoinProps {
  readonly found: Found
  readonly match: string
  readonly invited: TablePageProps['invited']
  readonly connection: Connection
  readonly joined: (sat: MyMatch) => void
}

/** Somebody may sit down: under which name? */
function Join({ found, match, invited, connection, joined }: JoinProps) {
  const i18n = useI18n()
  const known = useSettings((settings) => settings.name)
  const [name, setName] = useState(known)
  const [password, setPassword] = useState('')
  const { attempt, refused } = useAttempt()
  const { locked, seats } = found.mine.match
  const sit = async (): Promise<void> => {
    if (name.trim() !== '') {
      changeSettings({ name: name.trim() })
      await serverConnection().rename(name.trim())
    }
    const sat = await connection.sit(match, invited?.seat, {
      ...(invited !== undefined && { invitation: invited.invitation }),
      ...(password !== '' && { password }),
    })
    joined(sat)
    // The secret of the invitation is used up and has no business in the address any more.
    go(location.pathname, { replace: true })
  }
  const host = seats.find((seat) => seat.host)?.name ?? ''
  return (
    <main className="notice">
      <h1>{i18n.t('web.shell.join.title', { host })}</h1>
      <p>{i18n.t('web.shell.join.text', { count: seats.length })}</p>
      <form
        className="join"
        onSubmit={(event) => {
          event.preventDefault()
          void attempt(sit)
        }}
      >
        <Field
          label={i18n.t('web.shell.join.name')}
          value={name}
          maxLength={40}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
        {locked ? (
          <Field
            label={i18n.t('web.shell.password')}
            type="password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        ) : null}
        <button type="submit" className="button button-lit">
          {i18n.t('web.shell.join.sit')}
        </button>
      </form>
      <RefusedLine refused={refused} />
      <p>
        <a {...link('/')}>{i18n.t('web.app.toStart')}</a>
      </p>
    </main>
  )
}

function Password({ enter }: { enter: (password: string) => void }) {
  const i18n = useI18n()
  const [words, setWords] = useState('')
  return (
    <main className="notice">
      <h1>{i18n.t('web.shell.locked')}</h1>
      <form
        className="join"
        onSubmit={(event) => {
          event.preventDefault()
          enter(words)
        }}
      >
        <Field
          label={i18n.t('web.shell.password')}
          type="password"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="submit" className="button button-lit">
          {i18n.t('web.shell.watch')}
        </button>
      </form>
      <p>
        <a {...link('/')}>{i18n.t('web.app.toStart')}</a>
      </p>
    </main>
  )
}
