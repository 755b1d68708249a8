// Attack or movement of armies
import type { Rule } from '@longtable/kernel'

export const movementRules: readonly Rule[] = [
  {
    id: 'IMM-MOVE-1', // Q158
    kind: 'rule',
    en:
      'The space for attack or movement is used for one of the two, chosen when revealing: the attack is ' +
      'free and the movement costs 1 gold.',
    fr:
      'La case Attaque ou déplacement sert à l’un des deux, choisi à la révélation : l’attaque est ' +
      'gratuite et le déplacement coûte 1 pièce d’or.',
    source: 'Attack or movement of armies',
  },
  {
    id: 'IMM-MOVE-2', // Q128
    kind: 'rule',
    en: 'For 1 gold a player moves any number of own armies from the site of the played card.',
    fr:
      'Pour 1 pièce d’or, le joueur déplace autant de ses armées qu’il veut depuis le site de la carte ' +
      'jouée.',
    source: 'Attack or movement of armies',
  },
  {
    id: 'IMM-MOVE-3', // Q129
    kind: 'rule',
    en:
      'The destination and every crossed site must hold at least one own army, and the path may have any ' +
      'length.',
    fr:
      'La destination et chaque site traversé doivent porter au moins une de ses armées, et le chemin peut ' +
      'être de n’importe quelle longueur.',
    source: 'Attack or movement of armies',
  },
  {
    id: 'IMM-MOVE-4', // Q130
    kind: 'rule',
    en: 'At least one army stays at the origin, so the origin needs at least 2.',
    fr: 'Au moins une armée reste au départ ; il en faut donc au moins 2.',
    source: 'Attack or movement of armies',
  },
  {
    id: 'IMM-MOVE-5', // Q131
    kind: 'rule',
    en: 'All armies of one movement go to the same destination.',
    fr: 'Toutes les armées d’un même déplacement vont à la même destination.',
    source: 'Attack or movement of armies',
  },
]
