import { int } from '@longtable/kernel'
import { run } from '../state/schema.ts'
import { result } from '../state/scoring.ts'
import { performPhase } from './performing.ts'
import { planning } from './planning.ts'
import { drawPhase, reinforcePhase } from './reinforcements.ts'
import { scoringPhase } from './scoring.ts'

/** IMM-FLOW-1: reinforcements (draws, then armies), planning, performance and scoring, round after round. */
export const theRounds = run('rounds', {
  locals: { phase: int() },
  run: (s, f, ctx) => {
    switch (f.phase++) {
      case 0:
        s.round++
        // IMM-MAGIC-8, IMM-MAGIC-9: whoever holds the marker now leads this round.
        s.first = s.marker
        for (const player of s.players) player.passed = false
        ctx.tell?.({ event: 'round', round: s.round, first: s.first })
        ctx.push(drawPhase, { turn: 0 })
        break
      case 1:
        ctx.push(reinforcePhase, { turn: 0 })
        break
      case 2:
        ctx.push(planning, {})
        break
      case 3:
        ctx.push(performPhase, { turn: s.first })
        break
      case 4:
        ctx.push(scoringPhase, {})
        break
      default:
        // IMM-FLOW-2, IMM-END-1
        f.phase = 0
        if (s.round < ctx.tables.rounds) return
        ctx.tell?.({ event: 'over', winners: result(s).winners })
        ctx.pop()
    }
  },
})
