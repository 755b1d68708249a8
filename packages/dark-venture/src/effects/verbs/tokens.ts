import { text } from '@longtable/kernel'
import { countedText, ofText, placeText, someText, unitsText } from '../../text/effect-parts.ts'
import type { SpaceId, TokenId } from '../../content/ids.ts'
import { tokenLiftFrame } from '../../state/frames.ts'
import { count, countAgain } from '../../state/mutations/count.ts'
import { layMark, pickUp } from '../../state/mutations/marks.ts'
import { payToken, removeToken } from '../../state/mutations/tokens.ts'
import { DEED, TOKEN } from '../../state/names.ts'
import { NOBODY, type NodeNo, type SideNo, type Square } from '../../state/numbers.ts'
import { isAsked } from '../../state/queries/combat.ts'
import { carried, hasRoomFor, marksOn, squaresWith } from '../../state/queries/marks.ts'
import { squareOf } from '../../state/queries/pieces.ts'
import type { State } from '../../state/schema.ts'
import { squareNamed } from '../../state/tables/ground.ts'
import type {
  EffectContext,
  EffectFrame,
  EffectOf,
  MatchTables,
  Reason,
  VentureContext,
  Verb,
} from '../../state/tables/match-tables.ts'
import { isPortal } from '../find-units.ts'
import { choosePlace, chooseUnits } from '../pick.ts'
import { placesFor } from '../places.ts'
import { pieceOfRef, squareOfRef } from '../resolve-ref.ts'
import { hasTarget } from '../targets.ts'

declare module '../../content/effects.ts' {
  interface EffectParameters {
    lay: { readonly token: TokenId; readonly at: Place; readonly count?: number }
    take: { readonly token: TokenId; readonly who: Units }
    spend: {
      readonly token: TokenId
      readonly from: Ref | { readonly at: Ref } | { readonly space: SpaceId }
    }
  }
}

const NO_TOKEN: Reason = { rule: 'DV-MISC-02' }
const NONE_HERE: Reason = { rule: 'DV-FX-3' }

/** A small portal can be moved when all are on the map. */
function isMoved(s: State, token: TokenId): boolean {
  return token === 'smallPortal' && s.tokens[TOKEN.smallPortal] === 0
}

/** DV-MISC-02: a token in the supply, and room for it; portals lie one to a space. */
function whyNotLaid(s: State, { token }: EffectOf<'lay'>, square: Square): Reason | undefined {
  if (token === 'smallPortal') return isPortal(s, square) ? NO_TOKEN : undefined
  return s.tokens[TOKEN[token]] === 0 || !hasRoomFor(s, square, TOKEN[token]) ? NO_TOKEN : undefined
}

/** One token after the other: first where to, then, if one must be moved, where from. */
const lay: Verb<'lay'> = {
  run: (s, f, effect, ctx) => {
    const times = effect.count ?? 1
    if (f.kept.length % 2 === 0) {
      if (s.picked.length === 0 && !choosePlace(s, f, effect.at, 0, ctx)) return false
      if (s.picked.length === 0) return true
      f.kept.push(ctx.tables.ways.square[s.picked[0]])
      s.picked = []
      if (isMoved(s, effect.token) && !chooseMoved(s, f, ctx)) return false
    }
    if (s.picked.length > 0) removeToken(s, s.picked[0], TOKEN[effect.token], ctx)
    s.picked = []
    putDown(s, f, effect.token, f.kept[f.kept.length - 1], ctx)
    f.kept.push(NOBODY)
    return f.kept.length >= times * 2
  },
  can: (s, tables, context, effect) => {
    const { at } = effect
    if (!('of' in at)) {
      return placesFor(s, tables, context, at).some((node) => isRoomOn(s, tables, effect, node))
    }
    const square = squareOfRef(s, tables, context, at.of)
    return square >= 0 && isRoomOn(s, tables, effect, square)
  },
  whyNot: (s, tables, _asked, effect, node) => whyNotLaid(s, effect, tables.ways.square[node]),
  text: ({ token, count: n = 1, at }) => text('fx.lay', { what: countedText(token, n), at: placeText(at) }),
  messages: {
    en: { lay: 'Put {{what}} {{at}}.' },
    fr: { lay: 'Posez {{what}} {{at}}.' },
  },
}

function isRoomOn(s: State, tables: MatchTables, effect: EffectOf<'lay'>, node: NodeNo): boolean {
  return whyNotLaid(s, effect, tables.ways.square[node]) === undefined
}

/** Which portal is moved: settled, or a question was pushed. */
function chooseMoved(s: State, f: EffectFrame, ctx: VentureContext): boolean {
  const found = squaresWith(s, TOKEN.smallPortal)
  if (found.length > 1 && isAsked(s, f.side)) {
    ctx.push(tokenLiftFrame, { side: f.side, token: TOKEN.smallPortal })
    return false
  }
  s.picked = found.slice(0, 1)
  return true
}

