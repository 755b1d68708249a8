import { text, type Text } from '@longtable/kernel'
import type { Modifier } from '../content/effects.ts'
import { Z, itemNo } from '../state/card-pool.ts'
import { MOD_SIZE, UNTIL } from '../state/mods.ts'
import { CREATURE, FACTIONS, HERO_KIND, NOBODY, type PieceNo } from '../state/numbers.ts'
import { hasFlag } from '../state/queries/pieces.ts'
import { isUnlocked } from '../state/queries/unlocks.ts'
import type { State } from '../state/schema.ts'
import type { MatchTables, VentureViewContext } from '../state/tables/match-tables.ts'
import { sayMods } from './effect-parts.ts'
import { effectText } from './modifier-sources.ts'
import { cardText, lastingText, sideText, squareName } from './thing-names.ts'

/** What a unit has besides its dice, and whence: for whoever looks at it. */
export interface ModNote {
  readonly what: Text
  readonly from: Text
}

/** What is printed on the token itself. */
export function unitNotes({ printedMods }: MatchTables, piece: PieceNo): readonly Text[] {
  return printedMods[piece].map((modifier) => sayMods([modifier]))
}

/** What changes it now: worn, of those beside it, of its side, of its space, what lasts. The same that combats count. */
export function modNotes({ state, tables }: VentureViewContext, piece: PieceNo): readonly ModNote[] {
  return [
    ...enraged(state, tables, piece),
    ...fromItems(state, tables, piece),
    ...fromAuras(state, tables, piece),
    ...fromSide(state, tables, piece),
    ...fromSpace(state, tables, piece),
    ...fromLasting(state, tables, piece),
  ]
}

function notes(mods: readonly Modifier[] | undefined, from: Text): ModNote[] {
  return (mods ?? []).map((modifier) => ({ what: sayMods([modifier]), from }))
}

function enraged(s: State, tables: MatchTables, piece: PieceNo): ModNote[] {
  if (tables.kindOf[piece] !== CREATURE || !hasFlag(s, piece, 'wounded')) return []
  return notes(tables.creatureOf[piece]?.enraged, text('row.wounded'))
}

function fromItems(s: State, tables: MatchTables, piece: PieceNo): ModNote[] {
  return s.cards[Z.worn].flatMap((card) => {
    const row = tables.cardRow[card]
    return s.lies[itemNo(card)] === piece && 'mods' in row ? notes(row.mods, cardText(tables, card)) : []
  })
}

function fromAuras(s: State, tables: MatchTables, piece: PieceNo): ModNote[] {
  if (s.at[piece] < 0) return []
  const { square } = tables.ways
  const beside = s.army[s.side[piece]].filter(
    (other) => other !== piece && square[s.at[other]] === square[s.at[piece]],
  )
  return beside.flatMap((other) =>
    tables.printedMods[other].flatMap((modifier) =>
      modifier.mod === 'aura' ? notes(modifier.mods, text('row.aura', { unit: tables.nameOf[other] })) : [],
    ),
  )
}

function fromSide(s: State, tables: MatchTables, piece: PieceNo): ModNote[] {
  const side = s.side[piece]
  const own = side < FACTIONS ? notes(tables.edition.factions[side].mods, sideText(tables, side)) : []
  const isHero = tables.kindOf[piece] === HERO_KIND
  const ofAbilities = tables.abilities[side].flatMap(({ row, unlock }) =>
    unlock < 0 || (isHero && isUnlocked(s, side, unlock))
      ? notes(row.mods, text('named', { name: row.name }))
      : [],
  )
  return [...own, ...ofAbilities]
}

function fromSpace(s: State, tables: MatchTables, piece: PieceNo): ModNote[] {
  if (s.at[piece] < 0) return []
  const here = squareName(tables, tables.ways.square[s.at[piece]])
  return (tables.scenario?.spaceMods ?? []).flatMap(({ space, mods }) =>
    space === here ? notes(mods, text('row.space', { space })) : [],
  )
}

function fromLasting({ mods, side }: State, tables: MatchTables, piece: PieceNo): ModNote[] {
  const found: ModNote[] = []
  for (let i = 0; i < mods.length; i += MOD_SIZE) {
    const [mod, amount, ofSide, ofPiece, until, card] = mods.slice(i, i + MOD_SIZE)
    if (ofPiece === NOBODY ? ofSide !== side[piece] : ofPiece !== piece) continue
    const what = lastingText(mod, amount)
    found.push({
      what: until === UNTIL.attack ? text('note.nextAttack', { what }) : what,
      from: effectText(tables, card),
    })
  }
  return found
}
