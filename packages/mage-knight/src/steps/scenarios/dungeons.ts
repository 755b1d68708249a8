import { Ground, NONE, Site } from '../../content/ids.ts'
import { hexIn, isRevealed, siteAt, terrainAt, type Hex } from '../../state/pools/lattice.ts'
import type { State } from '../../state/schema/state.ts'
import { PLACES } from '../../state/pools/tiles.ts'
import type { MatchTables, ScenarioPart } from '../../state/match.ts'
import { isDungeon } from './ends.ts'
import { placeSecret } from './secret.ts'

/** Dungeon Lords: secret dungeons next to villages, secret tombs next to monasteries (MK-SC-91). */
export const dungeons: ScenarioPart = {
  onTile: (s, slot, seat, ctx) => {
    for (let place = PLACES - 1; place >= 0; place--) {
      const hex = hexIn(slot, place)
      const site = siteAt(s, hex)
      if (site !== Site.village && site !== Site.monastery) continue
      const chooser = seat === NONE ? s.order[0] : seat
      ctx.push(placeSecret, { seat: chooser, near: hex, tomb: site === Site.monastery })
    }
  },
}

export function isConqueredDungeon(s: Pick<State, 'tileAt' | 'extra' | 'mark'>, hex: Hex): boolean {
  return hex >= 0 && s.mark[hex] >= 0 && isDungeon(s, hex)
}

const BASE = 2

/**
 * MK-SC-94: Move points from a space to each other one under the ground, by hex; 0 where no way leads: 2, and 1 for each
 * space of the shortest way over revealed spaces that are neither lake nor swamp.
 */
export function passageCosts(s: Pick<State, 'tileAt'>, from: Hex, tables: MatchTables): number[] {
  const costs = new Array<number>(s.tileAt.length * PLACES).fill(0)
  const queue: Hex[] = [from]
  costs[from] = BASE
  for (let head = 0; head < queue.length; head++) {
    const hex = queue[head]
    for (const next of tables.neighbours[hex]) {
      if (costs[next] !== 0 || !isRevealed(s, next)) continue
      const ground = terrainAt(s, next)
      if (ground === Ground.lake || ground === Ground.swamp) continue
      costs[next] = costs[hex] + 1
      queue.push(next)
    }
  }
  return costs
}
