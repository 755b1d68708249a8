import { registry } from '@longtable/games'
import { createArbiter } from './arbiter.ts'
import { arbiterMethods } from './arbiter-methods.ts'
import { serveCalls, threadPort } from '../workers/serve-calls.ts'

serveCalls(threadPort(), arbiterMethods(createArbiter(registry)))
