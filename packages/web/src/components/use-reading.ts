import { useEffect, useState } from 'react'

/** A piece that somebody looks at more closely. */
export interface Read {
  readonly place: string
  readonly near: DOMRect
  /** It stays until it is closed, and its words are explained. */
  readonly isKept: boolean
}

/** Somebody who rests on a card wants to read it; whoever goes on to the next one has begun to. */
const REST = 450
const NEXT = 90
const PRESS = 480
/** A finger that moves more than this pushes or carries. */
const SLACK = 8

function readable(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLElement>('[data-read]') ?? undefined
}

/** Of a piece that has the keyboard: what it shows. */
function shownBy(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof HTMLElement)) return undefined
  return readable(target) ?? target.querySelector<HTMLElement>('[data-read]') ?? undefined
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}

/** Only the click that ends a long press. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  const forget = (): void => removeEventListener('click', swallow, { capture: true })
  addEventListener('pointerup', () => setTimeout(forget, 50), { once: true })
}

type Show = (read: Read | undefined | ((now: Read | undefined) => Read | undefined)) => void

/** Follows pointer, finger and keyboard over everything that bears `data-read`. */
class Follower {
  private readonly show: Show
  private timer: ReturnType<typeof setTimeout> | undefined
  private over: HTMLElement | undefined
  private isShown = false
  /** Where a finger was put down. */
  private finger: { readonly x: number; readonly y: number } | undefined

  constructor(show: Show) {
    this.show = show
  }

  listen(): () => void {
    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener('pointerover', this.moveOver, { signal })
    window.addEventListener('focusin', this.focus, { signal })
    window.addEventListener('focusout', this.hide, { signal })
    window.addEventListener('pointerdown', this.press, { signal, capture: true })
    window.addEventListener('pointermove', this.move, { signal })
    window.addEventListener('pointerup', this.lift, { signal })
    window.addEventListener('pointercancel', this.lift, { signal })
    window.addEventListener('scroll', this.hide, { signal, capture: true, passive: true })
    window.addEventListener('keydown', this.key, { signal })
    return () => {
      clearTimeout(this.timer)
      listeners.abort()
    }
  }

  private open(element: HTMLElement, isKept: boolean): void {
    const place = element.getAttribute('data-read')
    if (place === null || !element.isConnected) return
    this.isShown = true
    this.show({ place, near: element.getBoundingClientRect(), isKept })
  }

  private readonly hide = (): void => {
    clearTimeout(this.timer)
    this.over = undefined
    if (this.isShown) this.show((now) => (now?.isKept === true ? now : undefined))
    this.isShown = false
  }

  private rest(element: HTMLElement | undefined, after: number): void {
    if (element === this.over) return
    const wait = this.isShown ? NEXT : after
    this.hide()
    this.over = element
    // Beside an open slip there is no room for it.
    if (element !== undefined && document.querySelector('.slip') === null)
      this.timer = setTimeout(() => this.open(element, false), wait)
  }

  private readonly moveOver = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.buttons === 0) this.rest(readable(event.target), REST)
  }

  private readonly focus = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && target.matches('[data-place]:focus-visible'))
      this.rest(shownBy(target), NEXT)
  }

  private readonly press = (event: PointerEvent): void => {
    const element = readable(event.target)
    this.hide()
    if (event.pointerType === 'mouse' || element === undefined) return
    this.finger = { x: event.clientX, y: event.clientY }
    this.timer = setTimeout(() => {
      swallowClick()
      this.open(element, true)
    }, PRESS)
  }

  private readonly move = (event: PointerEvent): void => {
    const { finger } = this
    if (finger === undefined || Math.hypot(event.clientX - finger.x, event.clientY - finger.y) < SLACK) return
    this.lift()
  }

  private readonly lift = (): void => {
    if (this.finger !== undefined) clearTimeout(this.timer)
    this.finger = undefined
  }

  private readonly key = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target)) return
    const element = this.over ?? shownBy(document.activeElement)
    if (element !== undefined) this.open(element, true)
  }
}

/** What is looked at more closely now, and how to put it away. */
export function useReading(): readonly [read: Read | undefined, close: () => void] {
  const [read, setRead] = useState<Read>()
  useEffect(() => new Follower(setRead).listen(), [])
  return [read, () => setRead(undefined)]
}
