import { createArbiter } from '../../src/arbiter/arbiter.ts'
import { serveCalls, threadPort } from '../../src/workers/serve-calls.ts'
import { toyRegistry } from './toy-registry.ts'

serveCalls(threadPort(), { ...createArbiter(toyRegistry) })
