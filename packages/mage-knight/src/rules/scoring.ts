// Scoring
import type { Rule } from '@longtable/kernel'

export const scoringRules: readonly Rule[] = [
  {
    id: 'MK-SCORE-01',
    kind: 'rule',
    en: 'Your score begins with your fame.',
    fr: 'Votre score part de votre renommée.',
    source: 'Rules: Scoring',
  },
  {
    id: 'MK-SCORE-02',
    kind: 'rule',
    en:
      'Greatest Knowledge counts 2 points for each spell and 1 for each advanced action among all your ' +
      'cards.',
    fr: 'Le plus grand savoir compte 2 points par sort et 1 par action avancée parmi toutes vos cartes.',
    source: 'Rules: Achievements',
  },
  {
    id: 'MK-SCORE-03',
    kind: 'rule',
    en:
      'Greatest Leader counts the levels of your units. A wounded unit counts half its level, rounded ' +
      'down.',
    fr:
      'Le plus grand meneur compte les niveaux de vos unités. Une unité blessée compte pour la moitié de ' +
      'son niveau, arrondie à l’inférieur.',
    source: 'Rules: Achievements',
  },
  {
    id: 'MK-SCORE-04',
    kind: 'rule',
    en: 'Greatest Adventurer counts 2 points for each of your shields on adventure sites.',
    fr: 'Le plus grand aventurier compte 2 points pour chacun de vos boucliers sur des sites d’aventure.',
    source: 'Rules: Achievements',
  },
  {
    id: 'MK-SCORE-05',
    kind: 'rule',
    en:
      'Greatest Loot counts 2 points for each artifact among your cards or on your units, and 1 for every ' +
      '2 crystals of any colours.',
    fr:
      'Le plus grand butin compte 2 points par artefact parmi vos cartes ou sur vos unités, et 1 par ' +
      'tranche de 2 cristaux, toutes couleurs confondues.',
    source: 'Rules: Achievements',
  },
  {
    id: 'MK-SCORE-06',
    kind: 'rule',
    en:
      'Greatest Conqueror counts 2 points for each of your shields on keeps, mage towers and burned ' +
      'monasteries.',
    fr:
      'Le plus grand conquérant compte 2 points pour chacun de vos boucliers sur des donjons, des tours de ' +
      'mage et des monastères incendiés.',
    source: 'Rules: Achievements',
  },
  {
    id: 'MK-SCORE-07',
    kind: 'rule',
    en: 'Greatest Beating takes off 2 points for each Wound among your cards. Wounds of units do not count.',
    fr:
      'La plus grande raclée retire 2 points par Blessure parmi vos cartes. Les Blessures des unités ne ' +
      'comptent pas.',
    source: 'Rules: Achievements',
  },
  {
    id: 'MK-SCORE-08', // Q49
    kind: 'rule',
    en:
      'The best player of a category gets 3 more points, or each of those tied 1. In Greatest Beating the ' +
      'worst loses 3, or 1 each if tied, and nobody with 0 gets a title.',
    fr:
      'Le meilleur joueur d’une catégorie reçoit 3 points de plus, ou 1 point chacun en cas d’égalité. ' +
      'Pour la plus grande raclée, le pire en perd 3, ou 1 chacun à égalité, et nul n’obtient de titre ' +
      'avec 0.',
    source: 'Rules: Achievements',
  },
  {
    id: 'MK-SCORE-09',
    kind: 'rule',
    en: 'Cards thrown away, disbanded units and shields replaced by others do not count.',
    fr: 'Les cartes retirées du jeu, les unités dissoutes et les boucliers remplacés ne comptent pas.',
    source: 'Rules: Achievements',
  },
  {
    id: 'MK-SCORE-10',
    kind: 'rule',
    en: 'The highest total wins. Tied players share the victory.',
    fr: 'Le total le plus élevé l’emporte. Les joueurs à égalité partagent la victoire.',
    source: 'Rules: Scoring',
  },
  {
    id: 'MK-SCORE-11',
    kind: 'rule',
    en: 'Shields on a city that was never conquered score nothing.',
    fr: 'Les boucliers posés sur une ville qui n’a pas été conquise ne rapportent rien.',
    source: 'Rules: Scoring',
  },
  {
    id: 'MK-SCORE-12',
    kind: 'rule',
    en: 'Solo and cooperative games have no titles.',
    fr: 'Il n’y a pas de titres en solitaire ni en coopération.',
    source: 'Rules: Scoring',
  },
  {
    id: 'MK-SCORE-13', // Q50
    kind: 'rule',
    en: 'Points of the final scoring are added after play, so nobody levels up through them.',
    fr: 'Les points du décompte final s’ajoutent après la partie : ils ne font monter personne de niveau.',
    source: 'ruling: Final scoring',
  },
]
