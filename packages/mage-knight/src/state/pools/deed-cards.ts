import { each, pile, pool, set, slots, type Flavoured } from '@longtable/kernel'
import { advancedActions } from '../../content/advanced-actions.ts'
import { artifacts } from '../../content/artifacts.ts'
import { basicActions, commonDeck } from '../../content/basic-actions.ts'
import { colours } from '../../content/effect.ts'
import { heroes } from '../../content/heroes.ts'
import { HEROES, NONE, type ColourNo, type HeroNo } from '../../content/ids.ts'
import { spells } from '../../content/spells.ts'
import type { ActionRow, ArtifactRow, HeroRow, SpellRow } from '../../content/types.ts'

/** A Deed card of the box: 16 of each hero, advanced actions, spells, artifacts, Wounds. */
export type Card = Flavoured<number, 'Card'>
/** What is printed on a card: a row of the tables, in this order; the last kind is the Wound. */
export type CardKind = Flavoured<number, 'CardKind'>

export const MAX_SEATS = 4
export const HERO_CARDS = 16
export const FIRST_ACTION: Card = HEROES * HERO_CARDS
export const FIRST_SPELL: Card = FIRST_ACTION + advancedActions.length
export const FIRST_ARTIFACT: Card = FIRST_SPELL + spells.length
export const FIRST_WOUND: Card = FIRST_ARTIFACT + artifacts.length
/** Far more than the box holds: the supply never runs out (MK-SETUP-18). */
export const WOUNDS = 100
export const CARDS = FIRST_WOUND + WOUNDS

export const FIRST_ACTION_KIND: CardKind = basicActions.length
export const FIRST_SPELL_KIND: CardKind = FIRST_ACTION_KIND + advancedActions.length
export const FIRST_ARTIFACT_KIND: CardKind = FIRST_SPELL_KIND + spells.length
export const WOUND_KIND: CardKind = FIRST_ARTIFACT_KIND + artifacts.length
export const CARD_KINDS = WOUND_KIND + 1

export type CardClass = 'basic' | 'advanced' | 'spell' | 'artifact' | 'wound'

/** What is printed on a card whatever the printing: its effects are the edition's. */
export interface Face {
  readonly is: CardClass
  readonly kind: CardKind
  /** Its id in the tables; of a Wound, 'wound'. */
  readonly id: string
  /** NONE for artifacts and Wounds. */
  readonly colour: ColourNo
  /** Whose basic card it is. */
  readonly hero: HeroNo
}

/** The kinds of a hero's 16 cards, its own one instead of a common one. */
function kindsOfHero({ own }: HeroRow): CardKind[] {
  return Object.entries(commonDeck).flatMap(([id, copies]) => {
    const kindOfId = (wanted: string): CardKind => basicActions.findIndex((row) => row.id === wanted)
    const kinds = new Array<CardKind>(copies).fill(kindOfId(id))
    if (id === own.insteadOf) kinds[copies - 1] = kindOfId(own.card)
    return kinds
  })
}

const kinds: readonly CardKind[] = [
  ...heroes.flatMap(kindsOfHero),
  ...advancedActions.map((_, n) => FIRST_ACTION_KIND + n),
  ...spells.map((_, n) => FIRST_SPELL_KIND + n),
  ...artifacts.map((_, n) => FIRST_ARTIFACT_KIND + n),
  ...new Array<CardKind>(WOUNDS).fill(WOUND_KIND),
]

const rows: readonly (ActionRow | SpellRow | ArtifactRow)[] = [
  ...basicActions,
  ...advancedActions,
  ...spells,
  ...artifacts,
]

function classOf(kind: CardKind): CardClass {
  if (kind < FIRST_ACTION_KIND) return 'basic'
  if (kind < FIRST_SPELL_KIND) return 'advanced'
  if (kind < FIRST_ARTIFACT_KIND) return 'spell'
  return kind < WOUND_KIND ? 'artifact' : 'wound'
}

