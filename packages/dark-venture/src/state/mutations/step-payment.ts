import { DIAG1, ORTHO1, ORTHO2, type SideNo } from '../numbers.ts'
import { PAYMENTS } from '../queries/payments.ts'
import type { State } from '../schema.ts'
import { spendMany } from './dice.ts'

export function spendDice(s: State, side: SideNo, number: number): void {
  const { ortho1, ortho2, diag1 } = PAYMENTS[number]
  spendMany(s, side, ORTHO1, ortho1)
  spendMany(s, side, ORTHO2, ortho2)
  spendMany(s, side, DIAG1, diag1)
}
