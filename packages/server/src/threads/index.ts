/** Worker threads for whoever has much to compute; nothing here opens a port or a database. */
export { Engines } from '../arbiter/engines.ts'
export { callAll } from './all.ts'
export { Crew } from './crew.ts'
export { serveCalls, threadPort, type Methods } from './serve.ts'
