// The effect language: what a card, an ability, an Auto-Enemy card, a scenario rule or a passage does, as data.
// Each verb is one object (effects/verbs): its parameters, how it runs, how it is said. One interpreter runs them
// (effects/interpreter.ts), one chooser picks their targets (effects/pick.ts). Nothing else knows what a row means.
import type { RowsOf } from '@longtable/kernel'
import type {
  CharacterId,
  Clock,
  CreatureId,
  Deed,
  FactionId,
  Flag,
  Goal,
  Guard,
  HeroId,
  Resource,
  SpaceId,
  TokenId,
  UnitId,
} from './ids.ts'

export type Effects = readonly Effect[]

/**
 * Whom a row speaks of. `self` bears the ability or the item, or is the unit chosen first; `it` is the one an `each`
 * has come to, or that drew the card or entered the space; the others stand in the combat that is going on.
 */
export type Ref = 'self' | 'it' | 'attacker' | 'defender' | 'last'

export type UnitKind = 'standard' | 'hero' | 'ancient' | 'creature'

/** Who picks among several that fit. Everything but `choose` is done by the rules themselves. */
export type Pick = 'choose' | 'random' | 'all' | 'west' | 'weakest' | 'strongest' | 'nearest'

/** Which units. Every condition given must hold; those not given do not matter. */
export interface UnitQuery {
  readonly side: 'own' | 'ally' | 'enemy' | 'any' | 'neutral'
  /** Left out: every kind. Prisoners fit only where `captive` says so. */
  readonly kind?: readonly UnitKind[]
  readonly unit?: readonly (UnitId | HeroId | CreatureId)[]
  readonly except?: UnitId
  readonly captive?: true
  /** Holds a prisoner; `new`: one of a faction that was never extracted from. */
  readonly captor?: true | 'new'
  readonly on?: Terrain | 'portal' | 'actionToken'
  /** On one of these spaces. */
  readonly at?: readonly SpaceId[]
  readonly carries?: Resource | 'any' | TokenId
  /** At most so many spaces away (DV-MOVE-18) from that unit, or from any own one; 0 is the same space. */
  readonly near?: { readonly of: Ref | 'own'; readonly within: number; readonly sight?: true }
  /** No enemy unit within so many spaces. */
  readonly clear?: number
  readonly size?: { readonly atLeast: number }
  /** Carries no such token. */
  readonly without?: TokenId
  /** Spawned under this name. */
  readonly guard?: Guard
  readonly pick: Pick
  /** `up to` this many; 1 if left out. With `all` it does not matter. */
  readonly count?: number
  /** The picked units must share one space. */
  readonly together?: true
  /** What `nearest` is measured to. */
  readonly to?: Goal
}

export type Units = Ref | UnitQuery

export type Terrain = 'water' | 'roadway' | 'rock' | 'wooded' | 'building' | 'plain'

/** Which space. Among several the acting side chooses, an Auto-Enemy by `Goal`, or chance where `pick` says so. */
export type Place =
  | { readonly of: Ref }
  | { readonly space: SpaceId }
  | { readonly area: 'start' | 'fabricator' | 'portal' | 'egg' }
  /** Where such a unit stands. */
  | { readonly with: UnitId | 'own' | 'ownNearestEnemy'; readonly on?: Terrain }
  | { readonly terrain: Terrain; readonly empty: true; readonly pick: 'random' }
  /** Open map edge (DV-PRIS-04), so many spaces from any unit (DV-ANC-04). */
  | { readonly edge: 'open'; readonly apart: number }

export type Lasts = 'attack' | 'turn' | 'round'

/** What a unit, an item, an aura, a space or a lasting effect adds to a unit. */
export type Modifier =
  /** More dice, or a number added to the score. */
  | { readonly mod: 'attackDice' | 'defenceDice' | 'attackScore' | 'defenceScore'; readonly n: number }
  | { readonly mod: 'ranged'; readonly range: number; readonly strength: number }
  | { readonly mod: 'rerollAttack' | 'rerollDefence' | 'itemSlots'; readonly n: number }
  | { readonly mod: Quirk }
  /** For the other own units on the same space. */
  | { readonly mod: 'aura'; readonly mods: readonly Modifier[] }

