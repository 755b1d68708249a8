import { type Ability, allBut, audience, text } from '@longtable/kernel'
import { factionBonusCards } from '../content/action-shared.ts'
import { contextOf, runProgram } from '../effects/interpreter.ts'
import { bitsOf } from '../state/bits.ts'
import { cards, Z } from '../state/card-pool.ts'
import { DRAW } from '../state/choices/cards.ts'
import {
  cardDrawFrame,
  cardKeepFrame,
  cardLinesFrame,
  cardRoomFrame,
  type LocalsOf,
} from '../state/frames.ts'
import { acted } from '../state/mutations/note-action.ts'
import { discardFrom, drawCards, keepToLimit, needsRoom, saveCard } from '../state/mutations/cards.ts'
import { count } from '../state/mutations/count.ts'
import { payMoves } from '../state/mutations/pay-moves.ts'
import { setFlag } from '../state/mutations/pieces.ts'
import { sideIds, TOKEN } from '../state/names.ts'
import {
  ACTION_DECK,
  type CardNo,
  FACTIONS,
  ITEM_DECK,
  NOBODY,
  type PieceNo,
  type SideNo,
} from '../state/numbers.ts'
import { moveDice } from '../state/queries/dice.ts'
import { isListed } from '../state/queries/hand.ts'
import { isItemRow } from '../state/queries/items.ts'
import { marksOn } from '../state/queries/marks.ts'
import { hasFlag, isPlayers, squareOf } from '../state/queries/pieces.ts'
import { PAST, type State, STREAM } from '../state/schema.ts'
import { type DarkVenture, type MatchTables, run, type VentureContext } from '../state/tables/match-tables.ts'
import { pieceText, spaceText } from './combat-text.ts'
import { surveyFor } from './survey.ts'

// A unit on a red token draws

const RED = bitsOf(TOKEN.actionDraw)

function whyNoDraw(s: State, tables: MatchTables, piece: PieceNo): string {
  if (s.stage === PAST) return 'DV-TURN-01'
  if (marksOn(s, squareOf(s, tables, piece), TOKEN.actionDraw) === 0) return 'DV-CARD-04'
  if (hasFlag(s, piece, 'drewCard') || moveDice(s, s.turn) === 0) return 'DV-CARD-04'
  return isGone(s, ACTION_DECK) ? 'DV-CARD-03' : ''
}

/** Each unit once a turn, for a MOVE die; the token stays (DV-CARD-04). */
export const drawVerb: Ability<DarkVenture, (typeof DRAW)[number]> = {
  verb: 'draw',
  universe: (s) => s.army[s.turn].map((piece) => DRAW[piece]),
  offer: (s, _seat, menu) => {
    if (menu.block === undefined) {
      if ((surveyFor(s, menu).marks & RED) === 0 || s.stage === PAST || moveDice(s, s.turn) === 0) return
    }
    const army = s.army[s.turn]
    for (let i = 0; i < army.length; i++) {
      const why = whyNoDraw(s, menu.tables, army[i])
      if (why === '') menu.add(DRAW[army[i]])
      else menu.block?.(DRAW[army[i]], why)
    }
  },
  take: (s, _seat, { piece }, ctx) => {
    acted(s)
    setFlag(s, piece, 'drewCard', true)
    ctx.tell?.({ event: 'drawsAt', piece, square: squareOf(s, ctx.tables, piece) })
    drawCards(s.turn, piece, ACTION_DECK, 1, ctx)
    payMoves(s, s.turn, 1, ctx)
  },
  describe: ({ state, tables }, { piece }) => ({
    text: text('choose.drawAction', {
      unit: pieceText(tables, piece),
      space: spaceText(state, tables, piece),
    }),
    cost: text('cost.move', { count: 1 }),
    at: `piece:${piece}`,
  }),
}

// What becomes of a card that is drawn

const DECKS = [
  { name: 'action', deck: Z.actionDeck, pile: Z.actionPile },
  { name: 'item', deck: Z.itemDeck, pile: Z.itemPile },
] as const

/** Is there no card left, not even among the discards? */
function isGone(s: State, deck: number): boolean {
  return s.cards[DECKS[deck].deck].length === 0 && s.cards[DECKS[deck].pile].length === 0
}

/** The discards make a new deck where the old one is empty (DV-CARD-03). */
function renew(s: State, no: number, ctx: VentureContext): void {
  const { name, deck, pile } = DECKS[no]
  if (s.cards[deck].length > 0) return
  ctx.tell?.({ event: 'reshuffled', deck: name, count: s.cards[pile].length })
  ctx.moveAll(cards, pile, deck)
  ctx.shuffle(cards, deck, STREAM.cards)
}

/** Draws one card after the other; each is dealt with before the next. */
export const cardDraw = run(cardDrawFrame.name, {
  locals: cardDrawFrame.locals.fields,
  run: (s, f, ctx) => {
    const { side, piece, deck } = f
    if (isGone(s, deck) || !isPlayers(s, side)) {
      ctx.pop()
      return
    }
    if (--f.left === 0) ctx.pop()
    renew(s, deck, ctx)
    count(s, side, 'cardsDrawn', 1, ctx)
    if (deck === ITEM_DECK) drawItem(s, side, piece, ctx)
    else drawAction(s, side, piece, ctx)
  },
})

