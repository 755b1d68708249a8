import { cardRows, isItem, type CardRow } from '../cards.ts'
import type { Effects } from '../../content/effects.ts'
import { editionWith, type Edition } from '../../content/override.ts'
import type { MapId } from '../../content/types.ts'
import { collectPrograms, type Programs } from './programs.ts'
import type { Board } from '../map/read.ts'
import type { Ways } from '../map/ways.ts'
import { FACE_NO, FLAG } from '../names.ts'
import { ALDERKANG, BEAST, FAR_AWAY, SIDES, type SideNo, type Square } from '../numbers.ts'
import type { Options } from '../options.ts'
import { STORY, type State } from '../schema.ts'
import { groundOf, squareNamed, type Ground } from './ground.ts'
import { modTables, type ModTables } from './mods.ts'
import { pieceTables, type PieceTables } from './pieces.ts'
import { sideTables, type SideTables } from './sides.ts'
import { storyTables, type StoryTables } from './story.ts'

export { seesPrinted } from '../map/sight.ts'
export { TERRAIN } from './ground.ts'
export type { SideAbility } from './sides.ts'

/** All that is fixed for a match, numbered: made once from the options. */
export interface MatchTables extends Ground, PieceTables, SideTables, StoryTables, ModTables {
  readonly options: Options
  readonly edition: Edition
  readonly seats: number
  readonly programs: Programs
  /** By card: its row, with this edition's numbers. */
  readonly cardRow: readonly CardRow[]
  /** By card: the name of its effects. */
  readonly cardProgram: readonly string[]
  /** By card: could it be played in one's own turn, whoever has it? */
  readonly isForTurn: readonly boolean[]
  /** The faces of an action die, as numbers. */
  readonly die: readonly number[]
  /** By side: where new units of it come on (`area: 'start'`). */
  readonly starts: readonly (readonly Square[])[]
  /** The flag that opens the adventure's gates, as a bit; 0: there are none. */
  readonly gateFlag: number
  /** Fences, and walls, in the supply. */
  readonly fences: number
}

export function makeTables(options: Options, seats: number): MatchTables {
  const edition = editionWith(options.edition)
  const story = storyTables(options, edition, seats)
  const mapId = story.scenario?.map ?? story.adventure?.map ?? options.map // DV-SETUP-02
  const floors = story.scenario?.floors ?? (story.adventure === undefined && options.floors)
  const gates = story.adventure?.gates ?? []
  const ground = groundOf(
    edition.maps[mapId],
    floors,
    gates.map(({ edge }) => edge),
  )
  const pieces = pieceTables(edition)
  const sides = sideTables(edition, pieces)
  const cardRow = cardRowsOf(edition)
  return {
    ...ground,
    ...pieces,
    defence: defences(pieces, story, seats),
    ...sides,
    ...story,
    ...modTables(edition, pieces, sides, story, cardRow),
    options,
    edition,
    seats,
    programs: collectPrograms(edition),
    cardRow,
    cardProgram: cardRow.map(({ id }, card) => `${isItem(card) ? 'item' : 'card'}.${id}`),
    isForTurn: cardRow.map(({ kind, timing }) => kind !== 'equippable' && timing === 'turn'),
    die: edition.supply.actionDie.map((face) => FACE_NO[face]),
    starts: Array.from({ length: SIDES }, (_, side) =>
      startsOf(edition, story, mapId, side).map((id) => squareNamed(ground.board, id)),
    ),
    gateFlag: gates.reduce((bits, { open }) => bits | (1 << FLAG[open]), 0),
    fences: Number(options.fenceWallSupply),
  }
}

/** The beast of a scenario defends the better, the more there are. */
function defences({ defence }: PieceTables, { scenario }: StoryTables, seats: number): readonly number[] {
  const [beast] = scenario?.creatures ?? []
  if (beast === undefined) return defence
  return defence.map((dice, piece) => (piece === BEAST ? dice + beast.moreDefence[seats - 1] : dice))
}

function cardRowsOf(edition: Edition): readonly CardRow[] {
  const rows = new Map<string, CardRow>()
  for (const row of edition.actionCards) rows.set(row.id, row)
  for (const row of edition.itemCards) rows.set(row.id, row)
  return cardRows.map((row) => rows.get(row.id) ?? row)
}

/** The Alderkang come on at their fabricators. */
function startsOf(edition: Edition, story: StoryTables, mapId: MapId, side: SideNo): readonly string[] {
  const own = story.cast[side]?.start
  if (own !== undefined) return own
  if (story.adventure !== undefined)
    return story.auto[side] ? story.adventure.enemy.start : story.adventure.partySpaces
  if (side === ALDERKANG) return edition.maps[mapId].fabricators
  return edition.factions[side]?.start[mapId] ?? []
}

/** The program asked for last: its effects are run one after the other. */
let lastPrograms: Programs | undefined
let lastName = ''
let lastEffects: Effects = []

/** The effects of that name. */
export function programOf({ programs }: MatchTables, name: string): Effects {
  if (programs === lastPrograms && name === lastName) return lastEffects
  const effects = programs.get(name)
  if (effects === undefined) throw new Error(`no program ${name}`)
  lastPrograms = programs
  lastName = name
  lastEffects = effects
  return effects
}

export function areGatesOpen(s: State, tables: MatchTables): boolean {
  return (s.story[STORY.flags] & tables.gateFlag) === tables.gateFlag
}

/** Where each way leads now (DV-STORY-3). */
export function waysOf(s: State, tables: MatchTables): Ways {
  return areGatesOpen(s, tables) ? tables.ways : tables.shutWays
}

export function boardOf(s: State, tables: MatchTables): Board {
  return areGatesOpen(s, tables) ? tables.board : tables.shutBoard
}

/** DV-MOVE-18: king's steps; nothing is near on another floor. */
export function distance(tables: MatchTables, a: Square, b: Square): number {
  const { column, row, floor } = tables.board
  if (floor[a] !== floor[b]) return FAR_AWAY
  return Math.max(Math.abs(column[a] - column[b]), Math.abs(row[a] - row[b]))
}
