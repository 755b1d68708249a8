import { audience, int, text } from '@longtable/kernel'
import { playerText } from '../../text/players.ts'
import { CHOSEN } from '../../state/choices/together.ts'
import { atSeat } from '../../text/pieces.ts'
import { ask, type MatchTables } from '../../state/match.ts'
import type { Seat, State } from '../../state/schema/state.ts'

/** The seats of a team. */
function membersOf(team: number, tables: MatchTables): Seat[] {
  return tables.team.flatMap((one, seat) => (one === team ? [seat] : []))
}

/** Which member of a team must return; both know it, nobody else does (MK-SC-123). */
export function chosenOf(s: Pick<State, 'players'>, members: readonly Seat[]): Seat {
  return members[s.players[members[0]].second ? 1 : 0]
}

/** One to Return in teams: the first member of each team says who has to stand on the portal. */
export const pickReturner = ask('portal.returner', {
  locals: { team: int(0) },
  seat: (_s, f) => f.team, // teams sit across from each other: seats 0 and 1 are the first of theirs
  universe: (_s, f, tables) => membersOf(f.team, tables).map((seat) => CHOSEN[seat]),
  offer: (_s, f, menu) => {
    for (const seat of membersOf(f.team, menu.tables)) menu.add(CHOSEN[seat])
  },
  take: (s, f, choice, ctx) => {
    const members = membersOf(f.team, ctx.tables)
    for (const seat of members) {
      s.players[seat].second = choice.seat === members[1]
      ctx.tell?.({ event: 'returnerChosen', seat: choice.seat }, audience(seat))
    }
    ctx.pop()
  },
  question: () => text('ask.returner'),
  describe: (_ctx, _f, choice) => ({
    text: text('choose.returner', { player: playerText(choice.seat) }),
    at: atSeat(choice.seat),
  }),
})
