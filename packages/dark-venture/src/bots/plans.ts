import type { BotSeat, Choice, Plan } from '@longtable/kernel'
import { marchFrame, turnFrame } from '../state/frames.ts'
import type { DarkVenture } from '../state/tables/match-tables.ts'
import { type UnitGoal, type Hunt, botView, numberOf, type BotView } from './bot-view.ts'
import { MOVE_DIE } from './gain-values.ts'
import { goalsOf, huntOf, rate } from './goals.ts'
import type { Habits } from './habits.ts'
import { actValue, stepTowards } from './turn-choices.ts'
import { budgetOf, wayTo } from './walks.ts'

type VenturePlan = Plan<DarkVenture>
type Quick = (seat: BotSeat<DarkVenture>) => Choice

interface Promising {
  readonly plan: VenturePlan
  readonly worth: number
  /** Plans of one kind come to much the same. */
  readonly kind: string
}

/** So many of a kind come before those of other kinds; the rest after them. */
const OF_A_KIND = 2

/** What a seat could set out for: in its turn one act after the other, each with all that is asked about it. */
export function plansFor(seat: BotSeat<DarkVenture>, habits: Habits, quick: Quick): VenturePlan[] {
  if (seat.step !== turnFrame.name) return [quick(seat), ...seat.offered].map((choice) => only(choice))
  const view = botView(seat, habits)
  const hunt = huntOf(view)
  const found: Promising[] = []
  for (const choice of seat.offered) {
    // Whoever answers quickly lays nothing on the cloth: nothing comes of going there.
    if (choice.do === 'propose') continue
    if (choice.do === 'march') addMarches(view, hunt, choice, quick, found)
    else found.push({ plan: act(choice, quick), worth: actValue(view, hunt, choice), kind: kindOf(choice) })
  }
  return [act(quick(seat), quick), ...inOrder(found).map(({ plan }) => plan)]
}

function kindOf(choice: Choice): string {
  return choice.do === 'ability' ? `ability ${numberOf(choice, 'ability')}` : choice.do
}

/** The most promising first, but not all of one kind. */
function inOrder(found: Promising[]): Promising[] {
  const met = new Map<string, number>()
  const first: Promising[] = []
  const later: Promising[] = []
  for (const one of found.sort((a, b) => b.worth - a.worth)) {
    const before = met.get(one.kind) ?? 0
    met.set(one.kind, before + 1)
    if (before < OF_A_KIND) first.push(one)
    else later.push(one)
  }
  return [...first, ...later]
}

const only =
  (choice: Choice): VenturePlan =>
  (_seat, made) =>
    made === 0 ? choice : undefined

/** An act of the turn; what it asks for is answered at once. */
const act =
  (choice: Choice, quick: Quick): VenturePlan =>
  (seat, made) => {
    if (made === 0) return choice
    return seat.step === turnFrame.name ? undefined : quick(seat)
  }

/** A unit goes to one of its goals, as far as the dice carry it. */
const march =
  (choice: Choice, goal: UnitGoal, habits: Habits, quick: Quick): VenturePlan =>
  (seat, made) => {
    if (made === 0) return choice
    if (seat.step === turnFrame.name) return undefined
    return seat.step === marchFrame.name ? stepTowards(botView(seat, habits), goal) : quick(seat)
  }

function addMarches(view: BotView, hunt: Hunt, choice: Choice, quick: Quick, found: Promising[]): void {
  const piece = numberOf(choice, 'piece')
  const here = view.s.at[piece]
  for (const goal of goalsOf(view, hunt, piece)) {
    const worth = rate(goal, here)
    if (worth <= 0 || wayTo(view, goal.field, piece, budgetOf(view, 0, 0)) < 0) continue
    found.push({
      plan: march(choice, goal, view.habits, quick),
      worth: worth - MOVE_DIE,
      kind: `march ${piece}`,
    })
  }
}
