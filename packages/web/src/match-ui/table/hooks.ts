import {
  choiceKey,
  text,
  type DescribedMenu,
  type Choice,
  type Forecast,
  type Shortcut,
  type View,
} from '@longtable/kernel'
import type { RemoteTable } from '@longtable/server/client'
import type { MatchInfo, NumberedMenu } from '@longtable/server/wire'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useI18n } from '../../i18n/I18nProvider.tsx'
import type { GameUI, GameViewContext, MatchEngine } from '../../game-ui/game-ui.ts'
import { notifyTurn } from '../../notifications/notify.ts'
import { play } from '../../notifications/sound.ts'
import { seatNames } from '../people/seat-names.ts'
import type { GesturesOf } from '../targets/offers.ts'
import type { PlaybackFrame } from '../playback/playback-queue.ts'

/** What is asked, and of what it was made. */
interface Known {
  readonly menu: NumberedMenu
  readonly view: View
  readonly asked: DescribedMenu | null
}

/** What says the same stays the same thing, so that nothing is drawn again for it and nobody loses what they hold. */
function sameAs(before: DescribedMenu | null, now: DescribedMenu | null): DescribedMenu | null {
  if (before === null || now === null) return now
  const isSame = (part: keyof DescribedMenu): boolean =>
    JSON.stringify(before[part]) === JSON.stringify(now[part])
  if (!isSame('entries') || !isSame('blocked')) return now
  return isSame('question') ? before : { ...before, question: now.question }
}

/**
 * The question that is asked, in words. As long as the menu is the same its entries are too, whatever else happens at
 * the table; but the question may have other numbers in it.
 */
export function useAsked(engine: MatchEngine, frame: PlaybackFrame | undefined): DescribedMenu | null {
  const view = frame?.view
  const menu = frame?.menu
  const [known, setKnown] = useState<Known>()
  if (view === undefined || menu === undefined || menu.menu === null) return null
  if (known?.menu === menu && known.view === view) return known.asked
  const described = engine.describeMenu(view, menu.menu)
  // The same menu may be sent again, after a connection was lost.
  const asked = known?.menu.number === menu.number ? sameAs(known.asked, described) : described
  setKnown({ menu, view, asked })
  return asked
}

const NO_SHORTCUTS: readonly Shortcut[] = []

/** What one gesture can do of what is asked. */
export function useShortcuts(
  engine: MatchEngine,
  frame: PlaybackFrame | undefined,
  asked: DescribedMenu | null,
): readonly Shortcut[] {
  const view = frame?.view
  const offered = frame?.menu.menu?.offered
  return useMemo(
    () =>
      asked === null || view === undefined || offered === undefined
        ? NO_SHORTCUTS
        : engine.shortcuts(view, offered),
    [asked, engine, view, offered],
  )
}

/** What one gesture can do with a piece; no piece is asked about before somebody takes it up. */
export function useGestures(
  engine: MatchEngine,
  frame: PlaybackFrame | undefined,
  asked: DescribedMenu | null,
): GesturesOf {
  const view = frame?.view
  const offered = frame?.menu.menu?.offered
  return useCallback(
    (piece) =>
      asked === null || view === undefined || offered === undefined
        ? NO_SHORTCUTS
        : engine.gestures(view, offered, piece),
    [asked, engine, view, offered],
  )
}

/** What the seats are called, each in a word. */
export function useNames(match: MatchInfo, usual: string): readonly string[] {
  const i18n = useI18n()
  const words = seatNames(match, usual)
    .map((name, seat) => (name === '' ? i18n.format(text('player', { number: seat + 1 })) : name))
    .join('\n')
  return useMemo(() => words.split('\n'), [words])
}

/** What places are called as the table stands now; each is asked for once. */
export function usePlaceNames(
  ui: Pick<GameUI, 'placeName'>,
  ctx: GameViewContext | undefined,
): (place: string) => string {
  const i18n = useI18n()
  return useMemo(() => {
    const known = new Map<string, string>()
    return (place) => {
      if (ctx === undefined) return place
      const name = known.get(place) ?? i18n.format(ui.placeName(ctx, place))
      known.set(place, name)
      return name
    }
  }, [ui, ctx, i18n])
}

/** What can be known of a choice beforehand; each is asked for once. */
export function useForesee(engine: MatchEngine, view: View | undefined, isOff: boolean) {
  return useMemo(() => {
    const known = new Map<string, Forecast | null>()
    return (choice: Choice): Forecast | null => {
      if (view === undefined || isOff) return null
      const key = choiceKey(choice)
      const before = known.get(key)
      if (before !== undefined) return before
      const made = engine.forecast(view, choice)
      known.set(key, made)
      return made
    }
  }, [engine, view, isOff])
}

/** Tells somebody who looks elsewhere that they are asked. */
export function useTurnNews(match: MatchInfo, isAsked: boolean, title: string, path: string): void {
  useEffect(() => {
    if (isAsked && match.status === 'running') notifyTurn('Longtable', title, path)
  }, [isAsked, match.status, title, path])
}

/** At a screen that several people share, a seat that is not asked any more gives the screen away. */
export function useOutOfTurn(
  table: RemoteTable,
  match: MatchInfo,
  seat: number | null,
  mine: readonly number[],
  isNow: boolean,
  sitAs: (seat: number | null) => void,
): void {
  const isDone =
    seat !== null && mine.length > 1 && isNow && match.status === 'running' && !match.awaited.includes(seat)
  const [wasAsked, setWasAsked] = useState(false)
  const isAsked = seat !== null && match.awaited.includes(seat)
  useEffect(() => {
    if (isAsked) setWasAsked(true)
    else if (isDone && wasAsked && table.isConnected) sitAs(null)
  }, [isAsked, isDone, wasAsked, sitAs, table])
}

/** What happens can be heard, if somebody wants to. */
export function useSounds(frame: PlaybackFrame | undefined, ui: Pick<GameUI, 'soundOf'>): void {
  useEffect(() => {
    const sound = frame && ui.soundOf(frame.happened)
    if (sound !== undefined) play(sound)
  }, [frame, ui])
}
