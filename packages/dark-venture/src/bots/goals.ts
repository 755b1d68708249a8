import { TOKEN, TOKENS } from '../state/names.ts'
import { ALDERKANG, type NodeNo, ORPAL, type PieceNo, RESOURCES, SQUARES } from '../state/numbers.ts'
import { canHold } from '../state/queries/capacity.ts'
import { marksOn } from '../state/queries/marks.ts'
import { defenceOf } from '../state/queries/modifiers.ts'
import { prisonerOf, squareOf, standsOn } from '../state/queries/pieces.ts'
import type { MatchTables } from '../state/tables/match-tables.ts'
import type { Goal, Hunt, Sight } from './bot-view.ts'
import { drawWorth, gatherOf, tokenWorth } from './gain-values.ts'
import { fieldOf, fieldTo, NOWHERE, swims } from './routes.ts'
import { aimsOf } from './story-aims.ts'
import { chanceOf, dangerAt, diceOf, leadOf, outcome, preyOf } from './strike-values.ts'
import { deedWorth, lossOf } from './values.ts'

/** Half points that a die goes, more or less. */
export const STRIDE = 2.7

/** What each die brings on average, the way there included, from so far away. */
export function rate({ field, value, share }: Goal, node: NodeNo): number {
  const far = field[node]
  return far === NOWHERE ? 0 : value / (1 + (share * far) / STRIDE)
}

export function huntOf(sight: Sight): Hunt {
  return (sight.kept.hunt ??= findHunt(sight))
}

function findHunt(sight: Sight): Hunt {
  const prey = preyOf(sight)
  const marks: Goal[] = []
  const swimming: Goal[] = []
  const swim = swimsAtAll(sight)
  addTokens(sight, marks, swim ? swimming : undefined)
  addSpaces(sight, false, marks)
  if (swim) addSpaces(sight, true, swimming)
  return { prey, marks, swimming }
}

function swimsAtAll(sight: Sight): boolean {
  const army = sight.s.army[sight.side]
  for (let i = 0; i < army.length; i++) if (swims(sight, army[i])) return true
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
function addGathering(sight: Sight, piece: PieceNo, swimming: boolean, goals: Goal[]): void {
  const { tables } = sight
  for (let resource = 0; resource < RESOURCES; resource++) {
    const value = gatherOf(sight, resource, piece)
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
function addTokens(sight: Sight, walking: Goal[], swimming: Goal[] | undefined): void {
  const { tables, s } = sight
  // Looked up once: the map is large, and this is asked for every choice.
  const { marks } = s
  for (let square = 0; square < SQUARES; square++) {
    if (marks[square] === 0) continue
    const value = markWorth(sight, square)
    if (value <= 0) continue
    walking.push({ field: fieldOf(tables, square, false), value, share: 1 })
    swimming?.push({ field: fieldOf(tables, square, true), value, share: 1 })
  }
}

/** Fabricators, and spaces of the story. */
function addSpaces(sight: Sight, swimming: boolean, goals: Goal[]): void {
  const { tables, s, side } = sight
  if (side === ALDERKANG && !tables.fabricators.some((square) => standsOn(s, tables, side, square))) {
    const field = fieldTo(tables, 'fabricators', ({ fabricators }) => fabricators, swimming)
    goals.push({ field, value: 10 + 0.6 * deedWorth(sight, 'fabrications'), share: FABRICATES })
  }
  if (tables.target === 0) {
    for (const square of aimsOf(tables, side).spaces)
      goals.push({ field: fieldOf(tables, square, swimming), value: 130, share: 1 })
  }
}

/** A red token gives each unit one card a turn. */
const ONCE_A_TURN = 0.6

/** The tokens of a square, for a unit that comes there. */
function markWorth(sight: Sight, square: number): number {
  const { s, side } = sight
  let sum = 0
  for (let token = 0; token < TOKENS; token++) {
    if (marksOn(s, square, token) === 0) continue
    if (token === TOKEN.actionDraw)
      sum += ONCE_A_TURN * drawWorth(sight, 'action') + 0.4 * deedWorth(sight, 'bothActionTokensHeld')
    else if (token === TOKEN.itemDraw) sum += drawWorth(sight, 'item')
    else if (token === TOKEN.event || token === TOKEN.search) sum += 70
    else if (token === TOKEN.largePortal || token === TOKEN.smallPortal)
      sum += side === ORPAL ? 0.8 * deedWorth(sight, 'portalTravels') : 0
    else if (token !== TOKEN.riftCrystal || side === ORPAL) sum += Math.max(0, tokenWorth(sight, token))
  }
  return sum
}

/** An attack that is still some way off is worth less than it promises. */
const TRIES = 0.9

/** All goals of a unit: those of its side, enemies it can beat, the edge of the map with a prisoner. */
export function goalsOf(sight: Sight, hunt: Hunt, piece: PieceNo): readonly Goal[] {
  return (sight.kept.goals[piece] ??= findGoals(sight, hunt, piece))
}

function findGoals(sight: Sight, hunt: Hunt, piece: PieceNo): readonly Goal[] {
  const { tables, s } = sight
  const swimming = hunt.swimming.length > 0 && swims(sight, piece)
  const goals = (swimming ? hunt.swimming : hunt.marks).slice()
  if (tables.gathers[sight.side]) addGathering(sight, piece, swimming, goals)
  const holds = prisonerOf(s, piece) >= 0
  if (holds) {
    const value = 30 + deedWorth(sight, 'prisonersExchanged')
    goals.push({ field: fieldTo(tables, 'edges', edges, swimming), value, share: 1 })
  }
  const dice = diceOf(sight, piece)
  const lead = leadOf(sight, piece)
  const takes = canHold(s, piece)
  const defence = defenceOf(s, tables, piece)
  const loss = lossOf(sight, piece)
  for (let i = 0; i < hunt.prey.length; i++) {
    const prey = hunt.prey[i]
    const help = helpAt(sight, piece, prey.square)
    const chance = chanceOf(dice + help, prey.defence, lead + prey.lead)
    const worth = TRIES * outcome(prey, chance, takes, defence, loss)
    if (worth <= 0) continue
    const value = holds ? 0.4 * worth : worth
    goals.push({ field: fieldOf(tables, prey.square, swimming), value, share: chance })
  }
  return goals
}

/** The strongest own unit that is there already. */
function helpAt({ tables, s, side }: Sight, piece: PieceNo, square: number): number {
  const army = s.army[side]
  let most = 0
  for (let i = 0; i < army.length; i++) {
    if (army[i] !== piece && squareOf(s, tables, army[i]) === square)
      most = Math.max(most, tables.strength[army[i]])
  }
  return most
}

/** How good a node is for a unit: what its dice bring from there, at best. */
export function pull(goals: readonly Goal[], node: NodeNo): number {
  let most = 0
  for (let i = 0; i < goals.length; i++) {
    const value = rate(goals[i], node)
    if (value > most) most = value
  }
  return most
}

/** The goal that pulls most from a node and is not reached yet. */
export function aimFrom(goals: readonly Goal[], node: NodeNo): Goal | undefined {
  let found: Goal | undefined
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
  sight: Sight,
  hunt: Hunt,
  goals: readonly Goal[],
  piece: PieceNo,
  node: NodeNo,
): number {
  return pull(goals, node) - dangerAt(sight, hunt.prey, piece, sight.tables.ways.square[node])
}
