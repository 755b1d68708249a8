import type { Review } from '@longtable/bots'
import type { MatchFile } from '@longtable/kernel'
import { useEffect, useState } from 'react'
import { newThinkerWorker, type FromReviewer, type ToReviewer } from '../../connections/thinker-workers.ts'

export type Reviewing =
  | { readonly state: 'looking'; readonly done: number }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly review: Review }

/** What was found out is kept as long as the match is. */
const known = new WeakMap<MatchFile, Review>()

/** Has a match looked through in a worker of its own, which ends when nobody waits for it any more. */
export function useReview(file: MatchFile): Reviewing {
  const [reviewing, setReviewing] = useState<Reviewing>(() => begun(file))
  useEffect(() => {
    setReviewing(begun(file))
    if (known.has(file)) return undefined
    const worker = newThinkerWorker()
    worker.addEventListener('message', ({ data }: MessageEvent<FromReviewer>) => {
      if ('progress' in data) setReviewing({ state: 'looking', done: data.progress })
      else if ('failed' in data) setReviewing({ state: 'failed' })
      else {
        known.set(file, data.value)
        setReviewing({ state: 'ready', review: data.value })
      }
    })
    worker.addEventListener('error', () => setReviewing({ state: 'failed' }))
    worker.postMessage({ id: 0, method: 'review', call: file } satisfies ToReviewer)
    return () => worker.terminate()
  }, [file])
  return reviewing
}

function begun(file: MatchFile): Reviewing {
  const review = known.get(file)
  return review === undefined ? { state: 'looking', done: 0 } : { state: 'ready', review }
}
