import { botMethods } from '../../src/bots/bot-calls.ts'
import { serveCalls, threadPort } from '../../src/workers/serve-calls.ts'
import { toyRegistry } from './toy-registry.ts'

serveCalls(threadPort(), botMethods(toyRegistry))
