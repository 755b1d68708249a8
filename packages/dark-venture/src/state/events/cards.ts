import type { CardNo, PieceNo, SideNo, Square } from '../numbers.ts'

/** Action and item cards, trades. */
export type CardEvent =
  | { event: 'drew'; side: SideNo; deck: 'action' | 'item' }
  /** A unit draws at a red token, once a turn. */
  | { event: 'drawsAt'; piece: PieceNo; square: Square }
  | { event: 'drewCard'; side: SideNo; card: CardNo }
  | { event: 'happened' | 'used' | 'discarded' | 'claimed' | 'saved'; side: SideNo; card: CardNo }
  | { event: 'savedUnseen'; side: SideNo }
  | { event: 'equipped'; card: CardNo; piece: PieceNo }
  | { event: 'dropped'; card: CardNo; square: Square }
  | { event: 'stole'; side: SideNo; from: SideNo }
  | { event: 'stoleCard'; side: SideNo; from: SideNo; card: CardNo }
  | { event: 'reshuffled'; deck: 'action' | 'item'; count: number }
  /** So many cards laid, so many wanted of a kind (WANTED). */
  | { event: 'proposed'; side: SideNo; partner: SideNo; given: number; kind: number; count: number }
  | { event: 'withdrew' | 'refused' | 'countered'; side: SideNo; partner: SideNo }
  | { event: 'traded'; side: SideNo; partner: SideNo; given: number; got: number }
  /** Only the two hear which. */
  | { event: 'received'; side: SideNo; from: SideNo; cards: readonly CardNo[] }
