import { botMethods } from '../../src/bots/bot-calls.ts'
import { serveCalls, threadPort } from '../../src/workers/serve-calls.ts'
import { immortalsEntry } from './immortals-entry.ts'

serveCalls(threadPort(), botMethods([immortalsEntry]))
