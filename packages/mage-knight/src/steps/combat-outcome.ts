import { BackOf, NONE, Site, siteRow } from '../content/ids.ts'
import type { Reward } from '../content/types.ts'
import { cityAt, discardToken, drawToken, gainReputation, tokenAt } from '../state/mutations.ts'
import { fightSite, ruinsAt } from '../state/combat/places.ts'
import { slotOf, type Hex } from '../state/pools/lattice.ts'
import { noFight } from '../state/no-fight.ts'
import { Stage } from '../state/schema/stages.ts'
import { Fight, Foe } from '../state/schema/fight.ts'
import { Marks, type City, type Seat, type State } from '../state/schema/state.ts'
import { rewardKinds } from '../state/schema/player.ts'
import type { MageContext } from '../state/match.ts'
import { isCore } from '../state/pools/tiles.ts'
import { ruinsRow } from '../state/pools/tokens.ts'

/** What becomes of enemies, sites and heroes. */

/** Are all of those defeated that the fight was about (MK-COMBAT-10)? */
function isWon(s: State): boolean {
  const besides = s.fight.kind === Fight.rampage ? 0 : Foe.rampaging
  return s.fight.flags.every((flags) => (flags & (Foe.done | besides)) !== 0)
}

/** The combat is over (MK-COMBAT-100). */
export function concludeFight(s: State, ctx: MageContext): void {
  const { seat, hex } = s.fight
  const won = isWon(s)
  if (won) takeSite(s, ctx)
  else leaveSite(s, ctx)
  ctx.tell?.({ event: 'fightEnded', seat, hex, outcome: won ? 'won' : 'lost' })
  s.players[seat].move = 0
  s.players[seat].fought = 0
  s.fight = noFight()
  s.stage = Stage.after
}

function takeSite(s: State, ctx: MageContext): void {
  const { seat, kind, hex } = s.fight
  switch (kind) {
    case Fight.assault: {
      const city = cityAt(s, hex)
      if (city === undefined) conquer(s, seat, hex, ctx)
      else takeCity(city, seat, ctx)
      return
    }
    case Fight.owned:
      return putShield(s, seat, hex, ctx) // MK-SITE-12
    case Fight.adventure:
      if (s.mark[hex] >= 0) return // MK-SITE-44: the first one had it all
      return conquer(s, seat, hex, ctx) // MK-COMBAT-93
    case Fight.burning:
      return conquer(s, seat, hex, ctx) // MK-SITE-61
    case Fight.liberation:
      putShield(s, seat, hex, ctx)
      gainReputation(s, seat, isCore(s.tileAt[slotOf(hex)]) ? 2 : 1, ctx) // MK-SC-73
  }
}

/** A shield and what the site holds: the hero stays (MK-COMBAT-94). */
function conquer(s: State, seat: Seat, hex: Hex, ctx: MageContext): void {
  const site = fightSite(s, hex)
  putShield(s, seat, hex, ctx)
  if (site === Site.mageTower && ctx.tables.special.has('ownedTowers')) return // MK-SC-103
  const ruins = site === Site.ruins ? ruinsAt(s, hex) : NONE
  if (ruins < 0) return addRewards(s, seat, siteRow(site).rewards ?? [])
  const row = ruinsRow(tokenAt(s, ruins))
  discardToken(s, ruins, ctx)
  if ('rewards' in row) addRewards(s, seat, row.rewards) // MK-SITE-33
}

function putShield(s: State, seat: Seat, hex: Hex, ctx: MageContext): void {
  s.mark[hex] = seat
  ctx.tell?.({ event: 'conquered', seat, hex, site: fightSite(s, hex) })
}

/** They wait for the end of the turn (MK-REWARD-01). */
export function addRewards(s: State, seat: Seat, list: readonly Reward[]): void {
  for (const one of list) {
    s.players[seat].rewards[rewardKinds.indexOf(one.reward)] += one.reward === 'dice' ? one.n : 1
  }
}

/** MK-COMBAT-115: whoever has most shields leads it for good; among equals, whose first one came first. */
export function takeCity(city: City, seat: Seat, ctx: MageContext): void {
  city.conquered = true
  let leader = seat
  let most = 0
  for (const one of city.shields) {
    const count = city.shields.filter((other) => other === one).length
    if (count <= most) continue
    most = count
    leader = one
  }
  city.leader = leader
  ctx.tell?.({ event: 'cityTaken', hex: city.hex, leader })
}

/** Rampaging enemies and the hero stay where they are (MK-COMBAT-95). */
function leaveSite(s: State, ctx: MageContext): void {
  switch (s.fight.kind) {
    case Fight.assault:
      return withdraw(s, s.fight.seat, s.fight.from, ctx) // MK-COMBAT-98
    case Fight.owned:
      discardSurvivors(s, ctx)
      return withdraw(s, s.fight.seat, s.fight.from, ctx)
    case Fight.burning:
    case Fight.incantation: // MK-SC-82
      return discardSurvivors(s, ctx)
    case Fight.adventure:
      return leaveAdventure(s, ctx)
  }
}

/** Back to where the assault came from; that costs nothing (MK-COMBAT-99). */
export function withdraw(s: State, seat: Seat, to: Hex, ctx: MageContext): void {
  const player = s.players[seat]
  const { trail } = player
  if (trail.length > 1 && trail[trail.length - 1] === player.at) trail.pop()
  player.at = to
  ctx.tell?.({ event: 'withdrew', seat, hex: to, wounds: 0 })
}

/** MK-COMBAT-96 */
function discardSurvivors(s: State, ctx: MageContext): void {
  const { posts, flags } = s.fight
  for (let enemy = 0; enemy < posts.length; enemy++) {
    if ((flags[enemy] & (Foe.done | Foe.rampaging)) === 0) discardToken(s, posts[enemy], ctx)
  }
}

/** MK-COMBAT-96, MK-COMBAT-97 */
function leaveAdventure(s: State, ctx: MageContext): void {
  const { hex, flags } = s.fight
  const row = siteRow(fightSite(s, hex)).fight
  if (row?.ifLost === 'discard') {
    discardSurvivors(s, ctx)
    renewSecret(s, hex, ctx)
  } else if (row?.ifLost === 'refill' && ctx.tables.options.spawningRefill) {
    // MK-SITE-54: a new token for each that was beaten.
    const beaten = flags.filter((bits) => (bits & (Foe.done | Foe.summoned)) === Foe.done).length
    for (let n = 0; n < beaten; n++) drawToken(s, BackOf.brown, hex, false, ctx)
  }
}

/** MK-SC-92: a secret dungeon or tomb gets a new token. */
function renewSecret(s: State, hex: Hex, ctx: MageContext): void {
  if ((s.extra[hex] & (Marks.secretDungeon | Marks.secretTomb)) === 0) return
  const tomb = (s.extra[hex] & Marks.secretTomb) !== 0
  drawToken(s, tomb ? BackOf.red : BackOf.brown, hex, false, ctx)
}
