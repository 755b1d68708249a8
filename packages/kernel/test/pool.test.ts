import { describe, expect, it } from 'vitest'
import { pool, slots } from '../src/pool.ts'

describe('slots', () => {
  const fixed = pool({ maxSeats: 1, zones: { board: slots(3, 'all') } })
  const growing = pool({ maxSeats: 1, zones: { board: slots(3, 'all', undefined, 1) } })

  it('are as many as they say', () => {
    expect(fixed.decode({ board: [0, -1, 1] }, 'cards')).toEqual([[0, -1, 1]])
    expect(() => fixed.decode({ board: [0, -1] }, 'cards')).toThrow('kernel.damaged')
    expect(() => fixed.decode({ board: [0, -1, 1, -1] }, 'cards')).toThrow('kernel.damaged')
  })

  it('may be fewer in a match whose box has fewer things', () => {
    expect(growing.empty()).toEqual([[-1, -1, -1]])
    expect(growing.decode({ board: [0, -1] }, 'cards')).toEqual([[0, -1]])
    expect(() => growing.decode({ board: [] }, 'cards')).toThrow('kernel.damaged')
    expect(() => growing.decode({ board: [0, -1, 1, -1] }, 'cards')).toThrow('kernel.damaged')
  })
})
