import type { Messages } from '@longtable/kernel'

/** The name of the game, its scenarios, heroes and rounds. */
export const ground: Messages = {
  name: 'Mage Knight',
  about:
    'Heroes with a deck of deeds explore, fight and conquer a land, alone, together or against each other.',
  scenario: {
    players_one: '{{scenario}} is for {{players}} player, not for {{seats}}.',
    players_other: '{{scenario}} is for {{players}} players, not for {{seats}}.',
    or: '{{fewer}} or {{most}}',
    set: '{{scenario}} belongs to the set “{{set}}”, which is not in the box of this match.',
  },
  scenarios: {
    firstReconnaissance: { name: 'First Reconnaissance' },
    fullConquest: { name: 'Full Conquest' },
    blitzConquest: { name: 'Blitz Conquest' },
    soloConquest: { name: 'Solo Conquest' },
    fullCooperation: { name: 'Full Cooperation' },
    blitzCooperation: { name: 'Blitz Cooperation' },
    minesLiberation: { name: 'Mines Liberation' },
    druidNights: { name: 'Druid Nights' },
    dungeonLords: { name: 'Dungeon Lords' },
    conquerAndHold: { name: 'Conquer and Hold' },
    oneToReturn: { name: 'One to Return' },
  },
  thing: {
    dummy: 'the dummy',
  },
  ask: {
    hero: 'Which hero do you play?',
    draft_one: 'Which card do you keep? Then your draft is whole.',
    draft_other:
      'Which card do you keep? The others go on to the next player; you pick {{count}} more, this one included.',
    draftJoin: 'Which drafted card joins your Deed deck?',
    upgrade: 'Do you take one of these actions for one of your own of the same colour or kind?',
    upgradeGive: 'Which of your actions do you throw away for {{card}}?',
    bidFirst: '{{player}} would play {{hero}}. Do you bid fame for the hero?',
    bid: '{{player}} bids {{n}} fame for {{hero}}. Do you bid?',
    banners: 'Do you take a banner back into your Deed deck?',
  },
  choose: {
    hero: '{{hero}}',
    draft: 'Keep {{card}}',
    draftJoin: 'Add {{card}} to the deck',
    noUpgrade: 'Keep all my actions',
    throwCard: 'Throw {{card}} away',
    bid: 'Bid {{count}} fame',
    noBid: 'No bid',
    takeBanner: 'Take {{banner}} from {{unit}}',
    done: 'Done',
  },
  blocked: {
    'MK-VAR-02': 'You have to bid at least {{n}} fame.',
    'MK-VAR-32': 'You have no action of its colour or kind to give for it.',
    'MK-SETUP-01': '{{player}} plays this hero already.',
  },
}
