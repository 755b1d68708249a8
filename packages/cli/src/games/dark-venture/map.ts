import { itemAt } from '@longtable/kernel'
import type { DarkVenture } from '@longtable/dark-venture'
import {
  across,
  E,
  FENCE,
  GROUND,
  marksOn,
  onSide,
  S,
  squareName,
  tokenOf,
  tokenText,
  WALL,
  WIDTH,
  SQUARES,
  type Square,
} from '@longtable/dark-venture/board'
import type { ViewedPosition } from '../text-board.ts'

type Viewed = ViewedPosition<DarkVenture>

/** Characters of a space: its ground, whose units stand there, how many. */
const CELL = 3

/** The letters of the sides and the beasts on the map, by their numbers. */
const MARKS = ['V', 'D', 'B', 'O', 'A', 'd', 'l', 'y', 'X']

/** What the letters of a map's rows look like here. */
const grounds: Readonly<Record<string, string>> = {
  w: '~',
  p: '~',
  B: '%',
  X: '%',
  '%': '#',
  s: 'T',
  '@': ' ',
}

/** The ground floor as text: a line for each row of spaces, and one for the walls and fences below it. */
export function mapLines(viewed: Viewed): string[] {
  const heads = Array.from({ length: WIDTH }, (_, x) => String.fromCharCode(65 + x).padEnd(CELL + 1))
  const lines = [`   ${heads.join('')}`.trimEnd()]
  for (let first = 0; first < GROUND; first += WIDTH) {
    const squares = Array.from({ length: WIDTH }, (_, x) => first + x)
    const number = String(first / WIDTH + 1).padStart(2)
    lines.push(
      `${number} ${squares.map((square) => cell(viewed, square) + beside(viewed, square)).join('')}`.trimEnd(),
    )
    const below = squares
      .map((square) => beneath(viewed, square).padEnd(CELL + 1))
      .join('')
      .trimEnd()
    if (below !== '') lines.push(`   ${below}`)
  }
  return lines
}

function cell(viewed: Viewed, square: Square): string {
  const { tables } = viewed.ctx
  const letter = itemAt(tables.board.ground, square)
  const units = unitsOn(viewed, square)
  const more = units === '' && hasTokens(viewed, square) ? '*' : units
  return `${grounds[letter] ?? letter}${more}`.slice(0, CELL).padEnd(CELL)
}

/** Whose units stand there and how many; of several sides only their letters. */
function unitsOn({ ctx: { state, tables } }: Viewed, square: Square): string {
  const found = MARKS.flatMap((mark, side) => {
    const count = itemAt(state.army, side).filter(
      (piece) => tables.ways.square[itemAt(state.at, piece)] === square,
    ).length
    return count === 0 ? [] : [{ mark, count }]
  })
  const [only, ...others] = found
  if (only !== undefined && others.length === 0 && only.count > 1)
    return `${only.mark}${Math.min(only.count, 9)}`
  return found.map(({ mark }) => mark).join('')
}

function hasTokens({ ctx: { state } }: Viewed, square: Square): boolean {
  return state.marks[square] !== 0
}

/** What stands on an edge of a space: a wall, printed or built, or a fence. */
function edge({ ctx: { state, tables } }: Viewed, square: Square, side: number): 'wall' | 'fence' | 'open' {
  const piece = onSide(state.built, square, side)
  const isPrinted = (itemAt(tables.board.walled, square) & (1 << side)) !== 0
  if (isPrinted || piece === WALL) return 'wall'
  return piece === FENCE ? 'fence' : 'open'
}

function beside(viewed: Viewed, square: Square): string {
  return { wall: '|', fence: ':', open: ' ' }[edge(viewed, square, E)]
}

function beneath(viewed: Viewed, square: Square): string {
  const sign = { wall: '—', fence: '-', open: ' ' }[edge(viewed, square, S)]
  return sign.repeat(CELL)
}

/** Tokens and pieces built across, space by space in words, on all floors. */
export function tokenLines(viewed: Viewed): string[] {
  const { ctx, i18n } = viewed
  const lines: string[] = []
  for (let square = 0; square < SQUARES; square++) {
    const list = [...tokensOn(viewed, square), ...acrossOn(viewed, square)]
    if (list.length === 0) continue
    const space = squareName(ctx.tables, square)
    lines.push(`  ${i18n.t('cli.board.lies', { space, list: list.join(', ') })}`)
  }
  return lines
}

function tokensOn({ ctx: { state }, i18n }: Viewed, square: Square): string[] {
  if (state.marks[square] === 0) return []
  return tokenOf.flatMap((id, token) => {
    const count = marksOn(state, square, token)
    if (count === 0) return []
    if (id === 'event') return [i18n.t('cli.board.eventToken', { number: count })]
    return [i18n.format(tokenText(token, count))]
  })
}

function acrossOn({ ctx: { state }, i18n }: Viewed, square: Square): string[] {
  const piece = across(state.built, square)
  if (piece === 0) return []
  return [i18n.t(piece === FENCE ? 'cli.board.fenceAcross' : 'cli.board.wallAcross')]
}
