// The ten action spaces of a joined player board. The rulebook describes seven army actions for eight army
// spaces; the eighth, attackB, is filled with a second plain attack. Which half carries which space is a
// stand-in too.
import type { Board } from './types.ts'

const free = { gold: 0, energy: 0 } as const

const known = { name: 'rulebook', action: 'rulebook', half: 'reconstructed', cost: 'rulebook' } as const

export const board: Board = {
  army: [
    {
      id: 'extractGold',
      kind: 'army',
      name: { en: 'Extract gold', fr: 'Extraction d’or' },
      action: 'extractGold',
      half: 'light',
      cost: free,
      provenance: known,
    },
    {
      id: 'extractEnergy',
      kind: 'army',
      name: { en: 'Extract energy', fr: 'Extraction d’énergie' },
      action: 'extractEnergy',
      half: 'light',
      cost: free,
      provenance: known,
    },
    {
      id: 'construct',
      kind: 'army',
      name: { en: 'Construct', fr: 'Construction' },
      action: 'construct',
      half: 'light',
      cost: free,
      provenance: known,
    },
    {
      id: 'attackA',
      kind: 'army',
      name: { en: 'Attack', fr: 'Attaque' },
      action: 'attack',
      half: 'light',
      cost: free,
      provenance: known,
    },
    {
      id: 'transition3',
      kind: 'army',
      name: { en: 'Transition of 3 armies', fr: 'Transition de 3 armées' },
      action: 'transition3',
      half: 'dark',
      cost: { gold: 1, energy: 2 },
      provenance: known,
    },
    {
      id: 'attackB',
      kind: 'army',
      name: { en: 'Second attack', fr: 'Seconde attaque' },
      action: 'attack',
      half: 'dark',
      cost: free,
      provenance: {
        name: 'reconstructed',
        action: 'reconstructed',
        half: 'reconstructed',
        cost: 'reconstructed',
      },
    },
    {
      id: 'attackOrMove',
      kind: 'army',
      name: { en: 'Attack or movement', fr: 'Attaque ou déplacement' },
      action: 'attackOrMove',
      half: 'dark',
      cost: free,
      moveCost: { gold: 1, energy: 0 },
      provenance: known,
    },
    {
      id: 'darkSpecial',
      kind: 'army',
      name: { en: 'Action of the dark tribe', fr: 'Action de la tribu des ténèbres' },
      action: 'special',
      half: 'dark',
      cost: free,
      provenance: { ...known, half: 'inferred' },
    },
  ],
  magic: [
    {
      id: 'magicA',
      kind: 'magic',
      name: { en: 'First magic space', fr: 'Première case Magie' },
      provenance: { name: 'reconstructed' },
    },
    {
      id: 'magicB',
      kind: 'magic',
      name: { en: 'Second magic space', fr: 'Seconde case Magie' },
      provenance: { name: 'reconstructed' },
    },
  ],
}
