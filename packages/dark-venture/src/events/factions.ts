import type { NodeNo, PieceNo, SideNo, Square } from '../numbers.ts'

/** Abilities, resources, building, tokens, Ancients, heroes. */
export type FactionEvent =
  | { event: 'ability'; side: SideNo; ability: number; piece: PieceNo }
  | { event: 'itemAbility'; side: SideNo; card: number; piece: PieceNo }
  /** A unit looks for it; it found it; an effect gave it; it is gone. */
  | { event: 'sought'; piece: PieceNo; resource: number }
  | { event: 'gathered' | 'gained' | 'lostGoods'; piece: PieceNo; resource: number; count: number }
  | { event: 'passed'; from: PieceNo; to: PieceNo; resource: number }
  | { event: 'built' | 'dismantled'; what: 'fence' | 'wall'; square: Square; edge: number }
  | { event: 'token'; token: number; square: Square; piece: PieceNo; how: 'laid' | 'taken' | 'spent' }
  | { event: 'upgraded'; from: PieceNo; to: PieceNo }
  | { event: 'split'; from: PieceNo; into: readonly PieceNo[] }
  | { event: 'fused'; from: readonly PieceNo[]; into: PieceNo }
  | { event: 'absorbed'; piece: PieceNo; into: PieceNo }
  | { event: 'bagged'; pieces: readonly PieceNo[] }
  | { event: 'outOfBag'; side: SideNo; piece: PieceNo }
  | { event: 'extracted'; piece: PieceNo; faction: number }
  | { event: 'joined'; piece: PieceNo; side: SideNo }
  | { event: 'favour' | 'shielded'; side: SideNo; which: number }
  | { event: 'unlocked'; side: SideNo; ability: number }
  | { event: 'summoned'; side: SideNo; piece: PieceNo; at: NodeNo }
