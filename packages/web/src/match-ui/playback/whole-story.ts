import { UserError } from '@longtable/kernel'
import type { RemoteTable } from '@longtable/server/client'
import type { Happened } from '@longtable/server/wire'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'

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
        if (!(error instanceof UserError)) throw error
      },
    )
    return () => {
      isGone = true
    }
  }, [table, isWanted, isWhole, from])
  const { happenings } = table
  return useMemo(() => (isWanted ? [...before, ...happenings] : happenings), [isWanted, before, happenings])
}

interface Told {
  readonly story: readonly Happened[]
  /** Somebody wants to read all of it. */
  readonly want: () => void
}

/** What a table, or a replay, has to tell to a part of its board that wants to know it all. */
export const StoryContext = createContext<Told>({ story: [], want: () => {} })

/** All that happened up to now; what came before one sat down follows when it is there. */
export function useWholeStory(): readonly Happened[] {
  const { story, want } = useContext(StoryContext)
  useEffect(want, [want])
  return story
}
