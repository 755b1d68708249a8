import type { VersionedRow } from '@longtable/kernel'
import type { Condition, Cost, Effects, Limit, Modifier } from './effects.ts'
import type {
  AncientId,
  BuildingId,
  CreatureId,
  Deed,
  EdgeId,
  FactionId,
  HeroId,
  MapId,
  SpaceId,
  TokenId,
  UnitId,
} from './ids.ts'

/** Printed in the rulebook, found on a public page, or made up to fit (the other books were not at hand). */
export type Provenance = 'rulebook' | 'found' | 'reconstructed'

export type ProvenanceOf<Field extends string> = Readonly<Record<Field, Provenance>>

export interface Names {
  readonly en: string
  readonly fr: string
}

/** What a row is in: a set that is bought by itself, or the base set if it does not say. A match has some sets in its box. */
export interface InSet {
  readonly set?: string
}

/** A row of a set, and what else it said up to older versions of the rules. */
export interface ContentRow<R> extends InSet, VersionedRow<R> {}

// Units and sides

export interface UnitRow extends ContentRow<UnitRow> {
  readonly id: UnitId
  readonly faction: FactionId
  readonly name: Names
  readonly strength: number
  readonly defence: number
  readonly count: number
  /** What it grows into. */
  readonly next?: UnitId
  /** Bohmerk units have one. */
  readonly size?: number
  readonly unique?: true
  /** How many prisoners it holds at most; left out: any number. */
  readonly holds?: number
  readonly mods?: readonly Modifier[]
  readonly abilities?: readonly string[]
  readonly provenance: ProvenanceOf<'name' | 'stats' | 'count'>
}

/** When an ability that is not an action of its own is offered or runs. */
export type When = 'turn' | 'defeat' | 'capture' | 'killed' | 'combat' | 'gather' | 'passive'

export interface AbilityRow extends ContentRow<AbilityRow> {
  readonly id: string
  readonly name: Names
  readonly when: When
  /** One of these is paid; an empty list costs nothing. */
  readonly costs: readonly Cost[]
  readonly limit?: Limit
  /** Done by one unit: it is the `self` of the effects, and pays the goods. */
  readonly by?: {
    readonly unit?: readonly (UnitId | HeroId)[]
    readonly on?: 'fabricator' | 'egg' | 'portal'
  }
  /** The owner may decline; without it a `defeat`, `killed`, `combat` or `gather` ability runs by itself. */
  readonly optional?: true
  readonly needs?: Condition
  readonly effects: Effects
  readonly mods?: readonly Modifier[]
  readonly provenance: ProvenanceOf<'name' | 'effect' | 'cost'>
}

export interface Objective extends InSet {
  readonly deed: Deed
  /** Every so many of them. */
  readonly per: number
  readonly points: number
  /** How often it can be scored; left out: without end. */
  readonly times?: number
  readonly provenance: Provenance
}

export interface AncientRow {
  readonly id: AncientId
  readonly name: Names
  readonly title: Names
  readonly strength: number
  readonly defence: number
  readonly favour: readonly { readonly deed: Deed; readonly count: number; readonly provenance: Provenance }[]
  readonly summon: { readonly cost: Cost; readonly effects: Effects; readonly provenance: Provenance }
  readonly power: AbilityRow
}

/** `fromSeats`: in a scenario with so many players or more. */
export type Placement = { readonly fromSeats?: number } & (
  | { readonly unit: UnitId; readonly at: SpaceId }
  | { readonly token: TokenId; readonly at: SpaceId }
  | { readonly hero: HeroId; readonly at: readonly SpaceId[] }
  | { readonly unit: UnitId; readonly besides: HeroId }
)

export type BagRow = { readonly unit: UnitId; readonly count: number }

export interface FactionRow extends VersionedRow<FactionRow> {
  readonly id: FactionId
  readonly name: Names
  readonly kind: Names
  readonly colour: string
  readonly gathers: boolean
  readonly builds: boolean
  readonly mods?: readonly Modifier[]
  readonly start: Readonly<Record<MapId, readonly SpaceId[]>>
  readonly setup: Readonly<Record<MapId, readonly Placement[]>>
  readonly bag?: readonly BagRow[]
  readonly controlTokens?: number
  readonly abilities: readonly AbilityRow[]
  readonly bonus: readonly Objective[]
  readonly ancient: AncientRow
  readonly provenance: ProvenanceOf<'name' | 'colour' | 'setup'>
}

