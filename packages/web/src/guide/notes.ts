import type { ImmortalsLook } from '@longtable/immortals'
import type { GameEvent } from '@longtable/kernel'
import type { Look } from '../games/face.ts'

/** What a newcomer has learned about, in the order in which it comes up. */
export const TOPICS = [
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
export type Topic = (typeof TOPICS)[number]

export type NoteId =
  | 'startGroup'
  | 'draftPick'
  | 'draftKeep'
  | 'draftSite'
  | 'draftGroup'
  | 'draftLast'
  | 'split'
  | 'draw'
  | 'reinforce'
  | 'plan'
  | 'planSecond'
  | 'planMagic'
  | 'planReady'
  | 'perform'
  | 'performNext'
  | 'compensation'
  | 'extract'
  | 'transition'
  | 'construct'
  | 'attackFrom'
  | 'target'
  | 'side'
  | 'commit'
  | 'moveTo'
  | 'moveNumber'
  | 'magic'
  | 'magicPlace'
  | 'battle'
  | 'defended'
  | 'scored'

export interface Note {
  readonly topic: Topic
  /** Where it stands in the rules. */
  readonly rule: string
  /** It has a piece of advice besides. */
  readonly hasTip: boolean
  /** What to look at; where nothing is named, the place of the suggestion is shown. */
  readonly place?: (look: ImmortalsLook) => string | undefined
}

interface AskNote {
  readonly id: NoteId
  /** Only where this is the thing to do now. */
  readonly verb?: string
  /** Only in this case. */
  readonly when?: (look: ImmortalsLook) => boolean
}

function me({ state, viewer }: ImmortalsLook): ImmortalsLook['state']['players'][number] {
  return state.players[viewer]
}

/** The limbo from which most armies can come. */
function fullLimbo(look: ImmortalsLook): string {
  const [light, dark] = me(look).limbo
  return light >= dark ? 'limbo:0' : 'limbo:1'
}

export const notes: Readonly<Record<NoteId, Note>> = {
  startGroup: {
    topic: 'starting',
    rule: 'IMM-START-3',
    hasTip: true,
    place: (look) => `site:${look.env.starts[me(look).light]}`,
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
}

/** What is taught where a step asks, one note after the other. */
const asking: Readonly<Record<string, readonly AskNote[]>> = {
  'start.group': [{ id: 'startGroup' }],
  'draft.pick.mine': [
    { id: 'draftPick', when: (look) => me(look).groups.length > 0 },
    { id: 'draftKeep', when: (look) => me(look).groups.length === 0 },
  ],
  'draft.site': [{ id: 'draftSite' }],
  'draft.group': [{ id: 'draftGroup' }],
  'draft.last.site': [{ id: 'draftLast' }],
  'seed.split.mine': [{ id: 'split' }],
  'reinforce.draw': [{ id: 'draw' }],
  'reinforce.place': [{ id: 'reinforce' }],
  'plan.mine': [
    { id: 'planReady', verb: 'ready' },
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

/** The note for a question, the first time that it comes up; undefined when all has been said. */
export function noteFor(
  step: string,
  look: Look,
  seen: ReadonlySet<NoteId>,
  verb?: string,
): NoteId | undefined {
  const found = asking[step]?.find(
    (note) =>
      !seen.has(note.id) &&
      (note.verb === undefined || note.verb === verb) &&
      (note.when === undefined || note.when(look as unknown as ImmortalsLook)),
  )
  return found?.id
}

/** Has anything been said about this step? */
export function isKnown(step: string, seen: ReadonlySet<NoteId>): boolean {
  return (asking[step] ?? []).some(({ id }) => seen.has(id))
}

/** What to look at for a note. */
export function placeOf(id: NoteId, look: Look): string | undefined {
  return notes[id].place?.(look as unknown as ImmortalsLook)
}

/** The note for what has just happened, newest first. */
export function noteAfter(
  happened: readonly GameEvent[],
  seat: number,
  seen: ReadonlySet<NoteId>,
): NoteId | undefined {
  for (const one of happened.toReversed()) {
    const id = noteAbout(one as GameEvent & { readonly defender?: number }, seat)
    if (id !== undefined && !seen.has(id)) return id
  }
  return undefined
}

function noteAbout(one: GameEvent & { readonly defender?: number }, seat: number): NoteId | undefined {
  if (one.event === 'scored') return 'scored'
  if (one.event !== 'battle') return undefined
  return one.defender === seat ? 'defended' : 'battle'
}

/** What has come up so far. */
export function learned(seen: ReadonlySet<NoteId>): ReadonlySet<Topic> {
  return new Set([...seen].map((id) => notes[id].topic))
}

/** Steps that ask much the same many times over, which the guide may answer in one go. */
export const STRETCHES = ['draft', 'reinforce', 'plan', 'perform'] as const
export type Stretch = (typeof STRETCHES)[number]

const stretches: Readonly<Record<string, Stretch>> = {
  draft: 'draft',
  plan: 'plan',
  perform: 'perform',
  army: 'perform',
  attack: 'perform',
  move: 'perform',
  magic: 'perform',
}

export function stretchOf(step: string): Stretch | undefined {
  return step === 'reinforce.place' ? 'reinforce' : stretches[step.split('.')[0]]
}
