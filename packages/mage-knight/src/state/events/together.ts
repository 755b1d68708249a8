import type { Seat } from '../schema/state.ts'
import type { Card } from '../pools/deed-cards.ts'

/** Duels, cooperative assaults, scenarios. */
export type TogetherEvent =
  | { event: 'duelBegan'; seat: Seat; against: Seat; hex: number }
  | { event: 'defends'; seat: Seat; full: boolean }
  | { event: 'sent'; seat: Seat; attack: number }
  | { event: 'exchanged'; seat: Seat; against: Seat; attack: number; block: number; damage: number }
  | { event: 'passed'; seat: Seat }
  | { event: 'stolen'; seat: Seat; from: Seat; card: Card }
  | { event: 'retreated'; seat: Seat; hex: number }
  | { event: 'duelEnded'; seat: Seat; against: Seat; winner: Seat }
  | { event: 'proposed'; seat: Seat; hex: number; shares: readonly number[] }
  | { event: 'agreed'; seat: Seat }
  | { event: 'refused'; seat: Seat }
  | { event: 'garrisonDealt'; shares: readonly number[] }
  | { event: 'shieldPlaced'; seat: Seat; hex: number }
  | { event: 'secretPlaced'; seat: Seat; hex: number; tomb: boolean }
  | { event: 'portalClosed' }
  | { event: 'shieldReplaced'; seat: Seat; from: Seat; hex: number }
  | { event: 'incanted'; seat: Seat; hex: number; n: number }
  | { event: 'passage'; seat: Seat; from: number; hex: number; cost: number }
  | { event: 'rampageRolled'; hex: number; colour: number }
  | { event: 'left'; seat: Seat }
  | { event: 'returnerChosen'; seat: Seat }
  | { event: 'stayedOut'; seat: Seat; hex: number }
