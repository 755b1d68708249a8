import type { BenchPart } from '../../bench-part.ts'

export const part: BenchPart = {
  tables: [{ name: 'Dark Venture, Victory game of 4', games: 1000, seats: 4 }],
}
