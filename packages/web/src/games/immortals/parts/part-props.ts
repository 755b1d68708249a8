import type { ImmortalsViewContext } from '@longtable/immortals/board'
import type { BoardProps } from '../../../game-ui/game-ui.ts'
import type { Phase, ShownCard } from '../view/view-facts.ts'

/** What all parts of the table are drawn from. */
export interface BoardPartProps extends BoardProps {
  readonly immortals: ImmortalsViewContext
  readonly nameOf: (seat: number) => string
  readonly shown: readonly ShownCard[]
  readonly phase: Phase
}
