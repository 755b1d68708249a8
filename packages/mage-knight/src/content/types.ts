// The shape of the content tables. A row of an expansion carries its `set`; the base pool is `set: 'base'`. What a match plays with
// changes with the version of the rules: `until` says what a row said before.
import type { Flavoured, VersionedRow } from '@longtable/kernel'
import type { Basic, Colour, Effect, Element, Resistance, Terrain } from './effect.ts'

export interface Names {
  readonly en: string
  readonly fr: string
}

export type SetId = 'base' | 'lostLegion' | 'krang' | 'tezla' | 'ultimate'

interface Row {
  readonly id: string
  readonly name: Names
  readonly set: SetId
}

/** Basic and advanced actions: basic for nothing, strong for one mana of the colour (MK-CARD-02). */
export interface ActionRow extends Row, VersionedRow<ActionRow> {
  readonly colour: Basic
  readonly basic: Effect
  readonly strong: Effect
  /** The first printing, where it differs: the match option `printing` chooses. */
  readonly printed2011?: { readonly basic?: Effect; readonly strong?: Effect }
}

/** Both effects cost a mana of the colour, the strong one a black one besides (MK-DEED-01, MK-DEED-02). */
export interface SpellRow extends ActionRow {
  readonly strongName: Names
  /** Taken out of cooperative and solo games (MK-SETUP-20). */
  readonly competitive: boolean
}

/** Basic for nothing, strong by throwing it away (MK-DEED-04). */
export interface ArtifactRow extends Row, VersionedRow<ArtifactRow> {
  readonly basic: Effect
  readonly strong: Effect
  readonly printed2011?: { readonly basic?: Effect; readonly strong?: Effect }
}

export interface UnitAbility {
  /** The mana it costs, if any; its colour counts against resistances (MK-COMBAT-14). */
  readonly mana?: Colour
  readonly effect: Effect
  readonly printed2011?: Effect
}

export type RecruitSite = 'village' | 'monastery' | 'keep' | 'mageTower' | 'city'

export interface UnitRow extends Row, VersionedRow<UnitRow> {
  readonly tier: 'regular' | 'elite'
  readonly level: 1 | 2 | 3 | 4
  readonly cost: number
  readonly armor: number
  readonly resist: readonly Resistance[]
  readonly at: readonly RecruitSite[]
  readonly copies: number
  readonly abilities: readonly UnitAbility[]
}

/** Once a turn; once a round; once a round and lying in the centre until the owner's next turn; always. */
export type SkillUse = 'turn' | 'round' | 'interactive' | 'permanent'

export interface SkillRow extends Row, VersionedRow<SkillRow> {
  readonly hero: HeroId
  readonly use: SkillUse
  /** In play only against each other, or only together (MK-SETUP-06). */
  readonly mode?: 'competitive' | 'cooperative'
  /** May also be used on other players' turns (MK-SKILL-04). */
  readonly outOfTurn?: true
  readonly effect: Effect
}

export type HeroId = 'arythea' | 'goldyx' | 'norowas' | 'tovak'

interface OwnCard {
  readonly card: string
  readonly insteadOf: string
}

export interface HeroRow extends Row {
  readonly id: HeroId
  readonly colour: Basic
  /** Which of the common cards its own card stands for. */
  readonly own: OwnCard
  /** The same of the second own card, which the newest printing has besides (MK-OWN-01). */
  readonly second?: OwnCard
  readonly dummyCrystals: readonly Basic[]
}

export interface TacticRow extends Row, VersionedRow<TacticRow> {
  readonly time: 'day' | 'night'
  readonly number: 1 | 2 | 3 | 4 | 5 | 6
  /** When taken; once at a moment; at each own turn; always. */
  readonly when:
    | 'taken'
    | 'onceOwnTurn'
    | 'onceBeforeTurn'
    | 'eachTurn'
    | 'beforeEachTurn'
    | 'deckEmpty'
    | 'always'
    | 'never'
  readonly effect: Effect
}

export type EnemyColour = 'green' | 'grey' | 'brown' | 'violet' | 'white' | 'red'
export type EnemyAbility =
  | 'fortified'
  | 'swift'
  | 'brutal'
  | 'poison'
  | 'paralyze'
  | 'summon'
  | 'unfortified'
  | 'elusive'
  | 'assassination'
  | 'cumbersome'
  | 'arcane'
  | 'vampiric'
  | 'defend'

/** One attack of an enemy that has several (MK-FOE-01). */
export interface AttackRow {
  readonly attack: number
  readonly element: Element
}

export interface EnemyRow extends Row, VersionedRow<EnemyRow> {
  readonly colour: EnemyColour
  readonly copies: number
  readonly armor: number
  /** The armor of an elusive enemy that is not blocked (MK-FOE-04). */
  readonly elusive?: number
  /** Summoners have no attack of their own (MK-ENEMY-21). */
  readonly attack: number
  readonly element: Element
  /** Its further attacks (MK-FOE-01). */
  readonly more?: readonly AttackRow[]
  readonly fame: number
  /** Of whoever defeats it (MK-FOE-19). */
  readonly reputation?: number
  readonly abilities: readonly EnemyAbility[]
  /** What a defender adds to an armor (MK-FOE-16). */
  readonly defend?: number
  /** What a summoner draws, a brown token if it does not say (MK-FOE-14). */
  readonly summons?: readonly EnemyColour[]
  readonly resist: readonly Resistance[]
  readonly printed2011?: { readonly attack?: number; readonly abilities?: readonly EnemyAbility[] }
}

/** `crystals`: one of each basic colour; `dice`: rolled ones. */
export type Reward =
  | { readonly reward: 'artifact' | 'spell' | 'action' | 'unit' | 'crystals' }
  | { readonly reward: 'dice'; readonly n: number }
  | { readonly reward: 'dungeon' } // a roll: spell on gold and black, else artifact

