import { type Ability, type Choice, text } from '@longtable/kernel'
import { BACK, DECLINE, LAY, PROPOSE, want, WANTED } from '../state/choices/cards.ts'
import { tradeAnswerFrame, tradeLayFrame } from '../state/frames.ts'
import { acted } from '../state/mutations/note-action.ts'
import { layCard, showLaid, takeBack, withdraw } from '../state/mutations/trade.ts'
import { type SideNo } from '../state/numbers.ts'
import { wornBy } from '../state/queries/cards.ts'
import { handOf } from '../state/queries/hand.ts'
import { laidBy, wasRefused } from '../state/queries/trade.ts'
import { AUTO, PLAYER, type State } from '../state/schema.ts'
import { ask, type DarkVenture, type MatchTables } from '../state/tables/match-tables.ts'
import { cardText, sideText } from './combat-text.ts'
import { wantText } from './trade-text.ts'

/** Trades of saved cards on one's own turn (DV-CARD-02): propose, lay down cards, say what is asked for. */

/** Could a side be asked at all? Every other player once, and Auto-Enemies, which do not trade. */
function isAsked(s: State, side: SideNo): boolean {
  if (s.control[side] === AUTO) return true
  const seat = s.seatOf[side]
  return s.control[side] === PLAYER && seat >= 0 && seat !== s.seatOf[s.turn] && s.sideOf[seat] === side
}

function whyNoTrade(s: State, tables: MatchTables, partner: SideNo): string {
  if (s.control[partner] === AUTO) return 'DV-CARD-02'
  const why = whyNone(s, tables)
  if (why !== '') return why
  return isAnyKindOpen(s, partner) ? '' : 'DV-TRADE-2'
}

/** Why nothing can be proposed to anybody. */
function whyNone(s: State, tables: MatchTables): string {
  if (s.proposals >= tables.edition.numbers.proposalsATurn) return 'DV-TRADE-1'
  return handOf(s, s.turn).length === 0 ? 'DV-TRADE-3' : ''
}

/** Is there a kind of trade that the partner could agree to and has not refused? */
function isAnyKindOpen(s: State, partner: SideNo): boolean {
  if (!wasRefused(s, partner, WANTED.gift)) return true
  if (handOf(s, partner).length === 0) return false
  for (let kind = WANTED.action; kind <= WANTED.offer; kind++) if (!wasRefused(s, partner, kind)) return true
  return false
}

/** At most three a turn (DV-TRADE-1). */
export const proposeVerb: Ability<DarkVenture, (typeof PROPOSE)[number]> = {
  verb: 'propose',
  universe: (s) => PROPOSE.filter(({ side }) => side !== s.turn && isAsked(s, side)),
  offer: (s, _seat, menu) => {
    if (menu.block === undefined && whyNone(s, menu.tables) !== '') return
    for (let side = 0; side < s.control.length; side++) {
      if (side === s.turn || !isAsked(s, side)) continue
      const why = whyNoTrade(s, menu.tables, side)
      if (why === '') menu.add(PROPOSE[side])
      else menu.block?.(PROPOSE[side], why)
    }
  },
  take: (s, _seat, { side: partner }, ctx) => {
    acted(s)
    s.proposals++
    ctx.push(tradeLayFrame, { side: s.turn, partner, kind: WANTED.gift, count: 0 })
  },
  describe: ({ tables }, { side }) => ({
    text: text('choose.propose', { side: sideText(tables, side) }),
    at: `side:${side}`,
  }),
}

const MOST_WANTED = 3
/** One to three action cards, as many items, an offer, or nothing. */
const WANTS = [
  ...[1, 2, MOST_WANTED].map((count) => want(WANTED.action, count)),
  ...[1, 2, MOST_WANTED].map((count) => want(WANTED.item, count)),
  want(WANTED.offer, 0),
  want(WANTED.gift, 0),
]

/** How many cards the partner must have for it; how many it has, everybody sees. */
function leastOf(kind: number, count: number): number {
  return kind === WANTED.offer ? 1 : count
}

function whyNotWanted(s: State, side: SideNo, partner: SideNo, kind: number, count: number): string {
  if (laidBy(s, side).length === 0) return 'DV-TRADE-3'
  if (wasRefused(s, partner, kind)) return 'DV-TRADE-2'
  return handOf(s, partner).length < leastOf(kind, count) ? 'DV-TRADE-3' : ''
}

/** The proposer lays down cards, which nobody sees yet, and says what it asks for: then the partner alone sees them. */
export const tradeLay = ask(tradeLayFrame.name, {
  locals: tradeLayFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: (s, f): Choice[] => [
    ...handOf(s, f.side).map((card) => LAY[card]),
    ...wornBy(s, f.side).map((card) => LAY[card]),
    ...laidBy(s, f.side).map((card) => BACK[card]),
    ...WANTS,
    DECLINE,
  ],
  offer: (s, f, menu) => {
    const hand = handOf(s, f.side)
    for (let i = 0; i < hand.length; i++) menu.add(LAY[hand[i]])
    if (menu.block !== undefined) for (const card of wornBy(s, f.side)) menu.block(LAY[card], 'DV-TRADE-3')
    if (menu.revise !== undefined) for (const card of laidBy(s, f.side)) menu.revise(BACK[card])
    for (let i = 0; i < WANTS.length; i++) {
      const { kind, count } = WANTS[i]
      const why = whyNotWanted(s, f.side, f.partner, kind, count)
      if (why === '') menu.add(WANTS[i])
      else menu.block?.(WANTS[i], why)
    }
    menu.add(DECLINE)
  },
  take: (s, f, choice: Choice, ctx) => {
    const { side, partner } = f
    switch (choice.do) {
      case 'lay':
        layCard(s, side, Number(choice['card']), ctx)
        break
      case 'back':
        takeBack(s, side, Number(choice['card']), ctx)
        break
      case 'want': {
        const kind = Number(choice['kind'])
        const count = Number(choice['count'])
        showLaid(s, side, partner, ctx)
        ctx.tell?.({ event: 'proposed', side, partner, given: laidBy(s, side).length, kind, count })
        ctx.next(tradeAnswerFrame, { side, partner, kind, count })
        break
      }
      default:
        withdraw(s, f, ctx)
    }
  },
  question: ({ tables }, f) => text('ask.tradeLay', { side: sideText(tables, f.partner) }),
  describe: ({ tables }, _f, choice) => {
    const card = Number(choice['card'])
    switch (choice.do) {
      case 'lay':
      case 'back':
        return { text: text(`choose.${choice.do}`, { card: cardText(tables, card) }), at: `card:${card}` }
      case 'want': {
        const kind = Number(choice['kind'])
        const count = Number(choice['count'])
        const at = `want:${kind * 4 + count}`
        if (kind === WANTED.gift) return { text: text('choose.gift'), at }
        return { text: text('choose.want', { want: wantText(kind, count) }), at }
      }
      default:
        return { text: text('choose.withdraw') }
    }
  },
})
