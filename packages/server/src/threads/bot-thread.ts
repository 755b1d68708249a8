import { registry } from '@longtable/games'
import { botMethods } from './bots.ts'
import { serveCalls, threadPort } from './serve.ts'

serveCalls(threadPort(), botMethods(registry))
