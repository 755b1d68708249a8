import { int, ints, text } from '@longtable/kernel'
import { NO, YES } from '../state/choices/common.ts'
import { CARD, PAY, paymentWays, type PaymentWay } from '../state/choices/effects.ts'
import { BASIC_COLOURS, BLACK, GOLD, type ColourNo } from '../content/ids.ts'
import { DICE } from '../content/tracks.ts'
import { discardCard, gainCrystal, isNight } from '../state/mutations.ts'
import { ask, run, type MageContext, type Source } from '../state/match.ts'
import { Bound, DieAt, type Seat, type State } from '../state/schema/state.ts'
import { Did } from '../state/schema/player.ts'
import { isWound, likeOf, Z, type Card } from '../state/pools/deed-cards.ts'
import { spendDie } from '../state/source-dice.ts'
import { skillNo, SkillState, type Skill } from '../state/pools/skill-tokens.ts'
import { atCard, cardText } from '../text/pieces.ts'
import { darkDice, isLasting, lastingOf, ruleOf } from '../state/lasting.ts'
import { tellMoment } from './moments.ts'
import { sourceText } from '../text/sources.ts'
import { describePayment } from '../text/payments.ts'
import { centreOwner, polarizedFrom, readySkill, WAY } from '../state/mana/purse.ts'
import { waysFor } from '../state/mana/payments.ts'

/** Paying mana, one after the other. */

/** Masks of colours: what is paid now, and what must still be payable afterwards. */
const locals = { seat: int(0, 3), wants: ints(), later: ints(), keep: int(0), source: int(-1) }

/** Pushes the payment of one mana of each of these masks; the last one paid is bound. */
export function payMana(
  seat: Seat,
  wants: readonly number[],
  later: readonly number[],
  keep: number,
  source: Source,
  ctx: MageContext,
): void {
  if (wants.length > 0) ctx.push(pay, { seat, wants: wants.slice(), later: later.slice(), keep, source })
}

/** One answer is no question. */
export const pay = run('pay', {
  locals,
  run: (s, f, ctx) => {
    if (f.wants.length === 0) {
      ctx.pop()
      return
    }
    const { seat, wants, later, keep, source } = f
    const { open, shut } = waysFor(s, seat, [...wants, ...later], keep, source, ctx.tables, ctx)
    if (open.length === 0) throw new Error('a mana that cannot be paid')
    f.wants = wants.slice(1)
    if (open.length === 1) spend(s, seat, open[0] >> 3, open[0] & 7, source, ctx)
    else ctx.push(payWay, { seat, open, shut, source })
  },
})

/** Ways and colours, packed as way * 8 + colour; those that are shut would leave a later cost unpaid. */
export const payWay = ask('pay.way', {
  locals: { seat: int(0, 3), open: ints(), shut: ints(), source: int(-1) },
  seat: (_s, f) => f.seat,
  universe: (_s, f) => [...f.open, ...f.shut].map((packed) => PAY[packed >> 3][packed & 7]),
  offer: (_s, f, menu) => {
    for (const packed of f.open) menu.add(PAY[packed >> 3][packed & 7])
    if (menu.block === undefined) return
    for (const packed of f.shut) menu.block(PAY[packed >> 3][packed & 7], 'MK-CARD-10')
  },
  take: (s, f, choice, ctx) => {
    ctx.pop()
    spend(s, f.seat, WAY[choice.with], choice.colour, f.source, ctx)
  },
  question: (ctx, f) => text('ask.effect.pay', { source: sourceText(ctx.tables, f.source) }),
  describe: (ctx, f, choice) => describePayment(ctx.state, f.seat, choice),
})

/** Spends one mana and binds its colour. */
export function spend(
  s: State,
  seat: Seat,
  way: number,
  colour: ColourNo,
  source: Source,
  ctx: MageContext,
): void {
  s.bound[Bound.colour] = colour
  switch (paymentWays[way]) {
    case 'token':
      spendToken(s, seat, colour, ctx)
      break
    case 'crystal':
      spendCrystal(s, seat, colour)
      break
    case 'goldToken':
      spendToken(s, seat, GOLD, ctx)
      break
    case 'die':
      spendDie(s, seat, dieOf(s, colour, DieAt.source))
      break
    case 'goldDie':
      spendDie(s, seat, dieOf(s, GOLD, DieAt.source))
      break
    case 'blackDie':
      spendBlackDie(s, seat, ctx)
      break
    case 'stolenDie':
      s.dieAt[dieOf(s, colour, DieAt.stolen + seat)] = DieAt.used + seat
      break
    case 'endless':
      break
    case 'wound':
      turnSkill(s, seat, readySkill(s, seat, 'discardEither'), ctx)
      discardCard(s, seat, firstWound(s, seat), ctx)
      break
    case 'otherCard':
      turnSkill(s, seat, readySkill(s, seat, 'discardEither'), ctx)
      ctx.push(payCard, { seat, source })
      break
    case 'oppositeToken':
    case 'oppositeCrystal':
    case 'oppositeDie':
      polarize(s, seat, paymentWays[way], colour, ctx)
      break
    case 'opening':
      openSource(s, seat, dieOf(s, colour, DieAt.source), ctx)
      break
  }
  ctx.tell?.({ event: 'paid', seat, with: paymentWays[way], colour })
  if (s.duel.attacker === seat) s.duel.mana++
  tellMoment(s, 'manaUsed', { seat, colour }, ctx)
}

