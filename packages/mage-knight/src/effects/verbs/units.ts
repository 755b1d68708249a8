import { text } from '@longtable/kernel'
import type { VerbsOf } from '../../state/match.ts'
import { addUnits, healUnit, readyUnit } from '../../state/mutations.ts'
import { Gives } from '../../state/schema/stages.ts'
import { Bound } from '../../state/schema/state.ts'
import { unitOfSource } from '../../state/sources.ts'
import { useUnit } from '../composite.ts'
import { woundSelf } from '../itself.ts'
import { recruitFree } from '../recruits.ts'

/** Units: what is done to the bound one, to the one whose ability it is, and to the offer. */

declare module '../../content/effect.ts' {
  interface EffectParameters {
    ready: object
    healUnit: object
    spend: object
    recruit: object
    useUnit: object
    /** The unit whose ability this is. */
    woundSelf: object
    offerUnits: { readonly tier: 'regular' | 'elite'; readonly n: number }
  }
}

export const unitVerbs = {
  ready: {
    messages: {
      en: { ready: { it: 'ready it', what: 'ready {{what}}' } },
      fr: { ready: { it: 'relevez-la', what: 'relevez {{what}}' } },
    },
    text: () => text('effect.ready.it', {}),
    textNaming: (_row, what) => text('effect.ready.what', { what }),
    gives: Gives.special,
    run: (s, _row, _node, _origin, ctx) => {
      if (s.bound[Bound.target] >= 0) readyUnit(s, s.bound[Bound.target], ctx)
    },
  },
  healUnit: {
    messages: {
      en: { healUnit: { it: 'heal it', what: 'heal {{what}}' } },
      fr: { healUnit: { it: 'soignez-la', what: 'soignez {{what}}' } },
    },
    text: () => text('effect.healUnit.it', {}),
    textNaming: (_row, what) => text('effect.healUnit.what', { what }),
    gives: Gives.special,
    run: (s, _row, _node, _origin, ctx) => {
      if (s.unitWounds[s.bound[Bound.target]] > 0) healUnit(s, s.bound[Bound.target], ctx)
    },
  },
  spend: {
    messages: {
      en: { spend: { it: 'spend it', what: 'spend {{what}}' } },
      fr: { spend: { it: 'épuisez-la', what: 'épuisez {{what}}' } },
    },
    text: () => text('effect.spend.it', {}),
    textNaming: (_row, what) => text('effect.spend.what', { what }),
    gives: Gives.special,
    run: (s) => {
      s.unitSpent[s.bound[Bound.target]] = 1
    },
  },
  recruit: {
    messages: {
      en: { recruit: { it: 'recruit it for free', what: 'recruit {{what}} for free' } },
      fr: { recruit: { it: 'recrutez-la gratuitement', what: 'recrutez gratuitement {{what}}' } },
    },
    text: () => text('effect.recruit.it', {}),
    textNaming: (_row, what) => text('effect.recruit.what', { what }),
    asks: 'always',
    gives: Gives.special,
    ask: (s, _row, _f, { seat }, ctx) => {
      ctx.pop()
      recruitFree(s, seat, s.bound[Bound.target], ctx)
    },
  },
  useUnit: {
    messages: {
      en: { useUnit: { it: 'use one of its abilities', what: 'use one ability of {{what}}' } },
      fr: { useUnit: { it: 'utilisez une de ses capacités', what: 'utilisez une capacité d’{{what}}' } },
    },
    text: () => text('effect.useUnit.it', {}),
    textNaming: (_row, what) => text('effect.useUnit.what', { what }),
    asks: 'always',
    gives: Gives.special,
    ask: (s, _row, _f, origin, ctx) => ctx.next(useUnit, { ...origin, unit: s.bound[Bound.target] }),
  },
  woundSelf: {
    messages: { en: { woundSelf: 'this unit is wounded' }, fr: { woundSelf: 'cette unité est blessée' } },
    text: () => text('effect.woundSelf'),
    gives: 0,
    run: (s, _row, _node, { seat, source }, ctx) => woundSelf(s, seat, unitOfSource(source), ctx),
  },
  offerUnits: {
    messages: {
      en: {
        offerUnits: {
          regular_one: 'add a regular unit to the offer',
          regular_other: 'add {{count}} regular units to the offer',
          elite_one: 'add an elite unit to the offer',
          elite_other: 'add {{count}} elite units to the offer',
        },
      },
      fr: {
        offerUnits: {
          regular_one: 'ajoutez une unité régulière à l’offre',
          regular_other: 'ajoutez {{count}} unités régulières à l’offre',
          elite_one: 'ajoutez une unité d’élite à l’offre',
          elite_other: 'ajoutez {{count}} unités d’élite à l’offre',
        },
      },
    },
    text: ({ tier, n }) => text(`effect.offerUnits.${tier}`, { count: n }),
    gives: Gives.special,
    run: (s, { tier, n }, _node, _origin, ctx) => addUnits(s, tier, n, ctx),
  },
} satisfies Partial<VerbsOf>
