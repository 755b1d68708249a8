// The effect language: what a card, an ability, an Auto-Enemy card, a scenario rule or a passage does, as data.
// One interpreter runs it (fx/run.ts), one chooser picks its targets (fx/choose.ts), and one writer puts it into
// words in both languages (fx/words.ts). Nothing else knows what a row means.
import type {
  CreatureId,
  Deed,
  Face,
  FactionId,
  Flag,
  Guard,
  HeroId,
  PassageId,
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
  readonly carries?: Resource | 'any' | TokenId
  /** At most so many spaces away (DV-MOVE-18) from that unit, or from any own one; 0 is the same space. */
  readonly near?: { readonly of: Ref | 'own'; readonly within: number; readonly sight?: true }
  /** No enemy unit within so many spaces. */
  readonly clear?: number
  readonly size?: { readonly atLeast: number }
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

export type Goal =
  | 'playerUnit'
  | 'enemyUnit'
  | 'openEdge'
  | 'riftCrystal'
  | 'actionToken'
  | 'ownUnit'
  | 'awayFromEnemies'

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
  | { readonly flag: Flag }
  | { readonly favourWon: true }
  /** That many units of the side stand on these spaces, each with such a token; `alone`: of this side only. */
  | {
      readonly stands: SideOf
      readonly on: readonly SpaceId[]
      readonly atLeast: number
      readonly alone?: true
      readonly carrying?: TokenId
    }
  | { readonly killed: UnitId | HeroId | CreatureId; readonly noEggLeft?: true }
  | { readonly killed: Guard }
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
  | { readonly onMap: TokenId }
  | { readonly cards: number }

/** A side, a team, or `players`: everybody who is not an Auto-Enemy. */
export type SideOf = FactionId | `hero:${HeroId}` | 'own' | 'teamA' | 'teamB' | 'players'

export interface Option {
  readonly id: string
  readonly name: { readonly en: string; readonly fr: string }
  readonly needs?: Condition
  readonly effects: Effects
}

export type Spoils = 'kill' | 'capture' | 'absorb' | 'meat'

export type Effect =
  // Points, cards, dice
  | { readonly do: 'score'; readonly points: number }
  | { readonly do: 'draw'; readonly deck: 'action' | 'item'; readonly cards: number }
  | { readonly do: 'discard'; readonly cards: number }
  | {
      readonly do: 'steal'
      readonly cards: number
      readonly pick: 'random' | 'choose'
      readonly near?: { readonly of: Ref; readonly within: number }
    }
  | { readonly do: 'gainDice'; readonly face: Face | 'move' | 'any'; readonly dice: number }
  | { readonly do: 'loseDice'; readonly dice: number }
  | { readonly do: 'rerollDice'; readonly dice: number | 'all' }
  // Flow
  | {
      readonly do: 'roll'
      readonly dice: 1 | 2
      readonly atLeast: number
      readonly run: Effects
      readonly otherwise?: Effects
    }
  | { readonly do: 'choose'; readonly options: readonly Option[] }
  | { readonly do: 'when'; readonly cond: Condition; readonly run: Effects; readonly otherwise?: Effects }
  | { readonly do: 'each'; readonly of: UnitQuery; readonly run: Effects }
  | { readonly do: 'count'; readonly deed: Deed; readonly n: number; readonly whose?: Ref | 'alone' }
  // Units
  | {
      readonly do: 'place'
      readonly unit: UnitId | 'lowest'
      readonly at: Place
      readonly count?: number
      readonly of?: FactionId
      readonly guard?: Guard
    }
  | { readonly do: 'march'; readonly who: Units; readonly spaces: number; readonly how: March }
  | { readonly do: 'teleport'; readonly who: Units; readonly spaces: number; readonly to?: Goal }
  | { readonly do: 'swap'; readonly who: Units; readonly with: UnitQuery }
  | { readonly do: 'kill'; readonly who: Units }
  | { readonly do: 'capture'; readonly who: Ref; readonly by: UnitQuery }
  | { readonly do: 'escape'; readonly who: Units; readonly spaces: number }
  | { readonly do: 'exchange'; readonly who: Units }
  | { readonly do: 'revive'; readonly who: Ref }
  | { readonly do: 'join'; readonly who: Ref }
  | { readonly do: 'restrain'; readonly who: Units }
  | { readonly do: 'free'; readonly who: Units }
  | { readonly do: 'upgrade'; readonly who: Units; readonly ranks: number; readonly pay?: Resource | 'any' }
  // Combat
  | {
      readonly do: 'attack'
      readonly who: Units
      readonly target: Units
      /** Dice instead of the attackers' own strength. */
      readonly strength?: number
      /** At a distance; without it, on the same space. */
      readonly range?: number
      /** Left out: free. A card that says so still costs the MOVE die (DV-COMBAT-12). */
      readonly pay?: true
      readonly pair?: true
    }
  | { readonly do: 'hazard'; readonly who: Units; readonly strength: number }
  | {
      readonly do: 'modify'
      readonly mods: readonly Modifier[]
      readonly lasts: Lasts
      /** Left out: whoever fights for the acting side, in the attack at hand or the next one. */
      readonly who?: Units
    }
  | { readonly do: 'rerollCombat'; readonly dice: number | 'all' }
  | { readonly do: 'winAttack'; readonly not: readonly UnitKind[] }
  | { readonly do: 'foilAttack' }
  // Resources and building
  | {
      readonly do: 'gain'
      readonly resource: Resource | 'same'
      readonly count: number
      readonly who: Units
    }
  | { readonly do: 'lose'; readonly resource: Resource | 'any'; readonly count: number; readonly who?: Units }
  | {
      readonly do: 'gather'
      readonly resource: Resource | 'choose' | 'any'
      readonly who: Units
      readonly times?: number
    }
  | { readonly do: 'build'; readonly what: 'fence' | 'wall'; readonly count: number; readonly at: Place }
  | {
      readonly do: 'dismantle'
      readonly count: number
      readonly near?: { readonly of: Ref | 'own'; readonly within: number }
    }
  // Tokens
  | { readonly do: 'lay'; readonly token: TokenId; readonly at: Place; readonly count?: number }
  | { readonly do: 'take'; readonly token: TokenId; readonly who: Units }
  | { readonly do: 'spend'; readonly token: TokenId; readonly from: Ref | { readonly at: Ref } }
  // Factions
  | { readonly do: 'split'; readonly who: Units }
  | { readonly do: 'fuse'; readonly who: Units }
  | { readonly do: 'absorb' }
  | { readonly do: 'hatch'; readonly unit: UnitId }
  | { readonly do: 'bagAdd'; readonly units: 'choose' | 'lowest'; readonly count: number }
  | { readonly do: 'bagDraw'; readonly count: number; readonly at: Place }
  | { readonly do: 'portal'; readonly who: Units; readonly to?: Goal }
  | { readonly do: 'extract'; readonly who: Units }
  | { readonly do: 'fabricate'; readonly unit: 'choose' | 'lowest'; readonly at: Place }
  | { readonly do: 'favour'; readonly n: number }
  /** `replace`: the unit that becomes the Ancient (Auto-Enemies, and where the summons says so). */
  | { readonly do: 'summon'; readonly at: Place | 'replaced'; readonly replace?: Units }
  // Auto-Enemies
  | { readonly do: 'go'; readonly who: Units; readonly moves: number; readonly goal: readonly Goal[] }
  | {
      readonly do: 'fight'
      readonly who: Units
      readonly how: 'pair' | 'single' | 'ranged' | 'everybody'
      readonly target: 'weakestDefence' | 'newFactionFirst'
      readonly spoils: Spoils
      /** How many attacks at most; left out: one for each space with enemies. */
      readonly attacks?: number
    }
  // Stories
  | { readonly do: 'flag'; readonly flag: Flag }
  | { readonly do: 'darkness'; readonly n: number }
  | { readonly do: 'read'; readonly passage: PassageId }
  | { readonly do: 'keepEvent' }
  | { readonly do: 'beast'; readonly at: SpaceId }
  | { readonly do: 'end'; readonly players: 'win' | 'lose' }

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
