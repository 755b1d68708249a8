// The twelve common action cards and the two own cards of each hero.
import { basicColours, type CardFilter, type Effect } from './effect.ts'
import {
  all,
  atEnd,
  attack,
  block,
  choose,
  crystal,
  discarding,
  draw,
  fame,
  heal,
  influence,
  lasting,
  mana,
  may,
  move,
  NOT_GOLD,
  oneOf,
  payMana,
  ranged,
  readyUnit,
  reputation,
  siege,
  when,
} from './shorthand.ts'
import type { ActionRow } from './types.ts'

/** How many of each a hero's deck of 16 holds. */
export const commonDeck = {
  rage: 2,
  determination: 1,
  swiftness: 2,
  march: 2,
  stamina: 2,
  tranquility: 1,
  promise: 1,
  threaten: 1,
  crystallize: 1,
  manaDraw: 1,
  concentration: 1,
  improvisation: 1,
} as const satisfies Readonly<Record<string, number>>

/** Another action card's strong effect for nothing, and more of it (MK-CARD-21). */
const withAnother = (bonus: number): Effect =>
  choose({ a: 'card', in: 'hand', which: 'action' }, { do: 'perform', use: 'strong', times: 1, bonus })

const any = (n: number): Effect => oneOf(move(n), influence(n), attack(n), block(n))

/** At the end of the turn the card itself comes back for another one (MK-OWN-03). */
const backForCard = (which: CardFilter): Effect =>
  atEnd(may(discarding(which, { do: 'putThis', to: 'hand' })))

export const basicActions = [
  {
    id: 'rage',
    name: { en: 'Rage', fr: 'Rage' },
    set: 'base',
    colour: 'red',
    basic: oneOf(attack(2), block(2)),
    strong: attack(4),
  },
  {
    id: 'determination',
    name: { en: 'Determination', fr: 'Détermination' },
    set: 'base',
    colour: 'blue',
    basic: oneOf(attack(2), block(2)),
    strong: block(5),
  },
  {
    id: 'swiftness',
    name: { en: 'Swiftness', fr: 'Rapidité' },
    set: 'base',
    colour: 'white',
    basic: move(2),
    strong: ranged(3),
  },
  {
    id: 'march',
    name: { en: 'March', fr: 'Marche' },
    set: 'base',
    colour: 'green',
    basic: move(2),
    strong: move(4),
  },
  {
    id: 'stamina',
    name: { en: 'Stamina', fr: 'Endurance' },
    set: 'base',
    colour: 'blue',
    basic: move(2),
    strong: move(4),
  },
  {
    id: 'tranquility',
    name: { en: 'Tranquility', fr: 'Sérénité' },
    set: 'base',
    colour: 'green',
    basic: oneOf(heal(1), draw(1)),
    strong: oneOf(heal(2), draw(2)),
  },
  {
    id: 'promise',
    name: { en: 'Promise', fr: 'Promesse' },
    set: 'base',
    colour: 'white',
    basic: influence(2),
    strong: influence(4),
  },
  {
    id: 'threaten',
    name: { en: 'Threaten', fr: 'Menace' },
    set: 'base',
    colour: 'red',
    basic: influence(2),
    strong: all(influence(5), reputation(-1)),
  },
  {
    id: 'crystallize',
    name: { en: 'Crystallize', fr: 'Cristallisation' },
    set: 'base',
    colour: 'blue',
    basic: payMana(basicColours, crystal('same')),
    strong: crystal(basicColours),
  },
  {
    id: 'manaDraw',
    name: { en: 'Mana Draw', fr: 'Tirage de mana' },
    set: 'base',
    colour: 'white',
    basic: lasting('turn', { rule: 'extraDice', n: 1 }),
    strong: choose(
      { a: 'die', shows: 'any' },
      { do: 'takeDie', turnTo: NOT_GOLD, mana: 2, back: 'unrolled' },
    ),
  },
  {
    id: 'concentration',
    name: { en: 'Concentration', fr: 'Concentration' },
    set: 'base',
    colour: 'green',
    basic: mana(['blue', 'white', 'red']),
    strong: withAnother(2),
  },
  {
    id: 'improvisation',
    name: { en: 'Improvisation', fr: 'Improvisation' },
    set: 'base',
    colour: 'red',
    basic: discarding('nonWound', any(3)),
    strong: discarding('nonWound', any(5)),
  },
  {
    id: 'battleVersatility',
    name: { en: 'Battle Versatility', fr: 'Polyvalence martiale' },
    set: 'base',
    colour: 'red',
    basic: oneOf(attack(2), block(2), ranged(1)),
    strong: oneOf(attack(4), block(4), attack(3, 'fire'), block(3, 'fire'), ranged(3), siege(2)),
  },
  {
    id: 'willFocus',
    name: { en: 'Will Focus', fr: 'Force de volonté' },
    set: 'base',
    colour: 'green',
    basic: oneOf(mana(['blue', 'white', 'red']), crystal('green')),
    strong: withAnother(3),
  },
  {
    id: 'nobleManners',
    name: { en: 'Noble Manners', fr: 'Nobles manières' },
    set: 'base',
    colour: 'white',
    basic: all(influence(2), when('interacting', atEnd(fame(1)))),
    strong: all(influence(4), when('interacting', atEnd(all(fame(1), reputation(1))))),
  },
  {
    id: 'coldToughness',
    name: { en: 'Cold Toughness', fr: 'Froide ténacité' },
    set: 'base',
    colour: 'blue',
    basic: oneOf(attack(2, 'ice'), block(3, 'ice')),
    strong: block({ base: 5, each: 1, per: 'iconsOfEnemy' }, 'ice'),
    printed2011: { basic: oneOf(attack(2), block(3, 'ice')) },
  },
  // The second own cards: first printed with The Lost Legion, in the newest base game from the start (MK-OWN-01).
  {
    id: 'manaPull',
    name: { en: 'Mana Pull', fr: 'Attraction de mana' },
    set: 'base',
    colour: 'white',
    basic: lasting('turn', { rule: 'extraDice', n: 1, black: true }),
    strong: choose(
      { a: 'die', shows: 'any' },
      { do: 'takeDie', turnTo: NOT_GOLD, mana: 1, back: 'unrolled' },
      { exactly: 2 },
    ),
  },
  {
    id: 'crystalJoy',
    name: { en: 'Crystal Joy', fr: 'Joie du cristal' },
    set: 'base',
    colour: 'blue',
    basic: all(payMana(basicColours, crystal('same')), backForCard('nonWound')),
    strong: all(crystal(basicColours), backForCard('any')),
  },
  {
    id: 'rejuvenate',
    name: { en: 'Rejuvenate', fr: 'Régénération' },
    set: 'base',
    colour: 'green',
    basic: oneOf(heal(1), draw(1), mana('green'), readyUnit(2)),
    strong: oneOf(heal(2), draw(2), crystal('green'), readyUnit(3)),
  },
  {
    id: 'instinct',
    name: { en: 'Instinct', fr: 'Instinct' },
    set: 'base',
    colour: 'red',
    basic: any(2),
    strong: any(4),
  },
] as const satisfies readonly ActionRow[]
