import { useEffect } from 'react'
import { cancelDrag } from '../../components/current-drag.ts'
import { swallowClick } from '../../components/swallow-click.ts'
import { useChoosingNow, type Choosing } from './targets.tsx'

/** A finger that rests for so long, in milliseconds, means more than a click. */
const LONG = 500
/** A pointer that moves less than this rests. */
const SLACK = 6

/** Opens the list of a place where a click does not; false if there is nothing more to be found. */
function listAt(target: EventTarget | null, choosing: Choosing): boolean {
  const element = target instanceof Element ? target.closest('[data-place]') : null
  const place = element?.getAttribute('data-place') ?? undefined
  if (element === null || place === undefined || !choosing.isMore(place)) return false
  choosing.act(place, element, true)
  return true
}

function listen(now: () => Choosing): AbortController {
  const listeners = new AbortController()
  const options = { signal: listeners.signal, capture: true }
  let pressed: PointerEvent | undefined
  let isListed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = (): void => {
    clearTimeout(timer)
    pressed = undefined
  }
  const rest = (): void => {
    if (pressed === undefined || !listAt(pressed.target, now())) return
    isListed = true
    cancelDrag()
  }
  const down = (event: PointerEvent): void => {
    forget()
    isListed = false
    if (event.pointerType !== 'touch' || !event.isPrimary) return
    pressed = event
    timer = setTimeout(rest, LONG)
  }
  const move = (event: PointerEvent): void => {
    if (pressed === undefined) return
    if (Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) >= SLACK) forget()
  }
  const up = (): void => {
    forget()
    if (isListed) swallowClick()
    isListed = false
  }
  addEventListener('pointerdown', down, options)
  addEventListener('pointermove', move, options)
  addEventListener('pointerup', up, options)
  addEventListener('pointercancel', forget, options)
  addEventListener(
    'contextmenu',
    (event) => {
      // On many a phone a long touch is a right click as well.
      if (isListed || listAt(event.target, now())) event.preventDefault()
    },
    options,
  )
  listeners.signal.addEventListener('abort', forget)
  return listeners
}

/** A right click or a long touch lists all that can be done at a place of which a click does only the best. */
export function LongPress() {
  const now = useChoosingNow()
  useEffect(() => {
    const listeners = listen(now)
    return () => listeners.abort()
  }, [now])
  return null
}
