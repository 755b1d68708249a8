import { MOD } from '../mods.ts'
import { FACTIONS, NEUTRAL, type PieceNo, type SideNo, SQUARES } from '../numbers.ts'
import { PAST, type State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'
import { moveDice } from './dice.ts'
import { distance } from './map.ts'
import { areWeaponsAbout, hasForAttack, hasPrintedWeapon, weaponRange } from './modifiers.ts'
import { areAllies, areEnemies, isActive, isAncient, squareOf } from './pieces.ts'
import { seesPiece } from './visibility.ts'

/**
 * Whom a unit can attack: `''` if it can, else the rule that says why not. With `range` 0 or more the attack is an
 * effect's and reaches so far; otherwise it is the unit's own, or that of its weapon.
 */
export function whyNotTarget(
  s: State,
  tables: MatchTables,
  piece: PieceNo,
  target: PieceNo,
  range: number,
): string {
  return whyUnreached(s, tables, piece, target, range, range < 0 ? weaponRange(s, tables, piece) : range)
}

function whyUnreached(
  s: State,
  tables: MatchTables,
  piece: PieceNo,
  target: PieceNo,
  range: number,
  reach: number,
): string {
  const side = s.side[piece]
  if (!areEnemies(s, side, s.side[target])) return 'DV-SETUP-04'
  if (!isActive(s, target)) return 'DV-PRIS-02'
  if (isInTruce(s, tables, target)) return 'DV-STORY-13'
  if (isAncient(target) && hasForAttack(s, side, MOD.winAttack)) return 'DV-ANC-07'
  const from = squareOf(s, tables, piece)
  const to = squareOf(s, tables, target)
  if (from === to) return ''
  if (distance(tables, from, to) > reach)
    return reach > 0 || (range === 0 && weaponRange(s, tables, piece) > 0) ? 'DV-COMBAT-09' : 'DV-COMBAT-01'
  return seesPiece(tables, s, piece, target) ? '' : 'DV-COMBAT-10'
}

/** Does a truce of the scenario keep a unit from being attacked where it stands (DV-STORY-13)? */
export function isInTruce(s: State, tables: MatchTables, target: PieceNo): boolean {
  const { truce } = tables
  if (truce === undefined || s.round > truce.until) return false
  return distance(tables, truce.square, squareOf(s, tables, target)) <= truce.within
}

/** Why a unit cannot attack anybody, by what comes nearest to it; `''` if it can. */
export function whyNoTarget(s: State, tables: MatchTables, piece: PieceNo, range: number): string {
  let why = 'DV-COMBAT-01'
  const reach = range < 0 ? weaponRange(s, tables, piece) : range
  for (let side = 0; side < s.army.length; side++) {
    const army = s.army[side]
    if (army.length === 0 || !areEnemies(s, s.side[piece], side)) continue
    for (let i = 0; i < army.length; i++) {
      const rule = whyUnreached(s, tables, piece, army[i], range, reach)
      if (rule === '') return ''
      if (why === 'DV-COMBAT-01' || rule === 'DV-COMBAT-10') why = rule
    }
  }
  return why
}

/** By square: the look in which an enemy was seen there. One look at the map serves all units of a side. */
const seenIn = new Int32Array(SQUARES)
let look = 0

function lookForEnemies(s: State, tables: MatchTables, side: SideNo): void {
  look++
  const { square } = tables.ways
  for (let other = 0; other < s.army.length; other++) {
    const army = s.army[other]
    if (army.length === 0 || !areEnemies(s, side, other)) continue
    for (let i = 0; i < army.length; i++) seenIn[square[s.at[army[i]]]] = look
  }
}

/** The same in short: the units of a side that can attack anybody by themselves, up to so many. */
export function strikersOf(s: State, tables: MatchTables, side: SideNo, most: number): PieceNo[] {
  const found: PieceNo[] = []
  const army = s.army[side]
  const isSure = hasForAttack(s, side, MOD.winAttack)
  const areArmed = areWeaponsAbout(s, tables, side)
  lookForEnemies(s, tables, side)
  for (let i = 0; i < army.length && found.length < most; i++) {
    const piece = army[i]
    const isMet = seenIn[squareOf(s, tables, piece)] === look
    if (isMet && !isSure && tables.truce === undefined) found.push(piece)
    else if (
      isSure ||
      tables.truce !== undefined ||
      ((areArmed || hasPrintedWeapon(tables, piece)) && weaponRange(s, tables, piece) > 0)
    ) {
      if (whyNoTarget(s, tables, piece, -1) === '') found.push(piece)
    }
  }
  return found
}

/** Can the side make an attack of its own and pay for it (DV-COMBAT-06, A-73)? */
export function canAttack(s: State, tables: MatchTables, side: SideNo): boolean {
  if (s.turn !== side || s.stage === PAST || moveDice(s, side) === 0) return false
  return strikersOf(s, tables, side, 1).length > 0
}

/** Could it be an attack on a unit that is no Ancient, and none is won for sure already (DV-ANC-07)? */
export function canWinSurely(s: State, tables: MatchTables, side: SideNo): boolean {
  if (hasForAttack(s, side, MOD.winAttack) || !canAttack(s, tables, side)) return false
  return s.army[side].some((piece) => hasPrey(s, tables, piece))
}

function hasPrey(s: State, tables: MatchTables, piece: PieceNo): boolean {
  for (let side = 0; side < s.army.length; side++) {
    for (const target of s.army[side]) {
      if (!isAncient(target) && whyNotTarget(s, tables, piece, target, -1) === '') return true
    }
  }
  return false
}

/**
 * Do units of two sides fight as one: the same side, a faction and the Hero allied with it, or allies that the
 * scenario lets fight in mixed pairs (DV-STORY-9)?
 */
export function fightTogether(s: State, { scenario }: MatchTables, a: SideNo, b: SideNo): boolean {
  if (a === b) return true
  if (a === NEUTRAL || b === NEUTRAL || !areAllies(s, a, b)) return false
  return a < FACTIONS !== b < FACTIONS || scenario?.alliesShare === true
}

/** Could `other` fight beside a unit (DV-COMBAT-07)? */
export function canJoin(s: State, tables: MatchTables, piece: PieceNo, other: PieceNo): boolean {
  return (
    other !== piece &&
    isActive(s, other) &&
    fightTogether(s, tables, s.side[piece], s.side[other]) &&
    squareOf(s, tables, piece) === squareOf(s, tables, other)
  )
}

/** Is there anybody who could? */
export function hasPartner(s: State, tables: MatchTables, piece: PieceNo): boolean {
  for (let side = 0; side < s.army.length; side++) {
    if (side === NEUTRAL) continue
    const army = s.army[side]
    for (let i = 0; i < army.length; i++) if (canJoin(s, tables, piece, army[i])) return true
  }
  return false
}
