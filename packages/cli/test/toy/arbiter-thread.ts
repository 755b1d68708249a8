import { createArbiter } from '../../../server/src/arbiter/arbiter.ts'
import { arbiterMethods } from '../../../server/src/arbiter/arbiter-methods.ts'
import { serveCalls, threadPort } from '../../../server/src/workers/serve-calls.ts'
import { toyShelf } from './shelf.ts'

serveCalls(threadPort(), arbiterMethods(createArbiter(toyShelf)))
