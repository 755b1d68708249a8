import { olderRules, type Choice, type Shortcut } from '@longtable/kernel'
import type { RemoteTable } from '@longtable/server/client'
import type { MatchInfo } from '@longtable/server/wire'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { go } from '../../navigation/navigation.ts'
import { AdviceBox, AdviceButton } from '../advice/AdviceBox.tsx'
import { useAdvice } from '../advice/use-advice.ts'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import { EndScreen } from '../end/EndScreen.tsx'
import type { MatchEngine } from '../../game-ui/game-ui.ts'
import { DragLayer } from '../targets/drag.tsx'
import { SeatPatterns } from '../../components/SeatMark.tsx'
import { replayPath, tablePath } from '../../connections/connection.ts'
import { AskHead } from '../choices/AskHead.tsx'
import { Away } from '../log/Away.tsx'
import { useBusyTable } from '../playback/busy.ts'
import { ChoiceList } from '../choices/ChoiceList.tsx'
import { useChoices } from '../targets/choosing.ts'
import { Confirm } from '../choices/Confirm.tsx'
import { useTableActions, useTroubles } from './actions.ts'
import { Drawer } from './Drawer.tsx'
import { HandOver } from './HandOver.tsx'
import {
  useAsked,
  useForesee,
  useGestures,
  useNames,
  useOutOfTurn,
  usePlaceNames,
  useShortcuts,
  useSounds,
  useTurnNews,
} from './hooks.ts'
import { useKeys } from './use-keys.ts'
import { noteSeen } from '../log/last-seen.ts'
import { LongPress } from '../targets/LongPress.tsx'
import { useLookingBack } from './past-moment.ts'
import { NoTable, TableNotices } from './Notices.tsx'
import { tableSentence } from './sentence.ts'
import { point } from '../targets/pointing.ts'
import { PlaceList } from '../choices/PlaceList.tsx'
import { RulesBook } from './RulesBook.tsx'
import type { SeatProps } from './seat-props.ts'
import type { PlaybackFrame } from '../playback/playback-queue.ts'
import { SkipLinks } from './SkipLinks.tsx'
import { StoryContext, useStory } from '../playback/whole-story.ts'
import { ChoosingProvider, onlyLooking, type Choosing } from '../targets/targets.tsx'
import { TopLine } from './TopLine.tsx'
import { useTurn } from '../log/own-turn.ts'
import { useHearing, usePlayback } from '../playback/use-table.ts'

interface TableProps extends SeatProps {
  readonly table: RemoteTable
  readonly match: MatchInfo
  readonly engine: MatchEngine
}

const NOBODY: readonly number[] = []
const NO_KEYS: readonly string[] = []
const NOTHING: PlaybackFrame['happened'] = []

