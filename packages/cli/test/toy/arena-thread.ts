import { serveCalls, threadPort } from '../../../server/src/threads/serve.ts'
import { arenaMethods } from '../../src/arena/methods.ts'
import { toyShelf } from './shelf.ts'

serveCalls(threadPort(), arenaMethods(toyShelf))
