// The Auto-Enemy deck of the Orpal: all ten cards are read in order on every turn (DV-AUTO-02).
import type { AutoDeckRow } from './types.ts'

export const orpalDeck: AutoDeckRow = {
  faction: 'orpal',
  cards: [
    {
      id: 'orpal1',
      name: { en: 'Build up', fr: 'Renforcement' },
      effects: [{ do: 'bagAdd', units: 'lowest', count: 2 }],
    },
    {
      id: 'orpal2',
      name: { en: 'Rift', fr: 'Faille' },
      effects: [
        {
          do: 'go',
          who: { side: 'own', kind: ['standard'], pick: 'nearest', to: 'riftCrystal' },
          moves: 2,
          goal: ['riftCrystal'],
        },
        { do: 'take', token: 'riftCrystal', who: { side: 'own', pick: 'all' } },
      ],
    },
    {
      id: 'orpal3',
      name: { en: 'Move', fr: 'Déplacement' },
      effects: [{ do: 'go', who: { side: 'own', pick: 'all' }, moves: 2, goal: ['playerUnit', 'enemyUnit'] }],
    },
    {
      id: 'orpal4',
      name: { en: 'Combat', fr: 'Combat' },
      effects: [
        {
          do: 'fight',
          who: { side: 'own', pick: 'all' },
          how: 'pair',
          target: 'weakestDefence',
          spoils: 'kill',
        },
      ],
    },
    {
      id: 'orpal5',
      name: { en: 'Portal', fr: 'Portail' },
      effects: [
        {
          do: 'portal',
          who: { side: 'own', kind: ['standard'], on: 'portal', clear: 4, pick: 'west', count: 2 },
          to: 'playerUnit',
        },
      ],
    },
    {
      id: 'orpal6',
      name: { en: 'Open a portal', fr: 'Ouverture d’un portail' },
      effects: [
        {
          do: 'roll',
          dice: 1,
          atLeast: 5,
          run: [{ do: 'lay', token: 'smallPortal', at: { with: 'ownNearestEnemy' } }],
        },
      ],
    },
    {
      id: 'orpal7',
      name: { en: 'Combat: seize', fr: 'Combat : capture' },
      effects: [
        {
          do: 'fight',
          who: { side: 'own', pick: 'all' },
          how: 'single',
          target: 'weakestDefence',
          spoils: 'capture',
          attacks: 1,
        },
      ],
    },
    {
      id: 'orpal8',
      name: { en: 'Exchange', fr: 'Échange' },
      effects: [
        { do: 'go', who: { side: 'own', captor: true, pick: 'all' }, moves: 3, goal: ['openEdge'] },
        { do: 'exchange', who: { side: 'own', captor: true, pick: 'all' } },
      ],
    },
    {
      id: 'orpal9',
      name: { en: 'Spawn', fr: 'Apparition' },
      effects: [
        { do: 'bagDraw', count: 1, at: { area: 'portal' } },
        { do: 'roll', dice: 1, atLeast: 5, run: [{ do: 'bagDraw', count: 1, at: { area: 'portal' } }] },
      ],
    },
    {
      id: 'orpal10',
      name: { en: 'Ancient', fr: 'Ancien' },
      effects: [
        {
          do: 'when',
          cond: { favourWon: true },
          run: [
            { do: 'summon', at: 'replaced', replace: { side: 'own', kind: ['standard'], pick: 'strongest' } },
          ],
        },
        { do: 'free', who: { side: 'own', pick: 'all' } },
      ],
    },
  ],
  provenance: 'reconstructed',
}
