import type { View } from '@longtable/kernel'
import type { News, RemoteTable } from '@longtable/server/client'
import type { Back, Happened, NumberedMenu } from '@longtable/server/wire'
import { onceAFrame } from './once-a-frame.ts'

/** One moment of a match as it is shown. */
export interface PlaybackFrame {
  readonly at: number
  readonly view: View
  readonly menu: NumberedMenu
  readonly back: Back | null
  readonly happened: Happened['events']
}

/** More waiting than this is not watched any more: the table jumps to now. */
const MOST_WAITING = 60

/**
 * What a screen shows of a table: one moment after the other, each for as long as it takes to see what happened.
 * The table itself may be ahead.
 */
export class PlaybackQueue {
  frame: PlaybackFrame | undefined
  /** Is what is shown all there is? Only then may something be chosen. */
  isNow = true
  readonly #table: RemoteTable
  readonly #timeFor: (events: Happened['events']) => number
  readonly #changed = new Set<() => void>()
  #waiting: PlaybackFrame[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #until = 0
  readonly #soon = onceAFrame(() => this.#tell())
  readonly #end: () => void

  constructor(table: RemoteTable, timeFor: (events: Happened['events']) => number) {
    this.#table = table
    this.#timeFor = timeFor
    this.#jump()
    this.#end = table.on((news) => this.#hear(news))
  }

  subscribe = (changed: () => void): (() => void) => {
    this.#changed.add(changed)
    return () => void this.#changed.delete(changed)
  }

  leave(): void {
    clearTimeout(this.#timer)
    this.#soon.stop()
    this.#end()
  }

  /** Shows what there is now, without what happened on the way. */
  skip = (): void => {
    if (!this.isNow || performance.now() < this.#until) this.#jump()
  }

  #hear(news: News): void {
    if (news.kind !== 'update') return
    const happened = news.happened.length === 1 ? news.happened[0] : undefined
    // Many at once are what happened while the connection was gone: that is told in words.
    if (happened === undefined || happened.back) return this.#jump()
    const frame = this.#now(happened.events)
    if (frame === undefined) return
    // What needs no time to be seen need not wait for what is still moving.
    if (this.isNow && this.#timeFor(frame.happened) === 0) {
      this.frame = frame
      return this.#soon.ask()
    }
    this.#waiting.push(frame)
    if (this.#waiting.length > MOST_WAITING || document.hidden) this.#jump()
    else this.#go()
  }

  #now(happened: Happened['events']): PlaybackFrame | undefined {
    const { view, menu, back, at } = this.#table
    return view === undefined || at === undefined ? undefined : { at, view, menu, back, happened }
  }

  #jump(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting = []
    this.#until = 0
    this.frame = this.#now([])
    this.isNow = true
    this.#tell()
  }

  /** Shows the next moment when the one before has been seen. */
  #go(): void {
    if (this.#timer !== undefined) return
    const rest = this.#until - performance.now()
    if (rest > 0) {
      this.isNow = false
      this.#timer = setTimeout(() => {
        this.#timer = undefined
        this.#go()
      }, rest)
    } else {
      const next = this.#waiting.shift()
      if (next === undefined) return
      this.frame = next
      this.#until = performance.now() + this.#timeFor(next.happened)
      // Whoever is asked need not wait until the last thing has stopped moving.
      this.isNow = this.#waiting.length === 0
      if (!this.isNow) this.#go()
    }
    this.#soon.ask()
  }

  #tell(): void {
    for (const changed of this.#changed) changed()
  }
}
