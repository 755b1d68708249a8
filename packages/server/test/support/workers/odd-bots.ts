import type { GameEntry } from '@longtable/games'
import type { BotPlayer, Choice } from '@longtable/kernel'
import { lineFor, type BotCall } from '../../../src/bots/bot-calls.ts'
import { serveCalls, threadPort } from '../../../src/workers/serve-calls.ts'
import { immortalsEntry } from '../immortals-entry.ts'

/** Bots that nobody would want to sit at a table with. */
const bots: readonly BotPlayer[] = [
  { id: 'first', choose: ({ offered }) => offered[0] },
  {
    id: 'endless',
    choose: () => {
      for (;;);
    },
  },
  { id: 'leaving', choose: () => process.exit(0) },
  {
    id: 'throwing',
    choose: () => {
      throw new Error('I do not want to play')
    },
  },
  {
    id: 'hungry',
    choose: () => {
      const all: number[][] = []
      for (;;) all.push(Array.from({ length: 10_000 }, (_, n) => n))
    },
  },
  { id: 'lying', choose: () => ({ do: 'win' }) },
  { id: 'silent', choose: () => undefined as unknown as Choice },
]

const odd: readonly GameEntry[] = [{ game: immortalsEntry.game, bots }]

serveCalls(threadPort(), {
  // The forger's answer is not even looked at in its own thread.
  line: (call: BotCall) => (call.bot === 'forger' ? [{ do: 'win' }] : lineFor(odd, call)),
})
