import { createArbiter } from '../../src/arbiter/arbiter.ts'
import { serveCalls, threadPort } from '../../src/workers/serve-calls.ts'
import { toyShelf } from './toy-shelf.ts'

serveCalls(threadPort(), { ...createArbiter(toyShelf) })
