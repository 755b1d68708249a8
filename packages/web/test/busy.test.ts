import { expect, test } from 'vitest'
import { busyWith, idle, skipped } from '../src/match-ui/playback/busy.ts'

test('a board that plays keeps everybody waiting until it is done', () => {
  const playing = busyWith(idle, true)
  expect(playing).toEqual({ isBusy: true, skips: 0 })
  expect(busyWith(playing, false)).toEqual(idle)
})

test('whoever skips waits no more, and the board hears of it', () => {
  const playing = busyWith(idle, true)
  expect(skipped(playing)).toEqual({ isBusy: false, skips: 1 })
})

test('nothing is drawn again for what has not changed', () => {
  const playing = busyWith(idle, true)
  expect(skipped(idle)).toBe(idle)
  expect(busyWith(idle, false)).toBe(idle)
  expect(busyWith(playing, true)).toBe(playing)
})
