import { type Ability, text } from '@longtable/kernel'
import { playNow, whyNotNow } from '../effects/play-card.ts'
import { PLAY } from '../state/choices/cards.ts'
import { acted } from '../state/mutations/note-action.ts'
import { type CardNo, NOBODY } from '../state/numbers.ts'
import { handOf } from '../state/queries/hand.ts'
import { PAST, type State } from '../state/schema.ts'
import { type DarkVenture, type MatchTables, programOf } from '../state/tables/match-tables.ts'
import { say } from '../text/effect-text.ts'
import { cardText } from './combat-text.ts'

function isPlayed(tables: MatchTables, card: CardNo): boolean {
  return tables.cardRow[card].kind !== 'equippable'
}

function whyNot(s: State, tables: MatchTables, card: CardNo): string {
  const why = whyNotNow(s, tables, s.turn, card, 'turn', NOBODY, NOBODY)
  return why === '' && s.stage === PAST && costsDice(tables, card) ? 'DV-TURN-01' : why
}

/** Does it still cost a MOVE die (DV-COMBAT-12)? That is over once the dice are. */
function costsDice(tables: MatchTables, card: CardNo): boolean {
  return programOf(tables, tables.cardProgram[card]).some(
    (effect) => effect.do === 'attack' && effect.pay === true,
  )
}

/** Tactics and items for a single use, at any time of one's own turn (DV-CARD-05, DV-CARD-11). */
export const playVerb: Ability<DarkVenture, (typeof PLAY)[number]> = {
  verb: 'play',
  universe: (s, _seat, tables) =>
    handOf(s, s.turn)
      .filter((card) => isPlayed(tables, card))
      .map((card) => PLAY[card]),
  offer: (s, _seat, menu) => {
    const hand = handOf(s, s.turn)
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]
      if (menu.block === undefined ? !menu.tables.isForTurn[card] : !isPlayed(menu.tables, card)) continue
      const why = whyNot(s, menu.tables, card)
      if (why === '') menu.add(PLAY[card])
      else menu.block?.(PLAY[card], why)
    }
  },
  take: (s, _seat, { card }, ctx) => {
    acted(s)
    playNow(s, s.turn, card, NOBODY, NOBODY, ctx)
  },
  describe: ({ tables }, { card }) => {
    const { effects } = tables.cardRow[card]
    const entry = { text: text('choose.playCard', { card: cardText(tables, card) }), at: `card:${card}` }
    return effects === undefined ? entry : { ...entry, gain: say(tables, effects) }
  },
}
