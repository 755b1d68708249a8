import { FORMAT, UserError, type GameEvent, type Text, type View } from '@longtable/kernel'
import type { SeatRecord } from '@longtable/server/wire'
import { useCallback, useRef, useState } from 'react'
import { go } from '../../navigation/navigation.ts'
import { replayPath, type Connection } from '../../connections/connection.ts'

export interface PastMoment {
  readonly at: number
  readonly view: View
  readonly events: readonly GameEvent[]
}

export interface LookingBack {
  readonly moment: PastMoment | undefined
  readonly isLoading: boolean
  readonly show: (at: number) => Promise<void>
  readonly end: () => void
}

/** Shows what the table looked like after something happened: from the record of the seat that looks. */
export function useLookingBack(
  connection: Connection,
  match: string,
  seat: number | null,
  refused: (reason: Text) => void,
): LookingBack {
  const [moment, setMoment] = useState<PastMoment>()
  const [isLoading, setLoading] = useState(false)
  const kept = useRef<SeatRecord | undefined>(undefined)
  const find = useCallback((at: number): PastMoment | undefined => {
    const update = kept.current?.updates.findLast((each) => each.at <= at && each.view !== null)
    return (
      update && {
        at,
        view: update.view as unknown as View,
        events: update.events as unknown as readonly GameEvent[],
      }
    )
  }, [])
  const show = useCallback(
    async (at: number) => {
      const last = kept.current?.updates.at(-1)?.at ?? -1
      if (last < at) {
        setLoading(true)
        try {
          const record = await connection.exported(match, seat ?? undefined)
          // A match that is over is looked at as a whole.
          if (record.format === FORMAT) return go(replayPath(connection, match))
          kept.current = record
        } catch (error) {
          if (!(error instanceof UserError)) throw error
          return refused(error.text)
        } finally {
          setLoading(false)
        }
      }
      setMoment(find(at))
    },
    [connection, match, seat, find, refused],
  )
  const end = useCallback(() => setMoment(undefined), [])
  return { moment, isLoading, show, end }
}
