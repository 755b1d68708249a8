import { prisonerOf, type VentureViewContext } from '@longtable/dark-venture/board'
import { viewContextOf } from '../view/view-facts.ts'
import type { GameViewContext } from '../../../game-ui/game-ui.ts'
import type { LessonMoment } from '../../../game-ui/lesson.ts'

/** Where a learner stands: what a note depends on. */

/** Nothing has been done on this turn yet. */
export function isFresh(ctx: GameViewContext): boolean {
  return viewContextOf(ctx).state.stage === 0
}

export function isFreshTurn({ ctx }: LessonMoment): boolean {
  return isFresh(ctx)
}

function side({ state, viewer }: VentureViewContext): number {
  return state.sideOf[viewer]
}

/** An own unit that holds a prisoner. */
function captor(ctx: GameViewContext): number | undefined {
  const venture = viewContextOf(ctx)
  return venture.state.army[side(venture)]?.find((piece) => prisonerOf(venture.state, piece) >= 0)
}

export function hasPrisoner({ ctx }: LessonMoment): boolean {
  return captor(ctx) !== undefined
}

export function captorPlace(ctx: GameViewContext): string | undefined {
  const piece = captor(ctx)
  return piece === undefined ? undefined : `piece:${piece}`
}

/** One of the learner's own units is held by somebody. */
export function isHeld({ ctx }: LessonMoment): boolean {
  const venture = viewContextOf(ctx)
  return venture.state.prisoners.some((piece) => venture.state.side[piece] === side(venture))
}
