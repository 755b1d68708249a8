import { BASIC_COLOURS, Site } from '../content/ids.ts'
import { levelFame, REPUTATION_END, reputationInfluence } from '../content/tracks.ts'
import { lastsOf } from '../state/lasting.ts'
import { siteAt } from '../state/pools/lattice.ts'
import { cityCount } from '../state/map/city-count.ts'
import { conqueredCities } from '../steps/scenarios/ends.ts'
import { achievements, BEATING } from '../state/scoring.ts'
import { rewardKinds, type RewardKind } from '../state/schema/player.ts'
import type { Seat, State, StateView } from '../state/schema/state.ts'
import { isAdvanced, isArtifact, isSpell, isWound, Z, type Card } from '../state/pools/deed-cards.ts'
import { K } from '../state/pools/skill-tokens.ts'
import { L } from '../state/pools/tiles.ts'
import { U } from '../state/pools/unit-cards.ts'
import type { MatchTables } from '../state/match.ts'
import { CARDS_A_TURN, timeLeft, turnsLeft } from './pace.ts'
import { prospects, type Prospects } from './prospects.ts'
import type { BotView } from './bot-view.ts'
import { TERMS, type Heuristics, type Term } from './terms.ts'
import { cardValue, skillValue, unitValue } from './piece-values.ts'

/** The value of a position for a seat, as a sum of terms that a player would name. */

const AT = Object.fromEntries(TERMS.map((term, i) => [term, i])) as Readonly<Record<Term, number>>

/** A position as somebody looks at it from outside: nothing is offered. */
export function botViewOf(s: StateView, tables: MatchTables, me: Seat): BotView {
  return {
    tables,
    s,
    me,
    night: s.night,
    of: lastsOf({ effects: [], tables }),
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

/** What is left of a unit that is spent until it is ready again. */
const SPENT = 0.75

/** Fills in the terms; `ahead` is what the map promises, where somebody has worked it out already. */
export function measure(
  s: StateView,
  tables: MatchTables,
  seat: Seat,
  into: Float64Array,
  ahead?: Readonly<Prospects>,
): void {
  into.fill(0)
  const view = botViewOf(s, tables, seat)
  const player = s.players[seat]
  into[AT.fame] = player.fame
  into[AT.level] = levelOf(player.fame)
  for (const skill of s.skills[K.own + seat]) into[AT.skills] += skillValue(view, skill)
  measureUnits(view, seat, into)
  into[AT.crystals] = crystalsOf(player.crystals)
  into[AT.influence] = reputationInfluence[player.reputation + REPUTATION_END] + player.reputation / 4
  into[AT.achievements] = achieved(s, tables, seat)
  into[AT.rewards] = rewardKinds.reduce((sum, kind, i) => sum + player.rewards[i] * REWARDS[kind], 0)
  into[AT.land] = s.tiles[L.placed].length
  measureCities(s, tables, seat, into)
  into[AT.cardsLeft] = cardsLeft(s, tables, seat)
  const { siege, exploring, foes, people } = ahead ?? prospects(view)
  into[AT.siege] = siege
  into[AT.exploring] = exploring
  into[AT.foes] = foes
  into[AT.people] = people
  measureDeeds(view, seat, into)
}

/** Points for what was achieved; the beating is left to Wounds. */
function achieved(s: StateView, tables: MatchTables, seat: Seat): number {
  let sum = 0
  achievements(s as unknown as State, seat, tables).forEach((points, kind) => {
    if (kind !== BEATING) sum += points
  })
  return sum
}

function measureDeeds(view: BotView, seat: Seat, into: Float64Array): void {
  const { deeds } = view.s
  const count = (cards: readonly Card[]): void => {
    for (const card of cards) {
      if (isWound(card)) into[AT.wounds]++
      else if (isAdvanced(card)) into[AT.actions] += cardValue(view, card)
      else if (isSpell(card)) into[AT.spells] += cardValue(view, card)
      else if (isArtifact(card)) into[AT.artifacts] += cardValue(view, card)
    }
  }
  count(deeds[Z.hand + seat])
  into[AT.woundsInHand] = into[AT.wounds]
  count(deeds[Z.deck + seat])
  count(deeds[Z.discard + seat])
  count(deeds[Z.play + seat])
}

function measureUnits(view: BotView, seat: Seat, into: Float64Array): void {
  const { s } = view
  for (const unit of s.units[U.band + seat]) {
    const value = unitValue(view, unit)
    if (s.unitWounds[unit] > 0) into[AT.woundedUnits] += value
    else into[AT.units] += s.unitSpent[unit] > 0 ? SPENT * value : value
  }
}

function crystalsOf(crystals: readonly number[]): number {
  let sum = 0
  for (let colour = 0; colour < BASIC_COLOURS; colour++) sum += crystals[colour]
  return sum
}

/** Defenders of a city that nobody has seen yet. */
const UNSEEN = 3.5

/** What the scenario asks for: cities conquered; or one that is found, but not too early. */
function measureCities(s: StateView, tables: MatchTables, seat: Seat, into: Float64Array): void {
  const { end } = tables.scenario
  const hidden = tilesToCity(s)
  if (end === 'cityRevealed') {
    const time = timeLeft(s, tables, seat)
    into[AT.goal] = s.cities.length > 0 ? 10 - 40 * time : -4 * hidden * (1 - time) * (1 - time)
  }
  if (end !== 'citiesConquered') return
  let defenders = UNSEEN * (cityCount(tables) - s.cities.length)
  for (let post = 0; post < s.postHex.length; post++) {
    if (s.postHex[post] >= 0 && siteAt(s, s.postHex[post]) === Site.city) defenders++
  }
  into[AT.found] = s.cities.length
  into[AT.taken] = conqueredCities(s)
  into[AT.defenders] = defenders
  into[AT.hidden] = s.cities.length === cityCount(tables) ? 0 : hidden
}

/** Tiles to be turned up until a city is expected. */
function tilesToCity({ tiles }: StateView): number {
  return tiles[L.country].length + (1 + tiles[L.core].length) / 2
}

/** What cards that are not played yet may still do this round: the less, the fewer turns there are for them. */
function cardsLeft(s: StateView, tables: MatchTables, seat: Seat): number {
  let n = s.deeds[Z.deck + seat].length
  for (const card of s.deeds[Z.hand + seat]) if (!isWound(card)) n++
  const playable = CARDS_A_TURN * (turnsLeft(s, tables, seat) - 1)
  return n === 0 ? 0 : (n * playable) / (n + playable)
}

/** All terms together, with so much of the game still to come. */
export function sumOfTerms(measured: Float64Array, heuristics: Heuristics, time: number): number {
  let sum = 0
  for (let i = 0; i < TERMS.length; i++) {
    const [late, early] = heuristics[TERMS[i]]
    sum += (late + early * time) * measured[i]
  }
  return sum
}
