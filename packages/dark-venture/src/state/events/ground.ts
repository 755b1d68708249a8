import type { NodeNo, PieceNo, SideNo, Square } from '../numbers.ts'

/** Set-up, rounds and turns, dice, points, the end. */
export type GroundEvent =
  /** Which story is played: `victory`, a scenario, the adventure. */
  | { event: 'began'; story: string }
  /** Those who rolled, and what; 100 and up: a seat that has no side yet. Equals roll again, in an event of their own. */
  | { event: 'order'; rolls: readonly number[]; order: readonly SideNo[] }
  | { event: 'chose'; side: SideNo; seat: number }
  | {
      event: 'placed'
      side: SideNo
      piece: PieceNo
      at: NodeNo
      from: 'setup' | 'supply' | 'bag' | 'egg' | 'maker'
      /** In the southern part of a split space. */
      part?: 1
      /** It guards something: the kind of guard. */
      guard?: number
    }
  /** The tokens and beasts of the map are in their places. */
  | { event: 'laidOut' }
  /** A killed hero comes back. */
  | { event: 'returns'; side: SideNo; piece: PieceNo }
  /** A unit of a side that is given up leaves the map; what it had stays. */
  | { event: 'left'; piece: PieceNo; square: Square }
  | { event: 'round'; round: number }
  | { event: 'turn'; side: SideNo; dice: readonly number[] }
  | { event: 'banked'; side: SideNo; memory: readonly number[] }
  | { event: 'gainedDice' | 'lostDice'; side: SideNo; dice: readonly number[] }
  | { event: 'scored'; side: SideNo; points: number; objective: number }
  | { event: 'out' | 'forfeited'; side: SideNo }
  | { event: 'voted'; seat: number; side: SideNo; keep: boolean }
  | { event: 'over'; winners: readonly SideNo[] }
