import type { ColourNo } from '../../content/ids.ts'
import type { Hex, Slot } from '../pools/lattice.ts'
import type { WareId } from '../choices/map.ts'
import type { Seat } from '../schema/state.ts'
import type { Card } from '../pools/deed-cards.ts'
import type { Tile } from '../pools/tiles.ts'
import type { Unit } from '../pools/unit-cards.ts'

/** The map and the turn. */
export type MapEvent =
  | { event: 'turnBegan'; seat: Seat; extra: boolean }
  | { event: 'skipped'; seat: Seat }
  | { event: 'announced'; seat: Seat }
  | { event: 'forfeited'; seat: Seat }
  | { event: 'arrived'; seat: Seat; hex: Hex }
  | { event: 'stepped'; seat: Seat; from: Hex; hex: Hex; cost: number }
  | { event: 'explored'; seat: Seat; slot: Slot; tile: Tile; cost: number }
  | { event: 'tileOpened'; slot: Slot; tile: Tile }
  | { event: 'cityShown'; hex: Hex; colour: ColourNo; level: number }
  | { event: 'megapolisShown'; hex: Hex; colour: ColourNo }
  | { event: 'rested'; seat: Seat; slow: boolean }
  | { event: 'discarded'; seat: Seat; cards: readonly Card[] }
  | { event: 'thrownAway'; seat: Seat; cards: readonly Card[] }
  | { event: 'interacted'; seat: Seat; hex: Hex; influence: number }
  | { event: 'recruited'; seat: Seat; unit: Unit; cost: number }
  | { event: 'bought'; seat: Seat; ware: WareId; cost: number }
  | { event: 'plundered'; seat: Seat }
  | { event: 'turnEnded'; seat: Seat }
