import { UserError, type Text } from '@longtable/kernel'
import { useEffect, useState } from 'react'
import type { Timeline } from './timeline.ts'
import { buildingTimeline } from './from-match-file.ts'
import { timelineOfRecord } from './from-record.ts'
import { isSeatRecord } from '../../connections/exported-match.ts'
import type { Loaded } from './load.ts'

/** A page that plays a match again stays responsive if it draws after so many milliseconds. */
const SLICE = 14

export type LoadedTimeline =
  | { readonly state: 'loading' }
  | { readonly state: 'playing'; readonly done: number; readonly all: number }
  | { readonly state: 'refused'; readonly why: Text }
  | { readonly state: 'ready'; readonly timeline: Timeline; readonly loaded: Loaded }

/** Loads a match and plays it again, bit by bit. `load` must stay the same while the same match is meant. */
export function useTimeline(load: () => Promise<Loaded>): LoadedTimeline {
  const [building, setBuilding] = useState<LoadedTimeline>({ state: 'loading' })
  useEffect(() => {
    let isGone = false
    const tell = (now: LoadedTimeline): void => {
      if (!isGone) setBuilding(now)
    }
    const run = async (): Promise<void> => {
      try {
        tell({ state: 'loading' })
        const loaded = await load()
        const timeline = await timelineOf(loaded, tell, () => isGone)
        if (timeline !== undefined) tell({ state: 'ready', timeline, loaded })
      } catch (error) {
        if (error instanceof UserError) tell({ state: 'refused', why: error.text })
        else {
          // What is no refusal is a fault, and the page says so.
          setBuilding(() => {
            throw error
          })
        }
      }
    }
    void run()
    return () => {
      isGone = true
    }
  }, [load])
  return building
}

async function timelineOf(
  { played, ui }: Loaded,
  tell: (now: LoadedTimeline) => void,
  isGone: () => boolean,
): Promise<Timeline | undefined> {
  if (isSeatRecord(played)) return timelineOfRecord(ui.game, played)
  const playing = buildingTimeline(ui.game, played)
  while (!isGone()) {
    const until = performance.now() + SLICE
    let line = 0
    while (performance.now() < until) {
      const { done, value } = playing.next()
      if (done === true) return value
      line = value
    }
    tell({ state: 'playing', done: line, all: played.log.length })
    await new Promise((resolve) => setTimeout(resolve))
  }
  return undefined
}