function putDown(s: State, f: EffectFrame, token: TokenId, square: Square, ctx: VentureContext): void {
  if (!layMark(s, square, TOKEN[token])) return
  ctx.tell?.({ event: 'token', token: TOKEN[token], square, piece: NOBODY, how: 'laid' })
  if (token === 'egg') count(s, f.side, 'eggsLaid', 1, ctx)
  if (token === 'smallPortal') count(s, f.side, 'portalsOpened', 1, ctx)
}

/** A crystal is collected the first time: where it lay from the beginning, not where a lost unit has dropped it. */
function isNewCrystal(s: State, tables: MatchTables, side: SideNo, square: Square): boolean {
  const { board, edition, map } = tables
  const first = edition.factions
    .flatMap(({ setup }) => setup[map.id])
    .flatMap((one) => ('token' in one && one.token === 'riftCrystal' ? [squareNamed(board, one.at)] : []))
  const untaken = first.length - s.deeds[side * tables.deeds + DEED.crystalsCollected]
  const lying = first.filter((one) => marksOn(s, one, TOKEN.riftCrystal) > 0).length
  return first.includes(square) && lying <= untaken
}

/** From its space under a unit. */
const take: Verb<'take'> = {
  run: (s, f, { who, token }, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    for (const piece of s.picked) {
      const square = squareOf(s, ctx.tables, piece)
      if (marksOn(s, square, TOKEN[token]) === 0) continue
      const isNew = token === 'riftCrystal' && isNewCrystal(s, ctx.tables, f.side, square)
      pickUp(s, square, piece, TOKEN[token])
      ctx.tell?.({ event: 'token', token: TOKEN[token], square, piece, how: 'taken' })
      if (isNew) count(s, f.side, 'crystalsCollected', 1, ctx)
      else if (token === 'riftCrystal') countAgain(s, f.side, 'crystalsCollected', 1, ctx)
    }
    return true
  },
  can: (s, tables, context, effect, op) => {
    if (typeof effect.who !== 'string') return hasTarget(s, tables, context, op)
    const square = squareOfRef(s, tables, context, effect.who)
    return square >= 0 && marksOn(s, square, TOKEN[effect.token]) > 0
  },
  whyNot: (s, tables, _asked, { token }, piece) =>
    marksOn(s, squareOf(s, tables, piece), TOKEN[token]) > 0 ? undefined : NONE_HERE,
  text: ({ token, who }) => text('fx.take', { who: unitsText(who), what: someText(token) }),
  messages: {
    en: { take: 'Let {{who}} take {{what}} from the same space.' },
    fr: { take: 'Ramassez {{what}} sur place avec {{who}}.' },
  },
}

/** The space from which a token goes back, or -1: it goes from under a unit. */
function spaceSpent(
  s: State,
  tables: MatchTables,
  context: EffectContext,
  { from }: EffectOf<'spend'>,
): Square {
  if (typeof from === 'string') return NOBODY
  if ('space' in from) return squareNamed(tables.board, from.space)
  return squareOfRef(s, tables, context, from.at)
}

function hasToken(s: State, tables: MatchTables, context: EffectContext, effect: EffectOf<'spend'>): boolean {
  const { from } = effect
  const token = TOKEN[effect.token]
  if (typeof from === 'string') {
    const piece = pieceOfRef(s, context, from)
    return piece !== NOBODY && carried(s, piece, token) > 0
  }
  const square = spaceSpent(s, tables, context, effect)
  return square >= 0 && marksOn(s, square, token) > 0
}

const spend: Verb<'spend'> = {
  run: (s, f, effect, ctx) => {
    if (!hasToken(s, ctx.tables, f, effect)) return true
    const token = TOKEN[effect.token]
    if (typeof effect.from === 'string') payToken(s, pieceOfRef(s, f, effect.from), token, ctx)
    else removeToken(s, spaceSpent(s, ctx.tables, f, effect), token, ctx)
    return true
  },
  can: hasToken,
  text: ({ token, from }) =>
    typeof from === 'string'
      ? text('fx.spend.carried', { what: countedText(token, 1), of: ofText(from) })
      : 'space' in from
        ? text('fx.spend.there', { what: countedText(token, 1), space: from.space })
        : text('fx.spend.lying', { what: countedText(token, 1), of: ofText(from.at) }),
  messages: {
    en: {
      spend: {
        carried: 'Return {{what}} {{of}} to the supply.',
        lying: 'Return {{what}} from the space {{of}} to the supply.',
        there: 'Return {{what}} from {{space}} to the supply.',
      },
    },
    fr: {
      spend: {
        carried: 'Remettez à la réserve {{what}} {{of}}.',
        lying: 'Remettez à la réserve {{what}} de la case {{of}}.',
        there: 'Remettez à la réserve {{what}} de {{space}}.',
      },
    },
  },
}

export const tokenVerbs = { lay, take, spend }
