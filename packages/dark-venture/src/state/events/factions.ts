import type { NodeNo, PieceNo, SideNo, Square } from '../numbers.ts'

/** Abilities, resources, building, tokens, Ancients, heroes. */
export type FactionEvent =
  | { event: 'ability'; side: SideNo; ability: number; piece: PieceNo }
  | { event: 'itemAbility'; side: SideNo; card: number; piece: PieceNo }
  /** A unit looks for it; it found it; an effect gave it; it is gone. */
  | { event: 'sought'; piece: PieceNo; resource: number }
  | { event: 'gathered' | 'gained' | 'lostGoods'; piece: PieceNo; resource: number; count: number }
  /** The price of something. */
  | { event: 'paidGoods'; piece: PieceNo; resource: number; count: number }
  /** One that lay on the space of the unit. */
  | { event: 'pickedUp'; piece: PieceNo; resource: number; square: Square }
  | { event: 'passed'; from: PieceNo; to: PieceNo; resource: number }
  | { event: 'built' | 'dismantled'; what: 'fence' | 'wall'; square: Square; edge: number }
  /** `spent`: by the unit that carried it; by nobody: it lay on the space. A blue token that is taken is used up. */
  | { event: 'token'; token: number; square: Square; piece: PieceNo; how: 'laid' | 'taken' | 'spent' }
  | { event: 'upgraded'; from: PieceNo; to: PieceNo }
  | { event: 'split'; from: PieceNo; into: readonly PieceNo[] }
  | { event: 'fused'; from: readonly PieceNo[]; into: PieceNo }
  /** `by` has absorbed it and is `into` from now on, itself if no bigger token is left. */
  | { event: 'absorbed'; piece: PieceNo; by: PieceNo; into: PieceNo }
  | { event: 'bagged'; pieces: readonly PieceNo[] }
  | { event: 'outOfBag'; side: SideNo; piece: PieceNo }
  | { event: 'extracted'; piece: PieceNo; faction: number }
  | { event: 'joined'; piece: PieceNo; side: SideNo }
  | { event: 'favour' | 'shielded'; side: SideNo; which: number }
  | { event: 'unlocked'; side: SideNo; ability: number }
  /** `from`: the unit that has become the Ancient, or -1. */
  | { event: 'summoned'; side: SideNo; piece: PieceNo; at: NodeNo; from: PieceNo }
