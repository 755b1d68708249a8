import type { Modifier } from '../../content/effects.ts'
import type { Edition } from '../../content/override.ts'
import type { Names } from '../../content/types.ts'
import { FACTION, UNIT_ROW } from '../names.ts'
import {
  ANCIENT_KIND,
  CREATURE,
  HERO_KIND,
  HERO_SIDE,
  NEUTRAL,
  NOBODY,
  PIECES,
  STANDARD,
  type PieceNo,
  type SideNo,
} from '../numbers.ts'

/** What is printed on the tokens, by piece or by unit row. */
export interface PieceTables {
  /** By piece: its unit row, or -1. */
  readonly rowOf: readonly number[]
  /** STANDARD, HERO_KIND, ANCIENT_KIND, CREATURE. */
  readonly kindOf: readonly number[]
  readonly strength: readonly number[]
  readonly defence: readonly number[]
  /** The side whose supply it belongs to: a faction; a hero's own side; neutral. */
  readonly home: readonly SideNo[]
  readonly printedMods: readonly (readonly Modifier[])[]
  readonly nameOf: readonly Names[]
  /** The content's name of it: a unit, hero, Ancient or creature. */
  readonly idOf: readonly string[]
  /** By unit row. */
  readonly firstOf: readonly PieceNo[]
  readonly countOf: readonly number[]
  readonly factionOf: readonly number[]
  /** What it grows into, or -1. */
  readonly nextRow: readonly number[]
  /** Size of Bohmerk rows, or 0. */
  readonly sizeOf: readonly number[]
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
}

export function pieceTables(edition: Edition): PieceTables {
  const rowOf: number[] = []
  const kindOf: number[] = []
  const home: SideNo[] = []
  const printed: Printed[] = []
  const firstOf: PieceNo[] = []
  const add = (row: number, kind: number, side: SideNo, one: Printed): void => {
    rowOf.push(row)
    kindOf.push(kind)
    home.push(side)
    printed.push(one)
  }
  edition.units.forEach((unit, row) => {
    firstOf.push(printed.length)
    for (let i = 0; i < unit.count; i++) add(row, STANDARD, FACTION[unit.faction], unit)
  })
  edition.heroes.forEach((hero, i) => add(NOBODY, HERO_KIND, HERO_SIDE + i, hero))
  edition.factions.forEach(({ ancient }, faction) => add(NOBODY, ANCIENT_KIND, faction, ancient))
  for (const creature of edition.creatures) add(NOBODY, CREATURE, NEUTRAL, creature)
  if (printed.length !== PIECES) throw new Error(`${printed.length} pieces, not ${PIECES}`)
  const { units } = edition
  return {
    rowOf,
    kindOf,
    home,
    firstOf,
    strength: printed.map(({ strength }) => strength),
    defence: printed.map(({ defence }) => defence),
    printedMods: printed.map(({ mods }) => mods ?? []),
    nameOf: printed.map(({ name }) => name),
    idOf: printed.map(({ id }) => id),
    countOf: units.map(({ count }) => count),
    factionOf: units.map(({ faction }) => FACTION[faction]),
    nextRow: units.map(({ next }) => (next === undefined ? NOBODY : UNIT_ROW[next])),
    sizeOf: units.map(({ size }) => size ?? 0),
    worthOf: units.map(({ strength, defence }) => strength + defence),
    unique: units.map(({ unique }) => unique === true),
  }
}
