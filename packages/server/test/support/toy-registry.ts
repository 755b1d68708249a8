import { gameEntry, type GameEntry } from '@longtable/games'
import type { BotPlayer, Choice } from '@longtable/kernel'
import { toy, type Toy } from './toy.ts'

const called = (offered: readonly Choice[], ...verbs: readonly string[]): Choice =>
  verbs.flatMap((verb) => offered.filter((entry) => entry.do === verb))[0] ?? offered[0]

/** Bots for the toy: three that nobody would want, and last the one that the server takes for those who are late. */
const bots: readonly BotPlayer<Toy>[] = [
  {
    id: 'endless',
    choose: () => {
      for (;;);
    },
  },
  { id: 'crashing', choose: () => process.exit(1) },
  { id: 'lying', choose: () => ({ do: 'win' }) },
  { id: 'hasty', choose: ({ offered }) => called(offered, 'sure', 'loop', 'crash', 'end', 'pass') },
  { id: 'steady', choose: ({ offered }) => called(offered, 'sure', 'end', 'pass', 'bid') },
]

/** The toy alone: every thread of every server that a test starts would have to load the other games first. */
export const toyRegistry: readonly GameEntry[] = [gameEntry(toy, bots)]
