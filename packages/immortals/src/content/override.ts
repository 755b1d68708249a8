// An owner of the printed game corrects any value by an object of the edition's shape, with rows keyed by id:
// { "regions": { "shore-lake": { "yields": { "light": { "gold": 4 } } } } }. Lists are given whole.
import { checkEdition } from './checks.ts'
import { colour, EditionFault, listOf, object, oneOf, rowsById, whole, word } from './fields.ts'
import type { EditionError, Field } from './fields.ts'
import { areaIds, armyActions, realms, regionIds, specialActions, towerIds } from './ids.ts'
import type {
  AreaRow,
  ArmySpaceRow,
  Chance,
  DarkTribeRow,
  Edition,
  LightTribeRow,
  MagicRow,
  MagicSpaceRow,
  Names,
  Pieces,
  Points,
  RegionId,
  RegionRow,
  Resources,
  Setup,
  Supply,
  Towers,
} from './types.ts'

const count = whole(0, 999)
const positive = whole(1, 999)
const amount = whole(0, 99)

const names = object<Names>({ en: word, fr: word })
const resources = object<Resources>({ gold: amount, energy: amount })
const yields = object<RegionRow['yields']>({ light: resources, dark: resources })
const realm = oneOf(realms)
const region = oneOf<RegionId>(regionIds)
const groups = listOf(whole(1, 43), 1, 12)
const chance = object<Chance>({ numerator: whole(0, 1_000_000), denominator: whole(1, 1_000_000) })

const areaRow = object<AreaRow>({ name: names, colour })

const regionRow = object<RegionRow>({
  name: word,
  area: oneOf(areaIds),
  yields,
  neighbours: listOf(region, regionIds[0], regionIds.length),
})

const lightTribeRow = object<LightTribeRow>({
  name: names,
  start: region,
  groups,
  outerGroups: groups,
  resources,
  construct: object<LightTribeRow['construct']>({ portal: resources, shrine: resources, capital: resources }),
})

const darkTribeRow = object<DarkTribeRow>({
  name: names,
  groups,
  outerGroups: groups,
  resources,
  special: object<DarkTribeRow['special']>({ action: oneOf(specialActions), cost: resources }),
})

const free: Resources = { gold: 0, energy: 0 }

const armySpaceRow = object<ArmySpaceRow>({
  name: names,
  action: oneOf(armyActions),
  half: realm,
  cost: resources,
  moveCost: (given, current, path) => resources(given, current ?? free, path),
})

const magicSpaceRow = object<MagicSpaceRow>({ name: names })

const magicRow = object<MagicRow>({ name: names, cost: resources })

const setup = object<Setup>({
  armies: positive,
  darkStart: positive,
  limboEach: count,
  seedArmies: count,
  seedInhabitants: count,
  trayInhabitants: count,
  draftHand: whole(1, 9),
  rounds: object<Setup['rounds']>({ 3: positive, 4: positive, 5: positive }),
})

const pieces = object<Pieces>({ ones: count, twos: count, fives: count })

/** The engine counts on no more rounds and cubes than the rulebook lists. */
const supply = object<Supply>({
  roundCards: whole(1, 10),
  armyCubes: count,
  armiesPerColour: whole(0, 45),
  inhabitants: whole(0, 20),
  buildingTiles: count,
  portals: count,
  gold: pieces,
  energy: pieces,
})

const points = object<Points>({
  construct: object<Points['construct']>({ portal: count, shrine: count, capital: count }),
  scoring: object<Points['scoring']>({
    regionsPerPoint: positive,
    shrine: count,
    capital: count,
    areaMost: count,
    areaAll: count,
  }),
})

/** Which of them a match plays with is its own option. */
const towers = object<Towers>({
  hybrid: object<Towers['hybrid']>({ free: chance, stick: chance, capacity: positive }),
  classic: object<Towers['classic']>({ thrownOut: chance, restingOut: chance }),
  floors: object<Towers['floors']>({ floors: whole(1, 9), stick: chance, free: chance }),
})

/** A table of its own is one half of a pair whose other half is empty. */
function table<T extends RegionRow | AreaRow | MagicRow>(row: Field<T>): Field<readonly T[]> {
  const rows = rowsById(row, row)
  return (given, current, path) => rows(given, { first: current, second: [] }, path).first
}

/** Marks the models that the owner changed. */
function ownTower(next: Towers, current: Towers): Towers {
  const marks = towerIds.filter((id) => next[id] !== current[id]).map((id) => [id, 'owner'] as const)
  return { ...next, provenance: { ...next.provenance, ...Object.fromEntries(marks) } }
}

const tribeRows = rowsById(lightTribeRow, darkTribeRow)
const spaceRows = rowsById(armySpaceRow, magicSpaceRow)

const edition = object<Edition>({
  areas: table(areaRow),
  regions: table(regionRow),
  tribes: (given, current, path) => {
    const { first, second } = tribeRows(given, { first: current.light, second: current.dark }, path)
    return { light: first, dark: second }
  },
  board: (given, current, path) => {
    const { first, second } = spaceRows(given, { first: current.army, second: current.magic }, path)
    return { army: first, magic: second }
  },
  magic: table(magicRow),
  setup: (given, current, path) => ({ ...setup(given, current, path), provenance: 'owner' }),
  supply: (given, current, path) => ({ ...supply(given, current, path), provenance: 'owner' }),
  points: (given, current, path) => ({ ...points(given, current, path), provenance: 'owner' }),
  tower: (given, current, path) => ownTower(towers(given, current, path), current),
})

/** Areas list the regions that name them, so that a region's area is told once. */
function regroup(corrected: Edition): Edition {
  const areas = corrected.areas.map((row) => ({
    ...row,
    regions: corrected.regions.filter((one) => one.area === row.id).map((one) => one.id),
  }))
  return { ...corrected, areas }
}

export function applyEdition(
  base: Edition,
  override: unknown,
): { edition: Edition } | { error: EditionError } {
  try {
    const corrected = regroup(edition(override, base, ''))
    checkEdition(corrected)
    return { edition: corrected }
  } catch (fault) {
    if (fault instanceof EditionFault) return { error: fault.error }
    throw fault
  }
}
