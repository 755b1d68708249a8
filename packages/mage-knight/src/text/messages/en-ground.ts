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
    banners: 'Do you take a banner back into your Deed deck?',
  },
  choose: {
    hero: '{{hero}}',
    takeBanner: 'Take {{banner}} from {{unit}}',
    done: 'Done',
  },
  blocked: {
    'MK-SETUP-01': '{{player}} plays this hero already.',
  },
}
