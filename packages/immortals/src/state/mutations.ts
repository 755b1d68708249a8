import { allBut, audience, type StepContext } from '@longtable/kernel'
import { cards, CARDS, face, regionCard, Z, type Card } from './cards.ts'
import type { Resources } from '../content/types.ts'
import type { Resource } from './events.ts'
import { AREAS, NOBODY, SITES, twinOf, type RegionNo, type Seat, type Site, siteIn } from './sites.ts'
import { CAPITAL, SOURCES, type Immortals, type Player, type Source, type State } from './schema.ts'
import { areaAt, type MatchTables } from './tables.ts'

/** Small things that many steps do. */

export type ImmortalsContext = StepContext<Immortals>

export const STREAM = { setup: 0, cards: 1, tower: 2 } as const
export const STREAMS = ['setup', 'cards', 'tower'] as const

export function canPay(player: Player, cost: Resources): boolean {
  return player.gold >= cost.gold && player.energy >= cost.energy
}

export function pay(player: Player, cost: Resources): void {
  player.gold -= cost.gold
  player.energy -= cost.energy
}

/** The numbers that a blocked price shows. */
export function lacking(player: Player, cost: Resources): Record<string, number> {
  return { needsGold: cost.gold, needsEnergy: cost.energy, gold: player.gold, energy: player.energy }
}

export function gain(player: Player, what: Resource): void {
  if (what === 'gold') player.gold++
  else player.energy++
}

export function score(player: Player, source: Source, points: number): void {
  player.points += points
  player.sources[SOURCES.indexOf(source)] += points
}

export function armiesAt(s: State, seat: Seat, site: Site): number {
  return s.owner[site] === seat ? s.armies[site] : 0
}

export function hasArmyIn(s: State, seat: Seat, region: RegionNo): boolean {
  return s.owner[region] === seat || s.owner[twinOf(region)] === seat
}

export function armiesOnBoard(s: State, seat: Seat): number {
  let sum = 0
  for (let site = 0; site < SITES; site++) if (s.owner[site] === seat) sum += s.armies[site]
  return sum
}

export function addArmies(s: State, seat: Seat, site: Site, count: number): void {
  if (count === 0) return
  if (s.owner[site] !== seat && s.owner[site] !== NOBODY) throw new Error('two players on one site') // IMM-BATTLE-30
  s.owner[site] = seat
  s.armies[site] += count
}

export function takeArmies(s: State, site: Site, count: number): void {
  s.armies[site] -= count
  if (s.armies[site] === 0) s.owner[site] = NOBODY
}

/** The site of a card whose place is fixed, the sites it may stand for otherwise (IMM-PLAN-9, IMM-PLAN-11). */
export function sitesOfCard(tables: MatchTables, card: Card): readonly Site[] {
  return cardSites(tables)[card]
}

const made = new WeakMap<MatchTables, readonly (readonly Site[])[]>()

function cardSites(tables: MatchTables): readonly (readonly Site[])[] {
  let table = made.get(tables)
  if (table === undefined) {
    table = cardTable(tables)
    made.set(tables, table)
  }
  return table
}

function cardTable(tables: MatchTables): readonly (readonly Site[])[] {
  return Array.from({ length: CARDS }, (_, card) => {
    const shown = face(card)
    switch (shown.kind) {
      case 'region':
        return [siteIn(shown.region, 0), siteIn(shown.region, 1)]
      case 'conflict':
        return [siteIn(shown.region, shown.realm)]
      case 'wild':
        return tables.areaSites[shown.realm * AREAS + shown.area]
      case 'magic':
      case 'blank':
        return []
    }
  })
}

/** Draws a conflict card; the discards become a new deck when it is empty (IMM-SUPPLY-1). */
export function drawConflict(s: State, seat: Seat, ctx: ImmortalsContext): boolean {
  if (s.cards[Z.deck].length === 0) {
    const count = s.cards[Z.discard].length
    if (count === 0) return false
    ctx.moveAll(cards, Z.discard, Z.deck)
    ctx.shuffle(cards, Z.deck, STREAM.cards)
    ctx.tell?.({ event: 'reshuffled', count })
  }
  const card = ctx.draw(cards, Z.deck, Z.hand + seat)
  ctx.tell?.({ event: 'drewCard', seat, card }, audience(seat))
  ctx.tell?.({ event: 'drew', seat, count: 1 }, allBut(seat))
  return true
}

export function canDraw(s: State): boolean {
  return s.cards[Z.deck].length + s.cards[Z.discard].length > 0
}

/** Gives a region card to a player, from the stack or from whoever has it, even from a board (IMM-PERFORM-15). */
export function giveRegionCard(s: State, region: RegionNo, to: Seat, ctx: ImmortalsContext): void {
  const from = s.holder[region]
  if (from === to) return
  const card = regionCard(region)
  let space = -1
  if (from === NOBODY) ctx.move(cards, card, Z.stack, Z.hand + to, { open: true })
  else space = handOver(s, card, from, Z.hand + to, ctx)
  s.holder[region] = to
  ctx.tell?.({ event: 'regionCard', seat: to, region, from, space })
}

/** Puts a region card back on the stack. */
export function returnRegionCard(s: State, region: RegionNo, ctx: ImmortalsContext): void {
  const from = s.holder[region]
  if (from === NOBODY) return
  const space = handOver(s, regionCard(region), from, Z.stack, ctx)
  s.holder[region] = NOBODY
  ctx.tell?.({ event: 'regionCardBack', seat: from, region, space })
}

/** Everybody sees which card leaves which space (IMM-PERFORM-17). */
function handOver(s: State, card: Card, from: Seat, to: number, ctx: ImmortalsContext): number {
  const space = s.cards[Z.board + from].indexOf(card)
  const zone = space >= 0 ? Z.board + from : Z.hand + from
  ctx.move(cards, card, zone, to, { open: true })
  return space
}

export function boardIsEmpty(s: State, seat: Seat): boolean {
  const board = s.cards[Z.board + seat]
  for (let space = 0; space < board.length; space++) if (board[space] >= 0) return false
  return true
}

/** Is there a capital in the area already, in this realm or by name (IMM-CONSTRUCT-6)? */
export function areaHasCapital(s: State, tables: MatchTables, site: Site): boolean {
  const area = areaAt(tables, site)
  const hasOne = (sites: readonly Site[]): boolean => sites.some((other) => s.building[other] === CAPITAL)
  if (hasOne(tables.areaSites[area])) return true
  return tables.options.capitalLimit === 'perName' && hasOne(tables.areaSites[(area + AREAS) % (2 * AREAS)])
}
