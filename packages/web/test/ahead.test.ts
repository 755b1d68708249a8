import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { workAhead } from '../src/match-ui/targets/ahead.ts'

/** Keeps the thread busy, as a large work would. */
function busyFor(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

describe('work ahead', () => {
  test('does everything in order, and not at once', async () => {
    const done: number[] = []
    workAhead([0, 1, 2, 3].map((n) => () => void done.push(n)))
    expect(done).toEqual([])
    while (done.length < 4) await wait(5)
    expect(done).toEqual([0, 1, 2, 3])
  })

  test('lets others work after each slice', async () => {
    const done: string[] = []
    workAhead(
      [0, 1, 2].map((n) => () => {
        busyFor(20)
        done.push(`work ${n}`)
        setTimeout(() => done.push('another'))
      }),
    )
    while (done.length < 6) await wait(5)
    expect(done).toEqual(['work 0', 'another', 'work 1', 'another', 'work 2', 'another'])
  })

  test('stops when it is told to, also between two slices', async () => {
    const done: number[] = []
    const stopped = workAhead([() => void done.push(0)])
    stopped()
    const stop = workAhead([
      () => {
        busyFor(20)
        done.push(1)
      },
      () => void done.push(2),
    ])
    while (done.length < 1) await wait(1)
    stop()
    await wait(60)
    expect(done).toEqual([1])
  })
})
