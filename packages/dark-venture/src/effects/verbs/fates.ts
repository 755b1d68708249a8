import { FOR_UNIT } from '../../state/choices/combat.ts'
import { fightFellFrame, HOW } from '../../state/frames.ts'
import { MOD } from '../../state/mods.ts'
import { keepToLimit } from '../../state/mutations/cards.ts'
import { exchangePrisoner } from '../../state/mutations/exchange.ts'
import {
  revive as keepAlive,
  leave,
  escape as setFree,
  capture as takePrisoner,
} from '../../state/mutations/leave.ts'
import { setGuard, turnCoat } from '../../state/mutations/pieces.ts'
import { NOBODY, type PieceNo, type SideNo } from '../../state/numbers.ts'
import { canHold, freeSpaces } from '../../state/queries/capacity.ts'
import { hasMod } from '../../state/queries/modifiers.ts'
import {
  areEnemies,
  guardOf,
  isAncient,
  isPrisoner,
  prisonerOf,
  squareOf,
} from '../../state/queries/pieces.ts'
import { controlLeft } from '../../state/queries/supply.ts'
import { isExchange } from '../../state/queries/visibility.ts'
import { type State, STORY } from '../../state/schema.ts'
import type { VentureContext } from '../../state/tables/match-tables.ts'
import { refOf } from '../find-units.ts'
import { chooseUnits } from '../pick.ts'
import { hasTarget } from '../targets.ts'
import type { Reason, Verb, Verbs } from '../verb.ts'

/** Units that die, are taken prisoner, come free or change sides by effects. */

const WRONG_KIND: Reason = { rule: 'DV-FX-1' }
const WITHOUT: Reason = { rule: 'DV-FX-3' }
const NO_PRISONER: Reason = { rule: 'DV-PRIS-03' }
const NO_CAPTOR: Reason = { rule: 'DV-PRIS-01' }
const NO_EDGE: Reason = { rule: 'DV-PRIS-04' }

/** A unit dies; one that was defeated in the combat at hand may still be saved by its owner (DV-ALD-03). */
export function slay(s: State, piece: PieceNo, by: SideNo, ctx: VentureContext): void {
  const isDefeated = s.fights.at(-1)?.defeated.includes(piece) ?? false
  if (isDefeated) ctx.push(fightFellFrame, { side: s.side[piece], piece, by, tried: 0 })
  else leave(s, piece, HOW.killed, by, ctx)
}

const kill: Verb<'kill'> = {
  run: (s, f, { who }, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    for (const piece of s.picked) slay(s, piece, f.side, ctx)
    return true
  },
}

/** Slot 0 is who is captured, slot 1 by whom. */
const capture: Verb<'capture'> = {
  run: (s, f, { who, by }, ctx) => {
    const piece = refOf(s, f, who)
    if (piece < 0 || s.at[piece] < 0) return true
    if (f.waiting === 0 && !chooseUnits(s, f, by, 1, ctx)) return false
    if (s.picked.length > 0) takePrisoner(s, piece, s.picked[0], ctx)
    return true
  },
  can: (s, tables, context, effect) =>
    hasTarget(s, tables, context, effect, 0) && hasTarget(s, tables, context, effect, 1),
  bars: (s, tables, asked, _effect, piece) => {
    if (asked.slot === 1) return canHold(s, piece) ? undefined : NO_CAPTOR // DV-PRIS-01
    if (isAncient(piece)) return NO_PRISONER // DV-PRIS-03
    return hasMod(s, tables, piece, MOD.cannotBeCaptured) ? WRONG_KIND : undefined
  },
}

const escape: Verb<'escape'> = {
  run: (s, f, { who, spaces }, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    for (const piece of s.picked) setFree(s, piece, spaces, ctx)
    return true
  },
  bars: (s, _world, _asked, _effect, piece) => (isPrisoner(s, piece) ? undefined : WRONG_KIND),
}

/** Where a captor stands on such a space; it costs nothing. */
const exchange: Verb<'exchange'> = {
  run: (s, f, { who }, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    for (const captor of s.picked.toReversed()) exchangePrisoner(s.side[captor], captor, FOR_UNIT, ctx)
    return true
  },
  bars: (s, tables, _asked, _effect, captor) => {
    if (prisonerOf(s, captor) < 0) return WITHOUT
    return isExchange(tables, s, squareOf(s, tables, captor)) ? undefined : NO_EDGE // DV-PRIS-04
  },
}

/** DV-ALD-03, A-07 */
const revive: Verb<'revive'> = {
  run: (s, f, { who }, ctx) => {
    keepAlive(s, refOf(s, f, who), ctx)
    return true
  },
  can: (s, _world, context, { who }) => s.fights.at(-1)?.defeated.includes(refOf(s, context, who)) ?? false,
}

/** DV-ALD-07: a unit comes over, with all it has; without a control token for it, it is killed. */
const join: Verb<'join'> = {
  run: (s, f, { who }, ctx) => {
    const piece = refOf(s, f, who)
    if (piece < 0 || s.at[piece] < 0 || isAncient(piece) || s.side[piece] === f.side) return true
    const isOwn = ctx.tables.home[piece] === f.side
    if (!isOwn && controlLeft(s, ctx.tables, f.side) < 1) slay(s, piece, f.side, ctx)
    else takeOver(s, piece, f.side, ctx)
    return true
  },
  bars: (_s, _world, _asked, _effect, piece) => (isAncient(piece) ? WRONG_KIND : undefined),
}

/** It guards nothing any more; whom it held goes free, if that is no enemy any more. */
function takeOver(s: State, piece: PieceNo, side: SideNo, ctx: VentureContext): void {
  const held = prisonerOf(s, piece)
  const guard = guardOf(s, piece)
  if (guard >= 0) s.story[STORY.sporeGuards + guard]--
  setGuard(s, piece, NOBODY)
  turnCoat(s, piece, side)
  ctx.tell?.({ event: 'joined', piece, side })
  keepToLimit(s, side, ctx) // DV-CARD-17
  if (held >= 0 && !areEnemies(s, side, s.side[held])) setFree(s, held, freeSpaces(ctx), ctx)
}

export const fateVerbs: Verbs<'kill' | 'capture' | 'escape' | 'exchange' | 'revive' | 'join'> = {
  kill,
  capture,
  escape,
  exchange,
  revive,
  join,
}
