import { loadArena } from '@longtable/games'
import { serveCalls, threadPort } from '@longtable/server/threads'
import { arenaMethods } from './methods.ts'

serveCalls(threadPort(), arenaMethods(await loadArena()))
