/**
 * A region is one of 25 names; a site is that region in one realm, and there are 50 (IMM-COMP-2). Sites of the light
 * realm are numbered like their regions, those of the dark realm follow in the same order.
 */
export type Seat = number
export type RegionNo = number
export type Site = number
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
  return site < REGIONS ? site : site - REGIONS
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
