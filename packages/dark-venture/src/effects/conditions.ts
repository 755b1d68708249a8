import type { Condition, SideOf } from '../content/effects.ts'
import { type CharacterId, type Guard, guardIds, type SpaceId, type TokenId } from '../content/ids.ts'
import { DEED, GUARD, RESOURCE, SIDE_NO, TOKEN } from '../state/names.ts'
import {
  E,
  FACTIONS,
  N,
  NEUTRAL,
  NOBODY,
  type PieceNo,
  RESOURCES,
  S,
  type SideNo,
  type Square,
  SQUARES,
  W,
} from '../state/numbers.ts'
import { across, onSide } from '../state/queries/built.ts'
import { savedCards } from '../state/queries/cards.ts'
import { hasFallen } from '../state/queries/fallen.ts'
import { goodsOf } from '../state/queries/goods.ts'
import { carried, marksOn } from '../state/queries/marks.ts'
import { guardOf, isAncient, isPlayers, squareOf } from '../state/queries/pieces.ts'
import { plays } from '../state/queries/playing.ts'
import { clockNow, hasFlagOfStory, pieceOfCharacter } from '../state/queries/story.ts'
import { ABSENT, AUTO, OUT, type State, STORY } from '../state/schema.ts'
import { squareNamed } from '../state/tables/ground.ts'
import type { MatchTables, EffectContext, Reason } from '../state/tables/match-tables.ts'
import { wholeQuery } from '../state/tables/query.ts'
import { short } from '../text/lacking.ts'
import { anyFits, isResource } from './find-units.ts'
import { resolveRef } from './resolve-ref.ts'

type Killed = Extract<Condition, { readonly killed: unknown }>
type Stands = Extract<Condition, { readonly stands: unknown }>
type Carries = Extract<Condition, { readonly carries: unknown }>

export function holds(s: State, tables: MatchTables, context: EffectContext, condition: Condition): boolean {
  if ('all' in condition) return condition.all.every((one) => holds(s, tables, context, one))
  if ('any' in condition) return condition.any.some((one) => holds(s, tables, context, one))
  if ('not' in condition) return !holds(s, tables, context, condition.not)
  return amountFor(s, tables, context, condition) >= neededFor(condition)
}

/** A condition that is not made of others. */
export type Single = Exclude<
  Condition,
  { readonly all: unknown } | { readonly any: unknown } | { readonly not: unknown }
>

/** How much a condition needs: as many as it counts, or 1. */
export function neededFor(condition: Single): number {
  if ('atLeast' in condition) return condition.atLeast ?? 1
  if ('roundOver' in condition) return condition.roundOver
  if ('darkness' in condition) return condition.darkness
  return 'cards' in condition ? condition.cards : 1
}

/** How much of it there is: what it counts, or 0 and 1 where there is nothing to count. */
export function amountFor(s: State, tables: MatchTables, context: EffectContext, condition: Single): number {
  if ('flag' in condition) return Number(hasFlagOfStory(s, tables, condition.flag))
  if ('clock' in condition) return clockNow(s, tables, condition.clock)
  if ('with' in condition) return Number(isAlong(s, tables, condition.with))
  if ('sides' in condition) return sum(s, context, condition.sides, (side) => Number(plays(s, side)))
  if ('favourWon' in condition) return Number(hasFavour(s, tables, context.side))
  if ('stands' in condition) return standing(s, tables, context, condition)
  if ('killed' in condition) return Number(isKilled(s, tables, condition))
  if ('deed' in condition) {
    const deed = DEED[condition.deed]
    return sum(s, context, condition.by, (side) => s.deeds[side * tables.deeds + deed])
  }
  if ('built' in condition) return builtOn(s, tables, condition.on)
  if ('carries' in condition) return load(s, context, condition)
  if ('roundOver' in condition) return Math.max(s.round - 1, s.story[STORY.roundsOver])
  if ('eliminated' in condition) return Number(isEliminated(s, context, condition.eliminated))
  if ('points' in condition) return sum(s, context, condition.points, (side) => s.points[side])
  if ('darkness' in condition) return s.story[STORY.darkness]
  if ('is' in condition) return Number(tables.idOf[resolveRef(s, context, condition.who)] === condition.is)
  if ('inStart' in condition) return Number(isInStart(s, tables, resolveRef(s, context, condition.inStart)))
  if ('exists' in condition) return Number(anyFits(s, tables, context, wholeQuery(condition.exists)))
  if ('onMap' in condition) return lying(s, tables, condition)
  if ('round' in condition) return Number(condition.round.includes(s.round))
  if ('belongs' in condition) return Number(doesBelong(s, context, condition))
  if ('kind' in condition) return Number(isOfKind(s, tables, context, condition))
  if ('on' in condition) return Number(isOn(s, tables, context, condition))
  return context.side < 0 ? NOBODY : savedCards(s, context.side)
}