/** The table of a match that is played, as one seat sees it. */
export function Table({ connection, mine, ui, seat, sitAs, table, match, engine, guide: Guide }: TableProps) {
  const i18n = useI18n()
  const names = useNames(match, i18n.t('web.tables.you'))
  const showing = usePlayback(table, ui)
  const { frame } = showing
  const { isNow, busy, skip } = useBusyTable(showing)
  // A guide has the last word, and leads to the result itself.
  const [isEndClosed, setEndClosed] = useState(Guide !== undefined)
  const [isRaised, setRaised] = useState(false)
  const troubles = useTroubles()
  const { trouble, tell } = troubles
  const back = useLookingBack(connection, match.id, seat, tell)
  const { moment, show } = back
  const showMoment = useCallback((wanted: number) => void show(wanted), [show])
  const view = moment?.view ?? frame?.view
  const ctx = useMemo(() => (view === undefined ? undefined : engine.viewContext(view)), [engine, view])
  const question = useAsked(engine, frame)
  const asked = isNow && moment === undefined ? question : null

  const at = frame?.at
  const number = frame?.menu.number
  const hasOthers = match.seats.some((each) => each.kind === 'person' && !mine.mine.includes(each.seat))
  const actions = useTableActions({ table, asked, at, number, hasOthers, skip, troubles })
  const { undo, undoTo, carryOut, unconfirmed } = actions
  const nameOf = usePlaceNames(ui, ctx)
  const shortcuts = useShortcuts(engine, frame, asked)
  const gesturesOf = useGestures(engine, frame, asked)
  const { choosing, open, close } = useChoices(asked, actions, nameOf, shortcuts, gesturesOf)
  // An entry of the list is gone when the next question comes: the focus waits where that will stand.
  const section = useRef<HTMLElement>(null)
  const stay = (): void => section.current?.focus({ preventScroll: true })
  const chooseListed = (choice: Choice): void => {
    stay()
    choosing.choose(choice)
  }
  const chooseAllListed = (shortcut: Shortcut): void => {
    stay()
    choosing.chooseAll(shortcut)
  }
  const looking = useMemo(
    (): Choosing => (asked === null ? { ...choosing, ...onlyLooking } : choosing),
    [asked, choosing],
  )
  const turn = useTurn(table, engine, frame, ctx)
  const foresee = useForesee(engine, frame?.view, asked === null)
  const advice = useAdvice(connection, table, asked, number, match.advice && seat !== null)
  useEffect(() => {
    if (at !== undefined) noteSeen(match.id, seat, at)
  }, [at, match.id, seat])
  useSounds(frame, ui)
  useTurnNews(match, asked?.awaited === true, i18n.t('web.shell.yourTurn'), tablePath(connection, match.id))
  useOutOfTurn(table, match, seat, mine.mine, isNow, sitAs)
  useKeys({
    undo,
    advise: () => advice?.ask(),
    escape: () => {
      if (open !== undefined) close()
      else if (choosing.held !== undefined) choosing.hold(undefined)
      else if (moment !== undefined) back.end()
      else skip()
    },
    // What a board plays has keys of its own.
    any: () => {
      if (!showing.isNow) showing.skip()
    },
  })
  useHearing(table, (news) => {
    if (news.kind === 'problem') tell(news.reason)
  })

  const isOver = match.status === 'over' && isNow
  const [isStoryWanted, setStoryWanted] = useState(false)
  const story = useStory(table, isOver || isStoryWanted)
  const told = useMemo(() => ({ story, want: () => setStoryWanted(true) }), [story])
  if (view === undefined || ctx === undefined || at === undefined) return <NoTable table={table} />
  const board = {
    engine,
    view,
    ctx,
    seat,
    names,
    awaited: isNow ? match.awaited : NOBODY,
    happened: moment === undefined ? (frame?.happened ?? NOTHING) : NOTHING,
    at: moment?.at ?? at,
    busy,
  }
  const isBetween = seat === null && mine.mine.length > 1
  const sentence = tableSentence(i18n, { match, names, asked, isNow, isLookingBack: moment !== undefined })
  const older = olderRules(ui.game, engine.rulesVersion)
  return (
    <ChoosingProvider choosing={looking}>
      <SeatPatterns />
      <div
        className="table"
        data-at={at}
        data-step={asked?.step}
        data-menu={asked === null ? undefined : number}
        data-count={asked?.entries.length}
        data-looking-back={moment !== undefined || undefined}
      >
        <SkipLinks />
        <TopLine
          phase={i18n.format(ui.phase(ctx, view))}
          question={sentence}
          isAsked={asked?.awaited === true}
          keys={ui.keys ?? NO_KEYS}
          older={
            older === undefined ? undefined : { version: engine.rulesVersion, meaning: i18n.format(older) }
          }
          canUndo={seat !== null && match.status === 'running'}
          undo={undo}
          turn={turn}
          undoTo={undoTo}
        />
        <main className="table-board" id="board" tabIndex={-1}>
          <h1 className="sr-only">{i18n.t('name')}</h1>
          <StoryContext value={told}>
            <ui.Board {...board} />
          </StoryContext>
          {moment === undefined ? null : (
            <p className="table-back" role="status">
              {i18n.t('web.shell.lookingBack')}{' '}
              <button type="button" className="button" onClick={back.end}>
                {i18n.t('web.shell.toNow')}
              </button>
            </p>
          )}
        </main>
        <aside
          className="table-side"
          data-raised={isRaised || undefined}
          aria-label={i18n.t('web.shell.side')}
        >
          <section
            ref={section}
            className="ask"
            id="ask"
            tabIndex={-1}
            aria-label={i18n.t('web.shell.asked')}
          >
            <AskHead
              sentence={sentence}
              isAsked={asked?.awaited === true}
              isRaised={isRaised}
              raise={asked === null ? undefined : setRaised}
            >
              {advice === undefined ? null : <AdviceButton advice={advice} />}
            </AskHead>
            {isNow ? null : (
              <button type="button" className="button ask-skip" onClick={skip}>
                {i18n.t('web.shell.skip')}
              </button>
            )}
            <TableNotices table={table} match={match} names={names} mine={mine.mine} />
            {trouble === undefined ? null : (
              <p role="alert" className="refusal">
                {trouble.words}{' '}
                {trouble.mayAsk ? (
                  <button
                    type="button"
                    className="button button-quiet"
                    onClick={() => void carryOut(() => table.ask())}
                  >
                    {i18n.t('web.shell.askBack')}
                  </button>
                ) : null}
              </p>
            )}
            {unconfirmed === undefined ? null : <Confirm {...unconfirmed} />}
            {isBetween ? (
              <HandOver match={match} seats={mine.mine} names={names} sitAs={sitAs} isNow={isNow} />
            ) : null}
            {Guide === undefined || seat === null ? null : (
              <Guide
                asked={asked}
                view={view}
                ctx={ctx}
                seat={seat}
                engine={engine}
                events={table.happenings}
                point={point}
                choose={choosing.choose}
                isOver={isOver}
                showEnd={() => setEndClosed(false)}
              />
            )}
            {advice === undefined ? null : (
              <AdviceBox advice={advice} choose={chooseListed} chooseAll={chooseAllListed} />
            )}
            {asked === null ? null : (
              <ChoiceList
                asked={asked}
                choosing={looking}
                shortcuts={shortcuts}
                foresee={foresee}
                choose={chooseListed}
                chooseAll={chooseAllListed}
              />
            )}
          </section>
          <Drawer
            table={table}
            match={match}
            mine={mine}
            connection={connection}
            engine={engine}
            ctx={ctx}
            names={names}
            at={at}
            lookingAt={moment?.at}
            showMoment={showMoment}
            turn={turn}
            undoTo={undoTo}
          />
        </aside>
      </div>
      {open === undefined || asked === null ? null : (
        <PlaceList
          open={open}
          nameOf={nameOf}
          foresee={foresee}
          choose={choosing.choose}
          chooseAll={choosing.chooseAll}
          close={close}
        />
      )}
      {/* Whoever shares a screen has seen it all. */}
      {mine.mine.length > 1 ? null : (
        <Away table={table} match={match.id} seat={seat} engine={engine} ctx={ctx} />
      )}
      <RulesBook ui={ui} config={match.config} />
      <DragLayer />
      <LongPress />
      {isOver && !isEndClosed ? (
        <EndScreen
          {...board}
          match={match}
          ui={ui}
          story={story}
          rematchPath={match.next === null ? undefined : tablePath(connection, match.next)}
          replayPath={replayPath(connection, match.id)}
          connection={connection}
          onRematch={() =>
            void carryOut(async () => {
              const { match: next } = await table.rematch()
              if (next !== undefined) go(tablePath(connection, next))
            })
          }
          onClose={() => setEndClosed(true)}
        />
      ) : null}
    </ChoosingProvider>
  )
}
