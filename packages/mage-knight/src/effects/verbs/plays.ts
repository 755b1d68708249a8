import { text, type Text } from '@longtable/kernel'
import type { VerbsOf } from '../../state/match.ts'
import { Gives } from '../../state/schema/stages.ts'
import { Bound } from '../../state/schema/state.ts'
import { bannerText } from '../../text/lasting.ts'
import { fold } from '../../text/phrases.ts'
import { PERFORM_AS, performCard } from '../composite.ts'
import { hasSideways, sideways } from '../sideways.ts'

/** Cards that change how other cards are played. */

declare module '../../content/effect.ts' {
  interface EffectParameters {
    /** The bound card is used as a part of this one. */
    perform: {
      readonly use: 'basic' | 'strong' | 'asInHand'
      readonly times: number
      readonly bonus: number
    }
    sideways: {
      readonly n: number
      readonly wound?: true
      readonly advanced?: number
      readonly noSource?: number
      readonly same?: number
    }
    assign: { readonly banner: Banner }
  }
}

export const playVerbs = {
  perform: {
    messages: {
      en: {
        perform: {
          basic: {
            it_one: 'use its basic effect',
            it_other: 'use its basic effect {{count}} times',
            what_one: 'use the basic effect of {{what}}',
            what_other: 'use the basic effect of {{what}} {{count}} times',
          },
          strong: {
            it_one: 'use its strong effect for free',
            it_other: 'use its strong effect {{count}} times for free',
            what_one: 'use the strong effect of {{what}} for free',
            what_other: 'use the strong effect of {{what}} {{count}} times for free',
          },
          asInHand: {
            it_one: 'play it as if it were in your hand; it stays in the offer',
            it_other: 'play it {{count}} times as if it were in your hand; it stays in the offer',
            what_one: 'play {{what}} as if it were in your hand; it stays in the offer',
            what_other: 'play {{what}} {{count}} times as if it were in your hand; it stays in the offer',
          },
          bonus: 'the Move, Influence, Attack or Block it gives gets +{{n}}',
        },
      },
      fr: {
        perform: {
          basic: {
            it_one: 'utilisez son effet simple',
            it_other: 'utilisez {{count}} fois son effet simple',
            what_one: 'utilisez l’effet simple d’{{what}}',
            what_other: 'utilisez {{count}} fois l’effet simple d’{{what}}',
          },
          strong: {
            it_one: 'utilisez gratuitement son effet puissant',
            it_other: 'utilisez gratuitement {{count}} fois son effet puissant',
            what_one: 'utilisez gratuitement l’effet puissant d’{{what}}',
            what_other: 'utilisez gratuitement {{count}} fois l’effet puissant d’{{what}}',
          },
          asInHand: {
            it_one: 'jouez-le comme s’il était dans votre main ; il reste dans l’offre',
            it_other: 'jouez-le {{count}} fois comme s’il était dans votre main ; il reste dans l’offre',
            what_one: 'jouez {{what}} comme s’il était dans votre main ; il reste dans l’offre',
            what_other:
              'jouez {{count}} fois {{what}} comme s’il était dans votre main ; il reste dans l’offre',
          },
          bonus: 'le Déplacement, l’Influence, l’Attaque ou le Blocage obtenu augmente de {{n}}',
        },
      },
    },
    text: (row) => performText(row, 'it', {}),
    textNaming: (row, what) => performText(row, 'what', { what }),
    asks: 'always',
    gives: Gives.special,
    ask: (s, { use, times, bonus }, _f, { seat, source }, ctx) =>
      ctx.next(performCard, {
        seat,
        card: s.bound[Bound.card],
        as: PERFORM_AS.indexOf(use),
        times,
        bonus,
        by: source,
        saved: s.bound.slice(),
        first: true,
      }),
  },
  sideways: {
    messages: {
      en: {
        sideways: {
          card: 'one card played sideways gives {{n}}',
          wound: 'one Wound may be played sideways and gives {{n}}',
          advanced: 'or {{n}} if it is an advanced action, a spell or an artifact',
          noSource: 'or {{n}} if you use no Source die this turn',
          same: 'or {{n}} if it is of that colour',
        },
      },
      fr: {
        sideways: {
          card: 'une carte jouée de côté donne {{n}}',
          wound: 'une Blessure peut être jouée de côté et donne {{n}}',
          advanced: 'ou {{n}} si c’est une action avancée, un sort ou un artefact',
          noSource: 'ou {{n}} si vous n’utilisez aucun dé de la Source ce tour-ci',
          same: 'ou {{n}} si elle est de cette couleur',
        },
      },
    },
    text: ({ n, wound, advanced, noSource, same }) => {
      const parts = [text(wound === true ? 'effect.sideways.wound' : 'effect.sideways.card', { n })]
      if (advanced !== undefined) parts.push(text('effect.sideways.advanced', { n: advanced }))
      if (noSource !== undefined) parts.push(text('effect.sideways.noSource', { n: noSource }))
      if (same !== undefined) parts.push(text('effect.sideways.same', { n: same }))
      return fold('effect.list.comma', parts)
    },
    asks: 'always',
    gives: Gives.move | Gives.influence | Gives.melee | Gives.block,
    helps: (row, node, { s, seat, useful, tables }) =>
      (tables.nodes.gives[node] & useful) !== 0 && hasSideways(s, seat, row),
    ask: (_s, _row, { node }, origin, ctx) => ctx.next(sideways, { ...origin, node }),
  },
  /** The banner's ability is offered by the unit that carries it. */
  assign: {
    messages: {
      en: {
        banner: {
          text: 'assign this to a unit: it gets {{bonus}}',
          spending: 'assign this to a unit; you may spend that unit {{part}}',
          turning: 'assign this to a unit; once a round you may turn this over {{part}}',
        },
      },
      fr: {
        banner: {
          text: 'confiez cette carte à une unité : elle gagne {{bonus}}',
          spending: 'confiez cette carte à une unité ; vous pouvez épuiser cette unité {{part}}',
          turning:
            'confiez cette carte à une unité ; une fois par manche, vous pouvez retourner cette carte {{part}}',
        },
      },
    },
    text: ({ banner }, say) => bannerText(banner, say),
    parts: ({ banner }) => (banner.ability === undefined ? [] : [banner.ability.effect]),
    gives: 0,
    run: () => {},
  },
} satisfies Partial<VerbsOf>

function performText(
  { use, times, bonus }: Readonly<{ use: string; times: number; bonus: number }>,
  form: 'it' | 'what',
  named: Readonly<{ what?: Text }>,
): Text {
  const performed = text(`effect.perform.${use}.${form}`, { ...named, count: times })
  return bonus === 0 ? performed : fold('effect.and', [performed, text('effect.perform.bonus', { n: bonus })])
}
