import { botMethods } from '../../../server/src/threads/bots.ts'
import { serveCalls, threadPort } from '../../../server/src/threads/serve.ts'
import { toyShelf } from './shelf.ts'

serveCalls(threadPort(), botMethods(toyShelf))
