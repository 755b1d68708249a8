// Sites: monasteries, villages, rampaging enemies, mines, glades and the portal
import type { Rule } from '@longtable/kernel'

export const peacefulSitesRules: readonly Rule[] = [
  {
    id: 'MK-SITE-60',
    kind: 'rule',
    en:
      'At a monastery you can recruit units, buy healing at 2 Influence a point, and buy the advanced ' +
      'actions of the unit offer for 6 Influence each.',
    fr:
      'Dans un monastère, vous pouvez recruter des unités, acheter du Soin à 2 points d’Influence le ' +
      'point, et acheter les actions avancées de l’offre d’unités pour 6 points d’Influence chacune.',
    source: 'Sheet: Site Descriptions, monastery',
  },
  {
    id: 'MK-SITE-61',
    kind: 'rule',
    en:
      'Burning a monastery costs 3 reputation. You fight one violet enemy without units, and if you defeat ' +
      'it, the monastery is destroyed and marked with your shield.',
    fr:
      'Incendier un monastère coûte 3 points de réputation. Vous combattez un ennemi violet sans unités ' +
      'et, si vous le vainquez, le monastère est détruit et marqué de votre bouclier.',
    source: 'Sheet: Site Descriptions, monastery',
  },
  {
    id: 'MK-SITE-62',
    kind: 'rule',
    en: 'Burning a monastery down earns an artifact.',
    fr: 'Réduire un monastère en cendres rapporte un artefact.',
    source: 'Sheet: Site Descriptions, monastery',
  },
  {
    id: 'MK-SITE-63',
    kind: 'rule',
    en:
      'The violet defender of a monastery is not fortified. It is discarded after the fight, defeated or ' +
      'not.',
    fr:
      'Le défenseur violet d’un monastère n’est pas fortifié. Il est défaussé après le combat, vaincu ou ' +
      'non.',
    source: 'Rules: Monastery',
  },
  {
    id: 'MK-SITE-64',
    kind: 'rule',
    en:
      'You may burn a monastery even with the lowest reputation, with which nobody deals with you any ' +
      'more.',
    fr:
      'Vous pouvez incendier un monastère même avec la réputation la plus basse, celle avec laquelle plus ' +
      'personne ne traite avec vous.',
    source: 'Rules: Reputation track',
  },
  {
    id: 'MK-SITE-65', // Q70
    kind: 'rule',
    en:
      'A burned monastery is an empty space. Its advanced action stays in the unit offer until the round ' +
      'ends, but the next offer holds none for it.',
    fr:
      'Un monastère incendié est une case vide. Son action avancée reste dans l’offre d’unités jusqu’à la ' +
      'fin de la manche, mais l’offre suivante n’en compte plus pour lui.',
    source: 'Rules: Outcomes of combat',
  },
  {
    id: 'MK-SITE-70',
    kind: 'rule',
    en: 'In a village you can recruit units and buy healing at 3 Influence a point.',
    fr:
      'Dans un village, vous pouvez recruter des unités et acheter du Soin à 3 points d’Influence le ' +
      'point.',
    source: 'Sheet: Site Descriptions, village',
  },
  {
    id: 'MK-SITE-71',
    kind: 'rule',
    en:
      'Once between two of your turns you may plunder the village you stand on: you lose 1 reputation and ' +
      'draw 2 cards.',
    fr:
      'Une fois entre deux de vos tours, vous pouvez piller le village où vous êtes : vous perdez 1 point ' +
      'de réputation et piochez 2 cartes.',
    source: 'Sheet: Site Descriptions, village',
  },
  {
    id: 'MK-SITE-72',
    kind: 'rule',
    en:
      'You plunder outside your own turn, with your hero on the village. The 2 cards are drawn even beyond ' +
      'your hand limit.',
    fr:
      'On pille en dehors de son tour, le héros se trouvant sur le village. Les 2 cartes se piochent même ' +
      'au-delà de la limite de main.',
    source: 'Rules: Village',
  },
  {
    id: 'MK-SITE-73',
    kind: 'rule',
    en:
      'Plundering is not an action and does not keep you from interacting with the village on your next ' +
      'turn.',
    fr:
      'Piller n’est pas une action et ne vous empêche pas d’interagir avec le village à votre prochain ' +
      'tour.',
    source: 'Rules: Village',
  },
  {
    id: 'MK-SITE-80',
    kind: 'rule',
    en: 'A draconum attacks you when you move from one space next to it to another space next to it.',
    fr:
      'Un draconum vous attaque quand vous passez d’une case voisine de la sienne à une autre case voisine ' +
      'de la sienne.',
    source: 'Sheet: Site Descriptions, draconum',
  },
  {
    id: 'MK-SITE-81',
    kind: 'rule',
    en: 'As your action you may challenge a draconum on a space next to yours.',
    fr: 'Comme action, vous pouvez défier un draconum qui se trouve sur une case voisine de la vôtre.',
    source: 'Sheet: Site Descriptions, draconum',
  },
  {
    id: 'MK-SITE-82',
    kind: 'rule',
    en: 'Defeating a draconum on the map gains 2 reputation.',
    fr: 'Vaincre un draconum présent sur la carte du monde fait gagner 2 points de réputation.',
    source: 'Sheet: Site Descriptions, draconum',
  },
  {
    id: 'MK-SITE-83',
    kind: 'rule',
    en: 'Marauding orcs attack you when you move from one space next to them to another space next to them.',
    fr:
      'Des orques maraudeurs vous attaquent quand vous passez d’une case voisine de la leur à une autre ' +
      'case voisine de la leur.',
    source: 'Sheet: Site Descriptions, marauding orcs',
  },
  {
    id: 'MK-SITE-84',
    kind: 'rule',
    en: 'As your action you may challenge marauding orcs on a space next to yours.',
    fr:
      'Comme action, vous pouvez défier des orques maraudeurs qui se trouvent sur une case voisine de la ' +
      'vôtre.',
    source: 'Sheet: Site Descriptions, marauding orcs',
  },
  {
    id: 'MK-SITE-85',
    kind: 'rule',
    en: 'Defeating marauding orcs gains 1 reputation.',
    fr: 'Vaincre des orques maraudeurs fait gagner 1 point de réputation.',
    source: 'Sheet: Site Descriptions, marauding orcs',
  },
  {
    id: 'MK-SITE-86',
    kind: 'rule',
    en:
      'A rampaging enemy on a lake or mountain is provoked and challenged like any other. Its space stays ' +
      'impassable after it is defeated.',
    fr:
      'Un ennemi maraudeur sur un lac ou une montagne se provoque et se défie comme les autres. Sa case ' +
      'reste infranchissable une fois l’ennemi vaincu.',
    source: 'Rules: Map tiles',
  },
  {
    id: 'MK-SITE-90',
    kind: 'rule',
    en: 'Ending your turn on a mine gives you one crystal of a colour it shows.',
    fr: 'Terminer votre tour sur une mine vous donne un cristal d’une couleur qu’elle indique.',
    source: 'Sheet: Site Descriptions, mine',
  },
  {
    id: 'MK-SITE-91',
    kind: 'rule',
    en:
      'Ending your turn on a magical glade lets you throw away one Wound from your hand or your discard ' +
      'pile.',
    fr:
      'Terminer votre tour sur une clairière magique vous permet de retirer du jeu une Blessure de votre ' +
      'main ou de votre défausse.',
    source: 'Sheet: Site Descriptions, glade',
  },
  {
    id: 'MK-SITE-92', // Q91
    kind: 'rule',
    en: 'Starting your turn on a magical glade gives you a gold mana token by Day, a black one at Night.',
    fr:
      'Commencer votre tour sur une clairière magique vous donne un jeton de mana doré de jour, noir de ' +
      'nuit.',
    source: 'Sheet: Site Descriptions, glade',
  },
  {
    id: 'MK-SITE-93',
    kind: 'rule',
    en:
      'Throwing a Wound away at a glade is not healing: it does nothing for units and sets off no effect ' +
      'of healing.',
    fr:
      'Retirer une Blessure à la clairière n’est pas un soin : cela ne sert pas aux unités et ne déclenche ' +
      'aucun effet lié au Soin.',
    source: 'Rules: Wounds',
  },
  {
    id: 'MK-SITE-94',
    kind: 'rule',
    en: 'Any number of heroes may share the portal. There is no duel on it, and it offers no action.',
    fr:
      'Le portail peut accueillir plusieurs héros à la fois. On n’y livre aucun duel et il n’offre aucune ' +
      'action.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-SITE-95',
    kind: 'rule',
    en:
      'Resting on a mine or glade counts as ending your turn there. A turn that is given up or skipped ' +
      'does not.',
    fr:
      'Se reposer sur une mine ou une clairière compte comme y terminer son tour. Un tour abandonné ou ' +
      'sauté, non.',
    source: 'Rules: The player’s turn',
  },
]
