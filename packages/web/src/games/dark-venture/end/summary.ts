import {
  ABSENT,
  deedText,
  SIDES,
  type Event,
  type SideNo,
  type VentureViewContext,
} from '@longtable/dark-venture/board'
import type { Text } from '@longtable/kernel'
import type { Happened } from '@longtable/server/wire'
import { eventOf } from '../view/view-facts.ts'

function eachEvent(story: readonly Happened[], visit: (event: Event) => void): void {
  for (const { events } of story) for (const event of events) visit(eventOf(event))
}

/** The sides that took part, in the order of their turns. */
export function sidesIn({ state }: VentureViewContext): readonly SideNo[] {
  return state.order.filter((side) => side < SIDES && state.control[side] !== ABSENT)
}

/** The points of these sides after each round; the first entry is before the first one. */
export function pointsByRound(
  story: readonly Happened[],
  sides: readonly SideNo[],
): readonly (readonly number[])[] {
  const now = sides.map(() => 0)
  const rows: number[][] = []
  eachEvent(story, (event) => {
    if (event.event === 'scored') {
      const at = sides.indexOf(event.side)
      if (at >= 0) now[at] += event.points
    } else if (event.event === 'round' || event.event === 'over') rows.push([...now])
  })
  return rows
}

/** What a deed was worth to each side. */
export interface Worth {
  readonly what: Text
  readonly points: readonly number[]
}

/** Where the points came from, the most worth first. */
export function worthOf(
  story: readonly Happened[],
  { tables }: VentureViewContext,
  sides: readonly SideNo[],
): readonly Worth[] {
  const found = new Map<string, { what: Text; points: number[] }>()
  eachEvent(story, (event) => {
    if (event.event !== 'scored') return
    const at = sides.indexOf(event.side)
    const objective = tables.objectives[event.side][event.objective]
    if (at < 0 || objective === undefined) return
    const line = found.get(objective.deed) ?? {
      what: deedText(objective.deed, 2),
      points: sides.map(() => 0),
    }
    line.points[at] += event.points
    found.set(objective.deed, line)
  })
  const sum = ({ points }: Worth): number => points.reduce((all, one) => all + one, 0)
  return [...found.values()].toSorted((a, b) => sum(b) - sum(a))
}

/** What a side did, counted. */
export const counted = ['fights', 'won', 'killed', 'captured', 'lost', 'cards'] as const
export type Counted = Record<(typeof counted)[number], number>

/** Follows what happened: who fought whom is told by pieces, so whose they are is followed too. */
export function featsOf(
  story: readonly Happened[],
  { state, tables }: VentureViewContext,
  sides: readonly SideNo[],
): readonly Counted[] {
  const done = sides.map((): Counted => ({ fights: 0, won: 0, killed: 0, captured: 0, lost: 0, cards: 0 }))
  const add = (side: SideNo, what: keyof Counted): void => {
    const at = sides.indexOf(side)
    if (at >= 0) done[at][what]++
  }
  const whose = [...state.side]
  for (const piece of whose.keys()) whose[piece] = tables.home[piece] ?? state.side[piece]
  let attacker: SideNo = -1
  eachEvent(story, (event) => {
    switch (event.event) {
      case 'placed':
      case 'joined':
        whose[event.piece] = event.side
        break
      case 'attacked':
        attacker = event.side
        add(event.side, 'fights')
        break
      case 'fought':
        if (event.won) add(attacker, 'won')
        break
      case 'killed':
        add(event.by, 'killed')
        add(whose[event.piece], 'lost')
        break
      case 'captured':
        add(whose[event.captor], 'captured')
        break
      case 'used':
        add(event.side, 'cards')
        break
      default:
    }
  })
  return done
}
