import { describe, expect, it } from 'vitest'
import { conform } from '../src/testing/index.ts'
import { draft } from './games/draft.ts'
import { duel } from './games/duel.ts'
import { walk } from './games/walk.ts'

describe('the conformance kit finds nothing wrong with', () => {
  it('a draft with hidden hands', () => {
    for (const report of conform(draft, { games: 4, every: 4, seed: 'draft' })) {
      expect(report.failures).toEqual([])
    }
  })

  it('a duel of nested effects', () => {
    for (const report of conform(duel, { games: 8, every: 4, seed: 'duel' })) {
      expect(report.failures).toEqual([])
    }
  })

  it('a walk over hidden tokens', () => {
    for (const report of conform(walk, { games: 8, every: 3, seed: 'walk' })) {
      expect(report.failures).toEqual([])
    }
  })
})
