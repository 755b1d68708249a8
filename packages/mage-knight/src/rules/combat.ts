// Combat: who fights and when
import type { Rule } from '@longtable/kernel'

export const combatRules: readonly Rule[] = [
  {
    id: 'MK-COMBAT-01',
    kind: 'rule',
    en: 'You fight at most one combat on your turn, and never enemies and another player together.',
    fr:
      'Vous livrez au plus un combat à votre tour, et jamais contre des ennemis et un autre joueur à la ' +
      'fois.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-02', // Q95
    kind: 'rule',
    en:
      'Entering an unconquered keep, mage tower or city, or another player’s keep, is an assault. It ' +
      'costs you 1 reputation at once, won or lost.',
    fr:
      'Entrer dans un donjon, une tour de mage ou une ville non conquis, ou dans le donjon d’un autre ' +
      'joueur, est un assaut. Il vous coûte aussitôt 1 point de réputation, gagné ou perdu.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-03',
    kind: 'rule',
    en:
      'You announce that you enter an adventure site while standing on its space, and you fight all ' +
      'enemies of the site.',
    fr:
      'Vous annoncez votre entrée dans un site d’aventure en étant sur sa case, et vous combattez tous ' +
      'les ennemis du site.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-04', // Q95
    kind: 'rule',
    en: 'Burning a monastery costs 3 reputation; then a violet enemy token is drawn and you fight it.',
    fr:
      'Incendier un monastère coûte 3 points de réputation ; un jeton ennemi violet est ensuite pioché et ' +
      'vous le combattez.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-05',
    kind: 'rule',
    en: 'You may challenge one or more rampaging enemies on spaces adjacent to yours.',
    fr: 'Vous pouvez défier un ou plusieurs ennemis maraudeurs sur des cases adjacentes à la vôtre.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-06',
    kind: 'rule',
    en: 'Rampaging enemies that your step provoked attack you, and you must fight them.',
    fr: 'Les ennemis maraudeurs provoqués par votre pas vous attaquent, et vous devez les combattre.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-07',
    kind: 'rule',
    en: 'If the step of an assault also provokes rampaging enemies, they join the combat.',
    fr: 'Si le pas d’un assaut provoque aussi des ennemis maraudeurs, ils se joignent au combat.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-08',
    kind: 'rule',
    en:
      'If your step started the combat, by an assault or by provoking, you may also challenge further ' +
      'rampaging enemies next to the space you entered; they join that combat.',
    fr:
      'Si votre pas a déclenché le combat, par un assaut ou une provocation, vous pouvez défier aussi ' +
      'd’autres ennemis maraudeurs voisins de la case où vous êtes entré ; ils se joignent à ce combat.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-09',
    kind: 'rule',
    en:
      'When you enter an adventure site or burn a monastery, no rampaging enemies can be challenged into ' +
      'that combat.',
    fr:
      'Quand vous entrez dans un site d’aventure ou incendiez un monastère, aucun ennemi maraudeur ne ' +
      'peut être défié dans ce combat.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-10', // Q16, Q65
    kind: 'rule',
    en:
      'Rampaging enemies in an assault have neither the site’s fortification nor the city’s bonus, and ' +
      'need not be defeated to conquer the site.',
    fr:
      'Dans un assaut, les ennemis maraudeurs n’ont ni la fortification du site ni le bonus de la ville, ' +
      'et il n’est pas nécessaire de les vaincre pour conquérir le site.',
    source: 'ruling: Combat',
  },
  {
    id: 'MK-COMBAT-11',
    kind: 'rule',
    en: 'All enemies of a combat are drawn and revealed before its first phase.',
    fr: 'Tous les ennemis d’un combat sont piochés et révélés avant sa première phase.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-12',
    kind: 'rule',
    en: 'A combat has four phases: ranged and siege attacks, block, damage, attack.',
    fr: 'Un combat compte quatre phases : attaques à distance et de siège, blocage, dégâts, attaque.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-13',
    kind: 'rule',
    en:
      'You cannot heal in combat. Special effects may be played in any phase, and lasting effects hold ' +
      'until the end of the turn unless they name the combat.',
    fr:
      'On ne peut pas se soigner en combat. Les effets spéciaux peuvent être joués à chaque phase, et les ' +
      'effets durables valent jusqu’à la fin du tour, sauf s’ils se limitent au combat.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-14', // Q35
    kind: 'rule',
    en:
      'Effects of red cards and of units’ red mana abilities, other than attack and block, do not touch ' +
      'enemies with fire resistance; blue ones do not touch enemies with ice resistance. Effects on the ' +
      'site itself still work.',
    fr:
      'Les effets des cartes rouges et des capacités à mana rouge des unités, hors attaque et blocage, ' +
      'n’atteignent pas les ennemis résistants au feu ; ceux du bleu n’atteignent pas les ennemis ' +
      'résistants à la glace. Les effets sur le site lui-même s’appliquent.',
    source: 'Rules: Combat',
  },
]
