import { fightOpenFrame } from '../frames.ts'
import type { PieceNo, SideNo, Square } from '../numbers.ts'
import { CAUSE, type Fight, SPOILS, type State } from '../schema.ts'
import type { VentureContext } from '../tables/match-tables.ts'

/** A fight before anything is rolled. */
export function newFight(
  side: SideNo,
  versus: SideNo,
  attackers: readonly PieceNo[],
  defenders: readonly PieceNo[],
  square: Square,
  more: Partial<Fight> = {},
): Fight {
  return {
    side,
    versus,
    attackers: [...attackers],
    defenders: [...defenders],
    defeated: [],
    square,
    range: 0,
    strength: -1,
    attack: [],
    defence: [],
    attackPlus: 0,
    defencePlus: 0,
    cause: CAUSE.effect,
    counter: 0,
    foiled: 0,
    sure: 0,
    spoils: SPOILS.ask,
    took: 0,
    mods: [],
    used: [],
    ...more,
  }
}

/** Begins a combat that is paid for; when it is over the frame that asked for it goes on. */
export function openFight(s: State, fight: Fight, ctx: VentureContext): void {
  s.fights.push(fight)
  ctx.push(fightOpenFrame, {})
}
