// The shape of scenarios, passages and the adventure.
import type { Condition, Effects, Modifier, SideOf } from './effects.ts'
import type {
  Clock,
  CreatureId,
  Deed,
  EdgeId,
  FactionId,
  Flag,
  Guard,
  HeroId,
  MapId,
  PassageId,
  Resource,
  SpaceId,
  TokenId,
  UnitId,
} from './ids.ts'
import type { AbilityRow, BagRow, ContentRow, InSet, Names, Placement, Provenance } from './types.ts'

/** How hard a story is for those who play it alone or together. */
export type StoryLevel = 'easy' | 'normal' | 'hard'

/** An edge of a space. */
export type EdgeOf = 'N' | 'E' | 'S' | 'W'

export type SideName = FactionId | `hero:${HeroId}`

export interface ScenarioSide {
  readonly side: SideName
  /**
   * Who leads it: a player, its Auto-Enemy deck, whichever of the two the table says. `any`: whoever takes it, otherwise its
   * deck; an optional one that nobody takes stays away, unless the table gives it to its deck or a player would be alone.
   */
  readonly control: 'player' | 'auto' | 'either' | 'any'
  readonly team?: 'A' | 'B'
  readonly optional?: true
  /** It is part of games with so many players or more. */
  readonly fromSeats?: number
  readonly setup: 'basic' | readonly Placement[]
  readonly bag?: readonly BagRow[]
  readonly goods?: readonly { readonly unit: UnitId; readonly resource: Resource; readonly count: number }[]
  readonly start?: readonly SpaceId[]
  readonly win?: readonly Condition[]
  readonly lose?: readonly Condition[]
  /** What its Auto-Enemy does before its first card; others read there what it goes for. */
  readonly orders?: Effects
  /** Abilities that it alone has here. */
  readonly abilities?: readonly AbilityRow[]
  /** Abilities of its faction that it does not have here. */
  readonly without?: readonly string[]
}

export interface StoryRule extends ContentRow<StoryRule> {
  readonly id: string
  /** `killed`: `it` was, by the side of `self` or of nobody in particular; `exchange`: by `self`, of `it`. */
  readonly when: 'enter' | 'capture' | 'killed' | 'exchange' | 'turnEnd' | 'roundStart' | 'roundEnd'
  /**
   * Once for each side that plays, or that is of these, which is then `own`; without it once, with no acting side (`enter`,
   * `capture`: the unit's).
   */
  readonly each?: true | SideOf | readonly SideOf[]
  /** It happens one time in a game. */
  readonly once?: true
  /** It happens only while this holds. */
  readonly needs?: Condition
  readonly effects: Effects
}

export type Timeout =
  | { readonly winner: SideName | 'teamA' | 'teamB' }
  | { readonly loser: SideName | 'teamA' | 'teamB' }
  | { readonly most: Deed | 'points'; readonly among?: readonly SideName[] }
  /** Each side by its own deed. */
  | { readonly each: Readonly<Partial<Record<SideName, Deed>>> }
  /** A team by its deed against the other by its own. */
  | { readonly teams: Readonly<Record<'A' | 'B', Deed>>; readonly tie: 'teamA' | 'teamB' }
  | { readonly when: Condition; readonly result: Timeout; readonly otherwise: Timeout }

