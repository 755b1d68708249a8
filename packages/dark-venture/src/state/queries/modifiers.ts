import type { Modifier } from '../../content/effects.ts'
import { Z, itemNo } from '../card-pool.ts'
import { amountOf, MOD, MOD_SIZE, type ModNo, rangedStrength, rangeOf, UNTIL } from '../mods.ts'
import { CREATURE, FACTIONS, HERO_KIND, NOBODY, type PieceNo, type SideNo } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'
import { hasFlag } from './pieces.ts'
import { isUnlocked } from './unlocks.ts'

/** What is looked for in a list of modifiers: the sum of one, or the best ranged weapon. */
interface Sought {
  readonly mod: ModNo
  /** As a bit: what does not have it in its bits need not be looked at. */
  readonly bit: number
  /** How far a weapon must reach; FURTHEST: not its dice are wanted, but how far it does. */
  readonly range: number
}

const FURTHEST = -1

function valueOf(modifier: Modifier, sought: Sought): number {
  if (modifier.mod === 'aura' || MOD[modifier.mod] !== sought.mod) return 0
  return worthOf(amountOf(modifier), sought)
}

function worthOf(amount: number, { mod, range }: Sought): number {
  if (mod !== MOD.ranged) return amount
  const strength = rangedStrength(amount)
  if (range === FURTHEST) return strength > 0 ? rangeOf(amount) : 0
  return rangeOf(amount) >= range ? strength : 0
}

function joined(a: number, b: number, { mod }: Sought): number {
  return mod === MOD.ranged ? Math.max(a, b) : a + b
}

function among(mods: readonly Modifier[] | undefined, sought: Sought, before: number): number {
  if (mods === undefined) return before
  let sum = before
  for (let i = 0; i < mods.length; i++) sum = joined(sum, valueOf(mods[i], sought), sought)
  return sum
}

/** A wounded beast has more. */
function fromPrint(s: State, tables: MatchTables, piece: PieceNo, sought: Sought): number {
  const sum = among(tables.printedMods[piece], sought, 0)
  if (tables.kindOf[piece] !== CREATURE || !hasFlag(s, piece, 'wounded')) return sum
  return among(tables.creatureOf[piece]?.enraged, sought, sum)
}

/** Auras of the other own units of its space, printed or worn. */
function fromAuras(s: State, tables: MatchTables, piece: PieceNo, sought: Sought, before: number): number {
  const army = s.army[s.side[piece]]
  const { square } = tables.ways
  const here = square[s.at[piece]]
  let sum = before
  for (let i = 0; i < army.length; i++) {
    const other = army[i]
    if ((tables.modsAround[other] & sought.bit) === 0 || other === piece) continue
    if (square[s.at[other]] !== here) continue
    for (const modifier of tables.printedMods[other])
      if (modifier.mod === 'aura') sum = among(modifier.mods, sought, sum)
  }
  return sum
}

function fromItems(s: State, tables: MatchTables, piece: PieceNo, sought: Sought, before: number): number {
  const worn = s.cards[Z.worn]
  let sum = before
  for (let i = 0; i < worn.length; i++) {
    if ((tables.modsWorn[worn[i]] & sought.bit) === 0) continue
    if (s.lies[itemNo(worn[i])] !== piece) continue
    const row = tables.cardRow[worn[i]]
    if ('mods' in row) sum = among(row.mods, sought, sum)
  }
  return sum
}

/** What its side has: the faction's own, passive abilities; a hero's are its own and must be unlocked (DV-HERO-05). */
function fromSide(s: State, tables: MatchTables, piece: PieceNo, sought: Sought, before: number): number {
  const side = s.side[piece]
  let sum = side < FACTIONS ? among(tables.edition.factions[side].mods, sought, before) : before
  const abilities = tables.abilities[side]
  for (let i = 0; i < abilities.length; i++) {
    const { mods, unlock } = abilities[i]
    if (mods === undefined) continue
    const isOpen = unlock < 0 || (tables.kindOf[piece] === HERO_KIND && isUnlocked(s, side, unlock))
    if (isOpen) sum = among(mods, sought, sum)
  }
  return sum
}

/** What the tokens that it carries add (DV-STORY-10). */
function fromLoad(s: State, tables: MatchTables, piece: PieceNo, sought: Sought, before: number): number {
  let sum = before
  for (const { bits, mods } of tables.carriedMods)
    if ((s.load[piece] & bits) !== 0) sum = among(mods, sought, sum)
  return sum
}

function fromSpace(s: State, tables: MatchTables, piece: PieceNo, sought: Sought, before: number): number {
  const spaces = tables.scenario?.spaceMods
  if (spaces === undefined || s.at[piece] < 0) return before
  const here = tables.board.idOf[tables.ways.square[s.at[piece]]]
  let sum = before
  for (const { space, mods } of spaces) if (space === here) sum = among(mods, sought, sum)
  return sum
}

