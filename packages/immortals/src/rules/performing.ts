// Performance of actions
import type { Rule } from '@longtable/kernel'

export const performingRules: readonly Rule[] = [
  {
    id: 'IMM-PERFORM-1', // Q056
    kind: 'rule',
    en:
      'Beginning with the first player and going clockwise, each player in turn reveals one planned card ' +
      'of their choice and performs its action, in an order that stays fixed for the round.',
    fr:
      'En commençant par le premier joueur et dans le sens des aiguilles d’une montre, chacun à son tour ' +
      'révèle une carte planifiée de son choix et effectue son action, dans un ordre fixe pour tout le ' +
      'tour.',
    source: 'Performance of actions',
  },
  {
    id: 'IMM-PERFORM-2', // Q057
    kind: 'rule',
    en:
      'Revealing a blank card forfeits only that action: its owner takes 1 gold or 1 energy and the blank ' +
      'back, and the other planned cards stay.',
    fr:
      'Révéler une carte vierge ne fait renoncer qu’à cette action : son propriétaire prend 1 pièce d’or ' +
      'ou 1 point d’énergie, reprend la carte vierge, et ses autres cartes planifiées restent en place.',
    source: 'Performance of actions',
  },
  {
    id: 'IMM-PERFORM-3', // Q058
    kind: 'rule',
    en:
      'A planned action that is impossible or unwanted is revealed for 1 gold or 1 energy, and nothing is ' +
      'paid.',
    fr:
      'Une action planifiée impossible ou non désirée est révélée contre 1 pièce d’or ou 1 point ' +
      'd’énergie, et rien n’est payé.',
    source: 'Planning of actions',
  },
  {
    id: 'IMM-PERFORM-4', // Q059
    kind: 'rule',
    en: 'A conflict card whose action was not performed goes back to its owner’s hand.',
    fr: 'Une carte Conflit dont l’action n’a pas été effectuée revient dans la main de son propriétaire.',
    source: 'ruling: Performance of actions',
  },
  {
    id: 'IMM-PERFORM-5', // Q060
    kind: 'rule',
    en:
      'After a performed action, region and magic cards go back to the hand and conflict cards to the ' +
      'discard pile.',
    fr:
      'Après une action effectuée, les cartes Région et Magie reviennent en main et les cartes Conflit ' +
      'vont à la défausse.',
    source: 'Planning of actions',
  },
  {
    id: 'IMM-PERFORM-6', // Q061
    kind: 'rule',
    en:
      'A player who passes takes 1 gold or 1 energy, takes all planned cards back and is out for the ' +
      'round, but gets 1 again on each later turn while others still act.',
    fr:
      'Un joueur qui passe prend 1 pièce d’or ou 1 point d’énergie, reprend toutes ses cartes planifiées ' +
      'et ne joue plus de ce tour, mais reçoit à nouveau 1 ressource chaque fois que revient son tour tant ' +
      'que d’autres agissent.',
    source: 'Performance of actions',
  },
  {
    id: 'IMM-PERFORM-7',
    kind: 'rule',
    en: 'A player with only blank cards left on the board passes.',
    fr: 'Un joueur qui n’a plus que des cartes vierges sur sa plaquette passe.',
    source: 'Performance of actions',
  },
  {
    id: 'IMM-PERFORM-8', // Q062
    kind: 'rule',
    en:
      'A player whose board is empty is finished and gets 1 gold or 1 energy on each later turn while ' +
      'anyone else is unfinished.',
    fr:
      'Un joueur dont la plaquette est vide a terminé et reçoit 1 pièce d’or ou 1 point d’énergie à chacun ' +
      'de ses tours suivants tant qu’un autre n’a pas terminé.',
    source: 'ruling: Performance of actions',
  },
  {
    id: 'IMM-PERFORM-9', // Q063
    kind: 'rule',
    en:
      'The phase ends at the moment when every player has passed or has an empty board, and a player with ' +
      'only blanks left still has their passing turn.',
    fr:
      'La phase s’achève dès que tous les joueurs ont passé ou ont une plaquette vide, et un joueur qui ' +
      'n’a plus que des cartes vierges a encore son tour pour passer.',
    source: 'ruling: Performance of actions',
  },
  {
    id: 'IMM-PERFORM-10', // Q064
    kind: 'rule',
    en: 'Compensation is exactly 1, in gold or in energy, chosen anew each time.',
    fr: 'La compensation est d’exactement 1 ressource, or ou énergie, choisie à chaque fois.',
    source: 'Planning of actions',
  },
  {
    id: 'IMM-PERFORM-11', // Q065
    kind: 'rule',
    en: 'Compensation is always granted and cannot be declined.',
    fr: 'La compensation est toujours accordée et ne peut être refusée.',
    source: 'ruling: Performance of actions',
  },
  {
    id: 'IMM-PERFORM-12', // Q066
    kind: 'rule',
    en: 'An action whose cost cannot be paid in full is impossible and gives compensation.',
    fr:
      'Une action dont le coût ne peut être payé en entier est impossible et donne droit à la ' +
      'compensation.',
    source: 'Planning of actions',
  },
  {
    id: 'IMM-PERFORM-13', // Q067
    kind: 'rule',
    en:
      'An action that would have no effect, such as a transition from an empty limbo or a draw with no ' +
      'card left, is impossible and gives compensation.',
    fr:
      'Une action qui n’aurait aucun effet, comme une transition depuis des limbes vides ou une pioche ' +
      'sans carte, est impossible et donne droit à la compensation.',
    source: 'ruling: Performance of actions',
  },
  {
    id: 'IMM-PERFORM-14', // Q068
    kind: 'rule',
    en:
      'Extraction, transition, construction and movement are impossible once the player has no army left ' +
      'in the card’s region.',
    fr:
      'Extraction, transition, construction et déplacement sont impossibles dès que le joueur n’a plus ' +
      'd’armée dans la région de la carte.',
    source: 'Planning of actions',
  },
  {
    id: 'IMM-PERFORM-15', // Q069
    kind: 'rule',
    en:
      'A region card taken from a player board empties its space without compensation, and its new holder ' +
      'gets it in hand and cannot use it before the next planning.',
    fr:
      'Une carte Région prise sur une plaquette laisse sa case vide, sans compensation, et son nouveau ' +
      'détenteur la reçoit en main sans pouvoir l’utiliser avant la prochaine planification.',
    source: 'ruling: A battle in detail',
  },
  {
    id: 'IMM-PERFORM-16', // Q070
    kind: 'rule',
    en: 'A player who loses the last planned card in this way is finished.',
    fr: 'Un joueur qui perd ainsi sa dernière carte planifiée a terminé.',
    source: 'ruling: Performance of actions',
  },
  {
    id: 'IMM-PERFORM-17', // Q071
    kind: 'rule',
    en: 'When a card is taken from a player board, everyone sees which card left which space.',
    fr: 'Quand une carte est prise sur une plaquette, tout le monde voit quelle carte a quitté quelle case.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-PERFORM-18', // Q072
    kind: 'rule',
    en: 'A revealed attack may be given up against compensation before any cube moves, but not after.',
    fr:
      'Une attaque révélée peut être abandonnée contre la compensation avant qu’aucun cube ne bouge, mais ' +
      'plus ensuite.',
    source: 'ruling: Planning of actions',
  },
]
