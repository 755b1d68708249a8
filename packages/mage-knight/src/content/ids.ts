// Everything in the tables has a number, which the ledger gives (numbers.ts). These are the numbers that code needs by name.
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
import { ledger, numbered, tokenColours } from './numbers.ts'
import { scenarios } from './scenarios.ts'
import type { tactics } from './tactics.ts'
import type { EnemyColour, HeroId, SiteId, SiteNo, SiteRow, TileId } from './types.ts'

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
/** How many numbers there are. */
export const HEROES = ledger.keys('hero').length
export const TACTICS = ledger.keys('tactic').length

function numbersOf<Id extends string>(ids: readonly Id[]): Readonly<Record<Id, number>> {
  return Object.freeze(Object.fromEntries(ids.map((id, n) => [id, n]))) as Readonly<Record<Id, number>>
}

/** The same by the names in the ledger. */
function numbersIn<Id extends string>(kind: string): Readonly<Record<Id, number>> {
  return numbersOf(ledger.keys(kind) as readonly Id[])
}

/** `Site.keep`: the number of a kind of site. */
export const Site: Readonly<Record<SiteId, SiteNo>> = numbersIn('site')
export const Ground: Readonly<Record<Terrain, TerrainNo>> = numbersOf(terrains)
export const ColourOf: Readonly<Record<Colour, ColourNo>> = numbersOf(colours)
export const ElementOf: Readonly<Record<Element, ElementNo>> = numbersOf(elements)
export const Hero: Readonly<Record<HeroId, HeroNo>> = numbersIn('hero')
export type TacticId = (typeof tactics)[number]['id']
export const TacticOf: Readonly<Record<TacticId, Tactic>> = numbersIn('tactic')
/** Ids by number. */
export const tacticIds = ledger.keys('tactic') as readonly TacticId[]
export const skillIds = ledger.keys('skill')
export const tileIds: readonly TileId[] = ledger.keys('tile')
/** In the order of the table. */
export const scenarioIds = scenarios.map(({ id }) => id)
export type ScenarioId = (typeof scenarioIds)[number]

export function siteRow(site: SiteNo): SiteRow {
  return numbered.sites[site]
}

export { tokenColours } from './numbers.ts'
export type TokenColour = number
export const ENEMY_COLOURS = 6
export const RUINS: TokenColour = 6
export const BackOf: Readonly<Record<EnemyColour | 'ruins', TokenColour>> = numbersOf(tokenColours)
