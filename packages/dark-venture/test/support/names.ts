import { faceIds, resourceIds } from '../../src/content/ids.ts'
import { cardRows } from '../../src/state/card-pool.ts'
import { sideIds, tokenOf, unitOf } from '../../src/state/names.ts'
import { CLIMB, CROSS, FAR, FAR_UNDER, NOBODY, type NodeNo, SQUARES, UNDER } from '../../src/state/numbers.ts'
import { PAYMENTS } from '../../src/state/queries/payments.ts'
import type { MatchTables } from '../../src/state/tables/match-tables.ts'

/** Things by their names, and back. */

const directions = ['N', 'E', 'S', 'W', 'NE', 'SE', 'SW', 'NW']
const edges = ['N', 'E', 'S', 'W', 'down', 'up']

/** `B4`, `2G6`, and `^G13` for the deck of a bridge. */
export function nodeNamed(tables: MatchTables, name: string): NodeNo {
  const onDeck = name.startsWith('^')
  const square = tables.board.squareOf.get(onDeck ? name.slice(1) : name)
  const node = square === undefined ? NOBODY : onDeck ? tables.ways.deck[square] : square
  if (node < 0) throw new Error(`there is no space “${name}”`)
  return node
}

export function nameOfNode(tables: MatchTables, node: NodeNo): string {
  if (node < 0) return ['supply', 'bag', 'kept', 'box'][0 - node - 1]
  const id = tables.board.idOf[tables.ways.square[node]]
  return node >= SQUARES ? `^${id}` : id
}

/** `N`, `climb`, `cross`, `under:N`, `far:NE`, `far:under:NE`. */
export function nameOfWay(way: number): string {
  if (way === CLIMB) return 'climb'
  if (way === CROSS) return 'cross'
  if (way >= FAR_UNDER) return `far:under:${directions[way - FAR_UNDER]}`
  if (way >= FAR) return `far:${directions[way - FAR]}`
  return way >= UNDER ? `under:${directions[way - UNDER]}` : directions[way]
}

/** `free`, or the dice: `1`, `2`, `1+1`, `1+2`, `d`, `d+d`. */
export function nameOfPay(pay: number): string {
  const { ortho1, ortho2, diag1 } = PAYMENTS[pay]
  const words = ['1'.repeat(ortho1), '2'.repeat(ortho2), 'd'.repeat(diag1)].join('')
  return words === '' ? 'free' : words.split('').join('+')
}

/** `F12:E`, `F12:down`. */
export function nameOfEdge(tables: MatchTables, edge: number): string {
  return `${tables.board.idOf[Math.floor(edge / 6)]}:${edges[edge % 6]}`
}

const letters: Readonly<Record<string, number>> = { 1: 0, 2: 1, d: 2, s: 3 }

/** Dice as letters: `1` and `2` straight, `d` diagonal, `s` skull; spaces do not matter. */
export function diceOf(words: string): number[] {
  const faces = [0, 0, 0, 0]
  for (const letter of words.replaceAll(' ', '')) {
    const face = letters[letter]
    if (face === undefined) throw new Error(`“${letter}” is no die: 1 2 d s`)
    faces[face]++
  }
  return faces
}

/** What a field of a choice is called; pieces are for the scene to name. */
export function nameOfField(tables: MatchTables, field: string, value: string | number | boolean): string {
  if (typeof value !== 'number') return String(value)
  switch (field) {
    case 'card':
      return cardRows[value]?.id ?? String(value)
    case 'node':
      return nameOfNode(tables, value)
    case 'way':
      return nameOfWay(value)
    case 'pay':
      return nameOfPay(value)
    case 'face':
      return faceIds[value]
    case 'side':
      return sideIds[value]
    case 'resource':
      return resourceIds[value]
    case 'token':
      return tokenOf[value]
    case 'row':
      return unitOf[value]
    case 'edge':
      return value < 5 ? edges[value] : nameOfEdge(tables, value)
    default:
      return String(value)
  }
}
