import { int, ints, text } from '@longtable/kernel'
import { DONE } from '../state/choices/common.ts'
import { colours, type Choose } from '../content/effect.ts'
import { NONE } from '../content/ids.ts'
import { needOffers } from '../state/offers.ts'
import { isSince } from '../state/rules-version.ts'
import { inDuel } from '../state/schema/stages.ts'
import {
  ask,
  run,
  type MageViewContext,
  type MageContext,
  type EffectOrigin,
  type Node,
  type MatchTables,
} from '../state/match.ts'
import { Bound, STREAM, type State } from '../state/schema/state.ts'
import { colourText } from '../text/phrases.ts'
import { targetsText } from '../text/target.ts'
import { CARD_COLOUR, deeds, Z } from '../state/pools/deed-cards.ts'
import { UNIT_LEVEL } from '../state/pools/unit-cards.ts'
import { atCard, atPost, atUnit, cardText, postText, unitText, atColour, atDie } from '../text/pieces.ts'
import { amountOf } from './amount.ts'
import { cancelAttack } from './attack-changes.ts'
import { sourceText } from '../text/sources.ts'
import { performNode } from './run.ts'
import { candidates, MOST_LEVELS, type Quest } from './candidates.ts'
import { offerTargets, targetChoice, targetsOf } from './targets.ts'

/** Pointing at enemies, units, cards, dice and colours: the one way to choose a target. */

const origin = { seat: int(0, 3), source: int(-1), other: int(-1), by: int(-1) }

/** How many at most, of those that are there. */
function mostOf({ count }: Choose, there: number): number {
  if (count === 'one') return Math.min(1, there)
  if (count === 'all' || 'levels' in count) return there
  return Math.min('upTo' in count ? count.upTo : count.exactly, there)
}

function mayStop({ count }: Choose): boolean {
  return typeof count === 'object' && !('exactly' in count)
}

/** Asks for targets where there is a choice; does as much as it can where there are too few (MK-PRIO-07). */
export function startChoose(s: State, choose: Choose, node: Node, who: EffectOrigin, ctx: MageContext): void {
  const { count } = choose
  const levels =
    typeof count === 'object' && 'levels' in count
      ? amountOf(s, count.levels, who.seat, ctx.tables, ctx)
      : MOST_LEVELS
  showOffer(s, choose, ctx)
  const quest: Quest = { seat: who.seat, source: who.source, other: who.other, levels }
  s.bound[Bound.count] = 0
  if (choose.by === 'chance') {
    startChance(s, choose, node, who, ctx)
    return
  }
  const targets = targetsOf(s, choose, quest, ctx.tables, ctx)
  if (count === 'all') {
    if (inDuel(s.stage) && choose.each.do === 'noAttack') cancelAttack(s)
    else for (const target of targets) aim(s, choose, node, target, who, ctx)
  } else if (targets.length === 1 && count === 'one') {
    s.bound[Bound.count] = 1
    aim(s, choose, node, targets[0], who, ctx)
  } else if (targets.length > 0) {
    const most = mostOf(choose, countOf(choose, targets))
    const { seat, source, other, by } = who
    ctx.push(chooseStep, { seat, source, other, by, node, taken: 0, levels, most, picked: [] })
  }
}

/** An offer that was not needed before is turned up (MK-SC-15). */
function showOffer(s: State, { what }: Choose, ctx: MageContext): void {
  if (what.a !== 'card' || (what.in !== 'spellOffer' && what.in !== 'actionOffer')) return
  if (isSince(ctx.tables, 3)) needOffers(s, ctx)
}

/** Cards that look alike are one entry, but several cards; behind gold dice others wait. */
function countOf(choose: Choose, targets: readonly number[]): number {
  return choose.what.a === 'card' || choose.by === 'goldFirst' ? MOST_LEVELS : targets.length
}

/** Binds a target and carries out what is done to it. */
function aim(
  s: State,
  choose: Choose,
  node: Node,
  target: number,
  who: EffectOrigin,
  ctx: MageContext,
): void {
  const { a } = choose.what
  if (a === 'colour') s.bound[Bound.colour] = target
  else if (a === 'card') {
    s.bound[Bound.card] = target
    if (CARD_COLOUR[target] >= 0) s.bound[Bound.colour] = CARD_COLOUR[target]
  } else {
    s.bound[Bound.target] = target
    if (a === 'die') s.bound[Bound.colour] = s.die[target]
  }
  if (a !== 'card') ctx.tell?.({ event: 'targeted', seat: who.seat, source: who.source, what: a, n: target })
  performNode(s, ctx.tables.nodes.parts[node][0], who, ctx)
}

function chooseAt({ nodes }: MatchTables, node: Node): Choose {
  const effect = nodes.effects[node]
  if (effect.do !== 'choose') throw new Error('not a choice')
  return effect
}

