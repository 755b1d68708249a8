import { botMethods } from '../../src/threads/bots.ts'
import { serveCalls, threadPort } from '../../src/threads/serve.ts'
import { shelfAfter } from './lobby-climb.ts'

serveCalls(threadPort(), botMethods(shelfAfter))