/** For all to see (DV-CARD-10); then it happens, or is saved even by those who cannot use it (DV-CARD-11, -12). */
function drawItem(s: State, side: SideNo, piece: PieceNo, ctx: VentureContext): void {
  count(s, side, 'itemsDrawn', 1, ctx)
  const card = reveal(side, Z.itemDeck, ctx)
  if (ctx.tables.cardRow[card].kind === 'instant') happen(side, piece, card, ctx)
  else saveCard(s, side, card, Z.shown, ctx)
}

function drawAction(s: State, side: SideNo, piece: PieceNo, ctx: VentureContext): void {
  const deck = s.cards[Z.actionDeck]
  const row = ctx.tables.cardRow[deck[deck.length - 1]]
  if (row.kind === 'tactic' || (row.kind === 'factionBonus' && !isListed(row, side))) {
    if (isAlwaysListed(side)) saveUnseen(s, side, ctx) // DV-CARD-08
    else lookAt(s, side, ctx)
  } else happen(side, piece, reveal(side, Z.actionDeck, ctx), ctx) // DV-CARD-06, DV-CARD-07, DV-CARD-09
}

/**
 * Do all faction bonus cards list the side? Then it saves unseen nothing but tactics. Every other one is asked whatever it
 * drew, so that the question does not tell a tactic from a bonus card.
 */
function isAlwaysListed(side: SideNo): boolean {
  return factionBonusCards.every((row) => isListed(row, side))
}

function reveal(side: SideNo, deck: number, ctx: VentureContext): CardNo {
  const card = ctx.draw(cards, deck, Z.shown)
  ctx.tell?.({ event: 'drewCard', side, card })
  return card
}

/** Only its drawer sees it (DV-CARD-05). */
function drawHidden(s: State, side: SideNo, to: number, ctx: VentureContext): void {
  const seat = s.seatOf[side]
  const card = ctx.draw(cards, Z.actionDeck, to + seat)
  ctx.tell?.({ event: 'drewCard', side, card }, audience(seat))
  ctx.tell?.({ event: 'drew', side, deck: 'action' }, allBut(seat))
}

function saveUnseen(s: State, side: SideNo, ctx: VentureContext): void {
  if (needsRoom(s, side, ctx)) {
    drawHidden(s, side, Z.offer, ctx)
    ctx.push(cardRoomFrame, { side, card: NOBODY })
    return
  }
  drawHidden(s, side, Z.hand, ctx)
  keepToLimit(s, side, ctx)
}

/** A side that the cards do not list saves or discards it (DV-CARD-09); a tactic it saves (DV-CARD-08). */
function lookAt(s: State, side: SideNo, ctx: VentureContext): void {
  drawHidden(s, side, Z.offer, ctx)
  ctx.push(cardKeepFrame, { side, card: NOBODY })
}

function happen(side: SideNo, piece: PieceNo, card: CardNo, ctx: VentureContext): void {
  ctx.push(cardLinesFrame, { card, side, piece, next: 0 })
}

type Happening = LocalsOf<typeof cardLinesFrame>

/** A card that lies `shown` happens, line by line, and is then discarded. */
export const cardLines = run(cardLinesFrame.name, {
  locals: cardLinesFrame.locals.fields,
  run: (s, f, ctx) => {
    const { card, side } = f
    const next = nextSide(s, ctx.tables, f)
    if (next !== NOBODY) {
      const it = next === side ? f.piece : NOBODY
      ctx.tell?.({ event: 'happened', side: next, card })
      runProgram(programFor(ctx.tables, card, next), contextOf(next, NOBODY, it, card), ctx)
      return
    }
    ctx.pop()
    if (mayKeep(s, ctx.tables, f)) ctx.push(cardKeepFrame, { side, card })
    else discardFrom(side, card, Z.shown, ctx)
  },
})

/** For whom it happens next, or nobody any more: its drawer, or all listed players in turn order from the drawer on. */
function nextSide(s: State, tables: MatchTables, f: Happening): SideNo {
  const row = tables.cardRow[f.card]
  if (row.kind !== 'allPlayer') return f.next++ === 0 ? f.side : NOBODY
  const first = Math.max(0, s.order.indexOf(f.side))
  while (f.next < s.order.length) {
    const side = s.order[(first + f.next++) % s.order.length]
    if (isListed(row, side) && isPlayers(s, side)) return side // DV-CARD-07
  }
  return NOBODY
}

function programFor(tables: MatchTables, card: CardNo, side: SideNo): string {
  const row = tables.cardRow[card]
  const program = tables.cardProgram[card]
  if (isItemRow(row)) return program
  if (row.lines !== undefined) return `${program}.${sideIds[side]}`
  return row.hero !== undefined && side >= FACTIONS ? `${program}.hero` : program
}

/** A drawer that an all-player card does not list may save it after it has happened (DV-CARD-07). */
function mayKeep(s: State, tables: MatchTables, { card, side }: Happening): boolean {
  const row = tables.cardRow[card]
  return row.kind === 'allPlayer' && !isListed(row, side) && isPlayers(s, side)
}
