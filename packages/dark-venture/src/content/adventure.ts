// The Underground Adventure.
import { eventPassages } from './passages-events.ts'
import { linkedPassages } from './passages-linked.ts'
import type { AdventureRow } from './stories.ts'

export const adventure: AdventureRow = {
  id: 'lightlessBelow',
  name: { en: 'The Lightless Below', fr: 'Le fond sans lumière' },
  goal: {
    en: 'Win three rune keys, open the Sunken Vault, slay or slip past the Rhorgonkrul, and carry the Vault Heart back to the entrance (A6-C7).',
    fr: 'Gagnez trois clés runiques, ouvrez le Caveau englouti, tuez ou évitez le Rhorgonkrul et rapportez le cœur du caveau à l’entrée (A6-C7).',
  },
  players: [1, 5],
  map: 'underground',
  partySpaces: ['A6', 'B6', 'C6', 'A7', 'B7', 'C7'],
  warband: { lowest: 3, next: 1 },
  darkness: { losesAt: 16, wakesAt: 6, aRound: 1 },
  gates: [{ edge: 'D6|E6', open: 'gateOpen' }],
  milestones: ['keyBone', 'keySpore', 'keyIdol', 'vaultOpen', 'heartTaken'],
  events: [
    { at: 'D6', passage: 'P1' },
    { at: 'F7', passage: 'P2' },
    { at: 'B10', passage: 'P3' },
    { at: 'C14', passage: 'P4' },
    { at: 'G12', passage: 'P5' },
    { at: 'I15', passage: 'P6' },
    { at: 'J2', passage: 'P7' },
    { at: 'M4', passage: 'P8' },
    { at: 'M8', passage: 'P9' },
    { at: 'P9', passage: 'P10' },
    { at: 'N14', passage: 'P11' },
    { at: 'P16', passage: 'P12' },
  ],
  search: ['D5', 'B12', 'D16', 'E13', 'H11', 'I8', 'I5', 'N1', 'P5', 'K9'],
  searchTable: [
    [{ do: 'hazard', who: 'it', strength: 2 }],
    [],
    [],
    [{ do: 'gainDice', face: 'any', dice: 1 }],
    [{ do: 'draw', deck: 'action', cards: 1 }],
    [{ do: 'draw', deck: 'item', cards: 1 }],
  ],
  tokens: [
    { token: 'fungus', at: 'B11' },
    { token: 'fungus', at: 'C12' },
    { token: 'fungus', at: 'A14' },
    { token: 'fungus', at: 'D13' },
    { token: 'actionDraw', at: 'G8' },
    { token: 'actionDraw', at: 'L6' },
    { token: 'itemDraw', at: 'J15' },
    { token: 'itemDraw', at: 'O10' },
    { token: 'itemDraw', at: 'B15' },
  ],
  enemy: { faction: 'orpal', start: ['H16', 'P7'] },
  fungus: [
    {
      do: 'choose',
      options: [
        { id: 'cleanse', name: { en: 'Cleanse', fr: 'Purifier' }, effects: [{ do: 'free', who: 'it' }] },
        {
          id: 'harden',
          name: { en: 'Harden', fr: 'Durcir' },
          effects: [{ do: 'modify', mods: [{ mod: 'defenceDice', n: 1 }], lasts: 'attack' }],
        },
      ],
    },
  ],
  watches: [
    { when: { killed: 'sporeGuard' }, read: 'P15' },
    { when: { killed: 'boneGuard' }, read: 'P16' },
    { when: { killed: 'rhorgonkrul' }, read: 'P22' },
  ],
  guardTurn: [
    { do: 'go', who: 'self', moves: 2, goal: ['playerUnit'] },
    { do: 'fight', who: 'self', how: 'single', target: 'weakestDefence', spoils: 'kill', attacks: 1 },
  ],
  passages: [...eventPassages, ...linkedPassages],
  endings: [
    {
      when: {
        stands: 'players',
        on: ['A6', 'B6', 'C6', 'A7', 'B7', 'C7'],
        atLeast: 1,
        carrying: 'vaultHeart',
      },
      read: 'P23',
    },
    { when: { darkness: 16 }, read: 'P24' },
    { when: { eliminated: 'players' }, read: 'P24' },
  ],
  provenance: 'reconstructed',
}
