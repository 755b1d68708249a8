import { int, text } from '@longtable/kernel'
import { DONE, NO, YES } from '../state/choices/common.ts'
import { THROW } from '../state/choices/end.ts'
import { DISCARD } from '../state/choices/map.ts'
import { NONE, Site, TacticOf } from '../content/ids.ts'
import { discardCard, drawCards, gainCrystal, handLimit } from '../state/mutations.ts'
import { tellMoment } from '../effects/moments.ts'
import { colourAt, siteAt } from '../state/pools/lattice.ts'
import { isPortal } from '../state/map/safety.ts'
import { atCard, cardText } from '../text/pieces.ts'
import { Stage } from '../state/schema/stages.ts'
import { ask, run, type MageContext, type MatchTables } from '../state/match.ts'
import { Did, Extra, Last } from '../state/schema/player.ts'
import type { PlayerView, Seat, State } from '../state/schema/state.ts'
import { deeds, isWound, likeOf, Z, type Card } from '../state/pools/deed-cards.ts'
import {
  clearPlayArea,
  freshTurn,
  isProtected,
  loseWounds,
  returnDice,
  withdrawAtEnd,
  woundsOfTurn,
} from './end-cleanup.ts'
import { gains } from './rewards.ts'

/** The end of a turn, in the order of the sheet: dice, withdrawal, play area, glade and mine, rewards, levels, cards. */
export const end = run('end', {
  locals: { seat: int(0, 3), phase: int(0) },
  run: (s, f, ctx) => {
    const { seat } = f
    switch (f.phase++) {
      case 0:
        s.stage = Stage.end // MK-ENDTURN-14: no step above this one offers what could be played
        returnDice(s, seat, ctx)
        withdrawAtEnd(s, seat, ctx)
        tellMoment(s, 'endOfTurn', { seat }, ctx) // MK-ENDTURN-17
        break
      case 1:
        clearPlayArea(s, seat, ctx)
        if (isProtected(s, seat, ctx)) ctx.push(protection, { seat })
        break
      case 2:
        siteBenefits(s, seat, ctx)
        break
      case 3:
        ctx.push(gains, { seat }) // MK-ENDTURN-06, MK-ENDTURN-07
        break
      case 4:
        if (drawsNow(s, seat) && s.deeds[Z.hand + seat].length > 0) ctx.push(discards, { seat })
        break
      case 5:
        if (drawsNow(s, seat)) drawUp(s, seat, ctx)
        break
      default:
        leaveMap(s, seat, ctx)
        freshTurn(s, seat)
        ctx.pop()
    }
  },
})

/** Pushes the end-of-turn steps of a seat (MK-Q03). */
export function endTurn(seat: Seat, ctx: MageContext): void {
  ctx.push(end, { seat, phase: 0 })
}

/** Not with Time Bending (MK-DEED-06), and not on the last turn of the round (MK-ENDTURN-15). */
function drawsNow(s: State, seat: Seat): boolean {
  const { extraTurn, lastTurn } = s.players[seat]
  if ((extraTurn & Extra.bent) !== 0) return false
  return extraTurn === Extra.another || lastTurn === Last.no
}

/** MK-ENDTURN-10, MK-ENDTURN-11 */
function drawUp(s: State, seat: Seat, ctx: MageContext): void {
  const held = s.deeds[Z.hand + seat].length
  drawCards(seat, drawLimit(s, seat, ctx.tables) - held, ctx)
  s.players[seat].nextDraw = 0
}

/** MK-ENDTURN-13; Planning looks at the hand before the draw (MK-TACTIC-10). */
export function drawLimit(s: State, seat: Seat, tables: MatchTables): number {
  const plans = s.players[seat].tactic === TacticOf.planning && s.deeds[Z.hand + seat].length >= 2
  return handLimit(s, seat, tables) + (plans ? 1 : 0)
}

/** MK-ENDTURN-16, MK-MOVE-23 */
function leaveMap(s: State, seat: Seat, ctx: MageContext): void {
  const player = s.players[seat]
  if (!isPortal(s, player.at, ctx.tables)) return
  player.at = NONE
  ctx.tell?.({ event: 'leftMap', seat })
}

/** MK-DEED-20: all Wounds of this turn, or none. */
export const protection = ask('end.protection', {
  locals: { seat: int(0, 3) },
  seat: (_s, f) => f.seat,
  universe: () => [YES, NO],
  offer: (s, f, menu) => {
    const { held, piled } = woundsOfTurn(s, f.seat)
    if (held.length + piled.length > 0) menu.add(YES)
    else menu.block?.(YES, 'MK-DEED-20')
    menu.add(NO)
  },
  take: (s, f, choice, ctx) => {
    ctx.pop()
    if (choice.do === 'yes') loseWounds(s, f.seat, ctx)
  },
  question: ({ state }, f) => text('ask.protection', { count: takenBy(state.players[f.seat]) }),
  describe: (_ctx, _f, choice) => ({
    text: text(choice.do === 'yes' ? 'choose.throwWounds' : 'choose.keepWounds'),
  }),
})

