import type { Flavoured } from '@longtable/kernel'
import { NONE, type ColourNo, type TerrainNo } from '../../content/ids.ts'
import { tilePlaces, type SiteNo, type MapShape } from '../../content/types.ts'
import { FURTHEST, holdPlaces, placeOffsets, shapes, tileSteps } from '../../content/shapes.ts'
import { PLACES, TILE_COLOUR, TILE_SITE, TILE_TERRAIN } from './tiles.ts'

/** A place where a tile can lie. */
export type Slot = Flavoured<number, 'Slot'>
/** A space of the map: `slot * PLACES + place`, whether a tile lies there or not. */
export type Hex = Flavoured<number, 'Hex'>

/** Of the biggest shape, so that choices are the same objects in every scenario. */
export const SLOTS = ((FURTHEST + 1) * (FURTHEST + 2)) / 2
export const HEXES = SLOTS * PLACES

/** The slot and the place of a hex. */
export function slotOf(hex: Hex): Slot {
  return Math.floor(hex / PLACES)
}

export function placeOf(hex: Hex): number {
  return hex % PLACES
}

export function hexIn(slot: Slot, place: number): Hex {
  return slot * PLACES + place
}

/** What may be laid in a slot. */
export const SlotTakes = { any: 0, countryside: 1, core: 2 } as const

export interface Lattice {
  readonly shape: MapShape
  /** The lattice coordinates of each slot. */
  readonly slots: readonly (readonly [number, number])[]
  /** By slot: the slots that touch it. */
  readonly slotNeighbours: readonly (readonly Slot[])[]
  /** By slot: see `SlotTakes`; the coast takes no core tiles (MK-EXPLORE-08). */
  readonly takes: readonly number[]
  /** Axial coordinates of each hex. */
  readonly q: readonly number[]
  readonly r: readonly number[]
  /** By hex: the six hexes around it, as far as tiles can lie there. */
  readonly neighbours: readonly (readonly Hex[])[]
  /** By hex: those two steps away. */
  readonly twoAway: readonly (readonly Hex[])[]
  /** By hex: the other slots with a hex next to it, and with one at most two away. */
  readonly slotsNear: readonly (readonly Slot[])[]
  readonly slotsTwoAway: readonly (readonly Slot[])[]
  /** The slot of the start tile and the first ones to be turned up. */
  readonly start: Slot
  readonly first: readonly Slot[]
}

const HEX_STEPS = placeOffsets.slice(1)

function makeSlots(shape: MapShape): [number, number][] {
  const slots: [number, number][] = []
  for (let i = -FURTHEST; i <= FURTHEST; i++) {
    for (let j = -FURTHEST; j <= FURTHEST; j++) {
      if (i + j <= FURTHEST && i <= FURTHEST && shapes[shape].allows(i, j)) slots.push([i, j])
    }
  }
  return slots.toSorted((a, b) => a[0] + a[1] - b[0] - b[1] || b[0] - a[0])
}

function takesOf(shape: MapShape, [i, j]: readonly [number, number]): number {
  if (shape === 'conquerAndHold') {
    const core = holdPlaces.core.some(([a, b]) => a === i && b === j)
    return core ? SlotTakes.core : SlotTakes.countryside
  }
  return shapes[shape].coast(i, j) ? SlotTakes.countryside : SlotTakes.any
}

const key = (q: number, r: number): number => (q + 100) * 1000 + r + 100

function makeLattice(shape: MapShape): Lattice {
  const slots = makeSlots(shape)
  const slotAt = new Map(slots.map(([i, j], slot) => [key(i, j), slot]))
  const q = slots.flatMap(([i, j]) => placeOffsets.map(([dq]) => 3 * i + j + dq))
  const r = slots.flatMap(([i, j]) => placeOffsets.map(([, dr]) => -2 * i - 3 * j + dr))
  const hexAt = new Map(q.map((_, hex) => [key(q[hex], r[hex]), hex]))
  const found = (map: ReadonlyMap<number, number>, a: number, b: number): number[] => {
    const there = map.get(key(a, b))
    return there === undefined ? [] : [there]
  }
  const neighbours = q.map((_, hex) =>
    HEX_STEPS.flatMap(([dq, dr]) => found(hexAt, q[hex] + dq, r[hex] + dr)),
  )
  const twoAway = neighbours.map((near, hex) => [
    ...new Set(near.flatMap((next) => neighbours[next]).filter((far) => far !== hex && !near.includes(far))),
  ])
  const slotsOf = (hex: Hex, around: readonly Hex[]): Slot[] => [
    ...new Set(around.map(slotOf).filter((slot) => slot !== slotOf(hex))),
  ]
  return {
    shape,
    slots,
    slotNeighbours: slots.map(([i, j]) => tileSteps.flatMap(([di, dj]) => found(slotAt, i + di, j + dj))),
    takes: slots.map((at) => takesOf(shape, at)),
    q,
    r,
    neighbours,
    twoAway,
    slotsNear: neighbours.map((near, hex) => slotsOf(hex, near)),
    slotsTwoAway: neighbours.map((near, hex) => slotsOf(hex, [...near, ...twoAway[hex]])),
    start: slotAt.get(key(0, 0)) ?? 0,
    first: shapes[shape].first.map(([i, j]) => slotAt.get(key(i, j)) ?? 0),
  }
}