/** As a basic colour: by Mana Storm as any other die, or as the extra one of Mana Pull, which is then used up. */
function spendBlackDie(s: State, seat: Seat, ctx: MageContext): void {
  spendDie(s, seat, dieOf(s, BLACK, DieAt.source))
  if (isLasting(ctx, 'wildDice', seat)) return
  const [used] = darkDice(ctx, seat)
  ctx.endEffects((one) => one === used)
  s.players[seat].dice--
}

/** A token that was a crystal is that crystal still (MK-DEED-08): such tokens are spent first. */
function spendToken(s: State, seat: Seat, colour: ColourNo, ctx: MageContext): void {
  const player = s.players[seat]
  player.tokens[colour]--
  const melted = lastingOf(ctx, 'melted').find(
    ({ data }) => data['seat'] === seat && data['colour'] === colour,
  )
  if (melted === undefined) return
  ctx.endEffects((one) => one === melted)
  player.crystalsSpent[colour]++
}

function spendCrystal(s: State, seat: Seat, colour: ColourNo): void {
  s.players[seat].crystals[colour]--
  s.players[seat].crystalsSpent[colour]++
}

function dieOf(s: State, colour: ColourNo, at: number): number {
  for (let die = 0; die < DICE; die++) if (s.dieAt[die] === at && s.die[die] === colour) return die
  throw new Error('no such die')
}

function firstWound(s: State, seat: Seat): Card {
  const wound = s.deeds[Z.hand + seat].find(isWound)
  if (wound === undefined) throw new Error('no Wound in hand')
  return wound
}

function turnSkill(s: State, seat: Seat, skill: Skill, ctx: MageContext): void {
  s.skillState[skill] = SkillState.used
  ctx.tell?.({ event: 'skillUsed', seat, skill, use: 0 })
}

function polarize(s: State, seat: Seat, way: PaymentWay, colour: ColourNo, ctx: MageContext): void {
  turnSkill(s, seat, readySkill(s, seat, 'opposite'), ctx)
  const player = s.players[seat]
  if (way === 'oppositeCrystal') {
    spendCrystal(s, seat, polarizedFrom(colour, NO_BLACK, true))
    return
  }
  const black = isNight(s) || allows(seat, 'black', ctx)
  if (way === 'oppositeToken') {
    spendToken(s, seat, polarizedFrom(colour, player.tokens, black), ctx)
    return
  }
  const dice = [0, 0, 0, 0, 0, 0]
  for (let die = 0; die < DICE; die++) if (s.dieAt[die] === DieAt.source) dice[s.die[die]]++
  spendDie(s, seat, dieOf(s, polarizedFrom(colour, dice, black), DieAt.source))
}

const NO_BLACK = [0, 0, 0, 0, 0, 0]

function allows(seat: Seat, colour: 'gold' | 'black', ctx: MageContext): boolean {
  return lastingOf(ctx, 'manaAllowed').some(
    (one) => one.data['seat'] === seat && ruleOf(one, 'manaAllowed', ctx.tables)?.colour === colour,
  )
}

/** Source Opening: the die is one more; its owner gains a crystal, and the token goes back (MK-SKILL-02). */
export function openSource(s: State, seat: Seat, die: number, ctx: MageContext): void {
  const skill = skillNo('sourceOpening')
  const owner = centreOwner(s, skill)
  const colour = s.die[die]
  s.dieAt[die] = DieAt.used + seat
  s.players[seat].did |= Did.sourceUsed
  ctx.tell?.({ event: 'dieTaken', seat, die, colour })
  if (owner < 0) return
  leaveCentre(s, skill)
  ctx.tell?.({ event: 'uncentred', seat, skill })
  if (colour < BASIC_COLOURS) gainCrystal(s, owner, colour, 'token', ctx)
  ctx.push(rerollOrNot, { seat, die })
}

function leaveCentre(s: State, skill: Skill): void {
  const at = s.centre.indexOf(skill)
  if (at >= 0) s.centre = [...s.centre.slice(0, at), ...s.centre.slice(at + 3)]
  s.skillState[skill] = SkillState.down
}

/** Invocation: which card is discarded. */
export const payCard = ask('pay.card', {
  locals: { seat: int(0, 3), source: int(-1) },
  seat: (_s, f) => f.seat,
  universe: (s, f) => invoked(s, f.seat, f.source).map((card) => CARD[card]),
  offer: (s, f, menu) => {
    for (const card of invoked(s, f.seat, f.source)) menu.add(CARD[card])
  },
  take: (s, f, choice, ctx) => {
    ctx.pop()
    discardCard(s, f.seat, choice.card, ctx)
  },
  question: (ctx, f) => text('ask.effect.discard', { source: sourceText(ctx.tables, f.source) }),
  describe: (_ctx, _f, choice) => ({ text: cardText(choice.card), at: atCard(choice.card) }),
})

function invoked(s: State, seat: Seat, source: Source): Card[] {
  const cards = s.deeds[Z.hand + seat].filter((card) => !isWound(card) && card !== source)
  return cards.filter((card, i) => cards.findIndex((other) => likeOf(other) === likeOf(card)) === i)
}

/** Whoever uses the die of Source Opening says whether it is rolled again. */
export const rerollOrNot = ask('pay.reroll', {
  locals: { seat: int(0, 3), die: int(0) },
  seat: (_s, f) => f.seat,
  universe: () => [YES, NO],
  offer: (_s, _f, menu) => {
    menu.add(YES)
    menu.add(NO)
  },
  take: (s, f, choice, ctx) => {
    if (choice.do === 'no') s.dieAt[f.die] = DieAt.unrolled + f.seat
    ctx.pop()
  },
  question: () => text('ask.effect.rerollDie'),
  describe: (_ctx, _f, choice) => ({ text: text(`choose.effect.${choice.do}`) }),
})
