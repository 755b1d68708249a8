import type { News, RemoteTable } from '@longtable/server/client'
import type { Happened } from '@longtable/server/wire'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { motionFor, useSettings } from '../../settings/settings.ts'
import type { GameUI } from '../../game-ui/game-ui.ts'
import type { Connection } from '../../connections/connection.ts'
import { onceAFrame } from './once-a-frame.ts'
import { PlaybackQueue, type PlaybackFrame } from './playback-queue.ts'

/** Sits down at a match for as long as the component is there. */
export function useSeat(
  connection: Connection,
  match: string,
  seat: number | null,
  password?: string,
): RemoteTable | undefined {
  const [table, setTable] = useState<RemoteTable>()
  useEffect(() => {
    let isLeft = false
    let sat: RemoteTable | undefined
    void connection.table(match, seat, password).then((opened) => {
      if (isLeft) opened.leave()
      else {
        sat = opened
        setTable(opened)
      }
    })
    return () => {
      isLeft = true
      sat?.leave()
      setTable(undefined)
    }
  }, [connection, match, seat, password])
  return table
}

/** Draws again whenever a table has news. */
export function useNews(table: RemoteTable | undefined): number {
  const version = useRef(0)
  const subscribe = useCallback(
    (changed: () => void) => {
      const { ask, stop } = onceAFrame(changed)
      const hear = (): void => {
        version.current++
        ask()
      }
      const end = table?.on(hear) ?? (() => {})
      // What it said before anybody listened is news too.
      hear()
      return () => {
        end()
        stop()
      }
    },
    [table],
  )
  return useSyncExternalStore(subscribe, () => version.current)
}

/** Calls back at all news of a table. */
export function useHearing(table: RemoteTable | undefined, hear: (news: News) => void): void {
  const latest = useRef(hear)
  useEffect(() => {
    latest.current = hear
  })
  useEffect(() => table?.on((news) => latest.current(news)), [table])
}

export interface Playback {
  readonly frame: PlaybackFrame | undefined
  readonly isNow: boolean
  readonly skip: () => void
}

const nothing: Playback = { frame: undefined, isNow: true, skip: () => {} }

/** What is shown of a table, at the speed that the settings say. */
export function usePlayback(table: RemoteTable | undefined, ui: GameUI): Playback {
  const [shown, setShown] = useState<PlaybackQueue>()
  useEffect(() => {
    if (table === undefined) return undefined
    const timeFor = (events: Happened['events']): number => {
      const { time } = motionFor(useSettings.getState().speed)
      return time(ui.showFor(events, table.seat))
    }
    const made = new PlaybackQueue(table, timeFor)
    setShown(made)
    return () => {
      made.leave()
      setShown(undefined)
    }
  }, [table, ui])
  const snapshot = useRef<Playback>(nothing)
  const read = (): Playback => {
    if (shown === undefined) return nothing
    const { frame, isNow, skip } = shown
    const before = snapshot.current
    if (before.frame !== frame || before.isNow !== isNow || before.skip !== skip) {
      snapshot.current = { frame, isNow, skip }
    }
    return snapshot.current
  }
  return useSyncExternalStore(shown?.subscribe ?? noSubscription, read)
}

const noSubscription = (): (() => void) => () => {}
