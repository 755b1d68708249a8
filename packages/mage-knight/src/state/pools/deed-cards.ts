import { each, pile, pool, set, slots, type Flavoured } from '@longtable/kernel'
import { editionOf } from '../../content/edition.ts'
import { colours } from '../../content/effect.ts'
import { NONE, type ColourNo, type HeroNo } from '../../content/ids.ts'
import { alikeOf, BASE, ledger, numbered, WOUND } from '../../content/numbers.ts'

/** A Deed card of the box: one of a hero's, an advanced action, a spell, an artifact, a Wound. */
export type Card = Flavoured<number, 'Card'>
/** What is printed on a card: the place of its row among all of them; the last kind is the Wound. Stored nowhere. */
export type CardKind = Flavoured<number, 'CardKind'>

export const MAX_SEATS = 4

export type CardClass = 'basic' | 'advanced' | 'spell' | 'artifact' | 'wound'

/** What is printed on a card whatever the printing: its effects are the edition's. */
export interface Face {
  readonly is: CardClass
  readonly kind: CardKind
  /** Its id in the tables; of a Wound, 'wound'. */
  readonly id: string
  /** The set of the row, and of the hero whose card it is. */
  readonly set: string
  /** NONE for artifacts and Wounds. */
  readonly colour: ColourNo
  /** Whose basic card it is. */
  readonly hero: HeroNo
  /** A spell that is taken out of cooperative and solo games. */
  readonly competitive: boolean
}

const { basicActions, advancedActions, spells, artifacts, deeds: rows } = editionOf('2018')
const classes: readonly CardClass[] = [
  ...basicActions.map((): CardClass => 'basic'),
  ...advancedActions.map((): CardClass => 'advanced'),
  ...spells.map((): CardClass => 'spell'),
  ...artifacts.map((): CardClass => 'artifact'),
]
const kindById = new Map(rows.map(({ id }, kind) => [id, kind]))

export const WOUND_KIND: CardKind = rows.length
export const CARD_KINDS = WOUND_KIND + 1

/** `tovak/rage`: a card of a hero. */
function faceOf(key: string): Face | undefined {
  const slash = key.indexOf('/')
  const hero = slash < 0 ? NONE : ledger.numberOf('hero', key.slice(0, slash))
  const id = key.slice(slash + 1)
  if (id === WOUND)
    return { is: 'wound', kind: WOUND_KIND, id, set: BASE, colour: NONE, hero, competitive: false }
  const kind = kindById.get(id)
  if (kind === undefined || (hero !== NONE && !(hero in numbered.heroes))) return undefined
  const row = rows[kind]
  return {
    is: classes[kind],
    kind,
    id,
    set: hero === NONE ? row.set : numbered.heroes[hero].set,
    colour: 'colour' in row ? colours.indexOf(row.colour) : NONE,
    hero,
    competitive: 'competitive' in row && row.competitive,
  }
}

/** By card; one that is gone leaves a hole. */
const faces: Face[] = []
ledger.keys('card').forEach((key, card) => {
  const there = faceOf(key)
  if (there !== undefined) faces[card] = Object.freeze(there)
})

/** How many numbers there are. */
export const CARDS = ledger.keys('card').length

/** By card: its colour, NONE where it has none. */
export const CARD_COLOUR: readonly ColourNo[] = faces.map(({ colour }) => colour)

const kinds: readonly CardKind[] = faces.map(({ kind }) => kind)

/** By card: the first card that looks the same. Equal cards of two heroes differ by their symbol. */
const alike: readonly Card[] = alikeOf('card')

/** By card: a bit for its class. */
const Class = { basic: 1, advanced: 2, spell: 4, artifact: 8, wound: 16 } as const satisfies Readonly<
  Record<CardClass, number>
>
const classBits = new Uint8Array(CARDS)
faces.forEach(({ is }, card) => (classBits[card] = Class[is]))

/** All cards that there are. */
export const allCards: readonly Card[] = faces.flatMap((_, card) => [card])

export function face(card: Card): Face {
  return faces[card]
}

/** The first card of a hero's own sixteen with that id. */
export function heroCard(hero: HeroNo, id: string): Card {
  return allCards.find((card) => faces[card].hero === hero && faces[card].id === id) ?? NONE
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
  return classBits[card] === Class.wound
}

export function isSpell(card: Card): boolean {
  return classBits[card] === Class.spell
}

export function isArtifact(card: Card): boolean {
  return classBits[card] === Class.artifact
}

export function isAdvanced(card: Card): boolean {
  return classBits[card] === Class.advanced
}

/** One of a hero's own. */
export function isBasic(card: Card): boolean {
  return classBits[card] === Class.basic
}

/** Basic or advanced. */
export function isAction(card: Card): boolean {
  return (classBits[card] & (Class.basic | Class.advanced)) !== 0
}

export function isBanner(card: Card): boolean {
  return bannerNo[card] >= 0
}

/** The banners: the numbers of `BANNERS`. */
export const BANNERS: readonly Card[] = faces.flatMap(({ is, kind }, card) =>
  is === 'artifact' && rows[kind].basic.do === 'assign' ? [card] : [],
)
const bannerNo: readonly number[] = faces.map((_, card) => BANNERS.indexOf(card))

/** Which of the banners a card is, NONE if it is none. */
export function bannerOf(card: Card): number {
  return bannerNo[card]
}

export const FOUND_PLACES = 8

/** Of each seat in the draft: four that go round, three that it keeps. */
export const DRAFT = { passed: 4, kept: 3, places: 7 } as const

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
    /** Advanced actions of a draft and of action upgrades, shown to those who may see them; matches without these have no places. */
    draft: slots(MAX_SEATS * DRAFT.places, 'none', (_place, card) => isAdvanced(card), 0),
  },
})

/** The zones of the Deed cards; `Z.hand + seat` is a seat's hand. */
export const Z = deeds.at
