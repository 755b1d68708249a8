// Reinforcements
import type { Rule } from '@longtable/kernel'

export const reinforcementsRules: readonly Rule[] = [
  {
    id: 'IMM-REINFORCE-1', // Q035
    kind: 'rule',
    en: 'In each round every player may draw one conflict card for nothing, or decline.',
    fr: 'À chaque tour, chaque joueur peut piocher gratuitement une carte Conflit, ou y renoncer.',
    source: 'Reinforcements',
  },
  {
    id: 'IMM-REINFORCE-2', // Q036
    kind: 'rule',
    en: 'The conflict cards are drawn in player order.',
    fr: 'Les cartes Conflit se piochent dans l’ordre de jeu.',
    source: 'ruling: Reinforcements',
  },
  {
    id: 'IMM-REINFORCE-3', // Q156
    kind: 'rule',
    en:
      'All players draw before the first reinforcement is placed, and reinforcing then goes clockwise from ' +
      'the first player.',
    fr:
      'Tous les joueurs piochent avant que le premier renfort ne soit placé, puis les renforts se font à ' +
      'partir du premier joueur, dans le sens des aiguilles d’une montre.',
    source: 'Reinforcements',
  },
  {
    id: 'IMM-REINFORCE-4', // Q037
    kind: 'rule',
    en:
      'From each limbo a player may send up to one army for each full 3 armies that were in it at the ' +
      'start, so 5 give 1, 6 give 2 and 2 give none.',
    fr:
      'De chacun de ses limbes, un joueur peut envoyer une armée par tranche complète de 3 armées qui s’y ' +
      'trouvaient au départ : 5 en donnent 1, 6 en donnent 2 et 2 n’en donnent aucune.',
    source: 'Reinforcements',
  },
  {
    id: 'IMM-REINFORCE-5', // Q038
    kind: 'rule',
    en: 'Each of these armies may go to a different site.',
    fr: 'Chacune de ces armées peut aller sur un site différent.',
    source: 'Reinforcements',
  },
  {
    id: 'IMM-REINFORCE-6', // Q039
    kind: 'rule',
    en: 'Reinforcements go only to sites of the limbo’s own realm that hold at least one army of the player.',
    fr:
      'Les renforts ne vont que sur des sites du royaume de ces limbes où le joueur a déjà au moins une ' +
      'armée.',
    source: 'Reinforcements',
  },
  {
    id: 'IMM-REINFORCE-7', // Q040
    kind: 'rule',
    en:
      'A player without armies in a realm gets no special return and can come back only by attacking ' +
      'through a portal, but the option houseReturn lets a player without any army on the board put 1 army ' +
      'from a limbo on an unoccupied start site.',
    fr:
      'Un joueur sans armée dans un royaume n’a droit à aucun retour spécial et n’y revient qu’en ' +
      'attaquant par un portail, mais l’option houseReturn permet à un joueur sans aucune armée sur le ' +
      'plateau de jeu de poser 1 armée de ses limbes sur un site de départ inoccupé.',
    source: 'ruling: Reinforcements',
    option: 'houseReturn',
  },
  {
    id: 'IMM-REINFORCE-8', // Q040
    kind: 'rule',
    en:
      'A player without any army on the board stays in the game and can still draw cards, use the magic ' +
      'for cards and the marker, and take compensation.',
    fr:
      'Un joueur sans aucune armée sur le plateau de jeu reste dans la partie et peut encore piocher, ' +
      'utiliser la magie des cartes et du marqueur et recevoir des compensations.',
    source: 'ruling: Reinforcements',
  },
]
