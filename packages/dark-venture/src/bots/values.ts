import type { Deed } from '../content/ids.ts'
import { DEED, DEEDS } from '../state/names.ts'
import {
  ANCIENT_KIND,
  type CardNo,
  CREATURE,
  FACTIONS,
  HERO_KIND,
  HERO_SIDE,
  NEUTRAL,
  type PieceNo,
} from '../state/numbers.ts'
import { areEnemies, isAncient, prisonerOf } from '../state/queries/pieces.ts'
import { MOST_OBJECTIVES } from '../state/schema.ts'
import type { Sight } from './bot-view.ts'
import { aimsOf } from './story-aims.ts'

/** How much things are worth, in hundredths of a victory point. */

export const POINT = 100
/** A step of the own Ancient's objectives that an effect gives. */
export const FAVOUR = 25
/** What an Ancient brings, and how much of it counts before anything is done for it. */
const SUMMONED = 290
const HOPE = 0.25
/** For each die of strength and of defence. */
const UNIT_DIE = 4
const ANCIENT_UNIT = 90
/** A hero that plays alone is all its side has. */
const LONE_HERO = 150
export const GOOD = 8
export const CARD = 15
export const ITEM = 20
/** What a story asks for counts like so many points altogether. */
const STORY_AIM = 400
/** An exchange is still some way off when a prisoner is taken. */
const EXCHANGE_LATER = 0.5
/** An enemy's point is as bad as an own one is good, if there is one enemy. */
const ENEMY = 0.8

/** One more deed: its part of every objective it serves, of the Ancient's favour and of the story's aim. */
export function deedWorth(sight: Sight, deed: Deed): number {
  const { deeds } = sight.kept
  const at = DEED[deed]
  if (deeds[at] < 0) deeds[at] = findDeedWorth(sight, deed)
  return deeds[at]
}

function findDeedWorth(sight: Sight, deed: Deed): number {
  const { tables, s, side } = sight
  const objectives = tables.objectives[side]
  let sum = 0
  for (let i = 0; i < objectives.length; i++) {
    const { deed: wanted, per, points, times } = objectives[i]
    if (wanted !== deed) continue
    if (times !== undefined && s.scored[side * MOST_OBJECTIVES + i] >= times) continue
    sum += (POINT * points) / per
  }
  if (side < FACTIONS) sum += favourWorth(sight, DEED[deed])
  if (tables.target > 0) return sum
  const most = aimsOf(tables, side).deeds.get(deed)
  return most === undefined || s.deeds[side * DEEDS + DEED[deed]] >= most ? sum : sum + STORY_AIM / most
}

/** A step of the own Ancient's objectives: the more of them are done, the likelier it comes. */
function favourWorth({ tables, s, side }: Sight, deed: number): number {
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
export function unitWorth({ tables }: Sight, piece: PieceNo): number {
  if (isAncient(piece)) return ANCIENT_UNIT
  const dice = UNIT_DIE * (tables.strength[piece] + tables.defence[piece])
  return tables.kindOf[piece] === HERO_KIND && tables.home[piece] >= HERO_SIDE ? dice + LONE_HERO / 3 : dice
}

/** The same of a kind of unit. */
export function rowWorth({ tables }: Sight, row: number): number {
  return row < 0 ? 0 : UNIT_DIE * tables.worthOf[row]
}

/** How much the loss of an enemy, or the gain of one, is felt: the more enemies, the less. */
export function rivalry(sight: Sight): number {
  const { kept } = sight
  if (kept.rivalry < 0) kept.rivalry = findRivalry(sight)
  return kept.rivalry
}

function findRivalry({ s, side }: Sight): number {
  let enemies = 0
  for (let other = 0; other < NEUTRAL; other++)
    if (s.army[other].length > 0 && areEnemies(s, side, other)) enemies++
  return enemies === 0 ? ENEMY : ENEMY / enemies
}

/** To kill a unit. */
export function killWorth(sight: Sight, piece: PieceNo): number {
  const kind = sight.tables.kindOf[piece]
  const deed = kind === ANCIENT_KIND ? 'ancientsKilled' : kind === HERO_KIND ? 'heroesKilled' : 'unitsKilled'
  const points = kind === CREATURE ? 0 : deedWorth(sight, deed)
  return points + aimedAt(sight, piece) + rivalry(sight) * unitWorth(sight, piece)
}

/** To take it prisoner, with an exchange to come. */
export function captureWorth(sight: Sight, piece: PieceNo): number {
  const points = deedWorth(sight, 'prisonersTaken') + EXCHANGE_LATER * deedWorth(sight, 'prisonersExchanged')
  return points + rivalry(sight) * unitWorth(sight, piece)
}

function aimedAt({ tables, side }: Sight, piece: PieceNo): number {
  return tables.target === 0 && aimsOf(tables, side).kills.has(tables.idOf[piece]) ? STORY_AIM / 2 : 0
}

/** To lose an own unit: itself, whom it holds, and the points that an enemy makes of it. */
export function lossOf(sight: Sight, piece: PieceNo): number {
  const { tables, s } = sight
  const kind = tables.kindOf[piece]
  const points = kind === ANCIENT_KIND ? 3 : kind === HERO_KIND ? 2.5 : 2.3
  const held = prisonerOf(s, piece) >= 0 ? POINT : 0
  const last = s.army[s.side[piece]].length === 1 ? LONE_HERO : 0
  return unitWorth(sight, piece) + held + last + rivalry(sight) * points * POINT
}

/** A saved card; an item that can be worn is better than one that cannot. */
export function cardWorth({ tables }: Sight, card: CardNo): number {
  if (card < 0) return CARD
  const row = tables.cardRow[card]
  if (row.kind === 'equippable') return ITEM
  return row.kind === 'tactic' || row.kind === 'singleUse' ? CARD + 3 : CARD / 2
}
