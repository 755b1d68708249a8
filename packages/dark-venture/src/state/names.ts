import {
  type Deed,
  deedIds,
  type Face,
  faceIds,
  type FactionId,
  factionIds,
  type Flag,
  flagIds,
  type Guard,
  guardIds,
  type HeroId,
  heroIds,
  type Resource,
  resourceIds,
  type TokenId,
  tokenIds,
  type UnitId,
  unitIds,
} from '../content/ids.ts'
import type { SideNo } from './numbers.ts'

/** From the names of the content tables to numbers and back; every list is in the order of `content/ids.ts`. */

export type SideId = FactionId | `hero:${HeroId}` | 'neutral'

const heroSides = heroIds.map((id): SideId => `hero:${id}`)
export const sideIds: readonly SideId[] = [...factionIds, ...heroSides, 'neutral']

function numbered<const I extends string>(ids: readonly I[]): Readonly<Record<I, number>> {
  return Object.fromEntries(ids.map((id, n) => [id, n])) as Record<I, number>
}

export const DEED: Readonly<Record<Deed, number>> = numbered(deedIds)
export const FACE_NO: Readonly<Record<Face, number>> = numbered(faceIds)
export const FLAG: Readonly<Record<Flag, number>> = numbered(flagIds)
export const GUARD: Readonly<Record<Guard, number>> = numbered(guardIds)
export const RESOURCE: Readonly<Record<Resource, number>> = numbered(resourceIds)
export const TOKEN: Readonly<Record<TokenId, number>> = numbered(tokenIds)
export const UNIT_ROW: Readonly<Record<UnitId, number>> = numbered(unitIds)
export const FACTION: Readonly<Record<FactionId, number>> = numbered(factionIds)
export const HERO_NO: Readonly<Record<HeroId, number>> = numbered(heroIds)
export const SIDE_NO: Readonly<Record<SideId, SideNo>> = numbered(sideIds)

export const TOKENS = tokenIds.length
export const UNIT_ROWS = unitIds.length
export const DEEDS = deedIds.length
