import type { Deed } from '../../content/ids.ts'
import { DEED } from '../names.ts'
import { FACTIONS, NEUTRAL, NOBODY, type SideNo } from '../numbers.ts'
import { hasAncient } from '../queries/pieces.ts'
import { type State } from '../schema.ts'
import type { VentureContext } from '../tables/match-tables.ts'
import { raiseUnlocks } from './unlocks.ts'

/**
 * The one place where deeds happen: they are counted without end (DV-DASH-04), objectives pay at once (DV-SETUP-16,
 * general ones for everybody: DV-SETUP-15), and the favour of the Ancient grows (DV-DASH-02).
 */
export function count(s: State, side: SideNo, deed: Deed, n: number, ctx: VentureContext): void {
  if (side < 0 || side === NEUTRAL || n <= 0) return
  const at = side * ctx.tables.deeds + DEED[deed]
  s.deeds[at] += n
  payObjectives(s, side, deed, s.deeds[at], ctx)
  if (side < FACTIONS) countFavour(s, side, DEED[deed], n, ctx)
}

function payObjectives(s: State, side: SideNo, deed: Deed, done: number, ctx: VentureContext): void {
  const objectives = ctx.tables.objectives[side]
  for (let i = 0; i < objectives.length; i++) {
    const { deed: wanted, per, points, times } = objectives[i]
    if (wanted !== deed) continue
    const at = side * ctx.tables.mostObjectives + i
    const due = Math.min(Math.floor(done / per), times ?? Infinity)
    if (due <= s.scored[at]) continue
    const won = (due - s.scored[at]) * points
    s.scored[at] = due
    addPoints(s, side, won, i, ctx)
  }
}

/** Such a deed again, which the Ancient's favour counts and no objective does. */
export function countAgain(s: State, side: SideNo, deed: Deed, n: number, ctx: VentureContext): void {
  if (side >= 0 && side < FACTIONS) countFavour(s, side, DEED[deed], n, ctx)
}

/** Points that no deed brings; a loss stops at 0. */
export function score(s: State, side: SideNo, points: number, ctx: VentureContext): void {
  if (side < 0 || side === NEUTRAL || points === 0) return
  addPoints(s, side, Math.max(points, -s.points[side]), NOBODY, ctx)
}

function addPoints(s: State, side: SideNo, points: number, objective: number, ctx: VentureContext): void {
  s.points[side] += points
  raiseUnlocks(s, ctx.tables, side)
  ctx.tell?.({ event: 'scored', side, points, objective })
}

function countFavour(s: State, side: SideNo, deed: number, n: number, ctx: VentureContext): void {
  const { favourDeed } = ctx.tables
  for (let which = 0; which < 3; which++) {
    if (favourDeed[side * 3 + which] === deed) addFavour(s, side, which, n, ctx)
  }
}

/**
 * Steps of one of the three objectives of a faction's Ancient. Once all three are done they wait for the summons
 * (DV-DASH-02); with the Ancient in play they begin anew and save it once (DV-ANC-03, A-16).
 */
export function addFavour(s: State, faction: number, which: number, n: number, ctx: VentureContext): void {
  const { favourCount } = ctx.tables
  const at = faction * 3 + which
  const had = s.favour[at]
  s.favour[at] = Math.min(favourCount[at], had + n)
  if (had === s.favour[at]) return
  if (s.favour[at] === favourCount[at]) ctx.tell?.({ event: 'favour', side: faction, which })
  if (!hasAncient(s, faction)) return
  for (let i = faction * 3; i < faction * 3 + 3; i++) if (s.favour[i] < favourCount[i]) return
  clearFavour(s, faction)
  s.shield[faction]++
  ctx.tell?.({ event: 'shielded', side: faction, which })
}

/** The cubes come off the dashboard, and the objectives begin anew (DV-DASH-02, DV-ANC-02). */
export function clearFavour(s: State, faction: number): void {
  for (let i = faction * 3; i < faction * 3 + 3; i++) s.favour[i] = 0
}
