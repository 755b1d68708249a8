import { text } from '@longtable/kernel'
import { unitsText } from '../../text/effect-parts.ts'
import { FOR_UNIT } from '../../state/choices/combat.ts'
import { fightFellFrame, HOW } from '../../state/frames.ts'
import { MOD } from '../../state/mods.ts'
import { keepToLimit } from '../../state/mutations/cards.ts'
import { scatterGoods } from '../../state/mutations/goods.ts'
import { exchangePrisoner } from '../../state/mutations/exchange.ts'
import {
  revive as keepAlive,
  leave,
  escape as setFree,
  capture as takePrisoner,
} from '../../state/mutations/leave.ts'
import { setGuard, turnCoat, unchain } from '../../state/mutations/pieces.ts'
import { DELOK, NOBODY, STANDARD, type PieceNo, type SideNo } from '../../state/numbers.ts'
import { canHold, freeSpaces } from '../../state/queries/capacity.ts'
import { hasMod } from '../../state/queries/modifiers.ts'
import {
  areEnemies,
  guardOf,
  isAncient,
  isPrisoner,
  prisonerOf,
  prisonersOf,
  squareOf,
} from '../../state/queries/pieces.ts'
import { controlLeft } from '../../state/queries/supply.ts'
import { isExchange } from '../../state/queries/visibility.ts'
import type { State } from '../../state/schema.ts'
import type { MatchTables, VentureContext, Reason, Verb } from '../../state/tables/match-tables.ts'
import { resolveRef } from '../resolve-ref.ts'
import { chooseUnits } from '../pick.ts'
import { hasTarget } from '../targets.ts'

declare module '../../content/effects.ts' {
  interface EffectParameters {
    kill: { readonly who: Units }
    capture: { readonly who: Ref; readonly by: UnitQuery }
    escape: { readonly who: Units; readonly spaces: number }
    exchange: { readonly who: Units }
    revive: { readonly who: Ref }
    join: { readonly who: Ref }
    /** Standard units that these captors hold come over, while fewer than so many of others serve the side. */
    recruit: { readonly who: UnitQuery; readonly most: number }
    /** Back to its supply, alive. */
    withdraw: { readonly who: Units }
  }
}

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
  text: ({ who }) => text('fx.kill', { who: unitsText(who) }),
  messages: {
    en: { kill: 'Kill {{who}}.' },
    fr: { kill: 'Tuez {{who}}.' },
  },
}

/** Slot 0 is who is captured, slot 1 by whom. */
const capture: Verb<'capture'> = {
  run: (s, f, { who, by }, ctx) => {
    const piece = resolveRef(s, f, who)
    if (piece < 0 || s.at[piece] < 0) return true
    if (f.waiting === 0 && !chooseUnits(s, f, by, 1, ctx)) return false
    if (s.picked.length > 0) takePrisoner(s, piece, s.picked[0], ctx)
    return true
  },
  can: (s, tables, context, _effect, op) =>
    hasTarget(s, tables, context, op, 0) && hasTarget(s, tables, context, op, 1),
  whyNot: (s, tables, asked, _effect, piece) => {
    if (asked.slot === 1) return canHold(s, tables, piece) ? undefined : NO_CAPTOR // DV-PRIS-01
    if (isAncient(piece)) return NO_PRISONER // DV-PRIS-03
    return hasMod(s, tables, piece, MOD.cannotBeCaptured) ? WRONG_KIND : undefined
  },
  queries: ({ who, by }) => [who, by],
  text: ({ who, by }) => text('fx.capture', { who: unitsText(who), by: unitsText(by) }),
  messages: {
    en: { capture: 'Capture {{who}} with {{by}}.' },
    fr: { capture: 'Capturez {{who}} avec {{by}}.' },
  },
}

const escape: Verb<'escape'> = {
  run: (s, f, { who, spaces }, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    for (const piece of s.picked) setFree(s, piece, spaces, ctx)
    return true
  },
  whyNot: (s, _tables, _asked, _effect, piece) => (isPrisoner(s, piece) ? undefined : WRONG_KIND),
  text: ({ who, spaces }) => text('fx.escape', { who: unitsText(who), count: spaces }),
  messages: {
    en: {
      escape_one: 'Set {{who}} free; it may move up to {{count}} space.',
      escape_other: 'Set {{who}} free; it may move up to {{count}} spaces.',
    },
    fr: {
      escape_one: 'Libérez {{who}}, qui peut se déplacer de {{count}} case au plus.',
      escape_other: 'Libérez {{who}}, qui peut se déplacer de {{count}} cases au plus.',
    },
  },
}

/** Where a captor stands on such a space; it costs nothing. */
const exchange: Verb<'exchange'> = {
  run: (s, f, { who }, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    for (const captor of s.picked.toReversed()) exchangePrisoner(s.side[captor], captor, FOR_UNIT, ctx)
    return true
  },
  whyNot: (s, tables, _asked, _effect, captor) => {
    if (prisonerOf(s, captor) < 0) return WITHOUT
    return isExchange(tables, s, squareOf(s, tables, captor)) ? undefined : NO_EDGE // DV-PRIS-04
  },
  text: ({ who }) => text('fx.exchange', { who: unitsText(who) }),
  messages: {
    en: { exchange: 'Exchange prisoners where that is possible: {{who}}.' },
    fr: { exchange: 'Échangez les prisonniers là où c’est possible : {{who}}.' },
  },
}

