import type { CardRow } from '../card-pool.ts'
import type { Modifier } from '../../content/effects.ts'
import { MOD } from '../mods.ts'
import { FACTIONS } from '../numbers.ts'
import type { Edition } from '../../content/edition.ts'
import type { PieceTables } from './pieces.ts'
import type { SideTables } from './sides.ts'
import type { StoryTables } from './story.ts'

/** Which modifiers there could be at all, as bits of `1 << MOD`: most ask for one in vain, and again and again. */
export interface ModTables {
  /** By piece: printed on it, for itself. */
  readonly modsPrinted: readonly number[]
  /** By piece: printed on it, for those around it. */
  readonly modsAround: readonly number[]
  /** Of the auras of all pieces together. */
  readonly anyAround: number
  /** By side: of its dashboard and abilities. */
  readonly modsOfSide: readonly number[]
  /** By card: of an item. */
  readonly modsWorn: readonly number[]
  /** Of the spaces of a scenario. */
  readonly modsOfSpaces: number
}

export function modTables(
  edition: Edition,
  { printedMods, creatureOf }: PieceTables,
  { abilities }: SideTables,
  { scenario }: StoryTables,
  cards: readonly CardRow[],
): ModTables {
  const modsPrinted = printedMods.map((mods, piece) => bitsOf(mods) | bitsOf(creatureOf[piece]?.enraged))
  const modsAround = printedMods.map((mods) => joined(mods, (one) => (one.mod === 'aura' ? one.mods : [])))
  return {
    modsPrinted,
    modsAround,
    anyAround: modsAround.reduce((bits, more) => bits | more, 0),
    modsOfSide: abilities.map(
      (list, side) =>
        joined(list, ({ row }) => row.mods) | (side < FACTIONS ? bitsOf(edition.factions[side].mods) : 0),
    ),
    modsWorn: cards.map((row) => ('mods' in row ? bitsOf(row.mods) : 0)),
    modsOfSpaces: joined(scenario?.spaceMods ?? [], ({ mods }) => mods),
  }
}

function bitsOf(mods: readonly Modifier[] = []): number {
  return mods.reduce((bits, { mod }) => (mod === 'aura' ? bits : bits | (1 << MOD[mod])), 0)
}

function joined<T>(all: readonly T[], modsOf: (one: T) => readonly Modifier[] | undefined): number {
  return all.reduce((bits, one) => bits | bitsOf(modsOf(one)), 0)
}
