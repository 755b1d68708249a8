import type { Choice } from '@longtable/kernel'
import type { Amount } from '../content/effect.ts'
import { EVERY_STAGE } from '../state/schema/stages.ts'

/** What one way to use something brings to a fight. */

/** What befalls enemies: the one that is pointed at, or all of them. */
export interface Blow {
  readonly onAll: boolean
  /** Only enemies without walls can be pointed at. */
  readonly needsOpen: boolean
  readonly stops: boolean
  readonly destroys: boolean
  readonly armor: readonly Amount[]
  /** Bits of `Resist`. */
  readonly strips: number
  readonly opens: boolean
}

/** What holds for the rest of the fight. */
export interface Turn {
  readonly openSite: boolean
  readonly allCold: boolean
  readonly allSiege: boolean
  readonly twicePhysical: boolean
  readonly strips: number
  readonly unitAttack: number
  readonly unitBlock: number
  readonly unitsSafe: boolean
}

/** A card that is needed besides: to be discarded, thrown away, performed, or played sideways. */
export type Partner =
  | { readonly for: 'cost'; readonly which: 'nonWound' | 'coloured' | 'action' }
  | {
      readonly for: 'perform'
      readonly use: 'basic' | 'strong'
      readonly times: number
      readonly bonus: number
    }
  | { readonly for: 'sideways'; readonly n: number; readonly advanced: number; readonly same: number }

export interface Yield {
  /** By reach * 4 + element. */
  readonly attack: readonly number[]
  /** By element; element + 4 counts twice against Swift. */
  readonly block: readonly number[]
  readonly move: number
  readonly blow: Blow | undefined
  readonly turn: Turn | undefined
  /** Mana that the effect itself asks for, and mana that it brings: masks of colours. */
  readonly wants: readonly number[]
  readonly mana: readonly number[]
  /** Source dice more that may be used. */
  readonly dice: number
  readonly wounds: number
  readonly partner: Partner | undefined
  /** What its questions are answered with, in any order. */
  readonly answers: readonly Choice[]
  /** Bits of the stages at which it may be played. */
  readonly stages: number
}

const NO_POINTS: readonly number[] = []

export const NOTHING: Yield = {
  attack: NO_POINTS,
  block: NO_POINTS,
  move: 0,
  blow: undefined,
  turn: undefined,
  wants: [],
  mana: [],
  dice: 0,
  wounds: 0,
  partner: undefined,
  answers: [],
  stages: EVERY_STAGE,
}

export const NO_BLOW: Blow = {
  onAll: false,
  needsOpen: false,
  stops: false,
  destroys: false,
  armor: [],
  strips: 0,
  opens: false,
}

export const NO_TURN: Turn = {
  openSite: false,
  allCold: false,
  allSiege: false,
  twicePhysical: false,
  strips: 0,
  unitAttack: 0,
  unitBlock: 0,
  unitsSafe: false,
}

export function sumPoints(a: readonly number[], b: readonly number[]): readonly number[] {
  if (a.length === 0) return b
  return b.length === 0 ? a : a.map((n, at) => n + b[at])
}

export function both(a: Yield, b: Yield): Yield {
  return {
    attack: sumPoints(a.attack, b.attack),
    block: sumPoints(a.block, b.block),
    move: a.move + b.move,
    blow: a.blow === undefined || b.blow === undefined ? (a.blow ?? b.blow) : a.blow,
    turn: a.turn === undefined || b.turn === undefined ? (a.turn ?? b.turn) : bothTurns(a.turn, b.turn),
    wants: [...a.wants, ...b.wants],
    mana: [...a.mana, ...b.mana],
    dice: a.dice + b.dice,
    wounds: a.wounds + b.wounds,
    partner: a.partner ?? b.partner,
    answers: [...a.answers, ...b.answers],
    stages: a.stages & b.stages,
  }
}

export function bothTurns(a: Turn, b: Turn): Turn {
  return {
    openSite: a.openSite || b.openSite,
    allCold: a.allCold || b.allCold,
    allSiege: a.allSiege || b.allSiege,
    twicePhysical: a.twicePhysical || b.twicePhysical,
    strips: a.strips | b.strips,
    unitAttack: a.unitAttack + b.unitAttack,
    unitBlock: a.unitBlock + b.unitBlock,
    unitsSafe: a.unitsSafe || b.unitsSafe,
  }
}
