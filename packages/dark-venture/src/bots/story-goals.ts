import type { Condition, Effect, Effects, SideOf } from '../content/effects.ts'
import type { Deed, Goal, TokenId } from '../content/ids.ts'
import { amountFor, holds, neededFor } from '../effects/conditions.ts'
import { contextOf } from '../effects/interpreter.ts'
import { SIDE_NO, TOKEN } from '../state/names.ts'
import { NOBODY, type SideNo, type Square } from '../state/numbers.ts'
import { carried } from '../state/queries/marks.ts'
import type { StateView } from '../state/schema.ts'
import type { MatchTables } from '../state/tables/match-tables.ts'
import type { AimedPlace, Aims } from './aims.ts'

/**
 * The goals of a story, read from its rows: what a side wins by, what rules pay the deeds that it wins by, and what its
 * orders send it for. Nothing here knows a story by its name.
 */

interface Collected {
  readonly places: AimedPlace[]
  readonly kills: Set<string>
  readonly deeds: Map<Deed, number>
  readonly tokens: Set<number>
  readonly sites: Square[]
  builds: number
}

export function readGoals(tables: MatchTables, side: SideNo): Aims {
  const aims: Collected = {
    places: [],
    kills: new Set(),
    deeds: new Map(),
    tokens: new Set(),
    sites: [],
    builds: 0,
  }
  const { adventure, scenario, cast } = tables
  for (const one of wantedBy(tables, side)) collect(tables, side, one, aims)
  for (const { when } of adventure?.watches ?? []) collect(tables, side, when, aims)
  for (const rule of scenario?.rules ?? []) collectPaid(tables, side, rule.effects, aims)
  collectOrders(tables, side, cast[side]?.orders ?? [], aims)
  return aims
}

/** What a story wants of a side, or of its team: what the other team loses by is as good as a win. */
function wantedBy({ scenario, adventure, cast }: MatchTables, side: SideNo): readonly Condition[] {
  const row = cast[side]
  const ofTeam = row?.team === 'A' ? scenario?.teamA?.win : scenario?.teamA?.lose
  const others = (scenario?.sides ?? [])
    .filter((other) => row?.team !== undefined && other.team === row.team && other !== row)
    .flatMap(({ win = [] }) => win)
  const ends = (adventure?.endings ?? []).map(({ when }) => when)
  return [...(row?.win ?? []), ...others, ...(ofTeam ?? []), ...ends]
}

function collect(tables: MatchTables, side: SideNo, cond: Condition, aims: Collected): void {
  if ('all' in cond) for (const one of cond.all) collect(tables, side, one, aims)
  else if ('any' in cond) for (const one of cond.any) collect(tables, side, one, aims)
  else if ('killed' in cond) aims.kills.add(cond.killed)
  else if ('stands' in cond && isOurs(tables, side, cond.stands))
    addPlace(tables, cond.on, cond.carrying ?? cond.bearing, aims)
  else if ('deed' in cond && isOurs(tables, side, cond.by)) aims.deeds.set(cond.deed, cond.atLeast)
  else if ('built' in cond && isOurs(tables, side, cond.by)) {
    aims.sites.push(...squaresOf(tables, cond.on))
    aims.builds = Math.max(aims.builds, cond.atLeast)
  } else if ('carries' in cond && isToken(cond.carries)) aims.tokens.add(TOKEN[cond.carries])
}

/** Stand there; with a token: have it first. */
function addPlace(
  tables: MatchTables,
  spaces: readonly string[],
  token: TokenId | undefined,
  aims: Collected,
): void {
  aims.places.push({ squares: squaresOf(tables, spaces), token: token === undefined ? NOBODY : TOKEN[token] })
  if (token !== undefined) aims.tokens.add(TOKEN[token])
}

/** Rules that count a deed which the side wants: what they ask for is wanted, too. */
function collectPaid(tables: MatchTables, side: SideNo, effects: Effects, aims: Collected): void {
  for (const effect of effects) {
    if (effect.do !== 'when') continue
    const pays = effect.run.some((inner) => isWantedCount(inner, aims))
    if (pays) collectAsked(tables, side, effect.cond, aims)
    collectPaid(tables, side, effect.run, aims)
    collectPaid(tables, side, effect.otherwise ?? [], aims)
  }
}

function isWantedCount(effect: Effect, aims: Collected): boolean {
  return effect.do === 'count' && aims.deeds.has(effect.deed)
}

