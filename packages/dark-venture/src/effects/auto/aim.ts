import type { AutoAim } from '../../state/events/auto.ts'
import type { autoFightFrame, LocalsOf } from '../../state/frames.ts'
import { ruleOfChoice } from '../../state/mutations/dice.ts'
import { type PieceNo } from '../../state/numbers.ts'
import { isInTruce } from '../../state/queries/attack.ts'
import { distance } from '../../state/queries/map.ts'
import { defenceOf, strengthOf, weaponFor } from '../../state/queries/modifiers.ts'
import { areEnemies, isActive, isPlayers, squareOf } from '../../state/queries/pieces.ts'
import { seesPiece } from '../../state/queries/visibility.ts'
import type { State } from '../../state/schema.ts'
import type { MatchTables, VentureContext, EffectOf } from '../../state/tables/match-tables.ts'
import { isNewFaction } from '../find-units.ts'
import { northThenFirst } from '../ranking.ts'

type Fighting = LocalsOf<typeof autoFightFrame>
type FightEffect = EffectOf<'fight'>

/** An attack that is to be made. */
export interface Attack {
  readonly attackers: readonly PieceNo[]
  readonly target: PieceNo
  readonly why: AutoAim
  /** What has had its attack with it: a space, the attacker or the target. */
  readonly mark: number
}

/** At a distance: within the reach of its weapon and in sight (DV-COMBAT-09, DV-COMBAT-10). */
function canShoot(s: State, tables: MatchTables, piece: PieceNo, target: PieceNo): boolean {
  const away = distance(tables, squareOf(s, tables, piece), squareOf(s, tables, target))
  return away > 0 && weaponFor(s, tables, piece, away) > 0 && seesPiece(tables, s, piece, target)
}

/** Every enemy that a unit could attack in this way: on its space, or with its weapon. */
export function quarryOf(s: State, tables: MatchTables, piece: PieceNo, how: FightEffect['how']): PieceNo[] {
  const square = squareOf(s, tables, piece)
  const found: PieceNo[] = []
  for (let side = 0; side < s.army.length; side++) {
    if (s.army[side].length === 0 || !areEnemies(s, s.side[piece], side)) continue
    for (const enemy of s.army[side]) {
      const isMet =
        how === 'ranged' ? canShoot(s, tables, piece, enemy) : squareOf(s, tables, enemy) === square
      if (isMet && !isInTruce(s, tables, enemy)) found.push(enemy)
    }
  }
  return found
}

const NO_PLAYER = 2
const NOT_NEW = 1

/** Players' units come first (DV-AUTO-07), then what the card says. */
function rankOf(s: State, tables: MatchTables, { target }: FightEffect, enemy: PieceNo): number {
  const isOld = target === 'newFactionFirst' && !isNewFaction(s, tables, enemy)
  return (isPlayers(s, s.side[enemy]) ? 0 : NO_PLAYER) + (isOld ? NOT_NEW : 0)
}

/** The best of them: of equal rank the one of lowest defence, then as A-14 has it, or by dice. */
function bestOf(s: State, quarry: readonly PieceNo[], effect: FightEffect, ctx: VentureContext): PieceNo {
  const tables = ctx.tables
  const compare = (a: PieceNo, b: PieceNo): number =>
    rankOf(s, tables, effect, a) - rankOf(s, tables, effect, b) ||
    defenceOf(s, tables, a) - defenceOf(s, tables, b)
  const order = quarry.toSorted((a, b) => compare(a, b) || northThenFirst(s, tables, a, b))
  if (tables.options.autoTies !== 'dice') return order[0]
  const equals = order.filter((one) => compare(one, order[0]) === 0)
  return equals[ruleOfChoice(ctx, equals.length)]
}

function whyOf(
  s: State,
  tables: MatchTables,
  quarry: readonly PieceNo[],
  effect: FightEffect,
  target: PieceNo,
): AutoAim {
  if (quarry.length === 1) return 'only'
  const rank = rankOf(s, tables, effect, target)
  const others = quarry.map((one) => rankOf(s, tables, effect, one))
  if (rank < NO_PLAYER && others.some((one) => one >= NO_PLAYER)) return 'player'
  return others.some((one) => one !== rank) ? 'newFaction' : 'weakest'
}

/** The two of a space that have most strength, the stronger first. */
function strongestTwo(
  s: State,
  tables: MatchTables,
  units: readonly PieceNo[],
  side: number,
  square: number,
): PieceNo[] {
  return units
    .filter((one) => isFit(s, one, side) && squareOf(s, tables, one) === square)
    .toSorted(
      (a, b) =>
        strengthOf(s, tables, b) - strengthOf(s, tables, a) ||
        defenceOf(s, tables, b) - defenceOf(s, tables, a) ||
        a - b,
    )
    .slice(0, 2)
}

function isFit(s: State, piece: PieceNo, side: number): boolean {
  return isActive(s, piece) && s.side[piece] === side
}

/** What a unit stands for among what has had its attack: its space where pairs attack, otherwise itself. */
function markOf(s: State, tables: MatchTables, effect: FightEffect, piece: PieceNo): number {
  return effect.how === 'pair' ? squareOf(s, tables, piece) : piece
}

/** The enemies that a unit may still attack. */
function leftFor(s: State, tables: MatchTables, f: Fighting, effect: FightEffect, piece: PieceNo): PieceNo[] {
  if (!isFit(s, piece, f.side)) return []
  const quarry = quarryOf(s, tables, piece, effect.how)
  if (effect.how === 'everybody') return quarry.filter((enemy) => !f.done.includes(enemy))
  return f.done.includes(markOf(s, tables, effect, piece)) ? [] : quarry
}

/**
 * Who attacks next: units in their order (DV-AUTO-05); where the card allows only so many attacks, those come first that
 * can attack what it likes best.
 */
function nextAttacker(s: State, tables: MatchTables, f: Fighting, effect: FightEffect): PieceNo | undefined {
  const ready = f.units.filter((piece) => leftFor(s, tables, f, effect, piece).length > 0)
  if (effect.attacks === undefined) return ready[0]
  const best = (piece: PieceNo): number =>
    Math.min(...leftFor(s, tables, f, effect, piece).map((enemy) => rankOf(s, tables, effect, enemy)))
  return ready.toSorted((a, b) => best(a) - best(b))[0]
}

/** The next attack of a card, or undefined if there is none left (DV-AUTO-17). */
export function nextAttack(
  s: State,
  f: Fighting,
  effect: FightEffect,
  ctx: VentureContext,
): Attack | undefined {
  const tables = ctx.tables
  const piece = nextAttacker(s, tables, f, effect)
  if (piece === undefined) return undefined
  const quarry = leftFor(s, tables, f, effect, piece)
  const target = bestOf(s, quarry, effect, ctx)
  const square = squareOf(s, tables, piece)
  const attackers = effect.how === 'pair' ? strongestTwo(s, tables, f.units, f.side, square) : [piece]
  const mark = effect.how === 'everybody' ? target : markOf(s, tables, effect, piece)
  return { attackers, target, why: whyOf(s, tables, quarry, effect, target), mark }
}
