import type { Text } from '@longtable/kernel'
import type { MatchInfo } from '@longtable/server/wire'
import { commitmentOf } from '@longtable/server/wire'
import {
  BookOpen,
  ChartSpline,
  Download,
  Eye,
  History,
  Home,
  RotateCcw,
  ShieldCheck,
  ShieldX,
} from 'lucide-react'
import { useMemo } from 'react'
import { link } from '../../navigation/navigation.ts'
import { useAttempt } from '../../components/attempt.tsx'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import type { EndProps, GameUI } from '../../game-ui/game-ui.ts'
import { Button, Dialog, Note, Tag } from '../../components/controls/index.ts'
import { SeatMark } from '../../components/SeatMark.tsx'
import { saveExportedMatch } from '../../connections/save-file.ts'
import { localConnection } from '../../connections/connections.ts'
import type { Connection } from '../../connections/connection.ts'
import { campaignOfMatch } from '../../connections/campaign-links.ts'
import { useGameInfo } from '../../connections/use-game-info.ts'
import { resultNotes } from '../people/seat-facts.ts'
import { DayTable } from './DayTable.tsx'
import { brokenTie, standingsOf, type FinalStanding } from './standings.ts'
import './end.css'

export interface EndScreenProps extends Omit<EndProps, 'awaited' | 'happened' | 'at'> {
  readonly match: MatchInfo
  readonly ui: GameUI
  /** Sets up the next match with the same players; undefined where that cannot be. */
  readonly onRematch: (() => void) | undefined
  /** Where the next match is, once there is one. */
  readonly rematchPath: string | undefined
  readonly replayPath: string
  /** Where the match was played; undefined for one that was opened from a file. */
  readonly connection: Connection | undefined
  /** Puts the sheet away: the board lies below it. */
  readonly onClose: () => void
}

/** A sheet over the table when a match is over: who won, with how many points, and what to do next. */
export function EndScreen(props: EndScreenProps) {
  const i18n = useI18n()
  const { match, ui, seat, names, onRematch, rematchPath, replayPath, connection, onClose } = props
  const { engine, view, ctx, story } = props
  const standings = useMemo(() => (match.result === null ? [] : standingsOf(match.result)), [match.result])
  const { save, refused } = useSaving(connection, match.id)
  const campaign = connection === undefined ? undefined : campaignOfMatch(match.id)
  const reviews = useGameInfo(localConnection(), match.game)?.reviews === true
  const actions = (
    <>
      <a className="button button-quiet end-way" {...link('/')}>
        <Home aria-hidden="true" />
        <span>{i18n.t('web.end.toStart')}</span>
      </a>
      <Button className="end-way" variant="quiet" icon={<Download aria-hidden="true" />} onClick={save}>
        {i18n.t('web.end.save')}
      </Button>
      <Button className="end-way" variant="quiet" icon={<Eye aria-hidden="true" />} onClick={onClose}>
        {i18n.t('web.end.board')}
      </Button>
      {reviews ? (
        <a className="button" {...link(`${replayPath}?review`)}>
          <ChartSpline aria-hidden="true" />
          <span>{i18n.t('web.review.open')}</span>
        </a>
      ) : null}
      <a className="button" {...link(replayPath)}>
        <History aria-hidden="true" />
        <span>{i18n.t('web.end.replay')}</span>
      </a>
      {campaign === undefined ? null : (
        <a className="button button-lit" {...link(campaign)}>
          <BookOpen aria-hidden="true" />
          <span>{i18n.t('web.end.campaign')}</span>
        </a>
      )}
      {campaign === undefined ? <Again onRematch={onRematch} rematchPath={rematchPath} /> : null}
    </>
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Winners standings={standings} seat={seat} names={names} />}
      size="wide"
      actions={actions}
    >
      <div className="end">
        <Margin standings={standings} names={names} />
        <Results match={match} standings={standings} seat={seat} names={names} />
        <ui.End
          engine={engine}
          view={view}
          ctx={ctx}
          seat={seat}
          names={names}
          story={story}
          awaited={[]}
          happened={[]}
          at={0}
        />
        {connection === undefined ? null : <DayTable match={match} game={ui.game} connection={connection} />}
        {refused === undefined ? null : <Note tone="danger">{i18n.format(refused)}</Note>}
        <SeedPromise match={match} />
      </div>
    </Dialog>
  )
}

function Again({ onRematch, rematchPath }: Pick<EndScreenProps, 'onRematch' | 'rematchPath'>) {
  const i18n = useI18n()
  if (rematchPath !== undefined) {
    return (
      <a className="button button-lit" {...link(rematchPath)}>
        <RotateCcw aria-hidden="true" />
        <span>{i18n.t('web.end.toRematch')}</span>
      </a>
    )
  }
  if (onRematch === undefined) return null
  return (
    <Button variant="lit" icon={<RotateCcw aria-hidden="true" />} onClick={onRematch}>
      {i18n.t('web.end.rematch')}
    </Button>
  )
}

