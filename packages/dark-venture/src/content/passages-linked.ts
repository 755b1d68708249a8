// The passages that others lead to.
import type { Effects } from './effects.ts'
import type { PassageRow } from './stories.ts'

/** The beast is fought, or slipped past; whoever fails at that may come again, since version 2 of the rules. */
function meeting(failing: Effects): Effects {
  return [
    {
      do: 'choose',
      options: [
        {
          id: 'fight',
          name: { en: 'Fight', fr: 'Combattre' },
          effects: [
            {
              do: 'attack',
              who: 'it',
              target: {
                side: 'neutral',
                unit: ['rhorgonkrul'],
                near: { of: 'it', within: 0 },
                pick: 'choose',
              },
            },
          ],
        },
        {
          id: 'slip',
          name: { en: 'Slip past', fr: 'Se faufiler' },
          effects: [
            {
              do: 'roll',
              dice: 2,
              atLeast: 9,
              run: [{ do: 'read', passage: 'P22' }],
              otherwise: failing,
            },
          ],
        },
      ],
    },
  ]
}

export const linkedPassages: readonly PassageRow[] = [
  {
    id: 'P13',
    title: { en: 'Marks Read', fr: 'Signes déchiffrés' },
    effects: [
      { do: 'flag', flag: 'gateOpen' },
      { do: 'gainDice', face: 'skull', dice: 1 },
      { do: 'score', points: 1 },
    ],
  },
  {
    id: 'P14',
    title: { en: 'The Caps Answer', fr: 'Les chapeaux répondent' },
    effects: [
      { do: 'gainDice', face: 'any', dice: 1 },
      { do: 'flag', flag: 'sporeFriend' },
    ],
  },
  {
    id: 'P15',
    title: { en: 'Spore Key', fr: 'Clé de spore' },
    effects: [
      { do: 'flag', flag: 'keySpore' },
      { do: 'score', points: 1 },
      { do: 'noEvent', no: 3 },
    ],
    until: {
      1: {
        effects: [
          { do: 'flag', flag: 'keySpore' },
          { do: 'score', points: 1 },
        ],
      },
    },
  },
  {
    id: 'P16',
    title: { en: 'Bone Key', fr: 'Clé d’os' },
    effects: [
      { do: 'flag', flag: 'keyBone' },
      { do: 'score', points: 1 },
    ],
  },
  {
    id: 'P17',
    title: { en: 'Good Advice', fr: 'Bon conseil' },
    effects: [{ do: 'draw', deck: 'action', cards: 1 }],
  },
  {
    id: 'P18',
    title: { en: 'Idol Key', fr: 'Clé de l’idole' },
    effects: [
      { do: 'flag', flag: 'keyIdol' },
      { do: 'score', points: 1 },
    ],
  },
  {
    id: 'P19',
    title: { en: 'Not Yet', fr: 'Pas encore' },
    effects: [{ do: 'keepEvent' }],
  },
  {
    id: 'P20',
    title: { en: 'The Vault Opens', fr: 'Le caveau s’ouvre' },
    effects: [
      { do: 'flag', flag: 'vaultOpen' },
      { do: 'event', no: 12, at: { space: 'P16' } },
      { do: 'beast', at: 'P16' },
    ],
    until: {
      1: {
        effects: [
          { do: 'flag', flag: 'vaultOpen' },
          { do: 'beast', at: 'P16' },
        ],
      },
    },
  },
  {
    id: 'P21',
    title: { en: 'Rhorgonkrul', fr: 'Rhorgonkrul' },
    effects: meeting([{ do: 'hazard', who: 'it', strength: 4 }, { do: 'keepEvent' }]),
    until: { 1: { effects: meeting([{ do: 'hazard', who: 'it', strength: 4 }]) } },
  },
  {
    id: 'P22',
    title: { en: 'The Vault Heart', fr: 'Le cœur du caveau' },
    effects: [
      {
        do: 'when',
        cond: { flag: 'heartTaken' },
        run: [],
        otherwise: [
          { do: 'flag', flag: 'heartTaken' },
          { do: 'lay', token: 'vaultHeart', at: { of: 'it' } },
          { do: 'take', token: 'vaultHeart', who: 'it' },
        ],
      },
    ],
  },
  {
    id: 'P23',
    title: { en: 'Daylight', fr: 'Le jour' },
    effects: [{ do: 'end', players: 'win' }],
  },
  {
    id: 'P24',
    title: { en: 'The Dark Closes', fr: 'Le noir se referme' },
    effects: [{ do: 'end', players: 'lose' }],
  },
]
