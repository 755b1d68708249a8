// Book A, act two: The Ledger.
import { bySeats } from './scaling.ts'
import type { Effects } from './effects.ts'
import type { ScenarioRow } from './stories.ts'
import { bag, before, did, fetch, from, goTo, hero, lay, stand } from './scenarios-shorthand.ts'

const ROOF = ['O11', 'O12', 'O13', 'P11', 'P12', 'P13'] as const
const hunting: Effects = [
  { do: 'go', who: { side: 'own', pick: 'all' }, moves: 1, goal: [{ unit: 'delok' }] },
]

export const actTwo: readonly ScenarioRow[] = [
  {
    id: 'ledger',
    name: { en: 'The Collector’s Ledger', fr: 'Le registre du Collectionneur' },
    intro: {
      en: 'Delok has ruled two columns in his ledger and needs one living sample for each. The samples have found out, and have come to strike out his name instead.',
      fr: 'Delok a tracé deux colonnes dans son registre\u00a0; il lui faut, pour chacune, un échantillon vivant. Les échantillons l’ont appris et viennent rayer son nom.',
    },
    mode: 'competitive',
    players: [1, 3],
    map: 'main',
    floors: true,
    rounds: 12,
    sides: [
      {
        side: 'alderkang',
        control: 'any',
        setup: [...hero('delok', '2B5'), ...stand('suuk', 'B6', 'C5'), ...stand('alderkang-splicer', '2D6')],
        start: ['B5'],
        win: [did('extractions', 'alderkang', 2)],
      },
      {
        side: 'varpen',
        control: 'any',
        setup: [
          ...stand('varpen-whelp', 'F12', 'F13'),
          ...stand('varpen-raider', 'F11', 'G10'),
          ...stand('varpen-brute', 'F14'),
        ],
        start: ['J16', 'K16'],
        win: [did('delokKilled', 'varpen', 1), did('delokCaptured', 'varpen', 1)],
        orders: hunting,
      },
      {
        side: 'orpal',
        control: 'any',
        setup: [
          ...lay('largePortal', 'K1'),
          ...stand('orpal-bonewalker', 'K1', 'L1'),
          ...stand('orpal-shade', 'M4'),
          ...stand('orpal-reaver', 'L4', 'L5'),
        ],
        start: ['K1'],
        bag: bag([3, 'orpal-bonewalker'], [2, 'orpal-shade']),
        win: [did('delokKilled', 'orpal', 1), did('delokCaptured', 'orpal', 1)],
        orders: hunting,
      },
    ],
    tokens: [...lay('actionDraw', 'I6', 'D10'), ...lay('itemDraw', '2G6', 'E11', 'J8')],
    rules: [
      {
        id: 'delokTaken',
        when: 'capture',
        effects: [
          {
            do: 'when',
            cond: { is: 'delok', who: 'it' },
            run: [{ do: 'count', deed: 'delokCaptured', n: 1 }],
          },
        ],
      },
      {
        id: 'delokSlain',
        when: 'killed',
        effects: [
          {
            do: 'when',
            cond: { is: 'delok', who: 'it' },
            run: [{ do: 'count', deed: 'delokKilled', n: 1 }],
          },
        ],
      },
    ],
    timeout: { most: 'unitsKilled', among: ['varpen', 'orpal'] },
    levels: { easy: { rounds: 14 } },
    until: before('ledger'),
    provenance: 'reconstructed',
  },
  {
    id: 'waystation',
    name: { en: 'Stand at the Waystation', fr: 'Tenir le relais' },
    intro: {
      en: 'Old rivals have bolted the same door from the inside. Outside, the dead have all night, and the lake has begun to climb the hill.',
      fr: 'De vieux rivaux ont verrouillé la même porte, du même côté. Dehors, les morts ont toute la nuit, et le lac s’est mis à gravir la colline.',
    },
    mode: 'cooperative',
    players: [1, 5],
    map: 'main',
    floors: false,
    rounds: 8,
    sides: [
      {
        side: 'dhargon',
        control: 'player',
        team: 'A',
        setup: [
          ...stand('dhargon-elder', 'P12'),
          ...stand('dhargon-warden', 'O11', 'O12'),
          ...stand('dhargon-hunter', 'O13'),
          ...stand('dhargon-hatchling', 'P11'),
          ...lay('egg', 'P12', 'P13'),
        ],
        start: ['P12', 'P13'],
        goods: [
          { unit: 'dhargon-warden', resource: 'ore', count: 1 },
          { unit: 'dhargon-hunter', resource: 'wood', count: 1 },
        ],
      },
      {
        side: 'varpen',
        control: 'player',
        team: 'A',
        setup: [...stand('varpen-raider', 'N12', 'N11'), ...stand('varpen-brute', 'N13', 'O10')],
        start: ['N12'],
        goods: [
          { unit: 'varpen-brute', resource: 'ore', count: 2 },
          { unit: 'varpen-raider', resource: 'wood', count: 2 },
        ],
      },
      { side: 'hero:ysra', control: 'player', team: 'A', optional: true, setup: hero('ysra', 'P13') },
      {
        side: 'bohmerk',
        control: 'any',
        team: 'B',
        setup: [
          ...stand('bohmerk-glob', 'J13'),
          ...stand('bohmerk-mote', 'I11', 'I12', 'H12'),
          ...from(3, stand('bohmerk-glob', 'J11')),
        ],
        start: ['H11', 'I12'],
        orders: goTo('O12', 'O11'),
      },
      {
        side: 'orpal',
        control: 'any',
        team: 'B',
        setup: [
          ...lay('largePortal', 'M4', 'M16'),
          ...stand('orpal-bonewalker', 'M4', 'M16'),
          ...stand('orpal-shade', 'M5'),
          ...from(3, stand('orpal-bonewalker', 'N6', 'L16')),
        ],
        start: ['M4', 'M16'],
        bag: bag([4, 'orpal-bonewalker'], [2, 'orpal-shade']),
        orders: goTo('O11', 'O12'),
      },
    ],
    tokens: [...lay('actionDraw', 'P12'), ...lay('itemDraw', 'O10', 'N14', 'O8')],
    teamA: {
      win: [{ roundOver: 8 }],
      lose: [
        { stands: 'teamB', on: ROOF, atLeast: 4, atRoundEnd: true },
        { killed: 'dhargon-elder', noEggLeft: true },
      ],
    },
    alliesShare: true,
    rules: [
      {
        id: 'boltTheDoor',
        when: 'roundStart',
        each: 'teamA',
        needs: { round: [1] },
        effects: [{ do: 'build', what: 'fence', count: 1, at: { with: 'own' } }],
      },
      {
        id: 'reinforcements',
        when: 'roundStart',
        needs: { round: [4, 6, 8] },
        effects: [
          { do: 'place', unit: 'lowest', at: { area: 'start' }, of: 'bohmerk', count: bySeats(1, 1, 1, 2) },
          { do: 'place', unit: 'lowest', at: { area: 'portal' }, of: 'orpal', count: bySeats(1, 1, 1, 2) },
        ],
      },
    ],
    timeout: { winner: 'teamA' },
    levels: {
      easy: {
        teamA: {
          win: [{ roundOver: 8 }],
          lose: [
            { stands: 'teamB', on: ROOF, atLeast: 5, atRoundEnd: true },
            { killed: 'dhargon-elder', noEggLeft: true },
          ],
        },
      },
      hard: {
        teamA: {
          win: [{ roundOver: 8 }],
          lose: [
            { stands: 'teamB', on: ROOF, atLeast: 3, atRoundEnd: true },
            { killed: 'dhargon-elder', noEggLeft: true },
          ],
        },
      },
    },
    until: before('waystation'),
    provenance: 'reconstructed',
  },
  {
    id: 'orchard',
    name: { en: 'The Glass Orchard', fr: 'Le verger de verre' },
    intro: {
      en: 'Behind the broken windows of the laboratory, eggs ripen under glass in rows, and the machine that waters them still runs. Three parties have come for the harvest, and each has another word for it.',
      fr: 'Derrière les vitres brisées du laboratoire, des œufs mûrissent sous verre, en rangs, et la machine qui les arrose tourne encore. Trois troupes viennent pour la récolte, et chacune l’appelle autrement.',
    },
    mode: 'competitive',
    players: [1, 4],
    map: 'main',
    floors: true,
    rounds: 11,
    sides: [
      {
        side: 'dhargon',
        control: 'any',
        setup: [
          ...stand('dhargon-elder', 'K5'),
          ...stand('dhargon-hatchling', 'L5', 'L4'),
          ...stand('dhargon-hunter', 'K6'),
          ...stand('dhargon-warden', 'L6'),
        ],
        start: ['K5', 'L5'],
        win: [did('eggsHatched', 'dhargon', 4)],
        without: ['hatch'],
        abilities: [
          {
            id: 'warm',
            name: { en: 'Warm an egg', fr: 'Couver un œuf' },
            when: 'turn',
            costs: [{ move: 1 }],
            by: { on: 'egg' },
            effects: [
              { do: 'spend', token: 'egg', from: { at: 'self' } },
              { do: 'place', unit: 'dhargon-hatchling', at: { of: 'self' } },
              { do: 'count', deed: 'eggsHatched', n: 1 },
            ],
            provenance: { name: 'reconstructed', effect: 'reconstructed', cost: 'reconstructed' },
          },
        ],
        orders: [
          { do: 'take', token: 'egg', who: { side: 'own', pick: 'all' } },
          {
            do: 'each',
            of: { side: 'own', carries: 'egg', pick: 'west' },
            run: [
              {
                do: 'roll',
                dice: 1,
                atLeast: 4,
                run: [
                  { do: 'spend', token: 'egg', from: 'it' },
                  { do: 'place', unit: 'dhargon-hatchling', at: { of: 'it' } },
                  { do: 'count', deed: 'eggsHatched', n: 1 },
                ],
              },
            ],
          },
          {
            do: 'go',
            who: {
              side: 'own',
              unit: ['dhargon-hatchling'],
              pick: 'nearest',
              to: { token: 'egg' },
              count: 2,
            },
            moves: 2,
            goal: [{ token: 'egg' }],
          },
        ],
      },
      {
        side: 'varpen',
        control: 'any',
        setup: [
          ...stand('varpen-whelp', 'F10', 'G10'),
          ...stand('varpen-raider', 'F9', 'G9'),
          ...stand('varpen-brute', 'F11'),
        ],
        start: ['F14', 'G14'],
        win: [did('eggsStolen', 'varpen', 3)],
        orders: fetch('egg'),
      },
      {
        side: 'alderkang',
        control: 'any',
        setup: [...hero('delok', 'B5'), ...stand('suuk', 'A5', 'B7'), ...stand('alderkang-splicer', '2A6')],
        start: ['B5'],
        win: [
          {
            all: [did('fabrications', 'alderkang', 3), { carries: 'egg', who: 'alderkang', atLeast: 2 }],
          },
        ],
        orders: [
          {
            do: 'go',
            who: { side: 'own', pick: 'nearest', to: { token: 'egg' } },
            moves: 2,
            goal: [{ token: 'egg' }],
          },
          { do: 'take', token: 'egg', who: { side: 'own', pick: 'all' } },
        ],
      },
      {
        side: 'hero:larvok',
        control: 'player',
        optional: true,
        setup: hero('larvok', 'E1'),
        win: [{ points: 'hero:larvok', atLeast: 8 }],
      },
    ],
    tokens: [
      ...lay('egg', 'D6', 'E6', 'F6', 'G6', 'H6', '2D6', '2G6', '2I6'),
      ...lay('actionDraw', 'I6', 'D10'),
      ...lay('itemDraw', 'E7', '2J7', 'F8'),
    ],
    rules: [
      {
        id: 'stolen',
        when: 'enter',
        effects: [
          {
            do: 'when',
            cond: {
              all: [{ belongs: 'varpen', who: 'it' }, { carries: 'egg', who: 'it' }, { inStart: 'it' }],
            },
            run: [
              { do: 'count', deed: 'eggsStolen', n: 1 },
              { do: 'spend', token: 'egg', from: 'it' },
            ],
          },
        ],
      },
    ],
    timeout: { each: { dhargon: 'eggsHatched', varpen: 'eggsStolen', alderkang: 'fabrications' } },
    provenance: 'reconstructed',
  },
  {
    id: 'hunt',
    name: { en: 'Hunt for the Rhorgonkrul', fr: 'La chasse au Rhorgonkrul' },
    intro: {
      en: 'Something vast has come out of the river and taken the ford, the mill, and the miller’s opinion of banners. For once every banner agrees.',
      fr: 'Quelque chose d’immense est sorti du fleuve et a pris le gué, le moulin et l’avis du meunier sur les étendards. Pour une fois, tous les étendards sont d’accord.',
    },
    mode: 'cooperative',
    players: [1, 5],
    map: 'main',
    floors: false,
    rounds: bySeats(12, 12, 12, 10, 10),
    sides: [
      {
        side: 'varpen',
        control: 'player',
        team: 'A',
        optional: true,
        setup: [
          ...stand('varpen-raider', 'M9', 'M10'),
          ...stand('varpen-brute', 'N9'),
          ...stand('varpen-whelp', 'M8'),
        ],
        start: ['M16'],
      },
      {
        side: 'dhargon',
        control: 'player',
        team: 'A',
        optional: true,
        setup: [
          ...stand('dhargon-elder', 'N8'),
          ...stand('dhargon-hunter', 'M7', 'N7'),
          ...stand('dhargon-warden', 'M6'),
          ...lay('egg', 'N8'),
        ],
        start: ['N8'],
      },
      {
        side: 'bohmerk',
        control: 'player',
        team: 'A',
        optional: true,
        setup: [...stand('bohmerk-glob', 'C4', 'D4'), ...stand('bohmerk-mote', 'C3', 'D3')],
        start: ['C3'],
      },
      {
        side: 'orpal',
        control: 'player',
        team: 'A',
        optional: true,
        setup: [
          ...lay('largePortal', 'G9'),
          ...stand('orpal-reaver', 'G9', 'F9'),
          ...stand('orpal-shade', 'F8'),
          ...stand('orpal-bonewalker', 'G10'),
        ],
        start: ['G9'],
        bag: bag([4, 'orpal-bonewalker'], [2, 'orpal-shade'], [2, 'orpal-reaver']),
      },
      { side: 'hero:larvok', control: 'player', team: 'A', optional: true, setup: hero('larvok', 'F4') },
      { side: 'hero:ysra', control: 'player', team: 'A', optional: true, setup: hero('ysra', 'K5') },
    ],
    tokens: [
      ...lay('actionDraw', 'F10', 'I6'),
      ...lay('itemDraw', 'F2', 'J8', 'E11', 'L13', 'N3'),
      ...lay('egg', 'J2', 'K6', 'H8'),
    ],
    creatures: [
      {
        creature: 'rhorgonkrul',
        at: 'H4',
        turns: [1, 1, 1, 2, 2],
        moreDefence: [-1, 0, 0, 0, 1],
        lure: 'fungus',
      },
    ],
    abilities: [
      {
        id: 'bait',
        name: { en: 'Lay bait', fr: 'Poser un appât' },
        when: 'turn',
        costs: [{ carried: 'egg' }, { goods: { meat: 1 } }],
        by: {},
        effects: [{ do: 'lay', token: 'fungus', at: { of: 'self' } }],
        provenance: { name: 'reconstructed', effect: 'reconstructed', cost: 'reconstructed' },
      },
    ],
    teamA: { win: [{ killed: 'rhorgonkrul' }], lose: [{ eliminated: 'teamA' }] },
    heroesReturn: { loses: 1 },
    rules: [],
    timeout: { loser: 'teamA' },
    levels: {
      easy: {
        rounds: bySeats(14, 14, 14, 12, 12),
        creatures: [
          {
            creature: 'rhorgonkrul',
            at: 'H4',
            turns: [1, 1, 1, 2, 2],
            moreDefence: [-2, -1, -1, -1, 0],
            lure: 'fungus',
          },
        ],
      },
      hard: {
        creatures: [
          {
            creature: 'rhorgonkrul',
            at: 'H4',
            turns: [1, 1, 2, 2, 2],
            moreDefence: [0, 1, 1, 1, 2],
            lure: 'fungus',
          },
        ],
      },
    },
    until: before('hunt'),
    provenance: 'reconstructed',
  },
  {
    id: 'convoy',
    name: { en: 'The Bridge of Knives', fr: 'Le pont des couteaux' },
    intro: {
      en: 'Three sealed chests are on the road to the tower, and the short way leads over the lake bridge. The carters were promised an escort; so were the people under the bridge.',
      fr: 'Trois coffres scellés sont en route vers la tour, et le plus court passe par le pont du lac. On a promis une escorte aux charretiers\u00a0; à ceux qui attendent sous le pont aussi.',
    },
    mode: 'competitive',
    players: [1, 4],
    map: 'main',
    floors: false,
    rounds: 11,
    sides: [
      {
        side: 'varpen',
        control: 'any',
        team: 'A',
        setup: [
          ...stand('varpen-raider', 'M8', 'M10'),
          ...stand('varpen-brute', 'M9'),
          ...stand('varpen-whelp', 'N9', 'N8'),
        ],
        start: ['M4', 'L4'],
        win: [did('bannersDelivered', 'teamA', 2)],
        orders: [
          { do: 'take', token: 'banner', who: { side: 'own', pick: 'all' } },
          {
            do: 'go',
            who: { side: 'own', carries: 'banner', pick: 'all' },
            moves: 2,
            goal: [{ spaces: ['E14', 'D14'] }],
          },
        ],
      },
      {
        side: 'orpal',
        control: 'any',
        team: 'A',
        optional: true,
        fromSeats: 3,
        setup: [
          ...stand('orpal-bonewalker', 'N7', 'M7'),
          ...stand('orpal-shade', 'N10'),
          ...stand('orpal-reaver', 'M11'),
          ...lay('smallPortal', 'M4'),
        ],
        start: ['M4'],
        bag: bag([2, 'orpal-bonewalker'], [2, 'orpal-shade']),
      },
      {
        side: 'bohmerk',
        control: 'any',
        team: 'B',
        setup: [...stand('bohmerk-glob', 'J12', 'I12'), ...stand('bohmerk-mote', 'I13', 'K11', 'H11')],
        start: ['J11', 'K12'],
        win: [did('chestsSunk', 'teamB', 2)],
        orders: fetch('banner'),
      },
      {
        side: 'dhargon',
        control: 'any',
        team: 'B',
        optional: true,
        fromSeats: 3,
        setup: [
          ...stand('dhargon-elder', 'E10'),
          ...stand('dhargon-hunter', 'E12', 'F10'),
          ...stand('dhargon-warden', 'E13'),
          ...lay('egg', 'E10'),
        ],
        start: ['E10', 'E11'],
      },
    ],
    tokens: [
      ...lay('banner', 'M8', 'M9', 'M10'),
      ...lay('actionDraw', 'M5', 'F9'),
      ...lay('itemDraw', 'J16', 'L14', 'E11'),
    ],
    carried: ['banner'],
    heavy: ['banner'],
    rules: [
      {
        id: 'arrived',
        when: 'enter',
        effects: [
          {
            do: 'when',
            cond: {
              all: [
                { belongs: 'teamA', who: 'it' },
                { carries: 'banner', who: 'it' },
                { on: ['E14', 'D14'], who: 'it' },
              ],
            },
            run: [
              { do: 'count', deed: 'bannersDelivered', n: 1 },
              { do: 'spend', token: 'banner', from: 'it' },
            ],
          },
        ],
      },
      {
        id: 'sunk',
        when: 'enter',
        effects: [
          {
            do: 'when',
            cond: {
              all: [
                { belongs: 'teamB', who: 'it' },
                { carries: 'banner', who: 'it' },
                { on: ['J11', 'J12', 'K12'], who: 'it' },
              ],
            },
            run: [
              { do: 'count', deed: 'chestsSunk', n: 1 },
              { do: 'spend', token: 'banner', from: 'it' },
            ],
          },
        ],
      },
    ],
    timeout: { teams: { A: 'bannersDelivered', B: 'chestsSunk' }, tie: 'teamB' },
    levels: { easy: { rounds: 13 } },
    provenance: 'reconstructed',
  },
]
