import {
  pictureAfter,
  type Event,
  type NodeNo,
  type PieceNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import { groupsOf, isDecided, type BeatKind, type Group } from './groups.ts'

/** A moment of what has happened: what is seen in it, and for how long at normal speed. */
export interface Beat {
  readonly kind: BeatKind
  readonly side: number
  /** The Auto-Enemy card that is being carried out. */
  readonly card?: number
  /** Done by whoever sits here. */
  readonly isOwn: boolean
  /** What is seen; of a combat, those who take part before their fate. */
  readonly ctx: VentureViewContext
  /** What is told; of a combat everything, its outcome too. */
  readonly events: readonly Event[]
  /** Spaces that it concerns: where it is, what it is about. */
  readonly nodes: readonly NodeNo[]
  readonly time: number
}

/** Who watches, and the card that was being carried out before. */
export interface Watching {
  readonly seat: number | null
  readonly card?: number | undefined
}

const TIMES: Readonly<Record<BeatKind, number>> = {
  card: 1100,
  go: 220,
  stay: 450,
  aim: 700,
  fight: 2000,
  roll: 900,
  build: 450,
  change: 450,
  story: 900,
  turn: 700,
}

/** The first word of what a unit goes for; each of its steps; all of it together. */
const ANNOUNCED = 300
const MOST_FOR_A_WALK = 900
/** What was told with the moment before is only seen. */
const UNTOLD = 320
const OWN_STEP = 180
/** A card that does nothing is soon read. */
const IDLE_CARD = 700
const MORE_STAYING = 150
const MOST_STAYING = 1200

/** What has happened as moments; nothing if nobody need wait for it. */
export function beatsOf(
  before: VentureViewContext,
  events: readonly Event[],
  { seat, card }: Watching,
): readonly Beat[] {
  const groups = groupsOf(events, { side: before.state.turn, card })
  const isOwn = (group: Group): boolean => seat !== null && isOf(before, group, seat)
  const times = shortened(
    groups,
    groups.map((group, n) => (isOwn(group) ? ownTime(group) : timeOf(group, isIdle(group, groups[n + 1])))),
  )
  const beats: Beat[] = []
  let ctx = (): VentureViewContext => before
  let waiting: Event[] = []
  const last = times.findLastIndex((time) => time > 0)
  groups.forEach((group, n) => {
    waiting.push(...group.done)
    if (times[n] === 0 || n > last) return
    const done = n === last ? [...waiting, ...groups.slice(n + 1).flatMap((rest) => rest.done)] : waiting
    waiting = []
    const beat = beatOf(group, ctx, done, times[n], isOwn(group))
    ctx = () => beat.ctx
    beats.push(beat)
  })
  return beats
}

/** Looks are made when they are first seen, each from the one before. */
function beatOf(
  { kind, side, card, events, goal }: Group,
  before: () => VentureViewContext,
  done: readonly Event[],
  time: number,
  isOwn: boolean,
): Beat {
  let ctx: VentureViewContext | undefined
  let nodes: readonly NodeNo[] | undefined
  return {
    kind,
    side,
    ...(card === undefined ? {} : { card }),
    isOwn,
    events,
    time,
    get ctx() {
      return (ctx ??= folded(before(), done))
    },
    get nodes() {
      return (nodes ??= nodesOf(before(), events, goal))
    },
  }
}

/** A picture that cannot be drawn stays as it was; what is so is shown in the end anyway. */
function folded(before: VentureViewContext, events: readonly Event[]): VentureViewContext {
  try {
    return events.reduce(pictureAfter, before)
  } catch {
    return before
  }
}

function isOf({ state }: VentureViewContext, { side, card }: Group, seat: number): boolean {
  return card === undefined && side >= 0 && state.seatOf[side] === seat
}

function timeOf({ kind, events }: Group, isIdle: boolean): number {
  switch (kind) {
    case 'fight':
      return isDecided(events) ? TIMES.fight : 0
    case 'card':
      return isIdle ? IDLE_CARD : TIMES.card
    case 'stay':
      return Math.min(MOST_STAYING, TIMES.stay + MORE_STAYING * (events.length - 1))
    case 'go':
      return events[0].event === 'autoGoes' ? ANNOUNCED : TIMES.go
    case 'change':
      return events.length === 0 ? UNTOLD : isQuiet(events) ? 0 : TIMES.change
    default:
      return TIMES[kind]
  }
}

/** Nothing comes of a card. */
function isIdle({ card }: Group, next: Group | undefined): boolean {
  return (
    next === undefined || next.card !== card || next.kind === 'card' || next.events[0]?.event === 'autoIdle'
  )
}

/** What nobody would look for on the table. */
const QUIET: readonly Event['event'][] = [
  'round',
  'banked',
  'order',
  'began',
  'laidOut',
  'over',
  'voted',
  'goal',
]

function isQuiet(events: readonly Event[]): boolean {
  return events.every((event) => QUIET.includes(event.event) || isSetUp(event))
}

function isSetUp(event: Event): boolean {
  return event.event === 'chose' || (event.event === 'placed' && event.from === 'setup')
}

/** The story is told before anything is played. */
export function isBeginning({ events }: Beat): boolean {
  return events.some(({ event }) => event === 'storyBegins')
}

/** One's own actions are at once as they are; only ways and combats are followed. */
function ownTime({ kind, events }: Group): number {
  if (kind === 'go') return OWN_STEP
  if (kind === 'fight') return isDecided(events) ? TIMES.fight : 0
  return 0
}

/** A long way takes no longer than a middling one. */
function shortened(groups: readonly Group[], times: readonly number[]): readonly number[] {
  const result = [...times]
  for (let n = 0; n < groups.length;) {
    const end = endOfWalk(groups, n)
    const sum = result.slice(n, end).reduce((total, time) => total + time, 0)
    if (sum > MOST_FOR_A_WALK && groups[n].kind === 'go') {
      for (let i = n; i < end; i++) result[i] = Math.round((result[i] * MOST_FOR_A_WALK) / sum)
    }
    n = end
  }
  return result
}

function endOfWalk(groups: readonly Group[], start: number): number {
  const piece = walker(groups[start])
  let end = start + 1
  while (piece !== undefined && end < groups.length && walker(groups[end]) === piece) end++
  return end
}

function walker({ kind, events }: Group): PieceNo | undefined {
  const [event] = events
  return kind === 'go' && event !== undefined && 'piece' in event ? event.piece : undefined
}

/** Where somebody should look. */
function nodesOf(
  { state: { at } }: VentureViewContext,
  events: readonly Event[],
  goal: number | undefined,
): readonly NodeNo[] {
  for (const event of events) {
    const found = placesIn(at, event)
    if (found.length === 0) continue
    const here = found[found.length - 1]
    return goal === undefined || goal === here || found.length > 1 ? found : [here, goal]
  }
  return []
}

/** Spaces of the ground have the same number as nodes and as squares. */
function placesIn(at: readonly number[], event: Event): readonly NodeNo[] {
  const standing = (pieces: readonly PieceNo[]): readonly NodeNo[] =>
    pieces.map((piece) => at[piece]).filter((node) => node >= 0)
  switch (event.event) {
    case 'autoGoes':
      return standing([event.piece])
    case 'stepped':
    case 'changedFloor':
    case 'teleported':
      return [event.to]
    case 'autoAims':
      return [...standing([event.attackers[0]]), ...standing([event.target])]
    case 'attacked':
      return [...standing([event.attackers[0]]), ...standing([event.target])]
    case 'captured':
      return standing([event.captor])
    case 'placed':
    case 'summoned':
      return [event.at]
    default:
      if ('square' in event) return [event.square]
      return 'piece' in event && event.piece >= 0 ? standing([event.piece]) : []
  }
}
