import { registry } from '@longtable/games'
import { createArbiter } from '../arbiter/arbiter.ts'
import { arbiterMethods } from './arbiters.ts'
import { serveCalls, threadPort } from './serve.ts'

serveCalls(threadPort(), arbiterMethods(createArbiter(registry)))
