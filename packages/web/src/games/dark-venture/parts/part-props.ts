import type { VentureViewContext } from '@longtable/dark-venture/board'
import type { BoardProps } from '../../../game-ui/game-ui.ts'
import type { Past, TimelineControls } from '../timeline/use-timeline.ts'
import type { Scene } from '../view/view-facts.ts'

/** What all parts of the table are drawn from. */
export interface BoardPartProps extends BoardProps {
  /** What is so. */
  readonly venture: VentureViewContext
  /** What is seen: a moment of the timeline while one plays, otherwise the same. Map, pieces and fights draw this. */
  readonly shown: VentureViewContext
  readonly nameOf: (seat: number) => string
  readonly scene: Scene
  /** The step on top; '' when the game is over. */
  readonly step: string
  /** The side this seat decides for now; -1 for somebody who only watches. */
  readonly side: number
  readonly timeline: TimelineControls | undefined
  /** What others did last; not there where a part is shown alone. */
  readonly past?: Past
  /** What has happened is or was played by the timeline: nothing else tells it again. */
  readonly isTold?: boolean
}

/** Parts that belong to whoever sits here. */
export interface OwnPartProps extends BoardPartProps {
  readonly seat: number
}
