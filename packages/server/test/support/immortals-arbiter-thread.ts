import { createArbiter } from '../../src/arbiter/arbiter.ts'
import { serveCalls, threadPort } from '../../src/workers/serve-calls.ts'
import { immortalsEntry } from './immortals-entry.ts'

serveCalls(threadPort(), { ...createArbiter([immortalsEntry]) })
