import { onTestFinished } from 'vitest'
import { emptySchema } from '../../../../scripts/test/cluster.ts'
import { MemoryStore } from '../../src/local/index.ts'
import { openPostgresStore } from '../../src/postgres/postgres-store.ts'
import { openSqliteStore } from '../../src/sqlite/sqlite-store.ts'
import type { Change, Store } from '../../src/store/store.ts'
import { folder } from './store.ts'

/** Where something is kept that outlives the store it was written with. */
export interface Place {
  /** A store that is closed after the test, if the test does not do it. */
  open(now?: number): Promise<Store>
}

export interface StoreKind {
  readonly name: string
  place(): Promise<Place>
}

function placeOf(open: (now: number) => Promise<Store>): Place {
  return {
    open: async (now = 0) => {
      const store = await open(now)
      onTestFinished(() => store.close())
      return store
    },
  }
}

/** All kinds of store there are. */
export const storeKinds: readonly StoreKind[] = [
  {
    name: 'memory',
    place: async () => {
      const kept: Change[] = []
      const keep = async (changes: readonly Change[]): Promise<void> => void kept.push(...changes)
      return placeOf(async () => new MemoryStore({ keep }, kept))
    },
  },
  {
    name: 'SQLite',
    place: async () => {
      const at = folder()
      return placeOf((now) => openSqliteStore(at, { now: () => now }))
    },
  },
  {
    name: 'PostgreSQL',
    place: async () => {
      const url = await emptySchema()
      return placeOf((now) => openPostgresStore(url, { now: () => now }))
    },
  },
]
