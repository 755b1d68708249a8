// Everything in the tables has a number: its place in its table. These are the numbers that code needs by name.
import type { Flavoured } from '@longtable/kernel'
import {
  basicColours,
  colours,
  elements,
  terrains,
  type Colour,
  type Element,
  type Terrain,
} from './effect.ts'
import { enemyCounts } from './enemies.ts'
import { heroes } from './heroes.ts'
import { scenarios } from './scenarios.ts'
import { sites } from './sites.ts'
import { skills } from './skills.ts'
import { tactics } from './tactics.ts'
import { tiles } from './tiles.ts'
import type { EnemyColour, HeroId, SiteId, SiteNo, TileId } from './types.ts'

/** Nobody, nothing, nowhere. */
export const NONE = -1

export type HeroNo = Flavoured<number, 'HeroNo'>
export type Tactic = Flavoured<number, 'Tactic'>
export type TerrainNo = Flavoured<number, 'TerrainNo'>
/** 0–3 the basic colours, then gold and black. */
export type ColourNo = Flavoured<number, 'ColourNo'>
export type ElementNo = Flavoured<number, 'ElementNo'>

export const BASIC_COLOURS = basicColours.length
export const GOLD: ColourNo = colours.indexOf('gold')
export const BLACK: ColourNo = colours.indexOf('black')
export const HEROES = heroes.length
export const TACTICS = tactics.length
/** Day tactics are 0–5, Night tactics 6–11. */
export const DAY_TACTICS = 0b0000_0011_1111
export const NIGHT_TACTICS = 0b1111_1100_0000

function numbersOf<Id extends string>(ids: readonly Id[]): Readonly<Record<Id, number>> {
  return Object.freeze(Object.fromEntries(ids.map((id, n) => [id, n]))) as Readonly<Record<Id, number>>
}

/** `Site.keep`: the number of a kind of site. */
export const Site: Readonly<Record<SiteId, SiteNo>> = numbersOf(sites.map(({ id }) => id))
export const Ground: Readonly<Record<Terrain, TerrainNo>> = numbersOf(terrains)
export const ColourOf: Readonly<Record<Colour, ColourNo>> = numbersOf(colours)
export const ElementOf: Readonly<Record<Element, ElementNo>> = numbersOf(elements)
export const Hero: Readonly<Record<HeroId, HeroNo>> = numbersOf(heroes.map(({ id }) => id))
export const tacticIds = tactics.map(({ id }) => id)
export type TacticId = (typeof tacticIds)[number]
export const TacticOf: Readonly<Record<TacticId, Tactic>> = numbersOf(tacticIds)
export const skillIds: readonly string[] = skills.map(({ id }) => id)
export const tileIds: readonly TileId[] = tiles.map(({ id }) => id)
export const scenarioIds = scenarios.map(({ id }) => id)
export type ScenarioId = (typeof scenarioIds)[number]

/** The backs of tokens, in the order of their piles: six colours of enemies, then ruins. */
export const tokenColours = ['green', 'grey', 'brown', 'violet', 'white', 'red', 'ruins'] as const
export type TokenColour = number
export const ENEMY_COLOURS = 6
export const RUINS: TokenColour = 6
export const BackOf: Readonly<Record<EnemyColour | 'ruins', TokenColour>> = numbersOf(tokenColours)
export const tokenCounts: readonly number[] = tokenColours.map((colour) =>
  colour === 'ruins' ? 12 : enemyCounts[colour],
)
