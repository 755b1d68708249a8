import { asObject, asArray, damaged, type Json, type Node } from './schema.ts'

/**
 * A pool is a set of physical things (cards, tokens, tiles), numbered from 0, each in exactly one *zone*. Zones say
 * who sees what lies in them:
 *
 * - a `set` has no order (a hand), a `pile` has one (a deck; its top is the end of the list), `slots` are numbered
 *   places of which some may be empty (a player board); each may say which items it accepts;
 * - everybody, the owner, or nobody sees *which* items lie there. How many lie there is always public.
 *
 * What a viewer knows beyond that is kept apart (see knowledge.ts).
 */
export const EMPTY = -1
export const HIDDEN = -2

export type ZoneKind = 'set' | 'pile' | 'slots'
export type Sees = 'all' | 'owner' | 'none'

export interface ZoneSpec {
  readonly kind: ZoneKind
  readonly sees: Sees
  readonly perSeat: boolean
  readonly slots: number
  /**
   * The fewest slots a match may have, where it has those of the sets in its box. A zone without any is neither hashed nor stored: it
   * may have come after matches were.
   */
  readonly fewest: number
  /**
   * Public knowledge of what may lie in a place: a magic space takes magic and blank cards, a deck of spells takes
   * spells. In a set and a pile it is the same for every place.
   */
  readonly accepts?: (slot: number, item: number) => boolean
}

export interface Zone extends ZoneSpec {
  readonly name: string
  readonly id: number
  readonly owner: number
}

export function set(sees: Sees, accepts?: (item: number) => boolean): ZoneSpec {
  return zoneSpec('set', sees, 0, accepts && ((_slot, item) => accepts(item)))
}

export function pile(sees: Sees, accepts?: (item: number) => boolean): ZoneSpec {
  return zoneSpec('pile', sees, 0, accepts && ((_slot, item) => accepts(item)))
}

/** A match whose box has fewer things may have fewer slots, down to `fewest`: its set-up says how many. */
export function slots(count: number, sees: Sees, accepts?: ZoneSpec['accepts'], fewest = count): ZoneSpec {
  return { ...zoneSpec('slots', sees, count, accepts), fewest }
}

function zoneSpec(kind: ZoneKind, sees: Sees, count: number, accepts: ZoneSpec['accepts']): ZoneSpec {
  const spec: ZoneSpec = { kind, sees, perSeat: false, slots: count, fewest: count }
  return accepts === undefined ? spec : { ...spec, accepts }
}

/** A zone for each seat: the handle is the first seat's, and `handle + seat` is that of the others. */
export function each(spec: ZoneSpec): ZoneSpec {
  return { ...spec, perSeat: true }
}

/** What the state holds of a pool: the items of each zone, by the zone's number. */
export type Zones = number[][]

export interface Pool<Z extends string = string> extends Node<Zones> {
  readonly zones: readonly Zone[]
  /** The number of each zone, by name. */
  readonly at: Readonly<Record<Z, number>>
  readonly maxSeats: number
  /** The field of the state that holds it, set when the game is put together. */
  key: string
  /** Items that look alike have one kind; distinct ones may be told apart. */
  readonly kindOf: (item: number) => number
  /** A new set of zones, empty. */
  empty(): Zones
}

const MOST_ZONES = 31

/** One zone, not one for each seat, that may have no place at all. */
export function mayLack({ kind, fewest, perSeat }: ZoneSpec): boolean {
  return kind === 'slots' && fewest === 0 && !perSeat
}

