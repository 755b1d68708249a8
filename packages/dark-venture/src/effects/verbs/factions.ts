import { text } from '@longtable/kernel'
import type { UnitId, Goal } from '../../content/ids.ts'
import { nameOf, unitsText } from '../../text/effect-parts.ts'
import { bitsOf, PORTALS } from '../../state/bits.ts'
import { HOW, THING } from '../../state/frames.ts'
import { count } from '../../state/mutations/count.ts'
import { leave } from '../../state/mutations/leave.ts'
import { liftMark } from '../../state/mutations/marks.ts'
import { place } from '../../state/mutations/place.ts'
import { TOKEN, UNIT_ROW } from '../../state/names.ts'
import { NOBODY, type NodeNo, type PieceNo, type SideNo, SQUARES } from '../../state/numbers.ts'
import { isAsked } from '../../state/queries/combat.ts'
import { squaresWithAny } from '../../state/queries/marks.ts'
import { hasEnemyOn, prisonerOf, prisonersOf, spare, squareOf } from '../../state/queries/pieces.ts'
import type { State } from '../../state/schema.ts'
import type {
  EffectFrame,
  EffectOf,
  MatchTables,
  PickContext,
  Reason,
  VentureContext,
  Verb,
} from '../../state/tables/match-tables.ts'
import { isNewFaction, isPortal } from '../find-units.ts'
import { choosePlace, chooseThings, chooseUnits } from '../pick.ts'
import { placesFor } from '../places.ts'
import { acting, bestNode, whisk, whyNotWhisked } from './moves.ts'

declare module '../../content/effects.ts' {
  interface EffectParameters {
    hatch: { readonly unit: UnitId }
    portal: { readonly who: Units; readonly to?: Goal }
    extract: { readonly who: Units }
  }
}

const GUARDED: Reason = { rule: 'DV-FX-1' }

const WITHOUT: Reason = { rule: 'DV-FX-3' }

const NO_TOKEN: Reason = { rule: 'DV-MISC-02' }

const EXTRACTED: Reason = { rule: 'DV-ALD-02' }

// Eggs

const EGGS = { area: 'egg' } as const

const EGG_BITS = bitsOf(TOKEN.egg)

/** An egg that no enemy stands on becomes a unit. */
const hatch: Verb<'hatch'> = {
  run: (s, f, { unit }, ctx) => {
    const piece = spare(s, ctx.tables, UNIT_ROW[unit])
    if (piece === NOBODY) return true // DV-MISC-02
    if (f.waiting === 0 && !choosePlace(s, f, EGGS, 0, ctx)) return false
    const [node] = s.picked
    if (node === undefined) return true
    liftMark(s, node, TOKEN.egg)
    place(s, piece, node, f.side, ctx, 'egg')
    count(s, f.side, 'eggsHatched', 1, ctx)
    f.last = piece
    return true
  },
  can: (s, tables, context, { unit }) =>
    spare(s, tables, UNIT_ROW[unit]) !== NOBODY && hasFreeEgg(s, tables, context.side),
  whyNot: (s, tables, { side }, _effect, square) =>
    hasEnemyOn(s, tables, side, square) ? GUARDED : undefined,
  things: (s, tables, asked) => placesFor(s, tables, asked, EGGS),
  text: ({ unit }) => text('fx.hatch', { name: nameOf(unit) }),
  messages: {
    en: { hatch: 'Hatch an egg with no enemy on its space: {{name}}.' },
    fr: { hatch: 'Faites éclore un œuf sans ennemi sur sa case : {{name}}.' },
  },
}

function hasFreeEgg(s: State, tables: MatchTables, side: SideNo): boolean {
  if (s.tokens[TOKEN.egg] === tables.edition.supply.tokens.egg) return false
  for (let square = 0; square < SQUARES; square++)
    if ((s.marks[square] & EGG_BITS) !== 0 && !hasEnemyOn(s, tables, side, square)) return true
  return false
}

// Portals

/** Every portal but the one that the unit stands on. */
function otherPortals(s: State, tables: MatchTables, piece: PieceNo): NodeNo[] {
  const here = squareOf(s, tables, piece)
  return squaresWithAny(s, PORTALS).filter((square) => square !== here)
}

