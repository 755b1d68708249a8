import { allBut, audience, text } from '@longtable/kernel'
import type { MageContext, VerbsOf } from '../../state/match.ts'
import { drawCards, shuffleDeck, takeWound } from '../../state/mutations.ts'
import { deeds, Z } from '../../state/pools/deed-cards.ts'
import { Gives } from '../../state/schema/stages.ts'
import { Bound, type Seat, type State } from '../../state/schema/state.ts'
import { countedText } from '../../text/phrases.ts'
import { amountOf } from '../amount.ts'
import { putThis } from '../itself.ts'
import { topOrBottom } from '../option.ts'
import { putCard } from '../put.ts'

/** Deed cards: drawn, taken, shuffled, put somewhere. */

declare module '../../content/effect.ts' {
  interface EffectParameters {
    draw: { readonly n: Amount }
    /** Of the next draw. */
    handLimit: { readonly n: number }
    /** To hand, of whoever is affected. */
    wound: { readonly n: Amount }
    /** The discard pile into the deck. */
    reshuffle: object
    shuffleDeck: object
    /** MK-TACTIC-17 */
    tuck: object
    untuck: object
    /** The bound card. */
    put: { readonly to: CardPlace }
    /** This very card, instead of the discard pile at the end of the turn. */
    putThis: { readonly to: 'hand' | 'deckTop' | 'deckBottom' }
  }
}

