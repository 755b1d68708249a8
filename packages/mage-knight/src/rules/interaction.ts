// Interaction
import type { Rule } from '@longtable/kernel'

export const interactionRules: readonly Rule[] = [
  {
    id: 'MK-INTERACT-01',
    kind: 'rule',
    en:
      'Interacting is your action of the turn. It is possible at a village, a monastery that is not ' +
      'burned, a keep of your own and any conquered mage tower or city.',
    fr:
      'Interagir est votre action du tour. C’est possible dans un village, un monastère non incendié, un ' +
      'donjon qui vous appartient et toute tour de mage ou ville conquise.',
    source: 'Rules: Interaction',
  },
  {
    id: 'MK-INTERACT-02',
    kind: 'rule',
    en:
      'When you begin to interact, your reputation changes your Influence: -6 gives -5, -5 gives -3, -4 ' +
      'gives -2, -3 and -2 give -1, -1 to +1 give 0, +2 and +3 give +1, +4 and +5 give +2, +6 gives +3 ' +
      'and +7 gives +5.',
    fr:
      'Au début d’une interaction, votre réputation modifie votre Influence : -6 donne -5, -5 donne -3, ' +
      '-4 donne -2, -3 et -2 donnent -1, de -1 à +1 rien ne change (0), +2 et +3 donnent +1, +4 et +5 ' +
      'donnent +2, +6 donne +3 et +7 donne +5.',
    source: 'Rules: Interaction',
  },
  {
    id: 'MK-INTERACT-03',
    kind: 'rule',
    en: 'At reputation -7 you cannot interact at all.',
    fr: 'Avec une réputation de -7, vous ne pouvez pas du tout interagir.',
    source: 'Rules: Interaction',
  },
  {
    id: 'MK-INTERACT-04',
    kind: 'rule',
    en:
      'Your reputation changes your Influence once, when the interaction begins; later changes of ' +
      'reputation in that turn do not alter it.',
    fr:
      'Votre réputation modifie votre Influence une seule fois, au début de l’interaction ; ce qu’elle ' +
      'devient ensuite dans le tour n’y change rien.',
    source: 'Rules: Interaction',
  },
  {
    id: 'MK-INTERACT-05', // Q32
    kind: 'rule',
    en: 'In a conquered city each of your shields there gives 1 Influence, once in the interaction.',
    fr: 'Dans une ville conquise, chacun de vos boucliers y donne 1 Influence, une fois par interaction.',
    source: 'Rules: Interaction',
  },
  {
    id: 'MK-INTERACT-06',
    kind: 'rule',
    en:
      'An Influence effect gives as many points as its value and a card played sideways gives 1. Special ' +
      'effects and healing effects may be played meanwhile.',
    fr:
      'Un effet d’Influence donne autant de points que sa valeur et une carte jouée de côté en donne 1. ' +
      'Effets spéciaux et effets de soin peuvent être joués entre-temps.',
    source: 'Rules: Interaction',
  },
  {
    id: 'MK-INTERACT-07',
    kind: 'rule',
    en: 'In one interaction you may buy as many things of any kind as your Influence pays for.',
    fr:
      'Au cours d’une interaction, vous pouvez faire autant d’achats, de toute sorte, que votre Influence ' +
      'le permet.',
    source: 'Rules: Interaction',
  },
  {
    id: 'MK-INTERACT-08',
    kind: 'rule',
    en:
      'You recruit a unit of the offer by paying its printed cost in Influence, at a site whose symbol ' +
      'stands on its card.',
    fr:
      'Vous recrutez une unité de l’offre en payant son coût imprimé en Influence, sur un site dont le ' +
      'symbole figure sur sa carte.',
    source: 'Rules: Interaction',
  },
  {
    id: 'MK-INTERACT-09',
    kind: 'rule',
    en: 'A unit you have just recruited is ready and may be used at once, but not to pay for itself.',
    fr:
      'Une unité que vous venez de recruter est prête et peut servir aussitôt, mais pas à payer son ' +
      'propre coût.',
    source: 'Rules: Interaction',
  },
  {
    id: 'MK-INTERACT-10', // Q94
    kind: 'rule',
    en: 'At a village 3 Influence buys 1 healing point.',
    fr: 'Dans un village, 3 points d’Influence achètent 1 point de Soin.',
    source: 'Rules: Interaction',
  },
  {
    id: 'MK-INTERACT-11', // Q94
    kind: 'rule',
    en: 'At a monastery 2 Influence buys 1 healing point.',
    fr: 'Dans un monastère, 2 points d’Influence achètent 1 point de Soin.',
    source: 'Rules: Interaction',
  },
  {
    id: 'MK-INTERACT-12', // Q70
    kind: 'rule',
    en:
      'At any monastery 6 Influence buys an advanced action that lies in the unit offer; it goes on top ' +
      'of your deck.',
    fr:
      'Dans tout monastère, 6 points d’Influence achètent une action avancée présente dans l’offre ' +
      'd’unités ; elle va sur le dessus de votre pioche.',
    source: 'Rules: Interaction',
  },
  {
    id: 'MK-INTERACT-13',
    kind: 'rule',
    en:
      'At a conquered mage tower 7 Influence and one mana of its colour buy a spell of the offer; it goes ' +
      'on top of your deck and the offer is refilled.',
    fr:
      'Dans une tour de mage conquise, 7 points d’Influence et un mana de sa couleur achètent un sort de ' +
      'l’offre ; il va sur le dessus de votre pioche et l’offre est complétée.',
    source: 'Rules: Interaction',
  },
  {
    id: 'MK-INTERACT-14',
    kind: 'rule',
    en: 'In the blue city you buy spells as at a mage tower: 7 Influence and one mana of the spell’s colour.',
    fr:
      'Dans la ville bleue, vous achetez des sorts comme dans une tour de mage : 7 points d’Influence et ' +
      'un mana de la couleur du sort.',
    source: 'Rules: Interaction',
  },
  {
    id: 'MK-INTERACT-15',
    kind: 'rule',
    en:
      'In the red city each artifact costs 12 Influence; you draw it at the end of the turn like a reward ' +
      'for a combat.',
    fr:
      'Dans la ville rouge, chaque artefact coûte 12 points d’Influence ; vous le piochez à la fin du ' +
      'tour, comme une récompense de combat.',
    source: 'Rules: Interaction',
  },
  {
    id: 'MK-INTERACT-16', // Q88
    kind: 'rule',
    en:
      'In the white city units of every kind may be recruited, and 2 Influence adds one elite unit to the ' +
      'offer.',
    fr:
      'Dans la ville blanche, on peut recruter des unités de toute sorte, et 2 points d’Influence ' +
      'ajoutent une unité d’élite à l’offre.',
    source: 'Rules: Interaction',
  },
  {
    id: 'MK-INTERACT-17',
    kind: 'rule',
    en:
      'In the green city 6 Influence buys an advanced action of its offer, which is refilled, or the ' +
      'unseen top card of its deck; it goes on top of your deck.',
    fr:
      'Dans la ville verte, 6 points d’Influence achètent une action avancée de l’offre, qui est ' +
      'complétée, ou la première carte de la pile, sans la voir ; elle va sur le dessus de votre pioche.',
    source: 'Rules: Interaction',
  },
  {
    id: 'MK-INTERACT-18', // Q24
    kind: 'rule',
    en:
      'Your Influence may be negative while you interact: you buy nothing until it is high enough, and ' +
      'nothing remains owed.',
    fr:
      'Votre Influence peut être négative pendant une interaction : vous n’achetez rien tant qu’elle ne ' +
      'suffit pas, et il ne reste aucune dette.',
    source: 'ruling: Interaction',
  },
  {
    id: 'MK-INTERACT-19',
    kind: 'rule',
    en: 'You cannot interact while another hero shares your space, except in a city.',
    fr: 'Vous ne pouvez pas interagir tant qu’un autre héros partage votre case, sauf dans une ville.',
    source: 'Rules: Movement',
  },
  {
    id: 'MK-INTERACT-20',
    kind: 'rule',
    en:
      'Effects for interacting, such as Noble Manners or Glittering Fortune, need an interaction as your ' +
      'action, but you need not buy anything.',
    fr:
      'Les effets liés à l’interaction, comme Nobles manières ou Fortune scintillante, demandent que ' +
      'votre action soit une interaction, mais pas d’acheter quoi que ce soit.',
    source: 'Rules: Questions and answers',
  },
]