const lattices = Object.fromEntries(
  Object.keys(shapes).map((shape) => [shape, makeLattice(shape as MapShape)]),
) as Readonly<Record<MapShape, Lattice>>

export function latticeOf(shape: MapShape): Lattice {
  return lattices[shape]
}

/** The hex with these axial coordinates, NONE if no tile can lie there. */
export function hexAt(lattice: Lattice, q: number, r: number): Hex {
  for (let hex = 0; hex < lattice.q.length; hex++) {
    if (lattice.q[hex] === q && lattice.r[hex] === r) return hex
  }
  return NONE
}

/** The part of the state that says which tile lies where, and how it is turned where tiles are (MK-VAR-10). */
interface Laid {
  readonly tileAt: readonly number[]
  readonly turned?: readonly number[] | undefined
}

/** What is printed on a hex: the place in the tables of tiles; NONE where no tile lies. */
function printedAt({ tileAt, turned }: Laid, hex: Hex): number {
  const slot = slotOf(hex)
  const tile = tileAt[slot]
  if (tile < 0) return NONE
  const place = placeOf(hex)
  if (turned === undefined || turned.length === 0 || turned[slot] === 0 || place === 0)
    return tile * PLACES + place
  const printed = 1 + ((place - 1 + AROUND - (turned[slot] & TURNS)) % AROUND)
  // MK-VAR-51: what is printed under the second city does not count.
  return tile * PLACES + ((turned[slot] & MEGAPOLIS) !== 0 && printed === RIGHT ? 0 : printed)
}

/** The bits of `turned`. */
const TURNS = 7
export const MEGAPOLIS = 8
/** The place to the right of the middle. */
const RIGHT = tilePlaces.indexOf('E')

/** The space of a slot's tile that is to the right of its middle, as the tile is turned (MK-VAR-11). */
export function rightOf({ turned }: Laid, slot: Slot): Hex {
  const turn = (turned?.[slot] ?? 0) & TURNS
  return hexIn(slot, 1 + ((RIGHT - 1 + turn) % AROUND))
}

/** The places around the middle of a tile, clockwise: it may be turned by so many steps. */
export const AROUND = PLACES - 1

export function isRevealed(s: Laid, hex: Hex): boolean {
  return s.tileAt[slotOf(hex)] >= 0
}

/** Spaces from one hex to each other over what is revealed; Infinity where no way leads. */
export function spacesFrom(s: Laid, from: Hex, neighbours: readonly (readonly Hex[])[]): number[] {
  const spaces = new Array<number>(neighbours.length).fill(Infinity)
  const queue: Hex[] = [from]
  spaces[from] = 0
  for (let head = 0; head < queue.length; head++) {
    const hex = queue[head]
    for (const next of neighbours[hex]) {
      if (spaces[next] !== Infinity || !isRevealed(s, next)) continue
      spaces[next] = spaces[hex] + 1
      queue.push(next)
    }
  }
  return spaces
}

/** The terrain printed there, NONE where no tile lies. */
export function terrainAt(s: Laid, hex: Hex): TerrainNo {
  const printed = printedAt(s, hex)
  return printed < 0 ? NONE : TILE_TERRAIN[printed]
}

/** The site printed there, whatever has become of it. */
export function siteAt(s: Laid, hex: Hex): SiteNo {
  const printed = printedAt(s, hex)
  return printed < 0 ? NONE : TILE_SITE[printed]
}

/** The colour of a mine or a city. */
export function colourAt(s: Laid, hex: Hex): ColourNo {
  const printed = printedAt(s, hex)
  return printed < 0 ? NONE : TILE_COLOUR[printed]
}
