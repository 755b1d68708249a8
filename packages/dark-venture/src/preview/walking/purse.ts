import {
  bonusOf,
  DIAGONAL,
  freshAfter,
  PAYMENTS,
  paymentsFor,
  pointsLeft,
  STRAIGHT,
  worth,
} from '../../state/queries/payments.ts'

/**
 * What a march has left, in one whole number: dice of three faces, points left of both kinds and how many of them the
 * road has not been counted for, and whether it may go on. Each field has a bit above it that is never set, so that two
 * such numbers are compared in every field at once. Of a march with free points these stand for the small dice.
 */
export type Left = number

interface Field {
  readonly at: number
  readonly most: number
}

const ORTHO1: Field = { at: 0, most: 15 }
const ORTHO2: Field = { at: 5, most: 15 }
const DIAG1: Field = { at: 10, most: 15 }
const ORTHO: Field = { at: 15, most: 7 }
const FRESH_O: Field = { at: 19, most: 7 }
const DIAG: Field = { at: 23, most: 3 }
const FRESH_D: Field = { at: 26, most: 3 }
const GOES_ON: Field = { at: 29, most: 1 }
const DICE: readonly Field[] = [ORTHO1, ORTHO2, DIAG1]
const FIELDS: readonly Field[] = [...DICE, ORTHO, FRESH_O, DIAG, FRESH_D, GOES_ON]

function maskOf(fields: readonly Field[]): number {
  return fields.reduce((mask, { at, most }) => mask | (most << at), 0)
}

function guardsOf(fields: readonly Field[]): number {
  return fields.reduce((bits, { at, most }) => bits | ((most + 1) << at), 0)
}

const GUARDS = guardsOf(FIELDS)
const DICE_MASK = maskOf(DICE)
const DICE_GUARDS = guardsOf(DICE)
const POINTS_MASK = maskOf([ORTHO, FRESH_O, DIAG, FRESH_D])
const END_MASK = maskOf([GOES_ON])

function put({ at, most }: Field, value: number): number {
  return Math.min(value, most) << at
}

function get(left: Left, { at, most }: Field): number {
  return (left >> at) & most
}

/** The parts of such a number. */
export interface Parts {
  readonly dice: readonly number[]
  readonly ortho: number
  readonly freshO: number
  readonly diag: number
  readonly freshD: number
}

export function leftInPurse({ dice, ortho, freshO, diag, freshD }: Parts): Left {
  const points = put(ORTHO, ortho) | put(FRESH_O, freshO) | put(DIAG, diag) | put(FRESH_D, freshD)
  return DICE.reduce((left, field, face) => left | put(field, dice[face]), points | put(GOES_ON, 1))
}

export function partsOf(left: Left): Parts {
  return {
    dice: DICE.map((field) => get(left, field)),
    ortho: get(left, ORTHO),
    freshO: get(left, FRESH_O),
    diag: get(left, DIAG),
    freshD: get(left, FRESH_D),
  }
}

/** Is there nowhere less left than there? */
export function isNoLess(one: Left, other: Left): boolean {
  return (((one | GUARDS) - other) & GUARDS) === GUARDS
}

/** The same of the dice alone. */
export function hasNoFewerDice(one: Left, other: Left): boolean {
  return ((((one & DICE_MASK) | DICE_GUARDS) - (other & DICE_MASK)) & DICE_GUARDS) === DICE_GUARDS
}

export function withoutPoints(left: Left): Left {
  return left & ~POINTS_MASK
}

export function ended(left: Left): Left {
  return left & ~END_MASK
}

export function goesOn(left: Left): boolean {
  return (left & END_MASK) !== 0
}

/** One die of a face less, or -1 if there is none. */
export function lessOne(left: Left, face: number): Left {
  const field = DICE[face]
  return get(left, field) === 0 ? -1 : left - (1 << field.at)
}

/** So many free points less, or -1. */
export function lessFree(left: Left, points: number): Left {
  return get(left, ORTHO1) < points ? -1 : left - points
}

/** The dice that are gone of what there was, as a price: all of them first, then big ones, then diagonal ones. */
export function stepPrice(all: Left, left: Left): number {
  const ortho1 = get(all, ORTHO1) - get(left, ORTHO1)
  const ortho2 = get(all, ORTHO2) - get(left, ORTHO2)
  const diag1 = get(all, DIAG1) - get(left, DIAG1)
  return ((ortho1 + ortho2 + diag1) * 16 + ortho2) * 16 + diag1
}

/** One way to pay a step: which of PAYMENTS, and what is left then. */
interface Payment {
  readonly pay: number
  /** The dice it takes, to be compared with and taken from what there is. */
  readonly takes: Left
  /** The points afterwards, to be put in place of those before. */
  readonly after: Left
}

const known = new Array<readonly Payment[] | undefined>(8 * 8 * 8 * 2 * 4).fill(undefined)

/** How the points left and new dice can pay a step. */
export function paymentsFrom(
  left: Left,
  isDiagonal: boolean,
  cost: number,
  isRoad: boolean,
  perDie: boolean,
): readonly Payment[] {
  const points = get(left, isDiagonal ? DIAG : ORTHO)
  const fresh = get(left, isDiagonal ? FRESH_D : FRESH_O)
  const key =
    (((points * 8 + fresh) * 8 + cost) * 2 + (isRoad ? 1 : 0)) * 4 + (isDiagonal ? 2 : 0) + (perDie ? 1 : 0)
  return (known[key] ??= findPayments(points, fresh, isDiagonal, cost, isRoad, perDie))
}

function findPayments(
  points: number,
  fresh: number,
  isDiagonal: boolean,
  cost: number,
  isRoad: boolean,
  perDie: boolean,
): Payment[] {
  const bonus = bonusOf(isRoad, perDie, fresh)
  const has = pointsLeft(points, fresh, isRoad)
  return paymentsFor(isDiagonal ? DIAGONAL : STRAIGHT, cost - has, bonus).map((pay) => {
    const { ortho1, ortho2, diag1 } = PAYMENTS[pay]
    const after = has + worth(pay, bonus) - cost
    const freshLeft = freshAfter(pay, points, fresh, isRoad, perDie, cost, after)
    return {
      pay,
      takes: put(ORTHO1, ortho1) | put(ORTHO2, ortho2) | put(DIAG1, diag1),
      after: isDiagonal
        ? put(DIAG, after) | put(FRESH_D, freshLeft)
        : put(ORTHO, after) | put(FRESH_O, freshLeft),
    }
  })
}

const STRAIGHT_MASK = maskOf([ORTHO, FRESH_O])
const DIAGONAL_MASK = maskOf([DIAG, FRESH_D])

/** What is left when a step was paid so, or -1 if the dice are not there. */
export function paid(left: Left, isDiagonal: boolean, { takes, after }: Payment): Left {
  if (!hasNoFewerDice(left, takes)) return -1
  return ((left & ~(isDiagonal ? DIAGONAL_MASK : STRAIGHT_MASK)) | after) - takes
}
