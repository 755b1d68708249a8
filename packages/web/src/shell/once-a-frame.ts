export interface OnceAFrame {
  readonly ask: () => void
  readonly stop: () => void
}

/** Has somebody clicked, and has no picture been drawn since? */
let isClicked = false
const waiting = new Set<() => void>()

function drawn(): void {
  isClicked = false
  const due = [...waiting]
  waiting.clear()
  for (const run of due) run()
}

// What a click itself changes is seen first, and only then what comes of it.
addEventListener(
  'click',
  () => {
    if (isClicked || document.hidden) return
    isClicked = true
    requestAnimationFrame(() => setTimeout(drawn))
  },
  { capture: true },
)

/** Works once before the next picture is drawn, however often it is asked to: several pieces of news make one picture. */
export function onceAFrame(work: () => void): OnceAFrame {
  let stop: (() => void) | undefined
  const run = (): void => {
    stop = undefined
    work()
  }
  return {
    ask: () => {
      if (stop !== undefined) return
      if (isClicked) {
        waiting.add(run)
        stop = () => waiting.delete(run)
      } else if (document.hidden) {
        // Nothing is drawn there, so nothing would ever come.
        const timer = setTimeout(run)
        stop = () => clearTimeout(timer)
      } else {
        const frame = requestAnimationFrame(run)
        stop = () => cancelAnimationFrame(frame)
      }
    },
    stop: () => {
      stop?.()
      stop = undefined
    },
  }
}
