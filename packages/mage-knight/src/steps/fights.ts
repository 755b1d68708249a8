import type { EffectsInPlay } from '../state/match.ts'
import { BackOf, NONE, RUINS, Site, siteRow } from '../content/ids.ts'
import type { EnemyColour } from '../content/types.ts'
import { drawToken, gainReputation, tokenSlotsAt, tokenAt } from '../state/mutations.ts'
import { isLasting } from '../state/lasting.ts'
import { beginFight } from '../state/combat/begin-action.ts'
import { adventureAt, ruinsAt } from '../state/combat/places.ts'
import { loseReputation, startCombat } from '../state/combat/start-fight.ts'
import { siteAt, type Hex } from '../state/pools/lattice.ts'
import { isAssault, rivalAt } from '../state/map/safety.ts'
import { Stage } from '../state/schema/stages.ts'
import { Fight, Foe } from '../state/schema/fight.ts'
import type { MageContext } from '../state/match.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { ruinsRow, slotBack, type TokenSlot } from '../state/pools/tokens.ts'
import { canDuel, startDuel } from './duel.ts'

/** The action of a turn that is a fight: who is fought, and what it costs to begin. */

const GARRISON = Foe.garrison | Foe.siteFortified

/**
 * A hero has entered a space that must be taken (MK-MOVE-09); `provoked` are rampaging enemies that join in
 * (MK-COMBAT-07). An owner who is there is fought instead of a garrison (MK-SITE-13).
 */
export function startAssault(
  s: State,
  seat: Seat,
  hex: Hex,
  from: Hex,
  provoked: readonly TokenSlot[],
  ctx: MageContext,
): void {
  const rival = rivalAt(s, seat, hex, ctx.tables)
  beginFight(s, seat, ctx)
  if (rival !== NONE) {
    // MK-MOVE-21: where no duel is allowed the action is over, and the hero is withdrawn at the end of the turn.
    if (canDuel(s, seat, rival, ctx.tables) === '') {
      if (isAssault(s, seat, hex, ctx.tables)) loseReputation(s, seat, siteAt(s, hex), ctx) // MK-SITE-13
      startDuel(s, seat, rival, from, ctx)
    } else s.stage = Stage.after
    return
  }
  loseReputation(s, seat, siteAt(s, hex), ctx) // MK-SITE-01, MK-SITE-10, MK-SITE-20
  const owned = s.mark[hex] >= 0
  const posts = owned ? drawDefenders(s, hex, ctx) : tokenSlotsAt(s, hex)
  const flags = posts.map(() => (owned ? GARRISON | Foe.halfFame : GARRISON))
  for (const post of provoked) {
    posts.push(post)
    flags.push(Foe.rampaging)
  }
  startCombat(s, seat, owned ? Fight.owned : Fight.assault, hex, from, posts, flags, ctx)
}

/** MK-SITE-11, MK-SC-105: tokens defend what another player owns. */
function drawDefenders(s: State, hex: Hex, ctx: MageContext): TokenSlot[] {
  const colours = siteRow(siteAt(s, hex)).fight?.draw ?? []
  return drawAll(s, hex, Array.from({ length: ctx.tables.rules.garrison(s) }, () => colours).flat(), ctx)
}

function drawAll(s: State, hex: Hex, colours: readonly EnemyColour[], ctx: MageContext): TokenSlot[] {
  const posts: TokenSlot[] = []
  for (const colour of colours) {
    const post = drawToken(s, BackOf[colour], hex, true, ctx)
    if (post !== NONE) posts.push(post)
  }
  return posts
}

/** Rampaging enemies attack, or are challenged (MK-COMBAT-05, MK-COMBAT-06). */
export function startRampage(
  s: State,
  seat: Seat,
  from: Hex,
  posts: readonly TokenSlot[],
  ctx: MageContext,
): void {
  beginFight(s, seat, ctx)
  const { at } = s.players[seat]
  startCombat(
    s,
    seat,
    Fight.rampage,
    at,
    from,
    posts,
    posts.map(() => Foe.rampaging),
    ctx,
  )
}

/** Enters an adventure site: all its enemies are fought (MK-COMBAT-03, MK-SITE-40, 42, 50, 52). */
export function enterSite(s: State, seat: Seat, ctx: MageContext): void {
  const hex = s.players[seat].at
  beginFight(s, seat, ctx)
  const posts = tokenSlotsAt(s, hex).filter((post) => slotBack(post) !== RUINS)
  // MK-SITE-34, MK-SITE-54: those that are there already stay; tokens are drawn on the first entry only.
  const enemies = posts.length > 0 ? posts : drawAll(s, hex, enemiesOf(s, hex), ctx)
  startCombat(
    s,
    seat,
    Fight.adventure,
    hex,
    hex,
    enemies,
    enemies.map(() => 0),
    ctx,
  )
}

function enemiesOf(s: State, hex: Hex): readonly EnemyColour[] {
  const site = adventureAt(s, hex)
  if (site !== Site.ruins) return siteRow(site).fight?.draw ?? []
  const row = ruinsRow(tokenAt(s, ruinsAt(s, hex)))
  return 'enemies' in row ? row.enemies : [] // MK-SITE-33
}

/** MK-COMBAT-04, MK-SITE-61: reputation is lost, then a violet enemy is drawn; it is not fortified (MK-SITE-63). */
export function burnMonastery(s: State, seat: Seat, ctx: MageContext): void {
  const hex = s.players[seat].at
  beginFight(s, seat, ctx)
  const { reputation, fight } = siteRow(Site.monastery)
  gainReputation(s, seat, reputation ?? 0, ctx)
  const posts = drawAll(s, hex, fight?.draw ?? [], ctx)
  startCombat(
    s,
    seat,
    Fight.burning,
    hex,
    hex,
    posts,
    posts.map(() => 0),
    ctx,
  )
}

/** A duel with the hero on the same space is the action (MK-MOVE-20). */
export function startMeeting(s: State, seat: Seat, rival: Seat, ctx: MageContext): void {
  const { trail, at } = s.players[seat]
  beginFight(s, seat, ctx)
  startDuel(s, seat, rival, trail[trail.length - 2] ?? at, ctx)
}

/** Space Bending: two spaces away counts as next to, and nothing is provoked. */
export function strides(of: EffectsInPlay, seat: Seat): boolean {
  return isLasting(of, 'stride', seat)
}
