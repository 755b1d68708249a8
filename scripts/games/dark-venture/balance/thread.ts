import { serveCalls, threadPort } from '@longtable/server/threads'
import { playGame } from './factions.ts'

serveCalls(threadPort(), { play: playGame })
