// Planning of actions
import type { Rule } from '@longtable/kernel'

export const planningRules: readonly Rule[] = [
  {
    id: 'IMM-PLAN-1',
    kind: 'rule',
    en: 'All players plan at the same time by putting cards face down on their own board.',
    fr: 'Tous les joueurs planifient en même temps en posant des cartes face cachée sur leur plaquette.',
    source: 'Planning of actions',
  },
  {
    id: 'IMM-PLAN-2', // Q041
    kind: 'rule',
    en: 'Each action space takes at most one card.',
    fr: 'Chaque case Action reçoit au plus une carte.',
    source: 'Planning of actions',
  },
  {
    id: 'IMM-PLAN-3', // Q042
    kind: 'rule',
    en: 'Army spaces take region, conflict and blank cards, and magic spaces take magic and blank cards.',
    fr:
      'Les cases Armée reçoivent des cartes Région, Conflit ou vierges, et les cases Magie des cartes ' +
      'Magie ou vierges.',
    source: 'Planning of actions',
  },
  {
    id: 'IMM-PLAN-4', // Q043
    kind: 'rule',
    en: 'No space has to be filled.',
    fr: 'Aucune case ne doit obligatoirement être remplie.',
    source: 'Planning of actions',
  },
  {
    id: 'IMM-PLAN-5',
    kind: 'rule',
    en: 'An action can be performed only with a card that was placed on its space during planning.',
    fr: 'Une action ne peut être effectuée que grâce à une carte posée sur sa case pendant la planification.',
    source: 'Planning of actions',
  },
  {
    id: 'IMM-PLAN-6', // Q044
    kind: 'rule',
    en:
      'A region card may be placed on an army space, attack spaces included, only while its holder has at ' +
      'least one army in that region in either realm.',
    fr:
      'Une carte Région ne peut être posée sur une case Armée, attaques comprises, que si son détenteur a ' +
      'au moins une armée dans cette région, dans l’un ou l’autre royaume.',
    source: 'Planning of actions',
  },
  {
    id: 'IMM-PLAN-7', // Q045
    kind: 'rule',
    en:
      'A conflict card needs no army of its holder when it is placed, because its conditions are checked ' +
      'when it is performed.',
    fr:
      'Une carte Conflit n’exige aucune armée au moment où on la pose, car ses conditions sont vérifiées ' +
      'lors de la résolution.',
    source: 'Planning of actions',
  },
  {
    id: 'IMM-PLAN-8', // Q046
    kind: 'rule',
    en:
      'Wild cards may not be placed on the spaces that extract gold or energy, the Orcs’ own space ' +
      'included.',
    fr:
      'Les jokers ne peuvent pas être posés sur les cases d’extraction d’or ou d’énergie, y compris la ' +
      'case propre aux Orques.',
    source: 'Extract gold, Extract energy',
  },
  {
    id: 'IMM-PLAN-9', // Q047
    kind: 'rule',
    en:
      'A wild card on a transition, construction, shrine or movement space stands for one region of its ' +
      'area in its realm that meets the action’s conditions, named when performing.',
    fr:
      'Un joker posé sur une case de transition, de construction, de sanctuaire ou de déplacement vaut ' +
      'pour une région de sa province, dans son royaume, qui remplit les conditions de l’action, désignée ' +
      'lors de la résolution.',
    source: 'ruling: Planning of actions',
  },
  {
    id: 'IMM-PLAN-10', // Q048
    kind: 'rule',
    en:
      'A wild card on an attack counts as any one region of its area in its realm, named when performing, ' +
      'so it may be the attacked or the attacking region.',
    fr:
      'Pour une attaque, un joker vaut pour une région quelconque de sa province dans son royaume, ' +
      'désignée lors de la résolution ; ce peut donc être la région attaquée ou la région qui attaque.',
    source: 'ruling: Planning of actions',
  },
  {
    id: 'IMM-PLAN-11', // Q049
    kind: 'rule',
    en:
      'The realm of a region card is chosen when performing, among the realms where its holder has an army ' +
      'in that region.',
    fr:
      'Le royaume d’une carte Région est choisi lors de la résolution, parmi ceux où son détenteur a une ' +
      'armée dans cette région.',
    source: 'Planning of actions',
  },
  {
    id: 'IMM-PLAN-12', // Q050
    kind: 'rule',
    en:
      'A conflict card works only for its own region in its own realm, and for the twin it counts as any ' +
      'other region.',
    fr:
      'Une carte Conflit ne vaut que pour sa région dans son royaume ; pour la région jumelle, elle compte ' +
      'comme n’importe quelle autre région.',
    source: 'Planning of actions',
  },
  {
    id: 'IMM-PLAN-13',
    kind: 'rule',
    en: 'A blank card hides an action that its owner forfeits when it is revealed.',
    fr: 'Une carte vierge cache une action à laquelle son propriétaire renonce quand elle est révélée.',
    source: 'Planning of actions',
  },
  {
    id: 'IMM-PLAN-14', // Q053
    kind: 'rule',
    en:
      'A plan can be changed, even after declaring ready, until every player has declared ready, and then ' +
      'all plans are locked.',
    fr:
      'Un plan peut être modifié, même après s’être déclaré prêt, jusqu’à ce que tous les joueurs le ' +
      'soient ; ensuite tous les plans sont figés.',
    source: 'ruling: Planning of actions',
  },
  {
    id: 'IMM-PLAN-15',
    kind: 'rule',
    en: 'The phase ends when all players have declared that they are done.',
    fr: 'La phase s’achève quand tous les joueurs ont déclaré avoir terminé.',
    source: 'Planning of actions',
  },
  {
    id: 'IMM-PLAN-16', // Q054
    kind: 'rule',
    en:
      'Opponents see which spaces hold a card but not which card, who holds each region card, and how many ' +
      'conflict cards a hand holds but not which.',
    fr:
      'Les adversaires voient quelles cases portent une carte mais pas laquelle, qui détient chaque carte ' +
      'Région, et combien de cartes Conflit compte une main mais pas lesquelles.',
    source: 'Planning of actions',
  },
  {
    id: 'IMM-PLAN-17', // Q055
    kind: 'rule',
    en: 'Players may look at their own face-down cards at any time.',
    fr: 'Chaque joueur peut regarder ses propres cartes face cachée à tout moment.',
    source: 'Performance of actions',
  },
]
