import {
  noteMove,
  noteShow,
  noteShuffle,
  noteTransfer,
  countIn,
  EMPTY,
  HIDDEN,
  openKnowledge,
  putInto,
  seesZone,
  takeFrom,
  viewZones,
  type Knowledge,
  type Known,
  type Pool,
  type Zones,
} from '../src/index.ts'

/** One way in which things may lie, as text. */
export const keyOf = (zones: Zones): string => JSON.stringify(zones)

/**
 * A table at which the truth, the books and — by keeping every world that each viewer cannot rule out — exact
 * knowledge are kept side by side. Exact knowledge grows far too fast for real games; the books are to approximate it
 * from the safe side.
 */
export class Tabletop {
  readonly pool: Pool
  readonly viewers: number
  zones: Zones
  knowledge: Knowledge
  /** Every world that a viewer cannot rule out, by viewer. */
  private possible: Map<string, Zones>[]

  constructor(pool: Pool, seats: number, zones: Zones) {
    this.pool = pool
    this.viewers = seats + 1
    this.zones = zones
    this.knowledge = openKnowledge(pool, zones, seats)
    // Everybody saw what was laid out; nobody saw the order of piles.
    const laid = pool.zones.reduce<Zones[]>(
      (worlds, zone) =>
        zone.kind === 'pile' && zone.sees !== 'all'
          ? worlds.flatMap((world) => orders(world[zone.id]).map((order) => world.with(zone.id, order)))
          : worlds,
      [zones],
    )
    this.possible = Array.from({ length: this.viewers }, (_, viewer) => this.keep(laid, viewer))
  }

  worlds(viewer: number): Set<string> {
    return new Set(this.possible[viewer].keys())
  }

  /** Does the viewer know for certain what lies there, by everything it has seen? Nobody (-1) knows nothing. */
  isCertain(viewer: number, zone: number, slot: number): boolean {
    if (viewer < 0) return false
    const there = [...this.possible[viewer].values()].map((world) => world[zone][slot])
    return there.every((item) => item === there[0])
  }

  view(viewer: number): Zones {
    return viewZones(this.pool, this.zones, this.knowledge[viewer], viewer)
  }

  /** The worlds among these in which the viewer would see what it sees. */
  private keep(worlds: Iterable<Zones>, viewer: number): Map<string, Zones> {
    const seen = this.pool.zones.filter((zone) => seesZone(zone, viewer))
    const kept = new Map<string, Zones>()
    for (const world of worlds) {
      const looksRight = seen.every(({ id }) => keyOf([world[id]]) === keyOf([this.zones[id]]))
      const countsRight = this.pool.zones.every(
        ({ id, kind }) => countIn(world[id], kind) === countIn(this.zones[id], kind),
      )
      if (looksRight && countsRight) kept.set(keyOf(world), world)
    }
    return kept
  }

  private follow(change: (world: Zones, viewer: number) => Zones[]): void {
    this.possible = this.possible.map((worlds, viewer) =>
      this.keep(
        [...worlds.values()].flatMap((world) => change(world, viewer)),
        viewer,
      ),
    )
  }

  /** Moves an item to a place; in a pile to its top, unless the place is its bottom. */
  move(item: number, from: number, to: number, slot: number, open: boolean, actor: number): boolean {
    const { pool } = this
    const source = pool.zones[from]
    const target = pool.zones[to]
    const moved = (world: Zones, what: number): { zones: Zones; fromSlot: number; toSlot: number } => {
      const zones = pool.copy(world)
      const fromSlot = takeFrom(zones[from], source.kind, what)
      const toSlot =
        target.kind === 'pile' && slot !== 0 ? zones[to].length : target.kind === 'set' ? -1 : slot
      putInto(zones[to], target.kind, what, toSlot)
      return { zones, fromSlot, toSlot }
    }
    const { zones, fromSlot, toSlot } = moved(this.zones, item)
    this.zones = zones
    this.follow((world, viewer) => {
      const sees = open || seesZone(source, viewer) || seesZone(target, viewer)
      const candidates = source.kind === 'set' ? world[from] : [world[from][fromSlot]]
      return candidates
        .filter((what) => what !== EMPTY && (!sees || what === item))
        .filter((what) => target.accepts === undefined || target.accepts(toSlot, what))
        .map((what) => moved(world, what).zones)
    })
    const leftEmpty = countIn(zones[from], source.kind) === 0
    const move = { item, from: source, fromSlot, to: target, toSlot, open, leftEmpty }
    return noteMove(this.knowledge, move, actor)
  }

