import { text } from '@longtable/kernel'
import type { VerbsOf } from '../../state/match.ts'
import { mustRest } from '../../state/must-rest.ts'
import { Gives, Stage } from '../../state/schema/stages.ts'
import { landText } from '../../text/phrases.ts'
import { canTravel, journey } from '../journey.ts'

/** Moves that an effect makes. */

declare module '../../content/effect.ts' {
  interface EffectParameters {
    journey: {
      readonly spaces: number
      readonly movePerSpace: number
      readonly never: readonly Terrain[]
      readonly end: 'safe' | 'assault'
    }
  }
}

export const journeyVerbs = {
  journey: {
    messages: {
      en: {
        journey: {
          safe: '{{way}}{{never}} and end on a safe space, without provoking anybody',
          assault:
            '{{way}}{{never}} and end on a fortified site or on another hero: you attack without the site’s fortification',
          free_one: 'move one revealed space',
          free_other: 'move up to {{count}} revealed spaces',
          paid_one: 'move one revealed space for {{n}} Move',
          paid_other: 'move up to {{count}} revealed spaces for {{n}} Move each',
          never: ', never across {{land}},',
        },
      },
      fr: {
        journey: {
          safe: '{{way}}{{never}} et terminez sur une case sûre, sans provoquer personne',
          assault:
            '{{way}}{{never}} et terminez sur un site fortifié ou sur un autre héros : vous attaquez sans la fortification du site',
          free_one: 'avancez d’une case révélée',
          free_other: 'avancez de {{count}} cases révélées au plus',
          paid_one: 'avancez d’une case révélée pour {{n}} Déplacement',
          paid_other: 'avancez de {{count}} cases révélées au plus ({{n}} Déplacement chacune)',
          never: ', jamais par {{land}},',
        },
      },
    },
    text: ({ spaces, movePerSpace, never, end }) =>
      text(`effect.journey.${end}`, {
        way: text(movePerSpace === 0 ? 'effect.journey.free' : 'effect.journey.paid', {
          count: spaces,
          n: movePerSpace,
        }),
        never: never.length === 0 ? '' : text('effect.journey.never', { land: landText(never) }),
      }),
    asks: 'always',
    gives: Gives.move,
    helps: (row, _node, { s, seat, useful, only, tables }) => {
      if ((useful & Gives.move) === 0) return false
      if (only === 'allowed') return s.stage !== Stage.moving || !mustRest(s, seat)
      return s.stage === Stage.moving && canTravel(s, seat, row, tables)
    },
    // Outside the movement part the figure stays where it is (MK-TURN-30), and where there is nowhere to go.
    ask: (s, row, { node }, origin, ctx) => {
      if (s.stage === Stage.moving && canTravel(s, origin.seat, row, ctx.tables))
        ctx.next(journey, { ...origin, node })
      else ctx.pop()
    },
  },
} satisfies Partial<VerbsOf>
