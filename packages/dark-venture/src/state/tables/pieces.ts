import type { Modifier } from '../../content/effects.ts'
import { countAt, heroSide } from '../../content/numbers.ts'
import type { Edition } from '../../content/edition.ts'
import type { CreatureRow, Names } from '../../content/types.ts'
import { FACTION, pieceIds, SIDE_NO, UNIT_ROW, unitOf } from '../names.ts'
import {
  ANCIENT_KIND,
  CREATURE,
  HERO_KIND,
  NEUTRAL,
  NOBODY,
  STANDARD,
  type PieceNo,
  type SideNo,
} from '../numbers.ts'

/** What is printed on the tokens, by piece or by unit row. Pieces of sets that are not in the box are blank. */
export interface PieceTables {
  /** By piece: is it in the box? */
  readonly isInBox: readonly boolean[]
  /** By piece: its unit row, or -1. */
  readonly rowOf: readonly number[]
  /** STANDARD, HERO_KIND, ANCIENT_KIND, CREATURE. */
  readonly kindOf: readonly number[]
  readonly strength: readonly number[]
  readonly defence: readonly number[]
  /** How many prisoners it can hold. */
  readonly holds: readonly number[]
  /** The side whose supply it belongs to: a faction; a hero's own side; neutral. */
  readonly home: readonly SideNo[]
  readonly printedMods: readonly (readonly Modifier[])[]
  readonly nameOf: readonly Names[]
  /** The content's name of it: a unit, hero, Ancient or creature. */
  readonly idOf: readonly string[]
  /** Of a beast. */
  readonly creatureOf: readonly (CreatureRow | undefined)[]
  /** By side: the piece of a Hero, or -1. */
  readonly heroOf: readonly PieceNo[]
  /** By unit row. */
  readonly piecesOf: readonly (readonly PieceNo[])[]
  readonly unitName: readonly Names[]
  readonly factionOf: readonly number[]
  /** What it grows into, or -1. */
  readonly nextRow: readonly number[]
  /** Size of Bohmerk rows, or 0. */
  readonly sizeOf: readonly number[]
  readonly strengthOf: readonly number[]
  /** Strength and defence together (DV-MISC-03). */
  readonly worthOf: readonly number[]
  readonly unique: readonly boolean[]
}

interface Printed {
  readonly id: string
  readonly name: Names
  readonly strength: number
  readonly defence: number
  readonly mods?: readonly Modifier[]
  readonly holds?: number
}

/** A kind of piece that is in the box. */
interface Token {
  readonly row: number
  readonly kind: number
  readonly home: SideNo
  readonly printed: Printed
  readonly creature?: CreatureRow
}

const nameless: Names = { en: '', fr: '' }
const blank: Token = {
  row: NOBODY,
  kind: STANDARD,
  home: NEUTRAL,
  printed: { id: '', name: nameless, strength: 0, defence: 0 },
}

/** No unit meets so many. */
const NO_LIMIT = 1000

/** Of an edition that has only what is in the box, when the ledger had so many lines. */
export function pieceTables(edition: Edition, content: number, rulesVersion: number): PieceTables {
  const holds = rulesVersion < 2 ? 1 : NO_LIMIT // DV-PRIS-01
  const tokens = new Map<string, Token>()
  for (const unit of edition.units) {
    tokens.set(unit.id, {
      row: UNIT_ROW[unit.id],
      kind: STANDARD,
      home: FACTION[unit.faction],
      printed: unit,
    })
  }
  for (const hero of edition.heroes)
    tokens.set(hero.id, { row: NOBODY, kind: HERO_KIND, home: SIDE_NO[heroSide(hero)], printed: hero })
  edition.factions.forEach(({ ancient }, faction) =>
    tokens.set(ancient.id, { row: NOBODY, kind: ANCIENT_KIND, home: faction, printed: ancient }),
  )
  for (const creature of edition.creatures)
    tokens.set(creature.id, { row: NOBODY, kind: CREATURE, home: NEUTRAL, printed: creature, creature })
  const ids = pieceIds.slice(0, countAt('piece', content))
  const all = ids.map((id) => tokens.get(id) ?? blank)
  const units = unitOf.map((id) => edition.units.find((unit) => unit.id === id))
  const heroOf = new Array<PieceNo>(countAt('side', content)).fill(NOBODY)
  all.forEach(({ kind, home }, piece) => {
    if (kind === HERO_KIND) heroOf[home] = piece
  })
  return {
    isInBox: all.map((token) => token !== blank),
    rowOf: all.map(({ row }) => row),
    kindOf: all.map(({ kind }) => kind),
    home: all.map(({ home }) => home),
    strength: all.map(({ printed }) => printed.strength),
    defence: all.map(({ printed }) => printed.defence),
    holds: all.map(({ printed }) => printed.holds ?? holds),
    printedMods: all.map(({ printed }) => printed.mods ?? []),
    nameOf: all.map(({ printed }) => printed.name),
    idOf: ids,
    creatureOf: all.map(({ creature }) => creature),
    heroOf,
    piecesOf: units.map((_, row) => all.flatMap((token, piece) => (token.row === row ? [piece] : []))),
    unitName: units.map((unit) => unit?.name ?? nameless),
    factionOf: units.map((unit) => (unit === undefined ? NOBODY : FACTION[unit.faction])),
    nextRow: units.map((unit) => (unit?.next === undefined ? NOBODY : UNIT_ROW[unit.next])),
    sizeOf: units.map((unit) => unit?.size ?? 0),
    strengthOf: units.map((unit) => unit?.strength ?? 0),
    worthOf: units.map((unit) => (unit === undefined ? 0 : unit.strength + unit.defence)),
    unique: units.map((unit) => unit?.unique === true),
  }
}
