import { NONE, Site } from '../content/ids.ts'
import { Did, NOBODY, type Seat, type State } from '../state.ts'
import type { World } from '../world.ts'
import { siteAt, type Hex } from './lattice.ts'
import { isShared, rivalAt, type Ground } from './safety.ts'

/** Who may attack whom. */

/** What the state must show for these questions; a view has it too. */
type Field = Omit<Ground, 'players'> &
  Pick<State, 'announced' | 'ending'> & {
    readonly players: readonly { readonly at: Hex; readonly tokenDown: boolean; readonly did: number }[]
  }

/** The rule that forbids a duel there, '' if there may be one; `against` is the hero on the space. */
export function canDuel(s: Field, seat: Seat, against: Seat, world: World): string {
  if (!world.pvp || world.team[seat] === world.team[against]) return 'MK-PVP-05'
  const { at, tokenDown } = s.players[against]
  if (isShared(s, at, world) || siteAt(s, at) === Site.city) return 'MK-PVP-01'
  if (s.announced !== NOBODY || s.ending !== NOBODY) return 'MK-PVP-02'
  if ((s.players[seat].did & Did.provoked) !== 0) return 'MK-PVP-03'
  return tokenDown ? 'MK-PVP-04' : ''
}

/** Does another hero stand there whom this one may attack? */
export function isPrey(s: Field, seat: Seat, hex: Hex, world: World): boolean {
  const rival = rivalAt(s, seat, hex, world)
  return rival !== NONE && canDuel(s, seat, rival, world) === ''
}

/** The rule that another hero on a space leaves no action but a duel, or none at all; '' if the space is not shared. */
export function noActionWith(s: Field, seat: Seat, hex: Hex, world: World): string {
  if (rivalAt(s, seat, hex, world) === NONE) return ''
  return isPrey(s, seat, hex, world) ? 'MK-MOVE-20' : 'MK-MOVE-21'
}