/** Three mana of a colour, or one of each (MK-SITE-31, MK-FOE-20). */
export type Altar = Basic | 'each'

export type RuinsRow = { readonly id: string; readonly set: SetId } & (
  | { readonly altar: Altar; readonly fame: number }
  | { readonly enemies: readonly EnemyColour[]; readonly rewards: readonly Reward[] }
)

export type SiteId =
  | 'portal'
  | 'village'
  | 'monastery'
  | 'keep'
  | 'mageTower'
  | 'city'
  | 'mine'
  | 'glade'
  | 'orc'
  | 'draconum'
  | 'monsterDen'
  | 'spawningGrounds'
  | 'dungeon'
  | 'tomb'
  | 'ruins'

export interface SiteRow extends Row {
  readonly id: SiteId
  readonly kind: 'empty' | 'inhabited' | 'fortified' | 'adventure' | 'rampaging' | 'source'
  /** Tokens put there when the tile is turned up. */
  readonly reveal?: { readonly token: EnemyColour | 'ruins'; readonly faceUp: boolean | 'byDay' }
  /** Tokens drawn when its enemies are fought. */
  readonly fight?: {
    readonly draw: readonly EnemyColour[]
    readonly night?: true
    readonly noUnits?: true
    readonly ifLost: 'stay' | 'refill' | 'discard'
  }
  readonly reputation?: number // lost by the assault or the burning, or gained for the beaten
  readonly rewards?: readonly Reward[]
  readonly heal?: number // influence for a point
}

export interface TileHex {
  readonly terrain: Terrain
  readonly site?: SiteId
  /** Of a mine or a city. */
  readonly colour?: Basic
}

export type TileId = string
export const tilePlaces = ['C', 'NE', 'E', 'SE', 'SW', 'W', 'NW'] as const

export interface TileRow {
  readonly id: TileId
  readonly kind: 'start' | 'countryside' | 'core' | 'city'
  readonly set: SetId
  /** In the order of `tilePlaces`. */
  readonly hexes: readonly TileHex[]
}

export type ByCount = { readonly 1?: number; readonly 2?: number; readonly 3?: number; readonly 4?: number }
export type MapShape = 'wedge' | 'open3' | 'open4' | 'open5' | 'conquerAndHold'

/** From a rulebook, from another public source, or ours because no book prints it: a stand-in. */
export type Provenance = 'rulebook' | 'found' | 'reconstructed'

/** How a mission is played otherwise than its row says: what it leaves out is as there. */
export interface ScenarioForm {
  readonly players: readonly number[]
  /** Of its numbers. */
  readonly provenance: Provenance
  readonly rounds?: ByCount
  readonly shape?: ScenarioRow['shape']
  readonly countryside?: ByCount
  readonly core?: ByCount
  readonly city?: ByCount
  readonly cityLevels?: readonly number[]
  readonly lastCityLevel?: ByCount
  readonly score?: 'solo' | 'cooperation'
}

export interface ScenarioRow extends Row {
  readonly players: readonly number[]
  /** Alone, and all as one team, where the row itself is not that (MK-ANY-01, MK-ANY-05). */
  readonly solo?: ScenarioForm
  readonly together?: ScenarioForm
  readonly mode: 'competitive' | 'cooperative' | 'solo' | 'teams'
  readonly rounds: ByCount
  readonly shape: Partial<Record<1 | 2 | 3 | 4, MapShape>>
  readonly coreOnCoast?: true
  readonly countryside: {
    readonly n: ByCount
    readonly order: 'random' | 'byNumber'
    readonly keep?: 'mine' | 'glade' | 'dungeon' | 'keepOrTower'
  }
  readonly core: {
    readonly n: ByCount
    readonly always?: TileId
    readonly never?: TileId
    readonly only?: readonly TileId[]
  }
  readonly city: {
    readonly n: ByCount
    readonly tile?: TileId
    readonly state: 'enemy' | 'friendly' | 'closed'
  }
  /** By order of revealing; the last one counts for all further cities. `lastRevealed` for the last of the map. */
  readonly cityLevels: readonly number[]
  readonly lastCityLevel?: ByCount | undefined
  readonly dummy: ByCount // 1 where one plays along
  readonly start: {
    readonly fame: number
    readonly reputation: number
    readonly extraDice: number
    readonly extraUnits: number
  }
  readonly special: readonly SpecialRule[]
  /** What holds besides for a single player. */
  readonly alone?: readonly SpecialRule[]
  readonly end:
    | 'cityRevealed'
    | 'citiesConquered'
    | 'minesFree'
    | 'incantations'
    | 'dungeonsConquered'
    | 'rounds'
  /** All have one score, with what a competitive mission adds to it (MK-ANY-04, MK-ANY-05). */
  readonly common?: true
  readonly score: 'standard' | 'cities' | 'solo' | 'cooperation' | 'mines' | 'dungeons' | 'hold' | 'portal'
}

export type SpecialRule =
  | 'fameForTiles'
  | 'fameForLines'
  | 'noElites'
  | 'noPvp'
  | 'villageUnitFirst'
  | 'offersWhenNeeded'
  | 'playerPicksTacticFirst'
  | 'dummyPicksTacticFirst'
  | 'usedTacticsLeave'
  | 'oneUsedTacticLeaves'
  | 'mines'
  | 'druids'
  | 'secretDungeons'
  | 'ownedTowers'
  | 'portalCloses'
  | 'elitesLater'
  | 'noLevel4Units'

/** A kind of site by its number. */
export type SiteNo = Flavoured<number, 'SiteNo'>
