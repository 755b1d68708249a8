import type { SideOf } from '../content/effects.ts'
import type { StoryRule } from '../content/stories.ts'
import { storyReadFrame, storyRuleFrame, storyTestFrame } from '../state/frames.ts'
import { NOBODY, type PieceNo, type SideNo, type Square } from '../state/numbers.ts'
import { isActive, isPlayers } from '../state/queries/pieces.ts'
import { plays } from '../state/queries/playing.ts'
import type { State } from '../state/schema.ts'
import type { MatchTables, VentureContext, EffectContext } from '../state/tables/match-tables.ts'
import { ruleNumber, storyBit } from '../state/tables/story-words.ts'
import { holds, isOf } from './conditions.ts'
import { canDo, contextOf, runProgram } from './interpreter.ts'

/** Tests conditions, watches and endings of the story before the next frame goes on (DV-STORY-1). */
export function testStory(ctx: VentureContext): void {
  ctx.push(storyTestFrame, {})
}

/** What the story is, and what each side plays for in it. */
export function tellStory(s: State, ctx: VentureContext): void {
  const { scenario, adventure, cast } = ctx.tables
  if (scenario === undefined && adventure === undefined) return
  ctx.tell?.({ event: 'storyBegins' })
  if (adventure !== undefined || scenario?.teamA !== undefined) ctx.tell?.({ event: 'goal', side: NOBODY })
  for (const side of s.order) {
    const hasGoal = cast[side]?.win !== undefined || cast[side]?.lose !== undefined
    if (hasGoal) ctx.tell?.({ event: 'goal', side })
  }
}

/** Has the scenario a rule for such a moment? */
export function hasRule({ scenario }: MatchTables, when: StoryRule['when']): boolean {
  if (scenario === undefined) return false
  for (const rule of scenario.rules) if (rule.when === when) return true
  return false
}

/** What the scenario says of a round's beginning or end, the first rule first, each side in turn order. */
export function followRules(s: State, when: StoryRule['when'], ctx: VentureContext): void {
  const { scenario } = ctx.tables
  if (scenario === undefined) return
  for (const rule of scenario.rules.toReversed()) {
    if (rule.when !== when) continue
    const sides = rule.each === undefined ? [NOBODY] : sidesOf(s, rule.each).toReversed()
    for (const side of sides) follow(s, rule, contextOf(side), ctx)
  }
}

/** The sides that play and are meant, in turn order. */
function sidesOf(s: State, each: true | SideOf | readonly SideOf[]): SideNo[] {
  const meant = typeof each === 'string' ? [each] : each
  return s.order.filter(
    (side) => plays(s, side) && (meant === true || meant.some((of) => isOf(s, contextOf(side), side, of))),
  )
}

/** The same of what a unit does: `it` enters a space, or is taken by `self`. */
export function followRulesOf(
  s: State,
  when: StoryRule['when'],
  context: EffectContext,
  ctx: VentureContext,
): void {
  for (const rule of ctx.tables.scenario?.rules.toReversed() ?? [])
    if (rule.when === when) follow(s, rule, context, ctx)
}

/** What waits for something is looked at when those before it are done. */
function follow(s: State, rule: StoryRule, context: EffectContext, ctx: VentureContext): void {
  const { side, self, it } = context
  if (rule.needs === undefined && rule.once === undefined) happen(s, rule, context, ctx)
  else ctx.push(storyRuleFrame, { rule: rule.id, side, self, it })
}

/** A rule that was to be looked at again. */
export function followIfDue(s: State, id: string, context: EffectContext, ctx: VentureContext): void {
  const rule = ctx.tables.scenario?.rules.find((one) => one.id === id)
  if (rule !== undefined && isDue(s, ctx.tables, rule, context)) happen(s, rule, context, ctx)
}

function happen(s: State, rule: StoryRule, context: EffectContext, ctx: VentureContext): void {
  const { scenario } = ctx.tables
  if (scenario === undefined) return
  if (rule.once === true) {
    const no = ruleNumber(scenario, rule.id)
    s.story[ctx.tables.onceWord[no]] |= storyBit(no)
  }
  const program = `scenario.${scenario.id}.${rule.id}`
  if (canDo(s, ctx.tables, program, context)) ctx.tell?.({ event: 'storyRule', rule: program })
  runProgram(program, context, ctx)
}

/** Does what it waits for hold, and has it not happened yet, if it happens once? */
function isDue(
  s: State,
  tables: MatchTables,
  { id, needs, once }: StoryRule,
  context: EffectContext,
): boolean {
  if (needs !== undefined && !holds(s, tables, context, needs)) return false
  if (once !== true || tables.scenario === undefined) return true
  const no = ruleNumber(tables.scenario, id)
  return (s.story[tables.onceWord[no]] & storyBit(no)) === 0
}

/** Somebody reads a passage before the next frame goes on; the token of that square goes, unless it says otherwise. */
export function readPassage(passage: string, piece: PieceNo, square: Square, ctx: VentureContext): void {
  ctx.push(storyReadFrame, { passage, piece, square, phase: 0 })
}

/** The first watch of the adventure whose moment has come and that was not read yet, or -1. */
export function nextWatch(s: State, tables: MatchTables): number {
  const watches = tables.adventure?.watches ?? []
  for (let i = 0; i < watches.length; i++) {
    const isRead = (s.story[tables.watchWord[i]] & storyBit(i)) !== 0
    if (!isRead && holds(s, tables, contextOf(NOBODY), watches[i].when)) return i
  }
  return NOBODY
}

/** What a watch waited for has happened: its passage is read, once. */
export function readWatch(s: State, watch: number, ctx: VentureContext): void {
  const { adventure } = ctx.tables
  if (adventure === undefined) return
  s.story[ctx.tables.watchWord[watch]] |= storyBit(watch)
  readPassage(adventure.watches[watch].read, readerOf(s), NOBODY, ctx)
}

/** Who reads what nobody in particular has come upon: who attacks, or the first of whose turn it is, or the first. */
export function readerOf(s: State): PieceNo {
  for (const piece of s.fights.at(-1)?.attackers ?? [])
    if (isActive(s, piece) && isPlayers(s, s.side[piece])) return piece
  if (s.turn >= 0 && isPlayers(s, s.turn) && s.army[s.turn].length > 0) return s.army[s.turn][0]
  for (let side = 0; side < s.army.length; side++)
    if (isPlayers(s, side) && s.army[side].length > 0) return s.army[side][0]
  return NOBODY
}

/** Sides of people in a story that they play together: those who are out belong to it (DV-STORY-8). */
export function playersOf(s: State): SideNo[] {
  const sides: SideNo[] = []
  for (let side = 0; side < s.team.length; side++) if (s.team[side] === 1) sides.push(side)
  return sides
}
