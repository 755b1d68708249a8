import type { Effect, Effects } from '../content/effects.ts'
import { factionIds } from '../content/ids.ts'
import { marksOn } from '../deeds/marks.ts'
import { isPrisoner, spare } from '../deeds/pieces.ts'
import { isUnlocked } from '../deeds/unlocks.ts'
import { hasFavour } from '../fx/conditions.ts'
import { TOKEN, UNIT_ROW } from '../names.ts'
import {
  ANCIENT,
  BAG,
  FACTIONS,
  HERO,
  HERO_SIDE,
  NOBODY,
  SQUARES,
  SUPPLY,
  UNITS,
  type PieceNo,
  type SideNo,
} from '../numbers.ts'
import { AUTO, MOST_ABILITIES, type State } from '../state.ts'
import { programOf, type SideAbility, type World } from '../world.ts'

/**
 * Has the side no unit that could move and no way to bring one (DV-MISC-04, A-62)? An Auto-Enemy is out without units
 * (DV-AUTO-12), but not that of the adventure, which comes when it wakes.
 */
export function isOut(s: State, world: World, side: SideNo): boolean {
  if (s.army[side].length > 0) return false
  if (s.control[side] === AUTO) return world.adventure === undefined
  if (side >= HERO_SIDE) return isHeroOut(s, world, HERO + side - HERO_SIDE)
  return (
    !canSummonAlone(s, world, side) && !world.abilities[side].some((one, i) => brings(s, world, side, one, i))
  )
}

/** A Hero in a story is not out while it is captured and could escape, nor where the killed come back. */
function isHeroOut(s: State, world: World, hero: PieceNo): boolean {
  if (world.target === 0 && isPrisoner(s, hero)) return false
  return world.scenario?.heroesReturn === undefined || s.at[hero] !== SUPPLY
}

/** Does this ability bring a unit with none on the map? Dice are not looked at. */
function brings(
  s: State,
  world: World,
  side: SideNo,
  { row, unlock, program, power }: SideAbility,
  i: number,
): boolean {
  if (row.when !== 'turn' || row.by !== undefined || power || !isUnlocked(s, side, unlock)) return false
  const isUsedUp = row.limit?.per === 'game' && s.spent[side * MOST_ABILITIES + i] >= row.limit.times
  return !isUsedUp && bringsAny(s, world, side, programOf(world, program))
}

function bringsAny(s: State, world: World, side: SideNo, effects: Effects): boolean {
  return effects.some((effect) => bringsOne(s, world, side, effect))
}

function bringsOne(s: State, world: World, side: SideNo, effect: Effect): boolean {
  switch (effect.do) {
    case 'place':
      return effect.unit === 'lowest'
        ? hasUnit(s, world, side, SUPPLY)
        : spare(s, world, UNIT_ROW[effect.unit]) !== NOBODY
    case 'bagDraw':
      return hasUnit(s, world, side, BAG) || (fillsBag(world, side) && hasUnit(s, world, side, SUPPLY))
    case 'hatch':
      return isEggOnMap(s) && spare(s, world, UNIT_ROW[effect.unit]) !== NOBODY
    default:
      return false
  }
}

function fillsBag(world: World, side: SideNo): boolean {
  return world.abilities[side].some(
    ({ row }) =>
      row.when === 'turn' && row.by === undefined && row.effects.some((one) => one.do === 'bagAdd'),
  )
}

function hasUnit(s: State, world: World, side: SideNo, where: number): boolean {
  for (let piece = 0; piece < UNITS; piece++) {
    if (s.at[piece] === where && world.home[piece] === side) return true
  }
  return false
}

function isEggOnMap(s: State): boolean {
  for (let square = 0; square < SQUARES; square++) if (marksOn(s, square, TOKEN.egg) > 0) return true
  return false
}

/** Its favour is won, and neither its price nor its place asks for a unit of the side. */
function canSummonAlone(s: State, world: World, side: SideNo): boolean {
  if (side >= FACTIONS || s.at[ANCIENT + side] !== SUPPLY || !hasFavour(s, world, side)) return false
  const { cost } = world.summons[side]
  if (cost.goods !== undefined || cost.anyGoods !== undefined) return false
  return programOf(world, `summon.${factionIds[side]}`).some(
    (effect) =>
      effect.do === 'summon' && effect.at !== 'replaced' && ('edge' in effect.at || 'area' in effect.at),
  )
}
