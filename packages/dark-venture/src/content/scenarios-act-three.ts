// Book A, act three: The Chair.
import type { Condition, Effect, Effects } from './effects.ts'
import type { ScenarioRow, ScenarioSide, SideName, StoryRule } from './stories.ts'
import { around, bag, before, did, goTo, hero, lay, stand } from './scenarios-shorthand.ts'

const CHAIR = '3B12'
const FIRES = ['F9', 'K5', 'M12', 'I14'] as const
const BY_THE_STAR = around('I8')
const BY_THE_THRONE = around('H9')

/** The strongest by the star scores 2, the second 1. */
function ranking(on: readonly string[]): Effect {
  return {
    do: 'when',
    cond: { stands: 'own', on, atLeast: 1, rank: 1 },
    run: [{ do: 'count', deed: 'starHeld', n: 2 }],
    otherwise: [
      {
        do: 'when',
        cond: { stands: 'own', on, atLeast: 1, rank: 2 },
        run: [{ do: 'count', deed: 'starHeld', n: 1 }],
      },
    ],
  }
}

type Army = Pick<ScenarioSide, 'setup' | 'start'> & Partial<ScenarioSide>

/** A side that anybody may lead, or that stays away. */
function contender(side: SideName, win: readonly Condition[], army: Army): ScenarioSide {
  return { side, control: 'any', optional: true, win, ...army }
}

/** One fire: who of the dark stands there alone puts it out. */
function putOut(space: string): Effect {
  return {
    do: 'when',
    cond: { stands: 'teamB', on: [space], atLeast: 1, alone: true },
    run: [{ do: 'spend', token: 'fungus', from: { space } }],
  }
}

/** One unit at a time goes for the nearest fire. */
const toTheFires: Effects = [
  {
    do: 'go',
    who: { side: 'own', pick: 'nearest', to: { token: 'fungus' } },
    moves: 1,
    goal: [{ token: 'fungus' }],
  },
]

/** Fewer than so many fires burn. */
function darkBelow(burning: number): Condition {
  return { not: { onMap: 'fungus', on: FIRES, atLeast: burning } }
}

const starHeld = (side: SideName): readonly Condition[] => [did('starHeld', side, 5)]
const throne = (side: SideName): readonly Condition[] => [
  did('throneHeld', side, 4),
  did('ancientsKilled', side, 2),
]

const throneRules: readonly StoryRule[] = [
  {
    id: 'namesSpoken',
    when: 'roundStart',
    each: true,
    needs: { round: [1] },
    effects: [
      { do: 'favour', n: 99, which: 0 },
      { do: 'favour', n: 99, which: 1 },
    ],
  },
  {
    id: 'throneHeld',
    when: 'roundEnd',
    each: true,
    effects: [
      {
        do: 'when',
        cond: { stands: 'own', on: BY_THE_THRONE, atLeast: 1, unit: 'ancient' },
        run: [{ do: 'count', deed: 'throneHeld', n: 2 }],
        otherwise: [
          {
            do: 'when',
            cond: { stands: 'own', on: BY_THE_THRONE, atLeast: 1, rank: 1 },
            run: [{ do: 'count', deed: 'throneHeld', n: 1 }],
          },
        ],
      },
    ],
  },
  {
    id: 'ancientFell',
    when: 'killed',
    effects: [
      {
        do: 'when',
        cond: { kind: 'ancient', who: 'it' },
        run: [{ do: 'count', deed: 'throneHeld', n: 2 }],
      },
    ],
  },
]

