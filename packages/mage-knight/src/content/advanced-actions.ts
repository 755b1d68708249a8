// The 28 advanced actions, seven of each colour.
import { basicColours, colours, type Effect } from './effect.ts'
import {
  all,
  atEnd,
  attack,
  armorLess,
  block,
  choose,
  crystal,
  discarding,
  fame,
  heal,
  influence,
  lasting,
  mana,
  may,
  move,
  oneOf,
  only,
  paying,
  payMana,
  put,
  ranged,
  readyUnit,
  reputation,
  siege,
  terrain,
  throwing,
  when,
  wound,
} from './shorthand.ts'
import type { ActionRow } from './types.ts'

const crystalFromMana = payMana(basicColours, crystal('same'))
const unitsFightBetter = (n: number): Effect =>
  only(
    'combatStart',
    all(
      lasting('combat', { rule: 'units', attack: n, block: n }),
      lasting('turn', { rule: 'unitsTakeNoDamage' }),
    ),
  )
const byMana = (n: number): Effect =>
  payMana(basicColours, {
    do: 'byColour',
    of: { green: move(n), white: influence(n), blue: block(n), red: attack(n) },
  })
const moveAs = (price: number, to: ReturnType<typeof attack>): Effect =>
  lasting('turn', { rule: 'useAs', from: 'move', price, to })
const influenceAs = (element: 'physical' | 'fire' | 'ice'): Effect =>
  lasting('turn', { rule: 'useAs', from: 'influence', price: 1, to: block(1, element) })
const walk = (n: number, healing: number): Effect => all(move(n), when('outsideCombat', heal(healing)))
const lesson = (to: 'discard' | 'hand'): Effect =>
  throwing('action', choose({ a: 'card', in: 'actionOffer', which: 'ofColour' }, put(to)))
/** A spell of the offer was played at once, up to the second version of the rules. */
const asInHand: Effect = { do: 'perform', use: 'asInHand', times: 1, bonus: 0 }
const ambushed = (n: number, a: number, b: number): Effect =>
  all(move(n), lasting('turn', { rule: 'firstCard', attack: a, block: b }))

