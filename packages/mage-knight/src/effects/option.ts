import { int, text, type Text } from '@longtable/kernel'
import { NO, YES } from '../state/choices/common.ts'
import { OPTION } from '../state/choices/effects.ts'
import type { Effect } from '../content/effect.ts'
import { ask, run, type MatchTables, type Node } from '../state/match.ts'
import { Bound, type State } from '../state/schema/state.ts'
import { cardText } from '../text/pieces.ts'
import { helpsWith } from './helps.ts'
import { sourceText, atSource } from '../text/sources.ts'
import { performNode } from './run.ts'
import { putCard } from './put.ts'
import { canPayAll } from '../state/mana/payments.ts'

/** The small questions of an effect: which of several parts, or whether at all. */

const origin = { seat: int(0, 3), source: int(-1), other: int(-1), by: int(-1) }
const ANYTHING = 0xff

type Answer = typeof YES | typeof NO | (typeof OPTION)[number]

/** Parts of a `oneOf`; of a `may`, yes or no. */
export const option = ask('option', {
  locals: { ...origin, node: int(0) },
  seat: (_s, f) => f.seat,
  universe: (_s, f, { nodes }): Answer[] =>
    nodes.effects[f.node].do === 'may' ? [YES, NO] : nodes.parts[f.node].map((_, n) => OPTION[n]),
  offer: (s, f, menu) => {
    const { effects, parts: partsOf, mana } = menu.tables.nodes
    const parts = partsOf[f.node]
    if (effects[f.node].do === 'may') {
      const [part] = parts
      const can = helpsWith(s, f.seat, part, f.source, ANYTHING, menu.tables, menu)
      if (can && canPayAll(s, f.seat, mana[part], 0, f.source, menu.tables, menu)) menu.add(YES)
      else menu.block?.(YES, 'MK-CARD-10')
      menu.add(NO)
      return
    }
    let offered = 0
    for (let n = 0; n < parts.length; n++) {
      if (helpsWith(s, f.seat, parts[n], f.source, ANYTHING, menu.tables, menu)) {
        menu.add(OPTION[n])
        offered++
      }
    }
    for (let n = 0; n < parts.length; n++) {
      if (helpsWith(s, f.seat, parts[n], f.source, ANYTHING, menu.tables, menu)) continue
      if (offered === 0) menu.add(OPTION[n])
      else menu.block?.(OPTION[n], 'MK-CARD-10')
    }
  },
  take: (s, f, choice, ctx) => {
    const { seat, source, other, by, node } = f
    ctx.pop()
    if (choice.do === 'no') return
    const part = ctx.tables.nodes.parts[node][choice.do === 'option' ? choice.n : 0]
    performNode(s, part, { seat, source, other, by }, ctx)
  },
  question: (ctx, f) =>
    ctx.tables.nodes.effects[f.node].do === 'may'
      ? text('ask.effect.may', {
          source: sourceText(ctx.tables, f.source),
          part: partText(ctx.tables, f.node, 0),
        })
      : text('ask.effect.option', { source: sourceText(ctx.tables, f.source) }),
  describe: (ctx, f, choice) =>
    choice.do === 'option'
      ? {
          text: text('choose.effect.option', { source: sourceText(ctx.tables, f.source) }),
          gain: partText(ctx.tables, f.node, choice.n),
          ...atSource(f.source),
        }
      : { text: text(`choose.effect.${choice.do}`), ...atSource(f.source) },
})

function partText({ nodes, effectText }: MatchTables, node: Node, n: number): Text {
  return effectText(nodes.effects[nodes.parts[node][n]])
}

function timesOf(effect: Effect): number {
  return effect.do === 'upTo' ? effect.n : 0
}

/** How often, said before anything comes of it (Horn of Wrath). */
export const howOften = ask('option.times', {
  locals: { ...origin, node: int(0) },
  seat: (_s, f) => f.seat,
  universe: (_s, f, { nodes }) => OPTION.slice(0, timesOf(nodes.effects[f.node]) + 1),
  offer: (_s, f, menu) => {
    const most = timesOf(menu.tables.nodes.effects[f.node])
    for (let n = 0; n <= most; n++) menu.add(OPTION[n])
  },
  take: (_s, f, choice, ctx) => {
    const { seat, source, other, by, node } = f
    ctx.next(repeated, { seat, source, other, by, node, left: choice.n })
  },
  question: (ctx, f) =>
    text('ask.effect.times', {
      source: sourceText(ctx.tables, f.source),
      part: partText(ctx.tables, f.node, 0),
      most: timesOf(ctx.tables.nodes.effects[f.node]),
    }),
  describe: (_ctx, f, choice) => ({
    text: text('choose.effect.times', { count: choice.n }),
    ...atSource(f.source),
  }),
})

/** As often as was said. */
export const repeated = run('option.repeated', {
  locals: { ...origin, node: int(0), left: int(0) },
  run: (s, f, ctx) => {
    const { seat, source, other, by, node } = f
    if (f.left === 0) ctx.pop()
    else {
      f.left--
      performNode(s, ctx.tables.nodes.parts[node][0], { seat, source, other, by }, ctx)
    }
  },
})

/** Once more, up to so many times (Horn of Wrath, up to the second version of the rules). */
export const again = ask('option.again', {
  locals: { ...origin, node: int(0), at: int(0) },
  seat: (_s, f) => f.seat,
  universe: () => [YES, NO],
  offer: (_s, _f, menu) => {
    menu.add(YES)
    menu.add(NO)
  },
  take: (s, f, choice, ctx) => {
    const { seat, source, other, by, node } = f
    f.at++
    if (choice.do === 'no' || f.at >= timesOf(ctx.tables.nodes.effects[node])) ctx.pop()
    if (choice.do === 'yes') performNode(s, ctx.tables.nodes.parts[node][0], { seat, source, other, by }, ctx)
  },
  question: (ctx, f) =>
    text('ask.effect.again', {
      source: sourceText(ctx.tables, f.source),
      part: partText(ctx.tables, f.node, 0),
      left: timesOf(ctx.tables.nodes.effects[f.node]) - f.at,
    }),
  describe: (_ctx, _f, choice) => ({ text: text(`choose.effect.${choice.do}`) }),
})

/** The bound card goes on top of the deck or under it. */
export const topOrBottom = ask('option.deck', {
  locals: { ...origin },
  seat: (_s, f) => f.seat,
  universe: () => [OPTION[0], OPTION[1]],
  offer: (_s, _f, menu) => {
    menu.add(OPTION[0])
    menu.add(OPTION[1])
  },
  take: (s, f, choice, ctx) => {
    ctx.pop()
    putCard(s, choice.n === 0 ? 'deckTop' : 'deckBottom', f.seat, boundCard(s), ctx)
  },
  question: (ctx) => text('ask.effect.deck', { card: cardText(ctx.state.bound[Bound.card]) }),
  describe: (_ctx, _f, choice) => ({
    text: text(choice.n === 0 ? 'choose.effect.top' : 'choose.effect.bottom'),
  }),
})

function boundCard(s: State): number {
  return s.bound[Bound.card]
}
