import { isPartOf } from './city-parts.ts'
import { NONE, Site, type ColourNo } from '../content/ids.ts'
import { CRYSTALS_OF_A_COLOUR, levelFame, levels, REPUTATION_END } from '../content/tracks.ts'
import { drawFrame } from './frames.ts'
import { siteAt, type Hex } from './pools/lattice.ts'
import { inCombat, inDuel } from './schema/stages.ts'
import { Did } from './schema/player.ts'
import type { City, Seat, State, StateView } from './schema/state.ts'
import type { MageContext, MatchTables } from './match.ts'
import { isSince } from './rules-version.ts'
import { deeds, isWound, Z, type Card } from './pools/deed-cards.ts'

export * from './unit-rosters.ts'
export * from './offers.ts'
export * from './token-slots.ts'

/** Small things that many steps do. */

/** MK-LEVEL-13; in Blitz scenarios every line that is crossed gives one more, which may cross a further one (MK-SC-31). */
export function gainFame(s: State, seat: Seat, n: number, ctx: MageContext): void {
  const player = s.players[seat]
  const before = player.fame
  // Fame that was bid for a hero begins below 0 (MK-VAR-04).
  player.fame = Math.max(Math.min(0, before), before + n)
  if (ctx.tables.special.has('fameForLines')) {
    for (const line of levelFame) if (line > 0 && before < line && player.fame >= line) player.fame++
  }
  const gained = player.fame - before
  if (gained !== 0) ctx.tell?.({ event: 'fame', seat, n: gained, now: player.fame })
}

/** MK-LEVEL-14 */
export function gainReputation(s: State, seat: Seat, n: number, ctx: MageContext): void {
  const player = s.players[seat]
  const before = player.reputation
  player.reputation = Math.min(REPUTATION_END, Math.max(-REPUTATION_END, before + n))
  const gained = player.reputation - before
  if (gained !== 0) ctx.tell?.({ event: 'reputation', seat, n: gained, now: player.reputation })
}

/** Wounds out of the supply; those to hand in a combat may knock the hero out (MK-COMBAT-69, MK-COMBAT-70). */
export function takeWound(s: State, seat: Seat, n: number, to: 'hand' | 'discard', ctx: MageContext): void {
  const zone = to === 'hand' ? Z.hand + seat : Z.discard + seat
  let taken = 0
  while (taken < n) {
    const supply = s.deeds[Z.wounds]
    if (supply.length === 0) {
      ctx.tell?.({ event: 'noWoundLeft', seat }) // MK-SETUP-18
      break
    }
    ctx.move(deeds, supply[supply.length - 1], Z.wounds, zone)
    taken++
  }
  if (taken === 0) return
  ctx.tell?.({ event: 'wounded', seat, n: taken, to })
  const player = s.players[seat]
  if (to === 'discard') {
    player.woundsPile += taken
    return
  }
  player.woundsHand += taken
  if (!isFighting(s, seat)) return
  player.fought += taken
  if (player.fought >= level(s, seat).hand) knockOut(s, seat, ctx)
}

/** Is this hero in a combat or a duel now? */
export function isFighting(s: State, seat: Seat): boolean {
  if (inCombat(s.stage)) return s.fight.seat === seat
  return inDuel(s.stage) && (s.duel.aggressor === seat || s.duel.defender === seat)
}

function knockOut(s: State, seat: Seat, ctx: MageContext): void {
  discardNonWounds(s, seat, ctx)
  ctx.tell?.({ event: 'knockedOut', seat })
}

/** All that is no Wound leaves the hand: knocked out, or paralyzed (MK-ENEMY-16). */
export function discardNonWounds(s: State, seat: Seat, ctx: MageContext): void {
  const cards = s.deeds[Z.hand + seat].filter((card) => !isWound(card))
  for (const card of cards) ctx.move(deeds, card, Z.hand + seat, Z.discard + seat)
  if (cards.length > 0) ctx.tell?.({ event: 'discarded', seat, cards })
}

/** A card leaves the hand for the discard pile, which counts for MK-TURN-28. */
export function discardCard(s: State, seat: Seat, card: Card, ctx: MageContext): void {
  ctx.move(deeds, card, Z.hand + seat, Z.discard + seat)
  s.players[seat].did |= Did.played
  ctx.tell?.({ event: 'discarded', seat, cards: [card] })
}

