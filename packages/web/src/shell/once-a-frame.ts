export interface OnceAFrame {
  readonly ask: () => void
  readonly stop: () => void
}

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
      if (document.hidden) {
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
