// Scoring
import type { Rule } from '@longtable/kernel'

export const scoringRules: readonly Rule[] = [
  {
    id: 'IMM-SCORE-1', // Q002
    kind: 'rule',
    en:
      'A player owns the sites on which they have at least one army, or, with the option scoring set to ' +
      'cards, the regions whose cards they hold.',
    fr:
      'Un joueur possède les sites où il a au moins une armée ou, si l’option scoring vaut cards, les ' +
      'régions dont il détient la carte.',
    source: 'ruling: Scoring',
    option: 'scoring',
  },
  {
    id: 'IMM-SCORE-2', // Q148
    kind: 'rule',
    en:
      'Players score in clockwise order from the left neighbour of the round’s first player, and the order ' +
      'changes no result.',
    fr:
      'Les joueurs marquent leurs points dans le sens des aiguilles d’une montre à partir du voisin de ' +
      'gauche du premier joueur du tour, sans que l’ordre change le résultat.',
    source: 'Scoring',
  },
  {
    id: 'IMM-SCORE-3', // Q149
    kind: 'rule',
    en: 'Owned regions of both realms are counted together and give 1 point for each full 2.',
    fr:
      'Les régions possédées dans les deux royaumes se comptent ensemble et rapportent 1 point par tranche ' +
      'complète de 2.',
    source: 'ruling: Scoring',
  },
  {
    id: 'IMM-SCORE-4',
    kind: 'rule',
    en: 'Each shrine in an owned region gives 1 point.',
    fr: 'Chaque sanctuaire dans une région possédée rapporte 1 point.',
    source: 'Scoring',
  },
  {
    id: 'IMM-SCORE-5',
    kind: 'rule',
    en: 'Each capital in an owned region gives 1 point.',
    fr: 'Chaque capitale dans une région possédée rapporte 1 point.',
    source: 'Scoring',
  },
  {
    id: 'IMM-SCORE-6', // Q150
    kind: 'rule',
    en: 'An area gives 2 points for 3 or 4 owned regions or 3 points for all 5, never both.',
    fr:
      'Une province rapporte 2 points pour 3 ou 4 régions possédées ou 3 points pour les 5, jamais les ' +
      'deux.',
    source: 'Scoring',
  },
  {
    id: 'IMM-SCORE-7', // Q003
    kind: 'rule',
    en: 'Area points are counted for each realm by itself, so there are 10 areas to score.',
    fr:
      'Les points de province se comptent séparément dans chaque royaume ; il y a donc 10 provinces à ' +
      'évaluer.',
    source: 'Scoring',
    option: 'scoring',
  },
  {
    id: 'IMM-SCORE-8', // Q003
    kind: 'rule',
    en:
      'With the option scoring set to cards there are 5 areas of 5 cards, and a shrine or capital on ' +
      'either site of a region scores for the card’s holder.',
    fr:
      'Si l’option scoring vaut cards, il y a 5 provinces de 5 cartes, et un sanctuaire ou une capitale ' +
      'sur l’un ou l’autre site d’une région rapporte au détenteur de la carte.',
    source: 'ruling: Scoring',
    option: 'scoring',
  },
  {
    id: 'IMM-SCORE-9', // Q151
    kind: 'rule',
    en: 'A building on an unoccupied site scores for nobody when scoring goes by occupation.',
    fr: 'Un bâtiment sur un site inoccupé ne rapporte à personne quand le score se fait par occupation.',
    source: 'Scoring',
  },
  {
    id: 'IMM-SCORE-10', // Q152
    kind: 'rule',
    en: 'Portals give nothing at scoring.',
    fr: 'Les portails ne rapportent rien lors du score.',
    source: 'Effects of structures',
  },
  {
    id: 'IMM-SCORE-11', // Q153
    kind: 'rule',
    en: 'Every round is scored, the last one included.',
    fr: 'Chaque tour est évalué, y compris le dernier.',
    source: 'Scoring',
  },
  {
    id: 'IMM-SCORE-12', // Q147
    kind: 'rule',
    en: 'A score is a plain number without limit, and the +60 marker only helps to show it.',
    fr: 'Un score est un simple nombre sans limite, et le marqueur +60 ne sert qu’à l’afficher.',
    source: 'Scoring',
  },
]
