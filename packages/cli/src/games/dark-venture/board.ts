import type { DarkVenture } from '@longtable/dark-venture'
import {
  AUTO,
  BAG,
  cardText,
  carried,
  deedOf,
  deedText,
  diceText,
  DROPPED,
  FACES,
  FACTIONS,
  goodsOf,
  goodsText,
  hasFlag,
  itemNo,
  listed,
  nodeText,
  OUT,
  pieceText,
  piecesText,
  PLAYER,
  prisonersOf,
  resourceIds,
  sideText,
  squareName,
  STORY,
  tokenOf,
  tokenText,
  Z,
  type PieceNo,
  type SideNo,
} from '@longtable/dark-venture/board'
import { itemAt, playerText, text, type Text } from '@longtable/kernel'
import type { ViewedPosition, TextBoard } from '../text-board.ts'
import { mapLines, tokenLines } from './map.ts'
import { messages } from './messages.ts'

type Viewed = ViewedPosition<DarkVenture>

/** Dark Venture as text: round, sides, dice and fight above each question; the map and everything on it on request. */
export const textBoard: TextBoard<DarkVenture> = {
  messages,
  summary: (viewed) => [
    ...roundLines(viewed),
    ...sides(viewed).flatMap((side) => sideLines(viewed, side)),
    ...fightLines(viewed),
    ...handLines(viewed),
  ],
  board: (viewed) => [
    ...roundLines(viewed),
    viewed.i18n.t('cli.board.key'),
    ...mapLines(viewed),
    ...tokenLines(viewed),
    ...droppedLines(viewed),
    ...sides(viewed).flatMap((side) => [
      ...sideLines(viewed, side),
      ...field(viewed, 'bag', inBag(viewed, side)),
      ...unitLines(viewed, side),
    ]),
    ...beastLines(viewed),
    ...supplyLines(viewed),
    ...fightLines(viewed),
    ...handLines(viewed),
  ],
}

/** The sides of the game, in turn order. Seats that have none yet are left out. */
function sides({ ctx: { state } }: Viewed): SideNo[] {
  return state.order.filter((side) => side < state.control.length)
}

function roundLines({ ctx, i18n }: Viewed): string[] {
  const { state: s, tables } = ctx
  const story = text(`scenarios.${tables.scenario?.id ?? tables.adventure?.id ?? 'victory'}.name`)
  if (s.round === 0) return [i18n.t('cli.board.before', { story })]
  const order = listed(s.order.map((side) => sideText(tables, side)))
  const facts = { story, round: s.round, of: tables.rounds, order }
  const lines = [i18n.t(tables.rounds > 0 ? 'cli.board.roundOf' : 'cli.board.round', facts)]
  if (tables.target > 0) lines.push(i18n.t('cli.board.target', { n: tables.target }))
  if (tables.adventure !== undefined) {
    const most = tables.adventure.darkness.losesAt
    lines.push(i18n.t('cli.board.darkness', { now: itemAt(s.story, STORY.darkness), most }))
  }
  if (s.turn >= 0 && s.control[s.turn] === PLAYER) {
    lines.push(i18n.t('cli.board.turn', { side: sideText(tables, s.turn), dice: diceText(s.dice) }))
  }
  return lines
}

/** One line a field, indented; nothing for what is not there. */
function field({ i18n }: Viewed, name: string, parts: readonly Text[]): string[] {
  if (parts.length === 0) return []
  return [`    ${i18n.t(`cli.board.fields.${name}`, { value: listed(parts) })}`]
}

function sideLines(viewed: Viewed, side: SideNo): string[] {
  const { ctx, i18n } = viewed
  const { state: s, tables } = ctx
  const facts = {
    side: sideText(tables, side),
    who: whoPlays(viewed, side),
    points: itemAt(s.points, side),
  }
  const memory = s.memory.slice(side * FACES, side * FACES + FACES)
  const seat = itemAt(s.seatOf, side)
  const saved = seat < 0 ? 0 : itemAt(s.cards, Z.hand + seat).length
  return [
    i18n.t('cli.board.side', { ...facts, units: itemAt(s.army, side).length }),
    ...(saved === 0 ? [] : [`    ${i18n.t('cli.board.fields.saved', { value: saved })}`]),
    ...field(viewed, 'memory', memory.some((n) => n > 0) ? [diceText(memory)] : []),
    ...field(viewed, 'favour', favourOf(viewed, side)),
  ]
}

function whoPlays({ ctx: { state }, i18n }: Viewed, side: SideNo): string {
  if (state.control[side] === AUTO) return i18n.t('cli.board.auto')
  if (state.control[side] === OUT) return i18n.t('cli.board.out')
  return i18n.format(playerText(itemAt(state.seatOf, side)))
}

