import type { Words } from '@longtable/kernel'
import type { CardNo, PieceNo, SideNo } from '../numbers.ts'
import type { StateView } from '../state.ts'
import type { World } from '../world.ts'

/** Names in the sentences of a combat. */

export function pieceText(world: World, piece: PieceNo): Words {
  return world.nameOf[piece]
}

export function cardText(world: World, card: CardNo): Words {
  return world.cardRow[card].name
}

export function sideText(world: World, side: SideNo): Words {
  return world.sideName[side]
}

/** The name of the space where a piece stands. */
export function spaceText({ at }: Pick<StateView, 'at'>, { board, ways }: World, piece: PieceNo): string {
  return board.idOf[ways.square[at[piece]]]
}
