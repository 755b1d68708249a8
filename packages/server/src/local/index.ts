export type { Change } from '../store/types.ts'
export { localHouse, type LocalOptions } from './house.ts'
export { MemoryStore, type Keeper } from './memory-store.ts'
