// A battle in detail
import type { Rule } from '@longtable/kernel'

export const battleRules: readonly Rule[] = [
  {
    id: 'IMM-BATTLE-1', // Q102
    kind: 'rule',
    en:
      'Before the throw, 1 inhabitant is added from the supply if the tray has none, and exactly 1 returns ' +
      'to the supply if it has more than 3.',
    fr:
      'Avant de jeter les cubes, on ajoute 1 habitant de la réserve si le plateau de la tour n’en contient ' +
      'aucun, et on en remet exactement 1 dans la réserve s’il en contient plus de 3.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-2', // Q103
    kind: 'rule',
    en: 'No inhabitant is added when the supply has none.',
    fr: 'On n’ajoute aucun habitant si la réserve est vide.',
    source: 'ruling: A battle in detail',
  },
  {
    id: 'IMM-BATTLE-3', // Q104
    kind: 'rule',
    en:
      'The whole tray in all colours is thrown into the tower together with all attackers and all ' +
      'defenders, also when the site is unoccupied.',
    fr:
      'On jette dans la tour tout le contenu de son plateau, toutes couleurs confondues, avec tous les ' +
      'attaquants et tous les défenseurs, même si le site est inoccupé.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-4', // Q106
    kind: 'rule',
    en:
      'All cubes of the attacker and the defender in the tray count, wherever they came from, and the ' +
      'cubes of other players do not.',
    fr:
      'Tous les cubes de l’attaquant et du défenseur dans le plateau de la tour comptent, d’où qu’ils ' +
      'viennent, et ceux des autres joueurs ne comptent pas.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-5', // Q108
    kind: 'rule',
    en:
      'On an unoccupied site with the inhabitants for the attacker or neutral, one attacking cube in the ' +
      'tray wins, all of them go to the site, and everything else stays in the tray.',
    fr:
      'Sur un site inoccupé, avec des habitants alliés ou neutres, un seul cube de l’attaquant dans le ' +
      'plateau de la tour suffit pour gagner : tous ses cubes vont sur le site et le reste demeure dans le ' +
      'plateau de la tour.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-6', // Q109
    kind: 'rule',
    en:
      'Without an attacking cube in the tray that attack is lost, the site stays empty, no card changes ' +
      'hands and the inhabitants stay in the tray.',
    fr:
      'Sans cube de l’attaquant dans le plateau de la tour, cette attaque est perdue, le site reste vide, ' +
      'aucune carte ne change de mains et les habitants restent dans le plateau.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-7', // Q110
    kind: 'rule',
    en:
      'On an unoccupied site with the inhabitants against, the attacker loses one cube to a limbo for each ' +
      'inhabitant in the tray as far as there are cubes, and all inhabitants of the tray go to the supply.',
    fr:
      'Sur un site inoccupé, avec des habitants hostiles, l’attaquant perd dans ses limbes un cube par ' +
      'habitant présent dans le plateau de la tour, dans la limite de ses cubes, et tous les habitants du ' +
      'plateau vont à la réserve.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-8', // Q111
    kind: 'rule',
    en:
      'Against the inhabitants the attacker wins only with a cube left over and otherwise loses, as in a ' +
      'tie, and the site stays empty.',
    fr:
      'Contre les habitants, l’attaquant ne gagne que s’il lui reste un cube ; sinon, comme en cas ' +
      'd’égalité, il perd et le site reste vide.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-9',
    kind: 'rule',
    en:
      'After beating the inhabitants all attacking cubes left in the tray go to the site, and the cubes of ' +
      'other players stay in the tray.',
    fr:
      'Après une victoire contre les habitants, tous les cubes restants de l’attaquant vont sur le site et ' +
      'ceux des autres joueurs restent dans le plateau de la tour.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-10', // Q112
    kind: 'rule',
    en:
      'In a battle between two players each side counts its cubes in the tray plus the inhabitants who ' +
      'fight for it, and the larger number wins.',
    fr:
      'Dans une bataille entre deux joueurs, chaque camp compte ses cubes dans le plateau de la tour et ' +
      'les habitants qui combattent pour lui, et le plus grand nombre l’emporte.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-11', // Q113
    kind: 'rule',
    en:
      'The winner loses as many as the losing side counted, inhabitants included, and the inhabitants who ' +
      'fought for the loser go to the supply.',
    fr:
      'Le vainqueur perd autant d’armées que le camp perdant en comptait, habitants compris, et les ' +
      'habitants qui combattaient pour le perdant vont à la réserve.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-12',
    kind: 'rule',
    en: 'All cubes of the loser in the tray and the matching cubes of the winner go to their owners’ limbos.',
    fr:
      'Tous les cubes du perdant présents dans le plateau de la tour et les cubes correspondants du ' +
      'vainqueur vont dans les limbes de leurs propriétaires.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-13', // Q114
    kind: 'rule',
    en:
      'The winner’s losses are taken first from the inhabitants who fought for them, which go to the ' +
      'supply, and then from their own cubes.',
    fr:
      'Les pertes du vainqueur se prennent d’abord sur les habitants qui ont combattu pour lui, qui vont à ' +
      'la réserve, puis sur ses propres cubes.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-14', // Q115
    kind: 'rule',
    en:
      'Allied inhabitants who were not needed to match the loser stay in the tray, or go to the supply ' +
      'with the option leftoverAllies set to supply.',
    fr:
      'Les habitants alliés qui n’ont pas servi à égaler les pertes du perdant restent dans le plateau de ' +
      'la tour, ou vont à la réserve si l’option leftoverAllies vaut supply.',
    source: 'ruling: A battle in detail',
    option: 'leftoverAllies',
  },
  {
    id: 'IMM-BATTLE-15',
    kind: 'rule',
    en: 'The winner’s remaining cubes go to the attacked site.',
    fr: 'Les cubes restants du vainqueur vont sur le site attaqué.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-16',
    kind: 'rule',
    en: 'Inhabitants are never placed on a site.',
    fr: 'Les habitants ne sont jamais placés sur un site.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-17',
    kind: 'rule',
    en:
      'Neutral inhabitants and the cubes of players who did not take part stay in the tray for the next ' +
      'battle.',
    fr:
      'Les habitants neutres et les cubes des joueurs non impliqués restent dans le plateau de la tour ' +
      'pour la bataille suivante.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-18', // Q116
    kind: 'rule',
    en:
      'An attacker who wins with inhabitants alone empties the site and gets no card: a card of the ' +
      'defender goes to the stack, and one held by the attacker or a third player stays where it is. With ' +
      'the option alliesAlone set to card the attacker gets the card all the same.',
    fr:
      'Un attaquant qui ne gagne que grâce aux habitants vide le site et n’obtient pas de carte : celle du ' +
      'défenseur va au paquet, et celle que détient l’attaquant ou un tiers ne bouge pas. Si l’option ' +
      'alliesAlone vaut card, l’attaquant obtient quand même la carte.',
    source: 'ruling: A battle in detail',
    option: 'alliesAlone',
  },
  {
    id: 'IMM-BATTLE-19', // Q117
    kind: 'rule',
    en:
      'A defender who wins with inhabitants alone keeps any region card they hold, but the site becomes ' +
      'unoccupied.',
    fr:
      'Un défenseur qui ne gagne que grâce aux habitants garde la carte Région s’il la détient, mais le ' +
      'site devient inoccupé.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-20', // Q118
    kind: 'rule',
    en:
      'In a tie all cubes of both players in the tray go to their limbos, the site becomes unoccupied, and ' +
      'the region card goes to the stack if one of the two held it but otherwise stays.',
    fr:
      'En cas d’égalité, tous les cubes des deux joueurs présents dans le plateau de la tour vont dans ' +
      'leurs limbes, le site devient inoccupé et la carte Région va au paquet si l’un des deux la ' +
      'détenait ; sinon elle ne bouge pas.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-21', // Q119
    kind: 'rule',
    en: 'A battle that ends with no counting cube on either side is a tie like any other.',
    fr:
      'Une bataille qui se termine sans aucun cube compté d’un côté ni de l’autre est une égalité comme ' +
      'une autre.',
    source: 'ruling: A battle in detail',
  },
  {
    id: 'IMM-BATTLE-22', // Q120
    kind: 'rule',
    en: 'Inhabitants who fought in a tie go to the supply, and neutral ones stay in the tray.',
    fr:
      'Les habitants qui ont combattu lors d’une égalité vont à la réserve, et les neutres restent dans le ' +
      'plateau de la tour.',
    source: 'ruling: A battle in detail',
  },
  {
    id: 'IMM-BATTLE-23', // Q121
    kind: 'rule',
    en: 'In a tie the card goes to the stack also when the attacker held it through the twin.',
    fr: 'En cas d’égalité, la carte va au paquet même si l’attaquant la détenait grâce à la région jumelle.',
    source: 'ruling: A battle in detail',
  },
  {
    id: 'IMM-BATTLE-24', // Q122
    kind: 'rule',
    en:
      'Losses go to the limbo of the realm that the attacked site does not belong to. With the option ' +
      'portalLosses set to origin those of an attacker who came through a portal go to the limbo of the ' +
      'realm that they did not come from.',
    fr:
      'Les pertes vont dans les limbes du royaume auquel le site attaqué n’appartient pas. Si l’option ' +
      'portalLosses vaut origin, celles d’un attaquant venu par un portail vont dans les limbes du royaume ' +
      'dont elles ne venaient pas.',
    source: 'ruling: A battle in detail',
    option: 'portalLosses',
  },
  {
    id: 'IMM-BATTLE-25',
    kind: 'rule',
    en: 'An attacker who wins and places armies on the site gets its region card.',
    fr: 'Un attaquant qui gagne et place des armées sur le site obtient sa carte Région.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-26', // Q123
    kind: 'rule',
    en:
      'A card held by another player, involved or not, is handed to the winning attacker at once, even ' +
      'from a player board.',
    fr:
      'Une carte détenue par un autre joueur, impliqué ou non, est remise aussitôt à l’attaquant ' +
      'vainqueur, même si elle se trouve sur une plaquette.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-27', // Q124
    kind: 'rule',
    en: 'A winning attacker takes the card from the stack when it lies there.',
    fr: 'L’attaquant vainqueur prend la carte dans le paquet si elle s’y trouve.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-28', // Q125
    kind: 'rule',
    en: 'When the defender wins, the region card stays with whoever holds it.',
    fr: 'Quand le défenseur gagne, la carte Région reste à celui qui la détient.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-29', // Q126
    kind: 'rule',
    en: 'A beaten defender loses the card even while still holding the twin.',
    fr: 'Un défenseur vaincu perd la carte même s’il tient encore la région jumelle.',
    source: 'A battle in detail',
  },
  {
    id: 'IMM-BATTLE-30', // Q127
    kind: 'rule',
    en: 'No two players ever have armies on the same site.',
    fr: 'Deux joueurs n’ont jamais d’armées sur le même site.',
    source: 'A battle in detail',
  },
]
