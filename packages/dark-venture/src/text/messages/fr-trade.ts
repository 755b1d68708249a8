import type { Messages } from '@longtable/kernel'

/** Échanges de cartes gardées. */
export const trade: Messages = {
  ask: {
    tradeLay: 'Un échange avec ce camp : {{side}}. Quelles cartes posez-vous, et que demandez-vous ?',
    tradeAnswer: 'Proposition ({{side}}) : {{cards}} contre {{want}}. Que répondez-vous ?',
    tradeGift: 'Cadeau ({{side}}) : {{cards}}. L’acceptez-vous ?',
    tradeGive_one: 'Quelle carte donnez-vous ?',
    tradeGive_other: 'Quelles cartes donnez-vous ({{count}}) ?',
    tradeCounter: 'Quelles cartes proposez-vous contre {{cards}} ({{side}}) ?',
    tradeSettle: 'Contre-proposition ({{side}}) : {{cards}} contre {{own}}. Êtes-vous d’accord ?',
  },
  choose: {
    propose: 'Proposer un échange : {{side}}',
    lay: 'Poser {{card}}',
    back: 'Reprendre {{card}}',
    want: 'Demander {{want}}',
    gift: 'En faire cadeau',
    accept: 'Accepter',
    decline: 'Refuser',
    withdraw: 'Ne rien proposer',
    counterOffer: 'Proposer autre chose',
    offer: 'Proposer cela',
  },
  trade: {
    and: '{{before}}, {{card}}',
    hidden: 'une carte',
    nothing: 'rien',
    want: {
      action_one: '1 carte Action',
      action_other: '{{count}} cartes Action',
      item_one: '1 carte Objet',
      item_other: '{{count}} cartes Objet',
      offer: 'une offre',
      gift: 'rien',
    },
  },
}
