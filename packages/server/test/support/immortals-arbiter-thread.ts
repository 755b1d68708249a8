import { immortalsEntry } from '@longtable/games/immortals'
import { createArbiter } from '../../src/arbiter/arbiter.ts'
import { serveCalls, threadPort } from '../../src/workers/serve-calls.ts'

serveCalls(threadPort(), { ...createArbiter([immortalsEntry]) })
