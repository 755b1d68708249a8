import { text } from '@longtable/kernel'
import type { CrystalSpec, ManaSpec } from '../../content/effect.ts'
import type { EffectOrigin, MageContext, Node, VerbsOf } from '../../state/match.ts'
import { gainToken } from '../../state/mutations.ts'
import { rewardKinds } from '../../state/schema/player.ts'
import { Gives } from '../../state/schema/stages.ts'
import { Bound, STREAM, type State } from '../../state/schema/state.ts'
import { affectedText, colourText, gainText, listText } from '../../text/phrases.ts'
import { colourQuestion } from '../colour.ts'
import { gainCrystals, manaColour } from '../mana-gains.ts'
import { runImmediate } from '../run.ts'

/** Mana tokens, crystals, and what is gained at the end of the turn. */

declare module '../../content/effect.ts' {
  interface EffectParameters {
    mana: { readonly of: ManaSpec; readonly n: number }
    crystal: { readonly of: CrystalSpec; readonly n: number }
    /** A random one. */
    loseCrystal: { readonly otherwise: Effect }
    /** At the end of the turn: n + 1 are drawn, one goes back (MK-REWARD-04). */
    artifact: { readonly n: number }
    wayToPay: { readonly way: WayToPay }
  }
}

export const manaVerbs = {
  mana: {
    messages: {
      en: {
        gain: {
          mana: {
            plain_one: 'gain a {{colour}} mana token',
            plain_other: 'gain {{count}} {{colour}} mana tokens',
            of_one: 'gain a mana token {{colour}}',
            of_other: 'gain {{count}} mana tokens {{colour}}',
            each_one: 'gain a mana token {{colour}}',
            each_other: 'gain {{count}} mana tokens, each {{colour}}',
            several: 'gain one mana token of each: {{colours}}',
          },
        },
      },
      fr: {
        gain: {
          mana: {
            plain_one: 'gagnez un jeton de mana {{colour}}',
            plain_other: 'gagnez {{count}} jetons de mana {{colour}}',
            of_one: 'gagnez un jeton de mana {{colour}}',
            of_other: 'gagnez {{count}} jetons de mana {{colour}}',
            each_one: 'gagnez un jeton de mana {{colour}}',
            each_other: 'gagnez {{count}} jetons de mana, chacun {{colour}}',
            several: 'gagnez un jeton de mana de chaque couleur : {{colours}}',
          },
        },
      },
    },
    text: ({ of, n }) => gainText('mana', of, n),
    asks: ({ of }) => isOpen(of),
    gives: Gives.special,
    run: (s, { of, n }, _node, { seat }, ctx) => gainToken(s, seat, manaColour(s, of, ctx), n, ctx),
    ask: (s, row, f, _origin, ctx) => colourQuestion(s, row, f, ctx),
  },
  crystal: {
    messages: {
      en: {
        gain: {
          crystal: {
            plain_one: 'gain a {{colour}} crystal',
            plain_other: 'gain {{count}} {{colour}} crystals',
            of_one: 'gain a crystal {{colour}}',
            of_other: 'gain {{count}} crystals {{colour}}',
            each_one: 'gain a crystal {{colour}}',
            each_other: 'gain {{count}} crystals, each {{colour}}',
            several: 'gain one crystal of each: {{colours}}',
          },
        },
      },
      fr: {
        gain: {
          crystal: {
            plain_one: 'gagnez un cristal {{colour}}',
            plain_other: 'gagnez {{count}} cristaux ({{colour}})',
            of_one: 'gagnez un cristal {{colour}}',
            of_other: 'gagnez {{count}} cristaux {{colour}}',
            each_one: 'gagnez un cristal {{colour}}',
            each_other: 'gagnez {{count}} cristaux, chacun {{colour}}',
            several: 'gagnez un cristal de chaque couleur : {{colours}}',
          },
        },
      },
    },
    text: ({ of, n }) => gainText('crystal', of, n),
    asks: ({ of }) => isOpen(of),
    gives: Gives.special,
    run: (s, row, _node, origin, ctx) => gainCrystals(s, row, origin, ctx),
    ask: (s, row, f, _origin, ctx) => colourQuestion(s, row, f, ctx),
  },
  loseCrystal: {
    messages: {
      en: { loseCrystal: 'loses a random crystal or, without one, {{otherwise}}' },
      fr: { loseCrystal: 'perd un cristal au hasard ou, faute de cristal, {{otherwise}}' },
    },
    text: ({ otherwise }, say) => text('effect.loseCrystal', { otherwise: affectedText(otherwise, say) }),
    parts: ({ otherwise }) => [otherwise],
    asks: 'inside',
    gives: Gives.special,
    run: (s, _row, node, origin, ctx) => loseCrystal(s, node, origin, ctx),
  },
  artifact: {
    messages: {
      en: {
        artifact_one: 'gain an artifact at the end of the turn',
        artifact_other: 'gain {{count}} artifacts at the end of the turn',
      },
      fr: {
        artifact_one: 'gagnez un artefact à la fin du tour',
        artifact_other: 'gagnez {{count}} artefacts à la fin du tour',
      },
    },
    text: ({ n }) => text('effect.artifact', { count: n }),
    gives: Gives.special,
    run: (s, { n }, _node, { seat }) => {
      s.players[seat].rewards[rewardKinds.indexOf('boughtArtifact')] += n
    },
  },
  /** Offered inside a payment. */
  wayToPay: {
    messages: {
      en: {
        way: {
          discardEither: 'to pay one mana, discard a Wound for {{wound}}, or another card for {{nonWound}}',
          opposite: 'use one mana as if it were of the opposite colour',
        },
      },
      fr: {
        way: {
          discardEither:
            'pour payer un mana, défaussez une Blessure (mana {{wound}}) ou une autre carte (mana {{nonWound}})',
          opposite: 'utilisez un mana comme s’il était de la couleur opposée',
        },
      },
    },
    text: ({ way }) =>
      way.way === 'discardEither'
        ? text('effect.way.discardEither', {
            wound: listText('or', way.wound.map(colourText)),
            nonWound: listText('or', way.nonWound.map(colourText)),
          })
        : text('effect.way.opposite'),
    gives: 0,
    run: () => {},
  },
} satisfies Partial<VerbsOf>

/** Is the colour left to the player, or to a die? */
function isOpen(of: ManaSpec | CrystalSpec): boolean {
  return typeof of !== 'string' || of === 'owned' || of === 'rolled'
}

/** One of the affected player's crystals at random; which colours went is bound for whoever cast it. */
function loseCrystal(s: State, node: Node, origin: EffectOrigin, ctx: MageContext): void {
  const seat = origin.other >= 0 ? origin.other : origin.seat
  const { crystals } = s.players[seat]
  const count = crystals.reduce((sum, n) => sum + n, 0)
  if (count === 0) {
    runImmediate(s, ctx.tables.nodes.parts[node][0], origin, ctx)
    return
  }
  let nth = ctx.below(STREAM.chance, count)
  let colour = 0
  while (nth >= crystals[colour]) nth -= crystals[colour++]
  crystals[colour]--
  s.bound[Bound.lost] = Math.max(0, s.bound[Bound.lost]) | (1 << colour)
  ctx.tell?.({ event: 'lost', seat, what: 'crystal', colour, n: 1 })
}
