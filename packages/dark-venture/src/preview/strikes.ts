import type { Choice } from '@longtable/kernel'
import { ALONE, ATTACK, PARTNER, TARGET } from '../state/choices/combat.ts'
import { HALT } from '../state/choices/movement.ts'
import { spendMany } from '../state/mutations/dice.ts'
import { setFlag } from '../state/mutations/pieces.ts'
import { NOBODY, type NodeNo, type PieceNo } from '../state/numbers.ts'
import { whyNotTarget } from '../state/queries/attack.ts'
import { moveDice } from '../state/queries/dice.ts'
import { distance } from '../state/queries/map.ts'
import { weaponRange } from '../state/queries/modifiers.ts'
import { areEnemies, squareOf } from '../state/queries/pieces.ts'
import { CAUSE, type State } from '../state/schema.ts'
import type { MatchTables } from '../state/tables/match-tables.ts'
import { comrades, isPaired, targetsOf, whyNoPartner } from '../steps/attack.ts'
import { canGoOn } from '../steps/march.ts'
import { type Found, type Way, wayOf } from './reach.ts'
import type { Ground } from './walking/ground.ts'
import { goesOn, hasNoFewerDice, partsOf } from './walking/purse.ts'
import type { Walk } from './walking/search.ts'

/** How a unit can attack another: from where, with whom, and what is chosen for it once it is there. */
export interface Strike {
  readonly target: PieceNo
  /** The way there; undefined: from where it stands. */
  readonly way: Way | undefined
  readonly node: NodeNo
  /** Its comrade, or -1. */
  readonly partner: PieceNo
  /** Could it have one? */
  readonly isPaired: boolean
  readonly choices: readonly Choice[]
}

/** Where a unit would stand, with the dice that it then has. */
interface Spot {
  readonly s: State
  readonly walk: Walk | undefined
  readonly way: Way | undefined
  /** Does the march go on, unless it is halted? */
  readonly isMarching: boolean
}

const MOST_STRIKES = 5

/**
 * The attacks that a unit can make where it stands or can walk to, with a MOVE die left for it (DV-COMBAT-01); the
 * cheapest first, and none for which another takes no die more. `isMarching`: it has set out already.
 */
export function strikesFrom(
  seen: State,
  ground: Ground,
  found: readonly Found[],
  isMarching: boolean,
): readonly Strike[] {
  const { tables, march } = ground
  const here: Spot = { s: seen, walk: undefined, way: undefined, isMarching }
  const walks = found
    .flatMap((each) => each.walks)
    .filter((walk) => isQuiet(ground, walk))
    .toSorted((a, b) => a.price - b.price)
  const strikes: Strike[] = []
  for (const target of enemiesOf(seen, march.piece)) {
    const spots = spotsFor(ground, here, walks, target)
    spots.forEach((spot, i) => strikes.push(...attacksAt(spot, tables, march.piece, target, i === 0)))
  }
  return strikes
}

/** Nothing happens on that space that nobody knows. */
function isQuiet(ground: Ground, { left, node }: Walk): boolean {
  return goesOn(left) || !ground.isUnknown(node)
}

function enemiesOf(s: State, piece: PieceNo): PieceNo[] {
  const enemies: PieceNo[] = []
  for (let side = 0; side < s.army.length; side++)
    if (areEnemies(s, s.side[piece], side)) enemies.push(...s.army[side])
  return enemies
}

/** From where the target can be attacked. */
function spotsFor(ground: Ground, here: Spot, walks: readonly Walk[], target: PieceNo): Spot[] {
  const { tables, march } = ground
  if (canHit(here.s, tables, march, target)) return [here]
  const spots: Spot[] = []
  for (const walk of walks) {
    if (spots.length === MOST_STRIKES) break
    if (spots.some((spot) => spot.walk !== undefined && hasNoFewerDice(spot.walk.left, walk.left))) continue
    if (!isNear(ground, walk, target)) continue
    const spot = spotAfter(ground, walk)
    if (canHit(spot.s, tables, march, target)) spots.push(spot)
  }
  return spots
}

function canHit(
  s: State,
  tables: MatchTables,
  { side, piece }: { readonly side: number; readonly piece: PieceNo },
  target: PieceNo,
): boolean {
  return moveDice(s, side) > 0 && whyNotTarget(s, tables, piece, target, -1) === ''
}

/** What is out of reach is not looked at closely. */
function isNear(ground: Ground, { node, part }: Walk, target: PieceNo): boolean {
  const { tables, piece } = ground
  const s = ground.stand(node, part)
  const from = squareOf(s, tables, piece)
  const to = squareOf(s, tables, target)
  return from === to || distance(tables, from, to) <= weaponRange(s, tables, piece)
}

/** The unit has walked there and paid for it. */
function spotAfter(ground: Ground, walk: Walk): Spot {
  const { tables, march } = ground
  const way = wayOf(ground, walk)
  const stands = ground.stand(walk.node, walk.part)
  const s: State = {
    ...stands,
    at: stands.at.slice(),
    flags: stands.flags.slice(),
    dice: stands.dice.slice(),
    memory: stands.memory.slice(),
  }
  way.spent.forEach((count, face) => spendMany(s, march.side, face, count))
  if (!goesOn(walk.left)) setFlag(s, march.piece, 'stopped', true)
  const { ortho, freshO, diag, freshD } = partsOf(walk.left)
  const isMarching = canGoOn(s, tables, { ...march, ortho, freshO, diag, freshD, moved: 1 })
  return { s, walk, way, isMarching }
}

/** Alone, and from the cheapest place also with each comrade there. */
function attacksAt(
  spot: Spot,
  tables: MatchTables,
  piece: PieceNo,
  target: PieceNo,
  isFirst: boolean,
): Strike[] {
  const { s, way, isMarching } = spot
  const plan = { side: s.turn, piece, range: -1, strength: -1, pay: 1, cause: CAUSE.turn, first: NOBODY }
  const paired = isPaired(s, tables, piece)
  const attack = (partner: PieceNo): Strike => {
    const targets = targetsOf(s, tables, { ...plan, partner })
    const joined = partner >= 0 ? [PARTNER[partner]] : paired ? [ALONE] : []
    const aimed = targets.length > 1 ? [TARGET[target]] : []
    const choices = [
      ...(way?.choices ?? []),
      ...(isMarching ? [HALT] : []),
      ATTACK[piece],
      ...joined,
      ...aimed,
    ]
    return { target, way, node: s.at[piece], partner, isPaired: paired, choices }
  }
  if (!paired || !isFirst) return [attack(NOBODY)]
  const partners = comrades(s, tables, piece).filter(
    (other) =>
      whyNoPartner(s, tables, plan, other) === '' &&
      targetsOf(s, tables, { ...plan, partner: other }).includes(target),
  )
  return [attack(NOBODY), ...partners.map(attack)]
}
