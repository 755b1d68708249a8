import type { ColourNo } from '../../content/ids.ts'
import type { SiteNo } from '../../content/types.ts'
import type { Hex } from '../pools/lattice.ts'
import type { Seat } from '../schema/state.ts'
import type { TokenSlot, Token } from '../pools/tokens.ts'
import type { Unit } from '../pools/unit-cards.ts'

/** Combat with enemies. */
export type CombatEvent =
  | { event: 'fightBegan'; seat: Seat; kind: number; hex: Hex; site: SiteNo; tokens: readonly Token[] }
  | { event: 'joined'; seat: Seat; post: TokenSlot; token: Token }
  | { event: 'dieHidden'; seat: Seat; fighter: Seat }
  | { event: 'hidColour'; seat: Seat; colour: ColourNo }
  | { event: 'dieShown'; seat: Seat; colour: ColourNo }
  | { event: 'dieNot'; seat: Seat; colour: ColourNo }
  | { event: 'summoned'; post: TokenSlot; token: Token; by: TokenSlot }
  | { event: 'aimed'; seat: Seat; post: TokenSlot; token: Token }
  | { event: 'struck'; seat: Seat; tokens: readonly Token[]; total: number; armor: number }
  | { event: 'faced'; seat: Seat; post: TokenSlot; token: Token }
  | { event: 'blocked'; seat: Seat; post: TokenSlot; token: Token; total: number; needed: number }
  | { event: 'slowed'; seat: Seat; post: TokenSlot; token: Token; n: number }
  | { event: 'letThrough'; seat: Seat; post: TokenSlot; token: Token; damage: number }
  | { event: 'damaged'; seat: Seat; unit: Unit; n: number; wounds: number }
  | { event: 'knockedOut'; seat: Seat }
  | { event: 'paralyzed'; seat: Seat }
  | { event: 'defeated'; seat: Seat; post: TokenSlot; token: Token; fame: number }
  | { event: 'conquered'; seat: Seat; hex: Hex; site: SiteNo }
  | { event: 'cityShield'; seat: Seat; hex: Hex }
  | { event: 'cityTaken'; hex: Hex; leader: Seat }
  | { event: 'fightEnded'; seat: Seat; hex: Hex; outcome: 'won' | 'lost' }
  | { event: 'withdrew'; seat: Seat; hex: Hex; wounds: number }
