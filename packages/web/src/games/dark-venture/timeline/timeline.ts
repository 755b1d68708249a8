import type { Event, VentureViewContext } from '@longtable/dark-venture'
import { beatsOf, isBeginning, type Beat } from './beats.ts'
import { notedTurns, type Turn } from './turns.ts'
import type { Speed } from './pace.ts'

/** What a table has heard of and what of it is being played; no clock and no screen. */
export interface Film {
  /** What is so. */
  readonly look: VentureViewContext
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
  readonly turns: readonly Turn[]
}

const NONE: readonly Beat[] = []

/** Own deeds that take less than this keep nobody waiting. */
const SHORT = 400
/** More than this is not watched any more. */
const MOST_WAITING = 200

export function blank(ctx: VentureViewContext, happened: unknown): Film {
  return {
    look: ctx,
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
export function ended(film: Film): Film {
  return film.beats.length === 0
    ? film
    : { ...film, beats: NONE, at: 0, isPaused: false, isQuiet: false, isAgain: false }
}

export interface Update {
  readonly look: VentureViewContext
  readonly happened: readonly Event[]
  readonly seat: number | null
  /** Nothing moves here, or nobody looks. */
  readonly isStill: boolean
  readonly speed: Speed
}

/** An update has come. */
export function heard(film: Film, update: Update): Film {
  const { look: ctx, happened, isStill } = update
  if (happened === film.happened || happened.length === 0) {
    return { ...ended(film), look: ctx, happened: film.happened, isStale: true }
  }
  const beats = beatsOf(film.look, happened, { seat: update.seat, card: film.card })
  if (film.isStale && !leadsTo(film.look, beats, ctx))
    return { ...ended(film), look: ctx, happened, isStale: false, isTold: false }
  const known = {
    ...film,
    look: ctx,
    happened,
    isStale: false,
    isTold: false,
    card: cardAfter(film.card, happened),
    turns: notedTurns(film.turns, beats),
  }
  return isStill || beats.every(isBeginning) ? settled(known, isStill) : queued(known, beats, update.speed)
}

/** Nothing new to watch: what is still playing goes on. */
function settled(film: Film, isStill: boolean): Film {
  return isStill || film.isAgain ? ended(film) : film
}

function queued(film: Film, beats: readonly Beat[], speed: Speed): Film {
  const isOn = film.beats.length > 0 && !film.isAgain
  const all = isOn ? [...film.beats, ...beats] : beats
  const at = isOn ? film.at : 0
  if (all.length - at > MOST_WAITING) return ended(film)
  const isQuiet = (!isOn || film.isQuiet) && isShort(all.slice(at))
  const isTold = beats.some(({ isOwn }) => !isOwn)
  const next = { ...film, beats: all, at, isAgain: false, isQuiet, isTold }
  return isOn ? next : arrived({ ...next, isPaused: false }, speed)
}

/** Only the result is wanted, or the card waits to be read. */
function arrived(film: Film, speed: Speed): Film {
  const { beats, at } = film
  if (beats.length === 0) return film
  const isWanted = film.isAgain || beats[at].isOwn || beats.slice(at).some(isBeginning)
  if (speed === 'result' && !isWanted) return { ...film, at: beats.length - 1 }
  return isToBeRead(film, speed) ? { ...film, isPaused: true } : film
}

/** It waits until somebody has read it. */
function isToBeRead({ beats, at }: Film, speed: Speed): boolean {
  return isBeginning(beats[at]) || (speed === 'card' && beats[at].kind === 'card')
}

/** One's own steps are followed while the next thing is chosen already. */
function isShort(beats: readonly Beat[]): boolean {
  if (!beats.every(({ isOwn }) => isOwn)) return false
  return beats.every(({ kind }) => kind === 'go') || beats.reduce((sum, { time }) => sum + time, 0) < SHORT
}

/** Does what is told lead from one look to the other? */
function leadsTo(before: VentureViewContext, beats: readonly Beat[], after: VentureViewContext): boolean {
  const { at } = (beats.at(-1)?.look ?? before).state
  return at.every((node, piece) => node === after.state.at[piece])
}

function cardAfter(card: number | undefined, events: readonly Event[]): number | undefined {
  const last = events.findLast(({ event }) => TURNINGS.includes(event))
  if (last === undefined) return card
  return last.event === 'autoCard' ? last.card : undefined
}

const TURNINGS: readonly Event['event'][] = ['autoCard', 'autoTurn', 'turn', 'beast', 'round']

/** The next moment, or the end. */
export function advanced(film: Film, speed: Speed): Film {
  const at = film.at + 1
  return at >= film.beats.length ? ended(film) : arrived({ ...film, at }, speed)
}

export function paused(film: Film): Film {
  return film.beats.length === 0 ? film : { ...film, isPaused: true }
}

/** Goes on; what has been read is carried out at once. */
export function resumed(film: Film, speed: Speed): Film {
  if (film.beats.length === 0) return film
  const goes = { ...film, isPaused: false }
  return film.isPaused && isToBeRead(film, speed) ? advanced(goes, speed) : goes
}

/** Where somebody would go on or back to: a card, a turn, a moment outside of cards. */
function isMark(beats: readonly Beat[], n: number): boolean {
  const { kind, card } = beats[n]
  return kind === 'card' || kind === 'turn' || card === undefined || card !== beats[n - 1]?.card
}

export function atNext(film: Film, speed: Speed): Film {
  const { beats, at } = film
  const next = beats.findIndex((_, n) => n > at && isMark(beats, n))
  return next < 0
    ? ended(film)
    : arrived({ ...film, at: next, isPaused: film.isPaused && speed !== 'card' }, speed)
}

export function atLast(film: Film): Film {
  const { beats, at } = film
  const last = beats.findLastIndex((_, n) => n < at && isMark(beats, n))
  return { ...film, at: Math.max(0, last) }
}

/** A turn is seen once more. */
export function again(film: Film, { beats }: Turn, speed: Speed, isStill: boolean): Film {
  return arrived({ ...film, beats, at: 0, isPaused: isStill, isQuiet: false, isAgain: true }, speed)
}

export function shownOf({ beats, at, look: ctx }: Film): VentureViewContext {
  return beats[at]?.look ?? ctx
}
