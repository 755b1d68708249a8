import { useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'

/** How long a pointer rests on something before it is explained, and how long it may be away, in milliseconds. */
const REST = 350
const GRACE = 220
/** How long a finger stays down to ask for an explanation instead of choosing. */
const PRESS = 500
/** A finger that moves more than this does something else. */
const SLACK = 8

/** Puts away the explanation that lies on the table: there is one at a time. */
let putAway: (() => void) | undefined

export interface Explaining {
  /** What is being explained; undefined while nothing is. */
  readonly near: Element | undefined
  /** The id of the paper's words, for whoever has the words read out. */
  readonly id: string
  readonly close: () => void
  readonly toggle: (near: Element) => void
  /** To be spread on what explains itself, or on an element around it. */
  readonly props: Readonly<Record<string, unknown>>
}

/** An element that is not laid out itself stands for what is in it. */
function placeOf(element: Element): Element {
  const { width, height } = element.getBoundingClientRect()
  return width === 0 && height === 0 ? (element.firstElementChild ?? element) : element
}

function isInPaper(id: string, target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[data-explains="${id}"]`) !== null
}

/** Shows an explanation on hover, on keyboard focus and on a long press, and puts it away again. */
export function useExplaining(isInert: boolean): Explaining {
  const id = useId()
  const [near, setNear] = useState<Element>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const press = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const isPressed = useRef(false)
  const [close] = useState(() => () => {
    clearTimeout(timer.current)
    setNear(undefined)
  })
  const open = (place: Element): void => {
    if (putAway !== close) putAway?.()
    putAway = close
    setNear(placeOf(place))
  }
  const later = (wait: number, then: () => void): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(then, wait)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useClosing(near, id, close)
  return {
    near,
    id,
    close,
    toggle: (place) => {
      clearTimeout(timer.current)
      if (near === undefined) open(place)
      else close()
    },
    props: {
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') later(REST, () => open(currentTarget))
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') later(GRACE, close)
      },
      onPointerDown: ({ currentTarget, pointerType, clientX, clientY }: PointerEvent) => {
        isPressed.current = false
        if (pointerType !== 'touch') {
          // Whoever clicks a piece knows it; a button of its own is asked by the click.
          clearTimeout(timer.current)
          if (isInert) close()
          return
        }
        press.current = { x: clientX, y: clientY }
        later(PRESS, () => {
          isPressed.current = true
          open(currentTarget)
        })
      },
      onPointerMove: ({ pointerType, clientX, clientY }: PointerEvent) => {
        const from = press.current
        if (pointerType !== 'touch' || from === undefined) return
        if (Math.hypot(clientX - from.x, clientY - from.y) > SLACK) clearTimeout(timer.current)
      },
      onPointerUp: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') clearTimeout(timer.current)
      },
      onPointerCancel: () => clearTimeout(timer.current),
      // A long press has asked, so it does not choose as well.
      onClickCapture: (event: MouseEvent) => {
        if (!isPressed.current) return
        isPressed.current = false
        event.preventDefault()
        event.stopPropagation()
      },
      onContextMenu: (event: MouseEvent) => {
        if (isPressed.current) event.preventDefault()
      },
      onFocus: ({ target, currentTarget }: FocusEvent) => {
        if (isInPaper(id, target) || !target.matches(':focus-visible')) return
        later(REST, () => open(currentTarget))
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!isInPaper(id, relatedTarget)) close()
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (near === undefined || event.key !== 'Tab' || event.shiftKey || isInPaper(id, event.target)) return
        const link = document.querySelector<HTMLElement>(`[data-explains="${id}"] button`)
        if (link === null) return
        event.preventDefault()
        link.focus()
      },
    },
  }
}

/** Escape, a click elsewhere and a moving table put an explanation away. */
function useClosing(near: Element | undefined, id: string, close: () => void): void {
  useEffect(() => {
    if (near === undefined) return
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      if (isInPaper(id, document.activeElement)) focusOn(near)
      close()
    }
    const onElsewhere = ({ target }: Event): void => {
      if (isInPaper(id, target) || (target instanceof Node && near.contains(target))) return
      close()
    }
    addEventListener('keydown', onKey, options)
    addEventListener('pointerdown', onElsewhere, options)
    addEventListener('wheel', onElsewhere, { ...options, passive: true })
    addEventListener('scroll', onElsewhere, options)
    return () => listeners.abort()
  }, [near, id, close])
}

/** The focus goes back to what was explained, or to the piece around it. */
export function focusOn(near: Element): void {
  const found = near.closest<HTMLElement | SVGElement>('button, a, [tabindex]')
  found?.focus({ preventScroll: true })
}
