import type { NodeNo, PieceNo, SideNo } from '../numbers.ts'

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
    }
  | { event: 'round'; round: number }
  | { event: 'turn'; side: SideNo; dice: readonly number[] }
  | { event: 'banked'; side: SideNo; memory: readonly number[] }
  | { event: 'gainedDice' | 'lostDice'; side: SideNo; dice: readonly number[] }
  | { event: 'scored'; side: SideNo; points: number; objective: number }
  | { event: 'out' | 'forfeited'; side: SideNo }
  | { event: 'voted'; seat: number; side: SideNo; keep: boolean }
  | { event: 'over'; winners: readonly SideNo[] }
