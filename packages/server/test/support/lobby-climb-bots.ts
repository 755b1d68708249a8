import { botMethods } from '../../src/bots/bot-calls.ts'
import { serveCalls, threadPort } from '../../src/workers/serve-calls.ts'
import { shelfAfter } from './lobby-climb.ts'

serveCalls(threadPort(), botMethods(shelfAfter))
