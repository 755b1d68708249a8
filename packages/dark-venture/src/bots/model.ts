import { type EvaluationModel, type Fitted, weightsFrom } from '@longtable/kernel'
import { factionIds } from '../content/ids.ts'
import { DEED } from '../state/names.ts'
import { FACES, FACTIONS, type PieceNo, RESOURCES, type SideNo, SKULL } from '../state/numbers.ts'
import { savedCards } from '../state/queries/cards.ts'
import { goodsOf } from '../state/queries/goods.ts'
import { areEnemies, hasAncient } from '../state/queries/pieces.ts'
import { type StateView, STORY } from '../state/schema.ts'
import type { DarkVenture, MatchTables } from '../state/tables/match-tables.ts'
import { sideView } from './bot-view.ts'
import { goalsOf, huntOf, pull } from './goals.ts'
import type { Habits } from './habits.ts'
import { storyDone } from './story-aims.ts'
import { chanceOf } from './strike-values.ts'
import { POINT_VALUE } from './values.ts'

/** What a position promises to a seat, in terms that a player would name. */

const terms = [
  'points',
  'reached',
  'toCome',
  'objectives',
  'favour',
  'ancient',
  'units',
  'strength',
  'defence',
  'lastUnit',
  'held',
  'captive',
  'cards',
  'goods',
  'moves',
  'skulls',
  'prospect',
  'prospects',
  'chances',
  'strikes',
  'danger',
  'story',
  ...factionIds,
] as const
type Term = (typeof terms)[number]
const AT = Object.fromEntries(terms.map((term, i) => [term, i])) as Record<Term, number>

/** Points are told as if ten of them won. */
const TEN = 10

/** By steps away: how much of a meeting is near. */
const NEAR: readonly number[] = [1, 0.9, 0.75, 0.6, 0.45, 0.3, 0.15]

// Stages: of a Victory game by how far the leader is, of a story, of games that are won together.
const LEADS: readonly number[] = [0.3, 0.6, 1]
const STORY_STAGE = LEADS.length + 1
const TOGETHER_STAGE = STORY_STAGE + 1
const STAGES = TOGETHER_STAGE + 2

function isTogether({ seats, adventure, scenario }: MatchTables): boolean {
  return seats === 1 || adventure !== undefined || scenario?.mode === 'cooperative'
}

/** How far the game is, between 0 and 1: by points, by rounds, by darkness. */
function farness(s: StateView, { target, rounds, adventure }: MatchTables): number {
  if (target > 0) return mostPoints(s) / target
  if (rounds > 0) return s.round / rounds
  return adventure === undefined ? 0 : s.story[STORY.darkness] / (2 * adventure.darkness.wakesAt)
}

function mostPoints(s: StateView): number {
  let most = 0
  for (let side = 0; side < s.points.length; side++) if (s.points[side] > most) most = s.points[side]
  return most
}

function stage(s: StateView, tables: MatchTables): number {
  const far = farness(s, tables)
  if (isTogether(tables)) return TOGETHER_STAGE + (far < 0.5 ? 0 : 1)
  if (tables.target === 0) return STORY_STAGE
  for (let i = 0; i < LEADS.length; i++) if (far < LEADS[i]) return i
  return LEADS.length
}

export function modelOf(habits: Habits, fitted: Fitted): EvaluationModel<DarkVenture> {
  return {
    terms,
    isCooperative: isTogether,
    stage,
    weights: weightsFrom(fitted, terms, STAGES),
    measure: (s, tables, seat, into) => {
      into.fill(0)
      for (let side = 0; side < s.seatOf.length; side++)
        if (s.seatOf[side] === seat) measureSide(s, tables, side, habits, into)
    },
  }
}

function measureSide(
  s: StateView,
  tables: MatchTables,
  side: SideNo,
  habits: Habits,
  into: Float64Array,
): void {
  measurePoints(s, tables, side, into)
  measureArmy(s, tables, side, into)
  measurePrisoners(s, side, into)
  measureProspects(s, tables, side, habits, into)
  into[AT.cards] += savedCards(s, side)
  for (let face = 0; face < FACES; face++)
    into[face === SKULL ? AT.skulls : AT.moves] += s.memory[side * FACES + face]
  if (tables.target === 0) into[AT.story] += storyDone(s, tables, side, habits)
}

