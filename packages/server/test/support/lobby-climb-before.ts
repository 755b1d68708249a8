import { createArbiter } from '../../src/arbiter/arbiter.ts'
import { arbiterMethods } from '../../src/threads/arbiters.ts'
import { serveCalls, threadPort } from '../../src/threads/serve.ts'
import { shelfBefore } from './lobby-climb.ts'

serveCalls(threadPort(), arbiterMethods(createArbiter(shelfBefore)))
