import type { Hasher } from './hash.ts'
import { mayLack, countIn, EMPTY, HIDDEN, mayLieIn, type Pool, type Zone, type Zones } from './pool.ts'
import type { Random } from './random.ts'
import { asArray, asObject, damaged, ints, type Json } from './schema.ts'

/**
 * What a viewer knows of where the items of a pool are, beyond what it sees now.
 *
 * `where[item]` is a set of zones (a bit each): the item is in one of them. When a viewer does not see *which* item
 * left a zone, everything it knew to be there is afterwards "here or there". `place[item]` is the position inside
 * an ordered zone, or -1 where the viewer does not know it; a shuffle forgets it.
 */
export interface Known {
  where: number[]
  place: number[]
}

/** What is known of one pool: what each viewer knows. The last viewer is the spectator. */
export type Knowledge = Known[]

export function seesZone(zone: Zone, viewer: number): boolean {
  return zone.sees === 'all' || (zone.sees === 'owner' && zone.owner === viewer)
}

/**
 * At the start everybody has seen what was laid out where, but not the order of piles. Items of sets that are not in the box
 * are nowhere.
 */
export function openKnowledge(pool: Pool, zones: Zones, seats: number): Knowledge {
  let last = -1
  for (const items of zones) for (let i = 0; i < items.length; i++) if (items[i] > last) last = items[i]
  // Filled in order, so that it is read quickly ever after.
  const where: number[] = []
  for (let item = 0; item <= last; item++) where.push(0)
  for (const zone of pool.zones) {
    const items = zones[zone.id]
    for (let i = 0; i < items.length; i++) if (items[i] !== EMPTY) where[items[i]] = 1 << zone.id
  }
  const blank = where.map(() => -1)
  return Array.from({ length: seats + 1 }, () => ({ where: where.slice(), place: blank.slice() }))
}

export function copyKnowledge(knowledge: Knowledge): Knowledge {
  return knowledge.map((known) => ({ where: known.where.slice(), place: known.place.slice() }))
}

export function hashKnowledge(knowledge: Knowledge, into: Hasher): void {
  for (const known of knowledge) {
    into.addInts(known.where)
    into.addInts(known.place)
  }
}

export function encodeKnown(known: Known): Json {
  const place: [number, number][] = []
  known.place.forEach((slot, item) => {
    if (slot >= 0) place.push([item, slot])
  })
  return { where: known.where, place }
}

const whereNode = ints()

export function decodeKnown(json: Json, path: string): Known {
  const from = asObject(json, path)
  const where = whereNode.decode(from['where'] ?? null, `${path}.where`)
  const place = where.map(() => -1)
  for (const pair of asArray(from['place'] ?? null, `${path}.place`)) {
    const [item, slot] = asArray(pair, `${path}.place`)
    if (typeof item !== 'number' || typeof slot !== 'number' || place[item] !== -1) {
      damaged(`${path}.place`, 'an item and its place')
    }
    place[item as number] = slot as number
  }
  return { where, place }
}

/** Does this viewer know exactly that the item lies at this place? */
export function knows(zone: Zone, viewer: number, known: Known, item: number, slot: number): boolean {
  if (seesZone(zone, viewer)) return true
  if (known.where[item] !== 1 << zone.id) return false
  return zone.kind === 'set' || known.place[item] === slot
}

/**
 * Writes down that one item went from one zone to another, for every viewer. Tells whether somebody learned what
 * `actor` did not know.
 */
export function noteMove(
  knowledge: Knowledge,
  move: {
    item: number
    from: Zone
    fromSlot: number
    to: Zone
    toSlot: number
    open: boolean
    leftEmpty: boolean
  },
  actor: number,
): boolean {
  const { item, from, to } = move
  const fromBit = 1 << from.id
  const toBit = 1 << to.id
  const actorKnew = actor >= 0 && knows(from, actor, knowledge[actor], item, move.fromSlot)
  let taught = false
  for (let viewer = 0; viewer < knowledge.length; viewer++) {
    const known = knowledge[viewer]
    const knew = knows(from, viewer, known, item, move.fromSlot)
    const follows =
      move.open || seesZone(from, viewer) || seesZone(to, viewer) || (from.kind !== 'set' && knew)
    // The gap closes first: in its own pile an item comes to lie above or under all others.
    if (from.kind === 'pile') shift(known, fromBit, move.fromSlot + 1, -1)
    if (to.kind === 'pile') shift(known, toBit, move.toSlot, 1)
    if (follows) {
      if (!knew && !actorKnew) taught = true
      known.where[item] = toBit
      known.place[item] = to.kind === 'set' ? -1 : move.toSlot
      if (move.leftEmpty) forget(known, fromBit, 0)
    } else {
      couldBeThis(known, move)
      if (move.leftEmpty) forget(known, fromBit, toBit)
    }
  }
  return taught
}