/** Where a rule wants its unit to be, and with what: `it` and `own` are the side's. */
function collectAsked(tables: MatchTables, side: SideNo, cond: Condition, aims: Collected): void {
  const parts = 'all' in cond ? cond.all : [cond]
  if (parts.some((one) => 'belongs' in one && !isOurs(tables, side, one.belongs))) return
  const tokens = parts.flatMap((one) =>
    'carries' in one && one.who === 'it' && isToken(one.carries) ? [one.carries] : [],
  )
  const [token] = tokens
  for (const one of parts) {
    if ('on' in one && 'who' in one) addSquares(squaresOf(tables, one.on), token, aims)
    else if ('inStart' in one) addSquares(tables.starts[side] ?? [], token, aims)
    else if ('exists' in one && one.exists.at !== undefined && one.exists.side !== 'enemy')
      addSquares(squaresOf(tables, one.exists.at), token, aims)
    else if ('stands' in one && (one.stands === 'own' || isOurs(tables, side, one.stands)))
      addSquares(squaresOf(tables, one.on), token, aims)
  }
  if (token !== undefined) aims.tokens.add(TOKEN[token])
}

function addSquares(squares: readonly Square[], token: TokenId | undefined, aims: Collected): void {
  aims.places.push({ squares, token: token === undefined ? NOBODY : TOKEN[token] })
}

/** What an Auto-Enemy would be sent for, whoever leads the side. */
function collectOrders(tables: MatchTables, side: SideNo, orders: Effects, aims: Collected): void {
  for (const effect of orders) {
    if (effect.do === 'when') collectOrders(tables, side, [...effect.run, ...(effect.otherwise ?? [])], aims)
    if (effect.do !== 'go') continue
    const { who } = effect
    const carries = typeof who === 'string' ? undefined : who.carries
    const token = carries !== undefined && isToken(carries) ? carries : undefined
    for (const goal of effect.goal) addGoal(tables, side, goal, token, aims)
  }
}

function addGoal(
  tables: MatchTables,
  side: SideNo,
  goal: Goal,
  token: TokenId | undefined,
  aims: Collected,
): void {
  if (goal === 'ownStart') addSquares(tables.starts[side] ?? [], token, aims)
  else if (typeof goal === 'string') return
  else if ('spaces' in goal) addSquares(squaresOf(tables, goal.spaces), token, aims)
  else if ('token' in goal) aims.tokens.add(TOKEN[goal.token])
  else aims.kills.add(goal.unit)
}

function squaresOf({ board }: MatchTables, spaces: readonly string[]): Square[] {
  return spaces.flatMap((id) => board.squareOf.get(id) ?? [])
}

function isToken(what: string): what is TokenId {
  return what in TOKEN
}

/** Does a condition speak of this side or of those it plays with? */
function isOurs(tables: MatchTables, side: SideNo, whose: SideOf): boolean {
  const team = tables.cast[side]?.team
  switch (whose) {
    case 'own':
      return true
    case 'players':
      return !tables.auto[side]
    case 'autos':
      return tables.auto[side]
    case 'teamA':
      return team === 'A'
    case 'teamB':
      return team === 'B'
    default:
      return SIDE_NO[whose] === side || (team !== undefined && tables.cast[SIDE_NO[whose]]?.team === team)
  }
}

const asked = new WeakMap<MatchTables, (readonly Condition[] | undefined)[]>()

/** The best of what a side could win by, between 0 and 1; what must come together counts by its parts. */
export function storyProgress(s: StateView, tables: MatchTables, side: SideNo): number {
  let bySide = asked.get(tables)
  if (bySide === undefined) {
    bySide = []
    asked.set(tables, bySide)
  }
  const wanted = (bySide[side] ??= wantedBy(tables, side))
  let most = 0
  for (let i = 0; i < wanted.length; i++) most = Math.max(most, progressOf(s, tables, side, wanted[i]))
  return most
}

/** A token that is to be brought somewhere is half of it when somebody has it. */
const HALF = 0.5

function progressOf(s: StateView, tables: MatchTables, side: SideNo, cond: Condition): number {
  if ('all' in cond) {
    let sum = 0
    for (const one of cond.all) sum += progressOf(s, tables, side, one)
    return sum / cond.all.length
  }
  if ('any' in cond) return Math.max(...cond.any.map((one) => progressOf(s, tables, side, one)))
  const context = contextOf(side)
  if ('not' in cond) return Number(holds(s, tables, context, cond))
  const done = Math.min(1, amountFor(s, tables, context, cond) / neededFor(cond))
  if (!('stands' in cond) || cond.carrying === undefined || done > 0) return done
  const token = TOKEN[cond.carrying]
  return s.army[side].some((piece) => carried(s, piece, token) > 0) ? HALF : 0
}
