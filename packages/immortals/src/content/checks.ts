// What must hold between the values of an edition, whoever set them.
import type { EditionReader } from '@longtable/kernel'
import { regionIds } from './ids.ts'
import type { Chance, DarkTribeRow, Edition, LightTribeRow, ProvenanceOf, RegionId } from './types.ts'

const regionsInAnArea = 5
const mostPlayers = 5
const realmCount = 2

/** Notes all that does not fit, with the place that the owner would change. */
export function checkEdition(edition: Edition, reader: EditionReader): void {
  checkNames(edition, reader)
  checkAreas(edition, reader)
  checkBorders(edition, reader)
  checkConnection(edition, reader)
  checkStarts(edition, reader)
  checkArmies(edition, reader)
  checkDeployment(edition, reader)
  checkBoard(edition, reader)
  checkSetup(edition, reader)
  checkChances(edition, reader)
}

/** The owner's values last, so that it is they who are found to clash. */
function ownersLast<F extends string, T extends { readonly provenance: ProvenanceOf<F> }>(
  rows: readonly T[],
  field: F,
): readonly T[] {
  const isOwners = (row: T): boolean => row.provenance[field] === 'owner'
  return [...rows.filter((row) => !isOwners(row)), ...rows.filter(isOwners)]
}

function checkNames({ regions }: Edition, reader: EditionReader): void {
  const seen = new Map<string, RegionId>()
  for (const { id, name } of ownersLast(regions, 'name')) {
    const other = seen.get(name.toLowerCase())
    if (other !== undefined) reader.note(`regions.${id}.name`, 'edition.sameName', { name, other })
    seen.set(name.toLowerCase(), id)
  }
}

function checkAreas({ areas }: Edition, reader: EditionReader): void {
  for (const { id, regions } of areas) {
    if (regions.length === regionsInAnArea) continue
    reader.note(`areas.${id}`, 'edition.areaSize', {
      count: regions.length,
      needed: regionsInAnArea,
    })
  }
}

function checkBorders({ regions }: Edition, reader: EditionReader): void {
  for (const region of regions) {
    for (const [index, other] of region.neighbours.entries()) {
      const path = `regions.${region.id}.neighbours.${index}`
      if (other === region.id) reader.note(path, 'edition.ownNeighbour')
    }
  }
  const told = new Set<RegionId>()
  for (const region of ownersLast(regions, 'neighbours').toReversed()) {
    told.add(region.id)
    for (const other of regions) {
      if (told.has(other.id)) continue
      const names = region.neighbours.includes(other.id)
      if (names === other.neighbours.includes(region.id)) continue
      const values = names ? { region: region.id, other: other.id } : { region: other.id, other: region.id }
      reader.note(`regions.${region.id}.neighbours`, 'edition.oneSidedBorder', values)
    }
  }
}

function checkConnection({ regions }: Edition, reader: EditionReader): void {
  const neighbours = new Map(regions.map((region) => [region.id, region.neighbours]))
  const reached = new Set<RegionId>([regionIds[0]])
  for (const id of reached) for (const other of neighbours.get(id) ?? []) reached.add(other)
  const lost = regions.find((region) => !reached.has(region.id))
  if (lost !== undefined) reader.note(`regions.${lost.id}.neighbours`, 'edition.notConnected')
}

