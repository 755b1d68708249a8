import { serveCalls, threadPort } from '@longtable/server/threads'
import { playGame } from './play.ts'

serveCalls(threadPort(), { play: playGame })
