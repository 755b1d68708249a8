// Combat: outcome and cities
import type { Rule } from '@longtable/kernel'

export const combatOutcomeRules: readonly Rule[] = [
  {
    id: 'MK-COMBAT-90',
    kind: 'rule',
    en:
      'In a city you place one of your shields for each defender you defeat, in order, even if the ' +
      'assault fails.',
    fr:
      'Dans une ville, vous posez un de vos boucliers pour chaque défenseur vaincu, dans l’ordre, même si ' +
      'l’assaut échoue.',
    source: 'Rules: Outcome of combat',
  },
  {
    id: 'MK-COMBAT-91',
    kind: 'rule',
    en:
      'A defeated rampaging enemy leaves its space empty for good and gives no shield. Marauding orcs ' +
      'give 1 reputation, a draconum 2.',
    fr:
      'Un ennemi maraudeur vaincu laisse sa case vide pour de bon et ne donne pas de bouclier. Des orques ' +
      'maraudeurs rapportent 1 point de réputation, un draconum 2.',
    source: 'Rules: Outcome of combat',
  },
  {
    id: 'MK-COMBAT-92',
    kind: 'rule',
    en: 'Green and red enemies give reputation only as rampaging enemies, not when you meet them elsewhere.',
    fr:
      'Les ennemis verts et rouges ne rapportent de réputation que comme ennemis maraudeurs, pas quand ' +
      'vous les rencontrez ailleurs.',
    source: 'Rules: Outcome of combat',
  },
  {
    id: 'MK-COMBAT-93',
    kind: 'rule',
    en:
      'When an adventure site is cleared you put your shield on it; the reward comes at the end of the ' +
      'turn.',
    fr:
      'Quand un site d’aventure est nettoyé, vous y posez votre bouclier ; la récompense vient à la fin ' +
      'du tour.',
    source: 'Rules: Outcome of combat',
  },
  {
    id: 'MK-COMBAT-94',
    kind: 'rule',
    en:
      'When the defenders of a fortified site are defeated you stay there; a keep or a mage tower gets ' +
      'your shield.',
    fr:
      'Quand les défenseurs d’un site fortifié sont vaincus, vous y restez ; un donjon ou une tour de ' +
      'mage reçoit votre bouclier.',
    source: 'Rules: Outcome of combat',
  },
  {
    id: 'MK-COMBAT-95',
    kind: 'rule',
    en: 'A rampaging enemy that is not defeated stays on its space, and you stay on yours.',
    fr: 'Un ennemi maraudeur non vaincu reste sur sa case, et vous restez sur la vôtre.',
    source: 'Rules: Outcome of combat',
  },
  {
    id: 'MK-COMBAT-96',
    kind: 'rule',
    en:
      'An undefeated enemy of a dungeon, a tomb, a monastery you tried to burn or another player’s keep ' +
      'is discarded.',
    fr:
      'Un ennemi non vaincu d’un souterrain, d’un tombeau, d’un monastère que vous vouliez incendier ou ' +
      'du donjon d’un autre joueur est défaussé.',
    source: 'Rules: Outcome of combat',
  },
  {
    id: 'MK-COMBAT-97',
    kind: 'rule',
    en: 'Undefeated enemies of a monster den, spawning grounds or ruins stay there, face up.',
    fr: 'Les ennemis non vaincus d’un antre du monstre, d’une couvée ou de ruines y restent, face visible.',
    source: 'Rules: Outcome of combat',
  },
  {
    id: 'MK-COMBAT-98',
    kind: 'rule',
    en:
      'If an assault on a keep, mage tower or city fails, undefeated defenders stay, face up, defeated ' +
      'ones are not replaced, and you withdraw to the space you came from.',
    fr:
      'Si l’assaut d’un donjon, d’une tour de mage ou d’une ville échoue, les défenseurs non vaincus ' +
      'restent, face visible, les vaincus ne sont pas remplacés, et vous vous repliez sur la case d’où ' +
      'vous veniez.',
    source: 'Rules: Outcome of combat',
  },
  {
    id: 'MK-COMBAT-99',
    kind: 'rule',
    en:
      'Withdrawing after a failed assault costs no Wound. Only if the space you return to is not safe ' +
      'does a forced withdrawal follow at the end of the turn.',
    fr:
      'Se replier après un assaut manqué ne coûte pas de Blessure. Ce n’est que si la case où vous ' +
      'revenez n’est pas sûre qu’un repli forcé suit à la fin du tour.',
    source: 'Rules: Outcome of combat',
  },
  {
    id: 'MK-COMBAT-100',
    kind: 'rule',
    en:
      'Combat is over after the attack phase: you may then play healing and special effects before the ' +
      'end of the turn.',
    fr:
      'Le combat est fini après la phase d’attaque : vous pouvez alors jouer des effets de soin et des ' +
      'effets spéciaux avant la fin du tour.',
    source: 'Rules: Wounds',
  },
  {
    id: 'MK-COMBAT-101',
    kind: 'rule',
    en:
      'An enemy gives the fame printed on its token; at another player’s keep it gives half of it, ' +
      'rounded up.',
    fr:
      'Un ennemi rapporte la renommée imprimée sur son jeton ; au donjon d’un autre joueur, il en ' +
      'rapporte la moitié, arrondie au supérieur.',
    source: 'Rules: Combat',
  },
  {
    id: 'MK-COMBAT-110',
    kind: 'rule',
    en: 'All defenders of a city are fought in one combat, but you need not block or attack each of them.',
    fr:
      'Tous les défenseurs d’une ville s’affrontent en un seul combat, mais vous n’êtes pas obligé de ' +
      'bloquer ou d’attaquer chacun d’eux.',
    source: 'Rules: Questions and answers',
  },
  {
    id: 'MK-COMBAT-111',
    kind: 'rule',
    en: 'In the white city defenders have 1 more armor.',
    fr: 'Dans la ville blanche, l’armure des défenseurs augmente de 1.',
    source: 'Rules: City assaults',
  },
  {
    id: 'MK-COMBAT-112',
    kind: 'rule',
    en:
      'In the blue city the defenders’ fire and ice attacks are 2 higher and their cold fire attacks 1 ' +
      'higher.',
    fr:
      'Dans la ville bleue, les attaques de feu et de glace des défenseurs augmentent de 2 et leurs ' +
      'attaques de feu glacé de 1.',
    source: 'Rules: City assaults',
  },
  {
    id: 'MK-COMBAT-113',
    kind: 'rule',
    en: 'In the red city the defenders’ physical attacks are brutal; in the green city they are poisonous.',
    fr:
      'Dans la ville rouge, les attaques physiques des défenseurs sont brutales ; dans la ville verte, ' +
      'elles sont empoisonnées.',
    source: 'Rules: City assaults',
  },
  {
    id: 'MK-COMBAT-114',
    kind: 'rule',
    en: 'Monsters summoned by defenders of a city get the city’s bonus too.',
    fr: 'Les monstres invoqués par les défenseurs d’une ville profitent aussi du bonus de la ville.',
    source: 'Rules: Questions and answers',
  },
  {
    id: 'MK-COMBAT-115', // Q31
    kind: 'rule',
    en:
      'A city is conquered when its last defender is gone. Its leader is the player with the most shields ' +
      'there; among equals, the one whose shield came first.',
    fr:
      'Une ville est conquise quand son dernier défenseur a disparu. Son dirigeant est le joueur qui y a ' +
      'le plus de boucliers ; en cas d’égalité, celui dont un bouclier est arrivé le premier.',
    source: 'Rules: City assaults',
  },
]
