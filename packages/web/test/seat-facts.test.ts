import type { SeatInfo } from '@longtable/server/wire'
import { expect, test } from 'vitest'
import { mayPlayAgain, resultNotes } from '../src/match-ui/people/seat-facts.ts'

const ada: SeatInfo = {
  seat: 0,
  kind: 'person',
  name: 'Ada',
  bot: null,
  here: true,
  host: true,
  muted: false,
  resigned: false,
  left: null,
}
const running = { status: 'running' } as const

test('whoever is replaced by a bot may play again, but not after a resignation', () => {
  expect(mayPlayAgain(running, { ...ada, bot: 'novice' }, [0])).toBe(true)
  expect(mayPlayAgain(running, { ...ada, bot: 'novice', resigned: true }, [0])).toBe(false)
  expect(mayPlayAgain(running, ada, [0])).toBe(false)
  expect(mayPlayAgain(running, { ...ada, bot: 'novice' }, [1])).toBe(false)
  expect(mayPlayAgain({ status: 'over' }, { ...ada, bot: 'novice' }, [0])).toBe(false)
})

test('results say where a bot finished for a person', () => {
  expect(resultNotes(ada)).toEqual([])
  expect(resultNotes({ ...ada, bot: 'novice' })).toEqual(['botFinished'])
  expect(resultNotes({ ...ada, bot: 'novice', resigned: true })).toEqual(['resigned', 'botFinished'])
  expect(resultNotes({ ...ada, kind: 'bot', bot: 'novice' })).toEqual(['bot'])
})
