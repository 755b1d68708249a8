import type { Menu } from '@longtable/kernel'
import { EXPLORE } from '../state/choices/map.ts'
import { EXPLORE_COST } from '../content/tracks.ts'
import { SlotTakes, type Slot } from '../state/pools/lattice.ts'
import { layTile } from '../state/map/reveal.ts'
import { Did } from '../state/schema/player.ts'
import { STREAM, type Seat, type State } from '../state/schema/state.ts'
import type { MageContext, MatchTables } from '../state/match.ts'
import { L, tilePool } from '../state/pools/tiles.ts'
import { strides } from './fights.ts'

/** Turning up a new tile next to the hero. */

/** What is turned up next: the back of the top tile shows its kind (MK-Q21). */
const Next = { countryside: 0, core: 1, boxCountryside: 2, boxCore: 3, none: 4 } as const

/** What the state must show for the next tile; a view has it too. */
type Decks = Pick<State, 'tiles'>

function nextKind({ tiles }: Decks): number {
  if (tiles[L.country].length > 0) return Next.countryside
  if (tiles[L.core].length > 0) return Next.core
  if (tiles[L.boxCountry].length > 0) return Next.boxCountryside
  return tiles[L.boxCore].length > 0 ? Next.boxCore : Next.none
}

/** The kind of the tile that is turned up next, which its back shows. */
export function nextTile(s: Decks): 'countryside' | 'core' | 'none' {
  const kind = nextKind(s)
  if (kind === Next.none) return 'none'
  return kind === Next.countryside || kind === Next.boxCountryside ? 'countryside' : 'core'
}

const zoneOf = [L.country, L.core, L.boxCountry, L.boxCore]

/** Empty places for tiles next to a hero, or two spaces away, which only an effect brings near. */
export function* exploreUniverse(
  s: State,
  seat: Seat,
  { lattice }: MatchTables,
): Generator<(typeof EXPLORE)[number]> {
  for (const slot of lattice.slotsTwoAway[s.players[seat].at]) if (s.tileAt[slot] < 0) yield EXPLORE[slot]
}

/** `barred`: the rule that forbids all exploring now, '' if none does. */
export function offerExploring(s: State, seat: Seat, barred: string, menu: Menu<MatchTables>): void {
  const { at, move } = s.players[seat]
  const { lattice } = menu.tables
  if (menu.block === undefined && (barred !== '' || move < EXPLORE_COST)) return
  const near = lattice.slotsNear[at]
  const far = lattice.slotsTwoAway[at]
  const stride = strides(menu, seat)
  for (let i = 0; i < far.length; i++) {
    const slot = far[i]
    if (s.tileAt[slot] >= 0) continue
    if (barred === '' && !stride && !near.includes(slot)) {
      menu.block?.(EXPLORE[slot], 'MK-EXPLORE-02')
      continue
    }
    const wrong = barred === '' ? misplaced(s, slot, menu.tables) : barred
    if (wrong !== '')
      menu.block?.(EXPLORE[slot], wrong, { touching: touches(s, slot, menu.tables), left: inBox(s) })
    else if (move < EXPLORE_COST)
      menu.block?.(EXPLORE[slot], 'MK-EXPLORE-01', { needs: EXPLORE_COST, has: move })
    else menu.add(EXPLORE[slot])
  }
}

/** The rule that keeps the next tile from lying there, '' if it may (MK-EXPLORE-10). */
export function misplaced(s: State, slot: Slot, tables: MatchTables): string {
  const kind = nextKind(s)
  if (kind === Next.none) return 'MK-EXPLORE-11'
  const core = kind === Next.core || kind === Next.boxCore
  const takes = tables.lattice.takes[slot]
  if (takes === SlotTakes.core && !core) return 'MK-EXPLORE-10'
  if (takes === SlotTakes.countryside && core && tables.scenario.coreOnCoast !== true) {
    return tables.lattice.shape === 'conquerAndHold' ? 'MK-EXPLORE-10' : 'MK-EXPLORE-08'
  }
  const touching = touches(s, slot, tables)
  if (kind >= Next.boxCountryside) return touching >= 3 ? '' : 'MK-EXPLORE-11'
  if (touching >= 2) return ''
  if (core) return 'MK-EXPLORE-07'
  return touchesWellPlaced(s, slot, tables) ? '' : 'MK-EXPLORE-06'
}

/** How many tiles could still come out of the box. */
function inBox({ tiles }: State): number {
  return tiles[L.boxCountry].length + tiles[L.boxCore].length
}

/** How many tiles lie next to a place. */
function touches(s: State, slot: Slot, tables: MatchTables): number {
  const near = tables.lattice.slotNeighbours[slot]
  let n = 0
  for (let i = 0; i < near.length; i++) if (s.tileAt[near[i]] >= 0) n++
  return n
}

/** Next to a tile that itself has two others next to it. */
function touchesWellPlaced(s: State, slot: Slot, tables: MatchTables): boolean {
  const near = tables.lattice.slotNeighbours[slot]
  for (let i = 0; i < near.length; i++) {
    if (s.tileAt[near[i]] >= 0 && touches(s, near[i], tables) >= 2) return true
  }
  return false
}

/** MK-EXPLORE-01, MK-EXPLORE-03: paid and named first, then the tile is seen. */
export function explore(s: State, seat: Seat, slot: Slot, ctx: MageContext): void {
  const player = s.players[seat]
  player.move -= EXPLORE_COST
  player.did |= Did.moved
  const kind = nextKind(s)
  // MK-EXPLORE-11: out of the box a random one.
  if (kind >= Next.boxCountryside) ctx.shuffle(tilePool, zoneOf[kind], STREAM.tiles)
  const tile = ctx.draw(tilePool, zoneOf[kind], L.placed)
  ctx.tell?.({ event: 'explored', seat, slot, tile, cost: EXPLORE_COST })
  layTile(s, tile, slot, seat, ctx)
}
