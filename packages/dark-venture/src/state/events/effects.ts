import type { PieceNo, SideNo } from '../numbers.ts'

/** What the effect language does by itself. */
export type EffectEvent =
  /** `faces`: bits of the numbers that succeed with one die, or 0 for a total; `piece`: who rolls, or -1. */
  | {
      event: 'checked'
      side: SideNo
      piece: PieceNo
      dice: readonly number[]
      atLeast: number
      faces: number
      success: boolean
    }
  /** Dice of six sides, as they show now. */
  | { event: 'rerolled'; side: SideNo; dice: readonly number[] }
  /** Action dice: the new faces. */
  | { event: 'rerolledDice'; side: SideNo; dice: readonly number[] }
  /** An option of the effect at `pc` of a program. */
  | { event: 'optionTaken'; side: SideNo; program: string; pc: number; option: number }
  | { event: 'modified'; side: SideNo; piece: PieceNo; mod: number; amount: number }