/** What lasts: of the piece, or of all its side; what serves the next attack is not looked at. */
function fromLasting(s: State, piece: PieceNo, sought: Sought, before: number): number {
  const { mods } = s
  let sum = before
  for (let i = 0; i < mods.length; i += MOD_SIZE) {
    if (mods[i] !== sought.mod || mods[i + 4] === UNTIL.attack) continue
    const isMeant = mods[i + 3] === NOBODY ? mods[i + 2] === s.side[piece] : mods[i + 3] === piece
    if (isMeant) sum = joined(sum, worthOf(mods[i + 1], sought), sought)
  }
  return sum
}

/** What lasts for a whole side, whoever fights for it. */
export function lastingOf(s: State, side: SideNo, mod: ModNo): number {
  const { mods } = s
  let sum = 0
  for (let i = 0; i < mods.length; i += MOD_SIZE) {
    const isMeant = mods[i] === mod && mods[i + 2] === side && mods[i + 3] === NOBODY
    if (isMeant && mods[i + 4] !== UNTIL.attack) sum += mods[i + 1]
  }
  return sum
}

function seek(s: State, tables: MatchTables, piece: PieceNo, sought: Sought): number {
  const { bit } = sought
  let sum = (tables.modsPrinted[piece] & bit) === 0 ? 0 : fromPrint(s, tables, piece, sought)
  if (s.cards[Z.worn].length > 0) sum = fromItems(s, tables, piece, sought, sum)
  if (tables.carriedMods.length > 0 && s.load[piece] !== 0) sum = fromLoad(s, tables, piece, sought, sum)
  if ((tables.anyAround & bit) !== 0 && s.at[piece] >= 0) sum = fromAuras(s, tables, piece, sought, sum)
  if ((tables.modsOfSide[s.side[piece]] & bit) !== 0) sum = fromSide(s, tables, piece, sought, sum)
  if ((tables.modsOfSpaces & bit) !== 0) sum = fromSpace(s, tables, piece, sought, sum)
  return s.mods.length === 0 ? sum : fromLasting(s, piece, sought, sum)
}

const SOUGHT: readonly Sought[] = Object.values(MOD).map((mod) => ({ mod, bit: 1 << mod, range: 1 }))

/** Weapons by how far they must reach. */
const WEAPONS: readonly Sought[] = Array.from({ length: 16 }, (_, range) => ({
  mod: MOD.ranged,
  bit: 1 << MOD.ranged,
  range,
}))

/** How much of a modifier these add up to; of no weapon. */
export function amountIn(mods: readonly Modifier[] | undefined, mod: ModNo): number {
  return among(mods, SOUGHT[mod], 0)
}

/** The sum of a modifier of a piece: printed, worn, auras, its space, its side's, what lasts. */
export function modifier(s: State, tables: MatchTables, piece: PieceNo, mod: ModNo): number {
  return seek(s, tables, piece, SOUGHT[mod])
}

/** Has the piece such a quirk, or a ranged weapon? */
export function hasMod(s: State, tables: MatchTables, piece: PieceNo, mod: ModNo): boolean {
  return modifier(s, tables, piece, mod) > 0
}

/** The dice of its strongest weapon that reaches so far, or 0 (DV-COMBAT-09). */
export function weaponFor(s: State, tables: MatchTables, piece: PieceNo, range: number): number {
  return range < WEAPONS.length ? seek(s, tables, piece, WEAPONS[range]) : 0
}

const REACH: Sought = { mod: MOD.ranged, bit: 1 << MOD.ranged, range: FURTHEST }

/** How far the weapons of a unit reach, or 0. */
export function weaponRange(s: State, tables: MatchTables, piece: PieceNo): number {
  return seek(s, tables, piece, REACH)
}

/** Could a unit of the side have a weapon that is not printed on it? Most of the time none could. */
export function areWeaponsAbout(s: State, tables: MatchTables, side: SideNo): boolean {
  const { bit } = REACH
  if (((tables.anyAround | tables.modsOfSide[side] | tables.modsOfSpaces) & bit) !== 0) return true
  const worn = s.cards[Z.worn]
  for (let i = 0; i < worn.length; i++) if ((tables.modsWorn[worn[i]] & bit) !== 0) return true
  for (let i = 0; i < s.mods.length; i += MOD_SIZE) if (s.mods[i] === REACH.mod) return true
  return false
}

export function hasPrintedWeapon(tables: MatchTables, piece: PieceNo): boolean {
  return (tables.modsPrinted[piece] & REACH.bit) !== 0
}

/** Dice in attack. */
export function strengthOf(s: State, tables: MatchTables, piece: PieceNo): number {
  return Math.max(0, tables.strength[piece] + modifier(s, tables, piece, MOD.attackDice))
}

/** Dice in defence. */
export function defenceOf(s: State, tables: MatchTables, piece: PieceNo): number {
  return Math.max(0, tables.defence[piece] + modifier(s, tables, piece, MOD.defenceDice))
}

/** What serves the next attack of a side (DV-COMBAT-18). */
export function forNextAttack(s: State, side: SideNo, mod: ModNo): number {
  const { mods } = s
  let sum = 0
  for (let i = 0; i < mods.length; i += MOD_SIZE)
    if (mods[i] === mod && mods[i + 2] === side && mods[i + 4] === UNTIL.attack) sum += mods[i + 1]
  return sum
}

export function hasForAttack(s: State, side: SideNo, mod: ModNo): boolean {
  return forNextAttack(s, side, mod) > 0
}
