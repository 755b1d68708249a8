import type { BotSeat, Choice, Frame, Random } from '@longtable/kernel'
import { NOBODY, type PieceNo, RESOURCES, type SideNo, type Square } from '../state/numbers.ts'
import type { StateView } from '../state/schema.ts'
import type { DarkVenture, MatchTables } from '../state/tables/match-tables.ts'
import { deedOf } from '../state/names.ts'
import type { Habits } from './habits.ts'

/** The frame that asks. Each step has some of these numbers, those that it has not are undefined. */
export type AskingFrame = Frame & Readonly<Record<string, unknown>>

/** What a seat sees, as the novice thinks of it. All values are in hundredths of a victory point. */
export interface BotView {
  readonly tables: MatchTables
  readonly s: StateView
  /** The side that is asked: a seat may play two. */
  readonly side: SideNo
  readonly frame: AskingFrame
  readonly offered: readonly Choice[]
  readonly habits: Habits
  /** What was found out for this question already. */
  readonly kept: Kept
  /** Whoever plays for practice is mistaken about values now and then. */
  readonly mistakes?: Mistakes | undefined
}

/** The same is wanted for many choices of one question. */
interface Kept {
  /** By deed, less than nothing where nobody asked. */
  readonly deeds: number[]
  /** By resource, for no unit in particular. */
  readonly goods: number[]
  rivalry: number
  hunt: Hunt | undefined
  /** By piece. */
  readonly goals: (readonly UnitGoal[] | undefined)[]
}

interface Mistakes {
  readonly random: Random
  readonly noise: number
}

export function botView(
  { view, engine: { tables }, offered }: BotSeat<DarkVenture>,
  habits: Habits,
  mistakes?: Mistakes,
): BotView {
  const frame = view.stack[view.stack.length - 1] as AskingFrame
  const s = view.state
  const asked = frame['asker'] ?? frame['side']
  const side = typeof asked === 'number' ? asked : s.sideOf[view.viewer]
  return { tables, s, side, frame, offered, habits, kept: nothingKept(), mistakes }
}

const NOTHING_ASKED = { step: '' } as AskingFrame

/** How a side sees the map while nothing is asked of it. */
export function sideView(s: StateView, tables: MatchTables, side: SideNo, habits: Habits): BotView {
  return { tables, s, side, frame: NOTHING_ASKED, offered: [], habits, kept: nothingKept() }
}

/** A fraction, so that these are lists of fractions from the start, which are copied much faster than typed arrays are made. */
const UNASKED = -0.5

const NO_DEEDS: readonly number[] = deedOf.map(() => UNASKED)

const NO_GOODS: readonly number[] = Array.from({ length: RESOURCES }, () => UNASKED)

function nothingKept(): Kept {
  return {
    deeds: NO_DEEDS.slice(),
    goods: NO_GOODS.slice(),
    rivalry: -1,
    hunt: undefined,
    goals: [],
  }
}

/** A number of the frame that asks, -1 if it has none of that name. */
export function localOf({ frame }: BotView, name: string): number {
  const value = frame[name]
  return typeof value === 'number' ? value : NOBODY
}

export function numberOf(choice: Choice, name: string): number {
  return Number(choice[name])
}

/** With noise 1 a worth is taken for up to half more or less, and for so much besides. */
const MISTAKE = 12

const STEPS = 1024

/** What a worth is taken for. */
export function mistaken({ mistakes }: BotView, worth: number): number {
  if (mistakes === undefined) return worth
  const { random, noise } = mistakes
  const off = (2 * random.below(STEPS)) / STEPS - 1
  return worth + noise * off * (MISTAKE + 0.5 * Math.abs(worth))
}

/** The choice with the greatest worth, the first of equals. */
export function best(view: BotView, valueOf: (view: BotView, choice: Choice) => number): Choice {
  const { offered } = view
  let chosen = offered[0]
  let most = -Infinity
  for (let i = 0; i < offered.length; i++) {
    const value = mistaken(view, valueOf(view, offered[i]))
    if (value > most) {
      most = value
      chosen = offered[i]
    }
  }
  return chosen
}

export function offeredVerb({ offered }: BotView, verb: string): Choice | undefined {
  for (let i = 0; i < offered.length; i++) if (offered[i].do === verb) return offered[i]
  return undefined
}

/**
 * How far everything is, in half points of an orthogonal die, on the printed map: a straight step 2, a slanting one 3
 * because such dice are rarer, along a road about half of it, into water twice. Made once for each goal and kept.
 */
export type Field = Uint8Array

/** An enemy, who would stand by it, and what it brings to defeat it. */
export interface Prey {
  readonly piece: PieceNo
  readonly square: Square
  /** The best of the others there, or -1. */
  readonly partner: PieceNo
  readonly defence: number
  readonly lead: number
  /** If it can be captured, and if it can only be killed. */
  readonly capture: number
  readonly kill: number
  /** The strength that would strike back. */
  readonly strength: number
}

/** Where units want to be, and how much it is worth to get nearer. */

export interface UnitGoal {
  readonly field: Field
  /** What each die brings that is spent there. */
  readonly value: number
  /** One part in so many of the dice that will be spent there: the fewer, the more the way weighs. */
  readonly share: number
}

/** What all units of the side want to know, found once for a question. */
export interface Hunt {
  readonly prey: readonly Prey[]
  readonly marks: readonly UnitGoal[]
  readonly swimming: readonly UnitGoal[]
}
