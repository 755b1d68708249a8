import { createArbiter } from '../../src/arbiter/arbiter.ts'
import { arbiterMethods } from '../../src/arbiter/arbiter-methods.ts'
import { serveCalls, threadPort } from '../../src/workers/serve-calls.ts'
import { shelfAfter } from './lobby-climb.ts'

serveCalls(threadPort(), arbiterMethods(createArbiter(shelfAfter)))
