import { eventText, type GameEvent, type Text } from '@longtable/kernel'
import type { Happened } from '@longtable/server/wire'
import type { GameViewContext, MatchEngine } from '../../game-ui/game-ui.ts'

/** What happened at a moment, in words. */
export interface LogLine {
  readonly at: number
  readonly words: readonly Text[]
  readonly back: boolean
}

export type Describe = (event: GameEvent) => Text

/** Says what happened. */
export function describing({ game }: MatchEngine, ctx: GameViewContext): Describe {
  return (event) => eventText(game, ctx, event)
}

/** What a moment was called when it was first told; it never changes, so it is never said anew. */
const told = new WeakMap<Happened, LogLine>()

export function logLineOf(happened: Happened, describe: Describe): LogLine {
  const before = told.get(happened)
  if (before !== undefined) return before
  const { at, back, events } = happened
  const line = { at, back, words: events.map(describe) }
  told.set(happened, line)
  return line
}

export function logLinesOf(happened: readonly Happened[], describe: Describe): readonly LogLine[] {
  return happened.flatMap((each) =>
    each.events.length === 0 && !each.back ? [] : [logLineOf(each, describe)],
  )
}
