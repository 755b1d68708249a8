import type { Event } from '@longtable/dark-venture/board'
import { describe, expect, it } from 'vitest'
import { checksIn, needOf } from '../src/games/dark-venture/dice/checks.ts'
import { tableauOf, UNKNOWN, type Tableau } from '../src/games/dark-venture/dice/order.ts'
import { suits } from '../src/games/dark-venture/view/selection.ts'

const rolled = (counts: readonly number[], roll?: string): Tableau =>
  tableauOf(undefined, { turn: '1 0', counts, rolled: 6, roll })

const after = (before: Tableau, counts: readonly number[], roll?: string, turn = '1 0'): Tableau =>
  tableauOf(before, { turn, counts, rolled: 6, roll })

/** Faces, spent ones in brackets. */
const shown = ({ dice }: Tableau): string[] =>
  dice.map(({ face, isSpent }) => (isSpent ? `(${face === UNKNOWN ? '?' : face})` : String(face)))

describe('dice on the table', () => {
  it('lie by face, and are seen to roll', () => {
    const { dice } = rolled([2, 1, 1, 2], 'first')
    expect(dice.map(({ face }) => face)).toEqual([0, 0, 1, 2, 3, 3])
    expect(dice.every(({ roll }) => roll === 'first')).toBe(true)
  })

  it('are spent where they lie', () => {
    expect(shown(after(rolled([2, 1, 1, 2]), [1, 1, 0, 2]))).toEqual(['0', '(0)', '1', '(2)', '3', '3'])
  })

  it('come back when a choice is taken back', () => {
    const spent = after(rolled([2, 1, 1, 2]), [0, 1, 1, 0])
    expect(shown(after(spent, [2, 1, 1, 2]))).toEqual(['0', '0', '1', '2', '3', '3'])
  })

  it('show another face when they are rolled again, the others stay as they are', () => {
    const again = after(rolled([2, 1, 1, 2], 'first'), [2, 2, 1, 1], 'again')
    expect(shown(again)).toEqual(['0', '0', '1', '2', '3', '1'])
    expect(again.dice.map(({ roll }) => roll)).toEqual([...Array<string>(5).fill('first'), 'again'])
  })

  it('are joined by those that are gained', () => {
    expect(shown(after(rolled([1, 1, 1, 3]), [1, 1, 1, 4], 'gift'))).toEqual([
      '0',
      '1',
      '2',
      '3',
      '3',
      '3',
      '3',
    ])
  })

  it('that were spent before anybody looked are blank', () => {
    const late = rolled([0, 0, 0, 2])
    expect(shown(late)).toEqual(['3', '3', '(?)', '(?)', '(?)', '(?)'])
    expect(shown(after(late, [0, 1, 0, 2]))).toEqual(['3', '3', '1', '(?)', '(?)', '(?)'])
  })

  it('are others in another turn, and the same if nothing changed', () => {
    const before = after(rolled([2, 1, 1, 2]), [0, 0, 0, 0])
    expect(after(before, [0, 0, 0, 0])).toBe(before)
    expect(shown(after(before, [6, 0, 0, 0], 'next', '2 0'))).toEqual(['0', '0', '0', '0', '0', '0'])
  })
})

describe('ticked dice', () => {
  it('pay a way that takes no others', () => {
    expect(suits([1, 1, 0], [2, 1, 0, 0])).toBe(true)
    expect(suits([1, 1, 0], [2, 0, 0, 0])).toBe(false)
    expect(suits([1, 1, 0], [0, 0, 0, 0])).toBe(true)
  })
})

describe('rolls to be shown', () => {
  const sought: Event = { event: 'sought', piece: 3, resource: 2 }
  const checked: Event = {
    event: 'checked',
    side: 0,
    piece: 3,
    dice: [4],
    atLeast: 0,
    faces: 0b1010100,
    success: true,
  }
  const gathered: Event = { event: 'gathered', piece: 3, resource: 2, count: 1 }

  it('know what they were for and what came of them', () => {
    const [roll] = checksIn([sought, checked, gathered])
    expect(roll).toMatchObject({ dice: [4], success: true, before: sought, after: gathered })
  })

  it('are the last three', () => {
    const many = [1, 2, 3, 4].map((n): Event => ({ ...checked, dice: [n] }))
    expect(checksIn(many).map(({ dice }) => dice)).toEqual([[2], [3], [4]])
  })

  it('take a sum, or certain numbers', () => {
    expect(needOf(checked)).toEqual({ total: 4, atLeast: 0, faces: '2 · 4 · 6' })
    expect(needOf({ dice: [4, 5], atLeast: 7, faces: 0 })).toEqual({ total: 9, atLeast: 7, faces: '' })
  })
})
