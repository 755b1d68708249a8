import { text } from '@longtable/kernel'
import { placeText } from '../../text/effect-parts.ts'
import { THING } from '../../state/frames.ts'
import { count } from '../../state/mutations/count.ts'
import { takeOff } from '../../state/mutations/pieces.ts'
import { lowest, place } from '../../state/mutations/place.ts'
import { BAG, NOBODY, type PieceNo, type SideNo, UNIT_ROWS } from '../../state/numbers.ts'
import { isAsked } from '../../state/queries/combat.ts'
import { spare } from '../../state/queries/pieces.ts'
import { spares } from '../../state/queries/supply.ts'
import { type State, STREAM } from '../../state/schema.ts'
import type { MatchTables, VentureContext, Reason, Verb } from '../../state/tables/match-tables.ts'
import { choosePlace, chooseThings } from '../pick.ts'
import { hasPlace } from '../places.ts'

declare module '../../content/effects.ts' {
  interface EffectParameters {
    bagAdd: { readonly units: 'choose' | 'lowest'; readonly count: number }
    bagDraw: { readonly count: number; readonly at: Place }
  }
}

/** The bag of the Orpal: what is in it, everybody knows. */

const NO_TOKEN: Reason = { rule: 'DV-MISC-02' }
const TOO_BIG: Reason = { rule: 'DV-FX-1' }
/** S + D of the units of which several go into the bag at once. */
const SMALL = 4

/** The units of a side in the bag. */
function bagOf(s: State, tables: MatchTables, side: SideNo): PieceNo[] {
  const pieces: PieceNo[] = []
  for (let piece = 0; piece < s.at.length; piece++)
    if (s.at[piece] === BAG && tables.home[piece] === side) pieces.push(piece)
  return pieces
}

function hasBag(s: State, tables: MatchTables, side: SideNo): boolean {
  for (let piece = 0; piece < s.at.length; piece++)
    if (s.at[piece] === BAG && tables.home[piece] === side) return true
  return false
}

/** The rows of a side's own faction. */
function rowsOf(tables: MatchTables, side: SideNo): number[] {
  const rows: number[] = []
  for (let row = 0; row < UNIT_ROWS; row++) if (tables.factionOf[row] === side) rows.push(row)
  return rows
}

/** Several small ones, or a bigger one alone. */
const bagAdd: Verb<'bagAdd'> = {
  run: (s, f, { units, count: most }, ctx) => {
    const isChoice = units === 'choose' && isAsked(s, f.side)
    if (isChoice && f.waiting === 0 && !chooseThings(s, f, THING.row, most, 1, ctx)) return false
    const added = isChoice ? fill(s, s.picked, ctx) : fillLowest(s, f.side, most, ctx)
    if (added.length > 0) ctx.tell?.({ event: 'bagged', pieces: added })
    return true
  },
  can: (s, tables, { side }) => rowsOf(tables, side).some((row) => spare(s, tables, row) !== NOBODY),
  whyNot: (s, tables, { chosen }, _effect, row) => {
    if (chosen.length > 0 && tables.worthOf[row] > SMALL) return TOO_BIG
    if (chosen.some((other) => tables.worthOf[other] > SMALL)) return TOO_BIG
    const taken = chosen.filter((other) => other === row).length
    return spares(s, tables, row) > taken ? undefined : NO_TOKEN // DV-MISC-02
  },
  things: (_s, tables, { side }) => rowsOf(tables, side),
  text: ({ units, count: n }) => text(`fx.bagAdd.${units}`, { count: n }),
  messages: {
    en: {
      bagAdd: {
        choose_one: 'Put up to {{count}} unit of S+D 4 or less, or one bigger, into the bag.',
        choose_other: 'Put up to {{count}} units of S+D 4 or less, or one bigger, into the bag.',
        lowest_one: 'Put the lowest available unit into the bag.',
        lowest_other: 'Put the {{count}} lowest available units into the bag.',
      },
    },
    fr: {
      bagAdd: {
        choose_one: 'Mettez dans le sac jusqu’à {{count}} unité de F+D 4 ou moins, ou une plus grande.',
        choose_other: 'Mettez dans le sac jusqu’à {{count}} unités de F+D 4 ou moins, ou une plus grande.',
        lowest_one: 'Mettez dans le sac la plus faible unité disponible.',
        lowest_other: 'Mettez dans le sac les {{count}} plus faibles unités disponibles.',
      },
    },
  },
}

function fill(s: State, rows: readonly number[], ctx: VentureContext): PieceNo[] {
  return rows.map((row) => drop(s, spare(s, ctx.tables, row), ctx))
}

function fillLowest(s: State, side: SideNo, most: number, ctx: VentureContext): PieceNo[] {
  const added: PieceNo[] = []
  for (let i = 0; i < most; i++) {
    const piece = lowest(s, ctx.tables, side, ctx)
    if (piece === NOBODY) break
    added.push(drop(s, piece, ctx))
  }
  return added
}

function drop(s: State, piece: PieceNo, ctx: VentureContext): PieceNo {
  takeOff(s, ctx.tables, piece, BAG)
  return piece
}

/** One unit after the other: each is drawn at random, then it is asked where it comes. Kept: the one drawn, how many more. */
const bagDraw: Verb<'bagDraw'> = {
  run: (s, f, effect, ctx) => {
    if (f.kept.length === 0) f.kept = [NOBODY, effect.count]
    for (;;) {
      if (f.kept[0] === NOBODY) {
        f.kept[0] = f.kept[1]-- > 0 ? drawOne(s, f.side, ctx) : NOBODY
        if (f.kept[0] === NOBODY) return true
        f.last = f.kept[0]
        if (!choosePlace(s, f, effect.at, 0, ctx)) return false
      }
      const [node] = s.picked
      if (node === undefined) return true
      place(s, f.kept[0], node, f.side, ctx)
      count(s, f.side, 'bagDraws', 1, ctx)
      f.kept[0] = NOBODY
    }
  },
  can: (s, tables, context, { at }) => hasBag(s, tables, context.side) && hasPlace(s, tables, context, at),
  text: ({ count: n, at }) => text('fx.bagDraw', { count: n, at: placeText(at) }),
  messages: {
    en: {
      bagDraw_one: 'Draw {{count}} unit from the bag and place it {{at}}.',
      bagDraw_other: 'Draw {{count}} units from the bag and place them {{at}}.',
    },
    fr: {
      bagDraw_one: 'Tirez {{count}} unité du sac et placez-la {{at}}.',
      bagDraw_other: 'Tirez {{count}} unités du sac et placez-les {{at}}.',
    },
  },
}

function drawOne(s: State, side: SideNo, ctx: VentureContext): PieceNo {
  const bag = bagOf(s, ctx.tables, side)
  if (bag.length === 0) return NOBODY
  const piece = bag[ctx.below(STREAM.bag, bag.length)]
  ctx.tell?.({ event: 'outOfBag', side, piece })
  return piece
}

export const bagVerbs = { bagAdd, bagDraw }