/** Why a condition does not hold, undefined if it does: the first part that fails. */
export function whyNotCondition(
  s: State,
  tables: MatchTables,
  context: EffectContext,
  condition: Condition,
): Reason | undefined {
  if ('all' in condition) {
    for (const one of condition.all) {
      const reason = whyNotCondition(s, tables, context, one)
      if (reason !== undefined) return reason
    }
    return undefined
  }
  if (holds(s, tables, context, condition)) return undefined
  if ('cards' in condition) {
    const has = context.side < 0 ? 0 : savedCards(s, context.side)
    return { rule: 'DV-FX-5', numbers: short({ cards: condition.cards }, has) }
  }
  if ('favourWon' in condition) return { rule: 'DV-DASH-02' }
  if ('is' in condition) return { rule: 'DV-FX-1' }
  if ('inStart' in condition) return { rule: 'DV-FX-2' }
  if ('carries' in condition) return { rule: 'DV-FX-3' }
  if ('exists' in condition && condition.exists.captor === 'new') return { rule: 'DV-ALD-02' }
  return { rule: 'DV-FX-6' }
}

/** Does a side belong to what the row names? */
export function isOf(s: State, context: EffectContext, side: SideNo, of: SideOf): boolean {
  switch (of) {
    case 'own':
      return side === context.side
    case 'teamA':
      return s.team[side] === 1
    case 'teamB':
      return s.team[side] === 2
    case 'players':
      return s.seatOf[side] >= 0 && s.control[side] !== AUTO
    case 'autos':
      return s.control[side] === AUTO
    default:
      return side === SIDE_NO[of]
  }
}

/** DV-DASH-02: all three objectives of its Ancient are reached. */
export function hasFavour(s: State, tables: MatchTables, side: SideNo): boolean {
  if (side < 0 || side >= FACTIONS) return false
  for (let i = side * 3; i < side * 3 + 3; i++) if (s.favour[i] < tables.favourCount[i]) return false
  return true
}

function sum(s: State, context: EffectContext, of: SideOf, amount: (side: SideNo) => number): number {
  let total = 0
  for (let side = 0; side < s.army.length; side++) if (isOf(s, context, side, of)) total += amount(side)
  return total
}

function squaresOf(tables: MatchTables, spaces: readonly SpaceId[]): Square[] {
  return spaces.map((id) => squareNamed(tables.board, id))
}

/** Is that character with a side of players, and free? */
function isAlong(s: State, tables: MatchTables, character: CharacterId): boolean {
  const piece = pieceOfCharacter(s, tables, character)
  return piece >= 0 && isPlayers(s, s.side[piece])
}

/** How many stand there; 0 if they should be alone and are not. */
function standing(s: State, tables: MatchTables, context: EffectContext, condition: Stands): number {
  const { stands: of, on, alone, atRoundEnd, rank } = condition
  if (atRoundEnd === true && s.story[STORY.roundsOver] !== s.round) return 0
  const squares = squaresOf(tables, on)
  if (rank !== undefined && !isRanked(s, tables, context, of, squares, rank)) return 0
  let count = 0
  for (let side = 0; side < s.army.length; side++) {
    const there = s.army[side].filter((piece) => squares.includes(squareOf(s, tables, piece)))
    if (isOf(s, context, side, of)) for (const piece of there) count += standsFor(s, tables, piece, condition)
    else if (alone === true && there.length > 0) return 0
  }
  return count
}

/** For how many a unit counts. */
function standsFor(
  s: State,
  tables: MatchTables,
  piece: PieceNo,
  { carrying, bearing, unit }: Stands,
): number {
  if (!bears(s, piece, carrying)) return 0
  if (unit === 'ancient' && !isAncient(piece)) return 0
  if (unit !== undefined && unit !== 'ancient' && tables.idOf[piece] !== unit) return 0
  return bearing !== undefined && bears(s, piece, bearing) ? 2 : 1
}

/** By strength and defence together on these squares: is the side of that rank, and nobody its equal (DV-STORY-11)? */
function isRanked(
  s: State,
  tables: MatchTables,
  context: EffectContext,
  of: SideOf,
  squares: readonly Square[],
  rank: 1 | 2,
): boolean {
  const forces = s.army.map((army, side) =>
    side === NEUTRAL
      ? 0
      : army.reduce(
          (total, piece) =>
            squares.includes(squareOf(s, tables, piece))
              ? total + tables.strength[piece] + tables.defence[piece]
              : total,
          0,
        ),
  )
  return forces.some((force, side) => {
    if (force === 0 || !isOf(s, context, side, of)) return false
    const better = forces.filter((other) => other > force).length
    return better === rank - 1 && forces.filter((other) => other === force).length === 1
  })
}

function bears(s: State, piece: PieceNo, token: TokenId | undefined): boolean {
  return token === undefined || carried(s, piece, TOKEN[token]) > 0
}

