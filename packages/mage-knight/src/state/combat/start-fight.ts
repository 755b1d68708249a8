import { NONE, Site, siteRow } from '../../content/ids.ts'
import type { SiteNo } from '../../content/types.ts'
import { gainReputation, showToken, tokenAt } from '../mutations.ts'
import { noFight } from '../no-fight.ts'
import { Stage } from '../schema/stages.ts'
import { Did } from '../schema/player.ts'
import { Fight, Foe } from '../schema/fight.ts'
import type { MageContext } from '../match.ts'
import type { Seat, State } from '../schema/state.ts'
import type { TokenSlot } from '../pools/tokens.ts'
import { combatFrame } from '../frames.ts'
import { fightSite } from './places.ts'

/**
 * Begins a fight: pushes `combat`, which first asks whether further enemies are challenged (MK-COMBAT-08). `kind` is
 * one of `Fight`; `from` is where the hero withdraws to; `flags` are bits of `Foe`, one number for each post.
 */
export function startCombat(
  s: State,
  seat: Seat,
  kind: number,
  hex: number,
  from: number,
  posts: readonly TokenSlot[],
  flags: readonly number[],
  ctx: MageContext,
): void {
  const fight = noFight()
  const site = fightSite(s, hex)
  const row = kind === Fight.adventure || kind === Fight.burning ? siteRow(site).fight : undefined
  fight.seat = seat
  fight.kind = kind
  fight.hex = hex
  fight.from = from
  fight.night = row?.night === true || kind === Fight.liberation // MK-SITE-40, MK-SITE-42, MK-SC-72
  fight.noUnits = row?.noUnits === true // MK-UNIT-15
  s.fight = fight
  for (let i = 0; i < posts.length; i++) addEnemy(s, posts[i], flags[i], NONE)
  const player = s.players[seat]
  player.did |= Did.acted | Did.fought // MK-COMBAT-01
  player.fought = 0
  player.healing = 0 // MK-CARD-18
  player.grail = 0
  s.stage = Stage.ranged
  for (const post of posts) showToken(s, post, ctx) // MK-COMBAT-11
  const tokens = posts.map((post) => tokenAt(s, post))
  ctx.tell?.({ event: 'fightBegan', seat, kind, hex, site, tokens })
  ctx.push(combatFrame, { seat, phase: 0 })
}

/** One more enemy of the fight; whoever is in it attacks, unless effects keep it from that. */
export function addEnemy(s: State, post: TokenSlot, flags: number, summoner: number): void {
  s.fight.posts.push(post)
  s.fight.flags.push(flags | Foe.attacks)
  s.fight.of.push(summoner)
}

/** MK-COMBAT-02: an assault costs it at once, won or lost; not where keeps and towers change hands all the time (MK-SC-102). */
export function loseReputation(s: State, seat: Seat, site: SiteNo, ctx: MageContext): void {
  if (site !== Site.city && ctx.tables.special.has('ownedTowers')) return
  gainReputation(s, seat, siteRow(site).reputation ?? 0, ctx)
}
