// All-player and faction-bonus cards.
import type { Effects } from './effects.ts'
import type { ActionCardRow, ListedFaction } from './types.ts'

/** The same for each of the four factions that a card lists (DV-CARD-07). */
function alike(effects: Effects): Readonly<Record<ListedFaction, Effects>> {
  return { varpen: effects, dhargon: effects, bohmerk: effects, orpal: effects }
}

export const allPlayerCards = [
  {
    id: 'bloodMoon',
    name: { en: 'Blood Moon', fr: 'Lune de sang' },
    kind: 'allPlayer',
    copies: 2,
    timing: 'drawn',
    lines: {
      varpen: [{ do: 'modify', mods: [{ mod: 'attackScore', n: 1 }], lasts: 'round' }],
      dhargon: [{ do: 'lay', token: 'egg', at: { with: 'dhargon-elder' } }],
      bohmerk: [{ do: 'split', who: { side: 'own', kind: ['standard'], pick: 'choose' } }],
      orpal: [{ do: 'bagDraw', count: 1, at: { area: 'portal' } }],
    },
    provenance: 'reconstructed',
  },
  {
    id: 'acidRain',
    name: { en: 'Acid Rain', fr: 'Pluie acide' },
    kind: 'allPlayer',
    copies: 1,
    timing: 'drawn',
    lines: alike([
      {
        do: 'choose',
        options: [
          {
            id: 'card',
            name: { en: 'Discard a card', fr: 'Défausser une carte' },
            effects: [{ do: 'discard', cards: 1 }],
          },
          {
            id: 'dice',
            name: { en: 'Lose a dice token', fr: 'Perdre un jeton dé' },
            effects: [{ do: 'loseDice', dice: 1 }],
          },
        ],
      },
    ]),
    provenance: 'reconstructed',
  },
  {
    id: 'greatMigration',
    name: { en: 'Great Migration', fr: 'Grande migration' },
    kind: 'allPlayer',
    copies: 2,
    timing: 'drawn',
    lines: alike([
      {
        do: 'march',
        who: { side: 'own', kind: ['standard'], pick: 'choose' },
        spaces: 3,
        how: { kind: 'any' },
      },
    ]),
    provenance: 'reconstructed',
  },
  {
    id: 'famine',
    name: { en: 'Famine', fr: 'Famine' },
    kind: 'allPlayer',
    copies: 1,
    timing: 'drawn',
    lines: {
      varpen: [{ do: 'lose', resource: 'any', count: 1 }],
      dhargon: [{ do: 'lose', resource: 'any', count: 1 }],
      bohmerk: [{ do: 'lose', resource: 'any', count: 1 }],
      orpal: [{ do: 'discard', cards: 1 }],
    },
    provenance: 'reconstructed',
  },
  {
    id: 'harvestTide',
    name: { en: 'Harvest Tide', fr: 'Marée d’abondance' },
    kind: 'allPlayer',
    copies: 2,
    timing: 'drawn',
    lines: {
      varpen: [
        { do: 'gain', resource: 'ore', count: 1, who: { side: 'own', kind: ['standard'], pick: 'choose' } },
      ],
      dhargon: [
        { do: 'gain', resource: 'meat', count: 1, who: { side: 'own', kind: ['standard'], pick: 'choose' } },
      ],
      bohmerk: [
        { do: 'gain', resource: 'water', count: 1, who: { side: 'own', kind: ['standard'], pick: 'choose' } },
      ],
      orpal: [{ do: 'gainDice', face: 'skull', dice: 1 }],
    },
    provenance: 'reconstructed',
  },
  {
    id: 'riftStorm',
    name: { en: 'Rift Storm', fr: 'Tempête de faille' },
    kind: 'allPlayer',
    copies: 1,
    timing: 'drawn',
    lines: alike([{ do: 'teleport', who: { side: 'own', kind: ['standard'], pick: 'choose' }, spaces: 4 }]),
    provenance: 'reconstructed',
  },
  {
    id: 'callOfTheAncients',
    name: { en: 'Call of the Ancients', fr: 'Appel des Anciens' },
    kind: 'allPlayer',
    copies: 2,
    timing: 'drawn',
    lines: alike([{ do: 'favour', n: 1 }]),
    provenance: 'reconstructed',
  },
  {
    id: 'muster',
    name: { en: 'Muster', fr: 'Levée' },
    kind: 'allPlayer',
    copies: 1,
    timing: 'drawn',
    lines: alike([{ do: 'place', unit: 'lowest', at: { area: 'start' } }]),
    provenance: 'reconstructed',
  },
] as const satisfies readonly ActionCardRow[]

