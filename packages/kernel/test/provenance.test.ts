import { expect, test } from 'vitest'
import { countProvenance, provenanceIn } from '../src/index.ts'

const tables = {
  regions: [
    {
      id: 'fen',
      name: 'Fen',
      gold: 2,
      provenance: { name: 'rulebook', gold: 'reconstructed', known: ['gold.day'] },
    },
    {
      id: 'moor',
      name: { en: 'Moor', fr: 'Lande' },
      gold: 1,
      provenance: { name: 'found', gold: 'inferred' },
    },
  ],
  sides: [{ id: 'red', abilities: [{ id: 'run', provenance: 'owner' }] }],
  set: { cards: 3, provenance: 'rulebook' },
}

test('every row that says where it comes from is found, with its table, its ids and its name', () => {
  expect(provenanceIn(tables)).toEqual([
    {
      table: 'regions',
      id: 'fen',
      name: 'Fen',
      fields: { name: 'rulebook', gold: 'reconstructed', 'gold.day': 'rulebook' },
    },
    {
      table: 'regions',
      id: 'moor',
      name: { en: 'Moor', fr: 'Lande' },
      fields: { name: 'found', gold: 'inferred' },
    },
    { table: 'sides/abilities', id: 'red/run', fields: { row: 'owner' } },
    { table: 'set', fields: { row: 'rulebook' } },
  ])
})

test('of rows that say nothing it is said what holds for all', () => {
  expect(provenanceIn({ sides: tables.sides }, 'found')).toEqual([
    { table: 'sides', id: 'red', fields: { row: 'found' } },
    { table: 'sides/abilities', id: 'red/run', fields: { row: 'owner' } },
  ])
})

test('names and numbers are counted one by one', () => {
  expect(countProvenance(provenanceIn(tables))).toEqual({
    rulebook: 3,
    found: 1,
    inferred: 1,
    reconstructed: 1,
    owner: 1,
  })
})
