/** Every contested reading of the rulebook that is not the default, all at once. */
export const otherReadings = {
  tower: 'floors',
  scoring: 'cards',
  draftOwnTwin: 'keep',
  regionCardAnyRealm: false,
  portalOwnCard: 'B',
  portalLosses: 'origin',
  alliesAlone: 'card',
  capitalLimit: 'perName',
  leftoverAllies: 'supply',
  takeoverFromStack: 'free',
  takeoverCompare: 'twinOccupier',
  houseReturn: true,
} as const