export type Quirk =
  | 'ignoreWater'
  | 'ignoreFence'
  | 'ignoreWall'
  | 'noStairs'
  | 'noRoadBonus'
  | 'counterOnAnySix'
  | 'cannotBeCaptured'
  | 'cannotBeRestrained'

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly flag: Flag }
  | { readonly favourWon: true }
  /**
   * That many units of the side stand on these spaces, each with such a token; `alone`: of this side only; `unit`: of this
   * kind; `bearing`: who carries such a token counts as two. `atRoundEnd`: it is looked at when a round is over, and not
   * before. `rank`: the side is first or second there by strength and defence together, and nobody is its equal.
   */
  | {
      readonly stands: SideOf
      readonly on: readonly SpaceId[]
      readonly atLeast: number
      readonly alone?: true
      readonly carrying?: TokenId
      readonly bearing?: TokenId
      readonly unit?: UnitId | HeroId | 'ancient'
      readonly atRoundEnd?: true
      readonly rank?: 1 | 2
    }
  | { readonly killed: UnitId | HeroId | CreatureId; readonly noEggLeft?: true }
  | { readonly killed: Guard }
  | { readonly clock: Clock; readonly atLeast: number }
  /** Such a character is with a player's side, on the map. */
  | { readonly with: CharacterId }
  /** So many sides of that kind play. */
  | { readonly sides: SideOf; readonly atLeast: number }
  | { readonly deed: Deed; readonly by: SideOf; readonly atLeast: number }
  | { readonly built: 'any'; readonly by: SideOf; readonly atLeast: number; readonly on: readonly SpaceId[] }
  | { readonly carries: TokenId | Resource | 'any'; readonly who: SideOf | Ref; readonly atLeast?: number }
  | { readonly roundOver: number }
  | { readonly eliminated: SideOf }
  | { readonly points: SideOf; readonly atLeast: number }
  | { readonly darkness: number }
  | { readonly is: UnitId | HeroId; readonly who: Ref }
  | { readonly inStart: Ref }
  | { readonly exists: UnitQuery }
  /** Such tokens lie on the map, or so many on these spaces. */
  | { readonly onMap: TokenId; readonly on?: readonly SpaceId[]; readonly atLeast?: number }
  /** That unit stands on one of these spaces. */
  | { readonly on: readonly SpaceId[]; readonly who: Ref }
  /** That unit is of this side, or of this kind. */
  | { readonly belongs: SideOf; readonly who: Ref }
  | { readonly kind: UnitKind; readonly who: Ref }
  /** It is one of these rounds. */
  | { readonly round: readonly number[] }
  | { readonly cards: number }

/** A side, a team, `players`: everybody who is not an Auto-Enemy, or `autos`: everybody who is one. */
export type SideOf = FactionId | `hero:${HeroId}` | 'own' | 'teamA' | 'teamB' | 'players' | 'autos'

export interface Option {
  readonly id: string
  readonly name: { readonly en: string; readonly fr: string }
  readonly needs?: Condition
  readonly effects: Effects
}

export type Spoils = 'kill' | 'capture' | 'absorb' | 'meat'

/**
 * The verbs and their parameters. Each file of verbs adds its own (effects/verbs): so all that there is to know of a verb
 * stands in one place.
 */
export interface EffectParameters {}

export type Effect = RowsOf<EffectParameters>

export interface March {
  readonly kind: 'any' | 'orthogonal'
  readonly ignores?: readonly ('water' | 'fence' | 'wall')[]
  /** Every step must enter such a space. */
  readonly through?: Terrain
}

/** Dice by kind, goods of the acting unit, saved cards. Zero if left out. */
export interface Cost {
  readonly move?: number
  readonly skull?: number
  /** Paid by any mix of saved cards and SKULL dice. */
  readonly cardsOrSkull?: number
  readonly cards?: number
  readonly goods?: Readonly<Partial<Record<Resource, number>>>
  /** So many resources of different kinds from the acting unit. */
  readonly anyGoods?: number
  readonly carried?: TokenId
  /** SKULL dice equal to the strength of the unit that is made; one saved card may stand for one of them. */
  readonly skullPerStrength?: true
}

export interface Limit {
  readonly per: 'turn' | 'unitAndTurn' | 'game'
  readonly times: number
}
