import type { Messages } from '@longtable/kernel'

const agreed = { true: 'Yes', false: 'No' }

/** What options are listed under. */
const variants = 'Variants of the books'
const friendly = 'A friendlier game'
const single = 'For single scenarios'
const contested = 'Contested rules'

/** What a table may agree on. */
export const options: Messages = {
  options: {
    sets: {
      name: 'Sets',
      help: 'What you play with besides the base game: The Lost Legion adds its enemies and ruins, Shades of Tezla its enemies, nothing else yet.',
      values: { base: 'Base game', lostLegion: 'The Lost Legion', tezla: 'Shades of Tezla' },
    },
    scenario: {
      name: 'Scenario',
      help: 'What you play for, on which map and for how long.',
      values: {
        firstReconnaissance: 'First Reconnaissance (1 to 4 players)',
        fullConquest: 'Full Conquest (1 to 4 players)',
        blitzConquest: 'Blitz Conquest (1 to 4 players)',
        soloConquest: 'Solo Conquest (1 player)',
        fullCooperation: 'Full Cooperation (1 to 3 players)',
        blitzCooperation: 'Blitz Cooperation (1 to 3 players)',
        minesLiberation: 'Mines Liberation (1 to 4 players)',
        druidNights: 'Druid Nights (1 to 4 players)',
        dungeonLords: 'Dungeon Lords (1 to 4 players)',
        conquerAndHold: 'Conquer and Hold (1 to 4 players)',
        oneToReturn: 'One to Return (1 to 4 players)',
      },
    },
    heroes: {
      name: 'Heroes',
      help: 'How the heroes are given out.',
      values: {
        pick: 'Picked in a drawn order',
        random: 'Drawn at random',
        auction: 'Picked, and bid for with fame',
      },
    },
    heroCards: {
      name: 'Cards of the heroes',
      help: 'How many of the sixteen cards of a hero are its own: two since The Lost Legion, one before.',
      values: { ultimate: 'Two own cards each', first: 'One own card each, as first printed' },
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
    firstDuels: {
      name: 'Duels in First Reconnaissance',
      help: 'May heroes attack each other in this scenario, too, which is without duels unless you agree on them?',
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
    coopTurns: {
      name: 'Ends of turn after a cooperative assault',
      help: 'In which order the participants end their turns.',
      values: { fought: 'As they fought, the initiator first', round: 'In the order of the round' },
    },
    cityLevel: {
      name: 'Level of the cities',
      help: 'From 1 to 11; 0 stands for the levels of the scenario.',
      values: { 0: 'As in the scenario' },
    },
    megapolis: {
      name: 'Megapolis',
      help: 'With three cities at most, the last one revealed is two in one: its level, from 2 to 22; 0 plays without.',
      values: { 0: 'None' },
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
      help: 'By Day gold dice cannot be used as a colour that lies in the Source, and are neither rerolled nor turned while another colour lies there.',
      values: agreed,
    },
    rampage: {
      name: 'Rampage',
      help: 'New rampaging enemies come after each round, and reputation starts lower.',
      values: { off: 'No', rampage: 'Rampage', more: 'More rampage' },
    },
    randomCities: { name: 'Random cities', help: 'Cities are drawn for the city tiles.', values: agreed },
    randomOrientation: {
      name: 'Tiles turned at random',
      help: 'Each new tile is turned at random before it is seen.',
      values: agreed,
    },
    interactiveCombat: {
      name: 'Interactive combat',
      help: 'Against a single enemy the player before you hides a die that may make it stronger, and worth more.',
      values: agreed,
    },
    actionUpgrades: {
      name: 'Action upgrades',
      help: 'After each Night but the last you may swap an action for an advanced one of its colour or kind.',
      values: agreed,
    },
    drafting: {
      name: 'Draft of advanced actions',
      help: 'Everybody drafts three advanced actions; one joins the deck after each Day.',
      values: agreed,
    },
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
    oneTeam: {
      name: 'All in one team',
      help: 'Two or three players play a competitive mission together, against the dummy player’s clock.',
      values: agreed,
    },
  },
  optionGroups: {
    pvpEqualLevelNeedsLowerFame: contested,
    pvpEnemies: contested,
    spawningRefill: contested,
    garrisonAtNight: contested,
    nightRulesValues: contested,
    rightMomentLastTurn: contested,
    megapolis: variants,
    firstNight: variants,
    darkness: variants,
    rampage: variants,
    randomCities: variants,
    randomOrientation: variants,
    interactiveCombat: variants,
    actionUpgrades: variants,
    drafting: variants,
    friendlySpells: friendly,
    friendlySkills: friendly,
    friendlyMana: friendly,
    achievementsLowest: single,
    gladeShields: single,
    epic: single,
    openMap: single,
  },
}
