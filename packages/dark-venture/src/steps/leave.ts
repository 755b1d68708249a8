import { HOW, leaveFrame } from '../state/frames.ts'
import { count } from '../state/mutations/count.ts'
import { forgetCharacter } from '../state/mutations/story.ts'
import { noteFallen } from '../state/mutations/fallen.ts'
import { passAllGoods, returnGoods, scatterGoods } from '../state/mutations/goods.ts'
import { drop, escape } from '../state/mutations/leave.ts'
import { setFlag, takeOff } from '../state/mutations/pieces.ts'
import {
  ANCIENT,
  ANCIENT_KIND,
  BOX,
  CREATURE,
  HERO_KIND,
  KEPT,
  NOBODY,
  type PieceNo,
  type SideNo,
  type Square,
  SUPPLY,
} from '../state/numbers.ts'
import { freeSpaces } from '../state/queries/capacity.ts'
import {
  areEnemies,
  guardOf,
  hasFlag,
  isActive,
  isAncient,
  prisonersOf,
  squareOf,
} from '../state/queries/pieces.ts'
import { OUT, type State } from '../state/schema.ts'
import { run, type VentureContext } from '../state/tables/match-tables.ts'

/** A piece leaves the map: what it carried, whom it held, what is counted, and the moment `killed`. */
export const leaving = run(leaveFrame.name, {
  locals: leaveFrame.locals.fields,
  run: (s, { piece, how, by }, ctx) => {
    ctx.pop()
    if (s.at[piece] < 0) return
    const square = squareOf(s, ctx.tables, piece)
    if (how === HOW.killed && isSpared(s, piece, by, square, ctx)) return
    const held = prisonersOf(s, piece)
    const guard = guardOf(s, piece)
    if (guard >= 0) s.story[ctx.tables.guardWord[guard]]--
    forgetCharacter(s, ctx.tables, piece)
    if (how === HOW.killed) die(s, piece, by, square, ctx)
    else goAway(s, piece, how, square, ctx)
    for (const one of held.toReversed()) escape(s, one, freeSpaces(ctx), ctx) // DV-PRIS-07
  },
})

/** The favour won again saves an Ancient once (DV-ANC-03, A-16); a beast is wounded before it dies. */
function isSpared(s: State, piece: PieceNo, by: SideNo, square: Square, ctx: VentureContext): boolean {
  if (isAncient(piece) && s.shield[piece - ANCIENT] > 0) {
    s.shield[piece - ANCIENT]--
    ctx.tell?.({ event: 'spared', piece, by, square })
    return true
  }
  const creature = ctx.tables.creatureOf[piece]
  if (creature === undefined || hasFlag(s, piece, 'wounded') || creature.wounds < 2) return false
  setFlag(s, piece, 'wounded', true)
  ctx.tell?.({ event: 'wounded', piece, by, square })
  return true
}

function die(s: State, piece: PieceNo, by: SideNo, square: Square, ctx: VentureContext): void {
  const side = s.side[piece]
  noteFallen(s, ctx.tables, piece)
  const heir = plunder(s, piece, by, square, ctx)
  drop(s, piece, square, ctx)
  takeOff(s, ctx.tables, piece, ctx.tables.kindOf[piece] === CREATURE ? BOX : SUPPLY) // DV-COMBAT-04
  if (isAncient(piece)) for (let i = 0; i < 3; i++) s.favour[(piece - ANCIENT) * 3 + i] = 0 // DV-ANC-02
  ctx.tell?.({ event: 'killed', piece, by, square, heir })
  ctx.announce('killed', { piece, by, side })
  count(s, side, 'unitsLost', 1, ctx)
  if (by >= 0 && areEnemies(s, by, side)) countKill(s, piece, by, ctx)
}

/** A Hero or an Ancient is a deed of its own and not counted among the units. */
function countKill(s: State, piece: PieceNo, by: SideNo, ctx: VentureContext): void {
  const kind = ctx.tables.kindOf[piece]
  if (kind === HERO_KIND) count(s, by, 'heroesKilled', 1, ctx)
  else if (kind === ANCIENT_KIND) count(s, by, 'ancientsKilled', 1, ctx)
  else count(s, by, 'unitsKilled', 1, ctx)
  const fight = s.fights.at(-1)
  if (fight !== undefined && fight.side === by && fight.range > 0 && fight.defeated.includes(piece))
    count(s, by, 'rangedKills', 1, ctx)
}

/** Resources come under the unit that killed it on the same space (DV-RES-07); otherwise they stay there. */
function plunder(s: State, piece: PieceNo, by: SideNo, square: Square, ctx: VentureContext): PieceNo {
  const killer = s.goods[piece] === 0 ? NOBODY : killerOf(s, piece, by, square, ctx)
  if (killer >= 0) passAllGoods(s, piece, killer)
  else scatterGoods(s, piece, square)
  return killer
}

function killerOf(s: State, piece: PieceNo, by: SideNo, square: Square, ctx: VentureContext): PieceNo {
  const fight = s.fights.at(-1)
  if (fight === undefined || fight.side !== by || !fight.defeated.includes(piece)) return NOBODY
  for (const one of fight.attackers)
    if (isActive(s, one) && squareOf(s, ctx.tables, one) === square) return one
  return NOBODY
}

/** Exchanged, extracted or replaced: its resources go back to the supply (DV-PRIS-10). */
function goAway(s: State, piece: PieceNo, how: number, square: Square, ctx: VentureContext): void {
  returnGoods(s, piece)
  drop(s, piece, square, ctx)
  const isBoxed = s.control[ctx.tables.home[piece]] === OUT
  takeOff(s, ctx.tables, piece, how === HOW.extracted ? KEPT : isBoxed ? BOX : SUPPLY)
}