export const actThree: readonly ScenarioRow[] = [
  {
    id: 'star',
    name: { en: 'The Fallen Star', fr: 'L’étoile tombée' },
    intro: {
      en: 'The star came down before noon and is still ringing. Whoever stands by it while it cools will own the sound.',
      fr: 'L’étoile est tombée avant midi et elle résonne encore. Qui se tiendra près d’elle pendant qu’elle refroidit en gardera le son.',
    },
    mode: 'competitive',
    players: [1, 5],
    map: 'main',
    floors: false,
    rounds: 10,
    sides: [
      contender('varpen', starHeld('varpen'), {
        setup: [
          ...stand('varpen-whelp', 'O15', 'P15'),
          ...stand('varpen-raider', 'O16', 'P14'),
          ...stand('varpen-brute', 'P16'),
        ],
        start: ['O15', 'O16', 'P16'],
        orders: goTo('I8', 'H8', 'H9', 'I9'),
      }),
      contender('dhargon', starHeld('dhargon'), {
        setup: [
          ...stand('dhargon-elder', 'P3'),
          ...stand('dhargon-hatchling', 'O2', 'P2'),
          ...stand('dhargon-hunter', 'P4'),
          ...lay('egg', 'P3'),
        ],
        start: ['P2', 'P3', 'O2'],
        orders: goTo('I8', 'H8', 'H9', 'I9'),
      }),
      contender('bohmerk', starHeld('bohmerk'), {
        setup: [...stand('bohmerk-glob', 'A3', 'B3'), ...stand('bohmerk-mote', 'A2', 'B2')],
        start: ['A2', 'A3', 'B2', 'B3'],
        orders: goTo('I8', 'H8', 'H9', 'I9'),
      }),
      contender('orpal', starHeld('orpal'), {
        setup: [
          ...lay('largePortal', 'A16'),
          ...stand('orpal-bonewalker', 'A16', 'B16'),
          ...stand('orpal-shade', 'A15'),
          ...stand('orpal-reaver', 'C16'),
        ],
        start: ['A15', 'A16', 'B16'],
        bag: bag([3, 'orpal-bonewalker'], [2, 'orpal-shade']),
        without: ['entomb', 'exhume'],
        orders: goTo('I8', 'H8', 'H9', 'I9'),
      }),
      contender('alderkang', starHeld('alderkang'), {
        setup: [...hero('delok', 'B13'), ...stand('suuk', 'C13', 'B14')],
        start: ['B13'],
        orders: goTo('I8', 'H8', 'H9', 'I9'),
      }),
    ],
    tokens: [
      ...lay('fallenStar', 'I8'),
      ...lay('actionDraw', 'D10', 'L9'),
      ...lay('itemDraw', 'E11', 'K9', 'H10', 'G8', 'J6'),
    ],
    spaceMods: [{ space: 'I8', mods: [{ mod: 'attackDice', n: 1 }] }],
    rules: [
      {
        id: 'starHeld',
        when: 'roundEnd',
        each: true,
        needs: { not: { roundOver: 5 } },
        effects: [ranking(BY_THE_STAR)],
      },
      { id: 'starCools', when: 'roundEnd', each: true, needs: { roundOver: 5 }, effects: [ranking(['I8'])] },
    ],
    timeout: { most: 'starHeld' },
    until: before('star'),
    provenance: 'reconstructed',
  },
  {
    id: 'copper',
    name: { en: 'The Copper Crown', fr: 'La couronne de cuivre' },
    intro: {
      en: 'On the top floor of the tower Delok has wound eleven miles of wire round an empty chair. When the chair stops being empty, Darkgrange will have a king again.',
      fr: 'Au dernier étage de la tour, Delok a enroulé onze lieues de fil autour d’un siège vide. Quand le siège ne sera plus vide, Darkgrange aura de nouveau un roi.',
    },
    mode: 'competitive',
    players: [1, 5],
    map: 'main',
    floors: true,
    rounds: 10,
    sides: [
      {
        side: 'alderkang',
        control: 'any',
        team: 'B',
        setup: [
          ...hero('delok', CHAIR),
          ...stand('suuk', '2B12', '2C13', 'C14'),
          ...stand('alderkang-splicer', '2D13'),
          ...stand('alderkang-amalgam', 'D14'),
        ],
        start: ['B13'],
        win: [did('rites', 'alderkang', 6)],
        orders: [
          {
            do: 'go',
            who: { side: 'own', pick: 'nearest', to: { spaces: [CHAIR] } },
            moves: 2,
            goal: [{ spaces: [CHAIR, '3C12'] }],
          },
        ],
      },
      {
        side: 'varpen',
        control: 'any',
        team: 'A',
        setup: [
          ...stand('varpen-raider', 'F12', 'F13'),
          ...stand('varpen-brute', 'F14'),
          ...stand('varpen-warhorn', 'G14'),
        ],
        start: ['J16'],
        orders: goTo(CHAIR),
      },
      {
        side: 'dhargon',
        control: 'any',
        team: 'A',
        optional: true,
        setup: [
          ...stand('dhargon-elder', 'F8'),
          ...stand('dhargon-hunter', 'E9', 'E11'),
          ...stand('dhargon-warden', 'E12'),
          ...lay('egg', 'F8'),
        ],
        start: ['F8'],
        orders: goTo(CHAIR),
      },
      {
        side: 'bohmerk',
        control: 'any',
        team: 'A',
        optional: true,
        setup: [
          ...stand('bohmerk-mass', 'G11'),
          ...stand('bohmerk-glob', 'G12'),
          ...stand('bohmerk-mote', 'H12'),
        ],
        start: ['H11'],
        orders: goTo(CHAIR),
      },
      { side: 'hero:ysra', control: 'player', team: 'A', optional: true, setup: hero('ysra', 'E14') },
    ],
    tokens: [...lay('actionDraw', 'D10'), ...lay('itemDraw', 'B15', 'E10', '2A13', '3C11')],
    teamA: { win: [{ killed: 'delok' }, did('ritesBroken', 'teamA', 2)], lose: [] },
    rules: [
      {
        id: 'rite',
        when: 'roundEnd',
        each: 'alderkang',
        needs: { stands: 'own', on: [CHAIR], atLeast: 1, alone: true },
        effects: [
          { do: 'count', deed: 'rites', n: 1 },
          {
            do: 'when',
            cond: { stands: 'own', on: [CHAIR], atLeast: 1, unit: 'delok' },
            run: [{ do: 'count', deed: 'rites', n: 1 }],
          },
        ],
      },
      {
        id: 'chairSpeaks',
        when: 'roundEnd',
        each: 'alderkang',
        once: true,
        needs: did('rites', 'alderkang', 3),
        effects: [
          { do: 'flag', flag: 'chairSpeaks' },
          { do: 'summon', at: { space: CHAIR } },
          { do: 'restrain', who: { side: 'own', kind: ['ancient'], pick: 'all' } },
        ],
      },
      {
        id: 'riteBroken',
        when: 'roundEnd',
        each: 'varpen',
        needs: { stands: 'teamA', on: [CHAIR], atLeast: 1 },
        effects: [{ do: 'count', deed: 'ritesBroken', n: 1 }],
      },
    ],
    timeout: {
      when: did('rites', 'alderkang', 4),
      result: { winner: 'alderkang' },
      otherwise: { winner: 'teamA' },
    },
    provenance: 'reconstructed',
  },
  {
    id: 'fires',
    name: { en: 'The Night of Four Fires', fr: 'La nuit des quatre feux' },
    intro: {
      en: 'Four watch-fires on four roads, and the word is that the king walks where no fire is seen. Keep two alight until morning.',
      fr: 'Quatre feux de garde sur quatre routes, et l’on dit que le roi va là où l’on n’en voit pas. Gardez-en deux allumés jusqu’au matin.',
    },
    mode: 'cooperative',
    players: [1, 5],
    map: 'main',
    floors: false,
    rounds: 9,
    sides: [
      {
        side: 'varpen',
        control: 'player',
        team: 'A',
        setup: [
          ...stand('varpen-raider', 'M12', 'N12'),
          ...stand('varpen-brute', 'M11'),
          ...stand('varpen-whelp', 'M13', 'N11'),
        ],
        start: ['M12'],
        goods: [
          { unit: 'varpen-brute', resource: 'ore', count: 1 },
          { unit: 'varpen-whelp', resource: 'wood', count: 2 },
        ],
      },
      {
        side: 'dhargon',
        control: 'player',
        team: 'A',
        setup: [
          ...stand('dhargon-elder', 'K6'),
          ...stand('dhargon-hunter', 'K5', 'L5'),
          ...stand('dhargon-warden', 'L6'),
          ...lay('egg', 'K6'),
        ],
        start: ['K6'],
        goods: [{ unit: 'dhargon-warden', resource: 'ore', count: 1 }],
      },
      {
        side: 'hero:larvok',
        control: 'player',
        team: 'A',
        optional: true,
        setup: [...hero('larvok', 'F9'), ...lay('fungus', 'F9')],
      },
      {
        side: 'orpal',
        control: 'any',
        team: 'B',
        setup: [
          ...lay('largePortal', 'A16', 'E1'),
          ...stand('orpal-bonewalker', 'A16', 'B16', 'E1', 'F1'),
          ...stand('orpal-shade', 'A15', 'G1'),
          ...stand('orpal-reaver', 'F2'),
        ],
        start: ['A16', 'E1'],
        bag: bag([5, 'orpal-bonewalker'], [3, 'orpal-shade'], [1, 'orpal-gravecaller']),
        orders: toTheFires,
      },
      {
        side: 'bohmerk',
        control: 'any',
        team: 'B',
        setup: [...stand('bohmerk-glob', 'J11', 'J13', 'K12'), ...stand('bohmerk-mote', 'I12', 'K13', 'H12')],
        start: ['J12', 'K12'],
        orders: toTheFires,
      },
    ],
    tokens: [
      ...lay('fungus', 'K5', 'M12', 'I14'),
      ...lay('actionDraw', 'F10', 'M9'),
      ...lay('itemDraw', 'J8', 'E11', 'N7', 'I15'),
    ],
    abilities: [
      {
        id: 'relight',
        name: { en: 'Relight the fire', fr: 'Rallumer le feu' },
        when: 'turn',
        costs: [{ goods: { wood: 1 } }],
        by: {},
        needs: { belongs: 'teamA', who: 'self' },
        effects: [
          {
            do: 'when',
            cond: {
              all: [
                { on: FIRES, who: 'self' },
                { not: { exists: { side: 'enemy', near: { of: 'self', within: 0 }, pick: 'all' } } },
              ],
            },
            run: [{ do: 'lay', token: 'fungus', at: { of: 'self' } }],
          },
        ],
        provenance: { name: 'reconstructed', effect: 'reconstructed', cost: 'reconstructed' },
      },
    ],
    teamA: { win: [{ roundOver: 9 }], lose: [darkBelow(2)] },
    rules: [
      { id: 'fireOut', when: 'roundEnd', effects: FIRES.map(putOut) },
      {
        id: 'theDeadRise',
        when: 'roundEnd',
        each: 'orpal',
        needs: { roundOver: 4 },
        effects: [{ do: 'place', unit: 'lowest', at: { area: 'portal' } }],
      },
    ],
    timeout: { winner: 'teamA' },
    levels: {
      easy: { rounds: 8, teamA: { win: [{ roundOver: 8 }], lose: [darkBelow(2)] } },
      hard: { teamA: { win: [{ roundOver: 9 }], lose: [darkBelow(3)] } },
    },
    provenance: 'reconstructed',
  },
  {
    id: 'ancients',
    name: { en: 'Battle of the Ancients', fr: 'La bataille des Anciens' },
    intro: {
      en: 'Five names are spoken at dawn, and five answers come over the hills. When it is over there will be one throne, and grass.',
      fr: 'À l’aube on prononce cinq noms, et cinq réponses viennent par-dessus les collines. Quand ce sera fini, il restera un trône, et de l’herbe.',
    },
    mode: 'competitive',
    players: [1, 5],
    map: 'main',
    floors: false,
    rounds: 10,
    sides: [
      contender('varpen', throne('varpen'), {
        setup: [
          ...stand('varpen-raider', 'O15', 'P15'),
          ...stand('varpen-brute', 'O16', 'P16'),
          ...stand('varpen-warhorn', 'P14'),
        ],
        start: ['O15', 'O16', 'P16'],
        goods: [{ unit: 'varpen-warhorn', resource: 'ore', count: 1 }],
        orders: goTo('H8', 'H9', 'I8'),
      }),
      contender('dhargon', throne('dhargon'), {
        setup: [
          ...stand('dhargon-elder', 'P3'),
          ...stand('dhargon-warden', 'O2'),
          ...stand('dhargon-hunter', 'P4', 'P2'),
          ...stand('dhargon-mauler', 'O1'),
          ...lay('egg', 'P3', 'P2'),
        ],
        start: ['P2', 'P3', 'O2'],
        goods: [
          { unit: 'dhargon-hunter', resource: 'wood', count: 1 },
          { unit: 'dhargon-hunter', resource: 'ore', count: 1 },
        ],
        orders: goTo('H8', 'H9', 'I8'),
      }),
      contender('bohmerk', throne('bohmerk'), {
        setup: [
          ...stand('bohmerk-mass', 'A3'),
          ...stand('bohmerk-glob', 'B3', 'A2'),
          ...stand('bohmerk-mote', 'B2'),
        ],
        start: ['A2', 'A3', 'B2', 'B3'],
        orders: goTo('H8', 'H9', 'I8'),
      }),
      contender('orpal', throne('orpal'), {
        setup: [
          ...lay('largePortal', 'A16', 'P9'),
          ...lay('riftCrystal', 'C10', 'N15'),
          ...stand('orpal-reaver', 'A16', 'B16'),
          ...stand('orpal-shade', 'A15'),
          ...stand('orpal-gravecaller', 'C16'),
        ],
        start: ['A15', 'A16', 'B16'],
        bag: bag([3, 'orpal-bonewalker'], [2, 'orpal-shade'], [1, 'orpal-colossus']),
        orders: goTo('H8', 'H9', 'I8'),
      }),
      contender('alderkang', throne('alderkang'), {
        setup: [
          ...hero('delok', 'B13'),
          ...stand('suuk', 'C13', 'B14', 'A13'),
          ...stand('alderkang-amalgam', 'C14'),
        ],
        start: ['B13'],
        orders: goTo('H8', 'H9', 'I8'),
      }),
    ],
    tokens: [
      ...lay('fallenStar', 'H9'),
      ...lay('actionDraw', 'D10', 'I6'),
      ...lay('itemDraw', 'E11', 'J8', 'L13', 'N3', 'C3', 'B15'),
    ],
    rules: throneRules,
    timeout: { most: 'throneHeld' },
    levels: {
      hard: {
        rules: [
          ...throneRules,
          {
            id: 'answered',
            when: 'roundEnd',
            each: 'autos',
            needs: { round: [2] },
            effects: [
              {
                do: 'summon',
                at: 'replaced',
                replace: { side: 'own', kind: ['standard'], pick: 'strongest' },
              },
            ],
          },
        ],
      },
    },
    provenance: 'reconstructed',
  },
]
