// Beasts: neutral, and everybody's enemy.
import type { CreatureRow } from './types.ts'

export const creatures: readonly CreatureRow[] = [
  {
    id: 'rhorgonkrul',
    name: { en: 'Rhorgonkrul', fr: 'Rhorgonkrul' },
    strength: 6,
    defence: 4,
    wounds: 2,
    enraged: [{ mod: 'attackDice', n: 1 }],
    mods: [{ mod: 'cannotBeCaptured' }],
    turn: [
      { do: 'go', who: 'self', moves: 3, goal: ['playerUnit'] },
      { do: 'fight', who: 'self', how: 'everybody', target: 'weakestDefence', spoils: 'kill', attacks: 1 },
    ],
    provenance: { name: 'rulebook', stats: 'reconstructed', turn: 'reconstructed' },
  },
]
