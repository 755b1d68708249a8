import { text } from '@longtable/kernel'
import { joined, nearText, placeText } from '../../text/effect-parts.ts'
import { EDGES } from '../../state/choices/effects.ts'
import { buildEdgeFrame, THING } from '../../state/frames.ts'
import { raise, takeDown } from '../../state/mutations/building.ts'
import { NOBODY, type NodeNo, type PieceNo } from '../../state/numbers.ts'
import { freeEdgeTowards, hasFreeEdge, piecesLeft } from '../../state/queries/building.ts'
import { FENCE, WALL } from '../../state/queries/built.ts'
import { isAsked } from '../../state/queries/combat.ts'
import { boardOf, distance } from '../../state/queries/map.ts'
import { squareOf } from '../../state/queries/pieces.ts'
import type { State } from '../../state/schema.ts'
import type { EffectContext, EffectOf, MatchTables, Reason, Verb } from '../../state/tables/match-tables.ts'
import { choosePlace, chooseThings } from '../pick.ts'
import { thingsOf } from '../pickable.ts'
import { placesFor } from '../places.ts'
import { pieceOfRef, squareOfRef } from '../resolve-ref.ts'
import { pickContext } from '../targets.ts'
import { ownUnits } from './goods.ts'

declare module '../../content/effects.ts' {
  interface EffectParameters {
    build: { readonly what: 'fence' | 'wall'; readonly count: number; readonly at: Place }
    dismantle: {
      readonly count: number
      readonly near?: { readonly of: Ref | 'own'; readonly within: number }
    }
  }
}

const NO_FENCE: Reason = { rule: 'DV-WALL-08' }

const NO_EDGE: Reason = { rule: 'DV-WALL-01' }

const TOO_FAR: Reason = { rule: 'DV-FX-2' }

function pieceFor({ what }: EffectOf<'build'>): number {
  return what === 'fence' ? FENCE : WALL
}

/** One piece after the other: which space, then where on it (DV-WALL-01). */
const build: Verb<'build'> = {
  run: (s, f, effect, ctx) => {
    if (s.picked.length === 0 && !choosePlace(s, f, effect.at, 0, ctx)) return false
    if (s.picked.length === 0) return true
    const square = ctx.tables.ways.square[s.picked[0]]
    s.picked = []
    f.kept.push(square)
    const what = pieceFor(effect)
    if (isAsked(s, f.side)) ctx.push(buildEdgeFrame, { side: f.side, square, what })
    else {
      const edge = freeEdgeTowards(s, ctx.tables, f.side, square)
      if (edge >= 0) raise(s, f.side, square, edge, what, ctx)
    }
    return f.kept.length >= effect.count
  },
  can: (s, tables, context, effect) => {
    const { at } = effect
    if (!('of' in at)) {
      return placesFor(s, tables, context, at).some((node) => isRoomOn(s, tables, effect, node))
    }
    const square = squareOfRef(s, tables, context, at.of)
    return square >= 0 && isRoomOn(s, tables, effect, square)
  },
  whyNot: (s, tables, _asked, effect, node) => whyNotHere(s, tables, effect, tables.ways.square[node]),
  text: ({ what, count: n, at }) => text(`fx.build.${what}`, { count: n, at: placeText(at) }),
  messages: {
    en: {
      build: {
        fence_one: 'Build {{count}} fence {{at}}.',
        fence_other: 'Build {{count}} fences {{at}}.',
        wall_one: 'Build {{count}} wall {{at}}.',
        wall_other: 'Build {{count}} walls {{at}}.',
      },
    },
    fr: {
      build: {
        fence_one: 'Construisez {{count}} clôture {{at}}.',
        fence_other: 'Construisez {{count}} clôtures {{at}}.',
        wall_one: 'Construisez {{count}} mur {{at}}.',
        wall_other: 'Construisez {{count}} murs {{at}}.',
      },
    },
  },
}

function isRoomOn(s: State, tables: MatchTables, effect: EffectOf<'build'>, node: NodeNo): boolean {
  return whyNotHere(s, tables, effect, tables.ways.square[node]) === undefined
}

function whyNotHere(
  s: State,
  tables: MatchTables,
  effect: EffectOf<'build'>,
  square: number,
): Reason | undefined {
  if (piecesLeft(s, pieceFor(effect)) === 0) return NO_FENCE // DV-WALL-08
  return hasFreeEdge(s, tables, square) ? undefined : NO_EDGE
}

/** Fences and walls come down; nobody gains their material. */
const dismantle: Verb<'dismantle'> = {
  run: (s, f, effect, ctx) => {
    if (f.waiting === 0 && !chooseThings(s, f, THING.edge, effect.count, 1, ctx)) return false
    for (const edge of s.picked) takeDown(s, Math.floor(edge / EDGES), edge % EDGES, ctx)
    return true
  },
  can: (s, tables, context, effect, op) =>
    thingsOf(s, tables, pickContext(context, THING.edge, 0), op).some(
      (edge) => whyNotNear(s, tables, context, effect, edge) === undefined,
    ),
  whyNot: (s, tables, asked, effect, edge) => whyNotNear(s, tables, asked, effect, edge),
  text: ({ count: n, near }) => {
    const base = text('fx.dismantle', { count: n })
    const extra = near === undefined ? [] : [nearText(near.of, near.within)]
    return text('fx.sentence', { base: joined([base, ...extra], 'space') })
  },
  messages: {
    en: {
      dismantle_one: 'Remove {{count}} fence or wall',
      dismantle_other: 'Remove up to {{count}} fences or walls',
    },
    fr: {
      dismantle_one: 'Retirez {{count}} clôture ou mur',
      dismantle_other: 'Retirez jusqu’à {{count}} clôtures ou murs',
    },
  },
}

/** An edge is as near as the nearer of its two spaces (DV-FX-2). */
function whyNotNear(
  s: State,
  tables: MatchTables,
  context: EffectContext,
  { near }: EffectOf<'dismantle'>,
  edge: number,
): Reason | undefined {
  if (near === undefined) return undefined
  const square = Math.floor(edge / EDGES)
  const other = edge % EDGES < 4 ? boardOf(s, tables).beside[square * 8 + (edge % EDGES)] : NOBODY
  for (const piece of measuredFrom(s, context, near.of)) {
    const from = squareOf(s, tables, piece)
    if (distance(tables, from, square) <= near.within) return undefined
    if (other >= 0 && distance(tables, from, other) <= near.within) return undefined
  }
  return TOO_FAR
}

type NearOf = NonNullable<EffectOf<'dismantle'>['near']>['of']

function measuredFrom(s: State, context: EffectContext, of: NearOf): readonly PieceNo[] {
  if (of === 'own') return ownUnits(s, context)
  const piece = pieceOfRef(s, context, of)
  return piece < 0 ? [] : [piece]
}

export const buildingVerbs = { build, dismantle }
