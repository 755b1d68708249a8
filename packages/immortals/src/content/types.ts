// The shape of the content tables: every number and name of the game that a player would call printed.
import type { VersionedRow } from '@longtable/kernel'
import type {
  areaIds,
  armyActions,
  armySpaceIds,
  darkTribeIds,
  lightTribeIds,
  magicIds,
  magicSpaceIds,
  realms,
  regionIds,
  slots,
  specialActions,
  towerIds,
} from './ids.ts'

export type AreaId = (typeof areaIds)[number]
export type RegionId = (typeof regionIds)[number]
export type Realm = (typeof realms)[number]
export type Slot = (typeof slots)[number]
export type LightTribeId = (typeof lightTribeIds)[number]
export type DarkTribeId = (typeof darkTribeIds)[number]
export type ArmySpaceId = (typeof armySpaceIds)[number]
export type MagicSpaceId = (typeof magicSpaceIds)[number]
export type ArmyAction = (typeof armyActions)[number]
export type SpecialAction = (typeof specialActions)[number]
export type MagicId = (typeof magicIds)[number]
export type TowerId = (typeof towerIds)[number]
export type PlayerCount = 3 | 4 | 5
export type Structure = 'portal' | 'shrine' | 'capital'

/**
 * Where a value comes from: it stands in the rulebook, was found on a public page, follows from found facts,
 * was made up to fill a gap (the printed board and tribe boards were not at hand), or was set by an owner of
 * the game.
 */
export type Provenance = 'rulebook' | 'found' | 'inferred' | 'reconstructed' | 'owner'

/** Provenance by field; `known` lists single values from the rulebook inside a field that is made up. */
export type ProvenanceOf<Field extends string> = Readonly<Record<Field, Provenance>> & {
  readonly known?: readonly string[]
}

export interface Names {
  readonly en: string
  readonly fr: string
}

export interface Resources {
  readonly gold: number
  readonly energy: number
}

export interface RegionRow extends VersionedRow<RegionRow> {
  readonly id: RegionId
  /** Printed alike in every language. */
  readonly name: string
  readonly area: AreaId
  /** The place in the drawn ring; rules never look at it. */
  readonly slot: Slot
  readonly yields: Readonly<Record<Realm, Resources>>
  /** The same in both realms. */
  readonly neighbours: readonly RegionId[]
  readonly provenance: ProvenanceOf<'name' | 'area' | 'yields' | 'neighbours'>
}

export interface AreaRow {
  readonly id: AreaId
  readonly name: Names
  readonly colour: string
  readonly regions: readonly RegionId[]
  readonly provenance: ProvenanceOf<'name' | 'colour'>
}

interface TribeRow {
  readonly name: Names
  /** Sizes of the army groups of this half board. */
  readonly groups: readonly number[]
  /** Groups of the outer space, used with 3 or 4 players only. */
  readonly outerGroups: readonly number[]
  readonly resources: Resources
}

export interface LightTribeRow extends TribeRow, VersionedRow<LightTribeRow> {
  readonly id: LightTribeId
  readonly start: RegionId
  readonly construct: Readonly<Record<Structure, Resources>>
  readonly provenance: ProvenanceOf<'name' | 'groups' | 'outerGroups' | 'resources' | 'start' | 'construct'>
}

export interface DarkTribeRow extends TribeRow, VersionedRow<DarkTribeRow> {
  readonly id: DarkTribeId
  readonly special: { readonly action: SpecialAction; readonly cost: Resources }
  readonly provenance: ProvenanceOf<'name' | 'groups' | 'outerGroups' | 'resources' | 'special'>
}

export interface ArmySpaceRow {
  readonly id: ArmySpaceId
  readonly kind: 'army'
  readonly name: Names
  readonly action: ArmyAction
  /** The half board on which the space stands. */
  readonly half: Realm
  /** Nothing for `construct` and `special`: there the tribe sets the price. */
  readonly cost: Resources
  /** The price of the movement, where the action is `attackOrMove`. */
  readonly moveCost?: Resources
  readonly provenance: ProvenanceOf<'name' | 'action' | 'half' | 'cost'>
}

