import { createArbiter } from '../../src/arbiter/arbiter.ts'
import { arbiterMethods } from '../../src/threads/arbiters.ts'
import { serveCalls, threadPort } from '../../src/threads/serve.ts'
import { toyShelf } from './toy-shelf.ts'

serveCalls(threadPort(), arbiterMethods(createArbiter(toyShelf)))