export const advancedActions = [
  {
    id: 'fireBolt',
    name: { en: 'Fire Bolt', fr: 'Trait de feu' },
    set: 'base',
    colour: 'red',
    basic: crystal('red'),
    strong: ranged(3, 'fire'),
  },
  {
    id: 'bloodRage',
    name: { en: 'Blood Rage', fr: 'Rage sanguinaire' },
    set: 'base',
    colour: 'red',
    basic: oneOf(attack(2), paying({ pay: 'wound' }, attack(5))),
    strong: oneOf(attack(4), paying({ pay: 'wound' }, attack(9))),
  },
  {
    id: 'intimidate',
    name: { en: 'Intimidate', fr: 'Intimidation' },
    set: 'base',
    colour: 'red',
    basic: all(oneOf(influence(4), attack(3)), reputation(-1)),
    strong: all(oneOf(influence(8), attack(7)), reputation(-2)),
  },
  {
    id: 'bloodRitual',
    name: { en: 'Blood Ritual', fr: 'Rituel du sang' },
    set: 'base',
    colour: 'red',
    basic: all(wound(), crystal('red'), mana(colours)),
    strong: all(wound(), mana(colours), mana(colours), mana(colours), may(crystalFromMana)),
    printed2011: {
      basic: all(wound(), mana('red'), mana(colours)),
      strong: all(wound(), mana(colours), mana(colours), mana(colours)),
    },
  },
  {
    id: 'intoTheHeat',
    name: { en: 'Into the Heat', fr: 'Au cœur de la mêlée' },
    set: 'base',
    colour: 'red',
    basic: unitsFightBetter(2),
    strong: unitsFightBetter(3),
  },
  {
    id: 'decompose',
    name: { en: 'Decompose', fr: 'Décomposition' },
    set: 'base',
    colour: 'red',
    basic: throwing('action', crystal('same', 2)),
    strong: throwing('action', crystal('otherColours')),
  },
  {
    id: 'maximalEffect',
    name: { en: 'Maximal Effect', fr: 'Effet maximal' },
    set: 'base',
    colour: 'red',
    basic: throwing('action', { do: 'perform', use: 'basic', times: 3, bonus: 0 }),
    strong: throwing('action', { do: 'perform', use: 'strong', times: 2, bonus: 0 }),
  },
  {
    id: 'iceBolt',
    name: { en: 'Ice Bolt', fr: 'Trait de glace' },
    set: 'base',
    colour: 'blue',
    basic: crystal('blue'),
    strong: ranged(3, 'ice'),
  },
  {
    id: 'iceShield',
    name: { en: 'Ice Shield', fr: 'Bouclier de glace' },
    set: 'base',
    colour: 'blue',
    basic: block(3, 'ice'),
    strong: block(3, 'ice', { against: armorLess(3) }),
  },
  {
    id: 'frostBridge',
    name: { en: 'Frost Bridge', fr: 'Pont de givre' },
    set: 'base',
    colour: 'blue',
    basic: all(move(2), terrain(['swamp'], { to: 1 })),
    strong: all(move(4), terrain(['lake', 'swamp'], { to: 1 }, true)),
  },
  {
    id: 'pureMagic',
    name: { en: 'Pure Magic', fr: 'Magie pure' },
    set: 'base',
    colour: 'blue',
    basic: byMana(4),
    strong: byMana(7),
  },
  {
    id: 'steadyTempo',
    name: { en: 'Steady Tempo', fr: 'Allure soutenue' },
    set: 'base',
    colour: 'blue',
    basic: all(move(2), atEnd(when('deckNotEmpty', may({ do: 'putThis', to: 'deckBottom' })))),
    strong: all(move(4), atEnd(may({ do: 'putThis', to: 'deckTop' }))),
  },
  {
    id: 'crystalMastery',
    name: { en: 'Crystal Mastery', fr: 'Maîtrise des cristaux' },
    set: 'base',
    colour: 'blue',
    basic: crystal('owned'),
    strong: lasting('turn', { rule: 'crystalsReturn' }),
  },
  {
    id: 'magicTalent',
    name: { en: 'Magic Talent', fr: 'Don magique' },
    set: 'base',
    colour: 'blue',
    basic: discarding('coloured', lasting('turn', { rule: 'castOffer', of: 'same' })),
    strong: payMana(basicColours, choose({ a: 'card', in: 'spellOffer', which: 'ofColour' }, put('discard'))),
    printed2011: { basic: discarding('nonWound', lasting('turn', { rule: 'castOffer', of: 'any' })) },
    until: {
      2: {
        basic: discarding('coloured', choose({ a: 'card', in: 'spellOffer', which: 'ofColour' }, asInHand)),
        printed2011: { basic: discarding('nonWound', choose({ a: 'card', in: 'spellOffer' }, asInHand)) },
      },
    },
  },
  {
    id: 'swiftBolt',
    name: { en: 'Swift Bolt', fr: 'Trait véloce' },
    set: 'base',
    colour: 'white',
    basic: crystal('white'),
    strong: ranged(4),
  },
  {
    id: 'agility',
    name: { en: 'Agility', fr: 'Agilité' },
    set: 'base',
    colour: 'white',
    basic: all(move(2), moveAs(1, attack(1))),
    strong: all(move(4), moveAs(1, attack(1)), moveAs(2, ranged(1))),
  },
  {
    id: 'songOfWind',
    name: { en: 'Song of Wind', fr: 'Chant du vent' },
    set: 'base',
    colour: 'white',
    basic: all(move(2), terrain(['plains', 'desert', 'wasteland'], { less: 1, min: 0 })),
    strong: all(
      move(2),
      terrain(['plains', 'desert', 'wasteland'], { less: 2, min: 0 }),
      may(payMana(['blue'], terrain(['lake'], { to: 0 }, true))),
    ),
  },
  {
    id: 'heroicTale',
    name: { en: 'Heroic Tale', fr: 'Récit héroïque' },
    set: 'base',
    colour: 'white',
    basic: all(influence(3), atEnd(reputation({ base: 0, each: 1, per: 'recruited' }))),
    strong: all(
      influence(6),
      atEnd(
        all(fame({ base: 0, each: 1, per: 'recruited' }), reputation({ base: 0, each: 1, per: 'recruited' })),
      ),
    ),
  },
  {
    id: 'diplomacy',
    name: { en: 'Diplomacy', fr: 'Diplomatie' },
    set: 'base',
    colour: 'white',
    // The right comes first: Influence that is played from then on counts, its own too.
    basic: all(influenceAs('physical'), influence(2)),
    strong: all(oneOf(influenceAs('ice'), influenceAs('fire')), influence(4)),
    until: {
      2: {
        basic: all(influence(2), influenceAs('physical')),
        strong: all(influence(4), oneOf(influenceAs('ice'), influenceAs('fire'))),
      },
    },
  },
  {
    id: 'manaStorm',
    name: { en: 'Mana Storm', fr: 'Tempête de mana' },
    set: 'base',
    colour: 'white',
    basic: choose({ a: 'die', shows: 'basic' }, all(crystal('same'), { do: 'reroll' })),
    strong: all(
      { do: 'rerollSource' },
      lasting('turn', { rule: 'extraDice', n: 3 }),
      lasting('turn', { rule: 'wildDice' }),
    ),
  },
  {
    id: 'learning',
    name: { en: 'Learning', fr: 'Apprentissage' },
    set: 'base',
    colour: 'white',
    basic: all(influence(2), lasting('turn', { rule: 'buy', influence: 6, to: 'discard' })),
    strong: all(influence(4), lasting('turn', { rule: 'buy', influence: 9, to: 'hand' })),
  },
  {
    id: 'crushingBolt',
    name: { en: 'Crushing Bolt', fr: 'Trait écrasant' },
    set: 'base',
    colour: 'green',
    basic: crystal('green'),
    strong: siege(3),
  },
  {
    id: 'refreshingWalk',
    name: { en: 'Refreshing Walk', fr: 'Marche revigorante' },
    set: 'base',
    colour: 'green',
    basic: walk(2, 1),
    strong: walk(4, 2),
  },
  {
    id: 'pathFinding',
    name: { en: 'Path Finding', fr: 'Orientation' },
    set: 'base',
    colour: 'green',
    basic: all(move(2), terrain('all', { less: 1, min: 2 })),
    strong: all(move(4), terrain('all', { to: 2 })),
  },
  {
    id: 'regeneration',
    name: { en: 'Regeneration', fr: 'Régénération' },
    set: 'base',
    colour: 'green',
    basic: all(heal(1), readyUnit(2)),
    strong: all(heal(2), readyUnit(3)),
  },
  {
    id: 'inNeed',
    name: { en: 'In Need', fr: 'Dans le besoin' },
    set: 'base',
    colour: 'green',
    basic: influence({ base: 3, each: 1, per: 'woundsInHandAndOnUnits' }),
    strong: influence({ base: 5, each: 2, per: 'woundsInHandAndOnUnits' }),
    printed2011: {
      basic: influence({ base: 2, each: 1, per: 'woundsInHandAndOnUnits' }),
      strong: influence({ base: 4, each: 2, per: 'woundsInHandAndOnUnits' }),
    },
  },
  {
    id: 'ambush',
    name: { en: 'Ambush', fr: 'Embuscade' },
    set: 'base',
    colour: 'green',
    basic: ambushed(2, 1, 2),
    strong: ambushed(4, 2, 4),
  },
  {
    id: 'training',
    name: { en: 'Training', fr: 'Entraînement' },
    set: 'base',
    colour: 'green',
    basic: lesson('discard'),
    strong: lesson('hand'),
  },
] as const satisfies readonly ActionRow[]
