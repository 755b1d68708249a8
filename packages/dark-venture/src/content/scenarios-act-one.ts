// Book A, act one: Ashes.
import { bySeats } from './scaling.ts'
import type { Effect } from './effects.ts'
import type { ScenarioRow } from './stories.ts'
import { bag, before, did, fetch, hero, lay, stand } from './scenarios-shorthand.ts'

const LAKE = ['J11', 'J12', 'K11', 'K12', 'K13', 'L12'] as const
const ROADS_OUT = ['E1', 'F1', 'G1', 'J1', 'K1', 'L1', 'J16', 'K16', 'L16', 'M16'] as const

/** A unit that brings two banners delivers both; nobody needs a third. */
const delivery: Effect = {
  do: 'when',
  cond: { all: [{ carries: 'banner', who: 'it' }, { inStart: 'it' }] },
  run: [
    { do: 'count', deed: 'bannersDelivered', n: 1 },
    { do: 'spend', token: 'banner', from: 'it' },
  ],
}

export const actOne: readonly ScenarioRow[] = [
  {
    id: 'embers',
    name: { en: 'Embers on the Road', fr: 'Braises sur la route' },
    intro: {
      en: 'Smoke stands over the southern road: the Varpen march north, and they have brought chains. Between them and the open country lies one Dhargon brood, an Elder too old to run, and a day to raise a barricade.',
      fr: 'Une fumée monte sur la route du sud\u00a0: les Varpens remontent vers le nord, et ils ont apporté des chaînes. Entre eux et la plaine, il n’y a qu’une couvée dhargonne, un Aîné trop vieux pour fuir, et une journée pour dresser une barricade.',
    },
    mode: 'competitive',
    players: [1, 4],
    map: 'main',
    floors: false,
    rounds: 12,
    sides: [
      {
        side: 'varpen',
        control: 'any',
        team: 'A',
        setup: [
          ...stand('varpen-whelp', 'K16', 'L16', 'M16'),
          ...stand('varpen-raider', 'M15', 'K15', 'L15'),
          ...stand('varpen-brute', 'M14'),
        ],
        start: ['K16', 'L16', 'M16'],
        goods: [{ unit: 'varpen-brute', resource: 'ore', count: 1 }],
        win: [
          { killed: 'dhargon-elder' },
          { stands: 'varpen', on: ['J1', 'K1', 'L1'], atLeast: 2, alone: true },
        ],
        orders: [
          { do: 'go', who: { side: 'own', pick: 'all' }, moves: 2, goal: [{ unit: 'dhargon-elder' }] },
        ],
      },
      {
        side: 'dhargon',
        control: 'any',
        team: 'B',
        setup: [
          ...stand('dhargon-elder', 'L4'),
          ...stand('dhargon-hatchling', 'L5', 'M4'),
          ...stand('dhargon-warden', 'M5'),
          ...stand('dhargon-hunter', 'M6'),
          ...lay('egg', 'L4'),
        ],
        start: ['J1', 'K1', 'L1'],
        goods: [
          { unit: 'dhargon-hunter', resource: 'wood', count: 1 },
          { unit: 'dhargon-warden', resource: 'ore', count: 1 },
        ],
        win: [{ built: 'any', by: 'dhargon', atLeast: 5, on: ['L4', 'L5', 'K5', 'M4', 'M5', 'M6', 'N6'] }],
        without: ['succession'],
        orders: [
          { do: 'gather', resource: 'any', who: { side: 'own', unit: ['dhargon-hatchling'], pick: 'all' } },
          {
            do: 'each',
            of: { side: 'own', carries: 'wood', clear: 2, pick: 'west' },
            run: [
              { do: 'lose', resource: 'wood', count: 1, who: 'it' },
              { do: 'build', what: 'fence', count: 1, at: { of: 'it' } },
            ],
          },
        ],
      },
      { side: 'hero:ysra', control: 'player', team: 'B', optional: true, setup: hero('ysra', 'L1') },
      { side: 'hero:larvok', control: 'player', team: 'A', optional: true, setup: hero('larvok', 'M16') },
    ],
    tokens: [...lay('actionDraw', 'I6', 'M9'), ...lay('itemDraw', 'J8', 'F9', 'N3')],
    rules: [],
    timeout: { winner: 'dhargon' },
    levels: {
      hard: {
        rules: [
          {
            id: 'pressed',
            when: 'roundEnd',
            each: 'autos',
            needs: { round: [3, 6] },
            effects: [{ do: 'place', unit: 'lowest', at: { area: 'start' } }],
          },
        ],
      },
    },
    until: before('embers'),
    provenance: 'reconstructed',
  },
  {
    id: 'drownedFeast',
    name: { en: 'The Drowned Feast', fr: 'Le festin noyé' },
    intro: {
      en: 'The camp by Mirror Lake posted its guards facing the road. Nobody thought to watch the water, and the water has not eaten since spring.',
      fr: 'Le camp du lac Miroir a tourné ses sentinelles vers la route. Personne n’a songé à surveiller l’eau, et l’eau n’a rien mangé depuis le printemps.',
    },
    mode: 'competitive',
    players: [1, 3],
    map: 'main',
    floors: false,
    rounds: 10,
    sides: [
      {
        side: 'bohmerk',
        control: 'any',
        team: 'A',
        setup: [...stand('bohmerk-glob', 'K11', 'J12'), ...stand('bohmerk-mote', 'K12', 'L12', 'I12')],
        start: ['J11', 'J12', 'K12'],
        win: [{ all: [did('absorbs', 'bohmerk', 6), { stands: 'bohmerk', on: LAKE, atLeast: 2 }] }],
        orders: [
          {
            do: 'when',
            cond: did('absorbs', 'bohmerk', 6),
            run: [
              {
                do: 'go',
                who: { side: 'own', pick: 'all' },
                moves: 2,
                goal: [{ spaces: ['J11', 'J12', 'K12'] }],
              },
            ],
          },
        ],
      },
      {
        side: 'varpen',
        control: 'any',
        team: 'B',
        setup: [
          ...stand('varpen-whelp', 'M12', 'N12', 'N10', 'F12'),
          ...stand('varpen-raider', 'M10', 'F10', 'N13'),
          ...stand('varpen-brute', 'N9'),
        ],
        start: ['M16'],
        win: [{ eliminated: 'bohmerk' }, did('structuresBuilt', 'varpen', 6)],
        orders: [
          {
            do: 'each',
            of: { side: 'own', carries: 'wood', pick: 'west' },
            run: [
              { do: 'lose', resource: 'wood', count: 1, who: 'it' },
              { do: 'build', what: 'fence', count: 1, at: { of: 'it' } },
            ],
          },
        ],
      },
      { side: 'hero:larvok', control: 'player', team: 'B', optional: true, setup: hero('larvok', 'M4') },
    ],
    tokens: [...lay('actionDraw', 'I14'), ...lay('itemDraw', 'L13', 'E11', 'N7')],
    rules: [],
    timeout: { loser: 'teamA' },
    levels: { easy: { rounds: 12 } },
    until: before('drownedFeast'),
    provenance: 'reconstructed',
  },
  {
    id: 'bones',
    name: { en: 'Bones Beneath the Tower', fr: 'Des os sous la tour' },
    intro: {
      en: 'Somewhere under the roof of the Ominous Tower hangs a banner that nobody has dared to fold. Larvok has been paid for it in advance, which ought to have made him wonder.',
      fr: 'Quelque part sous le toit de la Tour sinistre pend un étendard que nul n’a osé plier. Larvok a été payé d’avance, ce qui aurait dû l’étonner.',
    },
    mode: 'cooperative',
    players: [1, 3],
    map: 'main',
    floors: true,
    rounds: 14,
    sides: [
      { side: 'hero:larvok', control: 'player', team: 'A', setup: hero('larvok', 'J16') },
      { side: 'hero:ysra', control: 'player', team: 'A', optional: true, setup: hero('ysra', 'K16') },
      {
        side: 'alderkang',
        control: 'player',
        team: 'A',
        optional: true,
        setup: [...stand('suuk', 'J15', 'K15'), ...stand('alderkang-splicer', 'L16')],
        start: ['J16', 'K16'],
      },
      {
        side: 'orpal',
        control: 'auto',
        team: 'B',
        setup: [
          ...stand('orpal-bonewalker', 'C14', '2C13'),
          ...stand('orpal-shade', 'D13', '3C12'),
          ...stand('orpal-reaver', '2B12'),
          ...lay('largePortal', 'A15'),
        ],
        start: ['A15', 'A16'],
        bag: bag([4, 'orpal-bonewalker'], [1, 'orpal-shade']),
        without: ['entomb'],
        orders: [
          {
            do: 'when',
            cond: { carries: 'banner', who: 'teamA' },
            run: [
              {
                do: 'go',
                who: { side: 'own', pick: 'nearest', to: 'playerUnit', count: 2 },
                moves: 2,
                goal: ['playerUnit'],
              },
            ],
          },
        ],
      },
    ],
    tokens: [
      ...lay('banner', '3C13'),
      ...lay('actionDraw', 'D10'),
      ...lay('itemDraw', 'E11', '2A11', '3B13'),
    ],
    carried: ['banner'],
    heroesReturn: { loses: 1 },
    teamA: {
      win: [{ stands: 'teamA', on: ROADS_OUT, atLeast: 1, carrying: 'banner' }],
      lose: [did('unitsLost', 'teamA', bySeats(3, 4, 4))],
    },
    rules: [],
    timeout: { loser: 'teamA' },
    levels: {
      easy: {
        rounds: 16,
        teamA: {
          win: [{ stands: 'teamA', on: ROADS_OUT, atLeast: 1, carrying: 'banner' }],
          lose: [did('unitsLost', 'teamA', bySeats(5, 6, 6))],
        },
      },
    },
    until: before('bones'),
    provenance: 'reconstructed',
  },
  {
    id: 'banners',
    name: { en: 'Three Banners', fr: 'Trois étendards' },
    intro: {
      en: 'Three banners of a dead king have turned up in one week, in three wrong places. Two of them over one door would make a ruler; four doors are waiting.',
      fr: 'Trois étendards d’un roi mort ont reparu la même semaine, en trois endroits où ils n’ont rien à faire. Deux au-dessus d’une même porte feraient un souverain\u00a0; quatre portes attendent.',
    },
    mode: 'competitive',
    players: [1, 4],
    map: 'main',
    floors: false,
    rounds: 12,
    sides: [
      {
        side: 'varpen',
        control: 'any',
        optional: true,
        setup: [
          ...stand('varpen-whelp', 'O15', 'P15'),
          ...stand('varpen-raider', 'O16', 'P14'),
          ...stand('varpen-brute', 'P16'),
        ],
        start: ['O15', 'P15', 'O16', 'P16', 'P14'],
        win: [did('bannersDelivered', 'varpen', 2)],
        orders: fetch('banner'),
      },
      {
        side: 'dhargon',
        control: 'any',
        optional: true,
        setup: [
          ...stand('dhargon-elder', 'P2'),
          ...stand('dhargon-hatchling', 'O2'),
          ...stand('dhargon-warden', 'P3'),
          ...stand('dhargon-hunter', 'O1'),
          ...lay('egg', 'P2'),
        ],
        start: ['O1', 'P1', 'O2', 'P2', 'P3'],
        win: [did('bannersDelivered', 'dhargon', 2)],
        orders: fetch('banner'),
      },
      {
        side: 'bohmerk',
        control: 'any',
        optional: true,
        setup: [...stand('bohmerk-glob', 'A3', 'B3'), ...stand('bohmerk-mote', 'A2', 'B2')],
        start: ['A2', 'A3', 'B2', 'B3'],
        win: [did('bannersDelivered', 'bohmerk', 2)],
        orders: fetch('banner'),
      },
      {
        side: 'orpal',
        control: 'any',
        optional: true,
        setup: [
          ...lay('largePortal', 'A16'),
          ...stand('orpal-bonewalker', 'A16', 'B16'),
          ...stand('orpal-shade', 'A15'),
          ...stand('orpal-reaver', 'C16'),
        ],
        start: ['A15', 'A16', 'B16', 'C16'],
        bag: bag([3, 'orpal-bonewalker'], [2, 'orpal-shade'], [1, 'orpal-reaver']),
        win: [did('bannersDelivered', 'orpal', 2)],
        without: ['entomb'],
        orders: fetch('banner'),
      },
    ],
    tokens: [
      ...lay('banner', 'E4', 'D10', 'M9'),
      ...lay('actionDraw', 'F9', 'I6'),
      ...lay('itemDraw', 'E11', 'J8', 'L13', 'N3', 'C3'),
    ],
    carried: ['banner'],
    heavy: ['banner'],
    rules: [{ id: 'deliver', when: 'enter', effects: [delivery, delivery] }],
    timeout: { most: 'bannersDelivered' },
    until: before('banners'),
    provenance: 'reconstructed',
  },
]