export const factionBonusCards = [
  {
    id: 'spoilsOfTheDead',
    name: { en: 'Spoils of the Dead', fr: 'Dépouilles des morts' },
    kind: 'factionBonus',
    copies: 2,
    timing: 'drawn',
    lines: {
      varpen: [
        { do: 'gain', resource: 'gold', count: 1, who: { side: 'own', kind: ['standard'], pick: 'choose' } },
      ],
      dhargon: [
        { do: 'gain', resource: 'meat', count: 1, who: { side: 'own', kind: ['standard'], pick: 'choose' } },
      ],
      bohmerk: [
        {
          do: 'upgrade',
          who: { side: 'own', kind: ['standard'], unit: ['bohmerk-mote'], pick: 'choose' },
          ranks: 1,
        },
      ],
      orpal: [{ do: 'bagDraw', count: 1, at: { area: 'portal' } }],
    },
    provenance: 'reconstructed',
  },
  {
    id: 'broodCall',
    name: { en: 'Brood Call', fr: 'Appel de la couvée' },
    kind: 'factionBonus',
    copies: 2,
    timing: 'drawn',
    lines: {
      varpen: [{ do: 'place', unit: 'varpen-whelp', at: { area: 'start' } }],
      dhargon: [{ do: 'lay', token: 'egg', at: { with: 'own' } }],
      bohmerk: [{ do: 'place', unit: 'bohmerk-mote', at: { with: 'own', on: 'water' } }],
      orpal: [{ do: 'bagAdd', units: 'choose', count: 2 }],
    },
    provenance: 'reconstructed',
  },
  {
    id: 'growthSpurt',
    name: { en: 'Growth Spurt', fr: 'Poussée de croissance' },
    kind: 'factionBonus',
    copies: 2,
    timing: 'drawn',
    lines: {
      varpen: [{ do: 'upgrade', who: { side: 'own', kind: ['standard'], pick: 'choose' }, ranks: 1 }],
      dhargon: [{ do: 'hatch', unit: 'dhargon-hatchling' }],
      bohmerk: [
        {
          do: 'choose',
          options: [
            {
              id: 'split',
              name: { en: 'Split', fr: 'Diviser' },
              effects: [{ do: 'split', who: { side: 'own', kind: ['standard'], pick: 'choose' } }],
            },
            {
              id: 'fuse',
              name: { en: 'Fuse', fr: 'Fusionner' },
              effects: [
                {
                  do: 'fuse',
                  who: { side: 'own', kind: ['standard'], pick: 'choose', count: 2, together: true },
                },
              ],
            },
          ],
        },
      ],
      orpal: [{ do: 'lay', token: 'smallPortal', at: { with: 'own' } }],
    },
    provenance: 'reconstructed',
  },
  {
    id: 'stonework',
    name: { en: 'Stonework', fr: 'Maçonnerie' },
    kind: 'factionBonus',
    copies: 2,
    timing: 'drawn',
    lines: {
      varpen: [{ do: 'build', what: 'wall', count: 1, at: { with: 'own' } }],
      dhargon: [{ do: 'build', what: 'fence', count: 2, at: { with: 'own' } }],
      bohmerk: [
        {
          do: 'gather',
          resource: 'water',
          who: { side: 'own', kind: ['standard'], on: 'water', pick: 'choose' },
          times: 2,
        },
      ],
      orpal: [{ do: 'gainDice', face: 'skull', dice: 2 }],
    },
    provenance: 'reconstructed',
  },
  {
    id: 'warTrance',
    name: { en: 'War Trance', fr: 'Transe de guerre' },
    kind: 'factionBonus',
    copies: 2,
    timing: 'drawn',
    lines: {
      varpen: [
        {
          do: 'modify',
          mods: [{ mod: 'attackDice', n: 1 }],
          lasts: 'turn',
          who: { side: 'own', kind: ['standard'], pick: 'choose' },
        },
      ],
      dhargon: [
        {
          do: 'attack',
          who: { side: 'own', kind: ['standard'], unit: ['dhargon-hunter'], pick: 'choose' },
          target: { side: 'enemy', near: { of: 'self', within: 2, sight: true }, pick: 'choose' },
          strength: 2,
          range: 2,
        },
      ],
      bohmerk: [
        {
          do: 'march',
          who: { side: 'own', kind: ['standard'], pick: 'choose' },
          spaces: 2,
          how: { kind: 'any', ignores: ['fence', 'wall'] },
        },
      ],
      orpal: [
        {
          do: 'modify',
          mods: [{ mod: 'defenceDice', n: 1 }],
          lasts: 'round',
          who: { side: 'own', kind: ['standard'], pick: 'choose' },
        },
      ],
    },
    provenance: 'reconstructed',
  },
  {
    id: 'ancientWhisper',
    name: { en: 'Ancient Whisper', fr: 'Murmure ancien' },
    kind: 'factionBonus',
    copies: 2,
    timing: 'drawn',
    lines: alike([{ do: 'favour', n: 1 }]),
    provenance: 'reconstructed',
  },
] as const satisfies readonly ActionCardRow[]
