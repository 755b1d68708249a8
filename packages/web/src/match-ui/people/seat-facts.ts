import type { MatchInfo, SeatInfo } from '@longtable/server/wire'

/** May whoever sits here play again where a bot plays for them? Not after they have resigned. */
export function mayPlayAgain(
  { status }: Pick<MatchInfo, 'status'>,
  { seat, kind, bot, resigned }: SeatInfo,
  mine: readonly number[],
): boolean {
  return status === 'running' && mine.includes(seat) && kind === 'person' && bot !== null && !resigned
}

/** What the results say of a seat besides its points: a place that a bot reached is not the person's own. */
export function resultNotes(held: SeatInfo | undefined): readonly ('bot' | 'resigned' | 'botFinished')[] {
  if (held === undefined) return []
  if (held.kind === 'bot') return ['bot']
  return [
    ...(held.resigned ? (['resigned'] as const) : []),
    ...(held.kind === 'person' && held.bot !== null ? (['botFinished'] as const) : []),
  ]
}
