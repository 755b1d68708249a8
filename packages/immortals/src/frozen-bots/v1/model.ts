import { countIn, EMPTY, weightsFrom, type EvaluationModel } from '@longtable/kernel'
import { ARMY_SPACES, SPACES, Z, type Space } from '../../state/cards.ts'
import { CAPITAL, NO_BUILDING } from '../../state/codes.ts'
import type { Immortals, StateView } from '../../state/schema.ts'
import { roundScore } from '../../state/scoring.ts'
import { DARK, LIGHT, SITES, type RegionNo, type Seat, type Site } from '../../state/sites.ts'
import { areaAt, type MatchTables } from '../../state/tables.ts'
import { botViewFrom } from './bot-view.ts'
import { SEASONED } from './heuristics.ts'
import { threatTo } from './site-values.ts'
import { promiseOf } from './turn.ts'
import { holdChance } from './values.ts'
import { fitted } from './weights.ts'

/** What a position promises a seat, as readable terms. */

const TERMS = [
  'points',
  'income',
  'secure',
  'sites',
  'steps',
  'buildings',
  'border',
  'rear',
  'limbo',
  'tower',
  'gold',
  'energy',
  'regionCards',
  'handCards',
  'marker',
  'yield',
  'planned',
] as const

const INDEX = Object.fromEntries(TERMS.map((term, i) => [term, i])) as Record<(typeof TERMS)[number], number>

/** Sites of an area that do not score yet are steps toward three, or toward all five. */
const STEPS = [0, 0.3, 1, 0, 0.5, 0]

const held = new Float64Array(10)
const kept = new Float64Array(10)

/** Filled in for one seat; nothing is kept between two calls. */
function measure(s: StateView, tables: MatchTables, seat: Seat, into: Float64Array): void {
  into.fill(0)
  held.fill(0)
  kept.fill(0)
  const { regionsPerPoint, shrine, capital, areaMost, areaAll } = tables.edition.points.scoring
  const player = s.players[seat]
  const attacks = attacksToCome(s, tables, seat)
  let sites = 0
  let keeps = 0
  let buildings = 0
  let buildingsKept = 0
  for (let site: Site = 0; site < SITES; site++) {
    if (s.owner[site] !== seat) continue
    const armies = s.armies[site]
    const threat = threatTo(tables, s, seat, site)
    const keep = 1 - (1 - holdChance(SEASONED, threat, armies)) * attacks
    const area = areaAt(tables, site)
    sites++
    keeps += keep
    held[area]++
    kept[area] += keep
    if (s.building[site] !== NO_BUILDING) {
      const points = s.building[site] === CAPITAL ? capital : shrine
      buildings += points
      buildingsKept += points * keep
    }
    into[threat > 0 ? INDEX.border : INDEX.rear] += armies - 1
    into[INDEX.yield] += Math.max(tables.gold[site], tables.energy[site])
  }
  let steps = 0
  let areasKept = 0
  for (let area = 0; area < held.length; area++) {
    const size = tables.areaSites[area].length
    const count = held[area]
    steps += STEPS[count] ?? 0
    areasKept += areaPromise(kept[area], size, areaMost, areaAll)
  }
  into[INDEX.points] = player.points
  const { regions, shrines, capitals, areas } = roundScore(s, tables, seat)
  into[INDEX.income] = regions + shrines + capitals + areas
  into[INDEX.secure] = keeps / regionsPerPoint + buildingsKept + areasKept
  into[INDEX.sites] = sites
  into[INDEX.steps] = steps
  into[INDEX.buildings] = buildings
  into[INDEX.limbo] = player.limbo[LIGHT] + player.limbo[DARK]
  into[INDEX.tower] = s.tower[seat] + s.tray[seat]
  into[INDEX.gold] = Math.sqrt(player.gold)
  into[INDEX.energy] = Math.sqrt(player.energy)
  for (let region: RegionNo = 0; region < s.holder.length; region++)
    if (s.holder[region] === seat) into[INDEX.regionCards]++
  const planned = countIn(s.cards[Z.board + seat], 'slots')
  into[INDEX.handCards] = s.cards[Z.hand + seat].length + planned - into[INDEX.regionCards]
  if (turnOf(s) > 0) into[INDEX.planned] = promiseOf(botViewFrom(tables, s, seat, SEASONED))
  into[INDEX.marker] = s.marker === seat ? 1 : 0
}

/** How many cards the others still have where they can attack, of what they could have; all of them before the performance. */
function attacksToCome(s: StateView, tables: MatchTables, seat: Seat): number {
  if (turnOf(s) === 0) return 1
  let left = 0
  let spaces = 0
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue
    const board = s.cards[Z.board + other]
    const actions = tables.spaces[s.players[other].dark]
    for (let space: Space = 0; space < ARMY_SPACES; space++) {
      const { action } = actions[space]
      if (action !== 'attack' && action !== 'attackOrMove') continue
      spaces++
      if (board[space] !== EMPTY) left++
    }
  }
  return left / spaces
}

/** What an area brings if so many of its sites may be expected to stay. */
function areaPromise(count: number, size: number, most: number, all: number): number {
  if (count <= 2) return 0
  if (count <= 3) return (count - 2) * most
  return most + ((count - 3) / (size - 3)) * (all - most)
}

/** How far the performance of this round is: 0 before it, then 1 for the first card and so on. */
export function turnOf(s: StateView): number {
  let most = 0
  for (let seat: Seat = 0; seat < s.players.length; seat++) {
    const cards = countIn(s.cards[Z.board + seat], 'slots')
    if (cards > most) most = cards
  }
  if (most > 0) return SPACES + 1 - most
  // The last card of all is being performed.
  return s.round > 0 && s.cards[Z.shown].length > 0 ? SPACES : 0
}

/** Up to so many rounds to come are told apart, and in each what is before, early and late in the performance. */
const MOST_ROUNDS = 7
const PARTS = 3
/** The starting round is a stage of its own, after them. */
const STARTING = MOST_ROUNDS * PARTS
const STAGES = STARTING + 1

function stage(s: StateView, tables: MatchTables): number {
  if (s.round === 0) return STARTING
  const turn = turnOf(s)
  const part = turn === 0 ? 0 : turn <= SPACES / 2 ? 1 : 2
  return (Math.min(MOST_ROUNDS, tables.rounds - s.round + 1) - 1) * PARTS + part
}

export const model: EvaluationModel<Immortals> = {
  terms: TERMS,
  isCooperative: () => false,
  measure,
  stage,
  weights: weightsFrom(fitted, TERMS, STAGES),
}
