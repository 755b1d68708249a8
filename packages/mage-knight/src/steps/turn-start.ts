import { BLACK, GOLD, NONE, Site } from '../content/ids.ts'
import { gainToken } from '../state/mutations.ts'
import { lastingOf } from '../state/lasting.ts'
import { tellMoment } from '../effects/moments.ts'
import { siteAt } from '../state/pools/lattice.ts'
import { arrive } from '../state/map/reveal.ts'
import { Stage } from '../state/schema/stages.ts'
import { Did, Extra } from '../state/schema/player.ts'
import type { MageContext } from '../state/match.ts'
import type { Seat, State } from '../state/schema/state.ts'
import { Z } from '../state/pools/deed-cards.ts'
import { K, SkillState } from '../state/pools/skill-tokens.ts'

/** What happens when the turn of a seat comes. */

/** MK-TURN-06: interactive skills of the seat end, even if the turn is skipped. */
export function expire(s: State, seat: Seat, ctx: MageContext): void {
  ctx.endEffects(({ data }) => data['until'] === seat)
  const own = s.skills[K.own + seat]
  for (let i = 0; i < own.length; i++) {
    if (s.skillState[own[i]] === SkillState.centre) s.skillState[own[i]] = SkillState.down // MK-SKILL-02
  }
  if (s.centre.length === 0) return
  const kept: number[] = []
  for (let i = 0; i < s.centre.length; i += 3) {
    if (s.centre[i + 1] !== seat) kept.push(s.centre[i], s.centre[i + 1], s.centre[i + 2])
  }
  s.centre = kept
}

/** What outlives the time before the turn. */
const KEPT = Did.motivated | Did.spared

/** Also of a full defence and of an invited assault (MK-PVP-15, MK-Q91). */
export function startOfTurn(s: State, seat: Seat, ctx: MageContext): void {
  const player = s.players[seat]
  const extra = player.extraTurn !== Extra.none
  // Time Bending’s turn comes first, that of The Right Moment after it.
  player.extraTurn &= (player.extraTurn & Extra.bent) !== 0 ? ~Extra.bent : Extra.none
  player.did &= KEPT
  if (s.deeds[Z.hand + seat].length === 0) player.did |= Did.handWasEmpty
  player.dice = 0
  player.woundsHand = 0
  player.woundsPile = 0
  player.crystalsSpent.fill(0)
  if (!extra) player.cursed = 0
  readySkills(s, seat)
  s.stage = Stage.moving
  ctx.tell?.({ event: 'turnBegan', seat, extra })
  player.trail = []
  if (player.at === NONE) {
    // MK-MOVE-23, MK-SETUP-17
    player.at = ctx.tables.portal
    ctx.tell?.({ event: 'arrived', seat, hex: player.at })
  }
  arrive(s, seat, player.at, ctx)
  gladeToken(s, seat, ctx)
  manaEachTurn(s, seat, ctx)
  ctx.tables.rules.onTurnStart?.(s, seat, ctx)
  tellMoment(s, 'nextOwnTurn', { seat }, ctx)
}

/** MK-SKILL-03 */
function readySkills(s: State, seat: Seat): void {
  const own = s.skills[K.own + seat]
  for (let i = 0; i < own.length; i++) {
    if (s.skillState[own[i]] === SkillState.used) s.skillState[own[i]] = SkillState.ready
  }
}

/** MK-SITE-92 */
function gladeToken(s: State, seat: Seat, ctx: MageContext): void {
  if (siteAt(s, s.players[seat].at) === Site.glade) gainToken(s, seat, s.night ? BLACK : GOLD, 1, ctx)
}

/** Mana Claim: a token of the claimed colour on each turn. */
function manaEachTurn(s: State, seat: Seat, ctx: MageContext): void {
  for (const { data } of lastingOf(ctx, 'manaEachTurn')) {
    if (data['seat'] === seat) gainToken(s, seat, data['colour'], 1, ctx)
  }
}
