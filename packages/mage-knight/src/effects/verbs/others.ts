import { text } from '@longtable/kernel'
import { NONE } from '../../content/ids.ts'
import type { EffectFrame, EffectOrigin, MageContext, VerbsOf } from '../../state/match.ts'
import { Gives } from '../../state/schema/stages.ts'
import { Bound, type State } from '../../state/schema/state.ts'
import { affectedText } from '../../text/phrases.ts'
import { askNearest, giveUp, giveUps, others } from '../other-players.ts'
import { performNode } from '../run.ts'

/** What one player's effect does to the others. */

declare module '../../content/effect.ts' {
  interface EffectParameters {
    others: {
      readonly who: 'all' | 'nearest' | 'everybody'
      readonly asks: 'self' | 'them'
      readonly part: Effect
    }
    /** A card of the bound colour, or show the hand. */
    giveUp: { readonly steal: boolean }
  }
}

export const otherVerbs = {
  others: {
    messages: {
      en: {
        others: {
          all: 'each other player {{part}}',
          allByYou: 'for each other player, {{part}}',
          nearest: 'the nearest hero {{part}}',
          everybody: 'every player {{part}}',
        },
      },
      fr: {
        others: {
          all: 'chaque autre joueur {{part}}',
          allByYou: 'pour chaque autre joueur, {{part}}',
          nearest: 'le héros le plus proche {{part}}',
          everybody: 'chaque joueur {{part}}',
        },
      },
    },
    text: ({ who, asks, part }, say) =>
      who === 'all' && asks === 'self'
        ? text('effect.others.allByYou', { part: say(part) })
        : text(`effect.others.${who}`, { part: affectedText(part, say) }),
    parts: ({ part }) => [part],
    asks: 'always',
    gives: Gives.special,
    ask: (s, row, f, origin, ctx) => {
      if (row.part.do === 'giveUp')
        ctx.next(giveUps, { ...origin, steal: row.part.steal ? 1 : 0, at: 0, cards: [] })
      else askOthers(s, row.who, f, origin, ctx)
    },
  },
  giveUp: {
    messages: {
      en: {
        giveUp: {
          plain: 'discards an action or spell of that colour, or shows a hand without one',
          steal:
            'discards an action or spell of that colour, or shows a hand without one; you may take one action discarded this way',
        },
      },
      fr: {
        giveUp: {
          plain: 'défausse une action ou un sort de cette couleur, ou montre une main qui n’en contient pas',
          steal:
            'défausse une action ou un sort de cette couleur, ou montre une main qui n’en contient pas ; vous pouvez prendre une action ainsi défaussée',
        },
      },
    },
    text: ({ steal }) => text(steal ? 'effect.giveUp.steal' : 'effect.giveUp.plain'),
    asks: 'always',
    gives: Gives.special,
    ask: (_s, { steal }, _f, origin, ctx) => ctx.next(giveUp, { ...origin, steal: steal ? 1 : 0 }),
  },
} satisfies Partial<VerbsOf>

/** One other player after the other, from the active one on (MK-PRIO-05). */
function askOthers(
  s: State,
  who: 'all' | 'nearest' | 'everybody',
  f: EffectFrame,
  origin: EffectOrigin,
  ctx: MageContext,
): void {
  const seats = others(s, who, origin, ctx.tables)
  if (f.at === 0) s.bound[Bound.lost] = NONE
  if (who === 'nearest' && seats.length > 1) {
    ctx.pop()
    askNearest(f.node, seats, origin, ctx)
    return
  }
  const { parts, quiet } = ctx.tables.nodes
  const [part] = parts[f.node]
  while (f.at < seats.length) {
    const other = seats[f.at++]
    performNode(s, part, { ...origin, other }, ctx)
    if (!quiet[part]) return
  }
  ctx.pop()
}
