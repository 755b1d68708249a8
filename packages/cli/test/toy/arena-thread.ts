import { serveCalls, threadPort } from '../../../server/src/workers/serve-calls.ts'
import { arenaMethods } from '../../src/arena/methods.ts'
import { toyRegistry } from './registry.ts'

serveCalls(threadPort(), arenaMethods(toyRegistry))
