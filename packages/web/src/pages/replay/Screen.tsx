import { itemAt, olderRules, text, type MatchFile } from '@longtable/kernel'
import { ArrowLeft, ChartSpline, Download, ScrollText } from 'lucide-react'
import { useMemo, useState } from 'react'
import { link } from '../../navigation/navigation.ts'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import type { GameUI } from '../../game-ui/game-ui.ts'
import { Button, IconButton, Note } from '../../components/controls/index.ts'
import { SeatPatterns } from '../../components/SeatMark.tsx'
import { ChoosingProvider, onlyLooking, type Choosing } from '../../match-ui/targets/targets.tsx'
import { ReviewDialog } from '../review/ReviewDialog.tsx'
import { localConnection } from '../../connections/connections.ts'
import { tablePath } from '../../connections/connection.ts'
import { useGameInfo } from '../../connections/use-game-info.ts'
import { CopyLink } from './CopyLink.tsx'
import { ShareMatch } from './ShareMatch.tsx'
import { ChooseFile, useOpening } from './FileChooser.tsx'
import type { Timeline } from './timeline.ts'
import { isSeatRecord, type ExportedMatch } from '../../connections/exported-match.ts'
import type { Loaded } from './load.ts'
import { PlayOn } from './PlayOn.tsx'
import { saveExportedMatch } from '../../connections/save-file.ts'
import { StoryList } from './StoryList.tsx'
import { Transport } from './Transport.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { pathOf, usePlayer, usePlayerKeys, type Player } from './use-player.ts'
import './replay.css'

export interface ScreenProps {
  readonly timeline: Timeline
  readonly loaded: Pick<Loaded, 'played' | 'ui' | 'mine' | 'names'>
  readonly place: 'here' | 'server' | 'file'
  readonly match: string
  readonly start: {
    readonly at: number | undefined
    readonly as: number | undefined
    readonly review?: boolean
  }
}

/** A timeline on the table: the board, the controls below it, and beside it what happened. */
export function Screen({ timeline, loaded, place, match, start }: ScreenProps) {
  const i18n = useI18n()
  const { ui, mine } = loaded
  const player = usePlayer(
    timeline,
    ui,
    start,
    mine.find((seat) => timeline.viewers.includes(seat)) ??
      itemAt(timeline.viewers, timeline.viewers.length - 1),
  )
  usePlayerKeys(player)
  const { moment, viewer } = player
  const [isStoryOpen, setStoryOpen] = useState(false)
  const file = useReviewable(loaded.played)
  const [isReviewed, setReviewed] = useState(start.review === true)
  const { open, refused } = useOpening()
  const isAbove = useFileDrop(open)
  const names = useSeatNames(loaded.names)
  const lines = timeline.lines(viewer)
  const rounds = useMemo(() => timeline.rounds(viewer), [timeline, viewer])
  const line = lines[moment.line]
  const said = line === undefined ? i18n.t('web.replay.begins') : i18n.format(line.text)
  return (
    <div className="replay" data-story={isStoryOpen || undefined} data-above={isAbove || undefined}>
      <SeatPatterns />
      <Head
        timeline={timeline}
        loaded={loaded}
        place={place}
        match={match}
        player={player}
        names={names}
        open={open}
        review={file === undefined ? undefined : () => setReviewed(true)}
      />
      <Notes
        timeline={timeline}
        loaded={loaded}
        refused={refused === undefined ? undefined : i18n.format(refused)}
      />
      <main className="replay-board">
        <h2 className="sr-only">{i18n.t('web.replay.board')}</h2>
        <Shown timeline={timeline} ui={ui} player={player} names={names} />
      </main>
      <Transport player={player} rounds={rounds} said={said}>
        <IconButton
          className="replay-story-switch"
          variant="plain"
          label={i18n.t(isStoryOpen ? 'web.replay.hideStory' : 'web.replay.showStory')}
          icon={<ScrollText aria-hidden="true" />}
          aria-expanded={isStoryOpen}
          aria-controls="replay-story"
          onClick={() => setStoryOpen(!isStoryOpen)}
        />
      </Transport>
      <aside className="replay-story paper" id="replay-story" aria-label={i18n.t('web.replay.story')}>
        <h2>{i18n.t('web.replay.story')}</h2>
        <StoryList lines={lines} at={moment.at} goTo={player.goTo} />
      </aside>
      {file === undefined || !isReviewed ? null : (
        <ReviewDialog
          file={file}
          names={names}
          tell={(after, at) => {
            const { view } = timeline.moment(after, viewer)
            return {
              phase: i18n.format(ui.phase(timeline.engine.viewContext(view), view)),
              lines: lines
                .filter((each) => each.at > after && each.at <= at && !each.isTakenBack)
                .map((each) => i18n.format(each.text)),
            }
          }}
          goTo={(at) => {
            setReviewed(false)
            player.goTo(at)
          }}
          onClose={() => setReviewed(false)}
        />
      )}
    </div>
  )
}

/** The match as a file, if it is whole and somebody knows its game well enough to review it. */
function useReviewable(played: ExportedMatch): MatchFile | undefined {
  const game = useGameInfo(localConnection(), played.game)
  return game?.reviews === true && !isSeatRecord(played) ? played : undefined
}

