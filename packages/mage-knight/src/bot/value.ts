import { BASIC_COLOURS, Site } from '../content/ids.ts'
import { levelFame } from '../content/tracks.ts'
import { lastsOf } from '../effects/lasting.ts'
import { siteAt } from '../map/lattice.ts'
import { cityCount } from '../scenarios/cities.ts'
import { conqueredCities } from '../scenarios/ends.ts'
import { achievements } from '../scoring.ts'
import { rewardKinds, type RewardKind, type Seat, type State, type StateView } from '../state.ts'
import { isAdvanced, isArtifact, isSpell, isWound, Z, type Card } from '../things/deeds.ts'
import { K } from '../things/skill-tokens.ts'
import { L } from '../things/tile-pool.ts'
import { U } from '../things/unit-cards.ts'
import type { World } from '../world.ts'
import { CARDS_A_TURN, timeLeft, turnsLeft } from './pace.ts'
import { prospects } from './prospects.ts'
import type { Sight } from './sight.ts'
import { temperFor, TERMS, type Temper, type Term } from './temper.ts'
import { cardWorth, skillWorth, unitWorth } from './worth.ts'

/** The value of a position for a seat, as a sum of terms that a player would name. */

const AT = Object.fromEntries(TERMS.map((term, i) => [term, i])) as Readonly<Record<Term, number>>

/** A position as somebody looks at it from outside: nothing is offered. */
export function sightOf(s: StateView, world: World, me: Seat): Sight {
  return {
    world,
    s,
    me,
    night: s.night,
    of: lastsOf({ effects: [] }),
    offered: [],
    hurries: true,
    frame: { step: '' },
  }
}

/** The level with how far the next one is. */
function levelOf(fame: number): number {
  let level = 1
  while (level < levelFame.length && fame >= levelFame[level]) level++
  if (level === levelFame.length) return level
  const from = levelFame[level - 1]
  return level + (fame - from) / (levelFame[level] - from)
}

const REWARDS: Readonly<Record<RewardKind, number>> = {
  artifact: 5,
  spell: 4.5,
  action: 3,
  unit: 4,
  dice: 0.7,
  crystals: 1.4,
  dungeon: 4.5,
  boughtArtifact: 5,
}

/** Fills in the terms; `ahead` is what the map promises, where somebody has worked it out already. */
export function measure(s: StateView, world: World, seat: Seat, into: Float64Array, ahead?: number): void {
  const sight = sightOf(s, world, seat)
  const player = s.players[seat]
  const time = timeLeft(s, world, seat)
  const temper = temperFor(world)
  const { late, patience } = temper
  into[AT.fame] = player.fame
  into[AT.level] = levelOf(player.fame) * (late.level + time)
  into[AT.skills] =
    s.skills[K.own + seat].reduce((sum, skill) => sum + skillWorth(sight, skill), 0) * (late.skills + time)
  into[AT.units] = unitsOf(sight, seat, temper) * (late.units + time)
  into[AT.crystals] = crystalsOf(player.crystals) * (late.crystals + time)
  into[AT.reputation] = player.reputation * (late.reputation + time)
  into[AT.achievements] = achievements(s as unknown as State, seat, world).reduce((sum, n) => sum + n, 0)
  into[AT.rewards] = rewardKinds.reduce((sum, kind, i) => sum + player.rewards[i] * REWARDS[kind], 0)
  into[AT.land] = s.tiles[L.placed].length * time
  into[AT.cities] = citiesOf(s, world, time, temper)
  into[AT.cardsLeft] = cardsLeft(s, world, seat)
  into[AT.prospects] = (ahead ?? prospects(sight)) * Math.min(1, patience * time)
  const { worth, wounds } = deedsOf(sight, seat)
  into[AT.deeds] = worth * (late.deeds + time)
  into[AT.wounds] = wounds * (late.wounds + time)
}

function deedsOf(sight: Sight, seat: Seat): { readonly worth: number; readonly wounds: number } {
  const { deeds } = sight.s
  let worth = 0
  let wounds = 0
  const count = (cards: readonly Card[], weight: number): void => {
    for (const card of cards) {
      if (isWound(card)) wounds += weight
      else if (isAdvanced(card) || isSpell(card) || isArtifact(card)) worth += cardWorth(sight, card)
    }
  }
  count(deeds[Z.hand + seat], 1.3)
  count(deeds[Z.deck + seat], 1)
  count(deeds[Z.discard + seat], 0.8)
  count(deeds[Z.play + seat], 0.8)
  return { worth, wounds }
}

function unitsOf(sight: Sight, seat: Seat, { woundedUnit, spentUnit }: Temper): number {
  const { s } = sight
  let sum = 0
  for (const unit of s.units[U.band + seat]) {
    const state = s.unitWounds[unit] > 0 ? woundedUnit : s.unitSpent[unit] > 0 ? spentUnit : 1
    sum += unitWorth(sight, unit) * state
  }
  return sum
}

function crystalsOf(crystals: readonly number[]): number {
  let sum = 0
  for (let colour = 0; colour < BASIC_COLOURS; colour++) sum += crystals[colour]
  return sum
}

/** What the scenario asks for: cities conquered; or one that is found, but not too early. */
function citiesOf(s: StateView, world: World, time: number, temper: Temper): number {
  switch (world.scenario.end) {
    case 'cityRevealed':
      if (s.cities.length > 0) return 10 - 40 * time
      return -4 * tilesToCity(s) * (1 - time) * (1 - time)
    case 'citiesConquered':
      return siegeOf(s, world, temper)
    default:
      return 0
  }
}

/** Defenders of a city that nobody has seen yet. */
const UNSEEN = 3.5

function siegeOf(s: StateView, world: World, { found, taken, defender, tile }: Temper): number {
  let defenders = UNSEEN * (cityCount(world) - s.cities.length)
  for (let post = 0; post < s.postHex.length; post++) {
    if (s.postHex[post] >= 0 && siteAt(s, s.postHex[post]) === Site.city) defenders++
  }
  return taken * conqueredCities(s) + found * s.cities.length - tile * tilesToCity(s) - defender * defenders
}

/** Tiles to be turned up until a city is expected. */
function tilesToCity({ tiles }: StateView): number {
  return tiles[L.country].length + (1 + tiles[L.core].length) / 2
}

/** What cards that are not played yet may still do this round: the less, the fewer turns there are for them. */
function cardsLeft(s: StateView, world: World, seat: Seat): number {
  let n = s.deeds[Z.deck + seat].length
  for (const card of s.deeds[Z.hand + seat]) if (!isWound(card)) n++
  const playable = CARDS_A_TURN * (turnsLeft(s, world, seat) - 1)
  return n === 0 ? 0 : (n * playable) / (n + playable)
}

export function sumOfTerms(measured: Float64Array, { weights }: Temper): number {
  let sum = 0
  for (let i = 0; i < TERMS.length; i++) sum += weights[TERMS[i]] * measured[i]
  return sum
}
