import type { EffectsInPlay } from '../match.ts'
import { levels } from '../../content/tracks.ts'
import { bannerRow } from '../banners.ts'
import { isLasting, unitsArmor, unitsResist } from '../lasting.ts'
import type { Seat, StateView } from '../schema/state.ts'
import { unitRow, type Unit } from '../pools/unit-cards.ts'
import { Ability, resistBits } from '../traits.ts'
import type { MatchTables } from '../match.ts'
import { abilitiesOf, elementOf } from './numbers.ts'
import { isResisted } from './totals.ts'

/** Units that take damage: what is printed, their banner, and what all units of the seat have. */

export function unitArmor(
  s: StateView,
  seat: Seat,
  unit: Unit,
  tables: MatchTables,
  of: EffectsInPlay,
): number {
  const banner = bannerRow(tables, s.unitBanner[unit])
  return unitRow(unit).armor + (banner?.armor ?? 0) + unitsArmor(of, seat)
}

/** Bits of `Resist`. */
export function unitResists(
  s: StateView,
  seat: Seat,
  unit: Unit,
  tables: MatchTables,
  of: EffectsInPlay,
): number {
  const banner = bannerRow(tables, s.unitBanner[unit])
  return resistBits(unitRow(unit).resist) | resistBits(banner?.resist ?? []) | unitsResist(of, seat)
}

/** The rule that keeps damage of this fight from a unit of the seat, or '' if it may take it. */
export function whyNoDamage(s: StateView, seat: Seat, unit: Unit, of: EffectsInPlay): string {
  if (s.fight.noUnits && s.loyal !== unit) return 'MK-UNIT-15'
  if (s.unitWounds[unit] > 0) return 'MK-UNIT-09'
  if (s.fight.hurt.includes(unit)) return 'MK-COMBAT-67'
  const { facing } = s.fight
  if (facing >= 0 && (abilitiesOf(s, facing, of.tables, of) & Ability.assassination) !== 0) return 'MK-FOE-07'
  return isLasting(of, 'unitsTakeNoDamage', seat) ? 'MK-DEED-15' : ''
}

/** What becomes of the damage that is being assigned if a unit takes it. */
export interface Hit {
  readonly armor: number
  readonly left: number
  readonly wounded: boolean
  readonly wounds: 0 | 1 | 2
  /** By paralysis. */
  readonly destroyed: boolean
}

/** MK-COMBAT-62, MK-COMBAT-63; a resistant unit takes its armor off once before it is wounded (MK-COMBAT-66, MK-UNIT-20). */
export function hitOn(s: StateView, seat: Seat, unit: Unit, tables: MatchTables, of: EffectsInPlay): Hit {
  const { damage, facing } = s.fight
  const armor = unitArmor(s, seat, unit, tables, of)
  const resists = isResisted(elementOf(s, facing, tables), unitResists(s, seat, unit, tables, of))
  const rest = resists ? damage - armor : damage
  if (rest <= 0) return { armor, left: 0, wounded: false, wounds: 0, destroyed: false }
  const abilities = abilitiesOf(s, facing, tables, of) // MK-ENEMY-17
  return {
    armor,
    left: Math.max(0, rest - armor),
    wounded: true,
    wounds: (abilities & Ability.poison) === 0 ? 1 : 2, // MK-ENEMY-15
    destroyed: (abilities & Ability.paralyze) !== 0, // MK-ENEMY-16, MK-ENEMY-18
  }
}

/** As many Wounds as the damage divided by the armor, rounded up (MK-COMBAT-68). */
export function heroWounds(s: StateView, seat: Seat, damage: number): number {
  return Math.ceil(damage / levels[s.players[seat].level - 1].armor)
}

/** MK-COMBAT-69 */
export function isKnockOut(s: StateView, seat: Seat, wounds: number): boolean {
  const { fought, level } = s.players[seat]
  return fought + wounds >= levels[level - 1].hand
}

/** What becomes of a hero who takes the damage that is being assigned. */
export interface HeroHit {
  readonly wounds: number
  /** Further Wounds that go to the discard pile. */
  readonly poison: number
  readonly paralyzed: boolean
  readonly knockedOut: boolean
}

export function hitOnHero(s: StateView, seat: Seat, tables: MatchTables, of: EffectsInPlay): HeroHit {
  const wounds = heroWounds(s, seat, s.fight.damage)
  const abilities = abilitiesOf(s, s.fight.facing, tables, of)
  return {
    wounds,
    poison: (abilities & Ability.poison) === 0 ? 0 : wounds, // MK-ENEMY-15
    paralyzed: (abilities & Ability.paralyze) !== 0, // MK-ENEMY-16
    knockedOut: isKnockOut(s, seat, wounds),
  }
}
