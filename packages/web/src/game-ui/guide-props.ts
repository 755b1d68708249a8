import type { DescribedMenu, Choice, View } from '@longtable/kernel'
import type { Happened } from '@longtable/server/wire'
import type { GameViewContext, MatchEngine } from './game-ui.ts'

/** What a guide beside the table gets to see, and the little it may do. */
export interface GuideProps {
  readonly engine: MatchEngine
  /** The question that this seat is asked; null while others decide. */
  readonly asked: DescribedMenu | null
  readonly view: View
  readonly ctx: GameViewContext
  readonly seat: number
  /** What happened so far, as far as this seat saw it. */
  readonly events: readonly Happened[]
  readonly isOver: boolean
  /** Highlights a piece or place on the table; undefined ends that. */
  readonly point: (place: string | undefined) => void
  /** Chooses for this seat, as a click on the table would. */
  readonly choose: (choice: Choice) => void
  /** Shows who won, once the match is over. */
  readonly showEnd: () => void
}
