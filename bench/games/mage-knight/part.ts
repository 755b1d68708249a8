import type { BenchPart } from '../../bench-part.ts'

export const part: BenchPart = {
  tables: [
    {
      name: 'Mage Knight, First Reconnaissance alone',
      games: 3000,
      seats: 1,
      config: { scenario: 'firstReconnaissance' },
    },
    { name: 'Mage Knight, Full Conquest of 4', games: 300, seats: 4, config: { scenario: 'fullConquest' } },
  ],
}
