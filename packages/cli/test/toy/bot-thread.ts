import { botMethods } from '../../../server/src/threads/bots.ts'
import { serveCalls, threadPort } from '../../../server/src/threads/serve.ts'
import { toyRegistry } from './registry.ts'

serveCalls(threadPort(), botMethods(toyRegistry))
