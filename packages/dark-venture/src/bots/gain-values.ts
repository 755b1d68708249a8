import type { Cost, Effects } from '../content/effects.ts'
import { type Deed, type Resource, resourceIds } from '../content/ids.ts'
import { RESOURCE, TOKEN, UNIT_ROW } from '../state/names.ts'
import { BAG, NOBODY, ORTHO1, type PieceNo, RESOURCES, SKULL } from '../state/numbers.ts'
import { bankedAll, skullDice } from '../state/queries/dice.ts'
import { goodsOf } from '../state/queries/goods.ts'
import { squareOf } from '../state/queries/pieces.ts'
import { usesOf } from './ability-uses.ts'
import type { BotView } from './bot-view.ts'
import { aimsOf } from './story-aims.ts'
import { CARD_VALUE, deedValue, GOOD_VALUE, ITEM_VALUE, killValue, rowValue } from './values.ts'

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
export function drawValue(view: BotView, deck: 'action' | 'item'): number {
  const drawn = deedValue(view, 'cardsDrawn')
  return deck === 'action' ? drawn + CARD_VALUE : drawn + deedValue(view, 'itemsDrawn') + ITEM_VALUE
}

export function placedValue(view: BotView, unit: string): number {
  const row =
    unit === 'lowest' ? view.tables.factionOf.indexOf(view.side) : UNIT_ROW[unit as keyof typeof UNIT_ROW]
  return rowValue(view, row) + 8
}

/** A resource: what the abilities of the unit that has it make of it; less of what there is already. */
export function goodValue(view: BotView, resource: Resource, piece: PieceNo = NOBODY): number {
  if (piece >= 0) return findGoodValue(view, resource, piece)
  const { goods } = view.kept
  const at = RESOURCE[resource]
  if (goods[at] < 0) goods[at] = findGoodValue(view, resource, piece)
  return goods[at]
}

function findGoodValue(view: BotView, resource: Resource, piece: PieceNo): number {
  const { tables, s, side } = view
  const at = RESOURCE[resource]
  let had = 0
  if (piece >= 0) had = goodsOf(s, piece, at)
  else for (const one of s.army[side]) had += goodsOf(s, one, at)
  let use = GOOD_VALUE
  const uses = usesOf(tables, side).goods[at]
  for (let i = 0; i < uses.length; i++) {
    const { effects, wanted, doers } = uses[i]
    if (doers !== undefined && piece >= 0 && !doers[piece]) continue
    use = Math.max(use, (USED * madeValue(view, effects, piece)) / wanted)
  }
  return use / (1 + had)
}

/** What is gained now is used later. */
const USED = 0.6

/** What goods are spent for, without looking at goods again. */
function madeValue(view: BotView, effects: Effects, piece: PieceNo): number {
  let sum = 0
  for (const effect of effects) {
    if (effect.do === 'upgrade')
      sum += canGrow(view, piece) ? effect.ranks * deedValue(view, 'unitsUpgraded') + 6 : 0
    else if (effect.do === 'build') sum += deedValue(view, 'structuresBuilt') + buildingValue(view)
    else if (effect.do === 'place') sum += placedValue(view, effect.unit)
    else if (effect.do === 'lay') sum += layValue(view, effect.token)
    else if (effect.do === 'choose') sum += optionsValue(view, effect.options, piece)
  }
  return sum
}

/** What a story's goals amount to, all together. */
const STORY_AIM = 400

/** What one more piece is worth to a story that asks for some, wherever it is built. */
export function buildingValue({ tables, side, habits }: BotView): number {
  if (tables.target > 0) return 0
  const { builds } = aimsOf(tables, side, habits)
  return builds === 0 ? 0 : STORY_AIM / builds
}

/** The same for a piece on the space of that unit: nothing where the story does not ask for it. */
export function buildHereValue(view: BotView, piece: PieceNo): number {
  const { tables, s, side, habits } = view
  if (tables.target > 0 || piece < 0 || s.at[piece] < 0) return 0
  const { sites } = aimsOf(tables, side, habits)
  return sites.includes(squareOf(s, tables, piece)) ? buildingValue(view) : 0
}

/** Is there a greater unit for it to become? */
function canGrow({ tables }: BotView, piece: PieceNo): boolean {
  return piece < 0 || tables.nextRow[tables.rowOf[piece]] >= 0
}

function optionsValue(
  view: BotView,
  options: readonly { readonly effects: Effects }[],
  piece: PieceNo,
): number {
  let most = 0
  for (const { effects } of options) most = Math.max(most, madeValue(view, effects, piece))
  return most
}