function isKilled(s: State, tables: MatchTables, condition: Killed): boolean {
  const { killed } = condition
  if (isGuard(killed)) return areGuardsBeaten(s, tables, GUARD[killed])
  if (!hasFallen(s, tables, killed)) return false
  return !('noEggLeft' in condition) || !isEggLeft(s)
}

function isGuard(killed: Killed['killed']): killed is Guard {
  return (guardIds as readonly string[]).includes(killed)
}

/** They came, and none of them is left that is nobody's prisoner. */
function areGuardsBeaten(s: State, { guardWord }: MatchTables, guard: number): boolean {
  if (s.story[guardWord[guard]] < 0) return false
  return !s.army[NEUTRAL].some((piece) => guardOf(s, piece) === guard)
}

function isEggLeft(s: State): boolean {
  if (liesSomewhere(s, TOKEN.egg)) return true
  for (let piece = 0; piece < s.at.length; piece++) if (carried(s, piece, TOKEN.egg) > 0) return true
  return false
}

type OnMap = Extract<Condition, { readonly onMap: unknown }>
type Belongs = Extract<Condition, { readonly belongs: unknown }>
type OfKind = Extract<Condition, { readonly kind: unknown }>
type On = Exclude<Extract<Single, { readonly on: unknown; readonly who: unknown }>, Stands>

/** How many such tokens lie on those spaces; without any: whether one lies anywhere. */
function lying(s: State, tables: MatchTables, { onMap, on }: OnMap): number {
  if (on === undefined) return Number(liesSomewhere(s, TOKEN[onMap]))
  return squaresOf(tables, on).reduce((sum, square) => sum + marksOn(s, square, TOKEN[onMap]), 0)
}

function doesBelong(s: State, context: EffectContext, { belongs, who }: Belongs): boolean {
  const piece = resolveRef(s, context, who)
  return piece >= 0 && isOf(s, context, s.side[piece], belongs)
}

const KINDS: readonly OfKind['kind'][] = ['standard', 'hero', 'ancient', 'creature']

function isOfKind(s: State, tables: MatchTables, context: EffectContext, { kind, who }: OfKind): boolean {
  const piece = resolveRef(s, context, who)
  return piece >= 0 && KINDS[tables.kindOf[piece]] === kind
}

function isOn(s: State, tables: MatchTables, context: EffectContext, { on, who }: On): boolean {
  const piece = resolveRef(s, context, who)
  return piece >= 0 && s.at[piece] >= 0 && squaresOf(tables, on).includes(squareOf(s, tables, piece))
}

function liesSomewhere(s: State, token: number): boolean {
  for (let square = 0; square < SQUARES; square++) if (marksOn(s, square, token) > 0) return true
  return false
}

/** Fences and walls on the edges of these spaces and across them, each once, whoever built them. */
function builtOn(s: State, tables: MatchTables, spaces: readonly SpaceId[]): number {
  const squares = squaresOf(tables, spaces)
  let count = 0
  for (const square of squares) {
    if (across(s.built, square) !== 0) count++
    for (let side = N; side <= W; side++) {
      if (onSide(s.built, square, side) === 0) continue
      const isFirst = side === E || side === S || !squares.includes(tables.board.beside[square * 8 + side])
      if (isFirst) count++
    }
  }
  return count
}

function load(s: State, context: EffectContext, { carries, who }: Carries): number {
  const of = (piece: PieceNo): number => {
    if (carries === 'any') return allGoods(s, piece)
    return isResource(carries) ? goodsOf(s, piece, RESOURCE[carries]) : carried(s, piece, TOKEN[carries])
  }
  if (isRef(who)) {
    const piece = resolveRef(s, context, who)
    return piece < 0 ? 0 : of(piece)
  }
  return sum(s, context, who, (side) => s.army[side].reduce((total, piece) => total + of(piece), 0))
}

const refs = ['self', 'it', 'attacker', 'defender', 'last'] as const

function isRef(who: Carries['who']): who is (typeof refs)[number] {
  return (refs as readonly string[]).includes(who)
}

function allGoods(s: State, piece: PieceNo): number {
  let total = 0
  for (let resource = 0; resource < RESOURCES; resource++) total += goodsOf(s, piece, resource)
  return total
}

/** Every side of it that was ever in the game is out, and there was one (DV-MISC-04). */
function isEliminated(s: State, context: EffectContext, of: SideOf): boolean {
  let any = false
  for (let side = 0; side < s.army.length; side++) {
    if (!isOf(s, context, side, of) || s.control[side] === ABSENT) continue
    if (s.control[side] !== OUT) return false
    any = true
  }
  return any
}

function isInStart(s: State, tables: MatchTables, piece: PieceNo): boolean {
  return piece >= 0 && s.at[piece] >= 0 && tables.starts[s.side[piece]].includes(squareOf(s, tables, piece))
}
