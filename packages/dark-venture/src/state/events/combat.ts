import type { PieceNo, SideNo, Square } from '../numbers.ts'

/** Combat and prisoners. */
export type CombatEvent =
  | {
      event: 'attacked'
      side: SideNo
      versus: SideNo
      attackers: readonly PieceNo[]
      target: PieceNo
      range: number
    }
  | { event: 'hazard'; piece: PieceNo; strength: number }
  | { event: 'defended'; side: SideNo; defenders: readonly PieceNo[] }
  | { event: 'rolled'; attack: readonly number[]; defence: readonly number[] }
  | { event: 'adjusted'; side: SideNo; die: number; from: number; to: number }
  | { event: 'egged'; side: SideNo; piece: PieceNo }
  | {
      event: 'fought'
      /** None in a hazard. */
      attackers: readonly PieceNo[]
      defenders: readonly PieceNo[]
      attack: number
      defence: number
      won: boolean
      counter: boolean
    }
  | { event: 'foiled'; side: SideNo }
  | { event: 'counters'; side: SideNo }
  /** `heir`: who has its resources now, or -1, and they stay on the space. */
  | { event: 'killed'; piece: PieceNo; by: SideNo; square: Square; heir: PieceNo }
  | { event: 'revived' | 'spared' | 'wounded'; piece: PieceNo; by: SideNo; square: Square }
  | { event: 'captured'; piece: PieceNo; captor: PieceNo }
  | { event: 'escaped' | 'exchanged' | 'restrained' | 'freed'; piece: PieceNo }
