import { int, text } from '@longtable/kernel'
import { DISBAND, RECRUIT, RECRUIT_LOYAL } from '../state/choices/map.ts'
import { NONE } from '../content/ids.ts'
import { bonds } from '../content/skills.ts'
import { disbandUnit, level } from '../state/mutations.ts'
import { atUnit, unitText } from '../text/pieces.ts'
import { ask, type MageContext } from '../state/match.ts'
import type { Seat, State, StateView } from '../state/schema/state.ts'
import { K, skillNo } from '../state/pools/skill-tokens.ts'
import { U, unitCards, unitRow, type Unit } from '../state/pools/unit-cards.ts'

/** Units join a hero, each on a command token. */

const BONDS = skillNo(bonds.skill)

/** Does a seat have Bonds of Loyalty with nobody under it (MK-UNIT-14)? */
export function hasFreeBonds(s: Pick<StateView, 'skills' | 'loyal'>, seat: Seat): boolean {
  return s.loyal === NONE && s.skills[K.own + seat].includes(BONDS)
}

/** The price of a unit under Bonds of Loyalty, never below nothing. */
export function loyalPrice(unit: Unit): number {
  return Math.max(0, unitRow(unit).cost - bonds.discount)
}

/** MK-UNIT-01: the loyal unit has a token of its own. */
export function hasFreeToken(s: Pick<StateView, 'units' | 'loyal' | 'players'>, seat: Seat): boolean {
  const band = s.units[U.band + seat]
  const loyal = s.loyal !== NONE && band.includes(s.loyal) ? 1 : 0
  return band.length - loyal < level(s, seat).command
}

/** Is the token of Bonds of Loyalty the only free one? Then the next unit joins there: nobody may be disbanded (MK-UNIT-06). */
export function mustBond(s: State, seat: Seat): boolean {
  return hasFreeBonds(s, seat) && !hasFreeToken(s, seat)
}

/** A unit of the offer joins for a price; asks whom to disband if there is no free command token (MK-UNIT-05). */
export function recruit(s: State, seat: Seat, unit: Unit, price: number, ctx: MageContext): void {
  s.players[seat].influence -= price
  if (hasFreeToken(s, seat)) join(s, seat, unit, price, ctx)
  else ctx.push(disbandFor, { seat, unit, price })
}

/** A unit of the offer joins for nothing; asks under which token if there is a choice. */
export function recruitFree(s: State, seat: Seat, unit: Unit, ctx: MageContext): void {
  if (!hasFreeBonds(s, seat)) recruit(s, seat, unit, 0, ctx)
  else if (hasFreeToken(s, seat)) ctx.push(placeFor, { seat, unit })
  else joinLoyally(s, seat, unit, 0, ctx)
}

/** For its lower price, under Bonds of Loyalty. */
export function recruitLoyal(s: State, seat: Seat, unit: Unit, ctx: MageContext): void {
  const price = loyalPrice(unit)
  s.players[seat].influence -= price
  joinLoyally(s, seat, unit, price, ctx)
}

function joinLoyally(s: State, seat: Seat, unit: Unit, price: number, ctx: MageContext): void {
  s.loyal = unit
  ctx.tell?.({ event: 'skillUsed', seat, skill: BONDS, use: 0 })
  join(s, seat, unit, price, ctx)
}

/** MK-UNIT-07, MK-INTERACT-09: ready and unwounded, and of use at once. */
function join(s: State, seat: Seat, unit: Unit, price: number, ctx: MageContext): void {
  ctx.move(unitCards, unit, U.offer, U.band + seat)
  s.unitSpent[unit] = 0
  s.unitWounds[unit] = 0
  s.players[seat].recruited++
  ctx.tell?.({ event: 'recruited', seat, unit, cost: price })
}

/** Under Bonds of Loyalty or not (MK-UNIT-14)? */
export const placeFor = ask('recruit.place', {
  locals: { seat: int(0, 3), unit: int(0) },
  seat: (_s, f) => f.seat,
  universe: (_s, f) => [RECRUIT[f.unit], RECRUIT_LOYAL[f.unit]],
  offer: (_s, f, menu) => {
    menu.add(RECRUIT[f.unit])
    menu.add(RECRUIT_LOYAL[f.unit])
  },
  take: (s, f, choice, ctx) => {
    ctx.pop()
    if (choice.do === 'recruit') join(s, f.seat, f.unit, 0, ctx)
    else joinLoyally(s, f.seat, f.unit, 0, ctx)
  },
  question: (_ctx, f) => text('ask.place', { unit: unitText(f.unit) }),
  describe: (_ctx, _f, choice) => ({
    text: text(`choice.${choice.do}`, { unit: unitText(choice.unit) }),
    at: atUnit(choice.unit),
  }),
})

/** Whose place the new one takes; the loyal unit cannot be disbanded (MK-UNIT-14). */
export const disbandFor = ask('recruit.disband', {
  locals: { seat: int(0, 3), unit: int(0), price: int(0) },
  seat: (_s, f) => f.seat,
  universe: (s, f) => s.units[U.band + f.seat].map((unit) => DISBAND[unit]),
  offer: (s, f, menu) => {
    for (const unit of s.units[U.band + f.seat]) {
      if (unit === s.loyal) menu.block?.(DISBAND[unit], 'MK-UNIT-14')
      else menu.add(DISBAND[unit])
    }
  },
  take: (s, f, choice, ctx) => {
    ctx.pop()
    disbandUnit(s, choice.unit, ctx)
    join(s, f.seat, f.unit, f.price, ctx)
  },
  question: (_ctx, f) => text('ask.disband', { unit: unitText(f.unit) }),
  describe: (_ctx, _f, choice) => ({
    text: text('choice.disband', { unit: unitText(choice.unit) }),
    at: atUnit(choice.unit),
  }),
})
