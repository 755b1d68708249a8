import type { Deed } from '../content/ids.ts'
import { DEED } from '../state/names.ts'
import {
  ANCIENT_KIND,
  type CardNo,
  CREATURE,
  FACTIONS,
  HERO_KIND,
  NEUTRAL,
  type PieceNo,
} from '../state/numbers.ts'
import { areEnemies, isAncient, prisonerOf } from '../state/queries/pieces.ts'
import type { BotView } from './bot-view.ts'
import { aimsOf } from './story-aims.ts'

/** How much things are worth, in hundredths of a victory point. */

export const POINT_VALUE = 100
/** A step of the own Ancient's objectives that an effect gives. */
export const FAVOUR_VALUE = 25
/** What an Ancient brings, and how much of it counts before anything is done for it. */
const SUMMONED = 290
const HOPE = 0.25
/** For each die of strength and of defence. */
const UNIT_DIE = 4
const ANCIENT_UNIT = 90
/** A hero that plays alone is all its side has. */
const LONE_HERO = 150
export const GOOD_VALUE = 8
export const CARD_VALUE = 15
export const ITEM_VALUE = 20
/** What a story asks for counts like so many points altogether. */
const STORY_AIM = 400
/** An exchange is still some way off when a prisoner is taken. */
const EXCHANGE_LATER = 0.5
/** An enemy's point is as bad as an own one is good, if there is one enemy. */
const ENEMY = 0.8

/** One more deed: its part of every objective it serves, of the Ancient's favour and of the story's aim. */
export function deedValue(view: BotView, deed: Deed): number {
  const { deeds } = view.kept
  const at = DEED[deed]
  if (deeds[at] < 0) deeds[at] = findDeedValue(view, deed)
  return deeds[at]
}

function findDeedValue(view: BotView, deed: Deed): number {
  const { tables, s, side } = view
  const objectives = tables.objectives[side]
  let sum = 0
  for (let i = 0; i < objectives.length; i++) {
    const { deed: wanted, per, points, times } = objectives[i]
    if (wanted !== deed) continue
    if (times !== undefined && s.scored[side * tables.mostObjectives + i] >= times) continue
    sum += (POINT_VALUE * points) / per
  }
  if (side < FACTIONS) sum += favourValue(view, DEED[deed])
  if (tables.target > 0) return sum
  const most = aimsOf(tables, side, view.habits).deeds.get(deed)
  return most === undefined || s.deeds[side * tables.deeds + DEED[deed]] >= most
    ? sum
    : sum + STORY_AIM / most
}

/** A step of the own Ancient's objectives: the more of them are done, the likelier it comes. */
function favourValue({ tables, s, side }: BotView, deed: number): number {
  const { favourDeed, favourCount } = tables
  let serves = 0
  let done = 0
  let all = 0
  for (let i = side * 3; i < side * 3 + 3; i++) {
    done += s.favour[i]
    all += favourCount[i]
    if (favourDeed[i] === deed && s.favour[i] < favourCount[i]) serves++
  }
  return serves === 0 ? 0 : (serves * SUMMONED * (HOPE + ((1 - HOPE) * done) / all)) / all
}

/** What a unit is good for, as long as it is there. */
export function unitValue({ tables }: BotView, piece: PieceNo): number {
  if (isAncient(piece)) return ANCIENT_UNIT
  const dice = UNIT_DIE * (tables.strength[piece] + tables.defence[piece])
  return tables.kindOf[piece] === HERO_KIND && tables.home[piece] >= FACTIONS ? dice + LONE_HERO / 3 : dice
}

/** The same of a kind of unit. */
export function rowValue({ tables }: BotView, row: number): number {
  return row < 0 ? 0 : UNIT_DIE * tables.worthOf[row]
}

/** How much the loss of an enemy, or the gain of one, is felt: the more enemies, the less. */
export function rivalry(view: BotView): number {
  const { kept } = view
  if (kept.rivalry < 0) kept.rivalry = findRivalry(view)
  return kept.rivalry
}

function findRivalry({ s, side }: BotView): number {
  let enemies = 0
  for (let other = 0; other < s.army.length; other++)
    if (other !== NEUTRAL && s.army[other].length > 0 && areEnemies(s, side, other)) enemies++
  return enemies === 0 ? ENEMY : ENEMY / enemies
}

/** To kill a unit. */
export function killValue(view: BotView, piece: PieceNo): number {
  const kind = view.tables.kindOf[piece]
  const deed = kind === ANCIENT_KIND ? 'ancientsKilled' : kind === HERO_KIND ? 'heroesKilled' : 'unitsKilled'
  const points = kind === CREATURE ? 0 : deedValue(view, deed)
  return points + aimedAt(view, piece) + rivalry(view) * unitValue(view, piece)
}

/** To take it prisoner, with an exchange to come. */
export function captureValue(view: BotView, piece: PieceNo): number {
  const points = deedValue(view, 'prisonersTaken') + EXCHANGE_LATER * deedValue(view, 'prisonersExchanged')
  return points + rivalry(view) * unitValue(view, piece)
}

function aimedAt({ tables, side, habits }: BotView, piece: PieceNo): number {
  return tables.target === 0 && aimsOf(tables, side, habits).kills.has(tables.idOf[piece]) ? STORY_AIM / 2 : 0
}

/** To lose an own unit: itself, whom it holds, and the points that an enemy makes of it. */
export function lossOf(view: BotView, piece: PieceNo): number {
  const { tables, s } = view
  const kind = tables.kindOf[piece]
  const points = kind === ANCIENT_KIND ? 3 : kind === HERO_KIND ? 2.5 : 2.3
  const held = prisonerOf(s, piece) >= 0 ? POINT_VALUE : 0
  const last = s.army[s.side[piece]].length === 1 ? LONE_HERO : 0
  return unitValue(view, piece) + held + last + rivalry(view) * points * POINT_VALUE
}

/** A saved card; an item that can be worn is better than one that cannot. */
export function cardValue({ tables }: BotView, card: CardNo): number {
  if (card < 0) return CARD_VALUE
  const row = tables.cardRow[card]
  if (row.kind === 'equippable') return ITEM_VALUE
  return row.kind === 'tactic' || row.kind === 'singleUse' ? CARD_VALUE + 3 : CARD_VALUE / 2
}
