import type { BotPlayer } from '@longtable/kernel'
import { FIRST_CONTENT } from '@longtable/mage-knight/board'
import { aboutEvents, withinTurns, type AskNote, type Lesson, type Note } from '../../../game-ui/lesson.ts'
import { beginner } from './beginner.ts'
import {
  enemyNear,
  hasMoved,
  hasWounds,
  isAfter,
  isAssaulting,
  isBasic,
  isFacing,
  isFresh,
  isMelee,
  isMoving,
  isNearEnemy,
  isNight,
  isOnMine,
  isRanged,
  isStrong,
  isWithLocals,
  me,
} from './moments.ts'

/** What a newcomer has learned about, in the order in which it comes up. */
const TOPICS = [
  'start',
  'cards',
  'mana',
  'movement',
  'locals',
  'combat',
  'levels',
  'exploring',
  'wounds',
  'rounds',
  'scoring',
] as const

const notes = {
  hero: { topic: 'start', rule: 'MK-SETUP-04', hasTip: true },
  tactic: { topic: 'start', rule: 'MK-TACTIC-04', hasTip: true },
  night: { topic: 'rounds', rule: 'MK-MANA-09', hasTip: true },
  turn: { topic: 'cards', rule: 'MK-TURN-13', hasTip: true },
  basic: { topic: 'cards', rule: 'MK-CARD-02', hasTip: false },
  sideways: { topic: 'cards', rule: 'MK-CARD-04', hasTip: true },
  strong: { topic: 'mana', rule: 'MK-CARD-02', hasTip: true },
  effect: { topic: 'cards', rule: 'MK-CARD-10', hasTip: false },
  step: { topic: 'movement', rule: 'MK-MOVE-01', hasTip: true },
  undo: { topic: 'movement', rule: 'MK-TURN-32', hasTip: false },
  mine: { topic: 'movement', rule: 'MK-SITE-90', hasTip: false },
  village: {
    topic: 'locals',
    rule: 'MK-INTERACT-01',
    hasTip: true,
    place: (ctx) => `hex:${me(ctx).at}`,
  },
  interact: { topic: 'locals', rule: 'MK-INTERACT-07', hasTip: true },
  recruit: { topic: 'locals', rule: 'MK-INTERACT-08', hasTip: false },
  place: { topic: 'locals', rule: 'MK-UNIT-05', hasTip: false },
  before: { topic: 'locals', rule: 'MK-SITE-71', hasTip: true },
  near: { topic: 'combat', rule: 'MK-MOVE-11', hasTip: true, place: enemyNear },
  assault: { topic: 'combat', rule: 'MK-COMBAT-02', hasTip: false },
  enter: { topic: 'combat', rule: 'MK-COMBAT-03', hasTip: false },
  join: { topic: 'combat', rule: 'MK-COMBAT-08', hasTip: false },
  ranged: { topic: 'combat', rule: 'MK-COMBAT-22', hasTip: false },
  block: { topic: 'combat', rule: 'MK-COMBAT-41', hasTip: true },
  facing: { topic: 'combat', rule: 'MK-COMBAT-44', hasTip: true },
  damage: { topic: 'wounds', rule: 'MK-COMBAT-65', hasTip: true },
  order: { topic: 'wounds', rule: 'MK-COMBAT-60', hasTip: false },
  melee: { topic: 'combat', rule: 'MK-COMBAT-80', hasTip: false },
  strike: { topic: 'combat', rule: 'MK-COMBAT-27', hasTip: false },
  unit: { topic: 'combat', rule: 'MK-UNIT-03', hasTip: false },
  after: { topic: 'rounds', rule: 'MK-COMBAT-100', hasTip: false },
  skill: { topic: 'levels', rule: 'MK-LEVEL-05', hasTip: false },
  lesson: { topic: 'levels', rule: 'MK-LEVEL-06', hasTip: true },
  useSkill: { topic: 'levels', rule: 'MK-SKILL-03', hasTip: false },
  explore: { topic: 'exploring', rule: 'MK-EXPLORE-01', hasTip: true },
  heal: { topic: 'wounds', rule: 'MK-CARD-15', hasTip: false },
  rest: { topic: 'wounds', rule: 'MK-TURN-24', hasTip: false },
  glade: { topic: 'wounds', rule: 'MK-SITE-91', hasTip: false },
  endTurn: { topic: 'rounds', rule: 'MK-ENDTURN-10', hasTip: true },
  discard: { topic: 'rounds', rule: 'MK-ENDTURN-08', hasTip: false },
  reward: { topic: 'combat', rule: 'MK-REWARD-01', hasTip: false },
  announce: { topic: 'rounds', rule: 'MK-TURN-07', hasTip: true },
  dummy: { topic: 'rounds', rule: 'MK-DUMMY-02', hasTip: false },
  tile: { topic: 'exploring', rule: 'MK-SC-12', hasTip: false },
  defeated: { topic: 'combat', rule: 'MK-COMBAT-91', hasTip: false },
  wounded: { topic: 'wounds', rule: 'MK-COMBAT-68', hasTip: false },
  scored: { topic: 'scoring', rule: 'MK-SCORE-01', hasTip: false },
} satisfies Readonly<Record<string, Note<(typeof TOPICS)[number]>>>

