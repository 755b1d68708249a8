// The ten tribes. Names and the dark tribes' own actions are known; start regions, group sizes, prices and
// starting resources are stand-ins: each pair has 24 armies in groups, each light tribe's prices sum to 13, and
// most pairs begin with 16 gold and energy. The Demons begin with less, since their own shrine is worth most.
import type { DarkTribeRow, LightTribeRow } from './types.ts'

const light = {
  name: 'found',
  groups: 'reconstructed',
  outerGroups: 'rulebook',
  resources: 'reconstructed',
  start: 'reconstructed',
  construct: 'reconstructed',
} as const

const dark = {
  name: 'rulebook',
  groups: 'reconstructed',
  outerGroups: 'rulebook',
  resources: 'reconstructed',
  special: 'rulebook',
} as const

export const lightTribes: readonly LightTribeRow[] = [
  {
    id: 'humans',
    name: { en: 'Humans', fr: 'Humains' },
    start: 'pearl-haven',
    groups: [4, 3, 2],
    outerGroups: [2],
    resources: { gold: 4, energy: 4 },
    construct: {
      portal: { gold: 2, energy: 2 },
      shrine: { gold: 2, energy: 1 },
      capital: { gold: 3, energy: 3 },
    },
    provenance: light,
  },
  {
    id: 'wood-elves',
    name: { en: 'Wood Elves', fr: 'Elfes sylvains' },
    start: 'emerald-cliff',
    groups: [3, 3, 3],
    outerGroups: [2],
    resources: { gold: 5, energy: 7 },
    // The rulebook has a portal for 4 energy, built by a tribe that it does not name.
    construct: {
      portal: { gold: 0, energy: 4 },
      shrine: { gold: 0, energy: 3 },
      capital: { gold: 2, energy: 4 },
    },
    provenance: { ...light, groups: 'found' },
    until: { 1: { resources: { gold: 3, energy: 5 } } },
  },
  {
    id: 'dwarves',
    name: { en: 'Dwarves', fr: 'Nains' },
    start: 'forge-fire',
    groups: [5, 2, 2],
    outerGroups: [2],
    resources: { gold: 5, energy: 3 },
    construct: {
      portal: { gold: 3, energy: 1 },
      shrine: { gold: 3, energy: 0 },
      capital: { gold: 4, energy: 2 },
    },
    provenance: light,
  },
  {
    id: 'halflings',
    name: { en: 'Halflings', fr: 'Halfelins' },
    start: 'harrow-plain',
    groups: [4, 4, 1],
    outerGroups: [2],
    resources: { gold: 4, energy: 4 },
    construct: {
      portal: { gold: 1, energy: 2 },
      shrine: { gold: 2, energy: 2 },
      capital: { gold: 3, energy: 3 },
    },
    provenance: light,
  },
  {
    id: 'amazons',
    name: { en: 'Amazons', fr: 'Amazones' },
    start: 'blackreed',
    groups: [5, 3, 1],
    outerGroups: [2],
    resources: { gold: 3, energy: 5 },
    construct: {
      portal: { gold: 1, energy: 3 },
      shrine: { gold: 2, energy: 2 },
      capital: { gold: 3, energy: 2 },
    },
    provenance: light,
  },
]

export const darkTribes: readonly DarkTribeRow[] = [
  {
    id: 'demons',
    name: { en: 'Demons', fr: 'Démons' },
    special: { action: 'shrine', cost: { gold: 0, energy: 2 } },
    // A group of 10 is in the rulebook, as are 9 energy and 7 gold for its owner, but not the tribe's name.
    groups: [10, 3, 2],
    outerGroups: [2],
    resources: { gold: 2, energy: 2 },
    provenance: dark,
    until: { 1: { resources: { gold: 4, energy: 4 } } },
  },
  {
    id: 'orcs',
    name: { en: 'Orcs', fr: 'Orques' },
    special: { action: 'extractGold', cost: { gold: 0, energy: 0 } },
    groups: [8, 4, 3],
    outerGroups: [2],
    resources: { gold: 3, energy: 5 },
    provenance: dark,
  },
  {
    id: 'necromancers',
    name: { en: 'Necromancers', fr: 'Nécromanciens' },
    special: { action: 'transition3', cost: { gold: 1, energy: 2 } },
    groups: [5, 5, 5],
    outerGroups: [2],
    resources: { gold: 4, energy: 4 },
    provenance: dark,
  },
  {
    id: 'night-elves',
    name: { en: 'Night Elves', fr: 'Elfes nocturnes' },
    special: { action: 'attack', cost: { gold: 1, energy: 2 } },
    groups: [6, 5, 4],
    outerGroups: [2],
    resources: { gold: 4, energy: 4 },
    provenance: dark,
  },
  {
    id: 'trolls',
    name: { en: 'Trolls', fr: 'Trolls' },
    special: { action: 'attack', cost: { gold: 2, energy: 1 } },
    groups: [7, 5, 3],
    outerGroups: [2],
    resources: { gold: 4, energy: 4 },
    provenance: dark,
  },
]
