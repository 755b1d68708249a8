import type { Messages } from '@longtable/kernel'

/** Trades of saved cards. */
export const trade: Messages = {
  ask: {
    tradeLay: 'A trade with {{side}}: which cards do you lay down, and what do you ask for?',
    tradeAnswer: '{{side}} offers {{cards}} and asks for {{want}}. What do you answer?',
    tradeGift: '{{side}} gives you {{cards}}. Do you take it?',
    tradeGive_one: 'Which card do you give?',
    tradeGive_other: 'Which cards do you give ({{count}})?',
    tradeCounter: 'Which cards do you offer {{side}} for {{cards}}?',
    tradeSettle: '{{side}} offers {{cards}} for {{own}}. Do you agree?',
  },
  choose: {
    propose: 'Propose a trade to {{side}}',
    lay: 'Lay down {{card}}',
    back: 'Take back {{card}}',
    want: 'Ask for {{want}}',
    gift: 'Give it away',
    accept: 'Agree',
    decline: 'Refuse',
    withdraw: 'Propose nothing',
    counterOffer: 'Offer something else',
    offer: 'Offer this',
  },
  trade: {
    and: '{{before}}, {{card}}',
    hidden: 'a card',
    nothing: 'nothing',
    want: {
      action_one: '1 action card',
      action_other: '{{count}} action cards',
      item_one: '1 item card',
      item_other: '{{count}} item cards',
      offer: 'an offer',
      gift: 'nothing',
    },
  },
}
