import { NONE } from '../content/ids.ts'
import type { MageContext } from './match.ts'
import type { Seat, State } from './schema/state.ts'
import { deeds, Z } from './pools/deed-cards.ts'
import { U, unitCards, type Unit } from './pools/unit-cards.ts'

/** The units of the players. */

export function readyUnit(s: State, unit: Unit, ctx: MageContext): void {
  if (s.unitSpent[unit] === 0) return
  s.unitSpent[unit] = 0
  ctx.tell?.({ event: 'unitReady', unit })
}

/** One Wound, or two by poison (MK-UNIT-10). */
export function woundUnit(s: State, unit: Unit, wounds: 1 | 2, ctx: MageContext): void {
  s.unitWounds[unit] = wounds
  ctx.tell?.({ event: 'unitWounded', unit })
}

export function healUnit(s: State, unit: Unit, ctx: MageContext): void {
  s.unitWounds[unit]--
  ctx.tell?.({ event: 'unitHealed', unit })
}

/** Whose unit it is, NONE if nobody's. */
export function ownerOf(s: State, unit: Unit): Seat {
  for (let seat = 0; seat < s.players.length; seat++) if (s.units[U.band + seat].includes(unit)) return seat
  return NONE
}

/** MK-UNIT-11: out of the game, its banner to the owner's discard pile. */
function removeUnit(s: State, seat: Seat, unit: Unit, ctx: MageContext): void {
  ctx.move(unitCards, unit, U.band + seat, U.gone)
  s.unitSpent[unit] = 0
  s.unitWounds[unit] = 0
  const banner = s.unitBanner[unit]
  if (banner >= 0) {
    s.unitBanner[unit] = NONE
    s.bannerDown = s.bannerDown.filter((card) => card !== banner)
    ctx.move(deeds, banner, Z.laid, Z.discard + seat)
  }
  if (s.loyal === unit) s.loyal = NONE // MK-Q84
}

export function destroyUnit(s: State, unit: Unit, ctx: MageContext): void {
  const seat = ownerOf(s, unit)
  removeUnit(s, seat, unit, ctx)
  ctx.tell?.({ event: 'unitDestroyed', seat, unit })
}

export function disbandUnit(s: State, unit: Unit, ctx: MageContext): void {
  const seat = ownerOf(s, unit)
  removeUnit(s, seat, unit, ctx)
  ctx.tell?.({ event: 'disbanded', seat, unit })
}
