import { botMethods } from '../../src/bots/bot-calls.ts'
import { serveCalls, threadPort } from '../../src/workers/serve-calls.ts'
import { registryAfter } from './lobby-climb.ts'

serveCalls(threadPort(), botMethods(registryAfter))
