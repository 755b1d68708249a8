import { gameEntry, type GameEntry } from '@longtable/games'
import type { BotPlayer } from '@longtable/kernel'
import { toy, type Toy } from './game.ts'

/** Plays the highest card it may. */
export const proud: BotPlayer<Toy> = {
  id: 'proud',
  choose: ({ offered }) => offered[Math.max(0, offered.length - 2)],
}

/** The toy as a server has it. */
export const toyRegistry: readonly GameEntry[] = [gameEntry(toy, [proud])]
