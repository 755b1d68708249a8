import { payDiceFrame } from '../frames.ts'
import { DIAG1, type SideNo } from '../numbers.ts'
import { moveDice, purse } from '../queries/dice.ts'
import type { State } from '../schema.ts'
import type { VentureContext } from '../tables/match-tables.ts'
import { spend } from './dice.ts'

/**
 * Pays MOVE dice, any of the three faces (DV-DICE-02): at once where all dice show one face or all of them go, otherwise
 * it is asked which. The question comes on top of what is paid for.
 */
export function payMoves(s: State, side: SideNo, count: number, ctx: VentureContext): void {
  if (count === 0) return
  if (isPlain(s, side, count)) payPlainly(s, side, count)
  else ctx.push(payDiceFrame, { side, left: count })
}

/** Is there nothing to ask, for all dice show one face or all of them go? */
export function isPlain(s: State, side: SideNo, count: number): boolean {
  const all = moveDice(s, side)
  if (all <= count) return true
  for (let face = 0; face <= DIAG1; face++) if (purse(s, side, face) === all) return true
  return false
}

function payPlainly(s: State, side: SideNo, count: number): void {
  let left = count
  for (let face = 0; face <= DIAG1; face++) {
    while (left > 0 && purse(s, side, face) > 0) {
      spend(s, side, face)
      left--
    }
  }
}
