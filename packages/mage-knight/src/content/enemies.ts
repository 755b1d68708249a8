// The enemies of all sets.
import { baseEnemies } from './enemies-base.ts'
import { legionEnemies } from './enemies-legion.ts'
import { tezlaEnemies } from './enemies-tezla.ts'
import type { EnemyRow } from './types.ts'

export const enemies = [
  ...baseEnemies,
  ...legionEnemies,
  ...tezlaEnemies,
] as const satisfies readonly EnemyRow[]