export const cardVerbs = {
  draw: {
    messages: {
      en: {
        draw_one: 'draw a card',
        draw_other: 'draw {{count}} cards',
        drawEach: 'draw a card {{per}}{{most}}',
        drawAmount: 'draw cards: {{n}}',
      },
      fr: {
        draw_one: 'piochez une carte',
        draw_other: 'piochez {{count}} cartes',
        drawEach: 'piochez une carte {{per}}{{most}}',
        drawAmount: 'piochez des cartes : {{n}}',
      },
    },
    text: ({ n }) => countedText('effect.draw', n),
    asks: 'always',
    gives: Gives.special,
    helps: (_row, _node, { s, seat, useful, only }) =>
      (useful & Gives.special) !== 0 && (only === 'allowed' || s.deeds[Z.deck + seat].length > 0),
    ask: (s, { n }, _f, { seat, other }, ctx) => {
      ctx.pop()
      drawCards(other >= 0 ? other : seat, amountOf(s, n, seat, ctx.tables, ctx), ctx)
    },
  },
  handLimit: {
    messages: {
      en: { handLimit: 'your hand limit is {{n}} higher for your next draw' },
      fr: { handLimit: 'votre limite de main augmente de {{n}} pour votre prochaine pioche' },
    },
    text: ({ n }) => text('effect.handLimit', { n }),
    gives: Gives.special,
    run: (s, { n }, _node, { seat }) => {
      s.players[seat].nextDraw += n
    },
  },
  wound: {
    messages: {
      en: {
        wound_one: 'take a Wound',
        wound_other: 'take {{count}} Wounds',
        woundEach: 'take a Wound {{per}}{{most}}',
        woundAmount: 'take Wounds: {{n}}',
        affected: {
          wound_one: 'takes a Wound',
          wound_other: 'takes {{count}} Wounds',
          woundEach: 'takes a Wound {{per}}{{most}}',
          woundAmount: 'takes Wounds: {{n}}',
        },
      },
      fr: {
        wound_one: 'prenez une Blessure',
        wound_other: 'prenez {{count}} Blessures',
        woundEach: 'prenez une Blessure {{per}}{{most}}',
        woundAmount: 'prenez des Blessures : {{n}}',
        affected: {
          wound_one: 'prend une Blessure',
          wound_other: 'prend {{count}} Blessures',
          woundEach: 'prend une Blessure {{per}}{{most}}',
          woundAmount: 'prend des Blessures : {{n}}',
        },
      },
    },
    text: ({ n }) => countedText('effect.wound', n),
    textOfOther: ({ n }) => countedText('effect.affected.wound', n),
    gives: 0,
    run: (s, { n }, _node, { seat, other }, ctx) => {
      const affected = other >= 0 ? other : seat
      takeWound(s, affected, amountOf(s, n, affected, ctx.tables, ctx), 'hand', ctx)
    },
  },
  reshuffle: {
    messages: {
      en: { reshuffle: 'shuffle your discard pile into your deck' },
      fr: { reshuffle: 'mélangez votre défausse à votre pioche' },
    },
    text: () => text('effect.reshuffle'),
    gives: Gives.special,
    run: (s, _row, _node, { seat }, ctx) => {
      ctx.moveAll(deeds, Z.discard + seat, Z.deck + seat)
      shuffleDeck(seat, ctx)
      ctx.tell?.({ event: 'reshuffled', seat, cards: s.deeds[Z.deck + seat].length })
    },
  },
  shuffleDeck: {
    messages: { en: { shuffleDeck: 'shuffle your deck' }, fr: { shuffleDeck: 'mélangez votre pioche' } },
    text: () => text('effect.shuffleDeck'),
    gives: Gives.special,
    run: (s, _row, _node, { seat }, ctx) => {
      shuffleDeck(seat, ctx)
      if (ctx.tables.edition.rulesVersion < 3) return // it was not told
      ctx.tell?.({ event: 'reshuffled', seat, cards: s.deeds[Z.deck + seat].length })
    },
  },
  tuck: {
    messages: {
      en: { tuck: 'put the top card of your deck face down under this tactic' },
      fr: { tuck: 'glissez face cachée la première carte de votre pioche sous cette tactique' },
    },
    text: () => text('effect.tuck'),
    gives: Gives.special,
    helps: (_row, _node, { s, seat }) => s.deeds[Z.deck + seat].length > 0, // MK-Q76
    run: (_s, _row, _node, { seat }, ctx) => {
      if (ctx.draw(deeds, Z.deck + seat, Z.tucked) >= 0)
        ctx.tell?.({ event: 'cardHidden', seat, to: 'tucked' })
    },
  },
  untuck: {
    messages: {
      en: { untuck: 'turn this tactic over and take all cards under it into your hand' },
      fr: { untuck: 'retournez cette tactique et prenez en main toutes les cartes glissées dessous' },
    },
    text: () => text('effect.untuck'),
    gives: Gives.special,
    helps: (_row, _node, { s }) => s.deeds[Z.tucked].length > 0,
    run: (s, _row, _node, { seat }, ctx) => {
      s.players[seat].tacticUsed = true
      untuck(s, seat, ctx)
    },
  },
  put: {
    messages: {
      en: {
        put: {
          hand: { it: 'take it into your hand', what: 'take {{what}} into your hand' },
          discard: { it: 'put it into your discard pile', what: 'put {{what}} into your discard pile' },
          deckTop: { it: 'put it on top of your deck', what: 'put {{what}} on top of your deck' },
          deckBottom: { it: 'put it under your deck', what: 'put {{what}} under your deck' },
          deckTopOrBottom: {
            it: 'put it on top of or under your deck',
            what: 'put {{what}} on top of or under your deck',
          },
          gone: { it: 'throw it away', what: 'throw away {{what}}' },
        },
      },
      fr: {
        put: {
          hand: { it: 'prenez cette carte en main', what: 'prenez en main {{what}}' },
          discard: {
            it: 'placez cette carte dans votre défausse',
            what: 'placez dans votre défausse {{what}}',
          },
          deckTop: { it: 'placez cette carte sur votre pioche', what: 'placez sur votre pioche {{what}}' },
          deckBottom: {
            it: 'placez cette carte sous votre pioche',
            what: 'placez sous votre pioche {{what}}',
          },
          deckTopOrBottom: {
            it: 'placez cette carte sur ou sous votre pioche',
            what: 'placez sur ou sous votre pioche {{what}}',
          },
          gone: { it: 'retirez cette carte du jeu', what: 'retirez du jeu {{what}}' },
        },
      },
    },
    text: ({ to }) => text(`effect.put.${to}.it`, {}),
    textNaming: ({ to }, what) => text(`effect.put.${to}.what`, { what }),
    asks: ({ to }) => to === 'deckTopOrBottom',
    gives: Gives.special,
    run: (s, { to }, _node, { seat }, ctx) => putCard(s, to, seat, s.bound[Bound.card], ctx),
    ask: (_s, _row, _f, origin, ctx) => ctx.next(topOrBottom, { ...origin }),
  },
  putThis: {
    messages: {
      en: {
        putThis: {
          hand: 'take this card back into your hand',
          deckTop: 'put this card on top of your deck',
          deckBottom: 'put this card under your deck',
        },
      },
      fr: {
        putThis: {
          hand: 'reprenez cette carte en main',
          deckTop: 'placez cette carte sur votre pioche',
          deckBottom: 'placez cette carte sous votre pioche',
        },
      },
    },
    text: ({ to }) => text(`effect.putThis.${to}`),
    gives: Gives.special,
    helps: (_row, _node, { s, seat, source }) => s.deeds[Z.play + seat].includes(source),
    run: (s, { to }, _node, origin, ctx) => putThis(s, to, origin, ctx),
  },
} satisfies Partial<VerbsOf>

/** Only their owner sees which cards lay under the tactic. */
function untuck(s: State, seat: Seat, ctx: MageContext): void {
  const cards = s.deeds[Z.tucked].slice()
  ctx.moveAll(deeds, Z.tucked, Z.hand + seat)
  if (cards.length === 0) return
  ctx.tell?.({ event: 'drew', seat, count: cards.length }, allBut(seat))
  ctx.tell?.({ event: 'drewCards', seat, cards: cards.toSorted((a, b) => a - b) }, audience(seat))
}
