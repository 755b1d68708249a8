export type { Change } from '../store/types.ts'
export { adviceFor, lineFor } from '../threads/bots.ts'
export { localHouse, type LocalOptions, type Thinker } from './house.ts'
export { MemoryStore, type Keeper } from './memory-store.ts'
