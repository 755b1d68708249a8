import { createArbiter } from '../../src/arbiter/arbiter.ts'
import { serveCalls, threadPort } from '../../src/workers/serve-calls.ts'
import { registryAfter } from './lobby-climb.ts'

serveCalls(threadPort(), { ...createArbiter(registryAfter) })
