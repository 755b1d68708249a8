import { text } from '@longtable/kernel'
import { basicColours, type Colour, type Effect } from '../../content/effect.ts'
import { ColourOf, NONE } from '../../content/ids.ts'
import type { HelpQuery, MageContext, Node, VerbsOf } from '../../state/match.ts'
import { Z } from '../../state/pools/deed-cards.ts'
import { EVERY_STAGE, STAGES_OF } from '../../state/schema/stages.ts'
import { Bound, STREAM, type Seat } from '../../state/schema/state.ts'
import { allText, oneOfText } from '../../text/several.ts'
import { colourText, listText } from '../../text/phrases.ts'
import { costText } from '../../text/target.ts'
import { canPay, isMoment, isSo } from '../conditions.ts'
import { payCost } from '../costs.ts'
import { helpsPart, helpsWith, usefulNow } from '../helps.ts'
import { again, howOften, option } from '../option.ts'
import { become, performNode, runImmediate } from '../run.ts'

/** What effects are put together with: all of several, one of them, some for a price. */

declare module '../../content/effect.ts' {
  interface EffectParameters {
    all: { readonly parts: readonly Effect[] }
    oneOf: { readonly parts: readonly Effect[] }
    may: { readonly part: Effect }
    /** Up to n times: again and again as one likes, or as often as was said first. */
    upTo: { readonly n: number; readonly part: Effect; readonly saidFirst?: true }
    when: { readonly is: When; readonly part: Effect }
    only: { readonly at: Timing; readonly part: Effect }
    pay: { readonly cost: Cost; readonly part: Effect }
    byColour: { readonly of: Readonly<Record<Basic, Effect>> }
    roll: { readonly on: readonly Colour[]; readonly part: Effect }
    nothing: object
  }
}

