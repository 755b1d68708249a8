import { editionOf } from '../content/edition.ts'
import { CRYSTALS_OF_A_COLOUR } from '../content/tracks.ts'
import { takeWound } from '../state/mutations.ts'
import { CURSE_BITS } from '../effects/moments.ts'
import { isLasting } from '../state/lasting.ts'
import { isSafe } from '../state/map/safety.ts'
import { motivationAfterTurn } from './plays/skills.ts'
import { Did, Extra } from '../state/schema/player.ts'
import { DieAt, type Seat, type State } from '../state/schema/state.ts'
import type { MageContext, MatchTables } from '../state/match.ts'
import { deeds, isWound, Z, type Card } from '../state/pools/deed-cards.ts'
import { rollDie } from '../state/source-dice.ts'
import { K, SkillState } from '../state/pools/skill-tokens.ts'

/** What happens at the end of a turn without a question. */

/** MK-ENDTURN-01: used dice are rolled; those that were set return as they are, claimed ones stay out (MK-ENDTURN-02). */
export function returnDice(s: State, seat: Seat, ctx: MageContext): void {
  for (let die = 0; die < s.dieAt.length; die++) {
    const at = s.dieAt[die]
    if (at !== DieAt.used + seat && at !== DieAt.unrolled + seat) continue
    s.dieAt[die] = DieAt.source
    if (at === DieAt.used + seat) rollDie(s, die, ctx)
  }
}

/** MK-ENDTURN-03: back along this turn's way to the first safe space, at most to where it began (MK-Q87). */
export function withdrawAtEnd(s: State, seat: Seat, ctx: MageContext): void {
  const player = s.players[seat]
  if (player.at < 0 || isSafe(s, seat, player.at, ctx.tables)) return
  const { trail } = player
  const place = trail.lastIndexOf(player.at)
  let spaces = 0
  for (let i = (place < 0 ? trail.length : place) - 1; i >= 0; i--) {
    if (trail[i] === player.at) continue
    player.at = trail[i]
    spaces++
    if (isSafe(s, seat, player.at, ctx.tables)) break
  }
  if (spaces === 0) return
  ctx.tell?.({ event: 'withdrew', seat, hex: player.at, wounds: spaces })
  takeWound(s, seat, spaces, 'hand', ctx) // MK-Q86: no combat any more, so nobody is knocked out
}

/** MK-ENDTURN-04, and what cards do at this moment; Time Bending brings what was played back (MK-DEED-06). */
export function clearPlayArea(s: State, seat: Seat, ctx: MageContext): void {
  s.players[seat].tokens.fill(0) // MK-MANA-05
  const bent = (s.players[seat].extraTurn & Extra.bent) !== 0
  if (bent && returnsHand(ctx.tables)) returnHand(s, seat, ctx)
  const to = (bent ? Z.hand : Z.discard) + seat
  const played = s.deeds[Z.play + seat]
  while (played.length > 0) ctx.move(deeds, played[played.length - 1], Z.play + seat, to)
  if (isLasting(ctx, 'crystalsReturn', seat)) returnCrystals(s, seat, ctx)
}

/** In the first printing of Time Bending, what is left in hand goes back on the deck. */
function returnHand(s: State, seat: Seat, ctx: MageContext): void {
  const held = s.deeds[Z.hand + seat]
  while (held.length > 0) ctx.move(deeds, held[held.length - 1], Z.hand + seat, Z.deck + seat)
}

function returnsHand({ edition }: MatchTables): boolean {
  const { strong } = edition.deeds[TIME_BENDING]
  return strong.do === 'bendTime' && strong.handToDeck === true
}

const TIME_BENDING = editionOf('2018').deeds.findIndex(({ id }) => id === 'spaceBending')

/** Crystal Mastery: what was spent this turn comes back, up to three of a colour (MK-DEED-08, MK-Q73). */
function returnCrystals(s: State, seat: Seat, ctx: MageContext): void {
  const { crystals, crystalsSpent } = s.players[seat]
  for (let colour = 0; colour < crystals.length; colour++) {
    const n = Math.min(crystalsSpent[colour], CRYSTALS_OF_A_COLOUR - crystals[colour])
    if (n <= 0) continue
    crystals[colour] += n
    ctx.tell?.({ event: 'gained', seat, what: 'crystal', colour, n })
  }
}

/** Has Banner of Protection something to take away? What was taken this turn is known to all. */
export function isProtected(s: State, seat: Seat, ctx: MageContext): boolean {
  const { woundsHand, woundsPile } = s.players[seat]
  return woundsHand + woundsPile > 0 && isLasting(ctx, 'loseWoundsAtEnd', seat)
}

/** The Wounds of this turn, wherever they are by now (MK-DEED-20): so many of the hand, and of the discard pile. */
export function woundsOfTurn(s: State, seat: Seat): { readonly held: Card[]; readonly piled: Card[] } {
  const { woundsHand, woundsPile } = s.players[seat]
  const held = s.deeds[Z.hand + seat].filter(isWound).slice(0, woundsHand)
  const most = woundsHand - held.length + woundsPile
  return { held, piled: s.deeds[Z.discard + seat].filter(isWound).slice(0, most) }
}

/** Thrown away they are back in the supply (MK-CARD-13). */
export function loseWounds(s: State, seat: Seat, ctx: MageContext): void {
  const { held, piled } = woundsOfTurn(s, seat)
  for (const card of held) ctx.move(deeds, card, Z.hand + seat, Z.wounds)
  for (const card of piled) ctx.move(deeds, card, Z.discard + seat, Z.wounds)
  ctx.tell?.({ event: 'thrownAway', seat, cards: [...held, ...piled] })
}

/** What outlives the end of a turn. */
const KEPT = Did.motivated | Did.motivatedNow | Did.defended

/** Mana Exploit strikes once for each colour until its owner’s next turn, Mana Curse once each turn. */
const EXPLOITED = (1 << CURSE_BITS) - 1

/** Nothing of the turn is left; skills of a turn are ready again (MK-SKILL-03). */
export function freshTurn(s: State, seat: Seat): void {
  const player = s.players[seat]
  player.move = 0
  player.influence = 0
  player.healing = 0
  player.grail = 0
  player.dice = 0
  player.did &= KEPT
  motivationAfterTurn(s, seat) // MK-SKILL-08
  player.fought = 0
  player.woundsHand = 0
  player.woundsPile = 0
  player.recruited = 0
  player.cursed = player.extraTurn === Extra.none ? 0 : player.cursed & EXPLOITED // MK-Q82
  player.crystalsSpent.fill(0)
  player.trail = []
  const own = s.skills[K.own + seat]
  for (let i = 0; i < own.length; i++) {
    if (s.skillState[own[i]] === SkillState.used) s.skillState[own[i]] = SkillState.ready
  }
}