/** A fourth crystal of a colour is a token (MK-MANA-11), or nothing where it is a reward or a mine (MK-MANA-12). */
export function gainCrystal(
  s: State,
  seat: Seat,
  colour: ColourNo,
  overflow: 'token' | 'nothing',
  ctx: MageContext,
): void {
  const { crystals } = s.players[seat]
  if (crystals[colour] < CRYSTALS_OF_A_COLOUR) {
    crystals[colour]++
    ctx.tell?.({ event: 'gained', seat, what: 'crystal', colour, n: 1 })
  } else if (overflow === 'token') gainToken(s, seat, colour, 1, ctx)
  else ctx.tell?.({ event: 'crystalWasted', seat, colour })
}

export function gainToken(s: State, seat: Seat, colour: ColourNo, n: number, ctx: MageContext): void {
  s.players[seat].tokens[colour] += n
  ctx.tell?.({ event: 'gained', seat, what: 'token', colour, n })
}

/** Draws cards before anything else happens. */
export function drawCards(seat: Seat, n: number, ctx: MageContext): void {
  if (n > 0) ctx.push(drawFrame, { seat, n })
}

/** By the board, or at Night where Night rules hold in a fight (MK-MANA-18): for mana. */
export function isNight(s: StateView): boolean {
  return s.night || (s.fight.night && s.fight.posts.length > 0)
}

/** For values that depend on the time of day (MK-SKILL-14). */
export function isNightFor(s: State, tables: MatchTables): boolean {
  return tables.options.nightRulesValues ? isNight(s) : s.night
}

/** Armor, hand limit and command tokens (MK-LEVEL-04). */
export function level(s: Pick<StateView, 'players'>, seat: Seat): (typeof levels)[number] {
  return levels[s.players[seat].level - 1]
}

/** The level that a seat's fame is worth, 1 to 10 (MK-LEVEL-01). */
export function levelOfFame(fame: number): number {
  let reached = 0
  while (reached < levelFame.length && fame >= levelFame[reached]) reached++
  return Math.max(1, reached) // MK-VAR-04
}

function isNear(at: Hex, hex: Hex, tables: MatchTables): boolean {
  return at === hex || (at >= 0 && tables.neighbours[at].includes(hex))
}

/** MK-SITE-15, MK-SITE-16: one card for each own keep, next to or on one of them, or of a team mate (MK-SC-04). */
export function keepBonus(s: StateView, seat: Seat, tables: MatchTables): number {
  const { at } = s.players[seat]
  if (at < 0) return 0
  let near = isKeep(s, at) && isAllied(s.mark[at], seat, tables)
  const around = tables.neighbours[at]
  const beside = isSince(tables, 3)
  for (let i = 0; i < around.length && !near; i++) {
    const owner = s.mark[around[i]]
    near = isKeep(s, around[i]) && (beside ? isAllied(owner, seat, tables) : owner === seat)
  }
  if (!near) return 0
  let keeps = 0
  for (let hex = 0; hex < s.mark.length; hex++) if (s.mark[hex] === seat && isKeep(s, hex)) keeps++
  return keeps
}

/** Does a site belong to the seat, or to a team mate? */
export function isAllied(owner: Seat, seat: Seat, { team }: MatchTables): boolean {
  return owner >= 0 && team[owner] === team[seat]
}

function isKeep(s: StateView, hex: Hex): boolean {
  return siteAt(s, hex) === Site.keep
}

/** MK-SITE-05, MK-SITE-06: two cards for the leader of a conquered city, one with a shield there. */
export function handBonusOfCity(s: StateView, seat: Seat, tables: MatchTables): number {
  const { at } = s.players[seat]
  let bonus = 0
  for (const city of s.cities) {
    const isHere = isNear(at, city.hex, tables) || (city.part !== undefined && isNear(at, city.part, tables))
    if (!city.conquered || !isHere) continue
    if (city.leader === seat) return 2
    if (city.shields.includes(seat)) bonus = 1
  }
  return bonus
}

/** Of a draw, without what tactics add (MK-ENDTURN-13, MK-SITE-17). */
export function handLimit(s: StateView, seat: Seat, tables: MatchTables): number {
  const bonus = Math.max(keepBonus(s, seat, tables), handBonusOfCity(s, seat, tables))
  return level(s, seat).hand + bonus + s.players[seat].nextDraw
}

export function heroesAt(s: State, hex: Hex): Seat[] {
  const there: Seat[] = []
  for (let seat = 0; seat < s.players.length; seat++) if (s.players[seat].at === hex) there.push(seat)
  return there
}

/** The first other hero on a space, NONE if there is none. */
export function otherAt(s: State, seat: Seat, hex: Hex): Seat {
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat && s.players[other].at === hex) return other
  }
  return NONE
}

export function cityAt(s: State, hex: Hex): City | undefined {
  for (let i = 0; i < s.cities.length; i++) if (isPartOf(s.cities[i], hex)) return s.cities[i]
  return undefined
}
