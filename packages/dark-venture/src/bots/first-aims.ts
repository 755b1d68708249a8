import type { Condition, SideOf } from '../content/effects.ts'
import type { Deed } from '../content/ids.ts'
import { amountFor, neededFor, type Single } from '../effects/conditions.ts'
import { contextOf } from '../effects/interpreter.ts'
import { SIDE_NO, sideIds, TOKEN } from '../state/names.ts'
import { NOBODY, type SideNo, SIDES, type Square } from '../state/numbers.ts'
import type { StateView } from '../state/schema.ts'
import type { MatchTables } from '../state/tables/match-tables.ts'
import type { Aims } from './aims.ts'

// How the levels of before read a story: whatever its conditions name, one by one. They are kept as they were.

interface Collected {
  readonly spaces: Square[]
  readonly kills: Set<string>
  readonly deeds: Map<Deed, number>
  readonly tokens: Set<number>
}

/** What a story asks of a side. */
export function firstAims(tables: MatchTables, side: SideNo): Aims {
  const aims: Collected = { spaces: [], kills: new Set(), deeds: new Map(), tokens: new Set() }
  const { scenario, adventure } = tables
  for (const one of wantedBy(tables, side)) collect(tables, side, one, aims)
  for (const { when } of adventure?.watches ?? []) collect(tables, side, when, aims)
  for (const token of scenario?.carried ?? []) aims.tokens.add(TOKEN[token])
  return {
    ...aims,
    places: aims.spaces.map((square) => ({ squares: [square], token: NOBODY })),
    sites: [],
    builds: 0,
  }
}

/** What a story wants of a side, or of its team. */
function wantedBy({ scenario, adventure, cast }: MatchTables, side: SideNo): readonly Condition[] {
  const row = cast[side]
  const ofTeam = row?.team === 'A' ? scenario?.teamA?.win : scenario?.teamA?.lose
  return [...(row?.win ?? []), ...(ofTeam ?? []), ...(adventure?.endings ?? []).map(({ when }) => when)]
}

function collect(tables: MatchTables, side: SideNo, cond: Condition, aims: Collected): void {
  if ('all' in cond) for (const one of cond.all) collect(tables, side, one, aims)
  else if ('any' in cond) for (const one of cond.any) collect(tables, side, one, aims)
  else if ('killed' in cond) aims.kills.add(cond.killed)
  else if ('stands' in cond && isOurs(tables, side, cond.stands)) addSpaces(tables, cond.on, aims)
  else if ('deed' in cond && isOurs(tables, side, cond.by)) aims.deeds.set(cond.deed, cond.atLeast)
  else if ('built' in cond && isOurs(tables, side, cond.by)) {
    addSpaces(tables, cond.on, aims)
    aims.deeds.set('structuresBuilt', cond.atLeast)
  } else if ('carries' in cond && cond.carries in TOKEN)
    aims.tokens.add(TOKEN[cond.carries as keyof typeof TOKEN])
}

function addSpaces(tables: MatchTables, spaces: readonly string[], aims: Collected): void {
  for (const id of spaces) {
    const square = tables.board.squareOf.get(id)
    if (square !== undefined) aims.spaces.push(square)
  }
}

/** Does a condition speak of this side or of those it plays with? */
function isOurs(tables: MatchTables, side: SideNo, whose: SideOf): boolean {
  switch (whose) {
    case 'own':
    case 'players':
      return true
    case 'teamA':
      return tables.cast[side]?.team === 'A'
    case 'teamB':
      return tables.cast[side]?.team === 'B'
    case 'autos':
      return false
    default:
      return SIDE_NO[whose] === SIDE_NO[sideIds[side]]
  }
}

const asked = new WeakMap<MatchTables, readonly (readonly Single[])[]>()

/** All single conditions that a story has for a side. */
function conditionsOf(tables: MatchTables, side: SideNo): readonly Single[] {
  let all = asked.get(tables)
  if (all === undefined) {
    all = Array.from({ length: SIDES }, (_, one) => wantedBy(tables, one).flatMap(singles))
    asked.set(tables, all)
  }
  return all[side]
}

function singles(condition: Condition): Single[] {
  if ('all' in condition) return condition.all.flatMap(singles)
  if ('any' in condition) return condition.any.flatMap(singles)
  return 'not' in condition ? [] : [condition]
}

/** How much of what a story asks of a side is done, between 0 and 1. */
export function firstStoryDone(s: StateView, tables: MatchTables, side: SideNo): number {
  const conditions = conditionsOf(tables, side)
  let sum = 0
  for (const condition of conditions)
    sum += Math.min(1, amountFor(s, tables, contextOf(side), condition) / neededFor(condition))
  return conditions.length === 0 ? 0 : sum / conditions.length
}
