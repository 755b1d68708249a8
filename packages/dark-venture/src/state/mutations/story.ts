import { CLOCK } from '../names.ts'
import type { PieceNo } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { MatchTables, VentureContext } from '../tables/match-tables.ts'
import { storyBit } from '../tables/story-words.ts'

export function setStoryFlag(
  s: State,
  { flagWord }: Pick<MatchTables, 'flagWord'>,
  flag: number,
  on: boolean,
): void {
  if (on) s.story[flagWord[flag]] |= storyBit(flag)
  else s.story[flagWord[flag]] &= ~storyBit(flag)
}

/** A clock of the story goes on, or back; never below 0. */
export function tickClock(s: State, clock: number, n: number, ctx: VentureContext): void {
  const word = ctx.tables.clockWord[clock]
  const now = Math.max(0, s.story[word] + n)
  s.story[word] = now
  if (clock === CLOCK.darkness) ctx.tell?.({ event: 'darkness', now })
  else ctx.tell?.({ event: 'clock', clock, now })
}

/** From now on the piece is that character. */
export function nameCharacter(s: State, tables: MatchTables, character: number, piece: PieceNo): void {
  s.story[tables.characterWord[character]] = piece + 1
}

/** A piece leaves: whoever it was is gone. */
export function forgetCharacter(s: State, { characterWord }: MatchTables, piece: PieceNo): void {
  for (let character = 0; character < characterWord.length; character++)
    if (s.story[characterWord[character]] === piece + 1) s.story[characterWord[character]] = 0
}
