import { serveCalls, threadPort } from '../../../server/src/workers/serve-calls.ts'
import { arenaMethods } from '../../src/arena/methods.ts'
import { toyShelf } from './shelf.ts'

serveCalls(threadPort(), arenaMethods(toyShelf))
