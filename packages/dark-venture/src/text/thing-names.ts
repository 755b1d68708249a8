import { text, type Text, type Translated } from '@longtable/kernel'
import { faceIds, resourceIds } from '../content/ids.ts'
import { modOf, rangedStrength, rangeOf } from '../state/mods.ts'
import {
  SQUARES,
  type CardNo,
  type NodeNo,
  type PieceNo,
  type SideNo,
  type Square,
} from '../state/numbers.ts'
import type { MatchTables } from '../state/tables/match-tables.ts'
import { tokenOf } from '../state/names.ts'

/** The names of things. Rows carry theirs in every language; what has no row has a message. */

export function pieceText({ nameOf }: MatchTables, piece: PieceNo): Text {
  return text('named', { name: nameOf[piece] })
}

export function sideText({ sideName }: MatchTables, side: SideNo): Text {
  return side < 0 ? text('log.story') : text('named', { name: sideName[side] })
}

/** A card that is not seen is a face-down one. */
export function cardText({ cardRow }: MatchTables, card: CardNo): Text {
  return card < 0 ? text('log.hiddenCard') : text('named', { name: cardRow[card].name })
}

/** A space by its name on the map. */
export function squareName({ board }: MatchTables, square: Square): string {
  return board.idOf[square]
}

/** Where a unit stands: on a bridge, or on a space. */
export function nodeText(tables: MatchTables, node: NodeNo): Text {
  const name: string | Translated = squareName(tables, tables.ways.square[node])
  return text(node >= SQUARES ? 'log.deck' : 'log.space', { space: name })
}

/** `a, b and c`. */
export function listed(parts: readonly Text[]): Text {
  if (parts.length === 0) return text('log.nothing')
  const last = parts[parts.length - 1]
  if (parts.length === 1) return last
  const before = parts.slice(1, -1).reduce((a, b) => text('join.comma', { a, b }), parts[0])
  return text('join.and', { a: before, b: last })
}

/** Several pieces; those that look alike are counted. */
export function piecesText(tables: MatchTables, pieces: readonly PieceNo[]): Text {
  const counts = new Map<string, { readonly piece: PieceNo; n: number }>()
  for (const piece of pieces) {
    const there = counts.get(tables.idOf[piece])
    if (there === undefined) counts.set(tables.idOf[piece], { piece, n: 1 })
    else there.n++
  }
  return listed(
    [...counts.values()].map(({ piece, n }) => {
      const one = pieceText(tables, piece)
      return n === 1 ? one : text('log.several', { n, thing: one })
    }),
  )
}

/** Dice by face: how many of each there are. */
export function diceText(counts: readonly number[]): Text {
  return listed(
    faceIds.flatMap((_, face) =>
      counts[face] > 0 ? [text('log.dice', { n: counts[face], face: text(`face.${face}`) })] : [],
    ),
  )
}

/** Dice as a list of their faces. */
export function facesText(faces: readonly number[]): Text {
  return diceText(faceIds.map((_, face) => faces.filter((one) => one === face).length))
}

export function goodsText(resource: number, count: number): Text {
  const what = text(`thing.${resourceIds[resource]}`, { count })
  return text('thing.counted', { count, what })
}

/** Tokens of a kind. */
export function tokenText(token: number, count = 1): Text {
  const what = text(`thing.${tokenOf[token]}`, { count })
  return text('thing.counted', { count, what })
}

/** What an ability of a side is called. */
export function abilityText({ abilities }: MatchTables, side: SideNo, ability: number): Text {
  return text('named', { name: abilities[side][ability].row.name })
}

/** A number with its sign. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`
}

/** A modifier that lasts, and how much of it there is: the numbers of `s.mods`. */
export function lastingText(mod: number, amount: number): Text {
  const id = modOf[mod]
  if (id === 'winAttack') return text('log.winAttack')
  if (id === 'ranged') return text('mod.ranged', { range: rangeOf(amount), count: rangedStrength(amount) })
  return text(`mod.${id}`, { count: amount })
}
