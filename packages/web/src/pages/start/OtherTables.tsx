import type { MatchInfo } from '@longtable/server/wire'
import { useState, type ReactNode } from 'react'
import { go } from '../../navigation/navigation.ts'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { Button } from '../../components/controls/Button.tsx'
import { Empty, Note } from '../../components/controls/Small.tsx'
import { serverConnection } from '../../connections/connections.ts'
import { replayPath, tablePath } from '../../connections/connection.ts'
import { Joining } from './dialogs.tsx'
import { sendMyName } from '../../connections/introduce.ts'
import { MatchLink, MatchRow } from './Matches.tsx'
import { errorText } from '../../components/error-text.ts'
import type { ServerMatches, MatchLists } from './use-matches.ts'

const MOST = 8

/** What happens at the tables of others: to join, to watch, to see again. */
export function OtherTables({ lists }: { lists: MatchLists }) {
  const i18n = useI18n()
  return (
    <section className="paper ledger" aria-labelledby="others-title">
      <h2 id="others-title">{i18n.t('web.start.others.title')}</h2>
      <Inside lists={lists} />
    </section>
  )
}

function Inside({ lists: { server, now, again } }: { lists: MatchLists }) {
  const i18n = useI18n()
  switch (server.state) {
    case 'asked':
      return <Empty>{i18n.t('web.start.others.asked')}</Empty>
    case 'away':
      return (
        <Empty
          title={i18n.t('web.start.away.title')}
          action={<Button onClick={again}>{i18n.t('web.start.away.again')}</Button>}
        >
          {i18n.t('web.start.away.text')}
        </Empty>
      )
    case 'there':
      return <Tables server={server} now={now} />
  }
}

function Tables({ server, now }: { server: Extract<ServerMatches, { state: 'there' }>; now: number }) {
  const i18n = useI18n()
  const { joining, problem, join, dialog } = useJoining()
  const mine = new Set(server.mine.map(({ match }) => match.id))
  const foreign = (matches: readonly MatchInfo[]): readonly MatchInfo[] =>
    matches.filter(({ id }) => !mine.has(id)).slice(0, MOST)
  const connection = serverConnection()
  return (
    <>
      {problem === undefined ? null : <Note tone="danger">{problem}</Note>}
      <Group
        title="join"
        now={now}
        matches={foreign(server.gathering)}
        act={(match) => (
          <Button disabled={joining === match.id} onClick={() => join(match)}>
            {i18n.t('web.start.match.join')}
          </Button>
        )}
      />
      <Group
        title="watch"
        now={now}
        matches={foreign(server.running)}
        act={(match) => <MatchLink match={match} action="watch" path={tablePath(connection, match.id)} />}
      />
      <Group
        title="over"
        now={now}
        matches={foreign(server.over)}
        act={(match) => <MatchLink match={match} action="replay" path={replayPath(connection, match.id)} />}
      />
      {dialog}
    </>
  )
}

/** Matches of one kind; of those to join one hears even when there are none. */
function Group({
  title,
  now,
  matches,
  act,
}: {
  title: 'join' | 'watch' | 'over'
  now: number
  matches: readonly MatchInfo[]
  act: (match: MatchInfo) => ReactNode
}) {
  const i18n = useI18n()
  if (matches.length === 0 && title !== 'join') return null
  return (
    <>
      <h3>{i18n.t(`web.start.others.${title}`)}</h3>
      {matches.length === 0 ? (
        <p className="ledger-none">{i18n.t('web.start.others.emptyJoin')}</p>
      ) : (
        <ul className="matches">
          {matches.map((match) => (
            <MatchRow key={match.id} match={match} mine={[]} now={now}>
              {act(match)}
            </MatchRow>
          ))}
        </ul>
      )}
    </>
  )
}

/** Takes a seat at a match that everybody may join; asks for its password where there is one. */
function useJoining() {
  const i18n = useI18n()
  const [joining, setJoining] = useState<string>()
  const [locked, setLocked] = useState<MatchInfo>()
  const [problem, setProblem] = useState<string>()
  const sit = (match: MatchInfo, password?: string): void => {
    setProblem(undefined)
    setJoining(match.id)
    sendMyName()
      .then(() => serverConnection().sit(match.id, undefined, password === undefined ? {} : { password }))
      .then(
        () => go(tablePath(serverConnection(), match.id)),
        (error: unknown) => setProblem(errorText(i18n, error)),
      )
      .finally(() => setJoining(undefined))
  }
  const dialog = (
    <Joining
      isOpen={locked !== undefined}
      problem={problem}
      onClose={() => {
        setLocked(undefined)
        setProblem(undefined)
      }}
      onJoin={(password) => {
        if (locked !== undefined) sit(locked, password)
      }}
    />
  )
  const join = (match: MatchInfo): void => (match.locked ? setLocked(match) : sit(match))
  return { joining, problem: locked === undefined ? problem : undefined, join, dialog }
}
