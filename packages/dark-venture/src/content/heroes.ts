// Heroes: an ability is the Hero's own, so its `self` is the Hero.
import type { HeroRow } from './types.ts'

export const heroes: readonly HeroRow[] = [
  {
    id: 'delok',
    name: { en: 'Delok the Collector', fr: 'Delok le Collectionneur' },
    strength: 2,
    defence: 3,
    startPoints: 1,
    unlocks: [],
    abilities: [
      {
        id: 'collect',
        name: { en: 'Collect', fr: 'Collecter' },
        when: 'turn',
        costs: [{ skull: 1 }],
        limit: { per: 'turn', times: 1 },
        by: {},
        effects: [
          {
            do: 'choose',
            options: [
              {
                id: 'trade',
                name: { en: 'Trade a card', fr: 'Échanger une carte' },
                effects: [
                  { do: 'discard', cards: 1 },
                  { do: 'draw', deck: 'action', cards: 1 },
                ],
              },
              {
                id: 'seize',
                name: { en: 'Seize a card', fr: 'Saisir une carte' },
                effects: [{ do: 'steal', cards: 1, pick: 'random', near: { of: 'self', within: 1 } }],
              },
            ],
          },
        ],
        provenance: { name: 'reconstructed', effect: 'reconstructed', cost: 'reconstructed' },
      },
    ],
    bonus: [
      { deed: 'itemsEquipped', per: 3, points: 1, provenance: 'reconstructed' },
      { deed: 'cardsDrawn', per: 3, points: 1, provenance: 'reconstructed' },
    ],
    faction: 'alderkang',
    provenance: { name: 'rulebook', stats: 'reconstructed', abilities: 'reconstructed' },
  },
  {
    id: 'larvok',
    name: { en: 'Larvok', fr: 'Larvok' },
    strength: 4,
    defence: 3,
    startPoints: 1,
    unlocks: [4, 7, 10],
    abilities: [
      {
        id: 'cleave',
        name: { en: 'Cleave', fr: 'Fendre' },
        when: 'turn',
        costs: [{ skull: 1 }],
        limit: { per: 'turn', times: 1 },
        effects: [{ do: 'modify', mods: [{ mod: 'attackDice', n: 1 }], lasts: 'attack' }],
        provenance: { name: 'reconstructed', effect: 'reconstructed', cost: 'reconstructed' },
      },
      {
        id: 'stalk',
        name: { en: 'Stalk', fr: 'Traquer' },
        when: 'turn',
        costs: [{ skull: 2 }],
        limit: { per: 'turn', times: 1 },
        by: {},
        effects: [{ do: 'march', who: 'self', spaces: 2, how: { kind: 'any', ignores: ['water', 'fence'] } }],
        provenance: { name: 'reconstructed', effect: 'reconstructed', cost: 'reconstructed' },
      },
      {
        id: 'ironHide',
        name: { en: 'Iron Hide', fr: 'Peau de fer' },
        when: 'passive',
        costs: [],
        effects: [],
        mods: [{ mod: 'defenceDice', n: 1 }],
        provenance: { name: 'reconstructed', effect: 'reconstructed', cost: 'reconstructed' },
      },
      {
        id: 'unbound',
        name: { en: 'Unbound', fr: 'Déchaîné' },
        when: 'turn',
        costs: [{ skull: 3 }],
        limit: { per: 'turn', times: 1 },
        by: {},
        effects: [
          { do: 'free', who: 'self' },
          {
            do: 'attack',
            who: 'self',
            target: { side: 'enemy', near: { of: 'self', within: 0 }, pick: 'choose' },
          },
        ],
        provenance: { name: 'reconstructed', effect: 'reconstructed', cost: 'reconstructed' },
      },
    ],
    bonus: [
      { deed: 'unitsKilled', per: 2, points: 1, provenance: 'reconstructed' },
      { deed: 'heroesKilled', per: 1, points: 2, provenance: 'reconstructed' },
      { deed: 'buildingsEntered', per: 2, points: 1, times: 1, provenance: 'reconstructed' },
    ],
    provenance: { name: 'found', stats: 'reconstructed', abilities: 'reconstructed' },
  },
  {
    id: 'ysra',
    name: { en: 'Ysra Thornveil', fr: 'Ysra Thornveil' },
    strength: 3,
    defence: 4,
    startPoints: 1,
    unlocks: [4, 7, 10],
    abilities: [
      {
        id: 'thornShot',
        name: { en: 'Thorn Shot', fr: 'Tir d’épine' },
        when: 'turn',
        costs: [{ move: 1 }],
        limit: { per: 'turn', times: 1 },
        by: {},
        effects: [
          {
            do: 'attack',
            who: 'self',
            target: { side: 'enemy', near: { of: 'self', within: 3, sight: true }, pick: 'choose' },
            strength: 3,
            range: 3,
          },
        ],
        provenance: { name: 'reconstructed', effect: 'reconstructed', cost: 'reconstructed' },
      },
      {
        id: 'snare',
        name: { en: 'Snare', fr: 'Collet' },
        when: 'turn',
        costs: [{ skull: 2 }],
        limit: { per: 'turn', times: 1 },
        by: {},
        effects: [
          {
            do: 'restrain',
            who: {
              side: 'enemy',
              kind: ['standard', 'hero'],
              near: { of: 'self', within: 2 },
              pick: 'choose',
            },
          },
        ],
        provenance: { name: 'reconstructed', effect: 'reconstructed', cost: 'reconstructed' },
      },
      {
        id: 'veilStep',
        name: { en: 'Veil Step', fr: 'Pas voilé' },
        when: 'turn',
        costs: [{ skull: 2 }],
        limit: { per: 'turn', times: 1 },
        by: {},
        effects: [{ do: 'teleport', who: 'self', spaces: 3 }],
        provenance: { name: 'reconstructed', effect: 'reconstructed', cost: 'reconstructed' },
      },
      {
        id: 'secondSight',
        name: { en: 'Second Sight', fr: 'Seconde vue' },
        when: 'turn',
        costs: [{ skull: 3 }],
        limit: { per: 'turn', times: 1 },
        effects: [{ do: 'draw', deck: 'action', cards: 1 }],
        provenance: { name: 'reconstructed', effect: 'reconstructed', cost: 'reconstructed' },
      },
    ],
    bonus: [
      { deed: 'rangedKills', per: 2, points: 1, provenance: 'reconstructed' },
      { deed: 'itemsDrawn', per: 2, points: 1, provenance: 'reconstructed' },
      { deed: 'prisonersExchanged', per: 1, points: 1, provenance: 'reconstructed' },
    ],
    provenance: { name: 'reconstructed', stats: 'reconstructed', abilities: 'reconstructed' },
  },
]
