import { NONE } from '../content/ids.ts'
import type { MageTable, Seat, State } from '../state.ts'
import type { ScenarioPart } from './index.ts'
import { pickReturner } from './returner.ts'

/** One to Return: the portal closes at the end of the first round (MK-SC-111). */
export const portal: ScenarioPart = {
  onRoundStart: (s, table) => {
    if (s.round !== 1 || !table.env.teams) return
    for (const team of new Set(table.env.team)) table.push(pickReturner, { team })
  },
  onRoundEnd: (s, table) => {
    if (s.round === table.env.rounds) discloseAll(s, table)
    if (s.round !== 1) return
    table.tell?.({ event: 'portalClosed' })
    for (let seat = 0; seat < s.players.length; seat++) {
      const { at } = s.players[seat]
      if (at < 0 || at === table.env.portal) leave(s, seat, table)
    }
  },
}

/** The game is over: everybody sees who had to return. */
function discloseAll(s: State, table: MageTable): void {
  if (!table.env.teams) return
  for (let seat = 0; seat < s.players.length; seat++) table.disclose(seat)
}

/** A hero that stood on the portal is out of the game: no place in the order any more. */
function leave(s: State, seat: Seat, table: MageTable): void {
  const player = s.players[seat]
  player.out = true
  player.at = NONE
  s.order = s.order.filter((one) => one !== seat)
  table.tell?.({ event: 'left', seat })
}
