import { type Ability, text } from '@longtable/kernel'
import { cards, Z, itemNo } from '../state/card-pool.ts'
import { CLAIM, equip, type EQUIP, type HAND_OVER, handOver } from '../state/choices/cards.ts'
import { acted } from '../state/mutations/note-action.ts'
import { keepToLimit, saveCard } from '../state/mutations/cards.ts'
import { count } from '../state/mutations/count.ts'
import { type CardNo, NEUTRAL, NOBODY, type PieceNo } from '../state/numbers.ts'
import { fightTogether } from '../state/queries/attack.ts'
import { wornBy } from '../state/queries/cards.ts'
import { handOf } from '../state/queries/hand.ts'
import { canSpare, hasPair, wearerOf, whyNotWear } from '../state/queries/items.ts'
import { squareOf, standsOn } from '../state/queries/pieces.ts'
import { DROPPED, type State } from '../state/schema.ts'
import type { DarkVenture, MatchTables } from '../state/tables/match-tables.ts'
import { sayMods } from '../text/effect-parts.ts'
import { cardText, pieceText, spaceText } from './combat-text.ts'

function isWearable(tables: MatchTables, card: CardNo): boolean {
  return tables.cardRow[card].kind === 'equippable'
}

/** What the hand of the side whose turn it is has to wear. */
function wearables(s: State, tables: MatchTables): CardNo[] {
  return handOf(s, s.turn).filter((card) => isWearable(tables, card))
}

function whyNotEquip(s: State, tables: MatchTables, card: CardNo, piece: PieceNo): string {
  const why = whyNotWear(s, tables, s.turn, card, piece)
  return why === '' && !hasPair(s, tables) ? 'DV-CARD-14' : why
}

/** Items are put on for nothing, at any time of one's own turn (DV-CARD-14). */
export const equipVerb: Ability<DarkVenture, (typeof EQUIP)[number]> = {
  verb: 'equip',
  universe: (s, _seat, tables) =>
    wearables(s, tables).flatMap((card) => s.army[s.turn].map((piece) => equip(card, piece))),
  offer: (s, _seat, menu) => {
    const hand = handOf(s, s.turn)
    const army = s.army[s.turn]
    for (let i = 0; i < hand.length; i++) {
      if (!isWearable(menu.tables, hand[i])) continue
      for (let n = 0; n < army.length; n++) {
        const why = whyNotEquip(s, menu.tables, hand[i], army[n])
        if (why === '') menu.add(equip(hand[i], army[n]))
        else menu.block?.(equip(hand[i], army[n]), why)
      }
    }
  },
  take: (s, seat, { card, piece }, ctx) => {
    acted(s)
    ctx.move(cards, card, Z.hand + seat, Z.worn)
    s.lies[itemNo(card)] = piece
    count(s, s.turn, 'itemsEquipped', 1, ctx)
    ctx.tell?.({ event: 'equipped', card, piece })
  },
  describe: ({ state, tables }, { card, piece }) => {
    const space = spaceText(state, tables, piece)
    const names = { card: cardText(tables, card), unit: pieceText(tables, piece), space }
    const entry = { text: text('choose.equip', names), at: `piece:${piece}`, from: `card:${card}` }
    const row = tables.cardRow[card]
    return 'mods' in row && row.mods !== undefined ? { ...entry, gain: sayMods(row.mods) } : entry
  },
}

/** Who may be handed an item: units that count as of one side in a combat, too (A-25, DV-STORY-9). */
function receivers(s: State, tables: MatchTables, card: CardNo): PieceNo[] {
  const found: PieceNo[] = []
  for (let side = 0; side < s.army.length; side++) {
    if (side === NEUTRAL || !fightTogether(s, tables, s.turn, side)) continue
    for (const piece of s.army[side]) if (piece !== wearerOf(s, card)) found.push(piece)
  }
  return found
}

function whyNotHandOver(s: State, tables: MatchTables, card: CardNo, piece: PieceNo): string {
  const from = wearerOf(s, card)
  if (squareOf(s, tables, from) !== squareOf(s, tables, piece)) return 'DV-CARD-16'
  return canSpare(s, tables, card) ? whyNotWear(s, tables, s.side[piece], card, piece) : 'DV-CARD-15'
}

/** Units of one side on one space hand each other items; that rearranges and uses nothing up (DV-CARD-16). */
export const handOverVerb: Ability<DarkVenture, (typeof HAND_OVER)[number]> = {
  verb: 'handOver',
  universe: (s, _seat, tables) =>
    wornBy(s, s.turn).flatMap((card) => receivers(s, tables, card).map((piece) => handOver(card, piece))),
  offer: (s, _seat, menu) => {
    if (menu.block === undefined) return
    for (const card of wornBy(s, s.turn)) {
      for (const piece of receivers(s, menu.tables, card)) {
        const why = whyNotHandOver(s, menu.tables, card, piece)
        if (why === '') menu.revise?.(handOver(card, piece))
        else menu.block(handOver(card, piece), why)
      }
    }
  },
  take: (s, _seat, { card, piece }, ctx) => {
    acted(s)
    s.lies[itemNo(card)] = piece
    ctx.tell?.({ event: 'equipped', card, piece })
    keepToLimit(s, s.side[piece], ctx) // DV-CARD-17
  },
  describe: ({ state, tables }, { card, piece }) => {
    const names = {
      card: cardText(tables, card),
      from: pieceText(tables, state.lies[itemNo(card)]),
      unit: pieceText(tables, piece),
    }
    return { text: text('choose.handOver', names), at: `piece:${piece}`, from: `card:${card}` }
  },
}

function canClaim(s: State, tables: MatchTables, card: CardNo): boolean {
  return standsOn(s, tables, s.turn, wearerOf(s, card) - DROPPED)
}

/** What lies dropped is claimed and saved by whoever has a unit on its space (DV-CARD-18). */
export const claimVerb: Ability<DarkVenture, (typeof CLAIM)[number]> = {
  verb: 'claim',
  universe: (s) => s.cards[Z.dropped].map((card) => CLAIM[card]),
  offer: (s, _seat, menu) => {
    const dropped = s.cards[Z.dropped]
    for (let i = 0; i < dropped.length; i++) {
      if (canClaim(s, menu.tables, dropped[i])) menu.add(CLAIM[dropped[i]])
      else menu.block?.(CLAIM[dropped[i]], 'DV-CARD-18')
    }
  },
  take: (s, _seat, { card }, ctx) => {
    acted(s)
    s.lies[itemNo(card)] = NOBODY
    ctx.tell?.({ event: 'claimed', side: s.turn, card })
    saveCard(s, s.turn, card, Z.dropped, ctx)
  },
  describe: ({ state, tables }, { card }) => {
    const square = state.lies[itemNo(card)] - DROPPED
    const names = { card: cardText(tables, card), space: tables.board.idOf[square] }
    return { text: text('choose.claim', names), at: `node:${square}`, from: `card:${card}` }
  },
}
