import { createArbiter } from '../../../server/src/arbiter/arbiter.ts'
import { arbiterMethods } from '../../../server/src/threads/arbiters.ts'
import { serveCalls, threadPort } from '../../../server/src/threads/serve.ts'
import { toyRegistry } from './registry.ts'

serveCalls(threadPort(), arbiterMethods(createArbiter(toyRegistry)))
