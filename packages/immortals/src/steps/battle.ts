import { bool, int, later, oneOf } from '@longtable/kernel'
import { INHABITANTS } from '../state/codes.ts'
import type { Event, Side } from '../state/events.ts'
import { addArmies, giveRegionCard, returnRegionCard } from '../state/mutations.ts'
import { run, type ImmortalsContext, type State } from '../state/schema.ts'
import { NOBODY, otherRealm, realmOf, regionOf, type Seat, type Site } from '../state/sites.ts'
import { towerDice } from '../state/streams.ts'
import { throwCubes } from '../state/tower.ts'
import { seatNode, siteNode } from './locals.ts'

/** A battle: the tray is made ready, everything is thrown into the tower, and what falls out decides. */

interface Fight {
  readonly attacker: Seat
  readonly defender: Seat
  readonly site: Site
  readonly side: Side
  /** Did the attackers come through a portal, and so from the other realm? */
  readonly byPortal: boolean
}

type BattleOutcome = Extract<Event, { event: 'battle' }>['outcome']

export const battle = run('battle', {
  locals: {
    seat: seatNode,
    site: siteNode,
    armies: int(),
    side: oneOf('A', 'B', 'C'),
    byPortal: later(bool()),
  },
  run: (s, { seat, site, armies, side, byPortal = false }, ctx) => {
    const fight: Fight = { attacker: seat, defender: s.owner[site], site, side, byPortal }
    throwArmies(s, fight, armies, ctx)
    ctx.next(battleResult, fight)
  },
})

/** What lies in the tray now decides. */
export const battleResult = run('battle.result', {
  locals: {
    attacker: seatNode,
    defender: seatNode,
    site: siteNode,
    side: oneOf('A', 'B', 'C'),
    byPortal: later(bool()),
  },
  run: (s, { attacker, defender, site, side, byPortal = false }, ctx) => {
    ctx.pop()
    const fight: Fight = { attacker, defender, site, side, byPortal }
    if (defender === NOBODY) resolveUnoccupied(s, fight, ctx)
    else resolvePlayers(s, fight, defender, ctx)
  },
})

/** IMM-BATTLE-1, IMM-BATTLE-2: one inhabitant is added to none, one is taken from more than three. */
function makeTrayReady(s: State): void {
  if (s.tray[INHABITANTS] === 0 && s.inhabitants > 0) {
    s.tray[INHABITANTS]++
    s.inhabitants--
  } else if (s.tray[INHABITANTS] > 3) {
    s.tray[INHABITANTS]--
    s.inhabitants++
  }
}

/** IMM-BATTLE-3: the whole tray, all attackers and all defenders. */
function throwArmies(
  s: State,
  { attacker, defender, site }: Fight,
  armies: number,
  ctx: ImmortalsContext,
): void {
  makeTrayReady(s)
  const thrown = s.tray
  thrown[attacker] += armies
  if (defender !== NOBODY) {
    thrown[defender] += s.armies[site]
    s.armies[site] = 0
    s.owner[site] = NOBODY
  }
  const fallen = thrown.map(() => 0)
  throwCubes(ctx.tables.tower, s.tower, thrown, fallen, towerDice(ctx))
  s.tray = fallen
  ctx.tell?.({ event: 'thrown', thrown: thrown.slice(), fallen: fallen.slice(), inside: s.tower.slice() })
}

function tellBattle(
  { attacker, defender, site, side }: Fight,
  attack: number,
  defence: number,
  outcome: BattleOutcome,
  ctx: ImmortalsContext,
): void {
  ctx.tell?.({ event: 'battle', attacker, defender, site, side, attack, defence, outcome })
}

/** IMM-BATTLE-24: losses go to the limbo of the realm that the attacked site does not belong to, or where they did not come from. */
function loseFromTray(
  s: State,
  seat: Seat,
  armies: number,
  { attacker, site, byPortal }: Fight,
  ctx: ImmortalsContext,
): void {
  if (armies === 0) return
  const cameFromAfar = byPortal && seat === attacker && ctx.tables.options.portalLosses === 'origin'
  const realm = cameFromAfar ? realmOf(site) : otherRealm(realmOf(site))
  s.tray[seat] -= armies
  s.players[seat].limbo[realm] += armies
  ctx.tell?.({ event: 'lost', seat, armies, realm })
}

