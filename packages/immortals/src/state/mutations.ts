import { allBut, audience } from '@longtable/kernel'
import type { Resources } from '../content/types.ts'
import { cards, regionCard, Z, type Card } from './cards.ts'
import { SOURCES, type Source } from './codes.ts'
import type { Resource } from './events.ts'
import type { ImmortalsContext, Player, State } from './schema.ts'
import { NOBODY, type RegionNo, type Seat, type Site } from './sites.ts'
import { STREAM } from './streams.ts'

/** Small changes of the state that many steps make. */

export function pay(player: Player, cost: Resources): void {
  player.gold -= cost.gold
  player.energy -= cost.energy
}

export function gain(player: Player, what: Resource): void {
  if (what === 'gold') player.gold++
  else player.energy++
}

export function score(player: Player, source: Source, points: number): void {
  player.points += points
  player.sources[SOURCES.indexOf(source)] += points
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

/** One of the groups of this size leaves the board. */
export function takeGroup(s: State, seat: Seat, size: number): void {
  const { groups } = s.players[seat]
  groups.splice(groups.indexOf(size), 1)
}
