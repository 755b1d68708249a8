import { useCallback, useMemo, useState } from 'react'
import type { Busy } from '../../game-ui/game-ui.ts'
import type { Playback } from './use-table.ts'

interface State {
  readonly isBusy: boolean
  readonly skips: number
}

export const idle: State = { isBusy: false, skips: 0 }

/** Skipping leaves nobody waiting, whatever the board makes of it. */
export function skipped(state: State): State {
  return state.isBusy ? { isBusy: false, skips: state.skips + 1 } : state
}

export function busyWith(state: State, isBusy: boolean): State {
  return state.isBusy === isBusy ? state : { ...state, isBusy }
}

export interface BusyBoard {
  readonly isBusy: boolean
  /** What the board is given. */
  readonly busy: Busy
  readonly skip: () => void
}

/** Whether a board still plays what has happened. */
export function useBusy(): BusyBoard {
  const [state, setState] = useState(idle)
  const set = useCallback((isBusy: boolean) => setState((before) => busyWith(before, isBusy)), [])
  const skip = useCallback(() => setState(skipped), [])
  const { isBusy, skips } = state
  const busy = useMemo(() => ({ set, skips }), [set, skips])
  return { isBusy, busy, skip }
}

/** What is shown of a table whose board may play it by itself: it is over only when both are done. */
export function useBusyTable(showing: Playback): Pick<Playback, 'isNow' | 'skip'> & Pick<BusyBoard, 'busy'> {
  const { isBusy, busy, skip: skipBoard } = useBusy()
  const { skip: skipShown } = showing
  const skip = useCallback(() => {
    skipShown()
    skipBoard()
  }, [skipShown, skipBoard])
  return { isNow: showing.isNow && !isBusy, busy, skip }
}
