import { serveCalls, threadPort } from '@longtable/server/threads'
import { playGame } from './dark-venture.ts'

serveCalls(threadPort(), { play: playGame })
