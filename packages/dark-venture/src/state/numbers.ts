import type { Flavoured } from '@longtable/kernel'
import { factionIds } from '../content/ids.ts'
import { PIECE_NO, pieceIds, SIDE_NO, sideIds, tokenOf, unitOf } from './names.ts'

/** How everything is numbered. A square is a space of a floor; a node is where a unit stands: a square, or a deck above it. */
export type Square = Flavoured<number, 'square'>
export type NodeNo = Flavoured<number, 'square' | 'deck'>
export type PieceNo = Flavoured<number, 'piece'>
export type SideNo = Flavoured<number, 'side'>
export type Seat = Flavoured<number, 'seat'>
export type CardNo = Flavoured<number, 'card'>
export type WayNo = Flavoured<number, 'way'>

export const WIDTH = 16
export const GROUND = WIDTH * WIDTH
/** Every map has room for so many spaces, the upper floors after the ground, and so many decks. */
export const SQUARES = 308
export const DECKS = 7
export const NODES = SQUARES + DECKS

/** How many there are in all sets: choices are made for them once. What is in the box of a match is in its tables and its state. */
export const PIECES = pieceIds.length
export const SIDES = sideIds.length
export const UNIT_ROWS = unitOf.length
export const TOKENS = tokenOf.length
/** More than any side has. */
export const MOST_ABILITIES = 16

/** The Ancients of the factions follow each other. */
export const ANCIENT = PIECE_NO['mantus-marturus']
export const DELOK = PIECE_NO.delok

/** The factions are the first sides, and each has its faction's number; Heroes alone have one each; beasts are of none. */
export const FACTIONS = factionIds.length
export const NEUTRAL = SIDE_NO.neutral
export const NOBODY = -1

const heroSides = sideIds.map((id) => id.startsWith('hero:'))

/** A Hero alone. */
export function isHeroSide(side: SideNo): boolean {
  return heroSides[side] ?? false
}

/** Where a piece is that is not on the map. */
export const SUPPLY = -1
export const BAG = -2
export const KEPT = -3
export const BOX = -4

/**
 * Ways of a step: N E S W NE SE SW NW; up to or down from a deck; over the diagonal piece of one's own square; the eight
 * again under a bridge; the eight again into the far part of a split square, and the eight under a bridge into it.
 */
export const WAYS = 34
export const CLIMB = 8
export const CROSS = 9
export const UNDER = 10
export const FAR = 18
export const FAR_UNDER = 26

export const N = 0
export const E = 1
export const S = 2
export const W = 3
export const DX: readonly number[] = [0, 1, 0, -1, 1, 1, -1, -1]
export const DY: readonly number[] = [-1, 0, 1, 0, -1, 1, 1, -1]

export function isDiagonal(direction: number): boolean {
  return direction >= 4
}

/** Dice that can pay one step: see `PAYMENTS`. */
export const PAYS = 16

export const ALDERKANG = SIDE_NO.alderkang
export const ORPAL = SIDE_NO.orpal

/** Faces of an action die; all but the skull are MOVE dice (DV-DICE-02). */
export const ORTHO1 = 0
export const ORTHO2 = 1
export const DIAG1 = 2
export const SKULL = 3
export const FACES = 4

export const ORE = 0
export const GOLD = 1
export const WOOD = 2
export const WATER = 3
export const MEAT = 4
export const RESOURCES = 5

/** Kinds of pieces, as the effect language names them. */
export const STANDARD = 0
export const HERO_KIND = 1
export const ANCIENT_KIND = 2
export const CREATURE = 3

/** Card decks. */
export const ACTION_DECK = 0
export const ITEM_DECK = 1

/** Further than anything: the distance between floors. */
export const FAR_AWAY = 99
