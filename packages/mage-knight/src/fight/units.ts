import type { Lasts } from '@longtable/kernel'
import { bannerRow } from '../effects/banners.ts'
import { isLasting, unitsArmor, unitsResist } from '../effects/lasting.ts'
import type { Seat, StateView } from '../state.ts'
import { unitRow, type Unit } from '../things/unit-cards.ts'
import { resistBits, type World } from '../world.ts'
import { elementOf } from './numbers.ts'
import { isResisted } from './totals.ts'

/** Units that take damage: what is printed, their banner, and what all units of the seat have. */

export function unitArmor(s: StateView, seat: Seat, unit: Unit, world: World, of: Lasts): number {
  const banner = bannerRow(world, s.unitBanner[unit])
  return unitRow(unit).armor + (banner?.armor ?? 0) + unitsArmor(of, seat)
}

/** Bits of `Resist`. */
export function unitResists(s: StateView, seat: Seat, unit: Unit, world: World, of: Lasts): number {
  const banner = bannerRow(world, s.unitBanner[unit])
  return resistBits(unitRow(unit).resist) | resistBits(banner?.resist ?? []) | unitsResist(of, seat)
}

/** The rule that keeps damage of this fight from a unit of the seat, or '' if it may take it. */
export function whyNoDamage(s: StateView, seat: Seat, unit: Unit, of: Lasts): string {
  if (s.fight.noUnits && s.loyal !== unit) return 'MK-UNIT-15'
  if (s.unitWounds[unit] > 0) return 'MK-UNIT-09'
  if (s.fight.hurt.includes(unit)) return 'MK-COMBAT-67'
  return isLasting(of, 'unitsTakeNoDamage', seat) ? 'MK-DEED-15' : ''
}

/** What becomes of the damage that is being assigned if a unit takes it. */
export interface Hit {
  readonly armor: number
  readonly left: number
  readonly wounded: boolean
}

/** MK-COMBAT-62, MK-COMBAT-63; a resistant unit takes its armor off once before it is wounded (MK-COMBAT-66, MK-UNIT-20). */
export function hitOn(s: StateView, seat: Seat, unit: Unit, world: World, of: Lasts): Hit {
  const { damage, facing } = s.fight
  const armor = unitArmor(s, seat, unit, world, of)
  const resists = isResisted(elementOf(s, facing, world), unitResists(s, seat, unit, world, of))
  const rest = resists ? damage - armor : damage
  if (rest <= 0) return { armor, left: 0, wounded: false }
  return { armor, left: Math.max(0, rest - armor), wounded: true }
}
