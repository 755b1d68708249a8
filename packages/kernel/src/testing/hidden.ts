import type { Known } from '../knowledge.ts'
import { EMPTY, HIDDEN, type Pool, type Zone, type Zones } from '../pool.ts'
import type { Random } from '../random.ts'
import type { GameTypes } from '../frames.ts'
import type { Scene } from './scene.ts'

/** What is hidden must vary in imagination unless chance alone may have kept it the same this rarely. */
const FALSE_ALARM = 1e-6

interface Place {
  readonly zone: Zone
  readonly slot: number
  /** What really lies there. */
  readonly item: number
}

/** Something that ought to vary: a place, or the whole of an unordered zone. */
interface Hidden {
  readonly name: string
  /** How many samples it takes until a false alarm is rarer than that. */
  readonly samples: number
  read(zones: Zones): string
}

/**
 * A viewer that cannot see what lies somewhere imagines now this, now that. What is known may say more than they should:
 * then a place has one candidate in imagination though, as far as anybody can tell, several would do.
 */
export function checkHiddenVaries<G extends GameTypes>(
  scene: Scene<G>,
  viewer: number,
  random: Random,
): void {
  const { engine, position, effort } = scene
  const view = engine.view(position, viewer)
  const hidden: { readonly key: string; readonly what: Hidden; readonly seen: Set<string> }[] = []
  for (const [pool, key] of engine.codec.pools) {
    const real = (position.state as Record<string, Zones>)[key]
    const seen = (view.state as Record<string, Zones>)[key]
    for (const what of hiddenOf(pool, real, seen, view.books[key])) {
      if (what.samples <= effort.samples) hidden.push({ key, what, seen: new Set() })
    }
  }
  const rounds = hidden.reduce((most, { what }) => Math.max(most, what.samples), 0)
  let still = hidden
  for (let n = 0; n < rounds && still.length > 0; n++) {
    const imagined = engine.imagine(view, random).state as Record<string, Zones>
    for (const { key, what, seen } of still) seen.add(what.read(imagined[key]))
    still = still.filter(({ seen }) => seen.size < 2)
  }
  scene.count('leaks.varies', hidden.length)
  for (const { key, what, seen } of still) {
    scene.fail(
      'leaks.varies',
      `viewer ${viewer} always imagines ${[...seen].join()} in ${key}.${what.name}, where others might be`,
    )
  }
}

function hiddenOf(pool: Pool, real: Zones, seen: Zones, known: Known): Hidden[] {
  const places: Place[] = []
  for (const zone of pool.zones) {
    // A zone that came later may not be there.
    seen[zone.id]?.forEach((item, slot) => {
      if (item === HIDDEN) places.push({ zone, slot, item: real[zone.id][slot] })
    })
  }
  const fits = (item: number, { zone, slot }: Place): boolean =>
    (known.where[item] & (1 << zone.id)) !== 0 &&
    known.place[item] < 0 &&
    (zone.accepts === undefined || zone.accepts(slot, item))
  const together = exchangeable(places, fits)
  const out: Hidden[] = []
  const sets = new Set<Zone>()
  places.forEach((place, at) => {
    if (place.zone.kind === 'set') sets.add(place.zone)
    else out.push(...hiddenPlace(pool, places, at, together, fits))
  })
  for (const zone of sets) out.push(...hiddenSet(pool, places, zone, fits))
  return out
}

/**
 * Which places can pass their items round among themselves, as a number for each: places have the same number if
 * there is a way from one to the other and back, each item going where it fits. Then, and only then, the item of one
 * can lie in the other while all the rest still finds a place.
 */
function exchangeable(places: readonly Place[], fits: (item: number, place: Place) => boolean): number[] {
  const ways = places.map(({ item }) => places.map((to) => fits(item, to)))
  const reached = (start: number, way: (from: number, to: number) => boolean): Set<number> => {
    const found = new Set([start])
    for (const from of found) {
      for (let to = 0; to < places.length; to++) if (way(from, to)) found.add(to)
    }
    return found
  }
  const group = places.map(() => -1)
  for (let i = 0; i < places.length; i++) {
    if (group[i] >= 0) continue
    const back = reached(i, (from, to) => ways[to][from])
    for (const j of reached(i, (from, to) => ways[from][to])) if (back.has(j)) group[j] = i
  }
  return group
}

function hiddenPlace(
  pool: Pool,
  places: readonly Place[],
  at: number,
  group: readonly number[],
  fits: (item: number, place: Place) => boolean,
): Hidden[] {
  const { zone, slot } = places[at]
  const kinds: number[] = []
  places.forEach((other, i) => {
    if (group[i] === group[at] && fits(other.item, places[at])) kinds.push(pool.kindOf(other.item))
  })
  const share = largestShare(kinds)
  if (share === undefined) return []
  const read = (zones: Zones): string => String(pool.kindOf(zones[zone.id][slot]))
  return [{ name: `${zone.name}[${slot}]`, samples: samplesFor(share), read }]
}

/** For an unordered zone: can one of its items change places with a different one elsewhere? */
function hiddenSet(
  pool: Pool,
  places: readonly Place[],
  zone: Zone,
  fits: (item: number, place: Place) => boolean,
): Hidden[] {
  const inside = places.filter((place) => place.zone === zone)
  const outside = places.filter((place) => place.zone !== zone)
  const kinds: number[] = []
  for (const mine of inside) {
    const partners = outside.filter(
      (other) =>
        pool.kindOf(other.item) !== pool.kindOf(mine.item) &&
        fits(mine.item, other) &&
        fits(other.item, mine),
    )
    if (partners.length === 0) continue
    kinds.push(pool.kindOf(mine.item), ...partners.map(({ item }) => pool.kindOf(item)))
    break
  }
  const share = largestShare(kinds)
  if (share === undefined) return []
  const read = (zones: Zones): string =>
    zones[zone.id]
      .filter((item) => item !== EMPTY)
      .map((item) => pool.kindOf(item))
      .toSorted((a, b) => a - b)
      .join(' ')
  const owner = zone.owner < 0 ? '' : `[${zone.owner}]`
  return [{ name: zone.name + owner, samples: samplesFor(share), read }]
}

/** The share of the commonest kind, if there are two. */
function largestShare(kinds: readonly number[]): number | undefined {
  const counts = new Map<number, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts.size < 2 ? undefined : Math.max(...counts.values()) / kinds.length
}

/** Imagination need not draw fairly, so a kind is taken to come up oftener than its share: half of the rest too. */
function samplesFor(share: number): number {
  const stays = (1 + share) / 2
  let samples = 0
  for (let chance = 1; chance > FALSE_ALARM; chance *= stays) samples++
  return samples
}
