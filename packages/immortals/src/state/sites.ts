import type { Flavoured } from '@longtable/kernel'

/**
 * A region is one of 25 names; a site is that region in one realm, and there are 50 (IMM-COMP-2). Sites of the light
 * realm are numbered like their regions, those of the dark realm follow in the same order.
 */
export type Seat = Flavoured<number, 'Seat'>
export type RegionNo = Flavoured<number, 'RegionNo'>
export type Site = Flavoured<number, 'Site'>
/** One of the five areas, which both realms have. */
export type AreaNo = Flavoured<number, 'AreaNo'>
export type RealmNo = 0 | 1

export const LIGHT: RealmNo = 0
export const DARK: RealmNo = 1
export const REGIONS = 25
export const SITES = 50
export const AREAS = 5
export const NOBODY = -1

export function realmOf(site: Site): RealmNo {
  return site < REGIONS ? LIGHT : DARK
}

export function regionOf(site: Site): RegionNo {
  return site - (site < REGIONS ? 0 : REGIONS)
}

export function twinOf(site: Site): Site {
  return site < REGIONS ? site + REGIONS : site - REGIONS
}

export function siteIn(region: RegionNo, realm: RealmNo): Site {
  return region + realm * REGIONS
}

export function otherRealm(realm: RealmNo): RealmNo {
  return realm === LIGHT ? DARK : LIGHT
}
