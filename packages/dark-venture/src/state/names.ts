import {
  type CharacterId,
  type Clock,
  type Deed,
  type Face,
  faceIds,
  type FactionId,
  factionIds,
  type Flag,
  type GoalId,
  type Guard,
  type HeroId,
  type PieceId,
  type Resource,
  resourceIds,
  type TokenId,
  type UnitId,
} from '../content/ids.ts'
import { namesOf, numbersOf } from '../content/numbers.ts'

/** From the names of the content tables to numbers and back. */

export type SideId = FactionId | `hero:${HeroId}` | 'neutral'

function numbered<const I extends string>(ids: readonly I[]): Readonly<Record<I, number>> {
  return Object.fromEntries(ids.map((id, n) => [id, n])) as Record<I, number>
}

export const FACE_NO: Readonly<Record<Face, number>> = numbered(faceIds)
export const RESOURCE: Readonly<Record<Resource, number>> = numbered(resourceIds)
export const FACTION: Readonly<Record<FactionId, number>> = numbered(factionIds)

export const DEED: Readonly<Record<Deed, number>> = numbersOf('deed')
export const FLAG: Readonly<Record<Flag, number>> = numbersOf('flag')
export const GOAL: Readonly<Record<GoalId, number>> = numbersOf('goal')
export const CLOCK: Readonly<Record<Clock, number>> = numbersOf('clock')
export const CHARACTER: Readonly<Record<CharacterId, number>> = numbersOf('character')
export const GUARD: Readonly<Record<Guard, number>> = numbersOf('guard')
export const TOKEN: Readonly<Record<TokenId, number>> = numbersOf('token')
export const UNIT_ROW: Readonly<Record<UnitId, number>> = numbersOf('unit')
export const SIDE_NO: Readonly<Record<SideId, number>> = numbersOf('side')
/** Of several alike, the first. */
export const PIECE_NO: Readonly<Record<PieceId, number>> = numbersOf('piece')

export const deedOf: readonly Deed[] = namesOf('deed')
export const flagOf: readonly Flag[] = namesOf('flag')
export const guardOf: readonly Guard[] = namesOf('guard')
export const goalOf: readonly GoalId[] = namesOf('goal')
export const clockOf: readonly Clock[] = namesOf('clock')
export const characterOf: readonly CharacterId[] = namesOf('character')
export const tokenOf: readonly TokenId[] = namesOf('token')
export const unitOf: readonly UnitId[] = namesOf('unit')
export const sideIds: readonly SideId[] = namesOf('side')
export const pieceIds: readonly PieceId[] = namesOf('piece')
