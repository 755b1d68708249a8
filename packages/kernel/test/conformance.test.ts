import { describe, expect, it } from 'vitest'
import { conform } from '../src/testing/index.ts'
import { draft } from './games/draft.ts'

describe('the conformance kit finds nothing wrong with', () => {
  it('a draft with hidden hands', () => {
    for (const report of conform(draft, { games: 6, every: 2, seed: 'draft' })) {
      expect(report.failures).toEqual([])
    }
  })
})
