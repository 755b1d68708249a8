import { novice } from '@longtable/immortals'
import type { ImmortalsViewContext } from '@longtable/immortals/board'
import type { BotPlayer, GameEvent } from '@longtable/kernel'
import type { GameViewContext } from '../../../game-ui/game-ui.ts'
import { isKnown, type AskNote, type Lesson, type LessonMoment, type Note } from '../../../game-ui/lesson.ts'
import { viewContextOf } from '../view/view-facts.ts'

/** What a newcomer has learned about, in the order in which it comes up. */
const TOPICS = [
  'starting',
  'limbo',
  'planning',
  'performing',
  'extraction',
  'building',
  'magic',
  'battle',
  'movement',
  'scoring',
] as const

function me(ctx: GameViewContext): ImmortalsViewContext['state']['players'][number] {
  const { state, viewer } = viewContextOf(ctx)
  return state.players[viewer]
}

/** The limbo from which most armies can come. */
function fullLimbo(ctx: GameViewContext): string {
  const [light, dark] = me(ctx).limbo
  return light >= dark ? 'limbo:0' : 'limbo:1'
}

const notes = {
  colour: { topic: 'starting', rule: 'IMM-SETUP-12', hasTip: true },
  startGroup: {
    topic: 'starting',
    rule: 'IMM-START-3',
    hasTip: true,
    place: (ctx) => `site:${viewContextOf(ctx).tables.starts[me(ctx).light]}`,
  },
  draftPick: { topic: 'starting', rule: 'IMM-START-9', hasTip: true },
  draftKeep: { topic: 'starting', rule: 'IMM-START-19', hasTip: false },
  draftSite: { topic: 'starting', rule: 'IMM-START-12', hasTip: true },
  draftGroup: { topic: 'starting', rule: 'IMM-START-11', hasTip: true },
  draftLast: { topic: 'starting', rule: 'IMM-START-22', hasTip: false },
  split: { topic: 'limbo', rule: 'IMM-SEED-2', hasTip: true, place: () => 'limbo:0' },
  draw: { topic: 'limbo', rule: 'IMM-REINFORCE-1', hasTip: false, place: () => 'deck' },
  reinforce: { topic: 'limbo', rule: 'IMM-REINFORCE-4', hasTip: true, place: fullLimbo },
  plan: { topic: 'planning', rule: 'IMM-PLAN-1', hasTip: true, place: () => 'space:0' },
  planSecond: { topic: 'planning', rule: 'IMM-ATTACK-6', hasTip: true, place: () => 'space:3' },
  planMagic: { topic: 'planning', rule: 'IMM-PLAN-3', hasTip: true, place: () => 'space:8' },
  planReady: { topic: 'planning', rule: 'IMM-PLAN-14', hasTip: false },
  perform: { topic: 'performing', rule: 'IMM-PERFORM-1', hasTip: true },
  performNext: { topic: 'performing', rule: 'IMM-PERFORM-6', hasTip: false },
  compensation: { topic: 'performing', rule: 'IMM-PERFORM-8', hasTip: false },
  extract: { topic: 'extraction', rule: 'IMM-EXTRACT-3', hasTip: false },
  transition: { topic: 'limbo', rule: 'IMM-TRANSITION-1', hasTip: true, place: fullLimbo },
  construct: { topic: 'building', rule: 'IMM-CONSTRUCT-11', hasTip: true },
  attackFrom: { topic: 'battle', rule: 'IMM-ATTACK-1', hasTip: true },
  target: { topic: 'battle', rule: 'IMM-ATTACK-7', hasTip: true },
  side: { topic: 'battle', rule: 'IMM-PLAN-10', hasTip: false },
  commit: { topic: 'battle', rule: 'IMM-BATTLE-3', hasTip: true, place: () => 'tower' },
  moveTo: { topic: 'movement', rule: 'IMM-MOVE-3', hasTip: false },
  moveNumber: { topic: 'movement', rule: 'IMM-MOVE-4', hasTip: true },
  magic: { topic: 'magic', rule: 'IMM-MAGIC-2', hasTip: false },
  magicPlace: { topic: 'magic', rule: 'IMM-MAGIC-4', hasTip: true },
  battle: { topic: 'battle', rule: 'IMM-BATTLE-10', hasTip: false, place: () => 'tower' },
  defended: { topic: 'battle', rule: 'IMM-BATTLE-24', hasTip: false, place: fullLimbo },
  scored: { topic: 'scoring', rule: 'IMM-SCORE-3', hasTip: false },
} satisfies Readonly<Record<string, Note<(typeof TOPICS)[number]>>>

