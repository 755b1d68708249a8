// The ids of everything in the content tables. An edition may correct what stands behind an id, never the id.

/** Areas in the order of the ring; each lists its regions in the same order of slots. */
export const areaIds = ['red', 'green', 'yellow', 'blue', 'purple'] as const

export const regionIds = [
  'tribute-pass',
  'mountainhome',
  'forge-fire',
  'foothold',
  'cinderhold',
  'treehome',
  'heartwood',
  'emerald-cliff',
  'mossgate',
  'fernhollow',
  'borderland',
  'kingsroad',
  'harrow-plain',
  'sunfield',
  'amber-steppe',
  'white-falls',
  'rivermeet',
  'pearl-haven',
  'tidewatch',
  'shore-lake',
  'the-murk',
  'gloomfen',
  'blackreed',
  'wraith-hollow',
  'dusk-barrow',
] as const

export const realms = ['light', 'dark'] as const

export const slots = ['inner', 'left', 'right', 'outerLeft', 'outerRight'] as const

export const lightTribeIds = ['humans', 'wood-elves', 'dwarves', 'halflings', 'amazons'] as const

export const darkTribeIds = ['demons', 'orcs', 'necromancers', 'night-elves', 'trolls'] as const

/** Army spaces in the order in which they stand on the joined player board. */
export const armySpaceIds = [
  'extractGold',
  'extractEnergy',
  'construct',
  'attackA',
  'transition3',
  'attackB',
  'attackOrMove',
  'darkSpecial',
] as const

export const magicSpaceIds = ['magicA', 'magicB'] as const

export const armyActions = [
  'extractGold',
  'extractEnergy',
  'construct',
  'attack',
  'transition3',
  'attackOrMove',
  'special',
] as const

export const specialActions = ['shrine', 'extractGold', 'transition3', 'attack'] as const

export const magicIds = ['transition5', 'drawOrFirst', 'shrineOrTakeover', 'draw2OrTransition2'] as const

export const towerIds = ['hybrid', 'classic', 'floors'] as const
