export { readDatabaseUrl } from './database-url.ts'
export type { Beats } from './node-row.ts'
export { openPostgresStore } from './postgres-store.ts'
export { openRawPostgres } from './raw-postgres.ts'