/** Saves the match as a file, and says why if that cannot be. */
function useSaving(
  connection: Connection | undefined,
  match: string,
): { readonly save: () => void; readonly refused: Text | undefined } {
  const { attempt, refused } = useAttempt()
  const save = async (): Promise<void> => {
    if (connection !== undefined) saveExportedMatch(await connection.exported(match), match)
  }
  return { save: () => void attempt(save), refused }
}

interface WinnersProps extends MarginProps {
  readonly seat: number | null
}

/** Who won, in words. */
function Winners({ standings, seat, names }: WinnersProps) {
  const i18n = useI18n()
  const winners = standings.filter(({ isWinner }) => isWinner).map((each) => each.seat)
  const others = winners.filter((each) => each !== seat)
  const list = new Intl.ListFormat(i18n.lang).format(others.map((each) => names[each] ?? ''))
  const said = (): string => {
    if (winners.length === 0) return i18n.t('web.end.won.nobody')
    if (others.length === winners.length) {
      return i18n.t(winners.length === 1 ? 'web.end.won.seat' : 'web.end.won.shared', { names: list })
    }
    return others.length === 0
      ? i18n.t('web.end.won.you')
      : i18n.t('web.end.won.sharedWithYou', { names: list })
  }
  return (
    <span className="end-title">
      {winners.map((each) => (
        <SeatMark key={each} seat={each} size={34} />
      ))}
      <span>{said()}</span>
    </span>
  )
}

interface MarginProps {
  readonly standings: readonly FinalStanding[]
  readonly names: readonly string[]
}

/** By how much, or why in spite of equal points. */
function Margin({ standings, names }: MarginProps) {
  const i18n = useI18n()
  const words = (some: readonly FinalStanding[]): string =>
    new Intl.ListFormat(i18n.lang).format(some.map(({ seat }) => names[seat] ?? ''))
  const winners = standings.filter(({ isWinner }) => isWinner)
  const tied = brokenTie(standings)
  const second = standings.find(({ isWinner }) => !isWinner)
  const [first] = winners
  if (first === undefined || second === undefined) return null
  const said = (): string => {
    if (tied.length > 0) return i18n.t('web.end.tieBroken', { count: tied.length, names: words(tied) })
    if (winners.length > 1) return i18n.t('web.end.tie')
    const behind = standings.filter(({ place }) => place === second.place)
    return i18n.t('web.end.lead', { count: first.score - second.score, names: words(behind) })
  }
  return <p className="end-margin">{said()}</p>
}

interface ResultsProps extends MarginProps {
  readonly match: MatchInfo
  readonly seat: number | null
}

function Results({ match, standings, seat, names }: ResultsProps) {
  const i18n = useI18n()
  return (
    <table className="end-results">
      <caption className="sr-only">{i18n.t('web.end.results')}</caption>
      <thead>
        <tr>
          <th scope="col">{i18n.t('web.end.place')}</th>
          <th scope="col">{i18n.t('web.end.player')}</th>
          <th scope="col">{i18n.t('web.end.points')}</th>
        </tr>
      </thead>
      <tbody>
        {standings.map((standing) => {
          const held = match.seats[standing.seat]
          return (
            <tr key={standing.seat} data-winner={standing.isWinner || undefined}>
              <td className="end-place">{i18n.number(standing.place)}</td>
              <th scope="row">
                <SeatMark seat={standing.seat} size={22} />
                <span>{names[standing.seat]}</span>
                {standing.seat === seat ? <Tag>{i18n.t('web.end.you')}</Tag> : null}
                {resultNotes(held).map((note) => (
                  <Tag key={note}>{i18n.t(`web.end.${note}`)}</Tag>
                ))}
              </th>
              <td className="end-score">{i18n.number(standing.score)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Whether the seed was the one that was promised: worked out here, not taken on trust. */
function SeedPromise({ match: { commitment, reveal, seeded } }: { readonly match: MatchInfo }) {
  const i18n = useI18n()
  if (reveal === null) return null
  const { seed, salt } = reveal
  const isKept = commitmentOf(seed, salt) === commitment
  const key = isKept ? (seeded ? 'keptSeeded' : 'kept') : 'broken'
  return (
    <details className="end-promise" data-broken={!isKept || undefined}>
      <summary>
        {isKept ? <ShieldCheck aria-hidden="true" /> : <ShieldX aria-hidden="true" />}
        <span>{i18n.t(`web.end.${key}`)}</span>
      </summary>
      <p>{i18n.t('web.end.seed', { seed, salt, commitment })}</p>
    </details>
  )
}