function checkStarts({ tribes }: Edition, reader: EditionReader): void {
  const seen = new Map<RegionId, string>()
  for (const { id, start } of ownersLast(tribes.light, 'start')) {
    const other = seen.get(start)
    if (other !== undefined) reader.note(`tribes.${id}.start`, 'edition.sameStart', { other })
    seen.set(start, id)
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Of a pair that does not fit, the tribe that the owner changed; of two or none, the set-up. */
function cause(light: LightTribeRow, dark: DarkTribeRow): string {
  const changed = [light, dark].filter(
    ({ provenance }) => provenance.groups === 'owner' || provenance.outerGroups === 'owner',
  )
  return changed.length === 1 ? `tribes.${changed[0].id}.groups` : 'setup.armies'
}

/** A player's armies must fill all groups, the dark start site, both limbos and the tower. */
function checkArmies({ tribes, setup }: Edition, reader: EditionReader): void {
  const rest = setup.darkStart + realmCount * setup.limboEach + setup.seedArmies
  for (const light of tribes.light) {
    if (light.groups.length === 0) reader.note(`tribes.${light.id}.groups`, 'edition.noGroups')
    for (const dark of tribes.dark) {
      const grouped = sum([...light.groups, ...light.outerGroups, ...dark.groups, ...dark.outerGroups])
      const needed = grouped + rest
      if (needed <= setup.armies) continue
      const values = { needed, armies: setup.armies, light: light.id, dark: dark.id }
      reader.note(cause(light, dark), 'edition.tooManyArmies', values)
    }
  }
}

/** All groups of all players and the dark start sites must find unoccupied sites. */
function checkDeployment({ tribes, regions }: Edition, reader: EditionReader): void {
  const sites = realmCount * regions.length
  for (const players of [3, 4, 5]) {
    const outer = players < mostPlayers
    const most = (rows: readonly { groups: readonly number[]; outerGroups: readonly number[] }[]): number =>
      sum(
        rows
          .map((row) => row.groups.length + (outer ? row.outerGroups.length : 0))
          .toSorted((a, b) => b - a)
          .slice(0, players),
      )
    const needed = most(tribes.light) + most(tribes.dark) + players
    if (needed > sites) reader.note('tribes', 'edition.tooManyGroups', { needed, sites, players })
  }
}

function checkBoard({ board }: Edition, reader: EditionReader): void {
  for (const space of board.army) {
    const path = `board.${space.id}`
    const special = space.id === 'darkSpecial'
    if ((space.action === 'special') !== special) {
      reader.note(`${path}.action`, special ? 'edition.mustBeSpecial' : 'edition.onlyOneSpecial')
    }
    if (space.action === 'attackOrMove' && space.moveCost === undefined) {
      reader.note(`${path}.moveCost`, 'kernel.edition.missing')
    }
    if (space.id !== 'attackOrMove' && space.action !== 'attackOrMove' && space.moveCost !== undefined) {
      reader.note(`${path}.moveCost`, 'edition.noMovement')
    }
    const tribal = space.action === 'construct' || space.action === 'special'
    if (tribal && space.cost.gold + space.cost.energy > 0) {
      reader.note(`${path}.cost`, 'edition.tribeSetsPrice')
    }
  }
}

function atMost(value: number, max: number, path: string, reader: EditionReader): void {
  if (value > max) reader.note(path, 'kernel.edition.outOfRange', { value, min: 0, max })
}

function checkSetup({ setup, supply }: Edition, reader: EditionReader): void {
  atMost(setup.armies, supply.armiesPerColour, 'setup.armies', reader)
  atMost(setup.seedInhabitants, supply.inhabitants, 'setup.seedInhabitants', reader)
  for (const [players, rounds] of Object.entries(setup.rounds)) {
    atMost(rounds, supply.roundCards, `setup.rounds.${players}`, reader)
  }
}

function checkChances({ tower }: Edition, reader: EditionReader): void {
  const chances: Readonly<Record<string, Chance>> = {
    'tower.hybrid.free': tower.hybrid.free,
    'tower.hybrid.stick': tower.hybrid.stick,
    'tower.classic.thrownOut': tower.classic.thrownOut,
    'tower.classic.restingOut': tower.classic.restingOut,
    'tower.floors.stick': tower.floors.stick,
    'tower.floors.free': tower.floors.free,
  }
  for (const [path, { numerator, denominator }] of Object.entries(chances)) {
    if (numerator > denominator) {
      reader.note(path, 'edition.chanceAboveOne', { numerator, denominator })
    }
  }
}
