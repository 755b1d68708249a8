import type { Menu } from '@longtable/kernel'
import { STEP } from '../state/choices/map.ts'
import { NONE, Site } from '../content/ids.ts'
import { isRevealed, siteAt, terrainAt, type Hex } from '../state/pools/lattice.ts'
import { arrive } from '../state/map/reveal.ts'
import { closedBy, isAssault, isClosed, isRampaging, provoked, rivalAt } from '../state/map/safety.ts'
import { costIn, costTable, printedCosts, stepCost } from '../state/map/terrain.ts'
import { terrainText } from '../text/pieces.ts'
import { Did } from '../state/schema/player.ts'
import type { MageContext, MatchTables } from '../state/match.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { startAssault, startRampage, strides } from './fights.ts'

/** Moving the hero from space to space. */

/** The revealed spaces next to a hero, then those two away, which only an effect brings near. */
export function* stepUniverse(
  s: State,
  seat: Seat,
  { lattice }: MatchTables,
): Generator<(typeof STEP)[number]> {
  const { at } = s.players[seat]
  for (const hex of lattice.neighbours[at]) if (isRevealed(s, hex)) yield STEP[hex]
  for (const hex of lattice.twoAway[at]) if (isRevealed(s, hex)) yield STEP[hex]
}

/** `barred`: the rule that forbids all moving now, '' if none does. */
export function offerSteps(s: State, seat: Seat, barred: string, menu: Menu<MatchTables>): void {
  if (barred !== '') {
    if (menu.block !== undefined) {
      for (const choice of stepUniverse(s, seat, menu.tables)) menu.block(choice, barred)
    }
    return
  }
  const { lattice } = menu.tables
  const { at, move } = s.players[seat]
  const costs = costTable(s, seat, menu)
  // Nothing is cheaper than plains, unless an effect makes it so.
  if (menu.block === undefined && move < CHEAPEST && costs === printedCosts(s, menu.tables)) return
  const near = lattice.neighbours[at]
  const stride = strides(menu, seat)
  for (let i = 0; i < near.length; i++) offerStep(s, seat, near[i], move, costs, stride, menu)
  if (!stride && menu.block === undefined) return
  const far = lattice.twoAway[at]
  for (let i = 0; i < far.length; i++) {
    const hex = far[i]
    if (!isRevealed(s, hex)) continue
    if (stride) offerStep(s, seat, hex, move, costs, true, menu)
    else menu.block?.(STEP[hex], 'MK-MOVE-01')
  }
}

const CHEAPEST = 2

function offerStep(
  s: State,
  seat: Seat,
  hex: Hex,
  move: number,
  costs: readonly number[],
  stride: boolean,
  menu: Menu<MatchTables>,
): void {
  if (!isRevealed(s, hex)) return
  const cost = costIn(s, hex, costs)
  if (cost > move && menu.block === undefined) return
  if (isRampaging(s, hex)) menu.block?.(STEP[hex], 'MK-MOVE-10')
  else if (cost < 0) menu.block?.(STEP[hex], 'MK-MOVE-04')
  else if (isClosed(s, hex, menu.tables)) menu.block?.(STEP[hex], closedBy(menu.tables))
  else if (cost > move) blockDear(s, hex, cost, move, menu)
  else if (!stride && provokesOntoHero(s, seat, hex, menu.tables)) menu.block?.(STEP[hex], 'MK-MOVE-22')
  else menu.add(STEP[hex])
}

/** What makes the space cost that much: it is a city, an effect, or the terrain by Day or at Night. */
function blockDear(s: State, hex: Hex, needs: number, has: number, menu: Menu<MatchTables>): void {
  if (menu.block === undefined) return
  if (siteAt(s, hex) === Site.city) {
    menu.block(STEP[hex], 'MK-MOVE-05', { needs, has })
    return
  }
  const printed = costIn(s, hex, printedCosts(s, menu.tables))
  const rule = s.night ? 'MK-MOVE-03' : 'MK-MOVE-02'
  const terrain = terrainText(terrainAt(s, hex))
  menu.block(STEP[hex], needs === printed ? rule : 'MK-MOVE-08', { terrain, needs, has })
}

/** MK-MOVE-22 */
function provokesOntoHero(s: State, seat: Seat, hex: Hex, tables: MatchTables): boolean {
  if (rivalAt(s, seat, hex, tables) === NONE) return false
  return provoked(s, s.players[seat].at, hex, tables).length > 0
}

/** MK-MOVE-01: the step is paid and made; then it may be an assault, or provoke (MK-MOVE-09, MK-MOVE-11). */
export function takeStep(s: State, seat: Seat, hex: Hex, ctx: MageContext): void {
  const player = s.players[seat]
  const from = player.at
  const cost = stepCost(s, seat, hex, ctx)
  const enemies = strides(ctx, seat) ? [] : provoked(s, from, hex, ctx.tables)
  player.move -= cost
  player.did |= Did.moved
  ctx.tell?.({ event: 'stepped', seat, from, hex, cost })
  arrive(s, seat, hex, ctx)
  if (enemies.length > 0) player.did |= Did.provoked
  if (isAssault(s, seat, hex, ctx.tables)) startAssault(s, seat, hex, from, enemies, ctx)
  else if (enemies.length > 0) startRampage(s, seat, from, enemies, ctx)
}
