import {
  type Deed,
  type Face,
  faceIds,
  type FactionId,
  factionIds,
  type Flag,
  type Goal,
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
export const GOAL: Readonly<Record<Goal, number>> = numbersOf('goal')
export const GUARD: Readonly<Record<Guard, number>> = numbersOf('guard')
export const TOKEN: Readonly<Record<TokenId, number>> = numbersOf('token')
export const UNIT_ROW: Readonly<Record<UnitId, number>> = numbersOf('unit')
export const SIDE_NO: Readonly<Record<SideId, number>> = numbersOf('side')
/** Of several alike, the first. */
export const PIECE_NO: Readonly<Record<PieceId, number>> = numbersOf('piece')

export const deedOf: readonly Deed[] = namesOf('deed')
export const flagOf: readonly Flag[] = namesOf('flag')
export const goalOf: readonly Goal[] = namesOf('goal')
export const tokenOf: readonly TokenId[] = namesOf('token')
export const unitOf: readonly UnitId[] = namesOf('unit')
export const sideIds: readonly SideId[] = namesOf('side')
export const pieceIds: readonly PieceId[] = namesOf('piece')
