import { text, type Ability, type Described, type Lasting, type LastingEffects } from '@longtable/kernel'
import { CONVERT, GRANT, LEARN } from '../../state/choices/plays.ts'
import { elements, reaches, type Lasting as Rule } from '../../content/effect.ts'
import { NONE } from '../../content/ids.ts'
import { takeFromOffer } from '../../state/mutations.ts'
import { isMoment } from '../../effects/conditions.ts'
import { lastingOf, lastsOf, ruleOf } from '../../state/lasting.ts'
import { atSource } from '../../text/sources.ts'
import { startEffect } from '../../effects/start-use.ts'
import { addAttack, addBlock, addInfluence, addMove } from '../../effects/add-points.ts'
import { sourceName } from '../../state/sources.ts'
import { Gives, inCombat, inDuel, USEFUL } from '../../state/schema/stages.ts'
import type { MageKnight, MageViewContext, MageContext, MatchTables } from '../../state/match.ts'
import { isSince } from '../../state/rules-version.ts'
import type { Seat, State } from '../../state/schema/state.ts'
import { Z } from '../../state/pools/deed-cards.ts'
import { atCard, cardText } from '../../text/pieces.ts'

/** What an effect that lasts lets its player do later in the turn. */

type Convert = (typeof CONVERT)[number]
type Grant = (typeof GRANT)[number]
type Learn = (typeof LEARN)[number]
type UseAs = Extract<Rule, { rule: 'useAs' }>
type Buy = Extract<Rule, { rule: 'buy' }>
type Word = 'useAs' | 'grant' | 'buy'

/** What lasts for a seat, in the order in which it began; equal things once. */
function own(of: LastingEffects, word: Word, seat: Seat): readonly Lasting[] {
  const all = lastingOf(of, word)
  if (all.length === 0) return all
  return all.filter(
    ({ data }, n) =>
      data['seat'] === seat &&
      all.findIndex((other) => other.data['seat'] === seat && other.data['node'] === data['node']) === n,
  )
}

/** The same from a view. */
function ownIn(ctx: MageViewContext, word: Word): readonly Lasting[] {
  return own(lastsOf(ctx), word, ctx.viewer)
}

function named(ctx: MageViewContext, one: Lasting | undefined): ReturnType<typeof sourceName> {
  return sourceName(ctx.tables, one?.data['source'] ?? NONE)
}

function placed(one: Lasting | undefined): { readonly at?: string } {
  return atSource(one?.data['source'] ?? NONE)
}

// Agility, Diplomacy

function isFighting(s: Pick<State, 'stage'>): boolean {
  return inCombat(s.stage) || inDuel(s.stage)
}

/** Does what the points become help now? */
function fits(s: State, { to }: UseAs): boolean {
  const gives = to.do === 'block' ? Gives.block : Gives[to.reach]
  return isFighting(s) && (USEFUL[s.stage] & gives) !== 0
}

function conversions(s: State, seat: Seat, of: LastingEffects): readonly Lasting[] {
  if (!isFighting(s)) return []
  return own(of, 'useAs', seat)
}

/** Move or Influence points are spent as an attack or a block, one by one (MK-TURN-23). */
export const convert: Ability<MageKnight, Convert> = {
  verb: 'convert',
  universe: (s, seat, tables, of) =>
    conversions(s, seat, of).flatMap((one, n) => {
      const rule = ruleOf(one, 'useAs', tables)
      return rule !== undefined && fits(s, rule) ? [CONVERT[n]] : []
    }),
  offer: (s, seat, menu) => {
    if (!isFighting(s)) return
    const all = conversions(s, seat, menu)
    for (let n = 0; n < all.length; n++) {
      const rule = ruleOf(all[n], 'useAs', menu.tables)
      if (rule === undefined || !fits(s, rule)) continue
      if (s.players[seat][rule.from] - (all[n].data['before'] ?? 0) >= rule.price) menu.add(CONVERT[n])
      else menu.block?.(CONVERT[n], 'MK-CARD-10')
    }
  },
  take: (s, seat, { n }, ctx) => {
    const rule = ruleOf(conversions(s, seat, ctx)[n], 'useAs', ctx.tables)
    if (rule !== undefined) spendAs(s, seat, rule, ctx)
  },
  describe: (ctx, { n }): Described => {
    const one = ownIn(ctx, 'useAs')[n]
    const rule = one === undefined ? undefined : ruleOf(one, 'useAs', ctx.tables)
    const said = { text: text('choose.convert', { source: named(ctx, one) }), ...placed(one) }
    if (rule === undefined) return said
    return {
      ...said,
      gain: ctx.tables.effectText(rule.to),
      cost: text(`plays.cost.${rule.from}`, { count: rule.price }),
    }
  },
}

