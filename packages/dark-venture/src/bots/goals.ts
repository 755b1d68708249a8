import { TOKEN } from '../state/names.ts'
import {
  ALDERKANG,
  NOBODY,
  type NodeNo,
  ORE,
  ORPAL,
  type PieceNo,
  RESOURCES,
  SQUARES,
  TOKENS,
  WOOD,
} from '../state/numbers.ts'
import { canHold } from '../state/queries/capacity.ts'
import { goodsOf } from '../state/queries/goods.ts'
import { carried, marksOn } from '../state/queries/marks.ts'
import { defenceOf } from '../state/queries/modifiers.ts'
import { prisonerOf, squareOf, standsOn } from '../state/queries/pieces.ts'
import type { MatchTables } from '../state/tables/match-tables.ts'
import type { UnitGoal, Hunt, BotView } from './bot-view.ts'
import { buildingValue, drawValue, gatherOf, tokenValue } from './gain-values.ts'
import { fieldOf, fieldTo, fieldToAny, NOWHERE, swims } from './routes.ts'
import { aimsOf } from './story-aims.ts'
import { chanceOf, dangerAt, diceOf, leadOf, outcome, preyOf } from './strike-values.ts'
import { deedValue, lossOf } from './values.ts'

/** Half points that a die goes, more or less. */
export const STRIDE = 2.7

/** What each die brings on average, the way there included, from so far away. */
export function rate({ field, value, share }: UnitGoal, node: NodeNo): number {
  const far = field[node]
  return far === NOWHERE ? 0 : value / (1 + (share * far) / STRIDE)
}

export function huntOf(view: BotView): Hunt {
  return (view.kept.hunt ??= findHunt(view))
}

function findHunt(view: BotView): Hunt {
  const prey = preyOf(view)
  const marks: UnitGoal[] = []
  const swimming: UnitGoal[] = []
  const swim = swimsAtAll(view)
  addTokens(view, marks, swim ? swimming : undefined)
  addSpaces(view, false, marks)
  if (swim) addSpaces(view, true, swimming)
  return { prey, marks, swimming }
}

function swimsAtAll(view: BotView): boolean {
  const army = view.s.army[view.side]
  for (let i = 0; i < army.length; i++) if (swims(view, army[i])) return true
  return false
}

const edges = ({ openRim, exchange }: MatchTables): number[] =>
  squaresWhere((square) => (exchange === undefined ? openRim[square] !== 0 : exchange[square] === 1))

function squaresWhere(isMeant: (square: number) => boolean): number[] {
  const found: number[] = []
  for (let square = 0; square < SQUARES; square++) if (isMeant(square)) found.push(square)
  return found
}

const resourceNames: readonly string[] = Array.from(
  { length: RESOURCES },
  (_, resource) => `goods ${resource}`,
)

/** A space that yields is gathered from several times, a Fabricator used more than once. */
const GATHERS = 0.25

const FABRICATES = 0.4

/** Where a unit gathers best what it has a use for. */
function addGathering(view: BotView, piece: PieceNo, swimming: boolean, goals: UnitGoal[]): void {
  const { tables } = view
  for (let resource = 0; resource < RESOURCES; resource++) {
    const value = gatherOf(view, resource, piece)
    if (value <= 0) continue
    const field = fieldTo(
      tables,
      resourceNames[resource],
      ({ yields }) => squaresWhere((square) => (yields[square] & (1 << resource)) !== 0),
      swimming,
    )
    goals.push({ field, value, share: GATHERS })
  }
}

/** Tokens: the same for every unit that goes alike. */
function addTokens(view: BotView, walking: UnitGoal[], swimming: UnitGoal[] | undefined): void {
  const { tables, s } = view
  // Looked up once: the map is large, and this is asked for every choice.
  const { marks } = s
  for (let square = 0; square < SQUARES; square++) {
    if (marks[square] === 0) continue
    const value = markValue(view, square)
    if (value <= 0) continue
    walking.push({ field: fieldOf(tables, square, false), value, share: 1 })
    swimming?.push({ field: fieldOf(tables, square, true), value, share: 1 })
  }
}

/** Fabricators, and spaces of the story. */
function addSpaces(view: BotView, swimming: boolean, goals: UnitGoal[]): void {
  const { tables, s, side } = view
  if (side === ALDERKANG && !tables.fabricators.some((square) => standsOn(s, tables, side, square))) {
    const field = fieldTo(tables, 'fabricators', ({ fabricators }) => fabricators, swimming)
    goals.push({ field, value: 10 + 0.6 * deedValue(view, 'fabrications'), share: FABRICATES })
  }
  if (tables.target === 0) {
    for (const { squares, token } of aimsOf(tables, side, view.habits).places)
      if (token === NOBODY) goals.push({ field: fieldToAny(tables, squares, swimming), value: 130, share: 1 })
  }
}

/** A red token gives each unit one card a turn. */
const ONCE_A_TURN = 0.6

