import {
  all,
  attack,
  block,
  choose,
  draw,
  fame,
  heal,
  influence,
  lasting,
  mana,
  move,
  oneOf,
  put,
  ranged,
  siege,
} from '../../../mage-knight/src/content/shorthand.ts'

/** A set for Mage Knight that nobody has ever printed: rows of every kind, with effects that no other row has. */

export const SET = 'foreign'
const names = (en: string) => ({ en, fr: en })
const row = (id: string) => ({ id, name: names(`The ${id}`), set: SET })
const HERO = 'stranger'

const skillEffects = [
  { use: 'turn', effect: move({ day: 3, night: 4 }) },
  { use: 'turn', effect: influence({ day: 4, night: 3 }) },
  { use: 'turn', effect: oneOf(attack(3, 'ice'), block(4, 'ice')) },
  { use: 'round', effect: all(draw(3), heal(1)) },
  { use: 'round', effect: choose({ a: 'card', in: 'hand', which: 'any' }, put('deckTop'), { upTo: 4 }) },
  { use: 'turn', effect: ranged(3, 'coldFire') },
  { use: 'turn', effect: siege(3, 'fire') },
  { use: 'round', effect: lasting('turn', { rule: 'units', armor: 2, attack: 2, block: 2 }) },
  { use: 'turn', effect: all(mana('red'), mana('blue')) },
  { use: 'round', effect: fame(2) },
] as const

/** The rows by the module of the table that they are put into, and the name of the table there. */
export const foreignRows = {
  heroes: [
    {
      ...row(HERO),
      colour: 'green',
      own: { card: 'strangeBlow', insteadOf: 'rage' },
      dummyCrystals: ['green', 'red', 'red'],
    },
  ],
  basicActions: [
    { ...row('strangeBlow'), colour: 'red', basic: oneOf(attack(3), move(1)), strong: attack(6, 'fire') },
  ],
  advancedActions: [
    {
      ...row('strangeWays'),
      colour: 'green',
      basic: move({ day: 4, night: 3 }),
      strong: all(move(6), draw(1)),
    },
  ],
  spells: [
    {
      ...row('strangeFire'),
      strongName: names('The strange flame'),
      competitive: false,
      colour: 'red',
      basic: ranged(6, 'fire'),
      strong: siege(9, 'fire'),
    },
  ],
  artifacts: [
    {
      ...row('strangeBanner'),
      basic: { do: 'assign', banner: { armor: 2, attack: 2 } },
      strong: lasting('turn', { rule: 'units', attack: 3 }),
    },
    { ...row('strangeStone'), basic: influence(7), strong: all(influence(9), fame(3)) },
  ],
  units: [
    {
      ...row('strangers'),
      tier: 'regular',
      level: 1,
      cost: 4,
      armor: 4,
      resist: ['ice'],
      at: ['village', 'keep'],
      copies: 3,
      abilities: [
        { effect: oneOf(attack(3, 'ice'), block(3, 'ice')) },
        { mana: 'blue', effect: ranged(4, 'ice') },
      ],
    },
  ],
  enemies: (['green', 'brown'] as const).map((colour) => ({
    ...row(`${colour}Stranger`),
    colour,
    copies: 3,
    armor: 4,
    attack: 5,
    element: 'ice',
    fame: 3,
    abilities: ['swift'],
    resist: ['ice'],
  })),
  ruins: [{ id: 'strangeRuins', set: SET, enemies: ['green', 'brown'], rewards: [{ reward: 'crystals' }] }],
  tiles: [
    {
      id: 'x1',
      kind: 'countryside',
      set: SET,
      hexes: [
        { terrain: 'plains', site: 'camp' },
        { terrain: 'hills', site: 'orc' },
        { terrain: 'forest' },
        { terrain: 'plains', site: 'village' },
        { terrain: 'hills', site: 'mine', colour: 'red' },
        { terrain: 'swamp', site: 'ruins' },
        { terrain: 'plains' },
      ],
    },
  ],
  skills: skillEffects.map((skill, n) => ({ ...row(`strangeSkill${n}`), hero: HERO, ...skill })),
  tactics: (['day', 'night'] as const).map((time) => ({
    ...row(`${time}Strangeness`),
    time,
    number: 4,
    when: 'taken',
    effect: all(draw(1), mana('gold')),
  })),
  sites: [{ ...row('camp'), kind: 'empty' }],
  scenarios: [
    {
      ...row('strangeRaid'),
      players: [1, 2, 3, 4],
      mode: 'competitive',
      rounds: { 1: 3, 2: 3, 3: 3, 4: 3 },
      shape: { 1: 'wedge', 2: 'wedge', 3: 'wedge', 4: 'wedge' },
      countryside: { n: { 1: 7, 2: 8, 3: 9, 4: 11 }, order: 'random' },
      core: { n: { 1: 2, 2: 2, 3: 2, 4: 2 } },
      city: { n: { 1: 1, 2: 1, 3: 1, 4: 1 }, state: 'enemy' },
      cityLevels: [2],
      dummy: { 1: 1 },
      start: { fame: 0, reputation: 1, extraDice: 0, extraUnits: 0 },
      special: [],
      alone: [],
      end: 'citiesConquered',
      score: 'standard',
    },
  ],
} as const

export type Table = keyof typeof foreignRows

/** The file of each table. */
export const fileOf: Readonly<Record<Table, string>> = {
  heroes: 'heroes',
  basicActions: 'basic-actions',
  advancedActions: 'advanced-actions',
  spells: 'spells',
  artifacts: 'artifacts',
  units: 'units',
  enemies: 'enemies',
  ruins: 'ruins',
  tiles: 'tiles',
  skills: 'skills',
  tactics: 'tactics',
  sites: 'sites',
  scenarios: 'scenarios',
}

/** All that a row of the set is called by. */
export const foreignIds: readonly string[] = Object.values(foreignRows).flatMap((rows) =>
  rows.map(({ id }) => id),
)