function spendAs(s: State, seat: Seat, { from, price, to }: UseAs, ctx: MageContext): void {
  s.fight.begun = true
  if (from === 'move') addMove(s, seat, -price, ctx)
  else addInfluence(s, seat, -price, ctx)
  const n = typeof to.n === 'number' ? to.n : 0
  const element = elements.indexOf(to.element)
  if (to.do === 'block') addBlock(s, seat, NONE, element, false, n, ctx)
  else addAttack(s, seat, NONE, reaches.indexOf(to.reach), element, n, ctx)
}

// Burning Shield

/** MK-DEED-21: what a successful block has granted may be used once, at its moment. */
export const grant: Ability<MageKnight, Grant> = {
  verb: 'grant',
  universe: (_s, seat, _tables, of) => own(of, 'grant', seat).map((_, n) => GRANT[n]),
  offer: (s, seat, menu) => {
    const all = own(menu, 'grant', seat)
    for (let n = 0; n < all.length; n++) {
      const rule = ruleOf(all[n], 'grant', menu.tables)
      if (rule === undefined) continue
      if (isMoment(s, seat, rule.at)) menu.add(GRANT[n])
      else menu.block?.(GRANT[n], 'MK-COMBAT-12')
    }
  },
  take: (s, seat, { n }, ctx) => {
    const one = own(ctx, 'grant', seat)[n]
    const rule = ruleOf(one, 'grant', ctx.tables)
    if (rule === undefined) return
    ctx.endEffects((other) => other === one)
    startEffect(s, seat, ctx.tables.nodes.numberOf(rule.effect), one.data['source'], ctx)
  },
  describe: (ctx, { n }): Described => {
    const one = ownIn(ctx, 'grant')[n]
    const rule = one === undefined ? undefined : ruleOf(one, 'grant', ctx.tables)
    const said = { text: text('choose.grant', { source: named(ctx, one) }), ...placed(one) }
    return rule === undefined ? said : { ...said, gain: ctx.tables.effectText(rule.effect) }
  },
}

// Learning

function purchase(of: LastingEffects, seat: Seat, tables: MatchTables): Buy | undefined {
  const [one] = own(of, 'buy', seat)
  return one === undefined ? undefined : ruleOf(one, 'buy', tables)
}

/** Up to the second version of the rules nothing was learned in the middle of a fight. */
function isTooLate(s: State, tables: MatchTables): boolean {
  return isFighting(s) && !isSince(tables, 3)
}

/** Once this turn an advanced action of the offer can be bought, whenever Influence is at hand (MK-TURN-29). */
export const learn: Ability<MageKnight, Learn> = {
  verb: 'learn',
  universe: (s, seat, tables, of) =>
    isTooLate(s, tables) || purchase(of, seat, tables) === undefined
      ? []
      : s.deeds[Z.actionOffer].map((card) => LEARN[card]),
  offer: (s, seat, menu) => {
    if (isTooLate(s, menu.tables)) return
    const rule = purchase(menu, seat, menu.tables)
    if (rule === undefined) return
    const offer = s.deeds[Z.actionOffer]
    for (let i = 0; i < offer.length; i++) {
      if (s.players[seat].influence >= rule.influence) menu.add(LEARN[offer[i]])
      else menu.block?.(LEARN[offer[i]], 'MK-CARD-10')
    }
  },
  take: (s, seat, { card }, ctx) => {
    const rule = purchase(ctx, seat, ctx.tables)
    if (rule === undefined) return
    const [used] = own(ctx, 'buy', seat)
    // Up to the second version of the rules one purchase used up all rights.
    const all = !isSince(ctx.tables, 3)
    ctx.endEffects((one) => one === used || (all && one.effect === 'buy' && one.data['seat'] === seat))
    addInfluence(s, seat, -rule.influence, ctx)
    const to = rule.to === 'hand' ? Z.hand : Z.discard
    ctx.tell?.({ event: 'learned', seat, card, cost: rule.influence })
    takeFromOffer(s, seat, 'action', s.deeds[Z.actionOffer].indexOf(card), to + seat, ctx)
  },
  describe: (ctx, { card }): Described => {
    const [one] = ownIn(ctx, 'buy')
    const rule = one === undefined ? undefined : ruleOf(one, 'buy', ctx.tables)
    const said = { text: text('choose.learn', { card: cardText(card) }), at: atCard(card) }
    return rule === undefined
      ? said
      : { ...said, cost: text('plays.cost.influence', { count: rule.influence }) }
  },
}
