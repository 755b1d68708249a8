import type { MatchInfo } from '@longtable/server/wire'
import { Download, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { link } from '../../navigation/navigation.ts'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { Button, IconButton } from '../../components/controls/Button.tsx'
import { Empty, Note, Tag } from '../../components/controls/Small.tsx'
import { localConnection, serverConnection } from '../../connections/connections.ts'
import { replayPath, tablePath } from '../../connections/connection.ts'
import { Asking } from './dialogs.tsx'
import { saveMatch } from './save-match.ts'
import { isMyTurn, newest, standing, terms, times, withWhom } from './match-text.ts'
import { gameName } from '../set-up/game-text.ts'
import { errorText } from '../../components/error-text.ts'
import { dropNames } from '../../connections/hot-seat-names.ts'
import type { MatchLists, PlacedMatch } from './use-matches.ts'

/** A match in a list: what, with whom, how it stands, and what one can do there. */
export function MatchRow({
  match,
  mine,
  now,
  notes = [],
  isLit = false,
  children,
}: {
  match: MatchInfo
  mine: readonly number[]
  now: number
  notes?: readonly string[]
  isLit?: boolean
  children: ReactNode
}) {
  const i18n = useI18n()
  const small = [...times(i18n, match, now), ...terms(i18n, match), ...notes]
  return (
    <li className={isLit ? 'match match-lit' : 'match'}>
      <div className="match-text">
        <p className="match-title">
          <strong>{gameName(i18n, match.game)}</strong>
          <Tag tone={isLit ? 'lit' : 'plain'}>{standing(i18n, match, mine)}</Tag>
        </p>
        <p className="match-with">{withWhom(i18n, match, mine)}</p>
        <p className="match-small">{small.join(' · ')}</p>
      </div>
      <div className="match-acts">{children}</div>
    </li>
  )
}

/** Where a click on a match leads, and what it says. */
export function MatchLink({
  match,
  path,
  action,
  isLit = false,
}: {
  match: MatchInfo
  path: string
  action: string
  isLit?: boolean
}) {
  const i18n = useI18n()
  const said = i18n.t(`web.start.match.${action}`)
  const about = [gameName(i18n, match.game), withWhom(i18n, match, [])].filter((words) => words !== '')
  const label = i18n.t('web.start.match.label', { action: said, about: about.join(', ') })
  return (
    <a className={isLit ? 'button button-lit' : 'button'} aria-label={label} {...link(path)}>
      {said}
    </a>
  )
}

function actionOf({ match, invitations }: PlacedMatch): string {
  if (match.status === 'over') return 'replay'
  if (match.status === 'gathering') return invitations.length > 0 ? 'invite' : 'open'
  return 'play'
}

function MyMatchRow({
  mine,
  now,
  onDelete,
  onFail,
}: {
  mine: PlacedMatch
  now: number
  onDelete: () => void
  onFail: (why: string) => void
}) {
  const i18n = useI18n()
  const { match, place } = mine
  const isLit = isMyTurn(mine)
  const connection = place === 'here' ? localConnection() : serverConnection()
  const save = (): void => {
    saveMatch(connection, match, mine.mine).catch((error: unknown) => onFail(errorText(i18n, error)))
  }
  return (
    <MatchRow
      match={match}
      mine={mine.mine}
      now={now}
      isLit={isLit}
      notes={[i18n.t(`web.start.match.${place}`)]}
    >
      {match.status === 'gathering' ? null : (
        <IconButton
          label={i18n.t('web.start.match.export')}
          icon={<Download aria-hidden="true" />}
          onClick={save}
        />
      )}
      {place === 'here' ? (
        <IconButton
          label={i18n.t('web.start.match.delete')}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onDelete}
        />
      ) : null}
      <MatchLink
        match={match}
        action={actionOf(mine)}
        isLit={isLit}
        path={match.status === 'over' ? replayPath(connection, match.id) : tablePath(connection, match.id)}
      />
    </MatchRow>
  )
}

/** My matches, wherever they are played: those that wait for me first, then the newest. */
export function mineOf({ here, server }: MatchLists): readonly PlacedMatch[] {
  const all = [...(here.state === 'there' ? here.mine : []), ...(server.state === 'there' ? server.mine : [])]
  const rank = (mine: PlacedMatch): number => (isMyTurn(mine) ? 0 : mine.match.status === 'over' ? 2 : 1)
  return all.toSorted((one, other) => rank(one) - rank(other) || newest(other.match) - newest(one.match))
}

export function MyMatches({ lists }: { lists: MatchLists }) {
  const i18n = useI18n()
  const [deleting, setDeleting] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const mine = mineOf(lists)
  const isAsked = lists.here.state === 'asked' || lists.server.state === 'asked'
  const [going, finished] = [mine.filter(isGoing), mine.filter((each) => !isGoing(each))]
  const hasOlder = [lists.here, lists.server].some((each) => each.state === 'there' && each.hasOlder)
  const row = (each: PlacedMatch): ReactNode => (
    <MyMatchRow
      key={`${each.place} ${each.match.id}`}
      mine={each}
      now={lists.now}
      onFail={setProblem}
      onDelete={() => setDeleting(each.match.id)}
    />
  )
  const remove = (match: string): void => {
    setDeleting(undefined)
    localConnection()
      .removeMatch(match)
      .then(
        () => {
          dropNames(match)
          lists.again()
        },
        (error: unknown) => setProblem(errorText(i18n, error)),
      )
  }
  return (
    <section className="paper ledger" id="matches" aria-labelledby="matches-title">
      <h2 id="matches-title">{i18n.t('web.start.mine.title')}</h2>
      {problem === undefined ? null : <Note tone="danger">{problem}</Note>}
      {mine.length > 0 || isAsked ? null : (
        <Empty title={i18n.t('web.start.mine.empty.title')}>{i18n.t('web.start.mine.empty.text')}</Empty>
      )}
      <ul className="matches">{going.map(row)}</ul>
      {isAsked ? <Empty>{i18n.t('web.start.mine.asked')}</Empty> : null}
      {finished.length === 0 ? null : (
        <>
          <h3>{i18n.t('web.start.mine.finished')}</h3>
          <ul className="matches">{finished.map(row)}</ul>
        </>
      )}
      {hasOlder ? (
        <Button variant="quiet" onClick={lists.older}>
          {i18n.t('web.start.mine.older')}
        </Button>
      ) : null}
      <Asking
        isOpen={deleting !== undefined}
        title={i18n.t('web.start.deleting.title')}
        yes={i18n.t('web.start.deleting.yes')}
        isDanger
        onClose={() => setDeleting(undefined)}
        onYes={() => {
          if (deleting !== undefined) remove(deleting)
        }}
      >
        <p>{i18n.t('web.start.deleting.text')}</p>
      </Asking>
    </section>
  )
}

function isGoing({ match }: PlacedMatch): boolean {
  return match.status !== 'over'
}
