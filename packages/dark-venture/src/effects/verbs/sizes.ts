import { text } from '@longtable/kernel'
import { exactlyText, unitsText } from '../../text/effect-parts.ts'
import { THING } from '../../state/frames.ts'
import { count } from '../../state/mutations/count.ts'
import { dropSurplus } from '../../state/mutations/items.ts'
import { become } from '../../state/mutations/place.ts'
import { fallOff, merge } from '../../state/mutations/sizes.ts'
import { NOBODY, type PieceNo, UNIT_ROWS } from '../../state/numbers.ts'
import { prisonersOf, spare, squareOf } from '../../state/queries/pieces.ts'
import { sizeOf } from '../../state/queries/sizes.ts'
import { spares } from '../../state/queries/supply.ts'
import type { State } from '../../state/schema.ts'
import type {
  EffectOf,
  MatchTables,
  PickContext,
  Reason,
  VentureContext,
  Verb,
} from '../../state/tables/match-tables.ts'
import { chooseThings, chooseUnits } from '../pick.ts'
import { slay } from './fates.ts'
import { acting } from './moves.ts'

declare module '../../content/effects.ts' {
  interface EffectParameters {
    split: { readonly who: Units }
    fuse: { readonly who: Units }
    absorb: object
  }
}

/** The sizes of the Bohmerk: what splits, fuses and absorbs. */

const WRONG_KIND: Reason = { rule: 'DV-FX-1' }
const APART: Reason = { rule: 'DV-FX-2' }
const NO_TOKEN: Reason = { rule: 'DV-MISC-02' }
const TOO_MANY: Reason = { rule: 'DV-PRIS-01' }

/** The unit row of that size, or -1. */
function rowOfSize(tables: MatchTables, size: number): number {
  return size < 1 ? NOBODY : tables.sizeOf.indexOf(size)
}

/** Can a unit fall into one of that row and the rest? Both tokens must be there (DV-MISC-02). */
function canSplitInto(s: State, tables: MatchTables, piece: PieceNo, row: number): boolean {
  const rest = rowOfSize(tables, sizeOf(tables, piece) - tables.sizeOf[row])
  if (rest < 0) return false
  return rest === row ? spares(s, tables, row) > 1 : spares(s, tables, row) > 0 && spares(s, tables, rest) > 0
}

/** The rows that the bigger part could be, whether their tokens are there or not. */
function partsOf(tables: MatchTables, piece: PieceNo): number[] {
  const rows: number[] = []
  for (let row = 0; row < UNIT_ROWS; row++) if (isPart(tables, piece, row)) rows.push(row)
  return rows
}

function isPart(tables: MatchTables, piece: PieceNo, row: number): boolean {
  const size = sizeOf(tables, piece)
  const part = tables.sizeOf[row]
  return part > 0 && part < size && part * 2 >= size
}

function canSplit(s: State, tables: MatchTables, piece: PieceNo): boolean {
  for (let row = 0; row < UNIT_ROWS; row++)
    if (isPart(tables, piece, row) && canSplitInto(s, tables, piece, row)) return true
  return false
}

const split: Verb<'split'> = {
  run: (s, f, { who }, ctx) => {
    const { tables } = ctx
    if (f.kept.length === 0) {
      if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
      f.kept = s.picked.slice(0, 1)
      if (f.kept.length === 0) return true
      const [piece] = f.kept
      s.picked = partsOf(tables, piece).filter((row) => canSplitInto(s, tables, piece, row))
      if (s.picked.length > 1 && !chooseThings(s, f, THING.row, 1, 1, ctx, acting(f, piece))) return false
    }
    if (s.picked.length > 0) splitUp(s, f.kept[0], s.picked[0], ctx)
    return true
  },
  whyNot: whyNotSplit,
  things: (_s, tables, asked) => partsOf(tables, asked.self),
  text: ({ who }) => text('fx.split', { who: unitsText(who) }),
  messages: {
    en: { split: 'Split {{who}}.' },
    fr: { split: 'Divisez {{who}}.' },
  },
}

function whyNotSplit(
  s: State,
  tables: MatchTables,
  asked: PickContext,
  _effect: EffectOf<'split'>,
  target: number,
): Reason | undefined {
  if (asked.what === THING.row) return canSplitInto(s, tables, asked.self, target) ? undefined : NO_TOKEN // DV-MISC-02
  if (sizeOf(tables, target) < 2) return WRONG_KIND
  return canSplit(s, tables, target) ? undefined : NO_TOKEN
}

