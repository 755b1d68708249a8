import type { MageViewContext } from '@longtable/mage-knight'
import {
  isPartOf,
  colourOfPart,
  colourAt,
  isClosed,
  isRevealed,
  Marks,
  Site,
  siteAt,
  siteRow,
  slotOf,
  T,
  terrainAt,
  type Lattice,
} from '@longtable/mage-knight/board'
import type { Point } from '../../../components/viewport.ts'
import { hexSpot } from './hexes.ts'

/** What the map shows, from what its viewer sees. */

const NONE = -1
const NOBODY_THERE: readonly number[] = []

/** A space of the map that is turned up. */
export interface Space extends Point {
  readonly hex: number
  readonly terrain: number
  /** Less than 0 where nothing stands. */
  readonly site: number
  readonly colour: number
  /** Whose shields lie here, in the order in which they came. */
  readonly shields: readonly number[]
  readonly isBurned: boolean
  readonly isSpent: boolean
  readonly isSecret: boolean
  /** Of a city; 0 elsewhere. */
  readonly level: number
  /** A city that has fallen. */
  readonly isTaken: boolean
  /** The tokens that lie here. */
  readonly posts: readonly number[]
}

type Seen = MageViewContext['state']

/** Sites that are closed for good when somebody's shield lies on them; dungeons and tombs are entered again. */
const ONCE: readonly number[] = [Site.monsterDen, Site.spawningGrounds, Site.ruins]

export function spacesOf({ state, tables }: MageViewContext): Space[] {
  const { lattice } = tables
  const posts = postsByHex(state.postHex)
  return lattice.q.flatMap((_, hex) =>
    isRevealed(state, hex) ? [spaceAt(state, tables, hex, posts.get(hex) ?? NOBODY_THERE)] : [],
  )
}

function postsByHex(postHex: readonly number[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>()
  postHex.forEach((hex, post) => {
    if (hex >= 0) found.set(hex, [...(found.get(hex) ?? []), post])
  })
  return found
}

function spaceAt(s: Seen, tables: MageViewContext['tables'], hex: number, posts: readonly number[]): Space {
  const secret = secretAt(s.extra[hex])
  const site = secret === NONE ? siteAt(s, hex) : secret
  const city = s.cities.find((each) => isPartOf(each, hex))
  const isMarked = s.mark[hex] >= 0
  return {
    ...hexSpot(tables.lattice, hex),
    hex,
    terrain: terrainAt(s, hex),
    site,
    colour: city === undefined ? colourAt(s, hex) : colourOfPart(city, hex),
    shields: city?.shields ?? shieldsAt(s, hex),
    isBurned: site === Site.monastery && isMarked,
    isSpent: isClosed(s, hex, tables) || isEmptied(site, isMarked, posts),
    isSecret: secret !== NONE,
    level: city?.level ?? 0,
    isTaken: city?.conquered ?? false,
    posts,
  }
}

function isEmptied(site: number, isMarked: boolean, posts: readonly number[]): boolean {
  if (site === NONE) return false
  return siteRow(site).kind === 'rampaging' ? posts.length === 0 : isMarked && ONCE.includes(site)
}

function secretAt(extra: number): number {
  if ((extra & Marks.secretDungeon) !== 0) return Site.dungeon
  return (extra & Marks.secretTomb) === 0 ? NONE : Site.tomb
}

function shieldsAt(s: Seen, hex: number): readonly number[] {
  const glade = s.players.flatMap((_, seat) => ((s.extra[hex] & (Marks.glade << seat)) === 0 ? [] : [seat]))
  return s.mark[hex] < 0 ? glade : [s.mark[hex], ...glade]
}

/** The token on a post as its viewer sees it: less than 0 where only the back is known. */
export function tokenOn(s: Seen, post: number): number {
  return s.tokens[T.posts][post] ?? NONE
}

/** Places for tiles that are drawn: those with a tile, and the empty ones beside them. */
export function slotsShown(tileAt: readonly number[], lattice: Lattice): { laid: number[]; empty: number[] } {
  const laid = tileAt.flatMap((tile, slot) => (tile < 0 ? [] : [slot]))
  const isGiven = lattice.shape === 'conquerAndHold'
  const empty = tileAt.flatMap((tile, slot) => {
    const isNear = isGiven || lattice.slotNeighbours[slot].some((near) => tileAt[near] >= 0)
    return tile < 0 && isNear ? [slot] : []
  })
  return { laid, empty }
}

/** The space that a name of the menu means: of a token or a hero, the one it is on; undefined if it is none. */
export function hexMeant(s: Seen, place: string | undefined): number | undefined {
  const [kind, id] = place?.split(':') ?? []
  const n = Number(id)
  const hex = kind === 'hex' ? n : kind === 'post' ? s.postHex[n] : kind === 'seat' ? s.players[n]?.at : NONE
  return hex === undefined || hex < 0 || s.tileAt[slotOf(hex)] < 0 ? undefined : hex
}
