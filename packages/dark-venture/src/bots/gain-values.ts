import type { Cost, Effects } from '../content/effects.ts'
import { type Deed, type Resource, resourceIds } from '../content/ids.ts'
import { RESOURCE, TOKEN, UNIT_ROW } from '../state/names.ts'
import { BAG, NOBODY, ORTHO1, type PieceNo, RESOURCES, SKULL } from '../state/numbers.ts'
import { bankedAll, skullDice } from '../state/queries/dice.ts'
import { goodsOf } from '../state/queries/goods.ts'
import { squareOf } from '../state/queries/pieces.ts'
import { usesOf } from './ability-uses.ts'
import type { Sight } from './bot-view.ts'
import { aimsOf } from './story-aims.ts'
import { CARD, deedWorth, GOOD, ITEM, killWorth, rowWorth } from './values.ts'

/** What single things are worth to gain, and what prices are worth to pay. */

/** A die that is not spent can be banked, or is lost. */
export const MOVE_DIE = 6
const SKULL_DIE = 4
/** A resource that is there for nothing else. */
const GOOD_PRICE = 3

const EVEN = 0.5
const SIX = 1 / 6

const GATHERED: Readonly<Partial<Record<Resource, Deed>>> = { gold: 'goldGathered', water: 'waterGathered' }

/** A card or an item more. */
export function drawWorth(sight: Sight, deck: 'action' | 'item'): number {
  const drawn = deedWorth(sight, 'cardsDrawn')
  return deck === 'action' ? drawn + CARD : drawn + deedWorth(sight, 'itemsDrawn') + ITEM
}

export function placedWorth(sight: Sight, unit: string): number {
  const row =
    unit === 'lowest' ? sight.tables.factionOf.indexOf(sight.side) : UNIT_ROW[unit as keyof typeof UNIT_ROW]
  return rowWorth(sight, row) + 8
}

/** A resource: what the abilities of the unit that has it make of it; less of what there is already. */
export function goodWorth(sight: Sight, resource: Resource, piece: PieceNo = NOBODY): number {
  if (piece >= 0) return findGoodWorth(sight, resource, piece)
  const { goods } = sight.kept
  const at = RESOURCE[resource]
  if (goods[at] < 0) goods[at] = findGoodWorth(sight, resource, piece)
  return goods[at]
}

function findGoodWorth(sight: Sight, resource: Resource, piece: PieceNo): number {
  const { tables, s, side } = sight
  const at = RESOURCE[resource]
  let had = 0
  if (piece >= 0) had = goodsOf(s, piece, at)
  else for (const one of s.army[side]) had += goodsOf(s, one, at)
  let use = GOOD
  const uses = usesOf(tables, side).goods[at]
  for (let i = 0; i < uses.length; i++) {
    const { effects, wanted, doers } = uses[i]
    if (doers !== undefined && piece >= 0 && !doers[piece]) continue
    use = Math.max(use, (USED * madeWorth(sight, effects, piece)) / wanted)
  }
  return use / (1 + had)
}

/** What is gained now is used later. */
const USED = 0.6

/** What goods are spent for, without looking at goods again. */
function madeWorth(sight: Sight, effects: Effects, piece: PieceNo): number {
  let sum = 0
  for (const effect of effects) {
    if (effect.do === 'upgrade')
      sum += canGrow(sight, piece) ? effect.ranks * deedWorth(sight, 'unitsUpgraded') + 6 : 0
    else if (effect.do === 'build') sum += deedWorth(sight, 'structuresBuilt')
    else if (effect.do === 'place') sum += placedWorth(sight, effect.unit)
    else if (effect.do === 'lay') sum += layWorth(sight, effect.token)
    else if (effect.do === 'choose') sum += optionsWorth(sight, effect.options, piece)
  }
  return sum
}

/** Is there a greater unit for it to become? */
function canGrow({ tables }: Sight, piece: PieceNo): boolean {
  return piece < 0 || tables.nextRow[tables.rowOf[piece]] >= 0
}

function optionsWorth(
  sight: Sight,
  options: readonly { readonly effects: Effects }[],
  piece: PieceNo,
): number {
  let most = 0
  for (const { effects } of options) most = Math.max(most, madeWorth(sight, effects, piece))
  return most
}