type NoteId = keyof typeof notes

/** What is taught where a step asks, one note after the other. */
const asking: Readonly<Record<string, readonly AskNote<NoteId>[]>> = {
  'setup.colour': [{ id: 'colour' }],
  'start.group': [{ id: 'startGroup' }],
  'draft.pick.mine': [
    { id: 'draftPick', when: ({ ctx }) => me(ctx).groups.length > 0 },
    { id: 'draftKeep', when: ({ ctx }) => me(ctx).groups.length === 0 },
  ],
  'draft.site': [{ id: 'draftSite' }],
  'draft.group': [{ id: 'draftGroup' }],
  'draft.last.site': [{ id: 'draftLast' }],
  'seed.split.mine': [{ id: 'split' }],
  'reinforce.draw': [{ id: 'draw' }],
  'reinforce.place': [{ id: 'reinforce' }],
  'plan.mine': [
    { id: 'planReady', verbs: ['ready'] },
    { id: 'plan' },
    { id: 'planSecond' },
    { id: 'planMagic' },
  ],
  'perform.turn': [{ id: 'perform' }, { id: 'performNext' }],
  'perform.compensation': [{ id: 'compensation' }],
  'army.extract': [{ id: 'extract' }],
  'army.transition': [{ id: 'transition' }],
  'army.construct': [{ id: 'construct' }],
  'attack.from': [{ id: 'attackFrom' }],
  'attack.target': [{ id: 'target' }],
  'attack.side': [{ id: 'side' }],
  'attack.commit': [{ id: 'commit' }],
  'move.to': [{ id: 'moveTo' }],
  'move.number': [{ id: 'moveNumber' }],
  magic: [{ id: 'magic' }],
  'magic.place': [{ id: 'magicPlace' }],
}

function noteAbout(one: GameEvent & { readonly defender?: number }, seat: number): NoteId | undefined {
  if (one.event === 'scored') return 'scored'
  if (one.event !== 'battle') return undefined
  return one.defender === seat ? 'defended' : 'battle'
}

/** Steps that ask much the same many times over. */
const stretches: Readonly<Record<string, string>> = {
  draft: 'draft',
  plan: 'plan',
  perform: 'perform',
  army: 'perform',
  attack: 'perform',
  move: 'perform',
  magic: 'perform',
}

/** A plan is called ready by whoever made it. */
function stretchOf(step: string, verb: string | undefined): string | undefined {
  if (verb === 'ready') return undefined
  return step === 'reinforce.place' ? 'reinforce' : stretches[step.split('.')[0]]
}

/** In the actions of a round, wherever something comes up for the first time. */
function isStop(
  { step }: { readonly step: string },
  _moment: LessonMoment,
  ask: string | undefined,
  seen: ReadonlySet<string>,
): boolean {
  return stretchOf(step, undefined) === 'perform' && ask !== undefined && !isKnown({ asking }, step, seen)
}

/**
 * A short game against two beginners: one in which much comes up, and which is won by whoever does what the guide
 * suggests.
 */
export const lesson: Lesson = {
  game: 'immortals',
  namespace: 'immortalsGuide',
  first: {
    game: 'immortals',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: novice.id }, { kind: 'bot', bot: novice.id }],
    config: { rounds: 1 },
    seed: 'first game 73',
  },
  beginner: novice as unknown as BotPlayer,
  topics: TOPICS,
  notes,
  last: 'scored',
  asking,
  noteAbout,
  stretchOf,
  isStop,
}