function takenBy({ woundsHand, woundsPile }: PlayerView): number {
  return woundsHand + woundsPile
}

/** MK-ENDTURN-05: of the space where the hero stands now. */
function siteBenefits(s: State, seat: Seat, ctx: MageContext): void {
  const { at } = s.players[seat]
  if (at < 0) return
  const site = siteAt(s, at)
  // MK-SITE-90, MK-MANA-12; an occupied mine gives nothing (MK-SC-73).
  if (site === Site.mine) {
    if (!ctx.tables.special.has('mines') || s.mark[at] >= 0)
      gainCrystal(s, seat, colourAt(s, at), 'nothing', ctx)
  } else if (site === Site.glade && mayHoldWound(s, seat)) ctx.push(gladeRest, { seat })
}

/** Asked by what everybody can see: a hand may hold a Wound. */
function mayHoldWound(s: State, seat: Seat): boolean {
  return s.deeds[Z.hand + seat].length > 0 || woundIn(s, Z.discard + seat) !== NONE
}

function woundIn(s: State, zone: number): Card {
  const cards = s.deeds[zone]
  for (let i = cards.length - 1; i >= 0; i--) if (isWound(cards[i])) return cards[i]
  return NONE
}

/** MK-SITE-91: one Wound of the hand or the discard pile may be thrown away; that heals nothing (MK-SITE-93). */
export const gladeRest = ask('end.glade', {
  locals: { seat: int(0, 3) },
  seat: (_s, f) => f.seat,
  universe: (s, f) => [...gladeWounds(s, f.seat).map((card) => THROW[card]), DONE],
  offer: (s, f, menu) => {
    const held = woundIn(s, Z.hand + f.seat)
    const pile = woundIn(s, Z.discard + f.seat)
    if (held !== NONE) menu.add(THROW[held])
    if (pile !== NONE) menu.add(THROW[pile])
    menu.add(DONE)
  },
  take: (s, f, choice, ctx) => {
    if (choice.do === 'throw') {
      const { card } = choice
      const inHand = s.deeds[Z.hand + f.seat].includes(card)
      ctx.move(deeds, card, (inHand ? Z.hand : Z.discard) + f.seat, Z.wounds) // MK-CARD-13
      ctx.tell?.({ event: 'thrownAway', seat: f.seat, cards: [card] })
    }
    ctx.pop()
  },
  question: () => text('ask.glade'),
  describe: (ctx, f, choice) => {
    if (choice.do === 'done') return { text: text('choose.keepWounds') }
    const inHand = ctx.state.deeds[Z.hand + f.seat].includes(choice.card)
    return {
      text: text(inHand ? 'choose.throwFromHand' : 'choose.throwFromDiscard'),
      at: atCard(choice.card),
    }
  },
})

function gladeWounds(s: State, seat: Seat): Card[] {
  return [woundIn(s, Z.hand + seat), woundIn(s, Z.discard + seat)].filter((card) => card !== NONE)
}

/** MK-ENDTURN-08, MK-ENDTURN-09 */
export const discards = ask('end.discard', {
  locals: { seat: int(0, 3) },
  seat: (_s, f) => f.seat,
  universe: (s, f) => {
    const cards = s.deeds[Z.hand + f.seat]
    return [...cards.filter((card) => isFirst(cards, card)).map((card) => DISCARD[card]), DONE]
  },
  offer: (s, f, menu) => {
    const cards = s.deeds[Z.hand + f.seat]
    let like = NONE
    let any = false
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]
      if (likeOf(card) === like) continue
      like = likeOf(card)
      if (isWound(card)) menu.block?.(DISCARD[card], 'MK-ENDTURN-08')
      else {
        menu.add(DISCARD[card])
        any = true
      }
    }
    if (any && owesCard(s, f.seat)) menu.block?.(DONE, 'MK-ENDTURN-09')
    else menu.add(DONE)
  },
  take: (s, f, choice, ctx) => {
    if (choice.do === 'discard') discardCard(s, f.seat, choice.card, ctx)
    if (choice.do === 'done' || s.deeds[Z.hand + f.seat].length === 0) ctx.pop()
  },
  question: (ctx, f) => {
    const { length } = ctx.state.deeds[Z.hand + f.seat]
    const { did } = ctx.state.players[f.seat]
    const owes = (did & (Did.played | Did.handWasEmpty)) === 0
    return text(owes ? 'ask.discardOne' : 'ask.discard', { count: length })
  },
  describe: (_ctx, _f, choice) =>
    choice.do === 'done'
      ? { text: text('choose.drawNow') }
      : {
          text: text('choose.discard', { card: cardText(choice.card) }),
          at: atCard(choice.card),
        },
})

/** Equal cards lie side by side: the first one stands for all. */
function isFirst(cards: readonly Card[], card: Card): boolean {
  return cards.find((other) => likeOf(other) === likeOf(card)) === card
}

/** MK-TURN-28: no card was played or discarded, though there was one when the turn began. */
function owesCard(s: State, seat: Seat): boolean {
  return (s.players[seat].did & (Did.played | Did.handWasEmpty)) === 0
}
