import type { frames, LocalsOf } from '@longtable/dark-venture/board'

/** Who proposes a trade to whom, and what is asked for. */
export type Trading = LocalsOf<typeof frames.tradeLayFrame>