/** All that the unit has stays with the bigger part. */
function splitUp(s: State, piece: PieceNo, row: number, ctx: VentureContext): void {
  const { tables } = ctx
  const rest = rowOfSize(tables, sizeOf(tables, piece) - tables.sizeOf[row])
  const bigger = spare(s, tables, row)
  become(s, tables, piece, bigger)
  const smaller = spare(s, tables, rest)
  fallOff(s, bigger, smaller)
  ctx.tell?.({ event: 'split', from: piece, into: [bigger, smaller] })
  count(s, s.side[bigger], 'splits', 1, ctx)
}

/** Why two units cannot become one. */
function whyNotFused(s: State, tables: MatchTables, a: PieceNo, b: PieceNo): Reason | undefined {
  const row = rowOfSize(tables, sizeOf(tables, a) + sizeOf(tables, b))
  if (row < 0 || spare(s, tables, row) === NOBODY) return NO_TOKEN // DV-MISC-02
  const held = prisonersOf(s, a).length + prisonersOf(s, b).length
  return held > tables.holds[tables.piecesOf[row][0]] ? TOO_MANY : undefined // DV-PRIS-01
}

/** Why a unit cannot be fused with the one chosen before it or, the first, with any other of its space. */
function whyNotFuse(s: State, tables: MatchTables, asked: PickContext, piece: PieceNo): Reason | undefined {
  if (sizeOf(tables, piece) === 0) return WRONG_KIND
  if (asked.chosen.length > 0) return whyNotFused(s, tables, asked.chosen[0], piece)
  const square = squareOf(s, tables, piece)
  let why: Reason | undefined = APART
  for (const other of s.army[s.side[piece]]) {
    if (other === piece || squareOf(s, tables, other) !== square || sizeOf(tables, other) === 0) continue
    why = whyNotFused(s, tables, piece, other)
    if (why === undefined) return undefined
  }
  return why
}

const fuse: Verb<'fuse'> = {
  least: 2,
  run: (s, f, { who }, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    const [a, b] = s.picked
    if (a === undefined || b === undefined || whyNotFused(s, ctx.tables, a, b) !== undefined) return true
    fuseTwo(s, a, b, ctx)
    return true
  },
  whyNot: (s, tables, asked, _effect, piece) => whyNotFuse(s, tables, asked, piece),
  text: ({ who }) => text('fx.fuse', { who: exactlyText(who) }),
  messages: {
    en: { fuse: 'Fuse {{who}}.' },
    fr: { fuse: 'Fusionnez {{who}}.' },
  },
}

/** They become one; items that it cannot bear as well are dropped. */
function fuseTwo(s: State, a: PieceNo, b: PieceNo, ctx: VentureContext): void {
  const { tables } = ctx
  const into = spare(s, tables, rowOfSize(tables, sizeOf(tables, a) + sizeOf(tables, b)))
  merge(s, tables, a, b, into)
  ctx.tell?.({ event: 'fused', from: [a, b], into })
  dropSurplus(s, into, ctx) // DV-CARD-15
  count(s, s.side[into], 'fuses', 1, ctx)
}

/** The defeated unit dies, and the attacker grows one size, if there is a token for it. */
const absorb: Verb<'absorb'> = {
  run: (s, f, _effect, ctx) => {
    if (f.waiting === 0) {
      slay(s, f.it, f.side, ctx)
      return false
    }
    if (s.at[f.it] >= 0) return true // It was saved.
    const into = nextSize(s, ctx.tables, f.self)
    ctx.tell?.({ event: 'absorbed', piece: f.it, by: f.self, into: into < 0 ? f.self : into })
    if (into >= 0) become(s, ctx.tables, f.self, into)
    count(s, f.side, 'absorbs', 1, ctx)
    return true
  },
  can: (s, tables, { self, it }) => it >= 0 && s.at[it] >= 0 && sizeOf(tables, self) > 0,
  text: () => text('fx.absorb'),
  messages: {
    en: { absorb: 'Absorb the defeated unit: the attacker grows one size.' },
    fr: { absorb: 'Absorbez l’unité vaincue : l’attaquant grandit d’une taille.' },
  },
}

/** The token of one size more, or -1. */
function nextSize(s: State, tables: MatchTables, piece: PieceNo): PieceNo {
  const row = rowOfSize(tables, sizeOf(tables, piece) + 1)
  return row < 0 || s.at[piece] < 0 ? NOBODY : spare(s, tables, row)
}

export const sizeVerbs = { split, fuse, absorb }
