import { createArbiter } from '../../src/arbiter/arbiter.ts'
import { arbiterMethods } from '../../src/arbiter/arbiter-methods.ts'
import { serveCalls, threadPort } from '../../src/workers/serve-calls.ts'
import { toyShelf } from './toy-shelf.ts'

serveCalls(threadPort(), arbiterMethods(createArbiter(toyShelf)))
