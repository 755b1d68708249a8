import { UserError, type Text } from '@longtable/kernel'
import { useEffect, useState } from 'react'
import type { Film } from './timeline.ts'
import { filming } from './from-match-file.ts'
import { filmOfRecord } from './from-record.ts'
import { isSeatRecord } from '../../connections/exported-match.ts'
import type { Loaded } from './load.ts'

/** A page that plays a match again stays responsive if it draws after so many milliseconds. */
const SLICE = 14

export type Filming =
  | { readonly state: 'loading' }
  | { readonly state: 'playing'; readonly done: number; readonly all: number }
  | { readonly state: 'refused'; readonly why: Text }
  | { readonly state: 'ready'; readonly film: Film; readonly loaded: Loaded }

/** Loads a match and plays it again, bit by bit. `load` must stay the same while the same match is meant. */
export function useFilm(load: () => Promise<Loaded>): Filming {
  const [filming, setFilming] = useState<Filming>({ state: 'loading' })
  useEffect(() => {
    let isGone = false
    const tell = (now: Filming): void => {
      if (!isGone) setFilming(now)
    }
    const run = async (): Promise<void> => {
      try {
        tell({ state: 'loading' })
        const loaded = await load()
        const film = await filmOf(loaded, tell, () => isGone)
        if (film !== undefined) tell({ state: 'ready', film, loaded })
      } catch (error) {
        if (error instanceof UserError) tell({ state: 'refused', why: error.text })
        else {
          // What is no refusal is a fault, and the page says so.
          setFilming(() => {
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
  return filming
}

async function filmOf(
  { played, ui }: Loaded,
  tell: (now: Filming) => void,
  isGone: () => boolean,
): Promise<Film | undefined> {
  if (isSeatRecord(played)) return filmOfRecord(ui.game, played)
  const playing = filming(ui.game, played)
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
