import type { Frame, Step } from '@longtable/kernel'
import type { AncientId, CreatureId, HeroId, Resource, TokenId, UnitId } from '../../src/content/ids.ts'
import type { SideId } from '../../src/state/names.ts'
import type { State } from '../../src/state/schema.ts'
import type { DarkVenture, VentureContext } from '../../src/state/tables/match-tables.ts'
import type { Probes } from './probes.ts'

export type PieceId = UnitId | HeroId | AncientId | CreatureId

/** A piece of a scene. */
export interface PieceScene {
  readonly is: PieceId
  /** `B4`, `2G6`, `^G13` on a bridge's deck; left out: with its captor. */
  readonly at?: string
  /** The name of the piece that holds it. */
  readonly captor?: string
  readonly goods?: Partial<Record<Resource, number>>
  readonly load?: Partial<Record<TokenId, number>>
  /** Ids of items it wears. */
  readonly wears?: readonly string[]
  readonly restrained?: boolean
  readonly arrived?: boolean
  readonly wounded?: boolean
  /** The part of a split square. */
  readonly part?: 0 | 1
}

/** A side of a scene. Units by a name of the test's own: `{ a: 'varpen-whelp B4', b: { is: …, at: … } }`. */
export interface SideScene {
  /** Left out: the next free seat. */
  readonly seat?: number
  readonly auto?: boolean
  readonly team?: 0 | 1 | 2
  readonly units?: Readonly<Record<string, string | PieceScene>>
  /** Saved cards by id. */
  readonly hand?: readonly string[]
  /** Banked dice, as letters: `1 2 d s`. */
  readonly memory?: string
  readonly points?: number
  readonly favour?: readonly [number, number, number]
  /** Rows in the Orpal bag. */
  readonly bag?: readonly UnitId[]
  /** Ids of unlocked hero abilities. */
  readonly unlocked?: readonly string[]
}

export interface SceneSpec {
  readonly seed?: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly seats?: number
  /** Left out: the newest. */
  readonly rulesVersion?: number
  /** In turn order. */
  readonly sides?: Partial<Record<SideId, SideScene>>
  /** Whose turn it is; left out: the first side's. */
  readonly turn?: SideId
  /** Dice of the turn, as letters: `1 2 d s`. */
  readonly dice?: string
  readonly round?: number
  readonly stage?: number
  /** Tokens on the map: `{ F12: ['egg', 'itemDraw'] }`; events as `event:3`. */
  readonly tokens?: Readonly<Record<string, readonly (TokenId | `event:${number}`)[]>>
  /** Fences and walls: `{ 'F12:E': 'fence', 'F12:down': 'wall' }`. */
  readonly built?: Readonly<Record<string, 'fence' | 'wall'>>
  /** Items that lie on the map: `{ F12: ['packframe'] }`. */
  readonly dropped?: Readonly<Record<string, readonly string[]>>
  /** The tops of the decks by id, the next card first. */
  readonly actionDeck?: readonly string[]
  readonly itemDeck?: readonly string[]
  readonly actionPile?: readonly string[]
  readonly itemPile?: readonly string[]
  /** Frames below what `begin` pushes; left out: game, round, the turn of `turn`. */
  readonly stack?: readonly (Frame & Record<string, unknown>)[]
  /** Verbs in place of the game's own: what they do, not how they are said. */
  readonly verbs?: Probes
  /** Steps in place of the game's own. */
  readonly steps?: readonly Step<DarkVenture>[]
  /** Anything else, before the first question. */
  readonly also?: (s: State) => void
  readonly begin?: (s: State, ctx: VentureContext) => void
}