/** Of several readings of a number the one for so many seats is put in its place before the row is read (scaling.ts). */
export interface ScenarioRow extends InSet {
  readonly id: string
  readonly name: Names
  readonly intro: Names
  /** Where the messages have what is told of it, and its goals, by its id; left out: among the scenarios. */
  readonly texts?: string
  readonly mode: 'competitive' | 'cooperative' | 'solo'
  readonly players: readonly [min: number, max: number]
  readonly map: MapId
  readonly floors: boolean
  readonly rounds: number
  readonly sides: readonly ScenarioSide[]
  readonly tokens: readonly { readonly token: TokenId; readonly at: SpaceId }[]
  readonly creatures?: readonly {
    readonly creature: CreatureId
    readonly at: SpaceId
    /** By number of players, from 1. */
    readonly turns: readonly number[]
    readonly moreDefence: readonly number[]
    /** Such a token it goes for before anything else, and takes off the map. */
    readonly lure?: TokenId
  }[]
  readonly teamA?: { readonly win: readonly Condition[]; readonly lose: readonly Condition[] }
  readonly spaceMods?: readonly { readonly space: SpaceId; readonly mods: readonly Modifier[] }[]
  /** Tokens that a unit on their space takes free, and drops when it is lost. */
  readonly carried?: readonly TokenId[]
  /** Those of them with which no unit goes through a portal or is teleported. */
  readonly heavy?: readonly TokenId[]
  /** What such a token adds to the unit that carries it. */
  readonly carriedMods?: readonly { readonly token: TokenId; readonly mods: readonly Modifier[] }[]
  readonly noSuccession?: true
  /** Allies hand each other items and fight in mixed pairs. */
  readonly alliesShare?: true
  readonly heroesReturn?: { readonly loses: number }
  /** Edges that are walls until a flag opens them, or from when a flag shuts them. */
  readonly gates?: readonly GateRow[]
  /** Up to that round nobody is attacked so near to that space. */
  readonly truce?: { readonly until: number; readonly near: SpaceId; readonly within: number }
  /** Spaces on which anybody trades resources with anybody. */
  readonly openMarket?: readonly SpaceId[]
  /** What a unit of any side may do besides its own abilities. */
  readonly abilities?: readonly AbilityRow[]
  /** Search tokens, and what a die finds, from 1 to 6. */
  readonly search?: { readonly at: readonly SpaceId[]; readonly table: readonly Effects[] }
  /** Fences that stand already: on that edge of a space. */
  readonly fences?: readonly { readonly at: SpaceId; readonly edge: EdgeOf }[]
  /** Fences, and walls, that there are; left out: as the table says. */
  readonly fenceWallSupply?: number
  readonly rules: readonly StoryRule[]
  readonly timeout: Timeout
  /** What else it says for those who find it too hard or too easy. */
  readonly levels?: Readonly<
    Partial<Record<Exclude<StoryLevel, 'normal'>, Partial<Omit<ScenarioRow, 'id' | 'levels' | 'until'>>>>
  >
  /** By the last version of the rules that had it: the scenario of that name as it was, all of it. */
  readonly until?: Readonly<Record<number, Omit<ScenarioRow, 'until'>>>
  readonly provenance: Provenance
}

/** Under which name messages tell of a story. */
export function textsOf({
  id,
  texts = 'scenarios',
}: {
  readonly id: string
  readonly texts?: string
}): string {
  return `${texts}.${id}`
}

/** An edge that is a wall while its flag is not set (`open`), or once it is (`shut`). */
export type GateRow =
  | { readonly edge: EdgeId; readonly open: Flag }
  | { readonly edge: EdgeId; readonly shut: Flag }

export interface PassageRow extends ContentRow<PassageRow> {
  readonly id: PassageId
  /** What is told stands in the messages: `passage.<id>`. */
  readonly title: Names
  /** What happens, or what the reader may choose. */
  readonly effects: Effects
}

export interface AdventureRow extends ContentRow<AdventureRow> {
  readonly id: string
  readonly name: Names
  readonly goal: Names
  readonly players: readonly [min: number, max: number]
  readonly map: MapId
  readonly partySpaces: readonly SpaceId[]
  readonly warband: { readonly lowest: number; readonly next: number }
  readonly darkness: { readonly losesAt: number; readonly wakesAt: number; readonly aRound: number }
  readonly gates: readonly GateRow[]
  /** What must be won on the way to its end. */
  readonly milestones: readonly Flag[]
  readonly events: readonly { readonly at: SpaceId; readonly passage: PassageId }[]
  readonly search: readonly SpaceId[]
  /** By the roll of one die, from 1 to 6. */
  readonly searchTable: readonly Effects[]
  readonly tokens: readonly { readonly token: TokenId; readonly at: SpaceId }[]
  readonly enemy: { readonly faction: FactionId; readonly start: readonly SpaceId[] }
  readonly fungus: Effects
  readonly watches: readonly { readonly when: Condition; readonly read: PassageId }[]
  readonly guardTurn: Effects
  /** Guards that do not leave these spaces. */
  readonly guardHomes?: Readonly<Partial<Record<Guard, readonly SpaceId[]>>>
  /** What its clocks do by themselves each round, while that holds. */
  readonly clocks?: readonly {
    readonly clock: Clock
    readonly starts?: number
    readonly aRound?: number
    readonly needs?: Condition
  }[]
  readonly passages: readonly PassageRow[]
  readonly endings: readonly { readonly when: Condition; readonly read: PassageId }[]
  readonly provenance: Provenance
}
