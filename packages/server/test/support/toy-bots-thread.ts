import { botMethods } from '../../src/bots/bot-calls.ts'
import { serveCalls, threadPort } from '../../src/workers/serve-calls.ts'
import { toyShelf } from './toy-shelf.ts'

serveCalls(threadPort(), botMethods(toyShelf))
