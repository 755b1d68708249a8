import type { Messages } from '@longtable/kernel'
import type {
  Deed,
  Flag,
  HeroId,
  PassageId,
  UnitId,
  CreatureId,
} from '../../../dark-venture/src/content/ids.ts'
import type { AdventureRow, PassageRow, ScenarioRow } from '../../../dark-venture/src/content/stories.ts'
import type {
  ActionCardRow,
  AutoCardRow,
  CreatureRow,
  HeroRow,
  ItemCardRow,
  Objective,
  UnitRow,
} from '../../../dark-venture/src/content/types.ts'

// A whole set that nobody has released: rows of every kind, whose names nothing else knows.

export const SET = 'foreign'

const set = SET
const made = { name: 'reconstructed', effect: 'reconstructed', cost: 'reconstructed' } as const
const ofPiece = { name: 'reconstructed', stats: 'reconstructed' } as const
const provenance = 'reconstructed'

const hero = 'orrin' as HeroId
const unit = 'varpen-stalker' as UnitId
const creature = 'gloomhound' as CreatureId
const deed = 'hymnsSung' as Deed
const flag = 'bellRung' as Flag
const passages = { bell: 'P901' as PassageId, end: 'P902' as PassageId }

export const ids = { hero, unit, creature, deed, flag }

export const discovery: ActionCardRow = {
  id: 'foreignOmen',
  set,
  name: { en: 'Foreign Omen', fr: 'Présage étranger' },
  kind: 'discovery',
  copies: 30,
  timing: 'drawn',
  effects: [
    { do: 'gainDice', face: 'ortho1', dice: 1 },
    { do: 'count', deed, n: 1 },
  ],
  provenance,
}

export const tactic: ActionCardRow = {
  id: 'foreignFeint',
  set,
  name: { en: 'Foreign Feint', fr: 'Feinte étrangère' },
  kind: 'tactic',
  copies: 30,
  timing: 'turn',
  effects: [{ do: 'gainDice', face: 'ortho2', dice: 2 }],
  provenance,
}

export const equippable: ItemCardRow = {
  id: 'foreignCoat',
  set,
  name: { en: 'Foreign Coat', fr: 'Manteau étranger' },
  kind: 'equippable',
  copies: 30,
  icons: [],
  mods: [{ mod: 'defenceDice', n: 1 }],
  ability: {
    id: 'wrap',
    name: { en: 'Wrap', fr: 'S’envelopper' },
    when: 'turn',
    costs: [],
    limit: { per: 'turn', times: 1 },
    effects: [{ do: 'gainDice', face: 'diag1', dice: 1 }],
    provenance: made,
  },
  provenance,
}

export const usable: ItemCardRow = {
  id: 'foreignFlute',
  set,
  name: { en: 'Foreign Flute', fr: 'Flûte étrangère' },
  kind: 'singleUse',
  copies: 30,
  icons: [],
  timing: 'turn',
  effects: [{ do: 'gainDice', face: 'skull', dice: 1 }],
  provenance,
}

export const heroRow: HeroRow = {
  id: hero,
  set,
  name: { en: 'Orrin', fr: 'Orrin' },
  strength: 3,
  defence: 3,
  startPoints: 1,
  unlocks: [2, 4],
  abilities: [
    {
      id: 'hymn',
      name: { en: 'Hymn', fr: 'Hymne' },
      when: 'turn',
      costs: [],
      limit: { per: 'game', times: 9 },
      by: {},
      effects: [{ do: 'count', deed, n: 1 }],
      provenance: made,
    },
    {
      id: 'stoneSkin',
      name: { en: 'Stone Skin', fr: 'Peau de pierre' },
      when: 'passive',
      costs: [],
      effects: [],
      mods: [{ mod: 'defenceDice', n: 1 }],
      provenance: made,
    },
  ],
  bonus: [{ deed, per: 2, points: 1, provenance }],
  provenance: { ...ofPiece, abilities: provenance },
}

export const unitRow: UnitRow = {
  id: unit,
  set,
  faction: 'varpen',
  name: { en: 'Varpen Stalker', fr: 'Rôdeur varpen' },
  strength: 1,
  defence: 0,
  count: 5,
  next: 'varpen-raider',
  provenance: { ...ofPiece, count: provenance },
}

export const creatureRow: CreatureRow = {
  id: creature,
  set,
  name: { en: 'Gloomhound', fr: 'Chien des ombres' },
  strength: 3,
  defence: 2,
  wounds: 2,
  enraged: [{ mod: 'attackDice', n: 1 }],
  mods: [{ mod: 'cannotBeCaptured' }],
  turn: [
    { do: 'go', who: 'self', moves: 2, goal: ['playerUnit'] },
    { do: 'fight', who: 'self', how: 'everybody', target: 'weakestDefence', spoils: 'kill', attacks: 1 },
  ],
  provenance: { ...ofPiece, turn: provenance },
}

