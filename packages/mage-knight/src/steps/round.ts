import { int, text } from '@longtable/kernel'
import { DONE, TAKE_BANNER } from '../state/choices/common.ts'
import { BLACK, NONE, TacticOf } from '../content/ids.ts'
import { drawCards, handLimit, readyUnit, shuffleDeck } from '../state/mutations.ts'
import { dayBreaks } from '../state/map/reveal.ts'
import { atUnit, cardText } from '../text/pieces.ts'
import { Stage } from '../state/schema/stages.ts'
import { ask, run, type MageContext } from '../state/match.ts'
import { Last } from '../state/schema/player.ts'
import { NOBODY, STREAM, type Seat, type State } from '../state/schema/state.ts'
import { deeds, Z } from '../state/pools/deed-cards.ts'
import { resetSource } from '../state/source-dice.ts'
import { SkillState } from '../state/pools/skill-tokens.ts'
import { U, unitRow } from '../state/pools/unit-cards.ts'
import { joinDrafted } from './draft.ts'
import { dealUnitOffer, refreshOffers } from './offers.ts'
import { leaveTactics, pickTactics } from './tactics.ts'
import { BETWEEN, turns } from './turns.ts'
import { startUpgrades, upgradesNow } from './upgrades.ts'

/** One round, in the order of the sheet; effects until the end of the round are attached to it. */
export const round = run('round', {
  locals: { phase: int(0) },
  run: (s, f, ctx) => {
    switch (f.phase++) {
      case 0:
        s.round++
        if (s.round > 1) renew(s, ctx)
        else ctx.tell?.({ event: s.night ? 'nightBegan' : 'dayBegan', round: s.round })
        break
      case 1:
        for (let seat = 0; seat < ctx.seats; seat++) newHand(s, seat, ctx)
        if (ctx.tables.dummy) reshuffleDummy(ctx)
        break
      case 2:
        ctx.tables.rules.onRoundStart?.(s, ctx)
        break
      case 3:
        ctx.push(pickTactics, {}) // MK-ROUND-15
        break
      case 4:
        beginTurns(s, ctx)
        break
      case 5:
        endRound(s, ctx)
        break
      default:
        ctx.pop()
    }
  },
})

/** Everything that is done before every round but the first (MK-ROUND-02). */
function renew(s: State, ctx: MageContext): void {
  flipBoard(s, ctx)
  resetSource(s, ctx) // MK-ROUND-03
  dealUnitOffer(s, ctx)
  refreshOffers(s, ctx)
  turnUp(s, ctx)
  for (let i = s.order.length - 1; i >= 0; i--) {
    const seat = s.order[i]
    if (seat >= 0 && hasBanner(s, seat)) ctx.push(takeBanners, { seat })
  }
}

/** MK-ROUND-01; where darkness is coming, a Day is followed by a Night only on a black die (MK-VARIANT-05). */
function flipBoard(s: State, ctx: MageContext): void {
  if (!ctx.tables.options.darkness) s.night = !s.night
  else if (!s.night) {
    const first = ctx.below(STREAM.chance, 6)
    s.night = ctx.below(STREAM.chance, 6) === BLACK || first === BLACK
  }
  ctx.tell?.({ event: s.night ? 'nightBegan' : 'dayBegan', round: s.round })
  if (!s.night) dayBreaks(s, ctx)
}

/** MK-ROUND-10, MK-ROUND-12: skills and banners face up, units ready, also wounded ones. */
function turnUp(s: State, ctx: MageContext): void {
  s.skillState.fill(SkillState.ready)
  s.bannerDown = []
  for (let seat = 0; seat < s.players.length; seat++) {
    for (const unit of s.units[U.band + seat]) readyUnit(s, unit, ctx)
  }
}

function hasBanner(s: State, seat: Seat): boolean {
  return s.units[U.band + seat].some((unit) => s.unitBanner[unit] >= 0)
}

