import { botMethods } from '../../../server/src/bots/bot-calls.ts'
import { serveCalls, threadPort } from '../../../server/src/workers/serve-calls.ts'
import { toyShelf } from './shelf.ts'

serveCalls(threadPort(), botMethods(toyShelf))
