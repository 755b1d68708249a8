import type { Choice, Frame } from '@longtable/kernel'
import { marchFrame } from '../state/frames.ts'
import { TOKEN } from '../state/names.ts'
import { DIAG1, type NodeNo, ORTHO1, ORTHO2, type PieceNo } from '../state/numbers.ts'
import { freeMarch, type MarchLocals } from '../state/queries/march.ts'
import { marksOn } from '../state/queries/marks.ts'
import { PAYMENTS } from '../state/queries/payments.ts'
import { hasEnemyOn, hasFlag } from '../state/queries/pieces.ts'
import { PAST } from '../state/schema.ts'
import type { VentureViewContext } from '../state/tables/match-tables.ts'
import { canMarch } from '../steps/march.ts'
import { Ground } from './walking/ground.ts'
import { hasNoFewerDice, partsOf } from './walking/purse.ts'
import { leftAtFirst, type Walk, walksOver } from './walking/search.ts'

/** A way to bring a unit somewhere. */
export interface Way {
  /** Steps and stairs, as a march offers them. */
  readonly choices: readonly Choice[]
  /** The nodes it comes to, one for each choice. */
  readonly path: readonly NodeNo[]
  /** The dice it takes, by face: three numbers. */
  readonly spent: readonly number[]
  /** Points that are left over; of free ones, in `ortho`. */
  readonly ortho: number
  readonly diag: number
}

/** What a unit finds on a space: a red or blue token, an event, something to search, an enemy, a rule of the story. */
export type Meeting = 'red' | 'blue' | 'event' | 'search' | 'enemy' | 'story'

export interface Reached {
  readonly node: NodeNo
  /** The cheapest first, none that another beats in every face; at most five. */
  readonly ways: readonly Way[]
  readonly meets: readonly Meeting[]
}

/** A space that can be reached, and the walks there. */
export interface Found {
  readonly node: NodeNo
  readonly walks: readonly Walk[]
}

const MOST_WAYS = 5

/** Where a unit can go now, from its turn or in the middle of its march (`frame`). */
export function reachOf(ctx: VentureViewContext, piece: PieceNo, frame?: Frame): readonly Reached[] {
  const ground = groundOf(ctx, piece, frame)
  if (ground === undefined) return []
  return foundOn(ground).map(({ node, walks }) => ({
    node,
    ways: walks.map((walk) => wayOf(ground, walk)),
    meets: meetingsAt(ground, node),
  }))
}

/** The map for a unit that can march now; undefined if it cannot. */
export function groundOf(
  { state, tables }: VentureViewContext,
  piece: PieceNo,
  frame?: Frame,
): Ground | undefined {
  if (frame?.step === marchFrame.name) {
    const march = frame as Frame & MarchLocals
    const isIts = march.piece === piece && !hasFlag(state, piece, 'restrained')
    return isIts ? new Ground(state, tables, march) : undefined
  }
  if (state.stage === PAST || state.side[piece] !== state.turn || !canMarch(state, tables, piece))
    return undefined
  return new Ground(state, tables, freeMarch(state.turn, piece, 0))
}

/** The spaces that can be reached, the cheapest first. */
export function foundOn(ground: Ground): readonly Found[] {
  const found = new Map<NodeNo, Walk[]>()
  for (const walk of walksOver(ground)) {
    const others = found.get(walk.node)
    if (others === undefined) found.set(walk.node, [walk])
    else if (others.length < MOST_WAYS && !others.some(({ left }) => hasNoFewerDice(left, walk.left)))
      others.push(walk)
  }
  return [...found].map(([node, walks]) => ({ node, walks }))
}

export function wayOf(ground: Ground, last: Walk): Way {
  const choices: Choice[] = []
  const path: NodeNo[] = []
  for (let walk: Walk | undefined = last; walk?.choice !== undefined; walk = walk.before) {
    choices.push(walk.choice)
    path.push(walk.node)
  }
  const { dice, ortho, diag } = partsOf(last.left)
  const isFree = ground.march.free > 0
  const atFirst = partsOf(leftAtFirst(ground)).dice
  return {
    choices: choices.toReversed(),
    path: path.toReversed(),
    spent: isFree ? [0, 0, 0] : atFirst.map((had, face) => had - dice[face]),
    ortho: isFree ? dice[ORTHO1] : ortho,
    diag,
  }
}

function meetingsAt(ground: Ground, node: NodeNo): Meeting[] {
  const { s, tables, march } = ground
  const square = tables.ways.square[node]
  const lies = (token: number): boolean => marksOn(s, square, token) > 0
  const meets: Meeting[] = []
  if (lies(TOKEN.actionDraw)) meets.push('red')
  if (lies(TOKEN.itemDraw)) meets.push('blue')
  if (lies(TOKEN.event)) meets.push('event')
  if (lies(TOKEN.search)) meets.push('search')
  if (hasEnemyOn(s, tables, march.side, square)) meets.push('enemy')
  if (ground.isStory(node)) meets.push('story')
  return meets
}

/** The dice that choices spend on steps and stairs, by face. */
export function spentBy(choices: readonly Choice[]): readonly number[] {
  const spent = [0, 0, 0]
  for (const choice of choices) {
    if (choice.do === 'stairs') spent[Number(choice['face'])]++
    if (choice.do !== 'step') continue
    const { ortho1, ortho2, diag1 } = PAYMENTS[Number(choice['pay'])]
    spent[ORTHO1] += ortho1
    spent[ORTHO2] += ortho2
    spent[DIAG1] += diag1
  }
  return spent
}