/** MK-ROUND-11: any banner may be taken back into the Deed deck. */
export const takeBanners = ask('round.banner', {
  locals: { seat: int(0, 3) },
  seat: (_s, f) => f.seat,
  universe: (s, f) => [...carriers(s, f.seat).map((unit) => TAKE_BANNER[unit]), DONE],
  offer: (s, f, menu) => {
    for (const unit of carriers(s, f.seat)) menu.add(TAKE_BANNER[unit])
    menu.add(DONE)
  },
  take: (s, f, choice, ctx) => {
    if (choice.do === 'takeBanner') {
      const card = s.unitBanner[choice.unit]
      s.unitBanner[choice.unit] = NONE
      ctx.move(deeds, card, Z.laid, Z.deck + f.seat)
      ctx.tell?.({ event: 'bannerBack', seat: f.seat, card })
    }
    if (choice.do === 'done' || !hasBanner(s, f.seat)) ctx.pop()
  },
  question: () => text('ask.banners'),
  describe: (ctx, _f, choice) => {
    if (choice.do === 'done') return { text: text('choose.done') }
    const card = ctx.state.unitBanner[choice.unit]
    return {
      text: text('choose.takeBanner', {
        banner: cardText(card),
        unit: unitRow(choice.unit).name,
      }),
      at: atUnit(choice.unit),
      from: `card:${card}`,
    }
  },
})

function carriers(s: State, seat: Seat): number[] {
  return s.units[U.band + seat].filter((unit) => s.unitBanner[unit] >= 0)
}

/** MK-ROUND-13, MK-ROUND-14: all Deed cards are one new deck; the hand is drawn as at the end of a turn. */
function newHand(s: State, seat: Seat, ctx: MageContext): void {
  for (const zone of [Z.hand, Z.discard, Z.play]) {
    if (s.deeds[zone + seat].length > 0) ctx.moveAll(deeds, zone + seat, Z.deck + seat)
  }
  shuffleDeck(seat, ctx)
  ctx.tell?.({ event: 'reshuffled', seat, cards: s.deeds[Z.deck + seat].length })
  drawCards(seat, handLimit(s, seat, ctx.tables), ctx)
  s.players[seat].nextDraw = 0
}

/** MK-DUMMY-08 */
function reshuffleDummy(ctx: MageContext): void {
  ctx.moveAll(deeds, Z.dummyShown, Z.dummyDeck)
  ctx.shuffle(deeds, Z.dummyDeck, STREAM.decks)
}

function beginTurns(s: State, ctx: MageContext): void {
  s.announced = NOBODY
  for (const player of s.players) player.lastTurn = Last.no // MK-ROUND-18: only now effects may be used again
  s.dummyLast = Last.no
  ctx.push(turns, { next: 0, seat: BETWEEN, was: Last.no })
}

function endRound(s: State, ctx: MageContext): void {
  s.stage = Stage.none
  ctx.tell?.({ event: 'roundEnded', round: s.round })
  gather(s, ctx)
  // MK-ROUND-23: interactive skills end with the round.
  for (let skill = 0; skill < s.skillState.length; skill++) {
    if (s.skillState[skill] === SkillState.centre) s.skillState[skill] = SkillState.down
  }
  s.centre = []
  ctx.tables.rules.onRoundEnd?.(s, ctx)
  ctx.push(leaveTactics, { phase: 0 }) // MK-ENDROUND-07
  joinDrafted(s, ctx)
  if (upgradesNow(s, ctx.tables)) startUpgrades(s, ctx)
}

/** Cards that were set aside or tucked away come back to their owners (MK-ROUND-22, MK-Q76). */
function gather(s: State, ctx: MageContext): void {
  for (let i = 0; i < s.aside.length; i += 2) ctx.move(deeds, s.aside[i], Z.laid, Z.discard + s.aside[i + 1])
  s.aside = []
  const sparing = s.players.findIndex(({ tactic }) => tactic === TacticOf.sparingPower)
  if (s.deeds[Z.tucked].length > 0 && sparing >= 0) ctx.moveAll(deeds, Z.tucked, Z.deck + sparing)
}
