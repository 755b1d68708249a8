import { NONE, Site } from '../../content/ids.ts'
import { Did } from '../schema/player.ts'
import { NOBODY, type Seat, type State } from '../schema/state.ts'
import type { MatchTables } from '../match.ts'
import { siteAt, type Hex } from '../pools/lattice.ts'
import { isShared, rivalAt, type MapState } from './safety.ts'

/** Who may attack whom. */

/** What the state must show for these questions; a view has it too. */
type Field = Omit<MapState, 'players'> &
  Pick<State, 'announced' | 'ending'> & {
    readonly players: readonly { readonly at: Hex; readonly tokenDown: boolean; readonly did: number }[]
  }

/** The rule that forbids a duel there, '' if there may be one; `against` is the hero on the space. */
export function canDuel(s: Field, seat: Seat, against: Seat, tables: MatchTables): string {
  if (!tables.pvp || tables.team[seat] === tables.team[against]) return 'MK-PVP-05'
  const { at, tokenDown } = s.players[against]
  if (isShared(s, at, tables) || siteAt(s, at) === Site.city) return 'MK-PVP-01'
  if (s.announced !== NOBODY || s.ending !== NOBODY) return 'MK-PVP-02'
  if ((s.players[seat].did & Did.provoked) !== 0) return 'MK-PVP-03'
  return tokenDown ? 'MK-PVP-04' : ''
}

/** Does another hero stand there whom this one may attack? */
export function isPrey(s: Field, seat: Seat, hex: Hex, tables: MatchTables): boolean {
  const rival = rivalAt(s, seat, hex, tables)
  return rival !== NONE && canDuel(s, seat, rival, tables) === ''
}

/** The rule that another hero on a space leaves no action but a duel, or none at all; '' if the space is not shared. */
export function noActionWith(s: Field, seat: Seat, hex: Hex, tables: MatchTables): string {
  if (rivalAt(s, seat, hex, tables) === NONE) return ''
  return isPrey(s, seat, hex, tables) ? 'MK-MOVE-20' : 'MK-MOVE-21'
}