export const chooseStep = ask('choose', {
  locals: { ...origin, node: int(0), taken: int(0), levels: int(0), most: int(0), picked: ints() },
  seat: (_s, f) => f.seat,
  universe: (s, f, tables) => {
    const choose = chooseAt(tables, f.node)
    const open = candidates(s, choose, f).filter((target) => !f.picked.includes(target))
    const entries = open.map((target) => targetChoice(s, choose.what, target))
    return mayEnd(s, choose, f) ? [...entries, DONE] : entries
  },
  offer: (s, f, menu) => {
    const choose = chooseAt(menu.tables, f.node)
    if (choose.by === 'risingMove' && s.players[f.seat].move < f.taken) {
      for (const target of candidates(s, choose, f)) {
        if (!f.picked.includes(target)) menu.block?.(targetChoice(s, choose.what, target), 'MK-CARD-10')
      }
    } else offerTargets(s, choose, f, f.picked, menu)
    if (mayEnd(s, choose, f)) menu.add(DONE)
  },
  take: (s, f, choice, ctx) => {
    const { nodes } = ctx.tables
    const choose = chooseAt(ctx.tables, f.node)
    if (choice.do === 'done') {
      s.bound[Bound.count] = f.taken
      ctx.pop()
      if (choose.by === 'goldFirst') aimAtAll(s, choose, f, ctx)
      return
    }
    const target = numberOf(choice)
    if (choose.by === 'risingMove') s.players[f.seat].move -= f.taken
    if (choose.what.a === 'unit' && f.levels < MOST_LEVELS) f.levels -= UNIT_LEVEL[target]
    if (choose.what.a !== 'card') f.picked = [...f.picked, target]
    f.taken++
    s.bound[Bound.count] = f.taken
    const { seat, source, other, by, node } = f
    const over = f.taken >= f.most
    if (over) ctx.pop()
    if (choose.by === 'goldFirst') {
      if (over) aimAtAll(s, choose, f, ctx)
      return
    }
    aim(s, choose, node, target, { seat, source, other, by }, ctx)
    if (!over && nodes.quiet[nodes.parts[node][0]] && !isMore(s, choose, f, ctx)) ctx.pop()
  },
  question: (ctx, f) =>
    text('ask.effect.choose', {
      source: sourceText(ctx.tables, f.source),
      what: targetsText(chooseAt(ctx.tables, f.node)),
    }),
  describe: (ctx, f, choice) =>
    choice.do === 'done'
      ? { text: text('choose.effect.done') }
      : describeTarget(ctx, chooseAt(ctx.tables, f.node), numberOf(choice)),
})

/** Dice are rerolled in one go, once all of them are chosen (MK-TACTIC-14). */
function aimAtAll(
  s: State,
  choose: Choose,
  {
    seat,
    source,
    other,
    by,
    node,
    picked,
  }: EffectOrigin & { readonly node: Node; readonly picked: readonly number[] },
  ctx: MageContext,
): void {
  for (const target of picked) aim(s, choose, node, target, { seat, source, other, by }, ctx)
}

/** Fewer are enough, or there are no more. */
function mayEnd(s: State, choose: Choose, f: Quest & { readonly picked: readonly number[] }): boolean {
  return mayStop(choose) || candidates(s, choose, f).every((target) => f.picked.includes(target))
}

function isMore(
  s: State,
  choose: Choose,
  f: Quest & { readonly picked: readonly number[] },
  ctx: MageContext,
): boolean {
  return targetsOf(s, choose, f, ctx.tables, ctx).some((target) => !f.picked.includes(target))
}

/** Which number a choice of a target names. */
function numberOf(choice: Readonly<Record<string, string | number | boolean>>): number {
  for (const kind of ['enemy', 'unit', 'card', 'die', 'colour']) {
    const n = choice[kind]
    if (typeof n === 'number') return n
  }
  return NONE
}

function describeTarget(
  { state }: MageViewContext,
  { what }: Choose,
  target: number,
): { text: ReturnType<typeof text>; at?: string } {
  switch (what.a) {
    case 'enemy':
      return inDuel(state.stage)
        ? { text: unitText(target), at: atUnit(target) }
        : { text: postText(state, target), at: atPost(target) }
    case 'unit':
      return { text: unitText(target), at: atUnit(target) }
    case 'card':
      return { text: cardText(target), at: atCard(target) }
    case 'die':
      return {
        text: text('choose.effect.die', { colour: colourText(colours[state.die[target]]) }),
        at: atDie(target),
      }
    case 'colour':
      return { text: text(`choose.effect.colours.${colours[target]}`), at: atColour(target) }
  }
}

// By chance

/** Random cards of the discard pile: put unseen on the deck, or openly one after the other. */
function startChance(s: State, choose: Choose, node: Node, who: EffectOrigin, ctx: MageContext): void {
  const { seat } = who
  const pile = s.deeds[Z.discard + seat]
  const n = mostOf(choose, pile.length)
  s.bound[Bound.count] = n
  if (choose.each.do === 'put' && choose.each.to === 'deckTop') {
    ctx.moveAll(deeds, Z.discard + seat, Z.mix)
    ctx.shuffle(deeds, Z.mix, STREAM.decks)
    for (let i = 0; i < n; i++) ctx.draw(deeds, Z.mix, Z.deck + seat)
    ctx.moveAll(deeds, Z.mix, Z.discard + seat)
    for (let i = 0; i < n; i++) ctx.tell?.({ event: 'cardHidden', seat, to: 'deckTop' })
  } else if (n > 0) ctx.push(chanceStep, { ...who, node, left: n })
}

export const chanceStep = run('choose.chance', {
  locals: { ...origin, node: int(0), left: int(0) },
  run: (s, f, ctx) => {
    const pile = s.deeds[Z.discard + f.seat]
    if (f.left === 0 || pile.length === 0) {
      ctx.pop()
      return
    }
    f.left--
    const { seat, source, other, by, node } = f
    const card = pile[ctx.below(STREAM.decks, pile.length)]
    aim(s, chooseAt(ctx.tables, node), node, card, { seat, source, other, by }, ctx)
  },
})
