// End of the game and winner
import type { Rule } from '@longtable/kernel'

export const endRules: readonly Rule[] = [
  {
    id: 'IMM-END-1',
    kind: 'rule',
    en: 'The game ends after the scoring of the last round.',
    fr: 'La partie s’achève après le score du dernier tour.',
    source: 'End of the game and winner',
  },
  {
    id: 'IMM-END-2', // Q154
    kind: 'rule',
    en:
      'The most victory points win, a tie goes to the most armies on the board in both realms together ' +
      'without limbos, tower and tray, and a tie that remains is a shared victory.',
    fr:
      'Le plus grand nombre de points de victoire l’emporte ; une égalité revient à celui qui a le plus ' +
      'd’armées sur le plateau de jeu, les deux royaumes ensemble, sans limbes, tour ni plateau de la ' +
      'tour, et si elle persiste la victoire est partagée.',
    source: 'End of the game and winner',
  },
  {
    id: 'IMM-END-3', // Q155
    kind: 'rule',
    en: 'Gold, energy and cards left at the end are worth nothing.',
    fr: 'L’or, l’énergie et les cartes qui restent à la fin ne valent rien.',
    source: 'End of the game and winner',
  },
]
