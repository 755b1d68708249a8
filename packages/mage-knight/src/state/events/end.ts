import type { RewardKind } from '../schema/player.ts'
import type { Seat } from '../schema/state.ts'
import type { Card } from '../pools/deed-cards.ts'
import type { AchievedId } from '../../content/achievements.ts'
import type { Skill } from '../pools/skill-tokens.ts'

/** The end of a turn, rewards, levels, the dummy. */
export type EndEvent =
  | { event: 'rewarded'; seat: Seat; reward: RewardKind; n: number }
  | { event: 'foundArtifacts'; seat: Seat; count: number }
  | { event: 'foundCards'; seat: Seat; cards: readonly Card[] }
  /** Told to the one who found it; the others learn that one went back. */
  | { event: 'artifactKept'; seat: Seat; card: Card }
  | { event: 'artifactReturned'; seat: Seat; card: Card }
  | { event: 'levelled'; seat: Seat; level: number }
  | { event: 'turnedUp'; seat: Seat; skills: readonly Skill[] }
  | { event: 'skillKept'; seat: Seat; skill: Skill; common: boolean }
  | { event: 'skillOffered'; skill: Skill }
  | { event: 'leftMap'; seat: Seat }
  | { event: 'dummyDrew'; cards: readonly Card[] }
  | { event: 'achieved'; seat: Seat; what: AchievedId; points: number; title: number }
