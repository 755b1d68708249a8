import { Refusal } from '@longtable/kernel'
import type { RemoteTable } from '@longtable/server/client'
import type { Happened } from '@longtable/server/wire'
import { useEffect, useState } from 'react'

/** All that happened at a table: what came while one sat there, and what came before, once it is wanted. */
export function useStory(table: RemoteTable, isWanted: boolean): readonly Happened[] {
  const [before, setBefore] = useState<readonly Happened[]>([])
  const first = before[0] ?? table.happenings[0]
  const from = first?.at
  const isWhole = from === undefined || from <= 1
  useEffect(() => {
    if (!isWanted || isWhole) return undefined
    let isGone = false
    table.history({ before: from }).then(
      ({ events }) => {
        // Nothing earlier is known any more: an empty page would be asked for again and again.
        if (!isGone && events.length > 0) setBefore((known) => [...events, ...known])
      },
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error
      },
    )
    return () => {
      isGone = true
    }
  }, [table, isWanted, isWhole, from])
  return isWanted ? [...before, ...table.happenings] : table.happenings
}
