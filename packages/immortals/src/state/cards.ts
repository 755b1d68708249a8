import { each, pile, pool, set, slots, type Flavoured } from '@longtable/kernel'
import { AREAS, DARK, LIGHT, REGIONS, type AreaNo, type RealmNo, type RegionNo, type Seat } from './sites.ts'

/** Every card of the game is a number: 25 region cards, 60 conflict cards, then 4 magic and 4 blank cards a seat. */
export type Card = Flavoured<number, 'Card'>
/** A space of a player board: eight for armies, then two for magic. */
export type Space = Flavoured<number, 'Space'>

export const MAX_SEATS = 5
export const MAGIC_CARDS = 4
export const BLANK_CARDS = 4
const FIRST_REGION = 0
const FIRST_CONFLICT = FIRST_REGION + REGIONS
const FIRST_WILD = FIRST_CONFLICT + 2 * REGIONS
const FIRST_OWN = FIRST_WILD + 2 * AREAS
const OWN_CARDS = MAGIC_CARDS + BLANK_CARDS
export const CARDS = FIRST_OWN + MAX_SEATS * OWN_CARDS

export type CardFace =
  | { readonly kind: 'region'; readonly region: RegionNo }
  | { readonly kind: 'conflict'; readonly region: RegionNo; readonly realm: RealmNo }
  | { readonly kind: 'wild'; readonly area: AreaNo; readonly realm: RealmNo }
  | { readonly kind: 'magic'; readonly magic: number; readonly seat: Seat }
  | { readonly kind: 'blank'; readonly seat: Seat }

function faceOf(card: Card): CardFace {
  if (card < FIRST_CONFLICT) return { kind: 'region', region: regionOfCard(card) }
  if (card < FIRST_WILD) {
    const n = card - FIRST_CONFLICT
    return { kind: 'conflict', region: n % REGIONS, realm: n < REGIONS ? LIGHT : DARK }
  }
  if (card < FIRST_OWN) {
    const n = card - FIRST_WILD
    return { kind: 'wild', area: n % AREAS, realm: n < AREAS ? LIGHT : DARK }
  }
  const n = card - FIRST_OWN
  const seat = Math.floor(n / OWN_CARDS)
  return n % OWN_CARDS < MAGIC_CARDS ? { kind: 'magic', magic: n % OWN_CARDS, seat } : { kind: 'blank', seat }
}

const faces: readonly CardFace[] = Array.from({ length: CARDS }, (_, card) => Object.freeze(faceOf(card)))

export function face(card: Card): CardFace {
  return faces[card]
}

export function regionCard(region: RegionNo): Card {
  return FIRST_REGION + region
}

/** The region of a region card. */
export function regionOfCard(card: Card): RegionNo {
  return card - FIRST_REGION
}

export function conflictCard(region: RegionNo, realm: RealmNo): Card {
  return FIRST_CONFLICT + realm * REGIONS + region
}

export function wildCard(area: AreaNo, realm: RealmNo): Card {
  return FIRST_WILD + realm * AREAS + area
}

export function magicCard(seat: Seat, magic: number): Card {
  return FIRST_OWN + seat * OWN_CARDS + magic
}

export function blankCard(seat: Seat, n = 0): Card {
  return FIRST_OWN + seat * OWN_CARDS + MAGIC_CARDS + n
}

export function isConflict(card: Card): boolean {
  return card >= FIRST_CONFLICT && card < FIRST_OWN
}

export function isWild(card: Card): boolean {
  return card >= FIRST_WILD && card < FIRST_OWN
}

export function isBlank(card: Card): boolean {
  return card >= FIRST_OWN && (card - FIRST_OWN) % OWN_CARDS >= MAGIC_CARDS
}

export function isMagic(card: Card): boolean {
  return card >= FIRST_OWN && (card - FIRST_OWN) % OWN_CARDS < MAGIC_CARDS
}

/** All conflict cards of one realm, wild ones last. */
export function conflictCardsOf(realm: RealmNo): Card[] {
  return [
    ...Array.from({ length: REGIONS }, (_, region) => conflictCard(region, realm)),
    ...Array.from({ length: AREAS }, (_, area) => wildCard(area, realm)),
  ]
}

export const ARMY_SPACES = 8
export const SPACES = 10

/** What anybody knows of a face-down card from the space it lies on (IMM-PLAN-3). */
function mayLieOn(space: Space, card: Card): boolean {
  return isBlank(card) || isMagic(card) === space >= ARMY_SPACES
}

export const cards = pool({
  maxSeats: MAX_SEATS,
  // The four blank cards of a player cannot be told apart.
  kindOf: (card) => (isBlank(card) ? blankCard(Math.floor((card - FIRST_OWN) / OWN_CARDS)) : card),
  zones: {
    /** Region cards that nobody holds. */
    stack: set('all'),
    /** The two stacks of the starting round. */
    light: pile('none'),
    dark: pile('none'),
    deck: pile('none'),
    discard: set('all'),
    /** Face up on the table: chosen in the draft, or being performed. */
    shown: set('all'),
    draft: each(set('owner')),
    hand: each(set('owner')),
    board: each(slots(SPACES, 'owner', mayLieOn)),
  },
})

export const Z = cards.at
