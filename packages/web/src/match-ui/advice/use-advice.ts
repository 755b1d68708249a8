import { UserError, type DescribedMenu, type Text } from '@longtable/kernel'
import type { RemoteTable } from '@longtable/server/client'
import type { Idea } from '@longtable/server/wire'
import { useCallback, useEffect, useState } from 'react'
import { point } from '../targets/pointing.ts'
import type { Connection } from '../../connections/connection.ts'

/** What has become of a question for advice. */
type Answer =
  | { readonly state: 'thinking' }
  | { readonly state: 'refused'; readonly why: Text }
  | { readonly state: 'ready'; readonly ideas: readonly Idea[] }

/** An answer and the question that it belongs to; with the next question it is gone. */
interface Kept {
  readonly asked: DescribedMenu
  readonly answer: Answer
}

export interface Advice {
  readonly answer: Answer | undefined
  readonly ask: () => void
  /** Nobody waits for it any more, or wants to see it. */
  readonly end: () => void
}

/** Advice about what is asked now; undefined where nobody gives any. */
export function useAdvice(
  connection: Connection,
  table: RemoteTable,
  asked: DescribedMenu | null,
  number: number | undefined,
  isAllowed: boolean,
): Advice | undefined {
  const [kept, setKept] = useState<Kept>()
  const answer = kept?.asked === asked ? kept?.answer : undefined
  const ask = useCallback(() => {
    if (asked === null || number === undefined) return
    const tell = (now: Answer): void =>
      // Whoever has gone on or does not want it any more is not told.
      setKept((before) =>
        before?.asked === asked && before.answer.state === 'thinking' ? { asked, answer: now } : before,
      )
    setKept({ asked, answer: { state: 'thinking' } })
    table.advise(number).then(
      (ideas) => tell({ state: 'ready', ideas }),
      (error: unknown) => {
        if (!(error instanceof UserError)) throw error
        tell({ state: 'refused', why: error.text })
      },
    )
  }, [table, asked, number])
  const end = useCallback(() => setKept(undefined), [])
  const isThinking = answer?.state === 'thinking'
  useEffect(() => {
    if (!isThinking) return undefined
    // It was cancelled, or the match went on, or the table was left.
    return () => connection.dropAdvice()
  }, [connection, isThinking, asked])
  const best = answer?.state === 'ready' ? answer.ideas[0]?.steps[0]?.at : undefined
  useEffect(() => {
    if (best === undefined) return undefined
    point(best, true)
    return () => point(undefined)
  }, [best])
  const isAsked =
    asked !== null && asked.awaited && asked.entries.some(({ revises, idle }) => !revises && idle !== true)
  return isAllowed && isAsked ? { answer, ask, end } : undefined
}
