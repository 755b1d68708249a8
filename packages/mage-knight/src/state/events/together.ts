import type { ColourNo } from '../../content/ids.ts'
import type { Hex } from '../pools/lattice.ts'
import type { Seat } from '../schema/state.ts'
import type { Card } from '../pools/deed-cards.ts'

/** Duels, cooperative assaults, scenarios. */
export type TogetherEvent =
  | { event: 'duelBegan'; seat: Seat; against: Seat; hex: Hex }
  | { event: 'defends'; seat: Seat; full: boolean }
  | { event: 'sent'; seat: Seat; attack: number }
  | { event: 'exchanged'; seat: Seat; against: Seat; attack: number; block: number; damage: number }
  | { event: 'passed'; seat: Seat }
  | { event: 'stolen'; seat: Seat; from: Seat; card: Card }
  | { event: 'retreated'; seat: Seat; hex: Hex }
  | { event: 'duelEnded'; seat: Seat; against: Seat; winner: Seat }
  | { event: 'proposed'; seat: Seat; hex: Hex; shares: readonly number[] }
  | { event: 'agreed'; seat: Seat }
  | { event: 'refused'; seat: Seat }
  | { event: 'garrisonDealt'; shares: readonly number[] }
  | { event: 'shieldPlaced'; seat: Seat; hex: Hex }
  | { event: 'secretPlaced'; seat: Seat; hex: Hex; tomb: boolean }
  | { event: 'portalClosed' }
  | { event: 'shieldReplaced'; seat: Seat; from: Seat; hex: Hex }
  | { event: 'incanted'; seat: Seat; hex: Hex; n: number }
  | { event: 'passage'; seat: Seat; from: number; hex: Hex; cost: number }
  | { event: 'rampageRolled'; hex: Hex; colour: ColourNo }
  | { event: 'left'; seat: Seat }
  | { event: 'returnerChosen'; seat: Seat }
  | { event: 'stayedOut'; seat: Seat; hex: Hex }
