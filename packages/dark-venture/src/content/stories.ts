// The shape of scenarios, passages and the adventure.
import type { Condition, Effects, Modifier } from './effects.ts'
import type {
  CreatureId,
  Deed,
  EdgeId,
  FactionId,
  Flag,
  HeroId,
  MapId,
  PassageId,
  Resource,
  SpaceId,
  TokenId,
  UnitId,
} from './ids.ts'
import type { BagRow, ContentRow, Names, Placement, Provenance } from './types.ts'

export interface ScenarioSide {
  readonly side: FactionId | `hero:${HeroId}`
  readonly control: 'player' | 'auto' | 'either'
  readonly team?: 'A' | 'B'
  readonly optional?: true
  readonly setup: 'basic' | readonly Placement[]
  readonly bag?: readonly BagRow[]
  readonly goods?: readonly { readonly unit: UnitId; readonly resource: Resource; readonly count: number }[]
  readonly start?: readonly SpaceId[]
  readonly win?: readonly Condition[]
  readonly lose?: readonly Condition[]
}

export interface StoryRule extends ContentRow<StoryRule> {
  readonly id: string
  readonly when: 'enter' | 'capture' | 'roundStart' | 'roundEnd'
  /** Once for each side, which is then `own`; without it once, with no acting side (`enter`, `capture`: the unit's). */
  readonly each?: true
  readonly effects: Effects
}

export type Timeout =
  | { readonly winner: FactionId | 'teamA' }
  | { readonly loser: FactionId | `hero:${HeroId}` | 'teamA' }
  | { readonly most: Deed | 'points'; readonly among?: readonly FactionId[] }

export interface ScenarioRow extends ContentRow<ScenarioRow> {
  readonly id: string
  readonly name: Names
  readonly intro: Names
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
  }[]
  readonly teamA?: { readonly win: readonly Condition[]; readonly lose: readonly Condition[] }
  readonly spaceMods?: readonly { readonly space: SpaceId; readonly mods: readonly Modifier[] }[]
  /** Tokens that a unit on their space takes free, and drops when it is lost. */
  readonly carried?: readonly TokenId[]
  readonly noSuccession?: true
  /** Allies hand each other items and fight in mixed pairs. */
  readonly alliesShare?: true
  readonly heroesReturn?: { readonly loses: number }
  readonly rules: readonly StoryRule[]
  readonly timeout: Timeout
  readonly provenance: Provenance
}

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
  readonly gates: readonly { readonly edge: EdgeId; readonly open: Flag }[]
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
  readonly passages: readonly PassageRow[]
  readonly endings: readonly { readonly when: Condition; readonly read: PassageId }[]
  readonly provenance: Provenance
}
