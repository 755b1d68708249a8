import type { Event, VentureViewContext } from '@longtable/dark-venture/board'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useMotion } from '../../../settings/settings.ts'
import type { BoardProps } from '../../../game-ui/game-ui.ts'
import { viewContextOf } from '../view/view-facts.ts'
import type { Beat } from './beats.ts'
import {
  advanced,
  again,
  atLast,
  atNext,
  blank,
  ended,
  heard,
  paused,
  resumed,
  shownOf,
  type Timeline,
} from './timeline.ts'
import { timeAt, useTimelineSpeed, type TimelineSpeed } from './pace.ts'
import type { PlayedTurn } from './turns.ts'

export type { Beat } from './beats.ts'
export type { PlayedTurn } from './turns.ts'

/** What is being played, and how to go on in it. */
export interface TimelineControls {
  readonly beats: readonly Beat[]
  readonly at: number
  readonly isPlaying: boolean
  /** It has been seen before. */
  readonly isAgain: boolean
  readonly play: () => void
  readonly pause: () => void
  /** The next card, or the next moment where there are none. */
  readonly next: () => void
  readonly back: () => void
  readonly end: () => void
}

/** What others have done last, to be watched again. */
export interface Past {
  readonly turns: readonly PlayedTurn[]
  readonly watch: (turn: PlayedTurn) => void
}

export interface TimelineShown {
  readonly shown: VentureViewContext
  readonly controls: TimelineControls | undefined
  readonly past: Past
  /** What has happened is or was played. */
  readonly isTold: boolean
}

/** A timeline that stands still for so long keeps nobody waiting any more. */
const LONGEST = 90_000

/** Plays what has happened, moment by moment; whatever becomes of it, the table is never kept waiting for ever. */
export function useTimeline(props: BoardProps): TimelineShown {
  const { busy } = props
  const { speed } = useTimelineSpeed()
  const { isStill } = useMotion()
  const { timeline, setTimeline } = useTimelineState(props, speed, isStill || busy === undefined)
  const isBusy = timeline.beats.length > 0 && !timeline.isQuiet
  useBusyTable(busy, isBusy)
  useClock(timeline, setTimeline, speed, isStill)
  useHidden(isBusy, setTimeline)
  const controls = useControls(timeline, setTimeline, speed, isBusy)
  const watch = useCallback(
    (turn: PlayedTurn) => setTimeline((now) => again(now, turn, speed, isStill)),
    [setTimeline, speed, isStill],
  )
  const { turns } = timeline
  const past = useMemo(() => ({ turns, watch }), [turns, watch])
  return { shown: shownOf(timeline), controls, past, isTold: timeline.isTold }
}

type SetTimeline = (change: (timeline: Timeline) => Timeline) => void

/** The timeline keeps in step with the table: what is seen never runs ahead of what is told. */
function useTimelineState(
  props: BoardProps,
  speed: TimelineSpeed,
  isStill: boolean,
): { readonly timeline: Timeline; readonly setTimeline: SetTimeline } {
  const { ctx, happened, seat } = props
  const skips = props.busy?.skips ?? 0
  const venture = viewContextOf(ctx)
  const [known, setKnown] = useState(() => ({ timeline: blank(venture, happened), skips }))
  let { timeline } = known
  if (known.skips !== skips) timeline = ended(timeline)
  if (timeline.ctx !== venture) {
    const isUnseen = isStill || document.hidden
    timeline = heard(timeline, {
      ctx: venture,
      happened: happened as readonly Event[],
      seat,
      isStill: isUnseen,
      speed,
    })
  }
  if (timeline !== known.timeline || known.skips !== skips) setKnown({ timeline, skips })
  const setTimeline = useCallback(
    (change: (timeline: Timeline) => Timeline) =>
      setKnown((now) => ({ ...now, timeline: change(now.timeline) })),
    [],
  )
  return { timeline, setTimeline }
}

/** Nothing can be chosen while it plays. */
function useBusyTable(busy: BoardProps['busy'], isBusy: boolean): void {
  const set = busy?.set
  useLayoutEffect(() => {
    set?.(isBusy)
  }, [set, isBusy])
  useEffect(() => () => set?.(false), [set])
}

function useClock(
  timeline: Timeline,
  setTimeline: SetTimeline,
  speed: TimelineSpeed,
  isStill: boolean,
): void {
  const { time } = useMotion()
  const { beats, at, isPaused, isAgain } = timeline
  const beat = beats.at(at)
  const isOn = beat !== undefined && at < beats.length
  const total = useMemo(() => beats.reduce((sum, each) => sum + each.time, 0), [beats])
  const isStanding = isPaused || isStill
  const asked = isAgain && speed === 'result' ? 'normal' : speed
  const lasts = isOn && !isStanding ? time(timeAt(asked, beat.time, total, beat.isOwn)) : LONGEST
  useEffect(() => {
    if (!isOn) return undefined
    const go = (): void => setTimeline((now) => (isStanding ? ended(now) : advanced(now, speed)))
    const timer = setTimeout(go, lasts)
    return () => clearTimeout(timer)
  }, [beat, isOn, isStanding, lasts, speed, setTimeline])
}

/** Nobody looks: there is nothing to wait for. */
function useHidden(isBusy: boolean, setTimeline: SetTimeline): void {
  useEffect(() => {
    if (!isBusy) return undefined
    const hide = (): void => {
      if (document.hidden) setTimeline(ended)
    }
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [isBusy, setTimeline])
}

function useControls(
  timeline: Timeline,
  setTimeline: SetTimeline,
  speed: TimelineSpeed,
  isBusy: boolean,
): TimelineControls | undefined {
  const { beats, at, isPaused, isAgain } = timeline
  return useMemo(
    () =>
      isBusy
        ? {
            beats,
            at,
            isAgain,
            isPlaying: !isPaused,
            play: () => setTimeline((now) => resumed(now, speed)),
            pause: () => setTimeline(paused),
            next: () => setTimeline((now) => atNext(now, speed)),
            back: () => setTimeline(atLast),
            end: () => setTimeline(ended),
          }
        : undefined,
    [beats, at, isAgain, isPaused, isBusy, setTimeline, speed],
  )
}
