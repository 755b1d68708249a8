import type { Event, VentureViewContext } from '@longtable/dark-venture'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useMotion } from '../../../settings/settings.ts'
import type { BoardProps } from '../../../game-ui/game-ui.ts'
import { lookOf } from '../view/view-facts.ts'
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
  type Film,
} from './timeline.ts'
import { timeAt, useReelSpeed, type Speed } from './pace.ts'
import type { Turn } from './turns.ts'

export type { Beat } from './beats.ts'
export type { Turn } from './turns.ts'

/** What is being played, and how to go on in it. */
export interface Reel {
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
  readonly turns: readonly Turn[]
  readonly watch: (turn: Turn) => void
}

export interface Reeled {
  readonly shown: VentureViewContext
  readonly reel: Reel | undefined
  readonly past: Past
  /** What has happened is or was played. */
  readonly isTold: boolean
}

/** A film that stands still for so long keeps nobody waiting any more. */
const LONGEST = 90_000

/** Plays what has happened, moment by moment; whatever becomes of it, the table is never kept waiting for ever. */
export function useReel(props: BoardProps): Reeled {
  const { busy } = props
  const { speed } = useReelSpeed()
  const { isStill } = useMotion()
  const { film, setFilm } = useFilm(props, speed, isStill || busy === undefined)
  const isBusy = film.beats.length > 0 && !film.isQuiet
  useBusyTable(busy, isBusy)
  useClock(film, setFilm, speed, isStill)
  useHidden(isBusy, setFilm)
  const reel = useControls(film, setFilm, speed, isBusy)
  const watch = useCallback(
    (turn: Turn) => setFilm((now) => again(now, turn, speed, isStill)),
    [setFilm, speed, isStill],
  )
  const { turns } = film
  const past = useMemo(() => ({ turns, watch }), [turns, watch])
  return { shown: shownOf(film), reel, past, isTold: film.isTold }
}

type SetFilm = (change: (film: Film) => Film) => void

/** The film keeps in step with the table: what is seen never runs ahead of what is told. */
function useFilm(
  props: BoardProps,
  speed: Speed,
  isStill: boolean,
): { readonly film: Film; readonly setFilm: SetFilm } {
  const { look, happened, seat } = props
  const skips = props.busy?.skips ?? 0
  const venture = lookOf(look)
  const [known, setKnown] = useState(() => ({ film: blank(venture, happened), skips }))
  let { film } = known
  if (known.skips !== skips) film = ended(film)
  if (film.look !== venture) {
    const isUnseen = isStill || document.hidden
    film = heard(film, {
      look: venture,
      happened: happened as readonly Event[],
      seat,
      isStill: isUnseen,
      speed,
    })
  }
  if (film !== known.film || known.skips !== skips) setKnown({ film, skips })
  const setFilm = useCallback(
    (change: (film: Film) => Film) => setKnown((now) => ({ ...now, film: change(now.film) })),
    [],
  )
  return { film, setFilm }
}

/** Nothing can be chosen while it plays. */
function useBusyTable(busy: BoardProps['busy'], isBusy: boolean): void {
  const set = busy?.set
  useLayoutEffect(() => {
    set?.(isBusy)
  }, [set, isBusy])
  useEffect(() => () => set?.(false), [set])
}

function useClock(film: Film, setFilm: SetFilm, speed: Speed, isStill: boolean): void {
  const { time } = useMotion()
  const { beats, at, isPaused, isAgain } = film
  const beat = beats.at(at)
  const isOn = beat !== undefined && at < beats.length
  const total = useMemo(() => beats.reduce((sum, each) => sum + each.time, 0), [beats])
  const isStanding = isPaused || isStill
  const asked = isAgain && speed === 'result' ? 'normal' : speed
  const lasts = isOn && !isStanding ? time(timeAt(asked, beat.time, total, beat.isOwn)) : LONGEST
  useEffect(() => {
    if (!isOn) return undefined
    const go = (): void => setFilm((now) => (isStanding ? ended(now) : advanced(now, speed)))
    const timer = setTimeout(go, lasts)
    return () => clearTimeout(timer)
  }, [beat, isOn, isStanding, lasts, speed, setFilm])
}

/** Nobody looks: there is nothing to wait for. */
function useHidden(isBusy: boolean, setFilm: SetFilm): void {
  useEffect(() => {
    if (!isBusy) return undefined
    const hide = (): void => {
      if (document.hidden) setFilm(ended)
    }
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [isBusy, setFilm])
}

function useControls(film: Film, setFilm: SetFilm, speed: Speed, isBusy: boolean): Reel | undefined {
  const { beats, at, isPaused, isAgain } = film
  return useMemo(
    () =>
      isBusy
        ? {
            beats,
            at,
            isAgain,
            isPlaying: !isPaused,
            play: () => setFilm((now) => resumed(now, speed)),
            pause: () => setFilm(paused),
            next: () => setFilm((now) => atNext(now, speed)),
            back: () => setFilm(atLast),
            end: () => setFilm(ended),
          }
        : undefined,
    [beats, at, isAgain, isPaused, isBusy, setFilm, speed],
  )
}
