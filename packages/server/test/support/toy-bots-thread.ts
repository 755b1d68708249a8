import { botMethods } from '../../src/threads/bots.ts'
import { serveCalls, threadPort } from '../../src/threads/serve.ts'
import { toyShelf } from './toy-shelf.ts'

serveCalls(threadPort(), botMethods(toyShelf))
