import { sideOfSeat } from '@longtable/dark-venture/board'
import { viewContextOf, sceneOf, stepOf } from '../../../../games/dark-venture/view/view-facts.ts'
import type { BoardPartProps } from '../../../../games/dark-venture/parts/part-props.ts'
import type { BoardProps } from '../../../../game-ui/game-ui.ts'

/** What the parts of Dark Venture's table are drawn from, for showing one of them alone. */
export function drawnOf(props: BoardProps): BoardPartProps {
  const venture = viewContextOf(props.ctx)
  const { view, seat, names } = props
  return {
    ...props,
    venture,
    shown: venture,
    timeline: undefined,
    nameOf: (of) => names[of] ?? '',
    scene: sceneOf(view, venture),
    step: stepOf(view),
    side: seat === null ? -1 : sideOfSeat(venture.state, seat, view.stack.at(-1)),
  }
}
