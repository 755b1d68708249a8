import type { Event } from '@longtable/dark-venture/board'
import { useCallback, useEffect, useState } from 'react'
import { describing } from '../../../match-ui/log/log-lines.ts'
import type { BoardPartProps } from '../parts/part-props.ts'
import { writeDown } from './chronicle.ts'
import { isUnderWay, openPassage, taleAfter, type Tale } from './tale.ts'

interface Known {
  readonly venture: BoardPartProps['venture']
  readonly happened: BoardPartProps['happened']
  readonly tale: Tale | undefined
}

/** What lies on the table of the story: it stays until whoever reads it goes on. */
export function useTale(drawn: BoardPartProps): {
  readonly tale: Tale | undefined
  readonly close: () => void
} {
  const { engine, venture, happened } = drawn
  const [known, setKnown] = useState<Known>(() => ({ venture, happened, tale: begun(drawn) }))
  let now = known
  if (known.venture !== venture) {
    now = { venture, happened, tale: next(known, drawn) }
    setKnown(now)
  }
  const { tale } = now
  useEffect(() => {
    if (tale !== undefined) writeDown(engine, tale)
  }, [engine, tale])
  const close = useCallback(() => setKnown((last) => ({ ...last, tale: undefined })), [])
  return { tale, close }
}

/** Somebody comes while a passage is being read. */
function begun({ view }: BoardPartProps): Tale | undefined {
  const passage = openPassage(view)
  return passage === undefined ? undefined : { parts: [{ kind: 'passage', passage }], isOver: false }
}

function next({ venture, happened, tale }: Known, drawn: BoardPartProps): Tale | undefined {
  const isNews = drawn.happened !== happened && drawn.happened.length > 0
  // Taken back, or a look back: only what is under way is still read.
  if (!isNews) return begun(drawn)
  const isPast = tale?.isOver === true && venture.state.seatOf[venture.state.turn] === drawn.seat
  const describe = describing(drawn.engine, drawn.ctx)
  return taleAfter(
    isPast ? undefined : tale,
    drawn.happened as readonly Event[],
    describe,
    isUnderWay(drawn.view),
  )
}
