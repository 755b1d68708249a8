import { Engine, seedFrom } from '@longtable/kernel'
import type { Blocked, Choice, Frame } from '@longtable/kernel'
import { ArrangedPosition } from '@longtable/kernel/testing'
import {
  areaIds,
  armySpaceIds,
  darkTribeIds,
  lightTribeIds,
  magicIds,
  magicSpaceIds,
  regionIds,
} from '../../src/content/ids.ts'
import type { AreaId, DarkTribeId, LightTribeId, MagicId, Realm, RegionId } from '../../src/content/types.ts'
import { immortals } from '../../src/game.ts'
import {
  blankCard,
  cards,
  conflictCard,
  magicCard,
  regionCard,
  SPACES,
  wildCard,
  Z,
  type Card,
  type Space,
} from '../../src/state/cards.ts'
import { CAPITAL, COLOURS, INHABITANTS, SHRINE } from '../../src/state/codes.ts'
import type { Immortals, State } from '../../src/state/schema.ts'
import { NOBODY, siteIn, type RegionNo, type Seat, type Site } from '../../src/state/sites.ts'

/** A position written in a few lines, to play a scene of the rulebook. */

export type SiteName = `${RegionId} ${Realm}`
export type SpaceName = (typeof armySpaceIds)[number] | (typeof magicSpaceIds)[number]
export type CardName =
  | RegionId
  | `conflict ${RegionId} ${Realm}`
  | `wild ${AreaId} ${Realm}`
  | `magic ${MagicId}`
  | 'blank'
  | 'blank 2'
  | 'blank 3'
  | 'blank 4'

export interface PlayerScene {
  readonly light?: LightTribeId
  readonly dark?: DarkTribeId
  readonly gold?: number
  readonly energy?: number
  readonly points?: number
  /** Light and dark. */
  readonly limbo?: readonly [number, number]
  readonly groups?: readonly number[]
  readonly passed?: boolean
  /** Conflict cards in hand; region cards follow from `holders`, magic and blank cards are always there. */
  readonly hand?: readonly CardName[]
  /** Cards planned on the board. */
  readonly board?: Partial<Record<SpaceName, CardName>>
  /** Cards of the draft hand. */
  readonly draft?: readonly CardName[]
}

export interface SceneSpec {
  readonly seats?: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly seed?: string
  readonly round?: number
  readonly first?: Seat
  readonly marker?: Seat
  readonly players?: readonly PlayerScene[]
  /** Who stands where with how many armies. */
  readonly armies?: Partial<Record<SiteName, readonly [Seat, number]>>
  readonly portals?: readonly SiteName[]
  readonly shrines?: readonly SiteName[]
  readonly capitals?: readonly SiteName[]
  /** Who holds which region card; the others lie in the stack. */
  readonly holders?: Partial<Record<RegionId, Seat>>
  /** Cubes by colour: one number for each seat (missing ones are 0), `inhabitants` apart. */
  readonly tray?: { readonly armies?: readonly number[]; readonly inhabitants?: number }
  readonly tower?: { readonly armies?: readonly number[]; readonly inhabitants?: number }
  readonly discard?: readonly CardName[]
  /** The conflict deck from top to bottom; all other conflict cards follow below in any order. 'empty' has none: they go to the last seat's hand. */
  readonly deck?: readonly CardName[] | 'empty'
  readonly portalsLeft?: number
  readonly tilesLeft?: number
  readonly draftRealm?: readonly number[]
  /** The frames, bottom first. By default the performance phase, with seat 0 to act. */
  readonly stack?: readonly (Frame & Record<string, unknown>)[]
}

export function site(name: SiteName): Site {
  const [region, realm] = name.split(' ')
  return siteIn(regionIds.indexOf(region as RegionId), realm === 'light' ? 0 : 1)
}

export function region(id: RegionId): RegionNo {
  return regionIds.indexOf(id)
}

export function space(id: SpaceName): Space {
  const army = (armySpaceIds as readonly string[]).indexOf(id)
  return army >= 0 ? army : armySpaceIds.length + (magicSpaceIds as readonly string[]).indexOf(id)
}

export function card(name: CardName, seat: Seat): Card {
  const [kind, what, realm] = name.split(' ')
  const realmNo = realm === 'dark' ? 1 : 0
  switch (kind) {
    case 'conflict':
      return conflictCard(regionIds.indexOf(what as RegionId), realmNo)
    case 'wild':
      return wildCard(areaIds.indexOf(what as AreaId), realmNo)
    case 'magic':
      return magicCard(seat, magicIds.indexOf(what as MagicId))
    case 'blank':
      return blankCard(seat, what === undefined ? 0 : Number(what) - 1)
    default:
      return regionCard(regionIds.indexOf(name as RegionId))
  }
}

/** The performance phase of a round, with this seat to act. */
export function performing(turn: Seat): (Frame & Record<string, unknown>)[] {
  return [
    { step: 'rounds', phase: 4 },
    { step: 'perform', turn },
  ]
}

export function scene(spec: SceneSpec = {}): Scene {
  const seats = spec.seats ?? 3
  const engine = new Engine(immortals, seats, spec.options ?? {})
  const position = engine.start(seedFrom(spec.seed ?? 'scene'))
  const s = position.state
  fillState(s, spec, seats)
  layCards(s, spec, seats)
  boxTheRest(s, engine)
  position.stack = (spec.stack ?? performing(0)).map((frame) => ({ ...frame }))
  return new Scene(engine, position, engine.resume(position))
}

