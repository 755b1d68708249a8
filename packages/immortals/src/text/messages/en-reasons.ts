import type { Messages } from '@longtable/kernel'

/** The numbers come from the block; see `lacking`. */
const price =
  'Costs {{needsEnergy}} energy and {{needsGold}} gold; you have {{energy}} energy and {{gold}} gold.'

/** Why something cannot be chosen, and what is wrong with a corrected edition. */
export const reasons = {
  blocked: {
    'IMM-SETUP-12': 'Somebody else plays this colour.',
    'IMM-START-10': 'Every region of this card is occupied, and another card of yours can still be placed.',
    'IMM-START-12': 'Already occupied (armies: {{armies}}).',
    'IMM-START-22': 'Your last groups go to the realm of the conflict cards in your hand.',
    'IMM-REINFORCE-4':
      'You may send 1 army for each 3 that were in this limbo, and no more now (in it: {{limbo}}).',
    'IMM-REINFORCE-6': 'Reinforcements go only where you already have an army.',
    'IMM-REINFORCE-7':
      'Coming back needs the house rule, an unoccupied start region and an army in the limbo of its realm.',
    'IMM-PLAN-3':
      'Army spaces take region, conflict and blank cards; magic spaces take magic and blank cards.',
    'IMM-PLAN-5': 'You planned no card on this space.',
    'IMM-PLAN-6': 'You have no army in this region, in either realm.',
    'IMM-PLAN-8': 'Wild cards cannot extract gold or energy.',
    'IMM-PLAN-10': 'The wild card cannot stand for such a region here.',
    'IMM-PLAN-11': 'You have no army in this region in that realm.',
    'IMM-PERFORM-7': 'Only blank cards are left on your board: you can only pass.',
    'IMM-PERFORM-13': 'There is nothing there to take.',
    'IMM-PERFORM-14': 'You have no army in the region of the card.',
    'IMM-TRANSITION-1': price,
    'IMM-TRANSITION-2': 'Armies come only to a region where you have at least one army.',
    'IMM-CONSTRUCT-1': price,
    'IMM-CONSTRUCT-2': 'You can construct only where you have at least one army.',
    'IMM-CONSTRUCT-4': 'This building already stands here.',
    'IMM-CONSTRUCT-6': 'This area already has its capital.',
    'IMM-CONSTRUCT-7': 'Another building stands here and cannot be converted.',
    'IMM-CONSTRUCT-8': 'A portal already stands here.',
    'IMM-CONSTRUCT-9': 'The supply has none left.',
    'IMM-CONSTRUCT-12': price,
    'IMM-PORTAL-1': 'No portal leads there from the attacking region.',
    'IMM-ATTACK-1': 'You have no army there to attack with.',
    'IMM-ATTACK-2': 'It is not adjacent to the attacking region.',
    'IMM-ATTACK-3': 'You cannot attack your own regions.',
    'IMM-ATTACK-4': 'One army must stay behind (here: {{armies}}).',
    'IMM-ATTACK-5': price,
    'IMM-MOVE-2': price,
    'IMM-MOVE-3': 'There is no path through regions of your own.',
    'IMM-MOVE-4': 'One army must stay behind (here: {{armies}}).',
    'IMM-MAGIC-3': price,
    'IMM-MAGIC-4': 'These armies go only to your own regions in the realm of their limbo.',
    'IMM-MAGIC-6': price,
    'IMM-MAGIC-11': price,
    'IMM-MAGIC-13': 'You need an army there and must not already hold the region card.',
    'IMM-MAGIC-19': price,
  },
  edition: {
    sameName: '{{other}} already has the name {{name}}',
    areaSize: 'an area has {{needed}} regions, this one would have {{count}}',
    ownNeighbour: 'a region is not its own neighbour',
    oneSidedBorder: '{{region}} lists {{other}} as a neighbour, but {{other}} does not list {{region}}',
    notConnected: 'no path of neighbours leads here',
    sameStart: '{{other}} starts in the same region',
    noGroups: 'a light tribe needs at least one army group',
    tooManyArmies: '{{light}} with {{dark}} would need {{needed}} armies, a player has {{armies}}',
    tooManyGroups: '{{players}} players would need {{needed}} sites for their groups, there are {{sites}}',
    mustBeSpecial: 'this space is for the action of the dark tribe',
    onlyOneSpecial: 'only the space of the dark tribe can have its action',
    noMovement: 'there is no movement on this space',
    tribeSetsPrice: 'the price of this space stands with the tribe',
    chanceAboveOne: 'a chance of {{numerator}} in {{denominator}} is more than certain',
  },
} as const satisfies Messages