/** The tokens of a square, for a unit that comes there. */
function markValue(view: BotView, square: number): number {
  const { s, side } = view
  let sum = 0
  for (let token = 0; token < TOKENS; token++) {
    if (marksOn(s, square, token) === 0) continue
    if (token === TOKEN.actionDraw)
      sum += ONCE_A_TURN * drawValue(view, 'action') + 0.4 * deedValue(view, 'bothActionTokensHeld')
    else if (token === TOKEN.itemDraw) sum += drawValue(view, 'item')
    else if (token === TOKEN.event || token === TOKEN.search) sum += 70
    else if (token === TOKEN.largePortal || token === TOKEN.smallPortal)
      sum += side === ORPAL ? 0.8 * deedValue(view, 'portalTravels') : 0
    else if (token !== TOKEN.riftCrystal || side === ORPAL) sum += Math.max(0, tokenValue(view, token))
  }
  return sum
}

/** An attack that is still some way off is worth less than it promises. */
const TRIES = 0.9

/** All goals of a unit: those of its side, enemies it can beat, the edge of the map with a prisoner. */
export function goalsOf(view: BotView, hunt: Hunt, piece: PieceNo): readonly UnitGoal[] {
  return (view.kept.goals[piece] ??= findGoals(view, hunt, piece))
}

function findGoals(view: BotView, hunt: Hunt, piece: PieceNo): readonly UnitGoal[] {
  const { tables, s } = view
  const swimming = hunt.swimming.length > 0 && swims(view, piece)
  const goals = (swimming ? hunt.swimming : hunt.marks).slice()
  if (tables.gathers[view.side]) addGathering(view, piece, swimming, goals)
  if (tables.target === 0) addStoryGoals(view, piece, swimming, goals)
  const holds = prisonerOf(s, piece) >= 0
  if (holds) {
    const value = 30 + deedValue(view, 'prisonersExchanged')
    goals.push({ field: fieldTo(tables, 'edges', edges, swimming), value, share: 1 })
  }
  const dice = diceOf(view, piece)
  const lead = leadOf(view, piece)
  const takes = canHold(s, tables, piece)
  const defence = defenceOf(s, tables, piece)
  const loss = lossOf(view, piece)
  for (let i = 0; i < hunt.prey.length; i++) {
    const prey = hunt.prey[i]
    const help = helpAt(view, piece, prey.square)
    const chance = chanceOf(dice + help, prey.defence, lead + prey.lead)
    const worth = TRIES * outcome(prey, chance, takes, defence, loss)
    if (worth <= 0) continue
    const value = holds ? 0.4 * worth : worth
    goals.push({ field: fieldOf(tables, prey.square, swimming), value, share: chance })
  }
  return goals
}

/** With what a story wants brought somewhere: there; with something to build with: where it wants something built. */
function addStoryGoals(view: BotView, piece: PieceNo, swimming: boolean, goals: UnitGoal[]): void {
  const { tables, s, side, habits } = view
  const { places, sites } = aimsOf(tables, side, habits)
  for (const { squares, token } of places) {
    if (token === NOBODY || carried(s, piece, token) === 0) continue
    goals.push({ field: fieldToAny(tables, squares, swimming), value: BROUGHT, share: 1 })
  }
  const hasMaterial = goodsOf(s, piece, WOOD) + goodsOf(s, piece, ORE) > 0
  if (sites.length > 0 && hasMaterial)
    goals.push({ field: fieldToAny(tables, sites, swimming), value: buildingValue(view), share: 1 })
}

/** To come where a story wants something brought. */
const BROUGHT = 260

/** The strongest own unit that is there already. */
function helpAt({ tables, s, side }: BotView, piece: PieceNo, square: number): number {
  const army = s.army[side]
  let most = 0
  for (let i = 0; i < army.length; i++) {
    if (army[i] !== piece && squareOf(s, tables, army[i]) === square)
      most = Math.max(most, tables.strength[army[i]])
  }
  return most
}

/** How good a node is for a unit: what its dice bring from there, at best. */
export function pull(goals: readonly UnitGoal[], node: NodeNo): number {
  let most = 0
  for (let i = 0; i < goals.length; i++) {
    const value = rate(goals[i], node)
    if (value > most) most = value
  }
  return most
}

/** The goal that pulls most from a node and is not reached yet. */
export function aimFrom(goals: readonly UnitGoal[], node: NodeNo): UnitGoal | undefined {
  let found: UnitGoal | undefined
  let most = 0
  for (let i = 0; i < goals.length; i++) {
    const value = rate(goals[i], node)
    if (value <= most) continue
    most = value
    found = goals[i]
  }
  return found === undefined || found.field[node] === 0 ? undefined : found
}

/** The same, with what threatens a unit there. */
export function standing(
  view: BotView,
  hunt: Hunt,
  goals: readonly UnitGoal[],
  piece: PieceNo,
  node: NodeNo,
): number {
  return pull(goals, node) - dangerAt(view, hunt.prey, piece, view.tables.ways.square[node])
}