export const objective: Objective = { deed, per: 3, points: 1, set, provenance }

/** Read as the fourth card. */
export const autoCard: AutoCardRow = {
  id: 'varpenForeign',
  set,
  after: 'varpen3',
  name: { en: 'Foreign drums', fr: 'Tambours étrangers' },
  effects: [{ do: 'count', deed, n: 1 }],
}

export const scenario: ScenarioRow = {
  id: 'foreignFeud',
  set,
  name: { en: 'The Foreign Feud', fr: 'La querelle étrangère' },
  intro: { en: 'Strangers quarrel.', fr: 'Des étrangers se querellent.' },
  mode: 'competitive',
  players: [2, 2],
  map: 'main',
  floors: false,
  rounds: 6,
  sides: [
    {
      side: 'varpen',
      control: 'player',
      setup: [
        { unit, at: 'F12' },
        { unit, at: 'F13' },
        { unit: 'varpen-raider', at: 'F14' },
      ],
      win: [{ killed: hero }],
    },
    {
      side: `hero:${hero}`,
      control: 'player',
      setup: [{ hero, at: ['K1', 'L1'] }],
      win: [{ killed: creature }],
    },
  ],
  tokens: [
    { token: 'actionDraw', at: 'I6' },
    { token: 'itemDraw', at: 'J8' },
  ],
  creatures: [{ creature, at: 'H4', turns: [1, 1], moreDefence: [0, 1] }],
  rules: [{ id: 'foreignTide', when: 'roundEnd', each: true, effects: [{ do: 'count', deed, n: 1 }] }],
  timeout: { most: deed },
  provenance,
}

const passageRows: readonly PassageRow[] = [
  {
    id: passages.bell,
    title: { en: 'A bell', fr: 'Une cloche' },
    effects: [
      {
        do: 'choose',
        options: [
          { id: 'ring', name: { en: 'Ring it', fr: 'La sonner' }, effects: [{ do: 'flag', flag }] },
          {
            id: 'wake',
            name: { en: 'Wake what sleeps', fr: 'Réveiller ce qui dort' },
            effects: [{ do: 'beast', creature, at: 'P16' }],
          },
        ],
      },
    ],
  },
  {
    id: passages.end,
    title: { en: 'Silence', fr: 'Le silence' },
    effects: [{ do: 'end', players: 'win' }],
  },
]

/** Another adventure, with the ground, the enemy and the dangers of the first. */
export function adventureLike(first: AdventureRow): AdventureRow {
  return {
    ...first,
    id: 'foreignDeep',
    set,
    name: { en: 'The Foreign Deep', fr: 'L’abîme étranger' },
    goal: { en: 'Ring the bell.', fr: 'Sonnez la cloche.' },
    gates: [],
    milestones: [flag],
    events: [
      { at: 'D6', passage: passages.bell },
      { at: 'B10', passage: passages.bell },
    ],
    watches: [{ when: { killed: creature }, read: passages.end }],
    endings: [
      { when: { flag }, read: passages.end },
      { when: { darkness: 16 }, read: passages.end },
      { when: { eliminated: 'players' }, read: passages.end },
    ],
    passages: passageRows,
  }
}

const words = {
  en: {
    deed: ['hymn sung', 'hymns sung'],
    tide: 'The tide turns.',
    bell: 'The bell rings.',
    goal: 'Outlast the strangers.',
    set: 'Foreign set',
  },
  fr: {
    deed: ['hymne chanté', 'hymnes chantés'],
    tide: 'La marée tourne.',
    bell: 'La cloche sonne.',
    goal: 'Survivez aux étrangers.',
    set: 'Ensemble étranger',
  },
} as const

/** What is said of it, beside its rows. */
export function messages(language: 'en' | 'fr'): Messages {
  const { deed: deeds, tide, bell, goal, set: name } = words[language]
  const story = { length: tide, story: tide, goal: { varpen: goal, orrin: goal, team: goal } }
  return {
    deed: { hymnsSung_one: deeds[0], hymnsSung_other: deeds[1] },
    options: { sets: { values: { [SET]: name } } },
    scenarios: { foreignFeud: story, foreignDeep: story },
    storyRule: { foreignTide: tide },
    flag: { bellRung: bell },
    setFlag: { bellRung: bell },
    passage: { [passages.bell]: bell, [passages.end]: tide },
  }
}
