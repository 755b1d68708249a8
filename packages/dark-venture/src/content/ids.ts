// Names of everything in the content tables, in any order: what has a number in the state has it from the ledger
// (`content/numbers.ts`). Only faces, resources and factions are numbered by their order here: there are no more of them.
export const factionIds = ['varpen', 'dhargon', 'bohmerk', 'orpal', 'alderkang'] as const

export const heroIds = ['delok', 'larvok', 'ysra'] as const

export const creatureIds = ['rhorgonkrul'] as const

export const ancientIds = [
  'mantus-marturus',
  'seternatus',
  'dhoregat-kelt',
  'karderut',
  'the-alderkang',
] as const

export const unitIds = [
  'varpen-whelp',
  'varpen-raider',
  'varpen-brute',
  'varpen-warhorn',
  'varpen-warlord',
  'dhargon-hatchling',
  'dhargon-hunter',
  'dhargon-warden',
  'dhargon-mauler',
  'dhargon-elder',
  'bohmerk-mote',
  'bohmerk-glob',
  'bohmerk-mass',
  'bohmerk-bulk',
  'bohmerk-devourer',
  'orpal-bonewalker',
  'orpal-shade',
  'orpal-reaver',
  'orpal-gravecaller',
  'orpal-colossus',
  'suuk',
  'alderkang-splicer',
  'alderkang-amalgam',
] as const

export const mapIds = ['main', 'underground'] as const

export const buildingIds = ['lab', 'tower', 'waystation'] as const

export const resourceIds = ['ore', 'gold', 'wood', 'water', 'meat'] as const

/** The faces of an action die; the first three are MOVE dice (DV-DICE-02). */
export const faceIds = ['ortho1', 'ortho2', 'diag1', 'skull'] as const

/** Tokens that lie on the map or under a unit; units, heroes, Ancients and the beast are pieces of their own. */
export const tokenIds = [
  'actionDraw',
  'itemDraw',
  'egg',
  'largePortal',
  'smallPortal',
  'riftCrystal',
  'banner',
  'fungus',
  'fallenStar',
  'vaultHeart',
  'event',
  'search',
] as const

/** What the edge tracks count for a side (DV-DASH-04). */
export const deedIds = [
  'unitsKilled',
  'unitsLost',
  'heroesKilled',
  'ancientsKilled',
  'doubleKills',
  'rangedKills',
  'counterAttacksWon',
  'prisonersTaken',
  'prisonersExchanged',
  'cardsDrawn',
  'itemsDrawn',
  'itemsEquipped',
  'resourcesGathered',
  'goldGathered',
  'waterGathered',
  'meatTaken',
  'structuresBuilt',
  'unitsUpgraded',
  'unitsSpawned',
  'ancientsSummoned',
  'sidesEliminated',
  'buildingsEntered',
  'bothActionTokensHeld',
  'eggsLaid',
  'eggsHatched',
  'splits',
  'fuses',
  'absorbs',
  'portalsOpened',
  'portalTravels',
  'bagDraws',
  'crystalsCollected',
  'reviveAttempts',
  'fabrications',
  'extractions',
  'temporalShifts',
  'wheelOfSparks',
  'bannersDelivered',
  'starHeld',
  'delokCaptured',
  'eggsStolen',
  'chestsSunk',
  'rites',
  'ritesBroken',
  'firesOut',
  'throneHeld',
  'saved',
  'setsSold',
  'crossings',
  'delokKilled',
  'inHall',
] as const

export const flagIds = [
  'gateOpen',
  'sporeFriend',
  'keyBone',
  'keySpore',
  'keyIdol',
  'vaultOpen',
  'heartTaken',
  'bait',
  'chairSpeaks',
  'doorFallen',
] as const

/** What a story counts besides deeds; darkness was the first. */
export const clockIds = [
  'darkness',
  'night',
  'hunger',
  'count',
  'idolAnger',
  'trustFerry',
  'trustHesk',
  'names',
] as const

/** People of a story who come along with whoever meets them. */
export const characterIds = ['hesk', 'ferryman', 'varra', 'clerk', 'counter', 'judge'] as const

/** Those who were called so when they came; any number of them can stand guard. */
export const guardIds = [
  'sporeGuard',
  'boneGuard',
  'lakeGuard',
  'galleryGuard',
  'ledgeGuard',
  'vaultGuard',
] as const

/** What an Auto-Enemy goes for. */
export const goalIds = [
  'playerUnit',
  'enemyUnit',
  'openEdge',
  'riftCrystal',
  'actionToken',
  'ownUnit',
  'awayFromEnemies',
  'ownStart',
] as const

/** What adds to a unit; `aura` hands others to those around it. */
export const modIds = [
  'attackDice',
  'defenceDice',
  'attackScore',
  'defenceScore',
  'ranged',
  'rerollAttack',
  'rerollDefence',
  'itemSlots',
  'ignoreWater',
  'ignoreFence',
  'ignoreWall',
  'noStairs',
  'noRoadBonus',
  'counterOnAnySix',
  'cannotBeCaptured',
  'cannotBeRestrained',
  /** The next attack is won without dice. */
  'winAttack',
] as const

export type FactionId = (typeof factionIds)[number]

export type HeroId = (typeof heroIds)[number]

export type CreatureId = (typeof creatureIds)[number]

export type AncientId = (typeof ancientIds)[number]

export type UnitId = (typeof unitIds)[number]
/** Whatever stands on the map by itself. */
export type PieceId = UnitId | HeroId | AncientId | CreatureId

export type MapId = (typeof mapIds)[number]

export type BuildingId = (typeof buildingIds)[number]

export type Resource = (typeof resourceIds)[number]

export type Face = (typeof faceIds)[number]

export type TokenId = (typeof tokenIds)[number]

export type Deed = (typeof deedIds)[number]

export type Flag = (typeof flagIds)[number]

export type Clock = (typeof clockIds)[number]

export type CharacterId = (typeof characterIds)[number]

export type GoalId = (typeof goalIds)[number]

/** Something to go for: of a kind, or certain spaces, tokens on the map, a certain unit. */
export type Goal =
  | GoalId
  | { readonly spaces: readonly SpaceId[] }
  | { readonly token: TokenId }
  | { readonly unit: UnitId | HeroId | CreatureId }

export type ModId = (typeof modIds)[number]

export type Guard = (typeof guardIds)[number]

/** `B4`, or `2G6` on the second floor; the content check refuses what is on no map. */
export type SpaceId = string

/** `E4|E5`: the edge between two spaces; `#W|A5` and `P11|#E` lie on the rim. */
export type EdgeId = string

export type PassageId = `P${number}`