/** Everything that may have been the item that left is now perhaps where it went. */
function couldBeThis(known: Known, move: { from: Zone; fromSlot: number; to: Zone; toSlot: number }): void {
  const { from, to } = move
  const fromBit = 1 << from.id
  const toBit = 1 << to.id
  for (let item = 0; item < known.where.length; item++) {
    if ((known.where[item] & fromBit) === 0) continue
    if (from.kind !== 'set' && known.place[item] >= 0) continue
    if (from.accepts !== undefined && !from.accepts(move.fromSlot, item)) continue
    if (to.accepts !== undefined && !to.accepts(move.toSlot, item)) continue
    known.where[item] |= toBit
  }
}

/** Nothing is in the zone any more: what was perhaps there is elsewhere, or where it all went. */
function forget(known: Known, emptied: number, into: number): void {
  for (let item = 0; item < known.where.length; item++) {
    const mask = known.where[item]
    if ((mask & emptied) === 0) continue
    known.where[item] = mask & ~emptied || into
  }
}

/** What is known to lie at a place of this pile, or above it, moves up or down by one. */
function shift(known: Known, pileBit: number, lowest: number, by: 1 | -1): void {
  for (let item = 0; item < known.where.length; item++) {
    if (known.where[item] === pileBit && known.place[item] >= lowest) known.place[item] += by
  }
}

/** A shuffle: nobody knows any place in this zone any more. */
export function noteShuffle(knowledge: Knowledge, zone: Zone): void {
  const bit = 1 << zone.id
  for (const known of knowledge) {
    for (let item = 0; item < known.where.length; item++) {
      if (known.where[item] === bit) known.place[item] = -1
    }
  }
}

/**
 * Whole contents change zones at once: those of `from[i]` go to `to[i]`. Who knew that an item is in one of them
 * knows it still, under the new name. Tells whether somebody learned what `actor` did not know.
 */
export function noteTransfer(
  knowledge: Knowledge,
  from: readonly Zone[],
  to: readonly Zone[],
  zones: Zones,
  actor: number,
): boolean {
  let taught = false
  const held = actor >= 0 ? knowledge[actor].where.slice() : []
  for (let viewer = 0; viewer < knowledge.length; viewer++) {
    const { where, place } = knowledge[viewer]
    for (let item = 0; item < where.length; item++) {
      const mask = where[item]
      let next = mask
      for (const zone of from) next &= ~(1 << zone.id)
      for (let i = 0; i < from.length; i++) {
        if ((mask & (1 << from[i].id)) !== 0 && mayLieIn(from[i], item) && mayLieIn(to[i], item))
          next |= 1 << to[i].id
      }
      if (next !== mask) place[item] = -1
      where[item] = next
    }
    for (const zone of to) {
      if (!seesZone(zone, viewer)) continue
      const bit = 1 << zone.id
      // What is seen to be there is there, and nothing else is.
      for (let item = 0; item < where.length; item++) if (where[item] !== bit) where[item] &= ~bit
      for (const item of zones[zone.id]) {
        if (item === EMPTY || where[item] === bit) continue
        where[item] = bit
        if (actor < 0 || !isOneZone(held[item])) taught = true
      }
    }
  }
  return taught
}

function isOneZone(mask: number): boolean {
  return (mask & (mask - 1)) === 0
}

/** Shows an item where it lies. Tells whether somebody learned what `actor` did not know. */
export function noteShow(
  knowledge: Knowledge,
  zone: Zone,
  item: number,
  slot: number,
  viewers: readonly number[],
  actor: number,
): boolean {
  const actorKnew = actor >= 0 && knows(zone, actor, knowledge[actor], item, slot)
  let taught = false
  for (const viewer of viewers) {
    const known = knowledge[viewer]
    if (knows(zone, viewer, known, item, slot)) continue
    if (!actorKnew) taught = true
    known.where[item] = 1 << zone.id
    known.place[item] = zone.kind === 'set' ? -1 : slot
  }
  return taught
}

/** What a viewer sees of the zones: items by number, HIDDEN for what lies there unseen. */
export function viewZones(pool: Pool, zones: Zones, known: Known, viewer: number): Zones {
  const out: Zones = []
  for (const zone of pool.zones) {
    const items = zones[zone.id]
    if (seesZone(zone, viewer)) {
      out.push(items.slice())
      continue
    }
    const bit = 1 << zone.id
    const seen: number[] = []
    for (let slot = 0; slot < items.length; slot++) {
      const item = items[slot]
      const shown =
        item !== EMPTY && zone.kind !== 'set' && known.where[item] === bit && known.place[item] === slot
      seen.push(item === EMPTY ? EMPTY : shown ? item : HIDDEN)
    }
    out.push(seen)
  }
  // A zone that came later is the last one; where a match has no such zone nobody sees one.
  while (mayLack(pool.zones[out.length - 1]) && out[out.length - 1].length === 0) out.pop()
  return out
}

