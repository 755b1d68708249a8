import { BackOf, Hero, NONE, tokenColours } from '../../src/content/ids.ts'
import type { HeroId } from '../../src/content/types.ts'
import {
  SkillState,
  heroOfSkill,
  K,
  skillNo,
  skillsOf,
  skillTokens,
} from '../../src/state/pools/skill-tokens.ts'
import type { State } from '../../src/state/schema/state.ts'
import {
  deeds,
  face,
  isAdvanced,
  isArtifact,
  isSpell,
  isWound,
  Z,
  type Card,
} from '../../src/state/pools/deed-cards.ts'
import { isCore, L, tileNo, tilePool, tileRow } from '../../src/state/pools/tiles.ts'
import { backOf, slotsOf, T, tokens } from '../../src/state/pools/tokens.ts'
import { isElite, U, unitCards, unitRow } from '../../src/state/pools/unit-cards.ts'
import type { MatchTables } from '../../src/state/match.ts'
import { hexNamed, nameOfToken } from './names.ts'
import type { SceneSpec, TokenScene, UnitScene } from './spec.ts'

/** Lays the things of a scene; what it does not mention stays in the box. */

/** The items of a pool that are not laid yet. */
class Box {
  private readonly left: Set<number>
  private readonly nameOf: (item: number) => string

  constructor(items: readonly number[], nameOf: (item: number) => string) {
    this.left = new Set(items)
    this.nameOf = nameOf
  }

  /** The first item of that name, those that `first` accepts before others. */
  take(name: string, first: (item: number) => boolean = () => true): number {
    const named = [...this.left].filter((item) => this.nameOf(item) === name)
    const item = named.find(first) ?? named[0]
    if (item === undefined) throw new Error(`there is no “${name}” left`)
    this.left.delete(item)
    return item
  }

  /** All that is left of these, in order. */
  rest(of: (item: number) => boolean): number[] {
    const items = [...this.left].filter(of)
    for (const item of items) this.left.delete(item)
    return items
  }
}

function sorted(
  zones: number[][],
  pool: { readonly zones: readonly { readonly kind: string; readonly id: number }[] },
): number[][] {
  for (const zone of pool.zones) if (zone.kind === 'set') zones[zone.id].sort((a, b) => a - b)
  return zones
}

const isOf = (hero: HeroId) => (card: Card) => face(card).hero === Hero[hero]

/** Heroes in the order of the seats, unless the scene says otherwise. */
export function heroesOf(spec: SceneSpec, seats: number): HeroId[] {
  const ids: readonly HeroId[] = ['arythea', 'goldyx', 'norowas', 'tovak']
  const named = Array.from({ length: seats }, (_, seat) => spec.players?.[seat]?.hero)
  const free = ids.filter((id) => !named.includes(id))
  return named.map((id) => id ?? free.shift() ?? 'arythea')
}

export function layDeeds(s: State, spec: SceneSpec, heroes: readonly HeroId[], tables: MatchTables): void {
  const box = new Box(tables.box.cards, (card) => face(card).id)
  const zones = deeds.empty()
  const put = (zone: number, names: readonly string[] | undefined, hero?: HeroId): void => {
    for (const name of names ?? [])
      zones[zone].push(box.take(name, hero === undefined ? undefined : isOf(hero)))
  }
  const top = (zone: number, names: readonly string[] | undefined, rest: (card: Card) => boolean): void => {
    const first = (names ?? []).map((name) => box.take(name))
    zones[zone].push(...box.rest(rest), ...first.toReversed())
  }
  heroes.forEach((hero, seat) => {
    const given = spec.players?.[seat] ?? {}
    put(Z.hand + seat, given.hand, hero)
    put(Z.play + seat, given.play, hero)
    put(Z.discard + seat, given.discard, hero)
    for (const name of given.aside ?? []) {
      const card = box.take(name, isOf(hero))
      zones[Z.laid].push(card)
      s.aside.push(card, seat)
    }
    put(Z.tucked, given.tucked?.toReversed(), hero)
    put(Z.deck + seat, given.deck?.toReversed(), hero)
    for (const unit of given.units ?? []) {
      if (typeof unit !== 'string' && unit.banner !== undefined) put(Z.laid, [unit.banner])
    }
  })
  heroes.forEach((hero, seat) => {
    if (spec.players?.[seat]?.deck === undefined) zones[Z.deck + seat] = box.rest(isOf(hero))
  })
  if (tables.dummy) {
    put(Z.dummyDeck, spec.dummy?.deck?.toReversed())
    if (spec.dummy?.deck === undefined)
      zones[Z.dummyDeck] = box.rest((card) => face(card).hero === s.dummyHero)
  }
  put(Z.lessons, spec.lessons)
  put(Z.spellOffer, spec.spells)
  put(Z.actionOffer, spec.actions)
  const noCompetition = (card: Card): boolean =>
    tables.together && ['manaMeltdown', 'manaClaim', 'mindRead', 'energyFlow'].includes(face(card).id)
  top(Z.spellDeck, spec.spellDeck, (card) => isSpell(card) && !noCompetition(card))
  top(Z.actionDeck, spec.actionDeck, isAdvanced)
  top(Z.artifactDeck, spec.artifactDeck, isArtifact)
  if (spec.offersShown !== false) {
    if (spec.spells === undefined) zones[Z.spellOffer] = zones[Z.spellDeck].splice(0, 3)
    if (spec.actions === undefined) zones[Z.actionOffer] = zones[Z.actionDeck].splice(0, 3)
  }
  zones[Z.wounds] = box.rest(isWound)
  zones[Z.gone] = box.rest(() => true)
  s.deeds = sorted(zones, deeds)
}

