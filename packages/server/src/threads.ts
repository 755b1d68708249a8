/** Worker threads for whoever has much to compute; nothing here opens a port or a database. */
export { Engines } from './arbiter/engines.ts'
export { callAll } from './workers/call-all.ts'
export { WorkerPool } from './workers/worker-pool.ts'
export { serveCalls, threadPort, type Methods } from './workers/serve-calls.ts'
