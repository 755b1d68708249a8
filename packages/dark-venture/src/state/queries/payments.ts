import { DIAG1, ORTHO1, ORTHO2, type SideNo } from '../numbers.ts'
import type { State } from '../schema.ts'
import { purse } from './dice.ts'

/** Which dice pay a step (DV-MOVE-09, A-10, A-11): orthogonal points from ORTHO1 and ORTHO2, diagonal ones from DIAG1. */
export interface Payment {
  readonly ortho1: number
  readonly ortho2: number
  readonly diag1: number
}

const orthogonal: readonly (readonly [ortho1: number, ortho2: number])[] = [
  [1, 0],
  [0, 1],
  [2, 0],
  [1, 1],
  [3, 0],
  [0, 2],
  [2, 1],
  [4, 0],
  [1, 2],
]

/** Number 0 spends no die. */
export const PAYMENTS: readonly Payment[] = [
  { ortho1: 0, ortho2: 0, diag1: 0 },
  ...orthogonal.map(([ortho1, ortho2]) => ({ ortho1, ortho2, diag1: 0 })),
  ...[1, 2, 3, 4].map((diag1) => ({ ortho1: 0, ortho2: 0, diag1 })),
]

/** Kinds of steps. */
export const STRAIGHT = 0
export const DIAGONAL = 1

/** What a road adds to the dice of a step: nothing, one for each die, one in all (option `roadBonus`: step). */
export const PLAIN = 0
const EACH = 1
const ONCE = 2

/** The most points that a step can cost: itself, water, a wall. */
const DEAREST = 4

/** What the road adds; `fresh`: points left over that it has not been counted for. */
export function bonusOf(road: boolean, perDie: boolean, fresh: number): number {
  if (!road) return PLAIN
  if (perDie) return EACH
  return fresh > 0 ? PLAIN : ONCE
}

/** Points at hand without a new die: those left over, one more where their die now earns the road's. */
export function pointsLeft(left: number, fresh: number, road: boolean): number {
  return road && fresh > 0 ? left + 1 : left
}

function nominal({ ortho1, ortho2, diag1 }: Payment): number {
  return ortho1 + 2 * ortho2 + diag1
}

function diceOf({ ortho1, ortho2, diag1 }: Payment): number {
  return ortho1 + ortho2 + diag1
}

function worthOf(payment: Payment, bonus: number): number {
  const dice = diceOf(payment)
  return nominal(payment) + (bonus === EACH ? dice : bonus === ONCE && dice > 0 ? 1 : 0)
}

const WORTH: readonly (readonly number[])[] = [PLAIN, EACH, ONCE].map((bonus) =>
  PAYMENTS.map((payment) => worthOf(payment, bonus)),
)

/** Enough, and no die of it could have been kept. */
function isThrifty(payment: Payment, need: number, bonus: number): boolean {
  if (worthOf(payment, bonus) < need) return false
  const { ortho1, ortho2, diag1 } = payment
  const without =
    ortho1 > 0
      ? { ortho1: ortho1 - 1, ortho2, diag1 }
      : { ortho1, ortho2: Math.max(0, ortho2 - 1), diag1: Math.max(0, diag1 - 1) }
  return worthOf(without, bonus) < need
}

function isOfKind({ diag1 }: Payment, kind: number): boolean {
  return diag1 > 0 === (kind === DIAGONAL)
}

/** By bonus, kind and points that are missing: the payments that make up for them. */
const THRIFTY: readonly (readonly (readonly (readonly number[])[])[])[] = [PLAIN, EACH, ONCE].map((bonus) =>
  [STRAIGHT, DIAGONAL].map((kind) =>
    Array.from({ length: DEAREST + 1 }, (_, need) =>
      need === 0
        ? [0]
        : PAYMENTS.flatMap((payment, number) =>
            number > 0 && isOfKind(payment, kind) && isThrifty(payment, need, bonus) ? [number] : [],
          ),
    ),
  ),
)

/** The payments that make up for the missing points and waste no die, in order. */
export function paymentsFor(kind: number, need: number, bonus: number): readonly number[] {
  return THRIFTY[bonus][kind][Math.max(0, need)]
}

export function worth(number: number, bonus: number): number {
  return WORTH[bonus][number]
}

/** Has the side these dice? */
export function hasDice(s: State, side: SideNo, number: number): boolean {
  return (affordable(s, side) & (1 << number)) !== 0
}

/** The most dice of each face in a payment. */
const MOST = { ortho1: 4, ortho2: 2, diag1: 4 } as const

/** By dice of each face: the payments that they are enough for, as bits. */
const AFFORDED: readonly number[] = Array.from(
  { length: (MOST.ortho1 + 1) * (MOST.ortho2 + 1) * (MOST.diag1 + 1) },
  (_, i) => {
    const diag1 = i % (MOST.diag1 + 1)
    const rest = Math.floor(i / (MOST.diag1 + 1))
    const ortho2 = rest % (MOST.ortho2 + 1)
    const ortho1 = Math.floor(rest / (MOST.ortho2 + 1))
    return PAYMENTS.reduce(
      (bits, one, number) =>
        one.ortho1 <= ortho1 && one.ortho2 <= ortho2 && one.diag1 <= diag1 ? bits | (1 << number) : bits,
      0,
    )
  },
)

/** The payments that a side has the dice for, as bits. */
export function affordable(s: State, side: SideNo): number {
  const ortho1 = Math.min(purse(s, side, ORTHO1), MOST.ortho1)
  const ortho2 = Math.min(purse(s, side, ORTHO2), MOST.ortho2)
  const diag1 = Math.min(purse(s, side, DIAG1), MOST.diag1)
  return AFFORDED[(ortho1 * (MOST.ortho2 + 1) + ortho2) * (MOST.diag1 + 1) + diag1]
}

/** The most points of a kind that all dice of a side would give for one step. */
export function mostPoints(s: State, side: SideNo, kind: number, bonus: number): number {
  const small = purse(s, side, kind === STRAIGHT ? ORTHO1 : DIAG1)
  const big = kind === STRAIGHT ? purse(s, side, ORTHO2) : 0
  const dice = small + big
  return small + 2 * big + (bonus === EACH ? dice : bonus === ONCE && dice > 0 ? 1 : 0)
}

/**
 * How many of the points that are left the road has not been counted for. For each die: a die that the step used keeps
 * its chance unless the step took it; for each step: points of the dice themselves count, points of the road do not.
 */
export function freshAfter(
  number: number,
  left: number,
  fresh: number,
  road: boolean,
  perDie: boolean,
  cost: number,
  after: number,
): number {
  if (perDie) return after === 0 || road ? 0 : number === 0 ? fresh : 1
  const stale = left - fresh
  const own = fresh + nominal(PAYMENTS[number])
  const used = road && own > 0 ? Math.max(1, cost - stale - 1) : Math.max(0, cost - stale)
  return Math.min(after, own - used)
}