const faces: readonly Face[] = kinds.map((kind, card) => {
  const row = rows[kind]
  return Object.freeze({
    is: classOf(kind),
    kind,
    id: kind === WOUND_KIND ? 'wound' : row.id,
    colour: kind !== WOUND_KIND && 'colour' in row ? colours.indexOf(row.colour) : NONE,
    hero: card < FIRST_ACTION ? Math.floor(card / HERO_CARDS) : NONE,
  })
})

/** By card: its colour, NONE where it has none. */
export const CARD_COLOUR: readonly ColourNo[] = faces.map(({ colour }) => colour)

/** By card: the first card that looks the same. Equal cards of two heroes differ by their symbol. */
const alike: readonly Card[] = kinds.map((kind, card) =>
  card < FIRST_ACTION ? kinds.indexOf(kind, card - (card % HERO_CARDS)) : kinds.indexOf(kind),
)

export function face(card: Card): Face {
  return faces[card]
}

/** The first card of a hero's own sixteen with that id. */
export function heroCard(hero: HeroNo, id: string): Card {
  return faces.findIndex((one) => one.hero === hero && one.id === id)
}

/** The row it stands for: what it can do. */
export function kindOf(card: Card): CardKind {
  return kinds[card]
}

export function likeOf(card: Card): Card {
  return alike[card]
}

/** The first of those that look the same, in order: they are one entry of a menu. */
export function distinct(cards: readonly Card[]): Card[] {
  const first: Card[] = []
  for (let i = 0; i < cards.length; i++) if (!hasLike(first, cards[i])) first.push(cards[i])
  return first
}

function hasLike(cards: readonly Card[], card: Card): boolean {
  for (let i = cards.length - 1; i >= 0; i--) if (alike[cards[i]] === alike[card]) return true
  return false
}

export function isWound(card: Card): boolean {
  return card >= FIRST_WOUND
}

export function isSpell(card: Card): boolean {
  return card >= FIRST_SPELL && card < FIRST_ARTIFACT
}

export function isArtifact(card: Card): boolean {
  return card >= FIRST_ARTIFACT && card < FIRST_WOUND
}

export function isAdvanced(card: Card): boolean {
  return card >= FIRST_ACTION && card < FIRST_SPELL
}

/** Basic or advanced. */
export function isAction(card: Card): boolean {
  return card < FIRST_SPELL
}

export function isBanner(card: Card): boolean {
  return bannerNo[card] >= 0
}

/** The four banners: the numbers of `BANNERS`. */
export const BANNERS: readonly Card[] = artifacts.flatMap((row, n) =>
  row.basic.do === 'assign' ? [FIRST_ARTIFACT + n] : [],
)
const bannerNo: readonly number[] = kinds.map((_, card) => BANNERS.indexOf(card))

/** Which of the banners a card is, NONE if it is none. */
export function bannerOf(card: Card): number {
  return bannerNo[card]
}

export const FOUND_PLACES = 8

export const deeds = pool({
  maxSeats: MAX_SEATS,
  kindOf: likeOf,
  zones: {
    hand: each(set('owner')),
    deck: each(pile('none')),
    play: each(set('all')),
    discard: each(set('all')),
    /** Banners on units, and cards that are set aside for the round. */
    laid: set('all'),
    /** Under Sparing Power. */
    tucked: pile('none'),
    /** Artifacts drawn as a reward, shown to the one who chooses. */
    found: slots(FOUND_PLACES, 'none', (_place, card) => isArtifact(card)),
    /** Where random picks out of a public pile are made. */
    mix: pile('none'),
    spellDeck: pile('none', isSpell),
    actionDeck: pile('none', isAdvanced),
    artifactDeck: pile('none', isArtifact),
    dummyDeck: pile('none', isAction),
    /** The first card is the lowest, the last one the newest. */
    spellOffer: pile('all'),
    actionOffer: pile('all'),
    /** Advanced actions that lie in the unit offer. */
    lessons: set('all'),
    wounds: set('all'),
    gone: set('all'),
    dummyShown: set('all'),
  },
})

/** The zones of the Deed cards; `Z.hand + seat` is a seat's hand. */
export const Z = deeds.at
