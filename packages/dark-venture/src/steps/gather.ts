import { type Ability, text, type Text } from '@longtable/kernel'
import { resourceIds } from '../content/ids.ts'
import { GOODS } from '../state/choices/effects.ts'
import { passGoods, type PassGoods } from '../state/choices/factions.ts'
import { gatherKindFrame, gatherRollFrame, rollFrame } from '../state/frames.ts'
import { acted } from '../state/mutations/note-action.ts'
import { collect, passGood } from '../state/mutations/goods.ts'
import { GOLD, NEUTRAL, type PieceNo, RESOURCES, type SideNo } from '../state/numbers.ts'
import { goodsOf, whyNoGather } from '../state/queries/goods.ts'
import { areAllies, squareOf } from '../state/queries/pieces.ts'
import type { State } from '../state/schema.ts'
import { ask, type DarkVenture, type MatchTables, run } from '../state/tables/match-tables.ts'
import { pieceText } from './combat-text.ts'

/** What a unit looks for on its space: gold is announced before the roll (DV-RES-04). */
export const gatherKind = ask(gatherKindFrame.name, {
  locals: gatherKindFrame.locals.fields,
  seat: (s, f) => s.seatOf[f.side],
  universe: () => GOODS,
  offer: (s, f, menu) => {
    for (let resource = 0; resource < RESOURCES; resource++) {
      const why = whyNoGather(s, menu.tables, f.piece, resource)
      if (why === '') menu.add(GOODS[resource])
      else menu.block?.(GOODS[resource], why)
    }
  },
  take: (_s, { side, piece }, { resource }, ctx) => {
    ctx.next(gatherRollFrame, { side, piece, resource, phase: 0 })
  },
  question: ({ tables }, f) => text('ask.gather', { unit: pieceText(tables, f.piece) }),
  describe: ({ tables }, _f, { resource }) => ({
    text: text('choose.gather', { goods: goodsText(resource), faces: facesFor(tables, resource).join(', ') }),
    at: `goods:${resource}`,
  }),
})

function goodsText(resource: number): Text {
  return text(`goods.${resourceIds[resource]}`)
}

/** The numbers of a die that find it (DV-RES-03, DV-RES-04). */
export function facesFor(tables: MatchTables, resource: number): readonly number[] {
  const { gather, gatherGold } = tables.edition.numbers
  return resource === GOLD ? gatherGold : gather
}

/** Rolls for it; what is found comes under the unit, and others may have a word to say (DV-ANC-06). */
export const gatherRoll = run(gatherRollFrame.name, {
  locals: gatherRollFrame.locals.fields,
  run: (s, f, ctx) => {
    const { side, piece, resource } = f
    if (f.phase === 0) {
      f.phase = 1
      ctx.tell?.({ event: 'sought', piece, resource })
      const faces = facesFor(ctx.tables, resource).reduce((bits, face) => bits | (1 << face), 0)
      ctx.push(rollFrame, { side, piece, dice: 1, atLeast: 0, faces, shown: [] })
      return
    }
    const isFound = s.picked[0] === 1
    s.picked = []
    ctx.pop()
    if (!isFound) return
    collect(s, piece, resource, 1, ctx)
    ctx.announce('gathered', { piece, resource })
  },
})

/** Own units and those of allies, who may be given something; at an open market those of everybody (DV-STORY-13). */
function takersOf(s: State, tables: MatchTables, side: SideNo): PieceNo[] {
  const takers: PieceNo[] = []
  for (let other = 0; other < s.army.length; other++) {
    if (other === NEUTRAL) continue
    const isFriend = areAllies(s, side, other)
    for (const piece of s.army[other])
      if (isFriend || tables.market.includes(squareOf(s, tables, piece))) takers.push(piece)
  }
  return takers
}

/** Everything that could change hands: each resource of each own unit, to each other unit of the side or its allies. */
function passes(s: State, tables: MatchTables, side: SideNo): PassGoods[] {
  const all: PassGoods[] = []
  const takers = takersOf(s, tables, side)
  for (const from of s.army[side]) {
    if (s.goods[from] === 0) continue
    for (let resource = 0; resource < RESOURCES; resource++) {
      if (goodsOf(s, from, resource) === 0) continue
      for (const to of takers) if (to !== from) all.push(passGoods(from, to, resource))
    }
  }
  return all
}

/** Units of one space hand resources to each other (DV-RES-07). It changes nothing for good, so only people do it. */
export const passVerb: Ability<DarkVenture, PassGoods> = {
  verb: 'pass',
  universe: (s, _seat, tables) => passes(s, tables, s.turn),
  offer: (s, _seat, menu) => {
    if (menu.revise === undefined) return
    for (const choice of passes(s, menu.tables, s.turn)) {
      const isThere = squareOf(s, menu.tables, choice.from) === squareOf(s, menu.tables, choice.to)
      if (isThere) menu.revise(choice)
      else menu.block?.(choice, 'DV-RES-07')
    }
  },
  take: (s, _seat, { from, to, resource }, ctx) => {
    acted(s)
    passGood(s, from, to, resource)
    ctx.tell?.({ event: 'passed', from, to, resource })
  },
  describe: ({ tables }, { from, to, resource }) => ({
    text: text('choose.pass', {
      goods: goodsText(resource),
      from: pieceText(tables, from),
      to: pieceText(tables, to),
    }),
    at: `piece:${to}`,
    from: `piece:${from}`,
  }),
}
