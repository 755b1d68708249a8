import { describe, expect, it } from 'vitest'
import { rowAt, rowsAt, type VersionedRow } from '../src/index.ts'

interface Row extends VersionedRow<Row> {
  readonly id: string
  readonly cost: number
  readonly gain: number
}

const plain: Row = { id: 'plain', cost: 1, gain: 1 }
const mended: Row = { id: 'mended', cost: 3, gain: 3, until: { 1: { cost: 1 }, 3: { cost: 2, gain: 2 } } }

describe('a row of a content table', () => {
  it.each([
    [1, 1, 3],
    [2, 2, 2],
    [3, 2, 2],
    [4, 3, 3],
  ])('says in version %i of the rules what it said then', (version, cost, gain) => {
    expect(rowAt(mended, version)).toMatchObject({ cost, gain })
  })

  it('that never changed is the same in all of them', () => {
    expect(rowsAt([plain], 1)[0]).toBe(plain)
  })
})
