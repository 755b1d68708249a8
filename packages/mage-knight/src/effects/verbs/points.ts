import { text } from '@longtable/kernel'
import { elements, reaches } from '../../content/effect.ts'
import { EVERY_STAGE, FIGHTING, Gives } from '../../state/schema/stages.ts'
import type { VerbsOf } from '../../state/match.ts'
import { gainFame, gainReputation } from '../../state/mutations.ts'
import { amountText, elementalText, fold, signedText } from '../../text/phrases.ts'
import { amountOf, moreOf } from '../amount.ts'
import { runBlock } from '../blocks.ts'
import { addAttack, addHealing, addInfluence, addMove } from '../add-points.ts'

/** Points: Move, Influence, healing, attacks and blocks, and steps on the tracks of fame and reputation. */

declare module '../../content/effect.ts' {
  interface EffectParameters {
    move: { readonly n: Amount }
    influence: { readonly n: Amount }
    heal: { readonly n: Amount; readonly fameEach?: number }
    attack: { readonly n: Amount; readonly reach: Reach; readonly element: Element }
    block: {
      readonly n: Amount
      readonly element: Element
      readonly twiceAgainstSwift?: true
      /** Falls on the enemy it is played against at once, or once the block has succeeded. */
      readonly against?: Effect
      readonly ifBlocked?: Effect
    }
    fame: { readonly n: Amount }
    reputation: { readonly n: Amount }
  }
}

export const pointVerbs = {
  move: {
    messages: { en: { move: 'Move {{n}}' }, fr: { move: 'Déplacement {{n}}' } },
    text: ({ n }) => text('effect.move', { n: amountText(n) }),
    gives: Gives.move,
    raised: (row, n) => ({ ...row, n: moreOf(row.n, n) }),
    run: (s, { n }, _node, { seat }, ctx) => addMove(s, seat, amountOf(s, n, seat, ctx.tables, ctx), ctx),
  },
  influence: {
    messages: { en: { influence: 'Influence {{n}}' }, fr: { influence: 'Influence {{n}}' } },
    text: ({ n }) => text('effect.influence', { n: amountText(n) }),
    gives: Gives.influence,
    raised: (row, n) => ({ ...row, n: moreOf(row.n, n) }),
    run: (s, { n }, _node, { seat }, ctx) =>
      addInfluence(s, seat, amountOf(s, n, seat, ctx.tables, ctx), ctx),
  },
  heal: {
    messages: {
      en: { heal: 'Heal {{n}}', healFame: 'Heal {{n}}, and fame +{{fame}} for each point spent' },
      fr: { heal: 'Soin {{n}}', healFame: 'Soin {{n}}, et renommée +{{fame}} par point dépensé' },
    },
    text: ({ n, fameEach }) =>
      fameEach === undefined
        ? text('effect.heal', { n: amountText(n) })
        : text('effect.healFame', { n: amountText(n), fame: fameEach }),
    gives: Gives.heal,
    stages: () => EVERY_STAGE & ~FIGHTING,
    run: (s, { n, fameEach }, _node, { seat }, ctx) =>
      addHealing(s, seat, amountOf(s, n, seat, ctx.tables, ctx), fameEach ?? 0, ctx),
  },
  attack: {
    messages: {
      en: {
        attack: { melee: 'Attack {{n}}', ranged: 'Ranged Attack {{n}}', siege: 'Siege Attack {{n}}' },
        elemental: {
          attack: {
            melee: '{{element}} Attack {{n}}',
            ranged: 'Ranged {{element}} Attack {{n}}',
            siege: 'Siege {{element}} Attack {{n}}',
          },
        },
      },
      fr: {
        attack: {
          melee: 'Attaque {{n}}',
          ranged: 'Attaque à distance {{n}}',
          siege: 'Attaque de siège {{n}}',
        },
        elemental: {
          attack: {
            melee: 'Attaque {{element}} {{n}}',
            ranged: 'Attaque à distance {{element}} {{n}}',
            siege: 'Attaque de siège {{element}} {{n}}',
          },
        },
      },
    },
    text: ({ n, reach, element }) => elementalText(`attack.${reach}`, n, element),
    gives: ({ reach }) => Gives[reach],
    raised: (row, n) => ({ ...row, n: moreOf(row.n, n) }),
    run: (s, row, _node, { seat, source }, ctx) => {
      const n = amountOf(s, row.n, seat, ctx.tables, ctx)
      addAttack(s, seat, source, reaches.indexOf(row.reach), elements.indexOf(row.element), n, ctx)
    },
  },
  block: {
    messages: {
      en: {
        block: 'Block {{n}}',
        elemental: { block: '{{element}} Block {{n}}' },
        twiceAgainstSwift: 'it counts twice against a swift attack',
        ifBlocked: 'if the block succeeds, {{part}}',
      },
      fr: {
        block: 'Blocage {{n}}',
        elemental: { block: 'Blocage {{element}} {{n}}' },
        twiceAgainstSwift: 'il compte double contre une attaque rapide',
        ifBlocked: 'si le blocage réussit, {{part}}',
      },
    },
    text: ({ n, element, twiceAgainstSwift, against, ifBlocked }, say) => {
      const parts = [elementalText('block', n, element)]
      if (twiceAgainstSwift === true) parts.push(text('effect.twiceAgainstSwift'))
      if (against !== undefined) parts.push(say(against))
      if (ifBlocked !== undefined) parts.push(text('effect.ifBlocked', { part: say(ifBlocked) }))
      return fold('effect.and', parts)
    },
    parts: ({ against, ifBlocked }) => [against, ifBlocked].filter((part) => part !== undefined),
    gives: Gives.block,
    raised: (row, n) => ({ ...row, n: moreOf(row.n, n) }),
    run: runBlock,
  },
  fame: {
    messages: { en: { fame: 'fame {{n}}' }, fr: { fame: 'renommée {{n}}' } },
    text: ({ n }) => text('effect.fame', { n: signedText(n) }),
    gives: Gives.gain,
    run: (s, { n }, _node, { seat }, ctx) => gainFame(s, seat, amountOf(s, n, seat, ctx.tables, ctx), ctx),
  },
  reputation: {
    messages: { en: { reputation: 'reputation {{n}}' }, fr: { reputation: 'réputation {{n}}' } },
    text: ({ n }) => text('effect.reputation', { n: signedText(n) }),
    gives: 0,
    run: (s, { n }, _node, { seat }, ctx) =>
      gainReputation(s, seat, amountOf(s, n, seat, ctx.tables, ctx), ctx),
  },
} satisfies Partial<VerbsOf>
