import { immortalsEntry } from '@longtable/games/immortals'
import { botMethods } from '../../src/bots/bot-calls.ts'
import { serveCalls, threadPort } from '../../src/workers/serve-calls.ts'

serveCalls(threadPort(), botMethods([immortalsEntry]))
