import type { Messages } from '@longtable/kernel'

const agreed = { true: 'Yes', false: 'No' }
const run = {
  open: 'Whoever picks it',
  auto: 'Auto-Enemy',
  absent: 'Not in the game',
}

/** Set-up, rounds and turns, dice, points, the end; what a table may agree on. */
export const ground: Messages = {
  ask: {
    side: 'Which side do you play?',
    start: 'Where does {{piece}} start?',
    startBeside: 'On which space beside its Hero does {{piece}} start?',
    firstAbility: 'Which special ability do you begin with?',
    keep: 'Which dice do you keep in your Genetic Memory ({{has}} of {{most}})?',
    memory: 'Which dice tokens do you give up ({{has}}, you keep {{most}})?',
    forfeit: '{{side}}: the player gives up. What becomes of the units?',
    payMix_one: 'Which card or skull pays?',
    payMix_other: 'Which cards or skulls pay ({{count}} left)?',
    payGoods_one: 'Which resource pays?',
    payGoods_other: 'Which resources pay ({{count}} of different kinds)?',
    turn: 'Your turn: what do you do?',
    payDice_one: 'Which move die do you spend?',
    payDice_other: 'Which move dice do you spend ({{count}} left)?',
  },
  choose: {
    side: '{{side}}',
    start: 'Start on {{space}}',
    firstAbility: '{{ability}}',
    bank: 'Keep a die: {{face}}',
    drop: 'Give up a dice token: {{face}}',
    done: 'Keep no more dice',
    forfeit: 'Give up the game',
    keepUnits: 'They stay, as an Auto-Enemy',
    removeUnits: 'They are removed',
    payCard: 'Discard {{card}}',
    payGood: '{{goods}} of {{piece}}',
    end: 'End the turn',
    spend: 'Spend a die: {{face}}',
  },
  face: { 0: '1 straight', 1: '2 straight', 2: '1 diagonal', 3: 'skull' },
  setup: {
    tooFew: 'A Victory game needs two sides; with {{seats}} at the table let an Auto-Enemy play another.',
    tooManySeats: '{{seats}} players, but only {{free}} sides can be picked.',
    scenarioSeats: '“{{scenario}}” is for {{least}} to {{most}} players, not {{seats}}.',
    notInBox:
      '“{{story}}” cannot be played with what is in the box: it is of the set “{{set}}”, or came after this game began.',
  },
  edition: {
    shape: 'Corrections are an object: the way to a value, and the value.',
    wrong: 'There is no such value to correct: {{path}}.',
  },
  campaign: {
    shape: 'What a campaign has left is an object.',
    unknown: 'A campaign leaves no {{name}}.',
    chapter: 'There is no such chapter: {{chapter}}.',
    wrong: 'What the campaign has left is not right here: {{part}}.',
    otherChapter: 'Chapter {{chapter}} is not played with “{{scenario}}”.',
    record: {
      seats: 'A campaign has one to five seats.',
      nobody: 'Somebody has to play the campaign.',
      sameBanner: 'Each seat has a banner of its own.',
      taken: '{{name}} leads that banner.',
      solo: 'This campaign is played alone.',
      notJson: 'This is no JSON.',
      other: 'This is no campaign of Dark Venture.',
      newer: 'This campaign was kept by a newer version ({{version}}).',
      wrong: 'This campaign cannot be read: {{part}}.',
      over: 'The campaign is over.',
      choice: '{{banner}} cannot choose that.',
      otherChapter: 'Chapter {{chapter}} is not the next.',
    },
  },
  options: {
    mode: {
      name: 'Game',
      help: 'What is played for.',
      values: { victory: 'Victory points', scenario: 'A scenario', adventure: 'The Underground Adventure' },
    },
    sets: {
      name: 'Sets',
      help: 'What is in the box: cards, heroes and stories of the sets that you play with.',
      values: { base: 'Base game' },
    },
    adventure: { name: 'Adventure', help: 'Which one, if an adventure is played.' },
    scenario: { name: 'Scenario', help: 'Which story, if a scenario is played.' },
    target: {
      name: 'Points',
      help: 'How many points win a Victory game.',
      values: { 10: '10', 20: '20', 30: '30' },
    },
    map: {
      name: 'Map',
      help: 'Which side of the board a Victory game uses.',
      values: { main: 'Main map', underground: 'Underground' },
    },
    floors: { name: 'Upper floors', help: 'Are the upper floors in use in a Victory game?', values: agreed },
    varpen: { name: 'Varpen', help: 'Who plays the Varpen in a Victory game.', values: run },
    dhargon: { name: 'Dhargon', help: 'Who plays the Dhargon in a Victory game.', values: run },
    bohmerk: { name: 'Bohmerk', help: 'Who plays the Bohmerk in a Victory game.', values: run },
    orpal: { name: 'Orpal', help: 'Who plays the Orpal in a Victory game.', values: run },
    alderkang: { name: 'Alderkang', help: 'Who plays the Alderkang in a Victory game.', values: run },
    sides: {
      name: 'Sides',
      help: 'How factions and heroes are given out.',
      values: { choose: 'Picked in turn order', deal: 'Dealt at random' },
    },
    attackerPicksDefenders: {
      name: 'The attacker picks both defenders',
      help: 'May the attacker take on two units at once?',
      values: agreed,
    },
    level: {
      name: 'Level',
      help: 'How hard a scenario is for those who play it alone or together.',
      values: { easy: 'Easy', normal: 'Normal', hard: 'Hard' },
    },
    fullHand: {
      name: 'With five cards saved',
      help: 'Which card goes when a new one is drawn.',
      values: { older: 'One of the five', any: 'Any of the six, the new one too' },
    },
    fenceWallSupply: {
      name: 'Fences and walls',
      help: 'How many of each there are.',
      values: { 10: '10', 20: '20' },
    },
    autoTies: {
      name: 'Auto-Enemies: ties',
      help: 'How an Auto-Enemy decides between equals.',
      values: { order: 'By position', dice: 'By dice' },
    },
    counters: {
      name: 'Counter attacks',
      help: 'After a defence with enough sixes.',
      values: {
        optional: 'Optional, in a chain',
        forced: 'Always made',
        noChain: 'Optional, never countered',
      },
    },
    ancientTiming: {
      name: 'Summoning an Ancient',
      help: 'When in a turn an Ancient may be summoned.',
      values: { order: 'After the other actions', any: 'At any time' },
    },
    redTokenStops: {
      name: 'Red tokens stop',
      help: 'What a unit loses that enters a red token.',
      values: { die: 'The rest of the dice spent', unit: 'All moves of this turn' },
    },
    roadBonus: {
      name: 'Roads',
      help: 'What going from road to road gives.',
      values: { die: 'One more step for each die', step: 'One more step for each step' },
    },
    lastSide: {
      name: 'Last side on the map',
      help: 'When it wins.',
      values: { turn: 'At the end of a turn', round: 'At the end of a round' },
    },
    campaign: {
      name: 'Campaign',
      help: 'What the chapters of a campaign before this one have left. The campaign’s page fills it in.',
    },
    edition: { name: 'Corrections', help: 'Values that your copy prints otherwise.' },
  },
}
