import { NONE, Site } from '../content/ids.ts'
import { gainFame } from '../state/mutations.ts'
import { fightSite } from '../state/combat/places.ts'
import { siteAt, type Hex } from '../state/pools/lattice.ts'
import { noDuel, noFight } from '../state/no-fight.ts'
import { Stage } from '../state/schema/stages.ts'
import { Did } from '../state/schema/player.ts'
import type { MageContext, MatchTables } from '../state/match.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { withdraw } from './combat-outcome.ts'

/** The end of a duel: fame, who stands where, and what becomes of both turns. */

/** The fighting is over. */
export function settleDuel(s: State, ctx: MageContext): void {
  const { aggressor, defender, from, won } = s.duel
  const hex = s.players[aggressor].at
  if (won === NONE) withdraw(s, aggressor, from, ctx) // MK-PVP-53, MK-PVP-54
  else {
    const fame = fameFor(s, won, won === aggressor ? defender : aggressor, ctx.tables)
    if (fame > 0) gainFame(s, won, fame, ctx)
    if (won === aggressor) takeKeep(s, aggressor, defender, hex, ctx)
  }
  ctx.tell?.({ event: 'duelEnded', seat: aggressor, against: defender, winner: won })
  ctx.endEffects((_lasting, frame) => frame.step === 'duel') // MK-PVP-65
  s.fight = noFight()
  s.stage = Stage.duelAfter
  for (const seat of [aggressor, defender]) {
    s.players[seat].fought = 0
    s.players[seat].move = 0
  }
}

/** MK-PVP-50 to 52, by the levels of both. */
function fameFor(s: State, winner: Seat, loser: Seat, { options }: MatchTables): number {
  const own = s.players[winner]
  const other = s.players[loser]
  if (own.level > other.level) return 0
  if (own.level < other.level) return 1 + 2 * (other.level - own.level)
  return options.pvpEqualLevelNeedsLowerFame && own.fame >= other.fame ? 0 : 1
}

/** MK-PVP-56: whoever drives the owner out of a keep has it; of a tower where these are owned too (MK-SC-103). */
function takeKeep(s: State, seat: Seat, owner: Seat, hex: Hex, ctx: MageContext): void {
  const site = siteAt(s, hex)
  const held = site === Site.keep || (site === Site.mageTower && ctx.tables.special.has('ownedTowers'))
  if (!held || s.mark[hex] !== owner) return
  s.mark[hex] = seat
  ctx.tell?.({ event: 'conquered', seat, hex, site: fightSite(s, hex) })
}

/** Bits that a defence leaves behind but that belong to an own turn. */
const OF_A_TURN = Did.played | Did.fought | Did.acted | Did.sourceUsed | Did.searched | Did.interacted

/** Both turns go on: the aggressor has only healing and special effects left, the defender's part is over (MK-PVP-17). */
export function closeDuel(s: State, ctx: MageContext): void {
  const { defender } = s.duel
  ctx.endEffects(({ data }, frame) => frame.step === 'turn' && data['seat'] === defender)
  const player = s.players[defender]
  player.did &= ~OF_A_TURN // MK-PVP-18: tokens and played cards stay as they are
  player.crystalsSpent.fill(0)
  player.woundsHand = 0
  player.woundsPile = 0
  player.healing = 0
  player.grail = 0
  player.influence = 0
  s.duel = noDuel()
  s.stage = Stage.after
}