  rotate(ring: readonly number[], actor: number): boolean {
    const turned = (world: Zones): Zones => {
      const zones = this.pool.copy(world)
      ring.forEach((id, i) => (zones[ring[(i + 1) % ring.length]] = world[id].slice()))
      return zones
    }
    this.zones = turned(this.zones)
    this.follow((world) => [turned(world)])
    const from = ring.map((id) => this.pool.zones[id])
    const to = ring.map((_, i) => this.pool.zones[ring[(i + 1) % ring.length]])
    return noteTransfer(this.knowledge, from, to, this.zones, actor)
  }

  /** All that is in one zone goes to another, in an order that nobody follows. */
  moveAll(from: number, to: number, actor: number): boolean {
    const { pool } = this
    const poured = (world: Zones): Zones => {
      const zones = pool.copy(world)
      const items = zones[from].filter((item) => item !== EMPTY)
      zones[from] = pool.empty()[from]
      for (const item of items) putInto(zones[to], pool.zones[to].kind, item, -1)
      return zones
    }
    const accepted = (world: Zones): boolean =>
      world[from].every((item) => item === EMPTY || pool.zones[to].accepts?.(-1, item) !== false)
    this.zones = poured(this.zones)
    this.follow((world) => (accepted(world) ? [poured(world)] : []))
    return noteTransfer(this.knowledge, [pool.zones[from]], [pool.zones[to]], this.zones, actor)
  }

  /** `order` is how the pile lies afterwards. */
  shuffle(zone: number, order: readonly number[]): void {
    this.zones = this.zones.with(zone, order.slice())
    this.possible = this.possible.map((worlds, viewer) => {
      if (seesZone(this.pool.zones[zone], viewer)) {
        return this.keep(
          [...worlds.values()].map((world) => world.with(zone, order.slice())),
          viewer,
        )
      }
      // However it lay before, it may lie in any order now.
      const contents = new Map<string, Zones>()
      for (const world of worlds.values()) {
        const sorted = world.with(
          zone,
          world[zone].toSorted((a, b) => a - b),
        )
        contents.set(keyOf(sorted), sorted)
      }
      const mixed = [...contents.values()].flatMap((world) =>
        orders(world[zone]).map((each) => world.with(zone, each)),
      )
      return this.keep(mixed, viewer)
    })
    noteShuffle(this.knowledge, this.pool.zones[zone])
  }

  show(zone: number, slot: number, viewers: readonly number[], actor: number): boolean {
    const item = this.zones[zone][slot]
    const { kind } = this.pool.zones[zone]
    this.follow((world, viewer) => {
      if (!viewers.includes(viewer)) return [world]
      const isThere = kind === 'set' ? world[zone].includes(item) : world[zone][slot] === item
      return isThere ? [world] : []
    })
    return noteShow(this.knowledge, this.pool.zones[zone], item, slot, viewers, actor)
  }
}

function orders(items: readonly number[]): number[][] {
  if (items.length < 2) return [items.slice()]
  return items.flatMap((item, i) => orders(items.toSpliced(i, 1)).map((rest) => [item, ...rest]))
}

/** Every world that fits what a viewer sees and what its books say: the list that imagination draws from. */
export function consistent(pool: Pool, seen: Zones, known: Known): Set<string> {
  const places = pool.zones.flatMap((zone) =>
    seen[zone.id].flatMap((item, slot) => (item === HIDDEN ? [{ zone, slot }] : [])),
  )
  const shown = new Set(seen.flat())
  const items = known.where.map((_, item) => item).filter((item) => !shown.has(item))
  const found = new Set<string>()
  const zones = pool.copy(seen)
  const fill = (at: number, left: readonly number[]): void => {
    if (at === places.length) {
      found.add(
        keyOf(
          pool.zones.map(({ id, kind }) =>
            kind === 'set' ? zones[id].toSorted((a, b) => a - b) : zones[id],
          ),
        ),
      )
      return
    }
    const { zone, slot } = places[at]
    for (const item of left) {
      if ((known.where[item] & (1 << zone.id)) === 0 || known.place[item] >= 0) continue
      if (zone.accepts !== undefined && !zone.accepts(slot, item)) continue
      zones[zone.id][slot] = item
      fill(
        at + 1,
        left.filter((other) => other !== item),
      )
    }
    zones[zone.id][slot] = HIDDEN
  }
  fill(0, items)
  return found
}
