import { type Frame, text, type Text } from '@longtable/kernel'
import type { Condition } from '../content/effects.ts'
import { type AdventureRow, type ScenarioSide, textsOf } from '../content/stories.ts'
import { amountFor, hasFavour, holds, neededFor } from '../effects/conditions.ts'
import { contextOf } from '../effects/interpreter.ts'
import { DEED, deedOf, SIDE_NO } from '../state/names.ts'
import { FACTIONS, NOBODY, type Seat, type SideNo } from '../state/numbers.ts'
import { hasAncient } from '../state/queries/pieces.ts'
import { ABSENT, type StateView } from '../state/schema.ts'
import type { MatchTables, VentureViewContext } from '../state/tables/match-tables.ts'
import { deedText, sayCondition } from '../text/effect-parts.ts'

/** How a side stands: what it plays for, and how far it has come. */

export interface Progress {
  readonly what: Text
  /** Done of the `per` that pay the next time. */
  readonly has: number
  readonly per: number
  readonly points: number
  /** How often it has paid. */
  readonly scored: number
  /** How often it can pay yet; null: without end. */
  readonly left: number | null
}

/** The objectives that pay points, the general ones first (DV-SETUP-15). */
export function progressOf({ state, tables }: VentureViewContext, side: SideNo): readonly Progress[] {
  return tables.objectives[side].map(({ deed, per, points, times }, i) => {
    const scored = state.scored[side * tables.mostObjectives + i]
    const left = times === undefined ? null : times - scored
    const done = state.deeds[side * tables.deeds + DEED[deed]] - scored * per
    return { what: deedText(deed, per), has: left === 0 ? per : done, per, points, scored, left }
  })
}

/** A part of a goal, so far. */
export interface Step {
  readonly what: Text
  readonly has: number
  readonly needs: number
}

export interface Favour {
  readonly rows: readonly Step[]
  readonly isWon: boolean
  /** How often the Ancient is saved from being killed (DV-ANC-03). */
  readonly shields: number
  /** Is the Ancient on the map? */
  readonly isHere: boolean
}

/** The favour of a faction's Ancient (DV-DASH-02); a Hero has none. */
export function favourOf({ state, tables }: VentureViewContext, side: SideNo): Favour {
  if (side < 0 || side >= FACTIONS) return { rows: [], isWon: false, shields: 0, isHere: false }
  const rows = [0, 1, 2].map((which) => {
    const needs = tables.favourCount[side * 3 + which]
    const deed = deedOf[tables.favourDeed[side * 3 + which]]
    return { what: deedText(deed, needs), has: state.favour[side * 3 + which], needs }
  })
  return {
    rows,
    isWon: hasFavour(state, tables, side),
    shields: state.shield[side],
    isHere: hasAncient(state, side),
  }
}

export interface SideGoal {
  readonly text: Text
  readonly parts: readonly Step[]
}

/** What a side plays for: points, what the story asks of it or of its team; null: nothing. */
export function goalOf(ctx: VentureViewContext, side: SideNo): SideGoal | null {
  const { state, tables } = ctx
  if (side < 0 || state.control[side] === ABSENT) return null
  if (tables.adventure !== undefined) return tables.auto[side] ? null : adventureGoal(ctx, tables.adventure)
  const { scenario } = tables
  if (scenario === undefined) return pointsGoal(ctx, side)
  const own = tables.cast[side]
  const mate = own?.win === undefined ? mateOf(tables, own) : own
  if (mate?.win !== undefined) {
    const of = SIDE_NO[mate.side]
    return { text: goalText(textsOf(scenario), mate.side), parts: partsOf(ctx, of, mate.win) }
  }
  if (scenario.teamA === undefined || state.team[side] !== 1) return null
  return { text: goalText(textsOf(scenario), 'team'), parts: partsOf(ctx, NOBODY, scenario.teamA.win) }
}

/** Who of the same team has something to win, where the team as such has not. */
function mateOf({ scenario }: MatchTables, own: ScenarioSide | undefined): ScenarioSide | undefined {
  if (own?.team === undefined || (own.team === 'A' && scenario?.teamA !== undefined)) return undefined
  return scenario?.sides.find(({ team, win }) => team === own.team && win !== undefined)
}

/** The sentence that the story has for a side (`hero:larvok` is `larvok` there) or a team. */
function goalText(story: string, name: string): Text {
  return text(`${story}.goal.${name.replace('hero:', '')}`)
}

function pointsGoal({ state, tables: { target } }: VentureViewContext, side: SideNo): SideGoal {
  const part = { what: text('goal.points', { count: target }), has: state.points[side], needs: target }
  return { text: text('goal.victory', { count: target }), parts: [part] }
}

/** What must be won on the way, and then what ends the adventure well. */
function adventureGoal(ctx: VentureViewContext, { id, milestones, endings }: AdventureRow): SideGoal {
  const [well] = endings
  const conditions: Condition[] = [...milestones.map((flag): Condition => ({ flag })), well.when]
  return { text: goalText(`scenarios.${id}`, 'team'), parts: partsOf(ctx, NOBODY, conditions) }
}

/** Each single condition, whether all of them are needed or one is enough. */
function partsOf(ctx: VentureViewContext, side: SideNo, conditions: readonly Condition[]): readonly Step[] {
  const { state, tables } = ctx
  return conditions.flatMap((condition): readonly Step[] => {
    if ('all' in condition) return partsOf(ctx, side, condition.all)
    if ('any' in condition) return partsOf(ctx, side, condition.any)
    if ('not' in condition) {
      const isMet = holds(state, tables, contextOf(side), condition)
      return [{ what: sayCondition(condition), has: Number(isMet), needs: 1 }]
    }
    const needs = neededFor(condition)
    const has = Math.min(needs, amountFor(state, tables, contextOf(side), condition))
    return [{ what: sayCondition(condition), has, needs }]
  })
}

export interface Uses {
  readonly left: number
  readonly of: number
}

/** How often a side may still use an ability in its turn or in the game; null: that is not limited, or by unit. */
export function usesLeft({ state, tables }: VentureViewContext, side: SideNo, ability: number): Uses | null {
  const { per, times } = tables.abilities[side][ability]
  if (per === 'never' || per === 'unitAndTurn') return null
  const today = state.turn === side ? state.uses[ability] : 0
  const used = per === 'turn' ? today : state.spent[side * tables.mostAbilities + ability]
  return { left: Math.max(0, times - used), of: times }
}

/** The side a seat decides for; of two the one that is asked, or whose turn it is. -1: none. */
export function sideOfSeat(s: StateView, seat: Seat, frame?: Frame): SideNo {
  const { asker, side: own = NOBODY } = (frame ?? {}) as { readonly asker?: SideNo; readonly side?: SideNo }
  const asked = asker ?? own
  for (const side of [asked, s.turn]) if (side >= 0 && s.seatOf[side] === seat) return side
  return s.sideOf[seat] ?? NOBODY
}
