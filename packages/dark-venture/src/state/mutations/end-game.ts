import type { SideNo } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { VentureContext } from '../tables/match-tables.ts'

/** More frames than ever lie on each other. */
const DEEPEST = 1000

/** The game is over, wherever it stands: nothing that was going on goes on. Last thing that a step does. */
export function endGame(s: State, how: number, winners: readonly SideNo[], ctx: VentureContext): void {
  s.ended = how
  s.winners = [...winners]
  s.fights = []
  s.picked = []
  ctx.tell?.({ event: 'over', winners })
  for (let i = 0; i < DEEPEST; i++) ctx.pop()
}