function measurePoints(s: StateView, tables: MatchTables, side: SideNo, into: Float64Array): void {
  const scale = TEN / Math.max(TEN, tables.target)
  into[AT.points] += scale * s.points[side]
  if (tables.target > 0 && s.points[side] >= tables.target) into[AT.reached] += 1
  const now = s.turn < 0 ? s.order.length : s.order.indexOf(s.turn)
  if (s.order.indexOf(side) >= now) into[AT.toCome] += 1
  into[AT.objectives] += scale * begun(s, tables, side)
  if (side >= FACTIONS) return
  into[AT[factionIds[side]]] += 1
  if (hasAncient(s, side)) into[AT.ancient] += 1
  else into[AT.favour] += favourDone(s, tables, side)
}

/** What objectives would have paid for the part that is done. */
function begun(s: StateView, tables: MatchTables, side: SideNo): number {
  const objectives = tables.objectives[side]
  let sum = 0
  for (let i = 0; i < objectives.length; i++) {
    const { deed, per, points, times } = objectives[i]
    if (per === 1) continue
    const paid = s.scored[side * tables.mostObjectives + i]
    if (times !== undefined && paid >= times) continue
    sum += (points * (s.deeds[side * tables.deeds + DEED[deed]] - paid * per)) / per
  }
  return sum
}

function favourDone(s: StateView, { favourCount }: MatchTables, side: SideNo): number {
  let done = 0
  let all = 0
  for (let i = side * 3; i < side * 3 + 3; i++) {
    done += s.favour[i]
    all += favourCount[i]
  }
  return done / all
}

function measureArmy(s: StateView, tables: MatchTables, side: SideNo, into: Float64Array): void {
  const army = s.army[side]
  into[AT.units] += army.length
  if (army.length === 1) into[AT.lastUnit] += 1
  for (let i = 0; i < army.length; i++) {
    const piece = army[i]
    into[AT.strength] += tables.strength[piece]
    into[AT.defence] += tables.defence[piece]
    if (s.goods[piece] !== 0)
      for (let resource = 0; resource < RESOURCES; resource++) into[AT.goods] += goodsOf(s, piece, resource)
    measureMeetings(s, tables, side, piece, into)
  }
}

/** How likely a unit beats an enemy who is near, and is beaten: at best, and at worst. Whoever is on turn strikes first. */
function measureMeetings(
  s: StateView,
  tables: MatchTables,
  side: SideNo,
  piece: PieceNo,
  into: Float64Array,
): void {
  const { column, row, floor } = tables.board
  const { square } = tables.ways
  const here = square[s.at[piece]]
  const strength = tables.strength[piece]
  const defence = tables.defence[piece]
  let chance = 0
  let danger = 0
  for (let other = 0; other < s.army.length; other++) {
    const army = s.army[other]
    if (army.length === 0 || !areEnemies(s, side, other)) continue
    for (let i = 0; i < army.length; i++) {
      const enemy = army[i]
      const there = square[s.at[enemy]]
      if (floor[there] !== floor[here]) continue
      const away = Math.max(Math.abs(column[there] - column[here]), Math.abs(row[there] - row[here]))
      if (away >= NEAR.length) continue
      chance = Math.max(chance, chanceOf(strength, tables.defence[enemy], 0) * NEAR[away])
      danger = Math.max(danger, chanceOf(tables.strength[enemy], defence, 0) * NEAR[away])
    }
  }
  into[s.turn === side ? AT.strikes : AT.chances] += chance
  if (s.turn !== side) into[AT.danger] += danger
}

/** In points: what a die brings, at best, if it is spent on the unit with the best goal, and on the others. */
function measureProspects(
  s: StateView,
  tables: MatchTables,
  side: SideNo,
  habits: Habits,
  into: Float64Array,
): void {
  const view = sideView(s, tables, side, habits)
  const hunt = huntOf(view)
  const army = s.army[side]
  let most = 0
  let all = 0
  for (let i = 0; i < army.length; i++) {
    const value = pull(goalsOf(view, hunt, army[i]), s.at[army[i]]) / POINT_VALUE
    all += value
    if (value > most) most = value
  }
  into[AT.prospect] += most
  into[AT.prospects] += all - most
}

function measurePrisoners(s: StateView, side: SideNo, into: Float64Array): void {
  const { prisoners } = s
  for (let i = 0; i < prisoners.length; i++) {
    if (s.side[prisoners[i]] === side) into[AT.captive] += 1
    if (s.side[s.captor[prisoners[i]]] === side) into[AT.held] += 1
  }
}