/** One roll for a resource: what of its space is worth most, by its chance. */
export function gatherValue(view: BotView, piece: PieceNo): number {
  const { tables, s } = view
  if (piece < 0) return 0
  const yields = tables.yields[squareOf(s, tables, piece)]
  let most = 0
  for (let resource = 0; resource < RESOURCES; resource++)
    if ((yields & (1 << resource)) !== 0) most = Math.max(most, gatherOf(view, resource, piece))
  return most
}

/** One roll for that resource (DV-RES-03, -04). */
export function gatherOf(view: BotView, resource: number, piece: PieceNo = NOBODY): number {
  if (view.s.stock[resource] === 0) return 0
  const id = resourceIds[resource]
  const own = GATHERED[id]
  const deeds = deedValue(view, 'resourcesGathered') + (own === undefined ? 0 : deedValue(view, own))
  return (id === 'gold' ? SIX : EVEN) * (deeds + goodValue(view, id, piece))
}

export function layValue(view: BotView, token: string): number {
  if (token === 'egg') return deedValue(view, 'eggsLaid') + 0.6 * deedValue(view, 'eggsHatched') + 8
  if (token === 'smallPortal') return deedValue(view, 'portalsOpened') + (hasPortal(view) ? 2 : 20)
  return 5
}

function hasPortal({ s }: BotView): boolean {
  return s.tokens[TOKEN.smallPortal] === 0
}

/** To pick up a token of the space. */
export function tokenValue(view: BotView, token: number): number {
  if (token === TOKEN.riftCrystal) return deedValue(view, 'crystalsCollected') + 10
  if (view.tables.target === 0 && aimsOf(view.tables, view.side, view.habits).tokens.has(token)) return 120
  return token === TOKEN.egg ? eggValue(view) : 25
}

/** An egg under a unit helps in combat; Dhargon eggs should rather hatch. */
function eggValue(view: BotView): number {
  return deedValue(view, 'eggsHatched') > 0 ? -5 : 25
}

/** Two small ones where there was a big one. */
export function splitValue(view: BotView, self: PieceNo): number {
  if (self < 0) return 0
  const { tables } = view
  const size = tables.sizeOf[tables.rowOf[self]] ?? 0
  const fusing = 0.3 * deedValue(view, 'fuses')
  return deedValue(view, 'splits') + fusing + (size > 3 ? -4 : 1)
}

/** Filling the bag is for when it runs empty. */
export function bagValue({ s }: BotView): number {
  let inBag = 0
  for (let piece = 0; piece < s.at.length; piece++) if (s.at[piece] === BAG) inBag++
  return inBag < 3 ? 12 : inBag < 6 ? 3 : -5
}

/** What it costs to pay. */
export function costValue(cost: Cost | undefined): number {
  if (cost === undefined) return 0
  let sum = (cost.move ?? 0) * MOVE_DIE + (cost.skull ?? 0) * SKULL_DIE
  sum +=
    (cost.cards ?? 0) * CARD_VALUE + (cost.cardsOrSkull ?? 0) * SKULL_DIE + (cost.anyGoods ?? 0) * GOOD_PRICE
  if (cost.carried !== undefined) sum += GOOD_VALUE
  if (cost.skullPerStrength === true) sum += 2 * SKULL_DIE
  for (const resource in cost.goods) sum += (cost.goods[resource as Resource] ?? 0) * GOOD_PRICE
  return sum
}

/** A die that can be spent: dear are those of which there are few. */
export function faceValue({ s, side }: BotView, face: number): number {
  if (face === SKULL) return skullDice(s, side) > 2 ? 3 : 5
  return (face === ORTHO1 ? 6 : 7) + (bankedAll(s, side) > 2 ? 0 : 1)
}

/** What an ability makes of a defeated unit: absorb it, butcher it. */
export function spoilsValue(view: BotView, effects: Effects, piece: PieceNo): number {
  let sum = 0
  for (const effect of effects) {
    if (effect.do === 'absorb') sum += absorbValue(view)
    else if (effect.do === 'kill') sum += killValue(view, piece)
    else if (effect.do === 'gain') sum += gainValue(view, effect.resource, effect.count)
  }
  return sum
}

export function absorbValue(view: BotView): number {
  return deedValue(view, 'absorbs') + deedValue(view, 'unitsKilled') + GOOD_VALUE
}

export function gainValue(view: BotView, resource: Resource | 'same', count: number): number {
  if (resource === 'same') return count * GOOD_VALUE
  return count * goodValue(view, resource) + (resource === 'meat' ? deedValue(view, 'meatTaken') : 0)
}
