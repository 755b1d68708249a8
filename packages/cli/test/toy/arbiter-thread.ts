import { createArbiter } from '../../../server/src/arbiter/arbiter.ts'
import { serveCalls, threadPort } from '../../../server/src/workers/serve-calls.ts'
import { toyRegistry } from './registry.ts'

serveCalls(threadPort(), { ...createArbiter(toyRegistry) })