export interface HeroRow extends ContentRow<HeroRow> {
  readonly id: HeroId
  readonly name: Names
  readonly strength: number
  readonly defence: number
  readonly startPoints: number
  readonly unlocks: readonly number[]
  readonly abilities: readonly AbilityRow[]
  readonly bonus: readonly Objective[]
  readonly faction?: FactionId
  readonly provenance: ProvenanceOf<'name' | 'stats' | 'abilities'>
}

export interface CreatureRow extends ContentRow<CreatureRow> {
  readonly id: CreatureId
  readonly name: Names
  readonly strength: number
  readonly defence: number
  /** How often it must be defeated; each wound adds these. */
  readonly wounds: number
  readonly enraged: readonly Modifier[]
  readonly mods: readonly Modifier[]
  readonly turn: Effects
  readonly provenance: ProvenanceOf<'name' | 'stats' | 'turn'>
}

// Cards

export type ActionKind = 'discovery' | 'allPlayer' | 'tactic' | 'factionBonus'

export type Timing = 'drawn' | 'turn' | 'defend' | 'defeat' | 'killed' | 'combat'

export type ListedFaction = Exclude<FactionId, 'alderkang'>

export interface ActionCardRow extends ContentRow<ActionCardRow> {
  readonly id: string
  readonly name: Names
  readonly kind: ActionKind
  readonly copies: number
  readonly timing: Timing
  /** Discoveries and tactics. */
  readonly effects?: Effects
  /** All-player and faction-bonus cards: what each of the four listed factions does. */
  readonly lines?: Readonly<Record<ListedFaction, Effects>>
  /** Instead, if the drawer is a Hero alone. */
  readonly hero?: Effects
  readonly provenance: Provenance
}

export type ItemKind = 'equippable' | 'singleUse' | 'instant'

export interface ItemCardRow extends ContentRow<ItemCardRow> {
  readonly id: string
  readonly name: Names
  readonly kind: ItemKind
  readonly copies: number
  /** Who may use or wear it; empty: everybody (DV-CARD-12). */
  readonly icons: readonly (FactionId | 'hero')[]
  readonly mods?: readonly Modifier[]
  /** What the wearer may do. */
  readonly ability?: AbilityRow
  readonly timing?: Timing
  readonly effects?: Effects
  readonly provenance: Provenance
}

export interface AutoCardRow extends ContentRow<AutoCardRow> {
  readonly id: string
  readonly name: Names
  /** The card that it is read after; left out: after those that were there before it. */
  readonly after?: string
  readonly effects: Effects
}

export interface AutoDeckRow {
  readonly faction: FactionId
  readonly cards: readonly AutoCardRow[]
  readonly provenance: Provenance
}

// Maps

export interface BuildingRow {
  readonly id: BuildingId
  readonly name: Names
  readonly spaces: readonly SpaceId[]
  readonly doors: readonly EdgeId[]
  readonly provenance: ProvenanceOf<'name' | 'outline'>
}

export interface FloorRow {
  readonly building: BuildingId
  readonly floor: 2 | 3
  /** Ground, row by row; a dot is no space, `#` a floor, `@` a blocked space. */
  readonly from: SpaceId
  readonly rows: readonly string[]
  readonly walls: readonly EdgeId[]
}

export interface MapRow extends VersionedRow<MapRow> {
  readonly id: MapId
  /**
   * One letter a space: `~` river, `w` pond, `=` roadway, `B` bridge, `X` water and roadway, `p` planks, `#` wooden and
   * `%` stone floor of a building, `T` tree, `s` shrub, `o` rock, `.` grass or cave floor, `@` blocked.
   */
  readonly rows: readonly string[]
  readonly walls: readonly EdgeId[]
  readonly bridges: readonly { readonly spaces: readonly SpaceId[]; readonly reached: readonly SpaceId[] }[]
  readonly planks: readonly { readonly space: SpaceId; readonly along: readonly SpaceId[] }[]
  readonly buildings: readonly BuildingRow[]
  readonly floors: readonly FloorRow[]
  readonly links: readonly { readonly kind: 'stairs' | 'ladder'; readonly a: SpaceId; readonly b: SpaceId }[]
  readonly heroStarts: readonly SpaceId[]
  readonly actionTokens: readonly SpaceId[]
  readonly itemTokens: readonly SpaceId[]
  readonly fabricators: readonly SpaceId[]
  /** Where prisoners are exchanged; left out: on every open map edge. */
  readonly exchange?: readonly SpaceId[]
  readonly provenance: ProvenanceOf<
    'water' | 'roadway' | 'blocked' | 'terrain' | 'walls' | 'links' | 'tokens'
  >
}