export interface MagicSpaceRow {
  readonly id: MagicSpaceId
  readonly kind: 'magic'
  readonly name: Names
  readonly provenance: ProvenanceOf<'name'>
}

export interface Board {
  readonly army: readonly ArmySpaceRow[]
  readonly magic: readonly MagicSpaceRow[]
}

export type MagicOption =
  | { readonly kind: 'transition'; readonly armies: number }
  | { readonly kind: 'draw'; readonly cards: number }
  | { readonly kind: 'firstPlayer' }
  | { readonly kind: 'shrine' }
  | { readonly kind: 'takeover' }

export interface MagicRow {
  readonly id: MagicId
  readonly name: Names
  readonly cost: Resources
  readonly options: readonly MagicOption[]
  readonly provenance: ProvenanceOf<'name' | 'cost' | 'options'>
}

export interface Setup {
  /** Armies that a player takes at the start. */
  readonly armies: number
  /** Armies put on the dark site of the start region. */
  readonly darkStart: number
  /** Armies put in each limbo. */
  readonly limboEach: number
  readonly seedArmies: number
  readonly seedInhabitants: number
  /** Fallen inhabitants that stay in the tray after seeding, at most. */
  readonly trayInhabitants: number
  readonly draftHand: number
  readonly blankCards: number
  readonly rounds: Readonly<Record<PlayerCount, number>>
  readonly provenance: Provenance
}

/** How many coins or tokens there are of each value. */
export interface Pieces {
  readonly ones: number
  readonly twos: number
  readonly fives: number
}

export interface Supply {
  readonly regionCards: number
  readonly conflictCards: number
  readonly blankCards: number
  readonly magicCards: number
  readonly roundCards: number
  readonly tribeTokens: number
  readonly armyCubes: number
  readonly armiesPerColour: number
  readonly inhabitants: number
  readonly buildingTiles: number
  readonly portals: number
  readonly victoryTokens: number
  readonly sixtyMarkers: number
  readonly gold: Pieces
  readonly energy: Pieces
  readonly provenance: Provenance
}

export interface Points {
  readonly construct: Readonly<Record<Structure, number>>
  readonly scoring: {
    /** One point for each full set of this many owned regions. */
    readonly regionsPerPoint: number
    readonly shrine: number
    readonly capital: number
    /** For an area of which a player owns 3 or 4 regions. */
    readonly areaMost: number
    /** For an area of which a player owns all 5 regions. */
    readonly areaAll: number
  }
  readonly provenance: Provenance
}

/** A chance as a fraction of whole numbers, so that every machine draws alike. */
export interface Chance {
  readonly numerator: number
  readonly denominator: number
}

/** See IMM-TOWER for what the numbers of the three models mean in play. */
export interface Towers {
  readonly default: TowerId
  readonly hybrid: {
    /** One thrown cube frees one resting cube. */
    readonly free: Chance
    /** A thrown cube sticks in an empty tower; falls evenly to nothing as the tower fills to `capacity`. */
    readonly stick: Chance
    readonly capacity: number
  }
  readonly classic: {
    readonly thrownOut: Chance
    readonly restingOut: Chance
  }
  readonly floors: {
    readonly floors: number
    /** A cube sticks on a floor it reaches. */
    readonly stick: Chance
    /** A cube that passes a floor frees one cube resting there. */
    readonly free: Chance
  }
  readonly provenance: Readonly<Record<TowerId, Provenance>>
}

/** All content of one edition of the game. */
export interface Edition {
  readonly areas: readonly AreaRow[]
  readonly regions: readonly RegionRow[]
  readonly tribes: {
    readonly light: readonly LightTribeRow[]
    readonly dark: readonly DarkTribeRow[]
  }
  readonly board: Board
  readonly magic: readonly MagicRow[]
  readonly setup: Setup
  readonly supply: Supply
  readonly points: Points
  readonly tower: Towers
}
