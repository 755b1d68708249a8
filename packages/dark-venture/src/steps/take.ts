import { type Ability, type Described, text } from '@longtable/kernel'
import { resourceIds, type TokenId } from '../content/ids.ts'
import { hasRule } from '../effects/story-rules.ts'
import { NODE } from '../state/choices/effects.ts'
import { type TAKE, takeToken } from '../state/choices/factions.ts'
import { type TAKE_GOODS, takeGoods } from '../state/choices/goods.ts'
import { storyEnterFrame, tokenLiftFrame } from '../state/frames.ts'
import { acted } from '../state/mutations/note-action.ts'
import { pickUpGood } from '../state/mutations/goods.ts'
import { pickUp } from '../state/mutations/marks.ts'
import { TOKEN, tokenOf } from '../state/names.ts'
import type { PieceNo } from '../state/numbers.ts'
import { goodsOn, goodsOnMap } from '../state/queries/goods.ts'
import { marksOn, squaresWith } from '../state/queries/marks.ts'
import { squareOf } from '../state/queries/pieces.ts'
import type { State } from '../state/schema.ts'
import { ask, type DarkVenture, type MatchTables, type VentureContext } from '../state/tables/match-tables.ts'
import { pieceText } from './combat-text.ts'
import { surveyFor } from './survey.ts'

const EGGS: readonly TokenId[] = ['egg']
const ADVENTURE: readonly TokenId[] = ['egg', 'fungus', 'vaultHeart']

/** What a unit takes up from its space for nothing: eggs everywhere, other things where a story has them. */
function takeable(tables: MatchTables): readonly number[] {
  const { memo, adventure, scenario } = tables
  if (memo.takenTokens !== undefined) return memo.takenTokens
  const ids = adventure === undefined ? [...EGGS, ...(scenario?.carried ?? [])] : ADVENTURE
  return (memo.takenTokens = ids.map((id) => TOKEN[id]))
}

/** Why there is nothing of the kind to take. */
function whyNone(token: number): string {
  if (token === TOKEN.egg) return 'DV-COMBAT-16'
  return token === TOKEN.banner ? 'DV-STORY-4' : 'DV-FX-3'
}

function lyingTokens(s: State, tables: MatchTables): number[] {
  return takeable(tables).filter((token) => squaresWith(s, token).length > 0)
}

function isHere(s: State, tables: MatchTables, piece: PieceNo, token: number): boolean {
  return marksOn(s, squareOf(s, tables, piece), token) > 0
}

/** A unit takes up a token of its space: free, on its player's turn (DV-COMBAT-16, DV-STORY-4, DV-TURN-04). */
export const takeVerb: Ability<DarkVenture, (typeof TAKE)[number]> = {
  verb: 'take',
  universe: (s, _seat, tables) =>
    lyingTokens(s, tables).flatMap((token) => s.army[s.turn].map((piece) => takeToken(token, piece))),
  offer: (s, _seat, menu) => {
    const { tables } = menu
    if (menu.block === undefined && surveyFor(s, menu).marks === 0) return
    const army = s.army[s.turn]
    const tokens = takeable(tables)
    for (let i = 0; i < army.length; i++) {
      const marks = s.marks[squareOf(s, tables, army[i])]
      if (marks === 0) continue
      for (let n = 0; n < tokens.length; n++)
        if (isHere(s, tables, army[i], tokens[n])) menu.add(takeToken(tokens[n], army[i]))
    }
    if (menu.block === undefined) return
    for (const token of lyingTokens(s, tables)) {
      for (const piece of army)
        if (!isHere(s, tables, piece, token)) menu.block(takeToken(token, piece), whyNone(token))
    }
  },
  take: (s, _seat, { token, piece }, ctx) => {
    acted(s)
    takeUp(s, token, piece, ctx)
  },
  describe: ({ tables }, choice) => describeTake(tables, choice),
}

/** Takes a token of its space up under a unit. */
export function takeUp(s: State, token: number, piece: PieceNo, ctx: VentureContext): void {
  const square = squareOf(s, ctx.tables, piece)
  pickUp(s, square, piece, token)
  ctx.tell?.({ event: 'token', token, square, piece, how: 'taken' })
  if (hasRule(ctx.tables, 'enter')) ctx.push(storyEnterFrame, { piece }) // one may take it where it is wanted
}

export function describeTake(tables: MatchTables, { token, piece }: (typeof TAKE)[number]): Described {
  return {
    text: text('choose.take', { unit: pieceText(tables, piece), what: text(`some.${tokenOf[token]}`) }),
    at: `piece:${piece}`,
  }
}

const NOTHING: readonly (typeof TAKE)[number][] = []

/** What a unit on its way could take up where it is (DV-MOVE-20). */
export function takesHere(s: State, tables: MatchTables, piece: PieceNo): readonly (typeof TAKE)[number][] {
  if (s.marks[squareOf(s, tables, piece)] === 0) return NOTHING
  return takeable(tables)
    .filter((token) => isHere(s, tables, piece, token))
    .map((token) => takeToken(token, piece))
}

/** Resources that lie on the map, of the killed or of who gave up, are taken like that, too (DV-RES-07, DV-MISC-05). */
export const takeGoodsVerb: Ability<DarkVenture, (typeof TAKE_GOODS)[number]> = {
  verb: 'takeGoods',
  universe: (s) => {
    const lying = resources.filter((resource) => goodsOnMap(s, resource) > 0)
    return s.army[s.turn].flatMap((piece) => lying.map((resource) => takeGoods(piece, resource)))
  },
  offer: (s, _seat, menu) => {
    if (s.litter.length === 0) return
    for (const piece of s.army[s.turn]) {
      const square = squareOf(s, menu.tables, piece)
      for (const resource of resources) {
        if (goodsOn(s, square, resource) > 0) menu.add(takeGoods(piece, resource))
        else if (goodsOnMap(s, resource) > 0) menu.block?.(takeGoods(piece, resource), 'DV-FX-3')
      }
    }
  },
  take: (s, _seat, { piece, resource }, ctx) => {
    acted(s)
    const square = squareOf(s, ctx.tables, piece)
    pickUpGood(s, square, piece, resource)
    ctx.tell?.({ event: 'pickedUp', piece, resource, square })
  },
  describe: ({ tables }, { piece, resource }) => ({
    text: text('choose.take', {
      unit: pieceText(tables, piece),
      what: text(`some.${resourceIds[resource]}`),
    }),
    at: `piece:${piece}`,
  }),
}

const resources: readonly number[] = resourceIds.map((_, resource) => resource)

/** None is left in the supply: one of those on the map is moved, and its owner says which. */
export const tokenLift = ask(tokenLiftFrame.name, {
  locals: tokenLiftFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: (s, f) => squaresWith(s, f.token).map((square) => NODE[square]),
  offer: (s, f, menu) => {
    for (const square of squaresWith(s, f.token)) menu.add(NODE[square])
  },
  take: (s, _f, { node }, ctx) => {
    s.picked = [node]
    ctx.pop()
  },
  question: () => text('ask.liftToken'),
  describe: ({ tables }, _f, { node }) => ({
    text: text('choose.pick.node', { space: tables.board.idOf[node] }),
    at: `node:${node}`,
  }),
})
