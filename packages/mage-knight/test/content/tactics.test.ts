import { tactics } from '../../src/content/tactics.ts'
import { checkTrials, type Trial } from './trials.ts'

/** What each use of each row changes, and nothing else. */
const trials: readonly Trial[] = [
  { row: 'earlyBird', use: 0, gives: {} },
  {
    row: 'rethink',
    use: 0,
    has: { hand: ['rage', 'wound'] },
    takes: ['target wound', 'target rage'],
    gives: { hand: 1, wounds: -1 },
  },
  { row: 'manaSteal', use: 0, given: { source: 'ry' }, gives: { dice: '8 0 0 0 -1 -1 -1' } },
  { row: 'planning', use: 0, gives: {} },
  { row: 'greatStart', use: 0, gives: { hand: 2, deck: -2 } },
  { row: 'theRightMoment', use: 0, gives: { extraTurn: 1 } },
  { row: 'fromTheDusk', use: 0, gives: {} },
  {
    row: 'longNight',
    use: 0,
    has: { deck: [], discard: ['march', 'rage', 'swiftness', 'wound'] },
    gives: { deck: 3, discard: -3 },
  },
  { row: 'manaSearch', use: 0, given: { source: 'rb' }, takes: ['target 0', 'done'], gives: { rolls: 1 } },
  {
    row: 'midnightMeditation',
    use: 0,
    has: { hand: ['rage', 'wound'] },
    takes: ['target wound', 'done'],
    gives: { hand: 1, wounds: -1 },
  },
  {
    row: 'preparation',
    use: 0,
    has: { deck: ['rage', 'march'] },
    takes: ['target march'],
    gives: { hand: 1, deck: -1 },
  },
  { row: 'sparingPower', use: 0, has: { deck: ['rage', 'march'] }, gives: { deck: -1, tucked: 1 } },
  {
    row: 'sparingPower',
    use: 1,
    has: { tactic: 'sparingPower', deck: ['rage'], tucked: ['march', 'stamina'] },
    given: { night: true },
    gives: { hand: 2, tacticUsed: 1, tucked: -2 },
  },
]

checkTrials('tactics', 'tactic', tactics, trials)