function fillState(s: State, spec: SceneSpec, seats: number): void {
  s.round = spec.round ?? 1
  s.first = spec.first ?? 0
  s.marker = spec.marker ?? s.first
  s.owner.fill(NOBODY)
  s.armies.fill(0)
  for (const [name, [seat, armies]] of Object.entries(spec.armies ?? {}) as [SiteName, [Seat, number]][]) {
    s.owner[site(name)] = seat
    s.armies[site(name)] = armies
  }
  for (const name of spec.portals ?? []) s.portal[site(name)] = 1
  for (const name of spec.shrines ?? []) s.building[site(name)] = SHRINE
  for (const name of spec.capitals ?? []) s.building[site(name)] = CAPITAL
  s.portals = spec.portalsLeft ?? 26 - (spec.portals ?? []).length
  s.tiles = spec.tilesLeft ?? 50 - (spec.shrines ?? []).length - (spec.capitals ?? []).length
  for (const [id, seat] of Object.entries(spec.holders ?? {}))
    s.holder[regionIds.indexOf(id as RegionId)] = seat
  s.tray = cubes(spec.tray)
  s.tower = cubes(spec.tower)
  s.inhabitants = 20 - s.tray[INHABITANTS] - s.tower[INHABITANTS]
  s.draftRealm = (spec.draftRealm ?? Array.from({ length: seats }, () => 0)).slice()
  s.players.forEach((player, seat) => {
    const given = spec.players?.[seat] ?? {}
    player.light = lightTribeIds.indexOf(given.light ?? lightTribeIds[seat])
    player.dark = darkTribeIds.indexOf(given.dark ?? darkTribeIds[seat])
    player.gold = given.gold ?? 0
    player.energy = given.energy ?? 0
    player.points = given.points ?? 0
    player.sources = [0, 0, 0, given.points ?? 0, 0, 0, 0]
    player.limbo = [...(given.limbo ?? [0, 0])]
    player.groups = [...(given.groups ?? [])]
    player.passed = given.passed ?? false
    player.supply = 0
  })
}

function cubes(given: SceneSpec['tray']): number[] {
  const out = Array.from({ length: COLOURS }, (_, colour) => given?.armies?.[colour] ?? 0)
  out[INHABITANTS] = given?.inhabitants ?? 0
  return out
}

function layCards(s: State, spec: SceneSpec, seats: number): void {
  const zones = cards.empty()
  const placed = new Set<Card>()
  const put = (zone: number, one: Card): void => {
    zones[zone].push(one)
    placed.add(one)
  }
  for (let seat = 0; seat < seats; seat++) {
    const given = spec.players?.[seat] ?? {}
    for (const [name, one] of Object.entries(given.board ?? {}) as [SpaceName, CardName][]) {
      zones[Z.board + seat][space(name)] = card(one, seat)
      placed.add(card(one, seat))
    }
    for (const one of given.draft ?? []) put(Z.draft + seat, card(one, seat))
    for (const one of given.hand ?? []) put(Z.hand + seat, card(one, seat))
  }
  for (const one of spec.discard ?? []) put(Z.discard, card(one, 0))
  const top = spec.deck === 'empty' ? [] : (spec.deck ?? []).map((one) => card(one, 0))
  for (const one of top) placed.add(one)
  const all = Array.from({ length: 85 + seats * 8 }, (_, one) => one)
  for (const one of all) {
    if (placed.has(one)) continue
    if (one < 25) put(s.holder[one] === NOBODY ? Z.stack : Z.hand + s.holder[one], one)
    else if (one >= 85) put(Z.hand + Math.floor((one - 85) / 8), one)
    else put(spec.deck === 'empty' ? Z.hand + seats - 1 : Z.deck, one)
  }
  zones[Z.deck].push(...top.toReversed())
  for (const zone of cards.zones) if (zone.kind === 'set') zones[zone.id].sort((a, b) => a - b)
  s.cards = zones
  if (zones.some((zone) => zone.length > SPACES * 20)) throw new Error('a zone is too full')
}

/** The cubes that the scene does not mention are in the box. */
function boxTheRest(s: State, engine: Engine<Immortals>): void {
  const { armies } = engine.tables.edition.setup
  s.players.forEach((player, seat) => {
    const onBoard = s.armies.reduce((sum, n, at) => (s.owner[at] === seat ? sum + n : sum), 0)
    const used = onBoard + player.limbo[0] + player.limbo[1] + s.tray[seat] + s.tower[seat]
    player.boxed = armies - used - player.groups.reduce((sum, n) => sum + n, 0)
  })
}

export class Scene extends ArrangedPosition<Immortals> {
  offers(choice: Choice, seat: Seat = this.awaited[0]): boolean {
    return this.has(choice, seat)
  }

  /** The rule that blocks a choice, or undefined if none does. */
  why(choice: Choice, seat: Seat = this.awaited[0]): string | undefined {
    return this.whyNot(choice, seat)?.rule
  }

  numbers(choice: Choice, seat: Seat = this.awaited[0]): Blocked['numbers'] | undefined {
    return this.whyNot(choice, seat)?.numbers
  }

  /** Reveals the card on a space of the seat's board. */
  reveal(name: SpaceName): this {
    return this.choose({ do: 'reveal', space: space(name) })
  }

  at(name: SiteName): { owner: Seat; armies: number } {
    return { owner: this.state.owner[site(name)], armies: this.state.armies[site(name)] }
  }

  hand(seat: Seat): Card[] {
    return this.state.cards[Z.hand + seat]
  }

  holds(seat: Seat, name: CardName): boolean {
    return this.hand(seat).includes(card(name, seat))
  }
}