interface Place {
  readonly zone: Zone
  readonly slot: number
}

/**
 * Fills what a viewer cannot see with items that may be there: a random perfect matching of the unseen items and
 * the hidden places, mixed by random exchanges.
 */
export function imagineZones(pool: Pool, seen: Zones, known: Known, random: Random): Zones {
  const zones = pool.copy(seen)
  while (zones.length < pool.zones.length) zones.push([])
  const places: Place[] = []
  const shown = new Set<number>()
  for (const zone of pool.zones) {
    zones[zone.id].forEach((item, slot) => {
      if (item === HIDDEN) places.push({ zone, slot })
      else if (item !== EMPTY) shown.add(item)
    })
  }
  const items: number[] = []
  for (let item = 0; item < known.where.length; item++) {
    if (known.where[item] !== 0 && !shown.has(item)) items.push(item)
  }
  random.shuffle(places)
  random.shuffle(items)
  const fits = (item: number, { zone, slot }: Place): boolean =>
    (known.where[item] & (1 << zone.id)) !== 0 &&
    known.place[item] < 0 &&
    (zone.accepts === undefined || zone.accepts(slot, item))
  const chosen = match(items, places, fits)
  exchange(chosen, items, places, fits, random)
  chosen.forEach((item, i) => (zones[places[i].zone.id][places[i].slot] = items[item]))
  for (const zone of pool.zones) if (zone.kind === 'set') zones[zone.id].sort((a, b) => a - b)
  return zones
}

/** For each place the index of its item, by augmenting paths. */
function match(
  items: readonly number[],
  places: readonly Place[],
  fits: (item: number, place: Place) => boolean,
): number[] {
  const placeOf = new Array<number>(items.length).fill(-1)
  const itemAt = new Array<number>(places.length).fill(-1)
  // Places that few items fit (slots that say what they accept) are filled first.
  const picky = places
    .map((_, i) => i)
    .toSorted(
      (a, b) => Number(places[a].zone.accepts === undefined) - Number(places[b].zone.accepts === undefined),
    )
  // In the order of the items, which were shuffled.
  const free = items.map((_, i) => i)
  for (const start of picky) {
    if (takeFree(start)) continue
    if (!augment(start, new Uint8Array(items.length)))
      throw new Error(`nothing can lie in ${places[start].zone.name}`)
  }
  return itemAt

  function takeFree(place: number): boolean {
    const at = free.findIndex((i) => fits(items[i], places[place]))
    if (at < 0) return false
    const [item] = free.splice(at, 1)
    placeOf[item] = place
    itemAt[place] = item
    return true
  }

  /** Some item that lies elsewhere makes room. */
  function augment(place: number, tried: Uint8Array): boolean {
    for (let i = 0; i < items.length; i++) {
      if (placeOf[i] < 0 || tried[i] === 1 || !fits(items[i], places[place])) continue
      tried[i] = 1
      if (takeFree(placeOf[i]) || augment(placeOf[i], tried)) {
        placeOf[i] = place
        itemAt[place] = i
        return true
      }
    }
    return false
  }
}

function exchange(
  itemAt: number[],
  items: readonly number[],
  places: readonly Place[],
  fits: (item: number, place: Place) => boolean,
  random: Random,
): void {
  if (places.length < 2) return
  for (let n = places.length * 4; n > 0; n--) {
    const a = random.below(places.length)
    const b = random.below(places.length)
    if (!fits(items[itemAt[a]], places[b]) || !fits(items[itemAt[b]], places[a])) continue
    const held = itemAt[a]
    itemAt[a] = itemAt[b]
    itemAt[b] = held
  }
}

/** Books that are true of these zones, for viewers whose real knowledge one does not know. */
export function plausibleKnowledge(
  pool: Pool,
  zones: Zones,
  viewer: number,
  known: Known,
  seats: number,
): Knowledge {
  const knowledge = openKnowledge(pool, zones, seats)
  for (let other = 0; other <= seats; other++) {
    if (other === viewer) knowledge[other] = { where: known.where.slice(), place: known.place.slice() }
    else mixUp(pool, zones, other, knowledge[other])
  }
  return knowledge
}

/** What is hidden from a viewer may, for all it knows, be in any zone hidden from it that accepts it. */
function mixUp(pool: Pool, zones: Zones, viewer: number, known: Known): void {
  const picky: Zone[] = []
  let anything = 0
  for (const zone of pool.zones) {
    if (seesZone(zone, viewer) || countIn(zones[zone.id], zone.kind) === 0) continue
    if (zone.accepts === undefined) anything |= 1 << zone.id
    else picky.push(zone)
  }
  for (const zone of pool.zones) {
    if (seesZone(zone, viewer)) continue
    for (const item of zones[zone.id]) {
      if (item === EMPTY) continue
      known.where[item] |= anything
      for (const other of picky) if (mayLieIn(other, item)) known.where[item] |= 1 << other.id
    }
  }
}
