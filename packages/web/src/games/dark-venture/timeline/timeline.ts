import type { Event, VentureViewContext } from '@longtable/dark-venture/board'
import { beatsOf, isBeginning, type Beat } from './beats.ts'
import { notedTurns, type PlayedTurn } from './turns.ts'
import type { TimelineSpeed } from './pace.ts'

/** What a table has heard of and what of it is being played; no clock and no screen. */
export interface Timeline {
  /** What is so. */
  readonly ctx: VentureViewContext
  /** The update that it was heard with: nothing is played twice. */
  readonly happened: unknown
  /** What is played, none: nothing is. */
  readonly beats: readonly Beat[]
  readonly at: number
  readonly isPaused: boolean
  /** So short and one's own that nobody waits for it. */
  readonly isQuiet: boolean
  /** Somebody watches again what they have seen. */
  readonly isAgain: boolean
  /** What is so may not follow from what was seen before. */
  readonly isStale: boolean
  /** What has happened is or was played: nobody need tell it again. */
  readonly isTold: boolean
  /** The Auto-Enemy card that is being carried out. */
  readonly card: number | undefined
  /** The last turn of everybody else. */
  readonly turns: readonly PlayedTurn[]
}

const NONE: readonly Beat[] = []

/** Own actions that take less than this keep nobody waiting. */
const SHORT = 400
/** More than this is not watched any more. */
const MOST_WAITING = 200

export function blank(ctx: VentureViewContext, happened: unknown): Timeline {
  return {
    ctx,
    happened,
    beats: NONE,
    at: 0,
    isPaused: false,
    isQuiet: false,
    isAgain: false,
    isStale: false,
    isTold: false,
    card: undefined,
    turns: [],
  }
}

/** All has been seen. */
export function ended(timeline: Timeline): Timeline {
  return timeline.beats.length === 0
    ? timeline
    : { ...timeline, beats: NONE, at: 0, isPaused: false, isQuiet: false, isAgain: false }
}

export interface Update {
  readonly ctx: VentureViewContext
  readonly happened: readonly Event[]
  readonly seat: number | null
  /** Nothing moves here, or nobody looks. */
  readonly isStill: boolean
  readonly speed: TimelineSpeed
}

/** An update has come. */
export function heard(timeline: Timeline, update: Update): Timeline {
  const { ctx, happened, isStill } = update
  if (happened === timeline.happened || happened.length === 0) {
    return { ...ended(timeline), ctx, happened: timeline.happened, isStale: true }
  }
  const beats = beatsOf(timeline.ctx, happened, { seat: update.seat, card: timeline.card })
  if (timeline.isStale && !leadsTo(timeline.ctx, beats, ctx))
    return { ...ended(timeline), ctx, happened, isStale: false, isTold: false }
  const known = {
    ...timeline,
    ctx,
    happened,
    isStale: false,
    isTold: false,
    card: cardAfter(timeline.card, happened),
    turns: notedTurns(timeline.turns, beats),
  }
  return isStill || beats.every(isBeginning) ? settled(known, isStill) : queued(known, beats, update.speed)
}

/** Nothing new to watch: what is still playing goes on. */
function settled(timeline: Timeline, isStill: boolean): Timeline {
  return isStill || timeline.isAgain ? ended(timeline) : timeline
}

function queued(timeline: Timeline, beats: readonly Beat[], speed: TimelineSpeed): Timeline {
  const isOn = timeline.beats.length > 0 && !timeline.isAgain
  const all = isOn ? [...timeline.beats, ...beats] : beats
  const at = isOn ? timeline.at : 0
  if (all.length - at > MOST_WAITING) return ended(timeline)
  const isQuiet = (!isOn || timeline.isQuiet) && isShort(all.slice(at))
  const isTold = beats.some(({ isOwn }) => !isOwn)
  const next = { ...timeline, beats: all, at, isAgain: false, isQuiet, isTold }
  return isOn ? next : arrived({ ...next, isPaused: false }, speed)
}

