import type { Messages } from '@longtable/kernel'

const byTheStar =
  'End 4 rounds with units on or beside J8 while nobody else has one there, or the most in 16 rounds. A unit ' +
  'on J8 attacks with 1 die more.'

/** Scenarios and the adventure: what they tell, what each side plays for, what units do in them. */
export const story: Messages = {
  choose: {
    activate: '{{unit}} reads what waits on {{space}}',
    search: '{{unit}} searches {{space}}',
    cleanse: '{{unit}} on {{space}} eats its fungus and is free',
  },
  events: {
    storyBegins: '{{title}}. {{story}}',
    goal: '{{side}}: {{goal}}',
    teamGoal: 'Together: {{goal}}',
  },
  goal: {
    victory: 'Have {{count}} points at the end of a round, and more than anybody else.',
    points_one: 'point',
    points_other: 'points',
  },
  scenarios: {
    victory: { length: 'As many rounds as it takes: one to three hours' },
    victoryUnderground: { length: 'As many rounds as it takes: one to three hours' },
    autoEnemies: { length: 'As many rounds as it takes: one to two hours' },
    lightlessBelow: {
      length: '16 rounds at most: two hours',
      story:
        'There is a hole in the hill where the sheep will not go. Those who went in for the sheep came back without a ' +
        'shadow; those who went in for the shadows did not come back. Down there, they say, lies a heart that keeps ' +
        'the dark fed. You have rope, and torches for sixteen bells. Count them.',
      goal: {
        team:
          'Win the three rune keys, open the Sunken Vault, slay or slip past the Rhorgonkrul, and carry the Vault ' +
          'Heart back to the entrance (A6 to C7) before darkness reaches 16.',
      },
    },
  },
  /** Of scenarios as they were up to version 1 of the rules. */
  firstScenarios: {
    embers: {
      story:
        'The old road was never anybody’s, and so it was everybody’s. This spring the Varpen come up it from the ' +
        'south with empty sacks and torches, and every farm behind them glows. Ahead, where the road climbs to the ' +
        'river, an Elder of the Dhargon watches over a brood. It has heard the drums. It is not going to move.',
      goal: {
        varpen: 'Kill the Dhargon Elder. No brood will raise another in this war.',
        dhargon:
          'Close the road with 4 fences or walls between K5 and N6, or keep the Elder alive for 12 rounds.',
      },
    },
    banners: {
      story:
        'The king died without a son, on a field nobody can find twice, and his three banners were left standing ' +
        'where his bearers fell. They stand there still. Whoever carries one home may call himself a captain. ' +
        'Whoever carries home two may call himself what he likes.',
      goal: {
        varpen: 'Bring 2 banners into your own start area, or the most in 15 rounds.',
        dhargon: 'Bring 2 banners into your own start area, or the most in 15 rounds.',
        bohmerk: 'Bring 2 banners into your own start area, or the most in 15 rounds.',
        orpal: 'Bring 2 banners into your own start area, or the most in 15 rounds.',
      },
    },
    star: {
      story:
        'It fell on a clear night, without thunder, and it has not gone out. Around J8 the grass is glass. The seers ' +
        'of five peoples, who agree on nothing, agree on this: it is cooling, and its strength goes into whoever ' +
        'keeps it company. It does not care for crowds.',
      goal: {
        varpen: byTheStar,
        dhargon: byTheStar,
        bohmerk: byTheStar,
        orpal: byTheStar,
        alderkang: byTheStar,
      },
    },
    ledger: {
      story:
        'Delok the Collector keeps a ledger, and two lines of it are empty. One sample of each, living, undamaged ' +
        'where possible: so it says, in a neat hand. He has set up his instruments in the ruined laboratory and sent ' +
        'out his servants with nets. The samples have been told. They are on their way to discuss it.',
      goal: {
        alderkang: 'Extract from 2 prisoners of different factions within 14 rounds.',
        varpen:
          'Kill Delok, or take him prisoner; or keep him from it for 14 rounds and have killed the most.',
        orpal:
          'Kill Delok, or take him prisoner; or keep him from it for 14 rounds and have killed the most.',
      },
    },
    duel: {
      story:
        'Three names have been nailed to the same tree, each above the same sum. Larvok came for the money, Ysra for ' +
        'the quiet that follows it, Delok because he likes to know how such things end. The dead walk between them ' +
        'and do not care who pays. None of the three has ever stayed dead for long.',
      goal: {
        larvok:
          'Be the first to have 8 points, or have the most after 15 rounds. Who is killed comes back and loses 1.',
        ysra: 'Be the first to have 8 points, or have the most after 15 rounds. Who is killed comes back and loses 1.',
        delok:
          'Be the first to have 8 points, or have the most after 15 rounds. Who is killed comes back and loses 1.',
      },
    },
    drownedFeast: {
      story:
        'Mirror Lake had been still for a hundred years when the Varpen pitched their camp beside it and began to ' +
        'empty their pots into the shallows. Now the water has a taste for them. It comes up the beach after dark in ' +
        'pieces the size of a dog, and the pieces have found out that they can be bigger.',
      goal: {
        bohmerk: 'Absorb 4 defeated units in 10 rounds, and do not be wiped out.',
        varpen: 'Leave nothing of the swarm.',
      },
    },
    bones: {
      story:
        'On top of the Ominous Tower hangs a war banner that no living hand has touched since the garrison died ' +
        'around it, standing. Larvok has been paid half for it in advance. The stairs are narrow, the garrison is ' +
        'still on duty, and the other half is waiting on any road that leaves the map.',
      goal: {
        larvok: 'Take the banner from 3C13 and carry it onto a road space of the map edge within 14 rounds.',
        orpal: 'Kill Larvok.',
      },
    },
    waystation: {
      story:
        'Five miles of mud, one roof. The Dhargon were here first; the Varpen had knives. They were still discussing ' +
        'it when the cook looked out of the window, towards the lake, and then out of the other one, towards the ' +
        'road, and barred both doors. Old rivals make poor company. They make good walls.',
      goal: {
        team:
          'Hold out for 8 rounds. You lose if 3 enemies stand in the Waystation (O11 to P13), or if the Elder is ' +
          'killed and no egg is left. Allies hand each other items and resources and fight in mixed pairs. From ' +
          'round 4 on each enemy brings one unit more.',
      },
    },
    hunt: {
      story:
        'It came out of the river one morning and ate the bridge. Since then it has eaten two herds, a windmill and ' +
        'an embassy. There has not been a parley of all banners in living memory, and this one took less time than ' +
        'the pouring of the wine. One question was put. Every hand went up.',
      goal: {
        team:
          'Kill the Rhorgonkrul within 12 rounds. It must be beaten twice, and the first time makes it angry. It ' +
          'acts at the end of the round, twice if you are 3 or 4.',
      },
    },
  },
}