function hasOtherPortal(s: State, tables: MatchTables, piece: PieceNo): boolean {
  const { largePortal, smallPortal } = tables.edition.supply.tokens
  const laid = largePortal - s.tokens[TOKEN.largePortal] + smallPortal - s.tokens[TOKEN.smallPortal]
  return laid > (isPortal(s, squareOf(s, tables, piece)) ? 1 : 0) // They lie one to a space.
}

/** One unit after the other; kept: those that are still to go, the first of them being asked for. */
const portal: Verb<'portal'> = {
  run: (s, f, effect, ctx) => {
    if (f.kept.length === 0) {
      if (f.waiting === 0 && !chooseUnits(s, f, effect.who, 0, ctx)) return false
      f.kept = s.picked
      if (f.kept.length === 0) return true
      if (!choosePortal(s, f, effect, ctx)) return false
    }
    for (;;) {
      const piece = f.kept.shift()
      if (piece === undefined) return true
      travel(s, piece, s.picked, ctx)
      if (f.kept.length === 0) return true
      if (!choosePortal(s, f, effect, ctx)) return false
    }
  },
  whyNot: whyNoTravel,
  things: (s, tables, asked) => otherPortals(s, tables, asked.self),
  text: ({ who, to }) =>
    text(to === undefined ? 'fx.portal.any' : 'fx.portal.nearest', { who: unitsText(who) }),
  messages: {
    en: {
      portal: {
        any: 'Move {{who}} to another portal.',
        nearest: 'Move {{who}} to the portal nearest to a player’s unit.',
      },
    },
    fr: {
      portal: {
        any: 'Déplacez {{who}} vers un autre portail.',
        nearest: 'Déplacez {{who}} vers le portail le plus proche d’une unité de joueur.',
      },
    },
  },
}

function whyNoTravel(
  s: State,
  tables: MatchTables,
  asked: PickContext,
  _effect: EffectOf<'portal'>,
  piece: PieceNo,
): Reason | undefined {
  if (asked.what !== THING.unit) return undefined
  const why = whyNotWhisked(s, tables, piece)
  if (why !== undefined) return why
  if (!isPortal(s, squareOf(s, tables, piece))) return WITHOUT
  return hasOtherPortal(s, tables, piece) ? undefined : NO_TOKEN
}

function choosePortal(s: State, f: EffectFrame, { to }: EffectOf<'portal'>, ctx: VentureContext): boolean {
  const [piece] = f.kept
  if (to === undefined && isAsked(s, f.side))
    return chooseThings(s, f, THING.node, 1, 1, ctx, acting(f, piece))
  s.picked = bestNode(s, f.side, otherPortals(s, ctx.tables, piece), ctx.tables)
  return true
}

function travel(s: State, piece: PieceNo, [node]: readonly NodeNo[], ctx: VentureContext): void {
  if (node === undefined) return
  count(s, s.side[piece], 'portalTravels', 1, ctx)
  whisk(s, piece, node, ctx)
}

// The Alderkang

/** The first of a captor's prisoners whose faction was never extracted from, or -1. */
function sampleOf(s: State, tables: MatchTables, captor: PieceNo): PieceNo {
  return prisonersOf(s, captor).find((held) => isNewFaction(s, tables, held)) ?? NOBODY
}

/** DV-ALD-02, A-06: the prisoner stays on the dashboard for good, and its faction can be fabricated. */
const extract: Verb<'extract'> = {
  run: (s, f, { who }, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    for (const captor of s.picked) {
      const held = sampleOf(s, ctx.tables, captor)
      const faction = ctx.tables.home[held]
      s.extracted |= 1 << faction
      ctx.tell?.({ event: 'extracted', piece: held, faction })
      count(s, f.side, 'extractions', 1, ctx)
      leave(s, held, HOW.extracted, f.side, ctx)
    }
    return true
  },
  whyNot: (s, tables, _asked, _effect, captor) => {
    if (prisonerOf(s, captor) < 0) return WITHOUT
    return sampleOf(s, tables, captor) < 0 ? EXTRACTED : undefined // DV-ALD-02
  },
  text: ({ who }) => text('fx.extract', { who: unitsText(who) }),
  messages: {
    en: { extract: 'Extract the prisoner held by {{who}}.' },
    fr: { extract: 'Extrayez le prisonnier que tient {{who}}.' },
  },
}

export const factionVerbs = { hatch, portal, extract }
