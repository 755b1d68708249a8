import { text } from '@longtable/kernel'
import { placeText } from '../../text/effect-parts.ts'
import { payMixFrame, THING } from '../../state/frames.ts'
import { count } from '../../state/mutations/count.ts'
import { lowestOf, place } from '../../state/mutations/place.ts'
import { NOBODY, type PieceNo, type SideNo, UNIT_ROWS } from '../../state/numbers.ts'
import { savedCards } from '../../state/queries/cards.ts'
import { isAsked } from '../../state/queries/combat.ts'
import { skullDice } from '../../state/queries/dice.ts'
import { spare } from '../../state/queries/pieces.ts'
import { controlLeft } from '../../state/queries/supply.ts'
import type { State } from '../../state/schema.ts'
import type {
  EffectFrame,
  EffectOf,
  MatchTables,
  Reason,
  VentureContext,
  Verb,
} from '../../state/tables/match-tables.ts'
import { short } from '../../text/lacking.ts'
import { choosePlace, chooseThings } from '../pick.ts'
import { hasPlace, placesFor } from '../places.ts'

declare module '../../content/effects.ts' {
  interface EffectParameters {
    fabricate: { readonly unit: 'choose' | 'lowest'; readonly at: Place }
  }
}

/** The fabricators of the Alderkang. */

const UNIQUE: Reason = { rule: 'DV-FX-1' }
const NO_TOKEN: Reason = { rule: 'DV-MISC-02' }
const NOT_EXTRACTED: Reason = { rule: 'DV-ALD-02' }

/** Why a side cannot make a unit of that row, its price left aside. */
function whyNotMade(s: State, tables: MatchTables, side: SideNo, row: number): Reason | undefined {
  const faction = tables.factionOf[row]
  if (faction !== side) {
    if ((s.extracted & (1 << faction)) === 0) return NOT_EXTRACTED // DV-ALD-02
    if (tables.unique[row]) return UNIQUE
    if (controlLeft(s, tables, side) < 1) return NO_TOKEN // DV-MISC-02
  }
  return spare(s, tables, row) === NOBODY ? NO_TOKEN : undefined
}

/** Skulls that a side can spend on a new unit, a saved card standing for one of them. */
function skullsFor(s: State, side: SideNo): number {
  return skullDice(s, side) + Math.min(1, savedCards(s, side))
}

/** The same with its price: skulls equal to its strength. */
function whyNotRow(s: State, tables: MatchTables, side: SideNo, row: number): Reason | undefined {
  const reason = whyNotMade(s, tables, side, row)
  if (reason !== undefined) return reason
  const skull = strengthOfRow(tables, row)
  const has = skullsFor(s, side)
  return skull > has ? { rule: 'DV-FX-5', numbers: short({ skull }, has) } : undefined // DV-FX-5
}

function canMake(s: State, tables: MatchTables, side: SideNo, unit: 'choose' | 'lowest'): boolean {
  const skulls = unit === 'choose' ? skullsFor(s, side) : Infinity
  for (let row = 0; row < UNIT_ROWS; row++)
    if (strengthOfRow(tables, row) <= skulls && whyNotMade(s, tables, side, row) === undefined) return true
  return false
}

function strengthOfRow(tables: MatchTables, row: number): number {
  return tables.strengthOf[row]
}

const ROWS: readonly number[] = Array.from({ length: UNIT_ROWS }, (_, row) => row)

/** Kept: the unit that is made. A player pays for what it chose; what an Auto-Enemy makes is the lowest and free. */
const fabricate: Verb<'fabricate'> = {
  run: (s, f, effect, ctx) => {
    if (f.kept.length === 0) {
      if (!chooseRow(s, f, effect, ctx)) return false
      if (f.kept.length === 0) return true
      if (!choosePlace(s, f, effect.at, 0, ctx)) return false
    }
    if (s.picked.length > 0) make(s, f, s.picked[0], effect, ctx)
    return true
  },
  can: (s, tables, context, { unit, at }) =>
    canMake(s, tables, context.side, unit) && hasPlace(s, tables, context, at),
  whyNot: (s, tables, { side, what }, _effect, row) =>
    what === THING.row ? whyNotRow(s, tables, side, row) : undefined,
  things: (s, tables, asked, { at }) => (asked.what === THING.row ? ROWS : placesFor(s, tables, asked, at)),
  text: ({ unit, at }) => text(`fx.fabricate.${unit}`, { at: placeText(at) }),
  messages: {
    en: {
      fabricate: {
        choose: 'Fabricate a unit of yours or of an extracted faction {{at}}.',
        lowest: 'Fabricate the lowest available unit {{at}}.',
      },
    },
    fr: {
      fabricate: {
        choose: 'Fabriquez une unité à vous ou d’une faction extraite {{at}}.',
        lowest: 'Fabriquez la plus faible unité disponible {{at}}.',
      },
    },
  },
}

/** Tells whether it is settled, the unit being in `f.kept`, nobody if there is none. */
function chooseRow(s: State, f: EffectFrame, { unit }: EffectOf<'fabricate'>, ctx: VentureContext): boolean {
  const { tables } = ctx
  if (unit === 'lowest' || !isAsked(s, f.side)) {
    const piece = lowestOf(s, tables, (row) => whyNotMade(s, tables, f.side, row) === undefined, ctx)
    if (piece !== NOBODY) f.kept = [piece]
    return true
  }
  if (f.waiting === 0 && !chooseThings(s, f, THING.row, 1, 1, ctx)) return false
  if (s.picked.length > 0) f.kept = [spare(s, tables, s.picked[0])]
  return true
}

function make(
  s: State,
  f: EffectFrame,
  node: number,
  { unit }: EffectOf<'fabricate'>,
  ctx: VentureContext,
): void {
  const [piece] = f.kept
  place(s, piece, node, f.side, ctx, 'maker')
  count(s, f.side, 'fabrications', 1, ctx)
  f.last = piece
  if (unit === 'choose' && isAsked(s, f.side)) payFor(f.side, piece, ctx)
}

/** Skulls equal to its strength; one saved card may stand for one of them. */
function payFor(side: SideNo, piece: PieceNo, ctx: VentureContext): void {
  const need = ctx.tables.strength[piece]
  ctx.push(payMixFrame, { side, need, cards: 1, skulls: need })
}

export const fabricatingVerbs = { fabricate }