function inhabitantsLeave(s: State, count: number): void {
  s.tray[INHABITANTS] -= count
  s.inhabitants += count
}

/** All cubes of a colour that are left in the tray go to the attacked site (IMM-BATTLE-15). */
function occupy(s: State, seat: Seat, site: Site, ctx: ImmortalsContext): void {
  const armies = s.tray[seat]
  if (armies === 0) return
  s.tray[seat] = 0
  addArmies(s, seat, site, armies)
  ctx.tell?.({ event: 'occupied', seat, site, armies })
}

function resolveUnoccupied(s: State, fight: Fight, ctx: ImmortalsContext): void {
  const { attacker, site, side } = fight
  const attack = s.tray[attacker]
  const against = side === 'C' ? s.tray[INHABITANTS] : 0
  const won = attack > against // IMM-BATTLE-5, IMM-BATTLE-6, IMM-BATTLE-8
  tellBattle(fight, attack, against, won ? 'attacker' : 'inhabitants', ctx)
  if (side === 'C') {
    // IMM-BATTLE-7: all inhabitants leave, also those that nobody matched.
    loseFromTray(s, attacker, Math.min(attack, against), fight, ctx)
    inhabitantsLeave(s, against)
  }
  if (!won) return
  occupy(s, attacker, site, ctx)
  giveRegionCard(s, regionOf(site), attacker, ctx) // IMM-BATTLE-25 to IMM-BATTLE-27
}

/** IMM-BATTLE-10: own cubes and the inhabitants who fight for one's side. */
function resolvePlayers(s: State, fight: Fight, defender: Seat, ctx: ImmortalsContext): void {
  const { attacker, site, side } = fight
  const helpers = s.tray[INHABITANTS]
  const attack = s.tray[attacker] + (side === 'A' ? helpers : 0)
  const defence = s.tray[defender] + (side === 'C' ? helpers : 0)
  if (attack === defence) {
    tellBattle(fight, attack, defence, 'tie', ctx)
    tie(s, fight, defender, ctx)
    return
  }
  const attackerWon = attack > defence
  tellBattle(fight, attack, defence, attackerWon ? 'attacker' : 'defender', ctx)
  const winner = attackerWon ? attacker : defender
  const loser = attackerWon ? defender : attacker
  const allies = side === (attackerWon ? 'A' : 'C') ? helpers : 0
  const losses = Math.min(attack, defence)
  loseFromTray(s, loser, s.tray[loser], fight, ctx) // IMM-BATTLE-12
  if (side === (attackerWon ? 'C' : 'A')) inhabitantsLeave(s, helpers) // IMM-BATTLE-11
  // IMM-BATTLE-13: the winner's inhabitants go first.
  const matched = Math.min(allies, losses)
  const leftOver = ctx.tables.options.leftoverAllies === 'supply' ? allies - matched : 0 // IMM-BATTLE-14
  inhabitantsLeave(s, matched + leftOver)
  loseFromTray(s, winner, losses - matched, fight, ctx)
  occupy(s, winner, site, ctx)
  if (attackerWon) attackerTakesCard(s, fight, defender, ctx)
}

/** IMM-BATTLE-25 to IMM-BATTLE-29; without an army on the site there is no card to win, unless so agreed (IMM-BATTLE-18). */
function attackerTakesCard(s: State, { attacker, site }: Fight, defender: Seat, ctx: ImmortalsContext): void {
  const region = regionOf(site)
  const wins = s.owner[site] === attacker || ctx.tables.options.alliesAlone === 'card'
  if (wins) giveRegionCard(s, region, attacker, ctx)
  else if (s.holder[region] === defender) returnRegionCard(s, region, ctx)
}

/** IMM-BATTLE-20 to IMM-BATTLE-23. */
function tie(s: State, fight: Fight, defender: Seat, ctx: ImmortalsContext): void {
  const { attacker, site, side } = fight
  loseFromTray(s, attacker, s.tray[attacker], fight, ctx)
  loseFromTray(s, defender, s.tray[defender], fight, ctx)
  if (side !== 'B') inhabitantsLeave(s, s.tray[INHABITANTS])
  const region = regionOf(site)
  if (s.holder[region] === attacker || s.holder[region] === defender) returnRegionCard(s, region, ctx)
}
