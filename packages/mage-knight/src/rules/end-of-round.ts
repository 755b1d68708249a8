// The end of a round
import type { Rule } from '@longtable/kernel'

export const endOfRoundRules: readonly Rule[] = [
  {
    id: 'MK-ENDROUND-01',
    kind: 'rule',
    en:
      'Announcing the end of the round takes the place of your turn, and you have no other turn this ' +
      'round.',
    fr: 'Annoncer la fin de la manche remplace votre tour, et vous n’en avez plus d’autre cette manche.',
    source: 'Rules: One round',
  },
  {
    id: 'MK-ENDROUND-02', // Q40
    kind: 'rule',
    en:
      'After the announcement every other player, in order, has one last turn. A player whose order token ' +
      'is face down uses that turn to turn it up.',
    fr:
      'Après l’annonce, chaque autre joueur a, dans l’ordre, un dernier tour. Un joueur dont le jeton ' +
      'd’ordre est face cachée utilise ce tour pour le retourner.',
    source: 'ruling: The last turn of a round',
  },
  {
    id: 'MK-ENDROUND-03',
    kind: 'rule',
    en: 'From the announcement to the end of the round, no duel and no new cooperative assault may begin.',
    fr: 'De l’annonce à la fin de la manche, ni duel ni nouvel assaut coopératif ne peut commencer.',
    source: 'Rules: Player versus player',
  },
  {
    id: 'MK-ENDROUND-04',
    kind: 'rule',
    en:
      'The dummy player announces the end of the round on a turn when its deck is empty. Every player then ' +
      'has one last turn.',
    fr:
      'Le joueur fictif annonce la fin de la manche quand sa pioche est vide au moment de son tour. Chaque ' +
      'joueur a ensuite un dernier tour.',
    source: 'Rules: Dummy player',
  },
  {
    id: 'MK-ENDROUND-05', // Q41
    kind: 'rule',
    en:
      'If a player announces the end of the round, the dummy player still takes its last turn and turns ' +
      'over cards.',
    fr:
      'Si un joueur annonce la fin de la manche, le joueur fictif joue encore son dernier tour et retourne ' +
      'des cartes.',
    source: 'ruling: Dummy player after an announcement',
  },
  {
    id: 'MK-ENDROUND-06',
    kind: 'rule',
    en:
      'At the end of a round your hand, played cards, discard pile and deck become one deck again. Units, ' +
      'crystals, shields, fame and reputation stay.',
    fr:
      'À la fin d’une manche, votre main, vos cartes jouées, votre défausse et votre pioche ne forment ' +
      'plus qu’une pioche. Unités, cristaux, boucliers, renommée et réputation restent.',
    source: 'Rules: One round',
  },
  {
    id: 'MK-ENDROUND-07',
    kind: 'rule',
    en:
      'At the end of a round the tactics are handed back. In solo and cooperative scenarios some of them ' +
      'leave the game.',
    fr:
      'À la fin d’une manche, les tactiques sont rendues. Dans les scénarios en solitaire et coopératifs, ' +
      'certaines quittent le jeu.',
    source: 'Rules: One round',
  },
]