function useSeatNames(given: readonly string[]): readonly string[] {
  const i18n = useI18n()
  return useMemo(
    () => given.map((name, seat) => (name === '' ? i18n.format(text('player', { number: seat + 1 })) : name)),
    [given, i18n],
  )
}

interface HeadProps extends Omit<ScreenProps, 'start'> {
  readonly player: Player
  readonly names: readonly string[]
  readonly open: (file: File) => void
  /** Undefined where nobody can review the match. */
  readonly review: (() => void) | undefined
}

function Head({ timeline, loaded, place, match, player, names, open, review }: HeadProps) {
  const i18n = useI18n()
  const { ui, played, mine } = loaded
  const { moment, viewer, seeAs } = player
  const nameOf = (each: number): string => {
    if (each === timeline.seats) return i18n.t('web.replay.watcher')
    const name = names[each] ?? ''
    return mine.includes(each) ? i18n.t('web.replay.you', { name }) : name
  }
  const isOver = moment.view.stack.length === 0
  const usual = viewer < timeline.seats ? viewer : (mine[0] ?? moment.awaited[0] ?? 0)
  const older = olderRules(ui.game, timeline.engine.rulesVersion)
  const wayBack = place === 'file' || !isSeatRecord(played) ? '/' : tablePath({ place }, match)
  return (
    <header className="replay-head">
      <a
        className="button button-quiet button-icon"
        {...link(wayBack)}
        aria-label={i18n.t(wayBack === '/' ? 'web.replay.toStart' : 'web.replay.toTable')}
        title={i18n.t(wayBack === '/' ? 'web.replay.toStart' : 'web.replay.toTable')}
      >
        <ArrowLeft aria-hidden="true" />
      </a>
      <div className="replay-title">
        <h1>{i18n.t('web.replay.of', { game: i18n.t('name') })}</h1>
        <p>{i18n.format(ui.phase(timeline.engine.viewContext(moment.view), moment.view))}</p>
        {older === undefined ? null : <p title={i18n.format(older)}>{i18n.format(older)}</p>}
      </div>
      <label className="replay-eyes field">
        <span>{i18n.t('web.replay.asSeenBy')}</span>
        <select
          value={viewer}
          disabled={timeline.viewers.length === 1}
          onChange={(event) => seeAs(Number(event.target.value))}
        >
          {timeline.viewers.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </select>
      </label>
      <div className="replay-deeds">
        {review === undefined ? null : (
          <Button
            icon={<ChartSpline aria-hidden="true" />}
            title={i18n.t('web.review.open')}
            onClick={review}
          >
            <span className="replay-word">{i18n.t('web.review.open')}</span>
          </Button>
        )}
        <PlayOn
          file={isSeatRecord(played) ? undefined : played}
          game={played.game}
          at={moment.at}
          isOver={isOver}
          names={names}
          usual={usual}
        />
        {place === 'server' || isSeatRecord(played) ? null : <ShareMatch file={played} />}
        {place === 'file' ? null : (
          <CopyLink path={pathOf(moment.at, viewer)} isOnlyHere={place === 'here'} />
        )}
        <Button
          variant="quiet"
          icon={<Download aria-hidden="true" />}
          title={i18n.t('web.replay.save')}
          onClick={() => saveExportedMatch(played, match)}
        >
          <span className="replay-word">{i18n.t('web.replay.save')}</span>
        </Button>
        <ChooseFile className="button button-quiet" label={i18n.t('web.replay.another')} open={open} />
      </div>
    </header>
  )
}

interface NotesProps extends Pick<ScreenProps, 'timeline' | 'loaded'> {
  readonly refused: string | undefined
}

/** What one should know of this timeline: that it is not whole, or why a file was not opened. */
function Notes({ timeline, loaded: { played }, refused }: NotesProps) {
  const i18n = useI18n()
  const { trouble } = timeline.source
  return (
    <div className="replay-notes">
      {isSeatRecord(played) ? (
        <Note>{i18n.t(played.seat === null ? 'web.replay.watched' : 'web.replay.running')}</Note>
      ) : null}
      {trouble === undefined ? null : (
        <Note>{i18n.t('web.replay.trouble', { why: i18n.format(trouble) })}</Note>
      )}
      {refused === undefined ? null : <Note tone="danger">{refused}</Note>}
    </div>
  )
}

interface ShownProps {
  readonly timeline: Timeline
  readonly ui: GameUI
  readonly player: Player
  readonly names: readonly string[]
}

/** The board as it was, to look at only. */
function Shown({ timeline, ui, player, names }: ShownProps) {
  const i18n = useI18n()
  const { moment, viewer, happened } = player
  const ctx = useMemo(() => timeline.engine.viewContext(moment.view), [timeline, moment])
  const choosing = useMemo(
    (): Choosing => ({
      ...onlyLooking,
      nameOf: (where) => i18n.format(ui.placeName(ctx, where)),
    }),
    [i18n, ui, ctx],
  )
  return (
    <ChoosingProvider choosing={choosing}>
      <ui.Board
        engine={timeline.engine}
        view={moment.view}
        ctx={ctx}
        seat={viewer === timeline.seats ? null : viewer}
        names={names}
        awaited={moment.awaited}
        happened={happened}
        at={moment.at}
      />
    </ChoosingProvider>
  )
}
