import type { Effect, Effects } from '../../content/effects.ts'
import { factionIds } from '../../content/ids.ts'
import { hasFavour } from '../../effects/conditions.ts'
import { TOKEN, UNIT_ROW } from '../../state/names.ts'
import {
  ANCIENT,
  BAG,
  FACTIONS,
  NOBODY,
  type PieceNo,
  type SideNo,
  SQUARES,
  SUPPLY,
} from '../../state/numbers.ts'
import { marksOn } from '../../state/queries/marks.ts'
import { isPrisoner, spare } from '../../state/queries/pieces.ts'
import { isUnlocked } from '../../state/queries/unlocks.ts'
import { AUTO, type State } from '../../state/schema.ts'
import { type MatchTables, programOf, type SideAbility } from '../../state/tables/match-tables.ts'

/**
 * Has the side no unit that could move and no way to bring one (DV-MISC-04, A-62)? An Auto-Enemy is out without units
 * (DV-AUTO-12), but not that of the adventure, which comes when it wakes.
 */
export function isOut(s: State, tables: MatchTables, side: SideNo): boolean {
  if (s.army[side].length > 0) return false
  if (s.control[side] === AUTO) return tables.adventure === undefined
  if (side >= FACTIONS) return isHeroOut(s, tables, tables.heroOf[side])
  return (
    !canSummonAlone(s, tables, side) &&
    !tables.abilities[side].some((one, i) => brings(s, tables, side, one, i))
  )
}

/** A Hero in a story is not out while it is captured and could escape, nor where the killed come back. */
function isHeroOut(s: State, tables: MatchTables, hero: PieceNo): boolean {
  if (tables.target === 0 && isPrisoner(s, hero)) return false
  return tables.scenario?.heroesReturn === undefined || s.at[hero] !== SUPPLY
}

/** Does this ability bring a unit with none on the map? Dice are not looked at. */
function brings(
  s: State,
  tables: MatchTables,
  side: SideNo,
  { row, when, unlock, program, power }: SideAbility,
  i: number,
): boolean {
  if (when !== 'turn' || row.by !== undefined || power || !isUnlocked(s, side, unlock)) return false
  const isUsedUp = row.limit?.per === 'game' && s.spent[side * tables.mostAbilities + i] >= row.limit.times
  return !isUsedUp && bringsAny(s, tables, side, programOf(tables, program))
}

function bringsAny(s: State, tables: MatchTables, side: SideNo, effects: Effects): boolean {
  return effects.some((effect) => bringsOne(s, tables, side, effect))
}

function bringsOne(s: State, tables: MatchTables, side: SideNo, effect: Effect): boolean {
  switch (effect.do) {
    case 'place':
      return effect.unit === 'lowest'
        ? hasUnit(s, tables, side, SUPPLY)
        : spare(s, tables, UNIT_ROW[effect.unit]) !== NOBODY
    case 'bagDraw':
      return hasUnit(s, tables, side, BAG) || (fillsBag(tables, side) && hasUnit(s, tables, side, SUPPLY))
    case 'hatch':
      return isEggOnMap(s) && spare(s, tables, UNIT_ROW[effect.unit]) !== NOBODY
    default:
      return false
  }
}

function fillsBag(tables: MatchTables, side: SideNo): boolean {
  return tables.abilities[side].some(
    ({ row }) =>
      row.when === 'turn' && row.by === undefined && row.effects.some((one) => one.do === 'bagAdd'),
  )
}

function hasUnit(s: State, tables: MatchTables, side: SideNo, where: number): boolean {
  for (let piece = 0; piece < s.at.length; piece++) {
    if (s.at[piece] === where && tables.home[piece] === side && tables.rowOf[piece] >= 0) return true
  }
  return false
}

function isEggOnMap(s: State): boolean {
  for (let square = 0; square < SQUARES; square++) if (marksOn(s, square, TOKEN.egg) > 0) return true
  return false
}

/** Its favour is won, and neither its price nor its place asks for a unit of the side. */
function canSummonAlone(s: State, tables: MatchTables, side: SideNo): boolean {
  if (side >= FACTIONS || s.at[ANCIENT + side] !== SUPPLY || !hasFavour(s, tables, side)) return false
  const { cost } = tables.summons[side]
  if (cost.goods !== undefined || cost.anyGoods !== undefined) return false
  return programOf(tables, `summon.${factionIds[side]}`).some(
    (effect) =>
      effect.do === 'summon' && effect.at !== 'replaced' && ('edge' in effect.at || 'area' in effect.at),
  )
}
