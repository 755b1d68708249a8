import type { MageViewContext } from '@longtable/mage-knight'
import {
  commonParts,
  heldPoints,
  isCommon,
  sideFame,
  sidesOf,
  type AchievedId,
  type Event,
} from '@longtable/mage-knight/board'
import type { Happened } from '@longtable/server/wire'
import { eventOf } from '../view/view-facts.ts'

function eachEvent(story: readonly Happened[], visit: (event: Event) => void): void {
  for (const { events } of story) for (const event of events) visit(eventOf(event))
}

/** Fame of each seat after each round; the first entry is before the first one. */
export function fameByRound(
  story: readonly Happened[],
  { tables, seats }: MageViewContext,
): readonly (readonly number[])[] {
  const now = Array.from({ length: seats }, () => tables.scenario.start.fame)
  const rows = [[...now]]
  eachEvent(story, (event) => {
    if (event.event === 'fame') now[event.seat] = event.now
    else if (event.event === 'roundEnded') rows.push([...now])
  })
  return rows
}

/** What a player did, counted. */
export const featIds = ['defeated', 'conquered', 'explored', 'recruited', 'cards', 'wounds'] as const
export type Feats = Readonly<Record<(typeof featIds)[number], number>>

const COUNTED = {
  defeated: 'defeated',
  conquered: 'conquered',
  cityShield: 'conquered',
  explored: 'explored',
  recruited: 'recruited',
  played: 'cards',
  side: 'cards',
} as const satisfies Partial<Record<Event['event'], keyof Feats>>

export function featsOf(story: readonly Happened[], seats: number): readonly Feats[] {
  const counted = Array.from({ length: seats }, () => ({
    defeated: 0,
    conquered: 0,
    explored: 0,
    recruited: 0,
    cards: 0,
    wounds: 0,
  }))
  eachEvent(story, (event) => {
    if (event.event === 'wounded') counted[event.seat].wounds += event.n
    else if (Object.hasOwn(COUNTED, event.event) && 'seat' in event)
      counted[event.seat][COUNTED[event.event as keyof typeof COUNTED]]++
  })
  return counted
}

/** A line of the scoring: what it is for, and what it gives to each side. */
export interface FameLine {
  readonly id: AchievedId | 'fame' | 'held' | ReturnType<typeof commonParts>[number]['id']
  readonly points: readonly number[]
  /** What a title adds to it. */
  readonly titles: readonly number[]
  /** How many of them there are, where that says more. */
  readonly count?: number
}

export interface Scoring {
  /** Those who score together. */
  readonly sides: readonly (readonly number[])[]
  readonly lines: readonly FameLine[]
  readonly totals: readonly number[] | undefined
  readonly winners: readonly number[]
}

/** How a score came about: from the table as it lies, and from what was told after the last turn. */
export function scoringOf(story: readonly Happened[], ctx: MageViewContext): Scoring {
  const { state, tables } = ctx
  const sides = sidesOf(tables)
  const none = sides.map(() => 0)
  const lines: FameLine[] = []
  let totals: readonly number[] | undefined
  let winners: readonly number[] = []
  const { score } = tables.scenario
  const common = isCommon(tables)
  if (score === 'hold') {
    const points = sides.map((side) => side.reduce((sum, seat) => sum + heldPoints(state, seat), 0))
    lines.push({ id: 'held', points, titles: none })
  }
  if (common || (score !== 'hold' && score !== 'portal')) {
    lines.push({ id: 'fame', points: sides.map((side) => sideFame(state, side)), titles: none })
  }
  const told = new Map<AchievedId, { points: number[]; titles: number[] }>()
  eachEvent(story, (event) => {
    if (event.event === 'achieved') {
      const side = sides.findIndex((seats) => seats.includes(event.seat))
      const line = told.get(event.what) ?? { points: [...none], titles: [...none] }
      line.points[side] = event.points
      line.titles[side] = event.title
      told.set(event.what, line)
    } else if (event.event === 'gameOver') {
      totals = sides.map(([first]) => event.scores[first])
      winners = event.winners
    }
  })
  for (const [id, line] of told) lines.push({ id, ...line })
  if (common) {
    for (const { id, count, points } of commonParts(state, tables)) {
      lines.push({ id, points: [points], titles: none, count })
    }
  }
  return { sides, lines, totals, winners }
}
