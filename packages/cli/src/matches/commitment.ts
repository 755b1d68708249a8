import { refuse, text, type MatchFile, type Text } from '@longtable/kernel'
import { commitmentOf } from '@longtable/server/wire'

/** Does the seed fit what was published before the match began? */
export interface CommitmentCheck {
  /** `partly`: it does, but the match did not begin as its seed has it, so not everything follows from that. */
  readonly commitment: 'none' | 'fits' | 'partly' | 'differs'
  readonly wrong?: Text
}

/** Checks a file, whose match was played with this seed, against its commitment and one that somebody wrote down. */
export function checkCommitment(file: MatchFile, played: string, noted: string | undefined): CommitmentCheck {
  const { seed, salt, commitment, start } = file
  const wanted = noted?.trim().toLowerCase()
  if (wanted !== undefined && !/^[0-9a-f]{64}$/.test(wanted))
    refuse('cli.replay.badCommitment', { noted: noted ?? '' })
  if (commitment === undefined || salt === undefined) {
    return wanted === undefined
      ? { commitment: 'none' }
      : { commitment: 'none', wrong: text('cli.replay.noCommitment') }
  }
  if (wanted !== undefined && wanted !== commitment) {
    return { commitment: 'differs', wrong: text('cli.replay.otherCommitment', { commitment, noted: wanted }) }
  }
  if (seed !== played || commitmentOf(seed, salt) !== commitment) {
    return { commitment: 'differs', wrong: text('cli.replay.seedDiffers', { commitment }) }
  }
  return { commitment: start === undefined ? 'fits' : 'partly' }
}
