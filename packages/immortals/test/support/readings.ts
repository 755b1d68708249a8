/** Every contested reading of the rulebook that is not the default, all at once. */
export const otherReadings = {
  tower: 'floors',
  scoring: 'cards',
  draftOwnTwin: 'discard',
  regionCardAnyRealm: false,
  portalOwnCard: 'B',
  capitalLimit: 'perName',
  leftoverAllies: 'supply',
  takeoverFromStack: 'free',
  takeoverCompare: 'twinOccupier',
  houseReturn: true,
} as const
