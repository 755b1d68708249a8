import { areaIds, regionIds } from '../content/ids.ts'
import type { Edition, MagicRow, PlayerCount, Resources } from '../content/types.ts'
import { CARDS, face, type Card } from './cards.ts'
import { readEdition, type Options } from './options.ts'
import {
  AREAS,
  DARK,
  LIGHT,
  REGIONS,
  siteIn,
  SITES,
  type AreaNo,
  type RealmNo,
  type RegionNo,
  type Site,
} from './sites.ts'
import { towerChances, type TowerChances } from './tower.ts'

/** What an action space does; the dark tribe's own space does what the tribe says. */
export type Action =
  | 'extractGold'
  | 'extractEnergy'
  | 'construct'
  | 'shrine'
  | 'attack'
  | 'attackOrMove'
  | 'transition3'

export interface SpaceAction {
  readonly action: Action
  /** The price, where the space or the tribe sets one for the whole action. */
  readonly cost: Resources
  readonly moveCost: Resources
}

/** All that is fixed for a match, with everything numbered: made once from the edition and the options. */
export interface MatchTables {
  readonly edition: Edition
  readonly options: Options
  /** Do players choose their colours? Up to version 1 of the rules seats had theirs (IMM-SETUP-12). */
  readonly choosesColours: boolean
  readonly seats: number
  readonly rounds: number
  /** Adjacent sites of the same realm, by site. */
  readonly neighbours: readonly (readonly Site[])[]
  readonly gold: readonly number[]
  readonly energy: readonly number[]
  /** The area of each region, and the sites of each area: light areas first, then dark ones. */
  readonly areaOfRegion: readonly AreaNo[]
  readonly areaSites: readonly (readonly Site[])[]
  /** The start region of each light tribe. */
  readonly starts: readonly RegionNo[]
  /** What each army space does, by dark tribe. */
  readonly spaces: readonly (readonly SpaceAction[])[]
  readonly magic: readonly MagicRow[]
  /** By card: the site that it shows, or those that it may stand for. */
  readonly cardSites: readonly (readonly Site[])[]
  readonly tower: TowerChances
}

const FREE: Resources = { gold: 0, energy: 0 }

export function makeTables(options: Options, seats: number, rulesVersion: number): MatchTables {
  const edition = readEdition(options.edition, rulesVersion)
  const numberOf = new Map<string, RegionNo>(regionIds.map((id, n) => [id, n]))
  const rows = regionIds.map((id) => edition.regions[edition.regions.findIndex((row) => row.id === id)])
  const region = (id: string): RegionNo => numberOf.get(id) ?? 0
  const areaOfRegion = rows.map((row) => areaIds.indexOf(row.area))
  const areaSites = [LIGHT, DARK].flatMap((realm) =>
    Array.from({ length: AREAS }, (_, area) => sitesOf(areaOfRegion, area, realm)),
  )
  return {
    edition,
    options,
    choosesColours: rulesVersion > 1,
    seats,
    rounds: options.rounds === 0 ? edition.setup.rounds[seats as PlayerCount] : options.rounds,
    neighbours: Array.from({ length: SITES }, (_, site) =>
      rows[site % REGIONS].neighbours.map((id) => region(id) + (site < REGIONS ? 0 : REGIONS)),
    ),
    gold: [...rows.map((row) => row.yields.light.gold), ...rows.map((row) => row.yields.dark.gold)],
    energy: [...rows.map((row) => row.yields.light.energy), ...rows.map((row) => row.yields.dark.energy)],
    areaOfRegion,
    areaSites,
    starts: edition.tribes.light.map((tribe) => region(tribe.start)),
    spaces: edition.tribes.dark.map(({ special }) =>
      edition.board.army.map((space): SpaceAction => {
        const moveCost = space.moveCost ?? FREE
        if (space.action === 'special') return { action: special.action, cost: special.cost, moveCost }
        return { action: space.action, cost: space.cost, moveCost }
      }),
    ),
    magic: edition.magic,
    cardSites: Array.from({ length: CARDS }, (_, card) => sitesShownBy(card, areaSites)),
    tower: towerChances(edition.tower, options.tower),
  }
}

function sitesOf(areaOfRegion: readonly AreaNo[], area: AreaNo, realm: RealmNo): Site[] {
  return areaOfRegion.flatMap((of, region) => (of === area ? [siteIn(region, realm)] : []))
}

function sitesShownBy(card: Card, areaSites: MatchTables['areaSites']): readonly Site[] {
  const shown = face(card)
  switch (shown.kind) {
    case 'region':
      return [siteIn(shown.region, LIGHT), siteIn(shown.region, DARK)]
    case 'conflict':
      return [siteIn(shown.region, shown.realm)]
    case 'wild':
      return areaSites[shown.realm * AREAS + shown.area]
    case 'magic':
    case 'blank':
      return []
  }
}

/** The site of a card whose place is fixed, the sites it may stand for otherwise (IMM-PLAN-9, IMM-PLAN-11). */
export function sitesOfCard(tables: MatchTables, card: Card): readonly Site[] {
  return tables.cardSites[card]
}

/** The area of a site among the ten of both realms. */
export function areaAt(tables: MatchTables, site: Site): number {
  return site < REGIONS ? tables.areaOfRegion[site] : AREAS + tables.areaOfRegion[site - REGIONS]
}
