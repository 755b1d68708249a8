import type { Messages } from '@longtable/kernel'

/** What each side of a scenario plays for, how long it takes, and what its rules do. */
export const scenarioTexts: Messages = {
  scenarios: {
    embers: {
      length: '12 rounds: an hour',
      goal: {
        varpen:
          'Kill the Dhargon Elder, or have 2 units and no enemy on the north edge (J1, K1, L1). No brood will raise another Elder.',
        dhargon:
          'Close the road with 5 fences or walls on L4, L5, K5, M4, M5, M6 and N6, or keep the Elder alive for 12 rounds.',
      },
    },
    drownedFeast: {
      length: '10 rounds: three quarters of an hour',
      goal: {
        bohmerk:
          'Absorb 6 defeated units and have 2 units in the lake (J11, J12, K11 to K13, L12) within 10 rounds.',
        varpen: 'Leave nothing of the swarm, or build 6 fences or walls; after 10 rounds you have won.',
      },
    },
    bones: {
      length: '14 rounds: an hour',
      goal: {
        team: 'Carry the banner from 3C13 onto a road space of the map edge within 14 rounds. You lose if too many of you fall: 3 alone, 4 together. A fallen Hero comes back and loses 1 point.',
      },
    },
    banners: {
      length: '12 rounds: an hour and a half',
      goal: {
        varpen:
          'Bring 2 banners into your own start area, or the most in 12 rounds. Nobody goes through a portal with one.',
        dhargon:
          'Bring 2 banners into your own start area, or the most in 12 rounds. Nobody goes through a portal with one.',
        bohmerk:
          'Bring 2 banners into your own start area, or the most in 12 rounds. Nobody goes through a portal with one.',
        orpal:
          'Bring 2 banners into your own start area, or the most in 12 rounds. Nobody goes through a portal with one.',
      },
    },
    ledger: {
      length: '12 rounds: an hour and a half',
      goal: {
        alderkang: 'Extract from 2 prisoners of different factions within 12 rounds.',
        varpen:
          'Kill Delok or take him prisoner: whoever does wins alone. After 12 rounds, whoever of the hunters has killed the most.',
        orpal:
          'Kill Delok or take him prisoner: whoever does wins alone. After 12 rounds, whoever of the hunters has killed the most.',
      },
    },
    waystation: {
      length: '8 rounds: an hour',
      goal: {
        team: 'Hold out for 8 rounds. You lose if 4 enemies stand in the Waystation (O11 to P13) at the end of a round, or if the Elder is killed and no egg is left. Each of you builds a fence before the first round; enemies bring more at the start of rounds 4, 6 and 8. Allies share.',
      },
    },
    orchard: {
      length: '11 rounds: an hour and a quarter',
      goal: {
        dhargon:
          'Hatch 4 eggs, each by a unit that stands beside it, or have the best harvest of its kind in 11 rounds.',
        varpen: 'Bring 3 eggs into your start area (F14, G14).',
        alderkang: 'Fabricate 3 units and have 2 eggs.',
        larvok: 'Have 8 points.',
      },
    },
    hunt: {
      length: '10 to 12 rounds: an hour and a half',
      goal: {
        team: 'Kill the Rhorgonkrul. It must be beaten twice, and the first time makes it angry. It acts at the end of the round, twice from four players on, and goes for bait first: meat or an egg that one of you lays out.',
      },
    },
    convoy: {
      length: '11 rounds: an hour and a half',
      goal: {
        varpen: 'Bring 2 chests to E14 or D14, or more than are sunk.',
        bohmerk: 'Sink 2 chests in the lake (J11, J12, K12), or as many as arrive.',
      },
    },
    star: {
      length: '10 rounds: an hour and a half',
      goal: {
        varpen:
          'Score 5 by the star, or the most in 10 rounds. At the end of a round the strongest on and around I8 scores 2, the second 1, equals nothing; from round 6 on only I8 counts.',
        dhargon:
          'Score 5 by the star, or the most in 10 rounds. At the end of a round the strongest on and around I8 scores 2, the second 1, equals nothing; from round 6 on only I8 counts.',
        bohmerk:
          'Score 5 by the star, or the most in 10 rounds. At the end of a round the strongest on and around I8 scores 2, the second 1, equals nothing; from round 6 on only I8 counts.',
        orpal:
          'Score 5 by the star, or the most in 10 rounds. At the end of a round the strongest on and around I8 scores 2, the second 1, equals nothing; from round 6 on only I8 counts.',
        alderkang:
          'Score 5 by the star, or the most in 10 rounds. At the end of a round the strongest on and around I8 scores 2, the second 1, equals nothing; from round 6 on only I8 counts.',
      },
    },
    copper: {
      length: '10 rounds: an hour and a half',
      goal: {
        alderkang:
          'Hold 6 rites: at the end of a round be alone on 3B12, for 1, and 1 more if Delok is there. With 4 after 10 rounds you win, too.',
        team: 'Kill Delok, or have a unit on 3B12 at the end of two rounds; or see to it that there are fewer than 4 rites after 10.',
      },
    },
    fires: {
      length: '9 rounds: an hour and a quarter',
      goal: {
        team: 'Keep 2 of the fires on F9, K5, M12 and I14 burning until round 9 is over. An enemy who is alone there at the end of a round puts one out; a unit of yours there lights it again for wood.',
      },
    },
    ancients: {
      length: '10 rounds: an hour and a half',
      goal: {
        varpen:
          'Score 4 by the throne on H9, or kill 2 Ancients; or the most in 10 rounds. At the end of a round an Ancient on or beside it scores 2, otherwise the strongest there 1; a slain Ancient is worth 2. Two of your favour objectives are done already.',
        dhargon:
          'Score 4 by the throne on H9, or kill 2 Ancients; or the most in 10 rounds. At the end of a round an Ancient on or beside it scores 2, otherwise the strongest there 1; a slain Ancient is worth 2. Two of your favour objectives are done already.',
        bohmerk:
          'Score 4 by the throne on H9, or kill 2 Ancients; or the most in 10 rounds. At the end of a round an Ancient on or beside it scores 2, otherwise the strongest there 1; a slain Ancient is worth 2. Two of your favour objectives are done already.',
        orpal:
          'Score 4 by the throne on H9, or kill 2 Ancients; or the most in 10 rounds. At the end of a round an Ancient on or beside it scores 2, otherwise the strongest there 1; a slain Ancient is worth 2. Two of your favour objectives are done already.',
        alderkang:
          'Score 4 by the throne on H9, or kill 2 Ancients; or the most in 10 rounds. At the end of a round an Ancient on or beside it scores 2, otherwise the strongest there 1; a slain Ancient is worth 2. Two of your favour objectives are done already.',
      },
    },
    duel: {
      length: '12 rounds: an hour',
      goal: {
        larvok:
          'Be the first to have 9 points, or have the most after 12 rounds. Who is killed comes back and loses 1, and the killer gains 1.',
        ysra: 'Be the first to have 9 points, or have the most after 12 rounds. Who is killed comes back and loses 1, and the killer gains 1.',
        delok:
          'Be the first to have 8 points, or have the most after 12 rounds. Who is killed comes back and loses 1, and the killer gains 1.',
        orpal: 'Kill 4 Heroes.',
      },
    },
    flood: {
      length: '9 rounds: an hour',
      goal: {
        varpen:
          'Have 4 units in the dry at the end of round 9, or the most: upstairs, in the Waystation, or in the north-east corner. The water rises after rounds 2, 4 and 6.',
        dhargon:
          'Have 4 units in the dry at the end of round 9, or the most: upstairs, in the Waystation, or in the north-east corner. The water rises after rounds 2, 4 and 6.',
        orpal:
          'Have 4 units in the dry at the end of round 9, or the most: upstairs, in the Waystation, or in the north-east corner. The water rises after rounds 2, 4 and 6.',
        bohmerk: 'Kill 5 units.',
      },
    },
    market: {
      length: '9 rounds: an hour and a quarter',
      goal: {
        varpen:
          'Sell 2 sets of 3 different resources in the Waystation, or the most in 9 rounds. For four rounds nobody is attacked within 3 spaces of O12.',
        dhargon:
          'Sell 2 sets of 3 different resources in the Waystation, or the most in 9 rounds. For four rounds nobody is attacked within 3 spaces of O12.',
        bohmerk:
          'Sell 2 sets of 3 different resources in the Waystation, or the most in 9 rounds. For four rounds nobody is attacked within 3 spaces of O12.',
        orpal:
          'Sell 2 sets of 3 different resources in the Waystation, or the most in 9 rounds. For four rounds nobody is attacked within 3 spaces of O12.',
        delok:
          'Sell 2 sets of 3 different resources in the Waystation, or the most in 9 rounds. For four rounds nobody is attacked within 3 spaces of O12.',
      },
    },
    wall: {
      length: '10 rounds: an hour and a half',
      goal: {
        varpen:
          'Have 6 fences or walls on M9 to M13 at the end of round 10 (or 12 before). You lose if 4 enemies cross to column N.',
        bohmerk: 'Cross 4 times to N9, N10, N11, N12 or N13, or keep the wall from standing.',
      },
    },
    stair: {
      length: '10 rounds: an hour and a quarter',
      goal: {
        varpen:
          'Have the piece of the star on the top floor of the tower at the end of a round, or 10 points; or the most points in 10 rounds. It burns whoever carries it; after round 5 the tower door falls in.',
        orpal:
          'Have the piece of the star on the top floor of the tower at the end of a round, or 10 points; or the most points in 10 rounds. It burns whoever carries it; after round 5 the tower door falls in.',
        dhargon:
          'Have the piece of the star on the top floor of the tower at the end of a round, or 10 points; or the most points in 10 rounds. It burns whoever carries it; after round 5 the tower door falls in.',
        bohmerk:
          'Have the piece of the star on the top floor of the tower at the end of a round, or 10 points; or the most points in 10 rounds. It burns whoever carries it; after round 5 the tower door falls in.',
        ysra: 'Have the piece of the star on the top floor of the tower at the end of a round, or 10 points; or the most points in 10 rounds. It burns whoever carries it; after round 5 the tower door falls in.',
      },
    },
    turncoats: {
      length: '10 rounds: an hour and a quarter',
      goal: {
        varpen:
          'Have 5 units in the hall of the laboratory (D5 to G7) at the end of a round, or the most after 10; who bears the banner of 2G6 counts as two. At the end of a round standard units that you hold come over to you where no enemy stands beside them, up to 2 at a time.',
        orpal:
          'Have 5 units in the hall of the laboratory (D5 to G7) at the end of a round, or the most after 10; who bears the banner of 2G6 counts as two. At the end of a round standard units that you hold come over to you where no enemy stands beside them, up to 2 at a time.',
        dhargon:
          'Have 5 units in the hall of the laboratory (D5 to G7) at the end of a round, or the most after 10; who bears the banner of 2G6 counts as two. At the end of a round standard units that you hold come over to you where no enemy stands beside them, up to 2 at a time.',
        alderkang:
          'Have 5 units in the hall of the laboratory (D5 to G7) at the end of a round, or the most after 10; who bears the banner of 2G6 counts as two. At the end of a round standard units that you hold come over to you where no enemy stands beside them, up to 2 at a time.',
      },
    },
  },
  storyRule: {
    boltTheDoor: 'Old rivals bolt the door: each builds a fence.',
    delokSlain: 'Who has slain Delok is noted.',
    stolen: 'An egg is carried off.',
    arrived: 'A chest arrives.',
    sunk: 'A chest goes down.',
    starCools: 'The star has cooled: only its own space counts.',
    rite: 'A rite is held by the chair.',
    chairSpeaks: 'The chair speaks, half made.',
    riteBroken: 'A rite is broken.',
    fireOut: 'Fires that nobody guards go out.',
    theDeadRise: 'The dead rise at their portals.',
    namesSpoken: 'The names are spoken: two favour objectives are done.',
    throneHeld: 'Who holds the throne is noted.',
    ancientFell: 'An Ancient falls, and its killer nears the throne.',
    answered: 'A name is answered.',
    bounty: 'The bounty is paid.',
    flood1: 'The water rises.',
    flood2: 'The water rises further.',
    flood3: 'The water covers the fields.',
    saved: 'Who stands in the dry is counted.',
    crossed: 'Somebody has crossed.',
    theLakeRises: 'The lake sends more.',
    burns: 'The star burns who carries it.',
    doorFalls: 'The tower door falls in.',
    turnCoat: 'Prisoners change sides.',
    turnCoatToo: 'Prisoners change sides.',
    rollCall: 'Who stands in the hall is counted.',
    chairSpoken: 'The chair has its say: favour of the Alderkang.',
    beastFell: 'The beast falls, and the star counts it.',
    headStart: 'At this level everybody begins with an item.',
    pressed: 'At this level the Auto-Enemies bring more.',
  },
}
