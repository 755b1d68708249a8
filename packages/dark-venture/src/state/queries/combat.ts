import { MOD, MOD_SIZE, type ModNo } from '../mods.ts'
import type { PieceNo, SideNo } from '../numbers.ts'
import { type Fight, PLAYER, type State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'
import { defenceOf, lastingOf, modifier, weaponFor } from './modifiers.ts'

/** The combat at hand, and what its dice come to. */

export function fightAt(s: State): Fight {
  const fight = s.fights.at(-1)
  if (fight === undefined) throw new Error('no combat is going on')
  return fight
}

/** Nobody attacks: a unit defends itself against a danger. */
export function isHazard(fight: Fight): boolean {
  return fight.side < 0
}

/** Is the side decided for by somebody who can be asked? */
export function isAsked(s: State, side: SideNo): boolean {
  return side >= 0 && s.control[side] === PLAYER && s.seatOf[side] >= 0
}

/** What serves a side in this combat, once for all its units. */
export function servedBy(fight: Fight, side: SideNo, mod: ModNo): number {
  let sum = 0
  for (let i = 0; i < fight.mods.length; i += MOD_SIZE)
    if (fight.mods[i] === mod && fight.mods[i + 2] === side) sum += fight.mods[i + 1]
  return sum
}

/** The sum of a modifier over units; what lasts for their whole side serves a combat once. */
export function sumOf(s: State, tables: MatchTables, pieces: readonly PieceNo[], mod: ModNo): number {
  let sum = 0
  for (const piece of pieces) sum += modifier(s, tables, piece, mod)
  const [one, other] = pieces
  if (s.mods.length === 0 || other === undefined || s.side[one] !== s.side[other]) return sum
  return sum - lastingOf(s, s.side[one], mod)
}

/** How many dice the attack rolls (DV-COMBAT-02): strengths, weapons at a distance, or what an effect says. */
export function attackDice(s: State, tables: MatchTables, fight: Fight): number {
  let dice = sumOf(s, tables, fight.attackers, MOD.attackDice) + servedBy(fight, fight.side, MOD.attackDice)
  if (fight.strength >= 0) dice += fight.strength
  else for (const piece of fight.attackers) dice += bareStrength(s, tables, piece, fight.range)
  return Math.max(0, dice)
}

/** Its printed strength, or at a distance that of its weapon. */
export function bareStrength(s: State, tables: MatchTables, piece: PieceNo, range: number): number {
  return range === 0 ? tables.strength[piece] : weaponFor(s, tables, piece, range)
}

/** How many dice the defence rolls. */
export function defenceDice(s: State, tables: MatchTables, fight: Fight): number {
  let dice = servedBy(fight, fight.versus, MOD.defenceDice)
  for (const piece of fight.defenders) dice += defenceOf(s, tables, piece)
  return Math.max(0, dice)
}

/** What is added to the attack's dice. */
export function attackBonus(s: State, tables: MatchTables, fight: Fight): number {
  return sumOf(s, tables, fight.attackers, MOD.attackScore) + servedBy(fight, fight.side, MOD.attackScore)
}

/** What is added to the defence's dice. */
export function defenceBonus(s: State, tables: MatchTables, fight: Fight): number {
  return sumOf(s, tables, fight.defenders, MOD.defenceScore) + servedBy(fight, fight.versus, MOD.defenceScore)
}

export function attackScore(fight: Fight): number {
  return total(fight.attack) + fight.attackPlus
}

export function defenceScore(fight: Fight): number {
  return total(fight.defence) + fight.defencePlus
}

function total(dice: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < dice.length; i++) sum += dice[i]
  return sum
}
