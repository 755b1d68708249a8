import type { Messages } from '@longtable/kernel'

const agreed = { true: 'Yes', false: 'No' }

/** What a table may agree on. */
export const options: Messages = {
  options: {
    sets: {
      name: 'Sets',
      help: 'The sets whose heroes, cards, units, enemies and tiles you play with.',
      values: { base: 'Base game' },
    },
    scenario: {
      name: 'Scenario',
      help: 'What you play for, on which map and for how long.',
      values: {
        firstReconnaissance: 'First Reconnaissance (1 to 4 players)',
        fullConquest: 'Full Conquest (2 to 4 players)',
        blitzConquest: 'Blitz Conquest (2 to 4 players)',
        soloConquest: 'Solo Conquest (1 player)',
        fullCooperation: 'Full Cooperation (2 or 3 players)',
        blitzCooperation: 'Blitz Cooperation (2 or 3 players)',
        minesLiberation: 'Mines Liberation (2 to 4 players)',
        druidNights: 'Druid Nights (2 to 4 players)',
        dungeonLords: 'Dungeon Lords (2 to 4 players)',
        conquerAndHold: 'Conquer and Hold (2 to 4 players)',
        oneToReturn: 'One to Return (2 to 4 players)',
      },
    },
    heroes: {
      name: 'Heroes',
      help: 'How the heroes are given out.',
      values: { pick: 'Picked in a drawn order', random: 'Drawn at random' },
    },
    printing: {
      name: 'Printing',
      help: 'Which values of the cards and tokens count where printings differ.',
      values: { 2018: 'The newest one', 2011: 'The first one' },
    },
    pvp: {
      name: 'Player against player',
      help: 'May heroes attack each other, where the scenario allows it?',
      values: agreed,
    },
    coopAssault: {
      name: 'Cooperative assaults',
      help: 'When may several heroes assault a city together?',
      values: { scenario: 'In cooperative scenarios', always: 'In all scenarios' },
    },
    pvpEqualLevelNeedsLowerFame: {
      name: 'Fame for beating a hero of the same level',
      help: 'Does it take less fame than the loser has?',
      values: agreed,
    },
    pvpEnemies: {
      name: 'Number of enemies in a duel',
      help: 'Which units count for effects that ask for the number of enemies.',
      values: {
        sheet: 'Those that took part in the attack',
        rulebook: 'Those, and all ready unwounded ones',
      },
    },
    spawningRefill: {
      name: 'Spawning grounds half cleared',
      help: 'Is a beaten enemy replaced by a new one?',
      values: agreed,
    },
    garrisonAtNight: {
      name: 'City garrisons at Night',
      help: 'Is the garrison of a city seen from the next space at Night too?',
      values: agreed,
    },
    nightRulesValues: {
      name: 'Night rules by Day',
      help: 'In dungeons and tombs, do values of cards and skills follow the Night too?',
      values: agreed,
    },
    rightMomentLastTurn: {
      name: 'The Right Moment in the last turn',
      help: 'May it be used once the end of the round is announced?',
      values: agreed,
    },
    cityLevel: {
      name: 'Level of the cities',
      help: 'From 1 to 11; 0 stands for the levels of the scenario.',
      values: { 0: 'As in the scenario' },
    },
    firstNight: { name: 'Night arrival', help: 'The first round is a Night.', values: agreed },
    darkness: {
      name: 'Darkness is coming',
      help: 'After each Day two dice tell whether Night falls for the rest of the game.',
      values: agreed,
    },
    friendlySpells: { name: 'No interactive spells', help: 'They are left in the box.', values: agreed },
    friendlySkills: { name: 'No interactive skills', help: 'They are left in the box.', values: agreed },
    friendlyMana: {
      name: 'Friendly mana',
      help: 'Gold dice cannot be used as a colour that lies in the Source.',
      values: agreed,
    },
    rampage: {
      name: 'Rampage',
      help: 'New rampaging enemies come after each round, and reputation starts lower.',
      values: { off: 'No', rampage: 'Rampage', more: 'More rampage' },
    },
    randomCities: { name: 'Random cities', help: 'Cities are drawn for the city tiles.', values: agreed },
    achievementsLowest: {
      name: 'Achievements in cooperation',
      help: 'Does the lowest player count instead of the best?',
      values: agreed,
    },
    gladeShields: {
      name: 'Few shields on a glade',
      help: 'Druid Nights: a glade holds one shield with two players, two with more.',
      values: agreed,
    },
    epic: {
      name: 'Epic length',
      help: 'Druid Nights and One to Return are played over six rounds.',
      values: agreed,
    },
    openMap: {
      name: 'Open map',
      help: 'Conquer and Hold: all tiles lie open from the start.',
      values: agreed,
    },
    teams: { name: 'Teams', help: 'Four players play two against two.', values: agreed },
  },
}
