import { BLANK_CARDS, CARDS, cards, isConflict, MAGIC_CARDS, regionCard, Z } from './cards.ts'
import { INHABITANTS, NO_BUILDING } from './codes.ts'
import type { State } from './schema.ts'
import { NOBODY, REGIONS, SITES, type RegionNo, type Site } from './sites.ts'
import type { MatchTables } from './tables.ts'

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0)

/** What must hold after every choice of every game, in words where it does not. */
export function violations(s: State, tables: MatchTables, seats: number): string[] {
  const found: string[] = []
  const { setup, supply } = tables.edition
  const onBoard = s.players.map(() => 0)
  for (let site: Site = 0; site < SITES; site++)
    if (s.owner[site] !== NOBODY) onBoard[s.owner[site]] += s.armies[site]
  s.players.forEach((player, seat) => {
    const elsewhere = sum(player.limbo) + sum(player.groups) + player.supply + player.boxed
    const cubes = onBoard[seat] + elsewhere + s.tower[seat] + s.tray[seat]
    if (cubes !== setup.armies) found.push(`seat ${seat} has ${cubes} cubes, not ${setup.armies}`)
    if (player.gold < 0 || player.energy < 0) found.push(`seat ${seat} owes gold or energy`)
    if (sum(player.sources) !== player.points) found.push(`seat ${seat}'s points have no source`)
    if (player.limbo.some((n) => n < 0)) found.push(`seat ${seat}'s limbo is below zero`)
  })
  const green = s.inhabitants + s.tower[INHABITANTS] + s.tray[INHABITANTS]
  if (green !== supply.inhabitants) found.push(`${green} inhabitants, not ${supply.inhabitants}`) // IMM-SUPPLY-4
  for (let site: Site = 0; site < SITES; site++) {
    if ((s.owner[site] === NOBODY) !== (s.armies[site] === 0))
      found.push(`site ${site} has no owner or no armies`)
  }
  if (sum(s.portal) + s.portals !== supply.portals) found.push('portals were lost')
  const built = s.building.filter((building) => building !== NO_BUILDING).length
  if (built + s.tiles !== supply.buildingTiles) found.push('building tiles were lost')
  return [...found, ...cardViolations(s, seats)]
}

const NOWHERE = -1

function cardViolations(s: State, seats: number): string[] {
  const found: string[] = []
  const zoneOf = new Int16Array(CARDS).fill(NOWHERE)
  let count = 0
  for (const { id } of cards.zones) {
    for (const card of s.cards[id]) {
      if (card < 0) continue
      count++
      if (zoneOf[card] !== NOWHERE) found.push(`card ${card} is in two places`)
      zoneOf[card] = id
    }
  }
  const expected = REGIONS + 60 + seats * (MAGIC_CARDS + BLANK_CARDS)
  if (count !== expected) found.push(`${count} cards, not ${expected}`)
  for (let region: RegionNo = 0; region < REGIONS; region++) {
    const holder = s.holder[region]
    const zone = zoneOf[regionCard(region)]
    const held =
      holder === NOBODY
        ? zone === Z.stack
        : zone === Z.hand + holder || zone === Z.board + holder || zone === Z.shown
    if (!held) found.push(`the card of region ${region} is not with its holder`)
  }
  if (s.cards[Z.discard].some((card) => !isConflict(card))) found.push('only conflict cards are discarded')
  return found
}
