import { NONE, Site } from '../../content/ids.ts'
import type { Seat, State } from '../schema/state.ts'
import type { MatchTables } from '../match.ts'
import type { TokenSlot } from '../pools/tokens.ts'
import { isPartOf } from '../city-parts.ts'
import { costIn, printedCosts } from './terrain.ts'
import { isRevealed, siteAt, type Hex } from '../pools/lattice.ts'

/** Who may stand where. */

/** What the state must show for these questions; a view has it too. */
export type MapState = Pick<State, 'round' | 'night' | 'tileAt' | 'mark' | 'postHex'> & {
  readonly players: readonly { readonly at: Hex }[]
  readonly cities: readonly {
    readonly hex: Hex
    readonly part?: Hex | undefined
    readonly conquered: boolean
  }[]
}

/** The portal, as long as it is open (MK-SC-111). */
export function isPortal(s: Pick<State, 'round'>, hex: Hex, tables: MatchTables): boolean {
  return hex === tables.portal && !(tables.special.has('portalCloses') && s.round > 1)
}

function isConquered(s: MapState, hex: Hex): boolean {
  for (let i = 0; i < s.cities.length; i++) if (isPartOf(s.cities[i], hex)) return s.cities[i].conquered
  return false
}

/** A city that nobody can enter in this scenario. */
export function isClosed(s: MapState, hex: Hex, tables: MatchTables): boolean {
  return tables.scenario.city.state === 'closed' && siteAt(s, hex) === Site.city
}

/** The rule that closes it (MK-SC-13, MK-SC-100). */
export function closedBy(tables: MatchTables): string {
  return tables.special.has('ownedTowers') ? 'MK-SC-100' : 'MK-SC-13'
}

/** Any number of heroes may stand there (MK-MOVE-17, MK-MOVE-24). */
export function isShared(s: MapState, hex: Hex, tables: MatchTables): boolean {
  return isPortal(s, hex, tables) || (siteAt(s, hex) === Site.city && isConquered(s, hex))
}

/** Would entering be an assault (MK-MOVE-09)? */
export function isAssault(s: MapState, seat: Seat, hex: Hex, tables: MatchTables): boolean {
  const site = siteAt(s, hex)
  if (site === Site.city) return !isConquered(s, hex)
  const owned = site === Site.keep || (site === Site.mageTower && tables.special.has('ownedTowers'))
  if (!owned) return site === Site.mageTower && s.mark[hex] < 0 // MK-MOVE-27: a tower serves everybody
  const owner = s.mark[hex]
  // MK-SC-04: an ally's keep is open.
  return owner < 0 || tables.team[owner] !== tables.team[seat]
}

export function isRampagingSite(s: Pick<State, 'tileAt'>, hex: Hex): boolean {
  const site = siteAt(s, hex)
  return site === Site.orc || site === Site.draconum
}

/** Does a rampaging enemy hold this space? */
export function isRampaging(s: Pick<State, 'tileAt' | 'postHex'>, hex: Hex): boolean {
  return isRampagingSite(s, hex) && s.postHex.includes(hex)
}

/** Another hero on a space that is not for everybody, NONE if there is none. */
export function rivalAt(s: MapState, seat: Seat, hex: Hex, tables: MatchTables): Seat {
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat && s.players[other].at === hex) return isShared(s, hex, tables) ? NONE : other
  }
  return NONE
}

/** May this hero end a turn there (MK-MOVE-17, MK-MOVE-28)? */
export function isSafe(s: MapState, seat: Seat, hex: Hex, tables: MatchTables): boolean {
  if (hex < 0 || !isRevealed(s, hex)) return false
  if (costIn(s, hex, printedCosts(s, tables)) < 0) return false
  if (isRampaging(s, hex) || isClosed(s, hex, tables) || isAssault(s, seat, hex, tables)) return false
  return rivalAt(s, seat, hex, tables) === NONE
}

/** The rampaging enemies next to a space. */
export function rampagingNear(
  s: Pick<State, 'tileAt' | 'postHex'>,
  hex: Hex,
  tables: MatchTables,
): TokenSlot[] {
  const posts: TokenSlot[] = []
  const near = tables.neighbours[hex]
  let lair = false
  for (let i = 0; i < near.length && !lair; i++) lair = isRampagingSite(s, near[i])
  if (!lair) return posts
  for (let post = 0; post < s.postHex.length; post++) {
    const at = s.postHex[post]
    if (at >= 0 && near.includes(at) && isRampagingSite(s, at)) posts.push(post)
  }
  return posts
}

/** The rampaging enemies that a step from one space to another provokes: next to both (MK-MOVE-11 to 13). */
export function provoked(
  s: Pick<State, 'tileAt' | 'postHex'>,
  from: Hex,
  to: Hex,
  tables: MatchTables,
): TokenSlot[] {
  const posts = rampagingNear(s, to, tables)
  if (posts.length === 0) return posts
  const near = tables.neighbours[from]
  return posts.filter((post) => near.includes(s.postHex[post]))
}
