import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ThinkerWorkers, type FromThinker, type ToThinker } from '../src/connections/thinker-workers.ts'

/** A worker that thinks for ever, and can be told what it found. */
class Slow extends EventTarget {
  static readonly all: Slow[] = []
  readonly wishes: ToThinker[] = []
  isEnded = false

  constructor() {
    super()
    Slow.all.push(this)
  }

  postMessage(wish: ToThinker): void {
    this.wishes.push(wish)
  }

  terminate(): void {
    this.isEnded = true
  }

  find(answer: FromThinker): void {
    this.dispatchEvent(new MessageEvent('message', { data: answer }))
  }
}

function thinkers() {
  const heard: FromThinker[] = []
  return { heard, made: new ThinkerWorkers((answer) => void heard.push(answer)) }
}

describe('the workers of a page that think', () => {
  beforeEach(() => {
    Slow.all.length = 0
    vi.stubGlobal('Worker', Slow)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('stop thinking about advice that nobody waits for, and begin anew with the next', () => {
    const { heard, made } = thinkers()
    made.think({ id: 1, method: 'advice', call: 'first' })
    made.dropAdvice()
    expect(Slow.all[0].isEnded).toBe(true)
    // Not failed: nobody else is to think about it either.
    expect(heard).toEqual([{ id: 1, value: [] }])
    made.think({ id: 2, method: 'advice', call: 'second' })
    Slow.all[1].find({ id: 2, value: ['idea'] })
    expect(heard[1]).toEqual({ id: 2, value: ['idea'] })
  })

  it('let the bots think on meanwhile, and keep a worker that has finished', () => {
    const { heard, made } = thinkers()
    made.think({ id: 1, method: 'line', call: 'bot' })
    made.think({ id: 2, method: 'advice', call: 'first' })
    Slow.all[1].find({ id: 2, value: [] })
    made.dropAdvice()
    expect(Slow.all.map(({ isEnded }) => isEnded)).toEqual([false, false])
    expect(heard).toHaveLength(1)
  })

  it('tell when one broke, so that somebody else may try', () => {
    const { heard, made } = thinkers()
    made.think({ id: 1, method: 'line', call: 'bot' })
    Slow.all[0].dispatchEvent(new Event('error'))
    expect(heard).toEqual([{ id: 1, failed: true }])
    made.think({ id: 2, method: 'line', call: 'bot' })
    expect(Slow.all).toHaveLength(2)
  })
})
