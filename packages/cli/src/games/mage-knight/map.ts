import { itemAt } from '@longtable/kernel'
import {
  isPartOf,
  slotBack,
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
} from '@longtable/mage-knight/board'
import type { ViewedPosition } from '../text-board.ts'
import { enemyWords } from './fight.ts'

type Viewed = ViewedPosition<MageKnight>

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
export function mapLines(viewed: Viewed): string[] {
  const cells = [...spaces(viewed), ...openSlots(viewed)]
  const left = Math.min(...cells.map(({ x }) => x))
  const rows = new Map<number, Cell[]>()
  for (const cell of cells) rows.set(cell.y, [...(rows.get(cell.y) ?? []), cell])
  return [...rows.keys()]
    .toSorted((a, b) => a - b)
    .flatMap((y) => {
      const row = (rows.get(y) ?? []).toSorted((a, b) => a.x - b.x)
      return [0, 1].map((line) =>
        row
          .reduce((text, { x, lines }) => text.padEnd((x - left) * HALF) + itemAt(lines, line), '')
          .trimEnd(),
      )
    })
}

function cellAt({ ctx: { tables } }: Viewed, hex: Hex, above: string, below: string): Cell {
  const { q, r } = tables.lattice
  return {
    x: 2 * itemAt(q, hex) + itemAt(r, hex),
    y: itemAt(r, hex),
    lines: [cut(above), cut(below)],
  }
}

function cut(words: string): string {
  return words.slice(0, MAP_CELL - 1).padEnd(MAP_CELL)
}

/** Every space of the tiles that lie there. */
function shownSpaces({ ctx: { state, tables } }: Viewed): Hex[] {
  return tables.lattice.q.flatMap((_, hex) => (terrainAt(state, hex) >= 0 ? [hex] : []))
}

function spaces(viewed: Viewed): Cell[] {
  const { ctx, i18n } = viewed
  return shownSpaces(viewed).map((hex) => {
    const terrain = i18n.t(`cli.board.terrain.${itemAt(terrains, terrainAt(ctx.state, hex))}`)
    const site = siteAt(ctx.state, hex)
    const name = site < 0 ? '' : i18n.t(`cli.board.site.${itemAt(sites, site).id}`)
    return cellAt(
      viewed,
      hex,
      `${terrain} ${name}`,
      [...heroesAt(viewed, hex), ...backsAt(viewed, hex)].join(' '),
    )
  })
}

function heroesAt({ ctx: { state }, i18n }: Viewed, hex: Hex): string[] {
  return state.players.flatMap(({ at }, seat) =>
    at === hex ? [i18n.t('cli.board.hero', { number: seat + 1 })] : [],
  )
}

function backsAt({ ctx: { state }, i18n }: Viewed, hex: Hex): string[] {
  return state.postHex.flatMap((at, post) => {
    if (at !== hex) return []
    const back = i18n.t(`cli.board.back.${itemAt(tokenColours, slotBack(post))}`)
    return [state.postUp[post] === 1 ? back : `${back}?`]
  })
}

/** Where a further tile could lie, beside those that are there. */
function openSlots(viewed: Viewed): Cell[] {
  const { state, tables } = viewed.ctx
  const { slots, slotNeighbours } = tables.lattice
  return slots.flatMap(([i, j], slot) => {
    const isOpen =
      itemAt(state.tileAt, slot) < 0 &&
      itemAt(slotNeighbours, slot).some((near) => itemAt(state.tileAt, near) >= 0)
    return isOpen ? [cellAt(viewed, hexIn(slot, 0), `(${i},${j})`, '')] : []
  })
}

/** Every site in words: what lies there, and whose it is. */
export function siteLines(viewed: Viewed): string[] {
  const { ctx, i18n } = viewed
  return shownSpaces(viewed).flatMap((hex) => {
    const facts = [...tokensAt(viewed, hex), ...shieldsAt(viewed, hex)]
    const city = ctx.state.cities.find((each) => isPartOf(each, hex))
    const place = hexText(ctx.state, hex)
    if (city !== undefined) {
      const leader = playerText(city.leader)
      const line = city.conquered
        ? i18n.t('cli.board.conquered', { place, leader })
        : i18n.t('cli.board.city', { place, level: city.level })
      return [`  ${[line, ...facts].join('; ')}`]
    }
    if (facts.length === 0) return []
    return [`  ${i18n.t('cli.board.line', { place, list: facts.join('; ') })}`]
  })
}

function tokensAt(viewed: Viewed, hex: Hex): string[] {
  const { state } = viewed.ctx
  return state.postHex.flatMap((at, post) =>
    at === hex ? [enemyWords(viewed, itemAt(itemAt(state.tokens, T.posts), post), post)] : [],
  )
}

function shieldsAt({ ctx: { state }, i18n }: Viewed, hex: Hex): string[] {
  const owner = itemAt(state.mark, hex)
  return owner < 0 ? [] : [i18n.t('cli.board.shield', { player: playerText(owner) })]
}