export function layUnits(s: State, spec: SceneSpec, tables: MatchTables): void {
  const box = new Box(tables.box.units, (unit) => unitRow(unit).id)
  const zones = unitCards.empty()
  for (let seat = 0; seat < tables.seats; seat++) {
    for (const given of spec.players?.[seat]?.units ?? []) {
      const one: UnitScene = typeof given === 'string' ? { unit: given } : given
      const unit = box.take(one.unit)
      zones[U.band + seat].push(unit)
      s.unitSpent[unit] = one.spent === true ? 1 : 0
      s.unitWounds[unit] = one.wounds ?? 0
      if (one.loyal === true) s.loyal = unit
      if (one.banner === undefined) continue
      const banner = s.deeds[Z.laid].find((card) => face(card).id === one.banner) ?? NONE
      s.unitBanner[unit] = banner
      if (one.bannerDown === true) s.bannerDown.push(banner)
    }
  }
  for (const name of spec.offer ?? []) zones[U.offer].push(box.take(name))
  zones[U.regular] = box.rest((unit) => !isElite(unit))
  zones[U.elite] = box.rest(isElite)
  s.units = sorted(zones, unitCards)
}

/** Tokens on the map, then the piles; the posts of a space follow the order in which they are named. */
export function layTokens(s: State, spec: SceneSpec, tables: MatchTables): void {
  const box = new Box(tables.box.tokens, nameOfToken)
  const zones = tokens.empty()
  zones[T.posts].length = tables.box.posts
  s.postHex.fill(NONE)
  s.postUp.fill(0)
  for (const [at, given] of Object.entries(spec.tokens ?? {})) {
    const list = Array.isArray(given) ? given : [given]
    for (const one of list as (string | TokenScene)[]) {
      const token = box.take(typeof one === 'string' ? one : one.token)
      const post = slotsOf[backOf(token)].find((slot) => zones[T.posts][slot] === NONE) ?? NONE
      zones[T.posts][post] = token
      s.postHex[post] = hexNamed(s, at)
      s.postUp[post] = typeof one !== 'string' && one.down === true ? 0 : 1
    }
  }
  const tops = Object.entries(spec.piles ?? {}).map(
    ([back, names]) => [back, names.map((name) => box.take(name))] as const,
  )
  tokenColours.forEach((_, colour) => {
    zones[T.green + colour] = box.rest((token) => backOf(token) === colour)
  })
  for (const [back, items] of tops)
    zones[T.green + BackOf[back as keyof typeof BackOf]].push(...items.toReversed())
  s.tokens = zones
}

export function layTiles(s: State, spec: SceneSpec, tables: MatchTables): void {
  const zones = tilePool.empty()
  const box = new Box(tables.box.tiles, (tile) => tileRow(tile).id)
  const { lattice } = tables
  s.tileAt.fill(NONE)
  const start = lattice.shape === 'wedge' ? 'A' : 'B'
  const wedge = { '1,0': '1', '0,1': '2' }
  const open = { '0,1': '1', '1,0': '2', '1,-1': '3' }
  for (const [at, id] of [
    ['0,0', start],
    ...Object.entries(spec.tiles ?? (lattice.shape === 'wedge' ? wedge : open)),
  ]) {
    const slot = lattice.slots.findIndex(([i, j]) => `${i},${j}` === at)
    if (slot < 0) throw new Error(`no tile can lie at ${at}`)
    const tile = box.take(id)
    s.tileAt[slot] = tile
    zones[L.placed].push(tile)
    if (isCore(tile)) s.coreSeen = true
  }
  for (const id of (spec.country ?? []).toReversed()) zones[L.country].push(box.take(id))
  for (const id of (spec.core ?? []).toReversed()) zones[L.core].push(box.take(id))
  zones[L.boxCountry] = box.rest((tile) => tileRow(tile).kind === 'countryside')
  zones[L.boxCore] = box.rest((tile) => tileRow(tile).kind === 'core')
  zones[L.boxCity] = box.rest((tile) => tileRow(tile).kind === 'city')
  zones[L.unused] = box.rest(() => true)
  s.tiles = sorted(zones, tilePool)
  if (tileNo(start) < 0) throw new Error('no start tile')
}

export function laySkills(s: State, spec: SceneSpec, heroes: readonly HeroId[], tables: MatchTables): void {
  const zones = skillTokens.empty()
  const laid = new Set<number>()
  const put = (zone: number, skill: number): void => {
    if (laid.has(skill)) throw new Error(`skill ${skill} lies in two places`)
    zones[zone].push(skill)
    laid.add(skill)
  }
  heroes.forEach((_, seat) => {
    for (const given of spec.players?.[seat]?.skills ?? []) {
      const skill = skillNo(typeof given === 'string' ? given : given.skill)
      put(K.own + seat, skill)
      s.skillState[skill] = typeof given === 'string' ? SkillState.ready : given.state
    }
  })
  for (const id of spec.common ?? []) put(K.common, skillNo(id))
  heroes.forEach((hero, seat) => {
    for (const skill of skillsOf(Hero[hero], tables.together)) if (!laid.has(skill)) put(K.pile + seat, skill)
  })
  for (const skill of tables.box.skills) {
    if (laid.has(skill)) continue
    const dummys =
      heroOfSkill(skill) === s.dummyHero && skillsOf(s.dummyHero, tables.together).includes(skill)
    put(dummys ? K.dummyPile : K.gone, skill)
  }
  s.skills = sorted(zones, skillTokens)
}
