import { botMethods } from '../../../server/src/bots/bot-calls.ts'
import { serveCalls, threadPort } from '../../../server/src/workers/serve-calls.ts'
import { toyRegistry } from './registry.ts'

serveCalls(threadPort(), botMethods(toyRegistry))
