export type { Change } from '../store/store.ts'
export { adviceFor, lineFor } from '../bots/bot-calls.ts'
export { localMatchService, type LocalOptions, type Thinker } from './local-service.ts'
export { MemoryStore, type Keeper } from './memory-store.ts'
