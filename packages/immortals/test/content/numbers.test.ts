import { describe, expect, test } from 'vitest'
import { baseEdition } from '../../src/content/edition.ts'
import {
  areaIds,
  armySpaceIds,
  darkTribeIds,
  lightTribeIds,
  magicIds,
  magicSpaceIds,
  regionIds,
} from '../../src/content/ids.ts'
import { ledger, numbered } from '../../src/content/numbers.ts'

const { areas, regions, tribes, board, magic } = baseEdition

describe('numbers that are stored', () => {
  test.each([
    ['area', areaIds, areas],
    ['region', regionIds, regions],
    ['lightTribe', lightTribeIds, tribes.light],
    ['darkTribe', darkTribeIds, tribes.dark],
    ['armySpace', armySpaceIds, board.army],
    ['magicSpace', magicSpaceIds, board.magic],
    ['magicCard', magicIds, magic],
  ])('of every %s are those of the ledger', (kind, ids, rows) => {
    expect(ids).toEqual(ledger.keys(kind))
    expect(rows.map(({ id }) => id)).toEqual(ledger.keys(kind))
  })

  test('do not depend on the order in which rows are written', () => {
    expect(numbered('region', regions.toReversed())).toEqual(regions)
  })
})