type NoteId = keyof typeof notes
type Asking = AskNote<NoteId>

/** What is said of a piece when it is suggested to play it, wherever that is. */
const plays: readonly Asking[] = [
  { id: 'unit', verbs: ['unit'] },
  { id: 'useSkill', verbs: ['skill'] },
  { id: 'sideways', verbs: ['side'] },
  { id: 'strong', when: isStrong },
  { id: 'basic', when: isBasic },
]

/** A card, unit or skill that has been played asks something of its own. */
const effects: readonly Asking[] = [{ id: 'effect' }]

/** What is taught where a step asks, one note after the other. */
const asking: Readonly<Record<string, readonly Asking[]>> = {
  'hero.pick': [{ id: 'hero' }],
  'tactic.pick': [{ id: 'night', when: isNight }, { id: 'tactic' }],
  'turn.before': [{ id: 'before' }],
  'turn.announce': [{ id: 'announce' }],
  'turn.main': [
    { id: 'after', when: isAfter },
    { id: 'turn', when: isMoving },
    { id: 'heal', verbs: ['mend'] },
    { id: 'rest', verbs: ['rest'] },
    { id: 'assault', when: isAssaulting },
    { id: 'enter', verbs: ['enter', 'altar'] },
    { id: 'village', when: isWithLocals },
    { id: 'near', when: isNearEnemy },
    { id: 'explore', verbs: ['explore'] },
    { id: 'step', verbs: ['step'] },
    { id: 'undo', when: hasMoved },
    ...plays,
    { id: 'mine', when: isOnMine },
    { id: 'endTurn', verbs: ['endTurn'] },
  ],
  'turn.rest': [{ id: 'rest' }],
  'turn.interact': [
    { id: 'interact' },
    { id: 'recruit', verbs: ['recruit', 'recruitLoyal'] },
    ...plays,
    { id: 'endTurn', verbs: ['endTurn'] },
  ],
  'recruit.place': [{ id: 'place' }],
  'recruit.disband': [{ id: 'place' }],
  'combat.join': [{ id: 'join' }],
  'combat.strike': [
    { id: 'ranged', when: isRanged },
    { id: 'melee', when: isMelee },
    { id: 'strike', verbs: ['strike'] },
    ...plays,
  ],
  'combat.block': [{ id: 'facing', when: isFacing }, { id: 'block' }, ...plays],
  'combat.order': [{ id: 'order' }],
  'combat.assign': [{ id: 'damage' }],
  'end.glade': [{ id: 'glade', when: hasWounds }],
  'end.discard': [{ id: 'discard' }],
  'end.reward': [{ id: 'reward' }],
  'reward.artifact': [{ id: 'reward' }],
  'reward.card': [{ id: 'reward' }],
  'reward.colour': [{ id: 'reward' }],
  'reward.unit': [{ id: 'reward' }],
  'level.skill': [{ id: 'skill' }],
  'level.action': [{ id: 'lesson' }],
  'pay.way': [{ id: 'strong' }],
  'pay.card': effects,
  'pay.reroll': effects,
  'cost.card': effects,
  'cost.cards': effects,
  choose: effects,
  colour: effects,
  option: effects,
  'option.again': effects,
  'option.deck': effects,
  'perform.which': effects,
  useUnit: effects,
  journey: effects,
  sideways: effects,
  'sideways.source': effects,
  'end.longNight': effects,
  'end.protection': effects,
  'round.banner': effects,
}

const about: Readonly<Record<string, NoteId>> = {
  dummyDrew: 'dummy',
  explored: 'tile',
  defeated: 'defeated',
  wounded: 'wounded',
}

/** Whatever is asked within a turn; the guide does not begin a round, a turn or its end for anybody. */
const CHOSEN_ALONE = new Set(['hero.pick', 'tactic.pick', 'turn.before', 'turn.announce'])

/**
 * First Reconnaissance alone, with a village and a rampaging enemy not far from the portal; whoever does what the guide
 * suggests walks, recruits, fights and gains a level within two turns.
 */
export const lesson: Lesson = {
  game: 'mage-knight',
  namespace: 'mkGuide',
  first: {
    game: 'mage-knight',
    seats: [{ kind: 'me' }],
    // With the first box, whatever is added to it: the lesson is about what comes up in this very game.
    config: { scenario: 'firstReconnaissance', content: FIRST_CONTENT, heroCards: 'first' },
    seed: 'first reconnaissance 56',
  },
  beginner: beginner as unknown as BotPlayer,
  topics: TOPICS,
  notes,
  last: 'scored',
  asking,
  noteAbout: aboutEvents(about),
  ...withinTurns(CHOSEN_ALONE, 'turn.main', isFresh),
}
