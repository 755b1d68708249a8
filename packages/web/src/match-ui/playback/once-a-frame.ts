export interface OnceAFrame {
  readonly ask: () => void
  readonly stop: () => void
}

/** What was asked for and is not done yet: all of it is done together, so that it makes one picture. */
const asked = new Set<() => void>()
let isDue = false
/** Was something done for a picture that is not drawn yet? */
let isUndrawn = false

function run(): void {
  isDue = false
  const due = [...asked]
  asked.clear()
  if (due.length === 0) return
  // Where nothing is drawn, no picture would ever come.
  if (!document.hidden) {
    isUndrawn = true
    requestAnimationFrame(() => setTimeout(drawn))
  }
  for (const work of due) work()
}

function drawn(): void {
  isUndrawn = false
  run()
}

/**
 * Works at most once for each picture that is drawn, however often it is asked to: at once where nothing was done since
 * the last picture, so that what was told is drawn with the next one; otherwise right after that.
 */
export function onceAFrame(work: () => void): OnceAFrame {
  // A work of its own, whoever else wants the same to be done.
  const own = (): void => work()
  return {
    ask: () => {
      asked.add(own)
      if (isDue || (isUndrawn && !document.hidden)) return
      isDue = true
      // Several pieces of news often come one right after the other.
      setTimeout(run)
    },
    stop: () => void asked.delete(own),
  }
}