export const flowVerbs = {
  all: {
    messages: { en: { and: '{{a}}; {{b}}' }, fr: { and: '{{a}} ; {{b}}' } },
    text: ({ parts }, say) => allText(parts, say),
    parts: ({ parts }) => parts,
    asks: 'inside',
    gives: 'inside',
    stages: ({ parts }, inner) => parts.reduce((mask, part) => mask & inner(part), EVERY_STAGE),
    mana: ({ parts }, inner) => parts.flatMap(inner),
    cards: ({ parts }, inner) => parts.reduce((sum, part) => sum + inner(part), 0),
    uses: ({ parts }, inner) =>
      parts
        .map(inner)
        .reduce<Effect[][]>(
          (sofar, options) => sofar.flatMap((some) => options.map((one) => [...some, one])),
          [[]],
        )
        .map((some) => ({ do: 'all', parts: some })),
    raised: ({ parts }, n, inner) => {
      for (const [i, part] of parts.entries()) {
        const more = inner(part, n)
        if (more !== undefined) return { do: 'all', parts: parts.with(i, more) }
      }
      return undefined
    },
    helps: (_row, node, query) => {
      const { nodes } = query.tables
      const parts = nodes.parts[node]
      // The costs must be paid whatever else happens.
      for (let i = 0; i < parts.length; i++) {
        if (nodes.verbs[parts[i]].isPayable?.(nodes.effects[parts[i]], query) === false) return false
      }
      return helpsPart(node, query)
    },
    run: (s, _row, node, origin, ctx) => {
      for (const part of ctx.tables.nodes.parts[node]) runImmediate(s, part, origin, ctx)
    },
    ask: (s, _row, f, origin, ctx) => {
      const { parts, quiet } = ctx.tables.nodes
      const all = parts[f.node]
      while (f.at < all.length) {
        const part = all[f.at++]
        if (quiet[part]) runImmediate(s, part, origin, ctx)
        else {
          performNode(s, part, origin, ctx)
          return
        }
      }
      ctx.pop()
    },
  },
  oneOf: {
    messages: { en: { or: '{{a}}, or {{b}}' }, fr: { or: '{{a}}, ou {{b}}' } },
    text: ({ parts }, say) => oneOfText(parts, say),
    parts: ({ parts }) => parts,
    asks: 'always',
    gives: 'inside',
    uses: ({ parts }, inner) => parts.flatMap(inner),
    helps: (_row, node, query) => helpsPart(node, query),
    ask: (_s, _row, { node }, origin, ctx) => ctx.next(option, { ...origin, node }),
  },
  may: {
    messages: { en: { may: 'you may {{part}}' }, fr: { may: 'si vous le voulez, {{part}}' } },
    text: ({ part }, say) => text('effect.may', { part: say(part) }),
    parts: ({ part }) => [part],
    asks: 'always',
    gives: 'inside',
    raised: (row, n, inner) => raisedInside(row, inner(row.part, n)),
    helps: (_row, node, query) => isJustAllowed(node, query) || helpsPart(node, query),
    ask: (s, _row, { node }, origin, ctx) => {
      const { seat, source } = origin
      const [part] = ctx.tables.nodes.parts[node]
      const useful = usefulNow(s, seat, ctx.tables, ctx) | ANYTHING
      const isAsked = takesCard(ctx.tables.nodes.effects[part])
        ? s.deeds[Z.hand + seat].length > 0
        : helpsWith(s, seat, part, source, useful, ctx.tables, ctx)
      if (isAsked) ctx.next(option, { ...origin, node })
      else ctx.pop()
    },
  },
  upTo: {
    messages: {
      en: {
        upTo: 'up to {{n}} times: {{part}}',
        asOftenAs: 'as often as you say, up to {{n}} times: {{part}}',
      },
      fr: {
        upTo: 'jusqu’à {{n}} fois : {{part}}',
        asOftenAs: 'autant de fois que vous l’annoncez, jusqu’à {{n}} : {{part}}',
      },
    },
    text: ({ n, part, saidFirst }, say) =>
      text(saidFirst === true ? 'effect.asOftenAs' : 'effect.upTo', { n, part: say(part) }),
    parts: ({ part }) => [part],
    asks: 'always',
    gives: 'inside',
    helps: (_row, node, query) => helpsPart(node, query),
    ask: (_s, { saidFirst }, { node }, origin, ctx) => {
      if (saidFirst === true) ctx.next(howOften, { ...origin, node })
      else ctx.next(again, { ...origin, node, at: 0 })
    },
  },
  when: {
    messages: {
      en: {
        when: {
          day: 'by Day: {{part}}',
          night: 'at Night: {{part}}',
          outsideCombat: 'outside combat: {{part}}',
          interacting: 'during interaction: {{part}}',
          soleLeastFame: 'if you alone have the least fame: {{part}}',
          deckNotEmpty: 'if your deck is not empty, {{part}}',
          moveForEachEnemy: 'if you have an unspent Move point for each enemy: {{part}}',
        },
      },
      fr: {
        when: {
          day: 'de jour : {{part}}',
          night: 'de nuit : {{part}}',
          outsideCombat: 'hors combat : {{part}}',
          interacting: 'pendant une interaction : {{part}}',
          soleLeastFame: 'si vous seul avez le moins de renommée : {{part}}',
          deckNotEmpty: 'si votre pioche n’est pas vide, {{part}}',
          moveForEachEnemy: 'si vous avez un point de Déplacement non dépensé par ennemi : {{part}}',
        },
      },
    },
    text: ({ is, part }, say) => text(`effect.when.${is}`, { part: say(part) }),
    parts: ({ part }) => [part],
    asks: 'inside',
    gives: 'inside',
    raised: (row, n, inner) => raisedInside(row, inner(row.part, n)),
    helps: ({ is }, node, query) =>
      isJustAllowed(node, query) || (isSo(query.s, query.seat, is, query.tables) && helpsPart(node, query)),
    run: (s, { is }, node, origin, ctx) => {
      if (isSo(s, origin.seat, is, ctx.tables)) runImmediate(s, ctx.tables.nodes.parts[node][0], origin, ctx)
    },
    ask: (s, { is }, { node }, origin, ctx) => {
      if (isSo(s, origin.seat, is, ctx.tables)) become(s, ctx.tables.nodes.parts[node][0], origin, ctx)
      else ctx.pop()
    },
  },
  only: {
    messages: {
      en: {
        only: {
          combatStart: 'only at the start of a combat: {{part}}',
          blockPhase: 'only in the Block phase: {{part}}',
          attackPhase: 'only in the Attack phase: {{part}}',
          outsideCombat: 'only outside combat: {{part}}',
          interaction: 'only during interaction: {{part}}',
          beforeSource: 'before you use the Source: {{part}}',
        },
      },
      fr: {
        only: {
          combatStart: 'seulement au début d’un combat : {{part}}',
          blockPhase: 'seulement pendant la phase de Blocage : {{part}}',
          attackPhase: 'seulement pendant la phase d’Attaque : {{part}}',
          outsideCombat: 'seulement hors combat : {{part}}',
          interaction: 'seulement pendant une interaction : {{part}}',
          beforeSource: 'avant d’utiliser la Source : {{part}}',
        },
      },
    },
    text: ({ at, part }, say) => text(`effect.only.${at}`, { part: say(part) }),
    parts: ({ part }) => [part],
    asks: 'inside',
    gives: 'inside',
    stages: ({ at, part }, inner) => STAGES_OF[at] & inner(part),
    mana: ({ part }, inner) => inner(part),
    cards: ({ part }, inner) => inner(part),
    uses: (row, inner) => inner(row.part).map((part) => ({ ...row, part })),
    raised: (row, n, inner) => raisedInside(row, inner(row.part, n)),
    helps: ({ at }, node, query) => isMoment(query.s, query.seat, at) && helpsPart(node, query),
    run: (s, _row, node, origin, ctx) => runImmediate(s, ctx.tables.nodes.parts[node][0], origin, ctx),
    ask: (s, _row, { node }, origin, ctx) => become(s, ctx.tables.nodes.parts[node][0], origin, ctx),
  },
  pay: {
    messages: { en: { paying: '{{cost}}: {{part}}' }, fr: { paying: '{{cost}} : {{part}}' } },
    text: ({ cost, part }, say) => text('effect.paying', { cost: costText(cost), part: say(part) }),
    parts: ({ part }) => [part],
    asks: 'always',
    gives: 'inside',
    stages: ({ part }, inner) => inner(part),
    mana: ({ cost, part }, inner) => {
      if (cost.pay === 'manas') return [...cost.of.map((colour) => 1 << ColourOf[colour]), ...inner(part)]
      if (cost.pay !== 'mana' || cost.of === 'same') return inner(part)
      return [cost.of.reduce((mask, colour) => mask | (1 << ColourOf[colour]), 0), ...inner(part)]
    },
    cards: ({ cost, part }, inner) => (cost.pay === 'card' && cost.which !== 'wound' ? 1 : 0) + inner(part),
    uses: ({ cost, part }, inner) => {
      if (cost.pay === 'mana' && part.do === 'byColour') {
        return basicColours.map((colour) => ({
          do: 'pay',
          cost: { pay: 'mana', of: [colour] },
          part: part.of[colour],
        }))
      }
      return inner(part).map((one) => ({ do: 'pay', cost, part: one }))
    },
    raised: (row, n, inner) => raisedInside(row, inner(row.part, n)),
    isPayable: ({ cost }, query) => canPay(cost, query),
    helps: ({ cost }, node, query) => canPay(cost, query) && helpsPart(node, query),
    ask: (s, { cost }, f, origin, ctx) => {
      if (f.at === 0) {
        f.at = 1
        payCost(s, cost, origin, ctx)
      } else become(s, ctx.tables.nodes.parts[f.node][0], origin, ctx)
    },
  },
  byColour: {
    messages: {
      en: {
        byColour: 'with red, {{red}}, with blue, {{blue}}, with green, {{green}}, with white, {{white}}',
      },
      fr: {
        byColour:
          'avec le rouge, {{red}}, avec le bleu, {{blue}}, avec le vert, {{green}}, avec le blanc, {{white}}',
      },
    },
    text: ({ of: { red, blue, green, white } }, say) =>
      text('effect.byColour', { red: say(red), blue: say(blue), green: say(green), white: say(white) }),
    parts: ({ of }) => basicColours.map((colour) => of[colour]),
    asks: 'always',
    gives: 'inside',
    ask: (s, _row, { node }, origin, ctx) =>
      become(s, ctx.tables.nodes.parts[node][s.bound[Bound.colour]], origin, ctx),
  },
  roll: {
    messages: {
      en: { roll: 'roll a die; on {{on}}, {{part}}' },
      fr: { roll: 'lancez un dé ; sur {{on}}, {{part}}' },
    },
    text: ({ on, part }, say) =>
      text('effect.roll', { on: listText('or', on.map(colourText)), part: say(part) }),
    parts: ({ part }) => [part],
    asks: 'inside',
    gives: 0,
    run: (s, { on }, node, origin, ctx) => {
      const then = rolled(on, node, origin.seat, ctx)
      if (then >= 0) runImmediate(s, then, origin, ctx)
    },
    ask: (s, { on }, { node }, origin, ctx) => {
      const then = rolled(on, node, origin.seat, ctx)
      if (then >= 0) become(s, then, origin, ctx)
      else ctx.pop()
    },
  },
  nothing: {
    messages: { en: { nothing: 'no effect' }, fr: { nothing: 'aucun effet' } },
    text: () => text('effect.nothing'),
    gives: 0,
    run: () => {},
  },
} satisfies Partial<VerbsOf>

/** Whether a card of the hand can pay is only asked in the menu: others see that somebody is asked. */
function takesCard(part: Effect): boolean {
  return part.do === 'pay' && part.cost.pay === 'card'
}

/** All that a part of a running effect may be for. */
const ANYTHING = 0xff

/** What may be left out, or happens under a condition, stands in nobody's way where it is only asked what is allowed. */
function isJustAllowed(node: Node, { only, useful, tables }: HelpQuery): boolean {
  return only === 'allowed' && (tables.nodes.gives[node] & useful) !== 0
}

function raisedInside<Row extends Effect & { readonly part: Effect }>(
  row: Row,
  part: Effect | undefined,
): Row | undefined {
  return part === undefined ? undefined : { ...row, part }
}

/** Rolls a die for an effect; the node of what happens, NONE for nothing. */
function rolled(on: readonly Colour[], node: Node, seat: Seat, ctx: MageContext): Node {
  const colour = ctx.below(STREAM.chance, 6)
  ctx.tell?.({ event: 'rolledFor', seat, colour })
  return on.some((one) => ColourOf[one] === colour) ? ctx.tables.nodes.parts[node][0] : NONE
}
