import type { Hex } from '../pools/lattice.ts'
import type { HeroNo, Tactic, ColourNo } from '../../content/ids.ts'
import type { Seat } from '../schema/state.ts'
import type { Card } from '../pools/deed-cards.ts'
import type { TokenSlot } from '../pools/tokens.ts'
import type { Unit } from '../pools/unit-cards.ts'

/** Set-up, rounds, and what the common deeds tell. */
export type GroundEvent =
  | { event: 'dealt'; scenario: number; printing: string }
  | { event: 'heroPicked'; seat: Seat; hero: HeroNo }
  | { event: 'dummyJoined'; hero: HeroNo }
  // Variants: drafting, action upgrades, the auction of heroes
  | { event: 'drafted'; seat: Seat }
  | { event: 'draftedCard'; seat: Seat; card: Card }
  | { event: 'draftJoined'; seat: Seat }
  | { event: 'draftJoinedCard'; seat: Seat; card: Card }
  | { event: 'upgradeShown'; card: Card }
  | { event: 'upgraded'; seat: Seat; card: Card; given: Card }
  | { event: 'heroWanted'; seat: Seat; hero: HeroNo }
  | { event: 'bid'; seat: Seat; n: number }
  | { event: 'bidNoMore'; seat: Seat }
  | { event: 'dayBegan'; round: number }
  | { event: 'nightBegan'; round: number }
  | { event: 'offerDealt'; units: readonly Unit[] }
  | { event: 'cardsOffered'; spells: readonly Card[]; actions: readonly Card[] }
  | { event: 'lessonAdded'; card: Card }
  | { event: 'dummyGained'; card: Card; colour: ColourNo }
  | { event: 'bannerBack'; seat: Seat; card: Card }
  | { event: 'reshuffled'; seat: Seat; cards: number }
  | { event: 'tacticTaken'; seat: Seat; tactic: Tactic }
  | { event: 'tacticLeft'; tactic: Tactic }
  | { event: 'turnOrder'; order: readonly Seat[] }
  | { event: 'roundEnded'; round: number }
  | { event: 'gameEnding'; seat: Seat }
  | { event: 'gameOver'; winners: readonly Seat[]; scores: readonly number[] }
  // Deeds
  | { event: 'fame'; seat: Seat; n: number; now: number }
  | { event: 'reputation'; seat: Seat; n: number; now: number }
  | { event: 'wounded'; seat: Seat; n: number; to: 'hand' | 'discard' }
  | { event: 'noWoundLeft'; seat: Seat }
  | { event: 'gained'; seat: Seat; what: 'crystal' | 'token'; colour: ColourNo; n: number }
  | { event: 'lost'; seat: Seat; what: 'crystal' | 'token'; colour: ColourNo; n: number }
  | { event: 'crystalWasted'; seat: Seat; colour: ColourNo }
  | { event: 'drew'; seat: Seat; count: number }
  | { event: 'drewCards'; seat: Seat; cards: readonly Card[] }
  | { event: 'tookCard'; seat: Seat; card: Card; from: 'spellOffer' | 'actionOffer' }
  | { event: 'offered'; card: Card }
  | { event: 'placedToken'; post: TokenSlot; hex: Hex; colour: ColourNo }
  | { event: 'shown'; post: TokenSlot; token: number; hex: Hex }
  | { event: 'tokenGone'; post: TokenSlot; token: number }
  | { event: 'unitReady'; unit: Unit }
  | { event: 'unitWounded'; unit: Unit }
  | { event: 'unitHealed'; unit: Unit }
  | { event: 'unitDestroyed'; seat: Seat; unit: Unit }
  | { event: 'disbanded'; seat: Seat; unit: Unit }
