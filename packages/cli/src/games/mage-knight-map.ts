import {
  backOf,
  hexIn,
  hexText,
  playerText,
  siteAt,
  sites,
  T,
  terrainAt,
  terrains,
  tokenColours,
  type Hex,
  type MageKnight,
} from '@longtable/mage-knight'
import type { Seen } from '../house.ts'
import { enemyWords } from './mage-knight-fight.ts'

type Table = Seen<MageKnight>

/** Half a space of the map, in characters. */
const HALF = 4
const MAP_CELL = 2 * HALF

interface Cell {
  readonly x: number
  readonly y: number
  /** What is written in its two lines. */
  readonly lines: readonly [string, string]
}

/** The map as text: two lines a row of spaces, each row moved by half a space. */
export function mapLines(table: Table): string[] {
  const cells = [...spaces(table), ...openSlots(table)]
  const left = Math.min(...cells.map(({ x }) => x))
  const rows = new Map<number, Cell[]>()
  for (const cell of cells) rows.set(cell.y, [...(rows.get(cell.y) ?? []), cell])
  return [...rows.keys()]
    .toSorted((a, b) => a - b)
    .flatMap((y) => {
      const row = (rows.get(y) ?? []).toSorted((a, b) => a.x - b.x)
      return [0, 1].map((line) =>
        row.reduce((text, { x, lines }) => text.padEnd((x - left) * HALF) + lines[line], '').trimEnd(),
      )
    })
}

function cellAt({ look: { tables } }: Table, hex: Hex, above: string, below: string): Cell {
  const { q, r } = tables.lattice
  return { x: 2 * q[hex] + r[hex], y: r[hex], lines: [cut(above), cut(below)] }
}

function cut(words: string): string {
  return words.slice(0, MAP_CELL - 1).padEnd(MAP_CELL)
}

/** Every space of the tiles that lie there. */
function shownSpaces({ look: { state, tables } }: Table): Hex[] {
  return tables.lattice.q.flatMap((_, hex) => (terrainAt(state, hex) >= 0 ? [hex] : []))
}

function spaces(table: Table): Cell[] {
  const { look, i18n } = table
  return shownSpaces(table).map((hex) => {
    const terrain = i18n.t(`cli.mageKnight.terrain.${terrains[terrainAt(look.state, hex)]}`)
    const site = siteAt(look.state, hex)
    const name = site < 0 ? '' : i18n.t(`cli.mageKnight.site.${sites[site].id}`)
    return cellAt(
      table,
      hex,
      `${terrain} ${name}`,
      [...heroesAt(table, hex), ...backsAt(table, hex)].join(' '),
    )
  })
}

function heroesAt({ look: { state }, i18n }: Table, hex: Hex): string[] {
  return state.players.flatMap(({ at }, seat) =>
    at === hex ? [i18n.t('cli.mageKnight.hero', { number: seat + 1 })] : [],
  )
}

function backsAt({ look: { state }, i18n }: Table, hex: Hex): string[] {
  return state.postHex.flatMap((at, post) => {
    if (at !== hex) return []
    const back = i18n.t(`cli.mageKnight.back.${tokenColours[backOf(post)]}`)
    return [state.postUp[post] === 1 ? back : `${back}?`]
  })
}

/** Where a further tile could lie, beside those that are there. */
function openSlots(table: Table): Cell[] {
  const { state, tables } = table.look
  const { slots, slotNeighbours } = tables.lattice
  return slots.flatMap(([i, j], slot) => {
    const isOpen = state.tileAt[slot] < 0 && slotNeighbours[slot].some((near) => state.tileAt[near] >= 0)
    return isOpen ? [cellAt(table, hexIn(slot, 0), `(${i},${j})`, '')] : []
  })
}

/** Every site in words: what lies there, and whose it is. */
export function siteLines(table: Table): string[] {
  const { look, i18n } = table
  return shownSpaces(table).flatMap((hex) => {
    const facts = [...tokensAt(table, hex), ...shieldsAt(table, hex)]
    const city = look.state.cities.find((each) => each.hex === hex)
    const place = hexText(look.state, hex)
    if (city !== undefined) {
      const leader = playerText(city.leader)
      const line = city.conquered
        ? i18n.t('cli.mageKnight.conquered', { place, leader })
        : i18n.t('cli.mageKnight.city', { place, level: city.level })
      return [`  ${[line, ...facts].join('; ')}`]
    }
    if (facts.length === 0) return []
    return [`  ${i18n.t('cli.mageKnight.line', { place, list: facts.join('; ') })}`]
  })
}

function tokensAt(table: Table, hex: Hex): string[] {
  const { state } = table.look
  return state.postHex.flatMap((at, post) =>
    at === hex ? [enemyWords(table, state.tokens[T.posts][post], post)] : [],
  )
}

function shieldsAt({ look: { state }, i18n }: Table, hex: Hex): string[] {
  const owner = state.mark[hex]
  return owner < 0 ? [] : [i18n.t('cli.mageKnight.shield', { player: playerText(owner) })]
}
