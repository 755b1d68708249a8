import { useEffect, useRef } from 'react'
import { isKeyTaken } from '../../../components/is-key-taken.ts'
import type { TimelineControls } from '../timeline/use-timeline.ts'

/** Keys of what is played: Space stops and goes on, the arrows go to the next card and back. Escape is the table's. */
export function useTimelineKeys(timeline: TimelineControls | undefined): void {
  const latest = useRef(timeline)
  useEffect(() => {
    latest.current = timeline
  })
  const isOn = timeline !== undefined
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent): void => {
      const now = latest.current
      if (now === undefined || isKeyTaken(event)) return
      if (event.key === ' ' && !isButton(event.target)) (now.isPlaying ? now.pause : now.play)()
      else if (event.key === 'ArrowRight') now.next()
      else if (event.key === 'ArrowLeft') now.back()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    // Before the map, whose arrows pan.
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [isOn])
}

/** Space presses what has the focus. */
function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('button:focus-visible, a, summary')
}
