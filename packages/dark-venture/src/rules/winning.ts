// Winning and the end of the game
import type { Rule } from '@longtable/kernel'

export const winningRules: readonly Rule[] = [
  {
    id: 'DV-WIN-01',
    kind: 'rule',
    en: 'Whether somebody has reached the target of points is looked at only when a round ends.',
    fr: 'On ne regarde qu’à la fin d’une manche si quelqu’un a atteint le nombre de points fixé.',
    source: 'Winning a Victory game',
  },
  {
    id: 'DV-WIN-02',
    kind: 'rule',
    en:
      'The only side that has units on the map wins. This is looked at whenever a turn ends; prisoners, ' +
      'eggs, portals and what lies in the bag do not count as units on the map.',
    fr:
      'Le seul camp qui a des unités sur le plateau gagne. On le vérifie à la fin de chaque tour ; les ' +
      'prisonniers, les œufs, les portails et le contenu du sac ne comptent pas comme des unités sur le ' +
      'plateau.',
    source: 'Winning a Victory game',
    option: 'lastSide',
  },
  {
    id: 'DV-WIN-03',
    kind: 'rule',
    en: 'If several sides have reached the target, the one with the most points wins.',
    fr: 'Si plusieurs camps ont atteint le nombre de points fixé, celui qui en a le plus gagne.',
    source: 'Winning a Victory game',
  },
  {
    id: 'DV-WIN-04',
    kind: 'rule',
    en: 'A tie goes to the side whose units on the map have the larger sum of strength and defence.',
    fr:
      'En cas d’égalité, le camp dont les unités sur le plateau ont la plus grande somme de force et de ' +
      'défense l’emporte.',
    source: 'Winning a Victory game',
  },
  {
    id: 'DV-WIN-05',
    kind: 'rule',
    en: 'If it is still a tie, the side with more saved cards wins, worn items included.',
    fr: 'Si l’égalité demeure, le camp qui a le plus de cartes gardées l’emporte, objets équipés compris.',
    source: 'Winning a Victory game',
  },
  {
    id: 'DV-WIN-06',
    kind: 'rule',
    en: 'If it is still a tie, the victory is shared.',
    fr: 'Si l’égalité demeure encore, la victoire est partagée.',
    source: 'Winning a Victory game',
  },
  {
    id: 'DV-WIN-07',
    kind: 'rule',
    en: 'Auto-Enemies are compared with players in the same way, with no saved cards.',
    fr: 'Les Auto-Ennemis sont comparés aux joueurs de la même façon, avec aucune carte gardée.',
    source: 'ruling: Winning a Victory game',
  },
  {
    id: 'DV-END-1',
    kind: 'rule',
    en: 'When no player is left in the game, it ends and nobody wins.',
    fr: 'Quand il ne reste plus aucun joueur en jeu, la partie s’arrête et personne ne gagne.',
    source: 'ruling: Winning a Victory game',
  },
]