function favourOf({ ctx: { state, tables } }: Viewed, side: SideNo): Text[] {
  if (side >= FACTIONS) return []
  return [0, 1, 2].map((which) => {
    const at = side * 3 + which
    const of = itemAt(tables.favourCount, at)
    const deed = deedText(itemAt(deedOf, itemAt(tables.favourDeed, at)), of)
    return text('cli.board.favour', { done: itemAt(state.favour, at), of, deed })
  })
}

function inBag({ ctx: { state, tables } }: Viewed, side: SideNo): Text[] {
  const pieces = state.at.flatMap((at, piece) => (at === BAG && tables.home[piece] === side ? [piece] : []))
  return pieces.length === 0 ? [] : [piecesText(tables, pieces)]
}

// Units

function unitLines(viewed: Viewed, side: SideNo): string[] {
  return itemAt(viewed.ctx.state.army, side).map((piece) => `      ${unitWords(viewed, piece)}`)
}

function beastLines(viewed: Viewed): string[] {
  const { state } = viewed.ctx
  return itemAt(state.army, state.army.length - 1).map((piece) => `  ${unitWords(viewed, piece)}`)
}

function unitWords(viewed: Viewed, piece: PieceNo): string {
  const { ctx, i18n } = viewed
  const unit = pieceText(ctx.tables, piece)
  const space = nodeText(ctx.tables, itemAt(ctx.state.at, piece))
  const facts = factsOf(viewed, piece)
  if (facts.length === 0) return i18n.t('cli.board.unit', { unit, space })
  return i18n.t('cli.board.unitWith', { unit, space, facts: facts.join(', ') })
}

/** What a unit carries, wears and holds, and how it is. */
function factsOf({ ctx: { state, tables }, i18n }: Viewed, piece: PieceNo): string[] {
  const goods = resourceIds.flatMap((_, resource) => {
    const count = goodsOf(state, piece, resource)
    return count === 0 ? [] : [goodsText(resource, count)]
  })
  const tokens = tokenOf.flatMap((_, token) => {
    const count = carried(state, piece, token)
    return count === 0 ? [] : [tokenText(token, count)]
  })
  const worn = itemAt(state.cards, Z.worn).filter((card) => state.lies[itemNo(card)] === piece)
  const held = prisonersOf(state, piece)
  const list = listed(worn.map((card) => cardText(tables, card)))
  return [
    ...[...goods, ...tokens].map((each) => i18n.format(each)),
    ...(worn.length === 0 ? [] : [i18n.t('cli.board.wears', { list })]),
    ...(held.length === 0
      ? []
      : [i18n.t('cli.board.holds', { unit: listed(held.map((one) => pieceText(tables, one))) })]),
    ...(hasFlag(state, piece, 'restrained') ? [i18n.t('cli.board.restrained')] : []),
    ...(hasFlag(state, piece, 'wounded') ? [i18n.t('cli.board.wounded')] : []),
  ]
}

// Cards, supply, fights

function droppedLines({ ctx: { state, tables }, i18n }: Viewed): string[] {
  return itemAt(state.cards, Z.dropped).map((card) => {
    const square = itemAt(state.lies, itemNo(card)) - DROPPED
    const list = cardText(tables, card)
    return `  ${i18n.t('cli.board.lies', { space: squareName(tables, square), list })}`
  })
}

function supplyLines({ ctx: { state }, i18n }: Viewed): string[] {
  const count = (zone: number): number => itemAt(state.cards, zone).length
  return [
    i18n.t('cli.board.supply', { fences: state.fences, walls: state.walls }),
    i18n.t('cli.board.decks', {
      action: count(Z.actionDeck),
      item: count(Z.itemDeck),
      actionPile: count(Z.actionPile),
      itemPile: count(Z.itemPile),
    }),
  ]
}

/** The innermost combat: who fights, and the dice as they show. */
function fightLines({ ctx: { state, tables }, i18n }: Viewed): string[] {
  const fight = state.fights.at(-1)
  if (fight === undefined) return []
  const defenders = piecesText(tables, fight.defenders)
  const lines = [
    fight.attackers.length === 0
      ? i18n.t('cli.board.hazard', { defenders })
      : i18n.t('cli.board.fight', { attackers: piecesText(tables, fight.attackers), defenders }),
  ]
  if (fight.attack.length > 0) {
    const [attack, defence] = [fight.attack.join(' '), fight.defence.join(' ')]
    lines.push(i18n.t('cli.board.shown', { attack, defence }))
  }
  return lines
}

/** The viewer's own cards. */
function handLines({ ctx: { state, tables, viewer, seats }, i18n }: Viewed): string[] {
  if (viewer >= seats) return []
  const hand = itemAt(state.cards, Z.hand + viewer)
  if (hand.length === 0) return []
  return [i18n.t('cli.board.hand', { list: listed(hand.map((card) => cardText(tables, card))) })]
}
