import type { CharacterId, Clock, Flag } from '../../content/ids.ts'
import { CHARACTER, CLOCK, FLAG } from '../names.ts'
import { NOBODY, type PieceNo } from '../numbers.ts'
import type { State } from '../schema.ts'
import type { MatchTables } from '../tables/match-tables.ts'
import { storyBit } from '../tables/story-words.ts'

/** What a story remembers. A match that began before there was such a thing remembers nothing of it. */

export function hasFlagOfStory(s: State, { flagWord }: MatchTables, flag: Flag): boolean {
  const word = flagWord[FLAG[flag]]
  return word !== undefined && (s.story[word] & storyBit(FLAG[flag])) !== 0
}

export function clockNow(s: State, { clockWord }: MatchTables, clock: Clock): number {
  const word = clockWord[CLOCK[clock]]
  return word === undefined ? 0 : s.story[word]
}

/** The piece that a character is, on the map and free, or -1. */
export function pieceOfCharacter(s: State, { characterWord }: MatchTables, character: CharacterId): PieceNo {
  const word = characterWord[CHARACTER[character]]
  const piece = word === undefined ? NOBODY : s.story[word] - 1
  return piece >= 0 && s.at[piece] >= 0 && s.captor[piece] === NOBODY ? piece : NOBODY
}
