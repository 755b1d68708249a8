// The four cities: who defends them at levels 1 to 11 (G grey, V violet, W white, B brown), and what they add.
import type { Basic } from './effect.ts'
import type { EnemyColour, Names, TileId } from './types.ts'

export interface CityRow {
  readonly colour: Basic
  readonly name: Names
  readonly tile: TileId
  /** Level 1 first. */
  readonly garrison: readonly string[]
  /** MK-COMBAT-111 to 113. */
  readonly defenders: 'armor' | 'elements' | 'brutal' | 'poison'
  /** MK-INTERACT-14 to 17. */
  readonly shop: 'spells' | 'artifacts' | 'units' | 'actions'
}

export const garrisonLetters = { G: 'grey', V: 'violet', W: 'white', B: 'brown' } as const satisfies Readonly<
  Record<string, EnemyColour>
>

export const cities = [
  {
    colour: 'green',
    name: { en: 'Green City', fr: 'Ville verte' },
    tile: 'c5',
    garrison: ['GB', 'BB', 'GGB', 'GBW', 'BBW', 'GGBW', 'GBBW', 'BBWW', 'GBBBW', 'GBBWW', 'BBWWW'],
    defenders: 'poison',
    shop: 'actions',
  },
  {
    colour: 'blue',
    name: { en: 'Blue City', fr: 'Ville bleue' },
    tile: 'c6',
    garrison: ['GV', 'VV', 'VW', 'GVW', 'VVW', 'VWW', 'GVVW', 'VVWW', 'VWWW', 'GVVWW', 'VVWWW'],
    defenders: 'elements',
    shop: 'spells',
  },
  {
    colour: 'white',
    name: { en: 'White City', fr: 'Ville blanche' },
    tile: 'c7',
    garrison: ['W', 'GW', 'WW', 'GGW', 'GWW', 'GGGW', 'GGWW', 'GWWW', 'GGGWW', 'GGWWW', 'GWWWW'],
    defenders: 'armor',
    shop: 'units',
  },
  {
    colour: 'red',
    name: { en: 'Red City', fr: 'Ville rouge' },
    tile: 'c8',
    garrison: ['W', 'BV', 'BW', 'BVV', 'BVW', 'BBVV', 'BVVW', 'BVWW', 'BBVVW', 'BBVWW', 'BVWWW'],
    defenders: 'brutal',
    shop: 'artifacts',
  },
] as const satisfies readonly CityRow[]

/** What the defenders' bonus adds (before doubling, MK-ENEMY-20). */
export const cityBonus = { armor: 1, fireOrIce: 2, coldFire: 1 } as const
