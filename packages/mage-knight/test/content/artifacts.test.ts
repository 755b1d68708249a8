import { artifacts } from '../../src/content/artifacts.ts'
import { checkTrials, type Trial } from './trials.ts'

/** What each use of each row changes, and nothing else. */
const trials: readonly Trial[] = [
  {
    row: 'bannerOfGlory',
    use: 1,
    gives: {
      hand: -1,
      gone: 1,
      lasting:
        'turn: your units get Armor +1, Attack +1 and Block +1, and fame +1 for each of them that attacks or blocks',
    },
  },
  {
    row: 'bannerOfFear',
    use: 1,
    when: 'ranged',
    enemies: ['prowlers', 'diggers'],
    takes: ['target prowlers', 'target diggers'],
    gives: {
      hand: -1,
      'enemy 0': 'armor 3, resists 0, fortified 0, idle',
      'enemy 1': 'armor 3, resists 0, fortified 1, idle',
      gone: 1,
    },
  },
  {
    row: 'bannerOfFear',
    use: 1,
    when: 'ranged',
    enemies: ['prowlers', 'diggers'],
    given: { options: { printing: '2011' } },
    gives: {
      hand: -1,
      'enemy 0': 'armor 3, resists 0, fortified 0, idle',
      'enemy 1': 'armor 3, resists 0, fortified 1, idle',
      gone: 1,
    },
  },
  {
    row: 'bannerOfProtection',
    use: 1,
    gives: { hand: -1, gone: 1, lasting: 'turn: all Wounds you take may be thrown away at its end' },
  },
  {
    row: 'bannerOfCourage',
    use: 1,
    has: {
      units: [
        { unit: 'peasants', spent: true },
        { unit: 'fireGolems', spent: true },
      ],
    },
    gives: { hand: -1, spent: -2, gone: 1 },
  },
  { row: 'rubyRing', use: 0, gives: { hand: -1, play: 1, fame: 1, crystals: 'r', tokens: 'r' } },
  {
    row: 'rubyRing',
    use: 1,
    gives: { hand: -1, gone: 1, lasting: 'turn: you have endless red and black mana, turn: after fame +1' },
  },
  { row: 'sapphireRing', use: 0, gives: { hand: -1, play: 1, fame: 1, crystals: 'b', tokens: 'b' } },
  {
    row: 'sapphireRing',
    use: 1,
    gives: { hand: -1, gone: 1, lasting: 'turn: you have endless blue and black mana, turn: after fame +1' },
  },
  { row: 'diamondRing', use: 0, gives: { hand: -1, play: 1, fame: 1, crystals: 'w', tokens: 'w' } },
  {
    row: 'diamondRing',
    use: 1,
    gives: { hand: -1, gone: 1, lasting: 'turn: you have endless white and black mana, turn: after fame +1' },
  },
  { row: 'emeraldRing', use: 0, gives: { hand: -1, play: 1, fame: 1, crystals: 'g', tokens: 'g' } },
  {
    row: 'emeraldRing',
    use: 1,
    gives: { hand: -1, gone: 1, lasting: 'turn: you have endless green and black mana, turn: after fame +1' },
  },
  {
    row: 'swordOfJustice',
    use: 0,
    when: 'melee',
    has: { hand: ['march', 'rage', 'wound'] },
    takes: ['target march', 'target rage', 'done'],
    gives: { hand: -3, play: 1, discard: 2, 'melee physical': 6, lasting: 'turn: after fame +1' },
  },
  {
    row: 'swordOfJustice',
    use: 1,
    when: 'melee',
    enemies: ['golems'],
    gives: {
      hand: -1,
      'enemy 0': 'armor 5, resists 0, fortified 0, attacks',
      gone: 1,
      lasting:
        'turn: your physical attacks in the Attack phase are doubled, turn: your enemies lose physical resistance, turn: after fame +1',
    },
  },
  { row: 'hornOfWrath', use: 0, when: 'ranged', gives: { hand: -1, play: 1, 'siege physical': 5, rolls: 1 } },
  {
    row: 'hornOfWrath',
    use: 0,
    when: 'ranged',
    given: { seed: 'horn 3' },
    gives: { hand: -1, wounds: 1, play: 1, 'siege physical': 5, rolls: 1 },
  },
  {
    row: 'hornOfWrath',
    use: 1,
    when: 'ranged',
    takes: ['option 2'],
    gives: { hand: -1, 'siege physical': 7, gone: 1, rolls: 2 },
  },
  {
    row: 'hornOfWrath',
    use: 0,
    when: 'ranged',
    given: { options: { printing: '2011' } },
    gives: { hand: -1, play: 1, 'siege physical': 6, rolls: 1 },
  },
  { row: 'endlessBagOfGold', use: 0, gives: { hand: -1, play: 1, influence: 4, fame: 2 } },
  { row: 'endlessBagOfGold', use: 1, gives: { hand: -1, influence: 9, fame: 3, gone: 1 } },
  {
    row: 'endlessGemPouch',
    use: 0,
    given: { seed: 'gems' },
    takes: ['target red'],
    gives: { hand: -1, play: 1, fame: 1, crystals: 'r', rolls: 2 },
  },
  { row: 'endlessGemPouch', use: 1, gives: { hand: -1, tokens: 'rbgwy', gone: 1 } },
  { row: 'endlessGemPouch', use: 1, given: { night: true }, gives: { hand: -1, tokens: 'rbgwk', gone: 1 } },
  { row: 'goldenGrail', use: 0, gives: { hand: -1, play: 1, healing: 2, grail: 2 } },
  {
    row: 'goldenGrail',
    use: 1,
    gives: { hand: -1, healing: 6, gone: 1, lasting: 'turn: after draw a card' },
  },
  {
    row: 'bookOfWisdom',
    use: 0,
    has: { hand: ['march'] },
    given: { actions: ['crushingBolt', 'fireBolt'] },
    gives: { hand: -1, play: 1, gone: 1 },
  },
  {
    row: 'bookOfWisdom',
    use: 1,
    has: { hand: ['march'] },
    given: { spells: ['tremor', 'fireball'] },
    gives: { hand: -1, crystals: 'g', gone: 2 },
  },
  { row: 'amuletOfTheSun', use: 0, gives: { hand: -1, play: 1, tokens: 'y' } },
  {
    row: 'amuletOfTheSun',
    use: 0,
    given: { night: true },
    gives: {
      hand: -1,
      play: 1,
      tokens: 'y',
      lasting:
        'turn: forests cost 3 Move, turn: you may use gold mana, turn: you see garrisons and ruins as by Day',
    },
  },
  {
    row: 'amuletOfTheSun',
    use: 1,
    given: { night: true },
    gives: {
      hand: -1,
      tokens: 'yyy',
      gone: 1,
      lasting:
        'turn: forests cost 3 Move, turn: you may use gold mana, turn: you see garrisons and ruins as by Day',
    },
  },
  {
    row: 'amuletOfDarkness',
    use: 0,
    takes: ['target black'],
    gives: {
      hand: -1,
      play: 1,
      tokens: 'k',
      lasting: 'turn: deserts cost 3 Move, turn: you may use black mana',
    },
  },
  {
    row: 'amuletOfDarkness',
    use: 1,
    takes: ['target red', 'target gold', 'target black'],
    gives: {
      hand: -1,
      tokens: 'ryk',
      gone: 1,
      lasting: 'turn: deserts cost 3 Move, turn: you may use black mana',
    },
  },
  {
    row: 'amuletOfDarkness',
    use: 0,
    given: { night: true },
    takes: ['target black'],
    gives: { hand: -1, play: 1, tokens: 'k' },
  },
]

checkTrials('artifacts', 'card', artifacts, trials)
