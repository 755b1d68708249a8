import { createArbiter } from '../../../server/src/arbiter/arbiter.ts'
import { serveCalls, threadPort } from '../../../server/src/workers/serve-calls.ts'
import { toyShelf } from './shelf.ts'

serveCalls(threadPort(), { ...createArbiter(toyShelf) })
