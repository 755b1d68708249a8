import { loadGames } from '@longtable/games'
import { botMethods } from './bot-calls.ts'
import { serveCalls, threadPort } from '../workers/serve-calls.ts'

serveCalls(threadPort(), botMethods(await loadGames()))
