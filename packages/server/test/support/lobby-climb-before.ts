import { createArbiter } from '../../src/arbiter/arbiter.ts'
import { serveCalls, threadPort } from '../../src/workers/serve-calls.ts'
import { registryBefore } from './lobby-climb.ts'

serveCalls(threadPort(), { ...createArbiter(registryBefore) })