/** Only the result is wanted, or the card waits to be read. */
function arrived(timeline: Timeline, speed: TimelineSpeed): Timeline {
  const { beats, at } = timeline
  if (beats.length === 0) return timeline
  const isWanted = timeline.isAgain || beats[at].isOwn || beats.slice(at).some(isBeginning)
  if (speed === 'result' && !isWanted) return { ...timeline, at: beats.length - 1 }
  return isToBeRead(timeline, speed) ? { ...timeline, isPaused: true } : timeline
}

/** It waits until somebody has read it. */
function isToBeRead({ beats, at }: Timeline, speed: TimelineSpeed): boolean {
  return isBeginning(beats[at]) || (speed === 'card' && beats[at].kind === 'card')
}

/** One's own steps are followed while the next thing is chosen already. */
function isShort(beats: readonly Beat[]): boolean {
  if (!beats.every(({ isOwn }) => isOwn)) return false
  return beats.every(({ kind }) => kind === 'go') || beats.reduce((sum, { time }) => sum + time, 0) < SHORT
}

/** Does what is told lead from one look to the other? */
function leadsTo(before: VentureViewContext, beats: readonly Beat[], after: VentureViewContext): boolean {
  const { at } = (beats.at(-1)?.ctx ?? before).state
  return at.every((node, piece) => node === after.state.at[piece])
}

function cardAfter(card: number | undefined, events: readonly Event[]): number | undefined {
  const last = events.findLast(({ event }) => TURNINGS.includes(event))
  if (last === undefined) return card
  return last.event === 'autoCard' ? last.card : undefined
}

const TURNINGS: readonly Event['event'][] = ['autoCard', 'autoTurn', 'turn', 'beast', 'round']

/** The next moment, or the end. */
export function advanced(timeline: Timeline, speed: TimelineSpeed): Timeline {
  const at = timeline.at + 1
  return at >= timeline.beats.length ? ended(timeline) : arrived({ ...timeline, at }, speed)
}

export function paused(timeline: Timeline): Timeline {
  return timeline.beats.length === 0 ? timeline : { ...timeline, isPaused: true }
}

/** Goes on; what has been read is carried out at once. */
export function resumed(timeline: Timeline, speed: TimelineSpeed): Timeline {
  if (timeline.beats.length === 0) return timeline
  const goes = { ...timeline, isPaused: false }
  return timeline.isPaused && isToBeRead(timeline, speed) ? advanced(goes, speed) : goes
}

/** Where somebody would go on or back to: a card, a turn, a moment outside of cards. */
function isMark(beats: readonly Beat[], n: number): boolean {
  const { kind, card } = beats[n]
  return kind === 'card' || kind === 'turn' || card === undefined || card !== beats[n - 1]?.card
}

export function atNext(timeline: Timeline, speed: TimelineSpeed): Timeline {
  const { beats, at } = timeline
  const next = beats.findIndex((_, n) => n > at && isMark(beats, n))
  return next < 0
    ? ended(timeline)
    : arrived({ ...timeline, at: next, isPaused: timeline.isPaused && speed !== 'card' }, speed)
}

export function atLast(timeline: Timeline): Timeline {
  const { beats, at } = timeline
  const last = beats.findLastIndex((_, n) => n < at && isMark(beats, n))
  return { ...timeline, at: Math.max(0, last) }
}

/** A turn is seen once more. */
export function again(
  timeline: Timeline,
  { beats }: PlayedTurn,
  speed: TimelineSpeed,
  isStill: boolean,
): Timeline {
  return arrived({ ...timeline, beats, at: 0, isPaused: isStill, isQuiet: false, isAgain: true }, speed)
}

export function shownOf({ beats, at, ctx }: Timeline): VentureViewContext {
  return beats[at]?.ctx ?? ctx
}
