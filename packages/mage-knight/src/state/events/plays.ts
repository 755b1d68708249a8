import type { Hex } from '../pools/lattice.ts'
import type { Side } from '../choices/plays.ts'
import type { PaymentWay } from '../choices/effects.ts'
import type { Tactic, ColourNo } from '../../content/ids.ts'
import type { Die, Seat } from '../schema/state.ts'
import type { Card } from '../pools/deed-cards.ts'
import type { Skill } from '../pools/skill-tokens.ts'
import type { Unit } from '../pools/unit-cards.ts'

/** What is played, mana and dice, and what effects do. */
export type PlayEvent =
  | { event: 'played'; seat: Seat; card: Card; use: number; strong: boolean }
  | { event: 'side'; seat: Seat; card: Card; as: Side; n: number }
  | { event: 'unitUsed'; seat: Seat; unit: Unit; use: number }
  | { event: 'skillUsed'; seat: Seat; skill: Skill; use: number }
  | { event: 'tacticUsed'; seat: Seat; tactic: Tactic }
  | { event: 'bannerGiven'; seat: Seat; card: Card; unit: Unit }
  | { event: 'bannerUsed'; seat: Seat; card: Card; unit: Unit }
  | { event: 'paid'; seat: Seat; with: PaymentWay; colour: ColourNo }
  | { event: 'melted'; seat: Seat; colour: ColourNo }
  | { event: 'healed'; seat: Seat; unit: Unit; n: number }
  | { event: 'rolled'; die: Die; colour: ColourNo }
  | { event: 'dieTaken'; seat: Seat; die: Die; colour: ColourNo }
  | { event: 'rolledFor'; seat: Seat; colour: ColourNo }
  | { event: 'points'; seat: Seat; what: 'move' | 'influence' | 'healing'; n: number; now: number }
  | { event: 'attackAdded'; seat: Seat; reach: number; element: number; n: number }
  | { event: 'blockAdded'; seat: Seat; element: number; n: number }
  | { event: 'lastingBegan'; seat: Seat; node: number; source: number }
  | {
      event: 'targeted'
      seat: Seat
      source: number
      what: 'enemy' | 'unit' | 'card' | 'die' | 'colour'
      n: number
    }
  | { event: 'cardMoved'; seat: Seat; card: Card; to: string }
  | { event: 'cardHidden'; seat: Seat; to: string }
  | { event: 'handShown'; seat: Seat; cards: readonly Card[] }
  | { event: 'gaveUp'; seat: Seat; card: Card }
  | { event: 'learned'; seat: Seat; card: Card; cost: number }
  | { event: 'centred'; seat: Seat; skill: Skill }
  | { event: 'uncentred'; seat: Seat; skill: Skill }
  | { event: 'journeyed'; seat: Seat; from: Hex; hex: Hex }
  | { event: 'extraTurn'; seat: Seat }
  | { event: 'tacticProposed'; seat: Seat; tactic: Tactic }
  | { event: 'tacticRefused'; seat: Seat; tactic: Tactic }
