import { mageKnight } from '@longtable/mage-knight'
import { readConfig, seedFrom, seedToHex } from '@longtable/kernel'
import { dailySeed } from '@longtable/server/daily'
import type { MatchInfo } from '@longtable/server/wire'
import { expect, test } from 'vitest'
import { dealOf } from '../src/match-ui/end/day.ts'

function played(words: string, change: Partial<MatchInfo> = {}): MatchInfo {
  const match = {
    seeded: true,
    created: Date.UTC(2026, 0, 31, 23, 59),
    config: readConfig(mageKnight.config, { scenario: 'soloConquest' }),
    seats: [{ seat: 0 }],
    reveal: { seed: seedToHex(seedFrom(words)), salt: '' },
    ...change,
  }
  return match as unknown as MatchInfo
}

test('a match of the day is known by its seed, also just before and after midnight', () => {
  const words = dailySeed('mage-knight', 'soloConquest', '2026-01-31')
  const deal = { scenario: 'soloConquest', seats: 1, date: '2026-01-31' }
  expect(dealOf(played(words), mageKnight)).toEqual(deal)
  expect(dealOf(played(words, { created: Date.UTC(2026, 1, 1, 0, 1) }), mageKnight)).toEqual(deal)
  expect(dealOf(played(words, { created: Date.UTC(2026, 1, 3) }), mageKnight)).toBeUndefined()
})

test('no other match is one', () => {
  const words = dailySeed('mage-knight', 'soloConquest', '2026-01-31')
  expect(dealOf(played('something else'), mageKnight)).toBeUndefined()
  expect(dealOf(played(words, { reveal: null }), mageKnight)).toBeUndefined()
  expect(dealOf(played(words, { seeded: false }), mageKnight)).toBeUndefined()
  const other = readConfig(mageKnight.config, { scenario: 'firstReconnaissance' })
  expect(dealOf(played(words, { config: other as MatchInfo['config'] }), mageKnight)).toBeUndefined()
})