/** One roll for a resource: what of its space is worth most, by its chance. */
export function gatherWorth(sight: Sight, piece: PieceNo): number {
  const { tables, s } = sight
  if (piece < 0) return 0
  const yields = tables.yields[squareOf(s, tables, piece)]
  let most = 0
  for (let resource = 0; resource < RESOURCES; resource++)
    if ((yields & (1 << resource)) !== 0) most = Math.max(most, gatherOf(sight, resource, piece))
  return most
}

/** One roll for that resource (DV-RES-03, -04). */
export function gatherOf(sight: Sight, resource: number, piece: PieceNo = NOBODY): number {
  if (sight.s.stock[resource] === 0) return 0
  const id = resourceIds[resource]
  const own = GATHERED[id]
  const deeds = deedWorth(sight, 'resourcesGathered') + (own === undefined ? 0 : deedWorth(sight, own))
  return (id === 'gold' ? SIX : EVEN) * (deeds + goodWorth(sight, id, piece))
}

export function layWorth(sight: Sight, token: string): number {
  if (token === 'egg') return deedWorth(sight, 'eggsLaid') + 0.6 * deedWorth(sight, 'eggsHatched') + 8
  if (token === 'smallPortal') return deedWorth(sight, 'portalsOpened') + (hasPortal(sight) ? 2 : 20)
  return 5
}

function hasPortal({ s }: Sight): boolean {
  return s.tokens[TOKEN.smallPortal] === 0
}

/** To pick up a token of the space. */
export function tokenWorth(sight: Sight, token: number): number {
  if (token === TOKEN.riftCrystal) return deedWorth(sight, 'crystalsCollected') + 10
  if (sight.tables.target === 0 && aimsOf(sight.tables, sight.side).tokens.has(token)) return 120
  return token === TOKEN.egg ? eggWorth(sight) : 25
}

/** An egg under a unit helps in combat; Dhargon eggs should rather hatch. */
function eggWorth(sight: Sight): number {
  return deedWorth(sight, 'eggsHatched') > 0 ? -5 : 25
}

/** Two small ones where there was a big one. */
export function splitWorth(sight: Sight, self: PieceNo): number {
  if (self < 0) return 0
  const { tables } = sight
  const size = tables.sizeOf[tables.rowOf[self]] ?? 0
  const fusing = 0.3 * deedWorth(sight, 'fuses')
  return deedWorth(sight, 'splits') + fusing + (size > 3 ? -4 : 1)
}

/** Filling the bag is for when it runs empty. */
export function bagWorth({ s }: Sight): number {
  let inBag = 0
  for (let piece = 0; piece < s.at.length; piece++) if (s.at[piece] === BAG) inBag++
  return inBag < 3 ? 12 : inBag < 6 ? 3 : -5
}

/** What it costs to pay. */
export function costWorth(cost: Cost | undefined): number {
  if (cost === undefined) return 0
  let sum = (cost.move ?? 0) * MOVE_DIE + (cost.skull ?? 0) * SKULL_DIE
  sum += (cost.cards ?? 0) * CARD + (cost.cardsOrSkull ?? 0) * SKULL_DIE + (cost.anyGoods ?? 0) * GOOD_PRICE
  if (cost.carried !== undefined) sum += GOOD
  if (cost.skullPerStrength === true) sum += 2 * SKULL_DIE
  for (const resource in cost.goods) sum += (cost.goods[resource as Resource] ?? 0) * GOOD_PRICE
  return sum
}

/** A die that can be spent: dear are those of which there are few. */
export function faceWorth({ s, side }: Sight, face: number): number {
  if (face === SKULL) return skullDice(s, side) > 2 ? 3 : 5
  return (face === ORTHO1 ? 6 : 7) + (bankedAll(s, side) > 2 ? 0 : 1)
}

/** What an ability makes of a defeated unit: absorb it, butcher it. */
export function spoilsWorth(sight: Sight, effects: Effects, piece: PieceNo): number {
  let sum = 0
  for (const effect of effects) {
    if (effect.do === 'absorb') sum += absorbWorth(sight)
    else if (effect.do === 'kill') sum += killWorth(sight, piece)
    else if (effect.do === 'gain') sum += gainWorth(sight, effect.resource, effect.count)
  }
  return sum
}

export function absorbWorth(sight: Sight): number {
  return deedWorth(sight, 'absorbs') + deedWorth(sight, 'unitsKilled') + GOOD
}

export function gainWorth(sight: Sight, resource: Resource | 'same', count: number): number {
  if (resource === 'same') return count * GOOD
  return count * goodWorth(sight, resource) + (resource === 'meat' ? deedWorth(sight, 'meatTaken') : 0)
}