/** DV-ALD-03, A-07 */
const revive: Verb<'revive'> = {
  run: (s, f, { who }, ctx) => {
    keepAlive(s, resolveRef(s, f, who), ctx)
    return true
  },
  can: (s, _tables, context, { who }) =>
    s.fights.at(-1)?.defeated.includes(resolveRef(s, context, who)) ?? false,
  text: ({ who }) => text('fx.revive', { who: unitsText(who) }),
  messages: {
    en: { revive: 'Keep {{who}} alive where it stands.' },
    fr: { revive: 'Gardez {{who}} en vie, sur place.' },
  },
}

/** DV-ALD-07: a unit comes over, with all it has; without a control token for it, it is killed. */
const join: Verb<'join'> = {
  run: (s, f, { who }, ctx) => {
    const piece = resolveRef(s, f, who)
    if (piece < 0 || s.at[piece] < 0 || isAncient(piece) || s.side[piece] === f.side) return true
    const isOwn = ctx.tables.home[piece] === f.side
    if (!isOwn && controlLeft(s, ctx.tables, f.side) < 1) slay(s, piece, f.side, ctx)
    else takeOver(s, piece, f.side, ctx)
    return true
  },
  whyNot: (_s, _tables, _asked, _effect, piece) => (isAncient(piece) ? WRONG_KIND : undefined),
  text: ({ who }) => text('fx.join', { who: unitsText(who) }),
  messages: {
    en: { join: 'Take {{who}} over to your side.' },
    fr: { join: 'Faites passer {{who}} dans votre camp.' },
  },
}

/** It guards nothing any more; whom it held goes free, if that is no enemy any more. */
function takeOver(s: State, piece: PieceNo, side: SideNo, ctx: VentureContext): void {
  const held = prisonersOf(s, piece)
  const guard = guardOf(s, piece)
  if (guard >= 0) s.story[ctx.tables.guardWord[guard]]--
  setGuard(s, piece, NOBODY)
  turnCoat(s, piece, side)
  ctx.tell?.({ event: 'joined', piece, side })
  keepToLimit(s, side, ctx) // DV-CARD-17
  for (const one of held.toReversed())
    if (!areEnemies(s, side, s.side[one])) setFree(s, one, freeSpaces(ctx), ctx)
}

/** How many units of others serve a side on the map; Delok is of the Alderkang wherever he is counted. */
function turncoatsOf(s: State, { home }: MatchTables, side: SideNo): number {
  return s.army[side].filter((piece) => home[piece] !== side && piece !== DELOK).length
}

/** DV-STORY-16: a prisoner comes over where it stands; one that was the side's own once always may. */
const recruit: Verb<'recruit'> = {
  run: (s, f, { who, most }, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    for (const held of s.picked.flatMap((captor) => prisonersOf(s, captor))) {
      if (ctx.tables.kindOf[held] !== STANDARD) continue
      const isOwn = ctx.tables.home[held] === f.side
      const isRoom = turncoatsOf(s, ctx.tables, f.side) < most && controlLeft(s, ctx.tables, f.side) > 0
      if (!isOwn && !isRoom) continue
      turnCoat(s, held, f.side)
      unchain(s, held)
      ctx.tell?.({ event: 'joined', piece: held, side: f.side })
    }
    return true
  },
  whyNot: (s, _tables, _asked, _effect, captor) => (prisonerOf(s, captor) < 0 ? WITHOUT : undefined),
  text: ({ who, most }) => text('fx.recruit', { who: unitsText(who), count: most }),
  messages: {
    en: {
      recruit_one:
        'Standard units held by {{who}} come over, as long as no more than {{count}} of others serves you.',
      recruit_other:
        'Standard units held by {{who}} come over, as long as no more than {{count}} of others serve you.',
    },
    fr: {
      recruit_one:
        'Les unités standard que tient {{who}} passent dans votre camp, tant qu’il n’y sert pas plus de {{count}} unité d’autrui.',
      recruit_other:
        'Les unités standard que tient {{who}} passent dans votre camp, tant qu’il n’y sert pas plus de {{count}} unités d’autrui.',
    },
  },
}

/** What it has stays where it was. */
function goOff(s: State, piece: PieceNo, ctx: VentureContext): void {
  const square = squareOf(s, ctx.tables, piece)
  ctx.tell?.({ event: 'left', piece, square })
  scatterGoods(s, piece, square)
  leave(s, piece, HOW.returned, NOBODY, ctx)
}

/** It leaves the map alive, and can be placed again. */
const withdraw: Verb<'withdraw'> = {
  run: (s, f, { who }, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    for (const piece of s.picked) goOff(s, piece, ctx)
    return true
  },
  text: ({ who }) => text('fx.withdraw', { who: unitsText(who) }),
  messages: {
    en: { withdraw: 'Return {{who}} to its supply.' },
    fr: { withdraw: 'Remettez {{who}} dans sa réserve.' },
  },
}

export const fateVerbs = { kill, capture, escape, exchange, revive, join, recruit, withdraw }
