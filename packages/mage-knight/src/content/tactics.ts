// The twelve tactics: the number is the place in the order of the round.
import type { Effect } from './effect.ts'
import { all, choose, draw, put, oneOf, only } from './shorthand.ts'
import type { TacticRow } from './types.ts'

const nothing: Effect = { do: 'nothing' }

export const tactics = [
  {
    id: 'earlyBird',
    name: { en: 'Early Bird', fr: 'Lève-tôt' },
    set: 'base',
    time: 'day',
    number: 1,
    when: 'never',
    effect: nothing,
  },
  {
    id: 'rethink',
    name: { en: 'Rethink', fr: 'Reconsidérer' },
    set: 'base',
    time: 'day',
    number: 2,
    when: 'taken',
    effect: all(
      choose({ a: 'card', in: 'hand', which: 'any' }, put('discard'), { upTo: 3 }),
      draw({ base: 0, each: 1, per: 'chosen' }),
      { do: 'reshuffle' },
    ),
  },
  {
    id: 'manaSteal',
    name: { en: 'Mana Steal', fr: 'Vol de mana' },
    set: 'base',
    time: 'day',
    number: 3,
    when: 'taken',
    effect: choose({ a: 'die', shows: 'basic' }, { do: 'takeDie', mana: 0, back: 'whenUsed' }),
  },
  {
    id: 'planning',
    name: { en: 'Planning', fr: 'Planification' },
    set: 'base',
    time: 'day',
    number: 4,
    when: 'always', // MK-TACTIC-10, in the draw step
    effect: nothing,
  },
  {
    id: 'greatStart',
    name: { en: 'Great Start', fr: 'Bon départ' },
    set: 'base',
    time: 'day',
    number: 5,
    when: 'taken',
    effect: draw(2),
  },
  {
    id: 'theRightMoment',
    name: { en: 'The Right Moment', fr: 'Le bon moment' },
    set: 'base',
    time: 'day',
    number: 6,
    when: 'onceOwnTurn',
    effect: { do: 'anotherTurn' },
  },
  {
    id: 'fromTheDusk',
    name: { en: 'From the Dusk', fr: 'Dès le crépuscule' },
    set: 'base',
    time: 'night',
    number: 1,
    when: 'never',
    effect: nothing,
  },
  {
    id: 'longNight',
    name: { en: 'Long Night', fr: 'Longue nuit' },
    set: 'base',
    time: 'night',
    number: 2,
    when: 'deckEmpty',
    effect: choose({ a: 'card', in: 'discard', which: 'any' }, put('deckTop'), { exactly: 3 }, 'chance'),
  },
  {
    id: 'manaSearch',
    name: { en: 'Mana Search', fr: 'Quête de mana' },
    set: 'base',
    time: 'night',
    number: 3,
    when: 'eachTurn',
    effect: only(
      'beforeSource',
      choose({ a: 'die', shows: 'any' }, { do: 'reroll' }, { upTo: 2 }, 'goldFirst'),
    ),
  },
  {
    id: 'midnightMeditation',
    name: { en: 'Midnight Meditation', fr: 'Méditation de minuit' },
    set: 'base',
    time: 'night',
    number: 4,
    when: 'onceBeforeTurn',
    effect: all(
      choose({ a: 'card', in: 'hand', which: 'any' }, put('deckTop'), { upTo: 5 }),
      { do: 'shuffleDeck' },
      draw({ base: 0, each: 1, per: 'chosen' }),
    ),
  },
  {
    id: 'preparation',
    name: { en: 'Preparation', fr: 'Préparation' },
    set: 'base',
    time: 'night',
    number: 5,
    when: 'taken',
    effect: all(choose({ a: 'card', in: 'deck', which: 'any' }, put('hand')), { do: 'shuffleDeck' }),
  },
  {
    id: 'sparingPower',
    name: { en: 'Sparing Power', fr: 'Économie de forces' },
    set: 'base',
    time: 'night',
    number: 6,
    when: 'beforeEachTurn',
    effect: oneOf({ do: 'tuck' }, { do: 'untuck' }),
  },
] as const satisfies readonly TacticRow[]