export function pool<Z extends string>(spec: {
  readonly maxSeats: number
  readonly zones: Readonly<Record<Z, ZoneSpec>>
  readonly kindOf?: (item: number) => number
}): Pool<Z> {
  const zones: Zone[] = []
  const at = {} as Record<Z, number>
  const names = Object.keys(spec.zones) as Z[]
  for (const name of names) {
    at[name] = zones.length
    const zone = spec.zones[name]
    const copies = zone.perSeat ? spec.maxSeats : 1
    for (let seat = 0; seat < copies; seat++) {
      zones.push({ ...zone, name, id: zones.length, owner: zone.perSeat ? seat : -1 })
    }
  }
  if (zones.length > MOST_ZONES)
    throw new Error(`a pool has at most ${MOST_ZONES} zones, not ${zones.length}`)

  const decodeZone = (json: Json, zone: Zone, path: string): number[] => {
    const items = asArray(json, path).map((item, i) => {
      if (typeof item !== 'number' || !Number.isInteger(item) || item < EMPTY || item > 0xffff) {
        damaged(`${path}[${i}]`, 'an item')
      }
      return item as number
    })
    if (zone.kind === 'slots' && (items.length > zone.slots || items.length < zone.fewest))
      damaged(path, `${zone.slots} places`)
    return items
  }

  return {
    shape: { kind: 'pool' },
    zones,
    at,
    maxSeats: spec.maxSeats,
    key: '',
    kindOf: spec.kindOf ?? ((item) => item),
    empty: () => zones.map((zone) => new Array<number>(zone.slots).fill(EMPTY)),
    copy: (value) => {
      const out: Zones = []
      for (let i = 0; i < value.length; i++) out.push(value[i].slice())
      return out
    },
    hash: (value, into) => {
      for (let i = 0; i < value.length; i++) {
        if (value[i].length > 0 || !mayLack(zones[i])) into.addInts(value[i])
      }
    },
    encode: (value) => {
      const out: Record<string, Json> = {}
      for (const name of names) {
        const first = at[name]
        if (mayLack(zones[first]) && value[first].length === 0) continue
        out[name] = spec.zones[name].perSeat ? value.slice(first, first + spec.maxSeats) : value[first]
      }
      return out
    },
    decode: (json, path) => {
      const from = asObject(json, path)
      const out: Zones = []
      for (const name of names) {
        const here = `${path}.${name}`
        const first = at[name]
        if (!(name in from) && mayLack(zones[first])) {
          out.push([])
          continue
        }
        if (!(name in from)) damaged(here, 'a zone')
        if (!spec.zones[name].perSeat) out.push(decodeZone(from[name], zones[first], here))
        else {
          const seats = asArray(from[name], here)
          if (seats.length !== spec.maxSeats) damaged(here, `${spec.maxSeats} zones`)
          seats.forEach((items, seat) => out.push(decodeZone(items, zones[first + seat], `${here}[${seat}]`)))
        }
      }
      const seen = new Set<number>()
      for (const items of out) {
        for (const item of items) {
          if (item !== EMPTY && seen.has(item)) damaged(path, `item ${item} in one place only`)
          seen.add(item)
        }
      }
      return out
    },
    // Who sees what depends on what is known too: the position makes a pool's view and imagines it (knowledge.ts).
    view: () => {
      throw new Error('a pool is viewed through what is known of it')
    },
    imagine: () => {
      throw new Error('a pool is imagined through what is known of it')
    },
  }
}

export function isPool(node: unknown): node is Pool {
  return typeof node === 'object' && node !== null && 'zones' in node && 'kindOf' in node
}

/** Is there a place in the zone that accepts the item? */
export function mayLieIn(zone: Zone, item: number): boolean {
  const { accepts } = zone
  if (accepts === undefined) return true
  if (zone.kind !== 'slots') return accepts(0, item)
  for (let slot = 0; slot < zone.slots; slot++) if (accepts(slot, item)) return true
  return false
}

/**
 * Puts an item where it belongs in a zone; sets are kept sorted, so that their order tells nothing. In a pile it
 * comes to lie at `slot`, below what lay there, or on top if that is -1.
 */
export function putInto(items: number[], kind: ZoneKind, item: number, slot: number): void {
  if (kind === 'slots') {
    if (items[slot] !== EMPTY) throw new Error(`place ${slot} is taken`)
    items[slot] = item
  } else if (kind === 'pile') {
    items.push(item)
    if (slot < 0) return
    for (let i = items.length - 1; i > slot; i--) items[i] = items[i - 1]
    items[slot] = item
  } else {
    let i = items.length
    items.push(item)
    while (i > 0 && items[i - 1] > item) {
      items[i] = items[i - 1]
      i--
    }
    items[i] = item
  }
}

/** Takes an item out of a zone and tells which place it had. */
export function takeFrom(items: number[], kind: ZoneKind, item: number): number {
  const slot = kind === 'pile' ? items.lastIndexOf(item) : items.indexOf(item)
  if (slot < 0) throw new Error(`item ${item} is not in that zone`)
  if (kind === 'slots') items[slot] = EMPTY
  else {
    for (let i = slot + 1; i < items.length; i++) items[i - 1] = items[i]
    items.pop()
  }
  return slot
}

export function countIn(items: readonly number[], kind: ZoneKind): number {
  if (kind !== 'slots') return items.length
  let n = 0
  for (let i = 0; i < items.length; i++) if (items[i] !== EMPTY) n++
  return n
}
