import { loadGames } from '@longtable/games'
import { createArbiter } from './arbiter.ts'
import { serveCalls, threadPort } from '../workers/serve-calls.ts'

serveCalls(threadPort(), { ...createArbiter(await loadGames()) })
