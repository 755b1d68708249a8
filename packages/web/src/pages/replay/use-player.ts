import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { go } from '../../navigation/navigation.ts'
import { useMotion } from '../../settings/settings.ts'
import type { GameUI } from '../../game-ui/game-ui.ts'
import type { Timeline, Moment } from './timeline.ts'

export const rates: readonly number[] = [0.5, 1, 2, 4, 8]

/** Faster than this, nothing moves any more: one position follows on the other. */
const FASTEST_MOVING = 2
/** Milliseconds to read what happened, beside the time that it takes to see it. */
const READING = 700
/** The address follows when one has stayed this long: browsers do not like it to change all the time. */
const SETTLED = 300

export interface Player {
  readonly moment: Moment
  readonly viewer: number
  readonly last: number
  readonly isPlaying: boolean
  readonly rate: number
  /** What is seen to happen: nothing where one jumped. */
  readonly happened: Moment['events']
  readonly goTo: (at: number) => void
  readonly step: (by: 1 | -1) => void
  readonly stepRound: (by: 1 | -1) => void
  readonly playOrPause: () => void
  readonly setRate: (rate: number) => void
  readonly seeAs: (viewer: number) => void
}

interface Start {
  readonly at: number | undefined
  readonly as: number | undefined
}

/** Where one is in a timeline, and whether it runs. */
export function usePlayer(
  timeline: Timeline,
  ui: Pick<GameUI, 'showFor'>,
  start: Start,
  usualViewer: number,
): Player {
  const last = timeline.length - 1
  const [shown, setShown] = useState({ at: Math.min(start.at ?? 0, last), isWatched: false })
  const [viewer, setViewer] = useState(() =>
    start.as !== undefined && timeline.viewers.includes(start.as) ? start.as : usualViewer,
  )
  const [isPlaying, setPlaying] = useState(false)
  const [rate, setRate] = useState(1)
  const { at } = shown
  const moment = useMemo(() => timeline.moment(at, viewer), [timeline, at, viewer])
  const isWatched = shown.isWatched && rate <= FASTEST_MOVING
  const happened = useMemo(() => (isWatched ? moment.events : []), [isWatched, moment])

  const goTo = useCallback(
    (to: number) => setShown({ at: Math.min(Math.max(to, 0), last), isWatched: false }),
    [last],
  )
  const step = useCallback(
    (by: 1 | -1) => {
      setPlaying(false)
      setShown(({ at: from }) => ({
        at: timeline.step(from, by, viewer),
        isWatched: by === 1 && from < last,
      }))
    },
    [timeline, viewer, last],
  )
  const stepRound = useCallback(
    (by: 1 | -1) => goTo(timeline.stepRound(at, by, viewer)),
    [goTo, timeline, at, viewer],
  )
  const playOrPause = useCallback(() => {
    if (!isPlaying && at === last) goTo(0)
    setPlaying(!isPlaying)
  }, [isPlaying, at, last, goTo])
  const seeAs = useCallback((as: number) => {
    setViewer(as)
    setShown(({ at: same }) => ({ at: same, isWatched: false }))
  }, [])

  const motion = useMotion()
  const seeing = motion.time(ui.showFor(happened, viewer < timeline.seats ? viewer : null))
  useEffect(() => {
    if (!isPlaying) return
    if (at === last) {
      setPlaying(false)
      return
    }
    const next = (): void => setShown({ at: timeline.step(at, 1, viewer), isWatched: true })
    const timer = setTimeout(next, READING / rate + seeing)
    return () => clearTimeout(timer)
  }, [isPlaying, at, last, timeline, viewer, rate, seeing])
  useAddressOf(at, viewer)

  return {
    moment,
    viewer,
    last,
    isPlaying,
    rate,
    happened,
    goTo,
    step,
    stepRound,
    playOrPause,
    setRate,
    seeAs,
  }
}

export function pathOf(at: number, viewer: number): string {
  return `${location.pathname}?at=${at}&as=${viewer}`
}

/** The address leads back to the moment that is shown. */
function useAddressOf(at: number, viewer: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (location.pathname.startsWith('/replay/')) go(pathOf(at, viewer), { replace: true })
    }, SETTLED)
    return () => clearTimeout(timer)
  }, [at, viewer])
}

type Key = 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End' | 'PageUp' | 'PageDown' | ' '

/** Where a key means something of its own already. */
const OWN_KEYS = 'input:not([type="range"]), select, textarea, [contenteditable], [role="dialog"] *'
const PRESSED_BY_SPACE = 'button, a, summary, label'

/** The keys that every player of timelines knows; whoever sees the timeline can press them already. */
export function usePlayerKeys({ goTo, step, stepRound, playOrPause, last }: Player): void {
  useLayoutEffect(() => {
    const deeds: Readonly<Record<Key, () => void>> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => goTo(0),
      End: () => goTo(last),
      PageUp: () => stepRound(-1),
      PageDown: () => stepRound(1),
      ' ': playOrPause,
    }
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      const { target } = event
      if (!Object.hasOwn(deeds, event.key) || !(target instanceof Element) || target.closest(OWN_KEYS)) return
      if (event.key === ' ' && target.closest(PRESSED_BY_SPACE)) return
      event.preventDefault()
      deeds[event.key as Key]()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [goTo, step, stepRound, playOrPause, last])
}
