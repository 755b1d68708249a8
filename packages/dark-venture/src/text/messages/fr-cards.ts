import type { Messages } from '@longtable/kernel'

/** Cartes Action et Objet. */
export const cards: Messages = {
  ask: {
    keepCard: 'Vous avez pioché {{card}}, qui ne nomme pas votre camp. La gardez-vous ?',
    keepTactic: 'Vous avez pioché {{card}}.',
    makeRoom: 'Vous avez {{card}} à garder, et déjà {{most}} cartes : laquelle de celles-ci part ?',
    exchangeWhom: 'Quel prisonnier échangez-vous ?',
    saveCard: 'Vous gardez {{most}} cartes au plus : laquelle part ?',
  },
  choose: {
    drawAction: 'Piocher une carte Action : {{unit}}, {{space}}',
    saveCard: 'Garder {{card}}',
    discardCard: 'Défausser {{card}}',
    equip: 'Équiper {{unit}}, {{space}} : {{card}}',
    handOver: '{{from}} passe {{card}} à {{unit}}',
    claim: 'Récupérer {{card}} en {{space}}',
    useItem: 'Utiliser {{card}} : {{unit}}, {{space}}',
  },
}
