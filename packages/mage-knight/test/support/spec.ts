import type { Frame, Step } from '@longtable/kernel'
import type { TacticId } from '../../src/content/ids.ts'
import type { HeroId } from '../../src/content/types.ts'
import type { MageKnight, MageContext } from '../../src/state/match.ts'
import type { Seat, State } from '../../src/state/schema/state.ts'

/** A position written in a few lines. */

/** A space: tile and place (`'1.NW'`, `'A.C'`, `'c5.C'`). */
export type HexName = string
/** Letters of mana: r b g w, y for gold, k for black. */
export type ManaLetters = string

export interface UnitScene {
  readonly unit: string
  readonly spent?: boolean
  readonly wounds?: 0 | 1 | 2
  /** The id of the banner it carries, and whether that is turned face down. */
  readonly banner?: string
  readonly bannerDown?: boolean
  /** Under Bonds of Loyalty. */
  readonly loyal?: boolean
}

export interface PlayerScene {
  readonly hero?: HeroId
  /** `'off'`: not on the map. By default on the portal. */
  readonly at?: HexName
  readonly trail?: readonly HexName[]
  readonly hand?: readonly string[]
  /** From top to bottom, these cards only; without it, all cards of the hero that are not elsewhere. */
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  readonly play?: readonly string[]
  readonly units?: readonly (string | UnitScene)[]
  readonly crystals?: ManaLetters
  readonly tokens?: ManaLetters
  readonly skills?: readonly (string | { readonly skill: string; readonly state: number })[]
  readonly fame?: number
  readonly reputation?: number
  /** By default what the fame is worth. */
  readonly level?: number
  readonly tactic?: TacticId
  readonly tacticUsed?: boolean
  readonly move?: number
  readonly influence?: number
  readonly healing?: number
  /** Bits of `Did`. */
  readonly did?: number
  readonly tokenDown?: boolean
  readonly lastTurn?: number
  readonly nextDraw?: number
  /** Cards under Sparing Power, top first. */
  readonly tucked?: readonly string[]
  /** Cards that are set aside for the round. */
  readonly aside?: readonly string[]
}

export interface CityScene {
  /** The tile must be among `tiles`. */
  readonly at: HexName
  readonly level?: number
  readonly shields?: readonly Seat[]
  readonly conquered?: boolean
  readonly leader?: Seat
}

export interface TokenScene {
  readonly token: string
  /** Face down. */
  readonly down?: boolean
}

export interface SceneSpec {
  readonly scenario?: string
  /** By default as many as `players` has, at least 2. */
  readonly seats?: number
  readonly options?: Readonly<Record<string, unknown>>
  /** Of a match that was written down under it; by default a new one. */
  readonly rulesVersion?: number
  readonly seed?: string
  readonly round?: number
  readonly night?: boolean
  readonly stage?: number
  /** Whose turn it is. */
  readonly active?: Seat
  readonly order?: readonly Seat[]
  readonly announced?: Seat
  readonly ending?: Seat
  readonly players?: readonly PlayerScene[]
  /** Tiles by their place on the lattice: `{ '1,0': '1', '0,1': '2' }`, which is also the default. */
  readonly tiles?: Readonly<Record<string, string>>
  /** The tile decks, top first. */
  readonly country?: readonly string[]
  readonly core?: readonly string[]
  /** Enemy and ruins tokens on spaces; several on one space as a list. */
  readonly tokens?: Readonly<Record<HexName, string | TokenScene | readonly (string | TokenScene)[]>>
  /** The tops of draw piles, by back colour, first drawn first. */
  readonly piles?: Readonly<Record<string, readonly string[]>>
  /** Shields: whose, by space. */
  readonly marks?: Readonly<Record<HexName, Seat>>
  /** Bits of `Marks` by space. */
  readonly extra?: Readonly<Record<HexName, number>>
  readonly cities?: readonly CityScene[]
  /** The Source; missing dice show the depleted colour. */
  readonly source?: ManaLetters
  /** Offers, lowest first; by default the first three of the table. */
  readonly spells?: readonly string[]
  readonly actions?: readonly string[]
  readonly lessons?: readonly string[]
  /** Tops of the decks, first drawn first. */
  readonly spellDeck?: readonly string[]
  readonly actionDeck?: readonly string[]
  readonly artifactDeck?: readonly string[]
  /** The unit offer, empty by default. */
  readonly offer?: readonly string[]
  readonly common?: readonly string[]
  readonly dummy?: {
    readonly deck?: readonly string[]
    readonly crystals?: ManaLetters
    readonly tactic?: TacticId
  }
  readonly coreSeen?: boolean
  readonly offersShown?: boolean
  /** What else is to be changed by hand, at the very end. */
  readonly also?: (s: State) => void
  /** Carried out with a table on top of the stack, before the first question: `startCombat(…)`. */
  readonly begin?: (s: State, ctx: MageContext) => void
  /** Steps in place of those of the game with the same name. */
  readonly steps?: readonly Step<MageKnight>[]
  /** The frames, bottom first; by default the main part of the active seat's turn. */
  readonly stack?: readonly (Frame & Record<string, unknown>)[]
}
