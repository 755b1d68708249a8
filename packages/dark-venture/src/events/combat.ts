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
      attack: number
      defence: number
      won: boolean
      counter: boolean
    }
  | { event: 'foiled'; side: SideNo }
  | { event: 'counters'; side: SideNo }
  | { event: 'killed' | 'revived' | 'spared' | 'wounded'; piece: PieceNo; by: SideNo; square: Square }
  | { event: 'captured'; piece: PieceNo; captor: PieceNo }
  | { event: 'escaped' | 'exchanged' | 'restrained' | 'freed'; piece: PieceNo }
