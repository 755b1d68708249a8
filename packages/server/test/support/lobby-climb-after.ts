import { createArbiter } from '../../src/arbiter/arbiter.ts'
import { arbiterMethods } from '../../src/threads/arbiters.ts'
import { serveCalls, threadPort } from '../../src/threads/serve.ts'
import { shelfAfter } from './lobby-climb.ts'

serveCalls(threadPort(), arbiterMethods(createArbiter(shelfAfter)))
