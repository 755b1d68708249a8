import { type Menu, text } from '@longtable/kernel'
import { DISCARD, SPEND } from '../state/choices/index.ts'
import { payMixFrame } from '../state/frames.ts'
import { discardCard } from '../state/mutations/cards.ts'
import { spend } from '../state/mutations/dice.ts'
import { SKULL } from '../state/numbers.ts'
import { savedBy } from '../state/queries/cards.ts'
import { skullDice } from '../state/queries/dice.ts'
import { ask, type MatchTables } from '../state/tables/match-tables.ts'
import { short } from '../text/lacking.ts'

type Paying = (typeof SPEND)[number] | (typeof DISCARD)[number]

/** A price of saved cards and skulls in any mix, one after the other (DV-ALD-06). */
export const payMix = ask(payMixFrame.name, {
  locals: payMixFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: (s, f): readonly Paying[] => [SPEND[SKULL], ...savedBy(s, f.side).map((card) => DISCARD[card])],
  offer: (s, f, menu: Menu<MatchTables, Paying>) => {
    const saved = savedBy(s, f.side)
    const skulls = Math.min(f.skulls, skullDice(s, f.side))
    if (skulls > 0) menu.add(SPEND[SKULL])
    else menu.block?.(SPEND[SKULL], 'DV-FX-5', short({ skull: f.need }, 0))
    for (const card of saved) {
      if (f.cards > 0) menu.add(DISCARD[card])
      else menu.block?.(DISCARD[card], 'DV-FX-5', short({ skull: f.need }, skulls))
    }
  },
  take: (s, f, choice: Paying, ctx) => {
    f.need--
    if (choice.do === 'spend') {
      spend(s, f.side, SKULL)
      f.skulls--
    } else {
      discardCard(s, f.side, choice.card, ctx)
      f.cards--
    }
    if (f.need === 0) ctx.pop()
  },
  question: (_ctx, f) => text('ask.payMix', { count: f.need }),
  describe: ({ tables }, _f, choice: Paying) =>
    choice.do === 'spend'
      ? { text: text('choose.spend', { face: text(`face.${SKULL}`) }), at: `face:${SKULL}` }
      : {
          text: text('choose.payCard', { card: tables.cardRow[choice.card].name }),
          at: `card:${choice.card}`,
        },
})
