import type { MageViewContext } from '@longtable/mage-knight'
import type { BoardProps } from '../../../game-ui/game-ui.ts'
import type { Scene } from '../view/view-facts.ts'

/** What all parts of the table are drawn from. */
export interface BoardPartProps extends BoardProps {
  readonly mage: MageViewContext
  readonly nameOf: (seat: number) => string
  readonly scene: Scene
}

/** Parts that belong to whoever sits here. */
export interface OwnPartProps extends BoardPartProps {
  readonly seat: number
}
