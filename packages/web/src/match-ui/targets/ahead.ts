/** Milliseconds that have to be left of a pause for another work, and for which works go on where nobody tells of pauses. */
const LEAST = 4
const SLICE = 6

type Rest = () => number

function pause(work: (rest: Rest) => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback((deadline) => work(() => deadline.timeRemaining()))
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(() => {
    const end = performance.now() + SLICE + LEAST
    work(() => end - performance.now())
  }, SLICE)
  return () => clearTimeout(timer)
}

/** Does small works one after the other in the pauses between pictures, before anybody asks for them; gives a way to stop. */
export function workAhead(works: readonly (() => void)[]): () => void {
  let next = 0
  let stop = (): void => {}
  const go = (rest: Rest): void => {
    while (next < works.length && rest() > LEAST) works[next++]?.()
    if (next < works.length) stop = pause(go)
  }
  if (works.length > 0) stop = pause(go)
  return () => stop()
}
