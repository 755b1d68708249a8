import type { Goal } from '../../content/ids.ts'
import type { PieceNo, SideNo, Square } from '../numbers.ts'

/** Auto-Enemies, beasts and stories. */
export type AutoEvent =
  | { event: 'autoTurn'; side: SideNo }
  /** The number of the card, from 1: `tables.autoCards` has them in the order in which they are read. */
  | { event: 'autoCard'; side: SideNo; card: number }
  /** Nothing of the card can be done. */
  | { event: 'autoIdle'; side: SideNo; card: number }
  /** What a unit goes for, and where that is. */
  | { event: 'autoGoes'; piece: PieceNo; goal: Goal; to: Square; moves: number }
  | { event: 'autoStays'; piece: PieceNo; why: AutoStay }
  /** What ends its way before it is there. */
  | { event: 'autoHalts'; piece: PieceNo; square: Square; why: AutoHalt }
  /** Whom units attack, and why this one; `defence`: its dice. */
  | { event: 'autoAims'; attackers: readonly PieceNo[]; target: PieceNo; why: AutoAim; defence: number }
  | { event: 'brokeFree'; side: SideNo; pieces: readonly PieceNo[] }
  | { event: 'beast'; piece: PieceNo }
  | { event: 'storyBegins' }
  /** What a side plays for; -1: all players together. */
  | { event: 'goal'; side: SideNo }
  | { event: 'storyRule'; rule: string }
  | { event: 'activated'; piece: PieceNo; square: Square }
  | { event: 'searched'; piece: PieceNo; square: Square; roll: number }
  /** `piece`: who reads it, or -1. */
  | { event: 'passage'; passage: string; piece: PieceNo }
  | { event: 'flag'; flag: number }
  | { event: 'flagCleared'; flag: number }
  | { event: 'darkness'; now: number }
  | { event: 'clock'; clock: number; now: number }
  /** An event token with that number is laid, or lifted (`square` -1: none lay anywhere). */
  | { event: 'eventLaid'; no: number; square: Square }
  | { event: 'eventLifted'; no: number; square: Square }
  /** Somebody of the story comes along with a side. */
  | { event: 'joinsParty'; character: number; piece: PieceNo; side: SideNo }
  /** The orders of a side are read. */
  | { event: 'autoOrders'; side: SideNo }

/** Why a unit of an Auto-Enemy or a beast stays: restrained, stopped by a red token, there already, nothing to go for. */
export type AutoStay = 'restrained' | 'stopped' | 'there' | 'nowhere'
/** A red token, too few moves for the next step, a fence or wall that has fallen or still stands. */
export type AutoHalt = 'redToken' | 'moves' | 'fell' | 'stands'
/** The only one, a player’s before others, of a faction never extracted from, the one of lowest defence. */
export type AutoAim = 'only' | 'player' | 'newFaction' | 'weakest'
