import { BASIC_COLOURS } from '../content/ids.ts'
import { levelFame } from '../content/tracks.ts'
import { lastsOf } from '../effects/lasting.ts'
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
import { cardWorth, skillWorth, unitWorth } from './worth.ts'

/** The value of a position for a seat, as a sum of terms that a player would name. */
export const TERMS = [
  'fame',
  'level',
  'deeds',
  'skills',
  'units',
  'crystals',
  'wounds',
  'reputation',
  'achievements',
  'rewards',
  'land',
  'cities',
  'cardsLeft',
  'prospects',
] as const
export type Term = (typeof TERMS)[number]
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
  into[AT.fame] = player.fame
  into[AT.level] = levelOf(player.fame) * (0.15 + time)
  into[AT.skills] = s.skills[K.own + seat].reduce((sum, skill) => sum + skillWorth(sight, skill), 0) * time
  into[AT.units] = unitsOf(sight, seat) * (0.1 + time)
  into[AT.crystals] = crystalsOf(player.crystals) * (0.1 + time)
  into[AT.reputation] = player.reputation * (0.1 + time)
  into[AT.achievements] = achievements(s as unknown as State, seat, world).reduce((sum, n) => sum + n, 0)
  into[AT.rewards] = rewardKinds.reduce((sum, kind, i) => sum + player.rewards[i] * REWARDS[kind], 0)
  into[AT.land] = s.tiles[L.placed].length * time
  into[AT.cities] = citiesOf(s, world, time)
  into[AT.cardsLeft] = cardsLeft(s, world, seat)
  into[AT.prospects] = (ahead ?? prospects(sight)) * Math.min(1, 3 * time)
  measureDeeds(sight, seat, time, into)
}

function measureDeeds(sight: Sight, seat: Seat, time: number, into: Float64Array): void {
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
  into[AT.deeds] = worth * time
  into[AT.wounds] = wounds * (0.3 + time)
}

function unitsOf(sight: Sight, seat: Seat): number {
  const { s } = sight
  let sum = 0
  for (const unit of s.units[U.band + seat]) {
    const state = s.unitWounds[unit] > 0 ? 0.4 : s.unitSpent[unit] > 0 ? 0.75 : 1
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
function citiesOf(s: StateView, world: World, time: number): number {
  switch (world.scenario.end) {
    case 'cityRevealed':
      if (s.cities.length > 0) return 10 - 40 * time
      return -4 * tilesToCity(s) * (1 - time) * (1 - time)
    case 'citiesConquered':
      return 12 * conqueredCities(s) + 3 * s.cities.length - 0.6 * tilesToCity(s)
    default:
      return 0
  }
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

/** In points of fame; by hand, from what the pieces bring to players. */
export const WEIGHTS: Readonly<Record<Term, number>> = {
  fame: 1,
  level: 9,
  deeds: 0.35,
  skills: 0.3,
  units: 0.45,
  crystals: 1.4,
  wounds: -2.5,
  reputation: 0.6,
  achievements: 0.7,
  rewards: 1,
  land: 2,
  cities: 1,
  cardsLeft: 0.8,
  prospects: 0.6,
}

/** The same in the order of the terms. */
export const POINTS: readonly number[] = TERMS.map((term) => WEIGHTS[term])

export function sumOfTerms(measured: Float64Array): number {
  let sum = 0
  for (let i = 0; i < POINTS.length; i++) sum += POINTS[i] * measured[i]
  return sum
}
