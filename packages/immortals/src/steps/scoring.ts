import { score } from '../state/mutations.ts'
import { run } from '../state/schema.ts'
import { roundScore } from '../state/scoring.ts'

/** IMM-SCORE-2: from the left neighbour of the round's first player. */
export const scoringPhase = run('scoring', {
  locals: {},
  run: (s, _f, ctx) => {
    for (let i = 1; i <= ctx.seats; i++) {
      const seat = (s.first + i) % ctx.seats
      const sources = roundScore(s, ctx.tables, seat)
      const player = s.players[seat]
      score(player, 'regions', sources.regions)
      score(player, 'shrines', sources.shrines)
      score(player, 'capitals', sources.capitals)
      score(player, 'areas', sources.areas)
      const points = sources.regions + sources.shrines + sources.capitals + sources.areas
      ctx.tell?.({ event: 'scored', seat, points, sources: { ...sources } })
    }
    ctx.pop()
  },
})
