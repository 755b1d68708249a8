import { type Text, text } from '@longtable/kernel'
import { goalText, joined, unitsText } from '../../text/effect-parts.ts'
import type { March } from '../../content/effects.ts'
import type { Goal } from '../../content/ids.ts'
import { IGNORES, marchFrame, THING } from '../../state/frames.ts'
import { exists } from '../../state/map/read.ts'
import { noteBuilding } from '../../state/mutations/buildings.ts'
import { enter } from '../../state/mutations/enter.ts'
import { moveTo, setPart } from '../../state/mutations/pieces.ts'
import { NOBODY, type NodeNo, type PieceNo, type SideNo, SQUARES } from '../../state/numbers.ts'
import { isAsked } from '../../state/queries/combat.ts'
import { distance } from '../../state/queries/map.ts'
import { freeMarch } from '../../state/queries/march.ts'
import { nearestEnemy, nearestOf } from '../../state/queries/nearest.ts'
import { areEnemies, hasFlag, isPlayers, partOf, squareOf } from '../../state/queries/pieces.ts'
import type { State } from '../../state/schema.ts'
import {
  type EffectContext,
  type EffectOf,
  type MatchTables,
  type PickContext,
  type Reason,
  TERRAIN,
  type VentureContext,
  type Verb,
} from '../../state/tables/match-tables.ts'
import { sendOff } from '../auto/sending.ts'
import { chooseBoth, chooseThings, chooseUnits } from '../pick.ts'
import { hasTarget } from '../targets.ts'

declare module '../../content/effects.ts' {
  interface EffectParameters {
    march: { readonly who: Units; readonly spaces: number; readonly how: March }
    teleport: { readonly who: Units; readonly spaces: number; readonly to?: Goal }
    swap: { readonly who: Units; readonly with: UnitQuery }
  }
}

/** Units come from one space to another by effects. */

const TOO_HEAVY: Reason = { rule: 'DV-STORY-10' }
const RESTRAINED: Reason = { rule: 'DV-RESTRAIN-1' }
const NOT_ITSELF: Reason = { rule: 'DV-FX-1' }
const SAME_PLACE: Reason = { rule: 'DV-FX-6' }

/** Why a unit cannot be moved at all. */
export function whyNotMoved(s: State, piece: PieceNo): Reason | undefined {
  return hasFlag(s, piece, 'restrained') ? RESTRAINED : undefined // DV-RESTRAIN-1
}

/** The same of one that is to go without a way: not with a heavy token (DV-STORY-10). */
export function whyNotWhisked(s: State, { heavy }: MatchTables, piece: PieceNo): Reason | undefined {
  return (s.load[piece] & heavy) === 0 ? whyNotMoved(s, piece) : TOO_HEAVY
}

/** DV-MOVE-21: whoever has the unit walks it, up to so many spaces. */
const march: Verb<'march'> = {
  run: (s, f, { who, spaces, how }, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    for (const piece of s.picked.toReversed()) {
      if (isAsked(s, s.side[piece])) ctx.push(marchFrame, marchOf(s, piece, spaces, how))
      else sendOff({ ...f, side: s.side[piece] }, [piece], spaces, TOWARDS, ctx)
    }
    return true
  },
  whyNot: (s, _tables, _asked, _effect, piece) => whyNotMoved(s, piece),
  text: sayMarch,
  messages: {
    en: {
      march: {
        any_one: 'Move {{who}} up to {{count}} space',
        any_other: 'Move {{who}} up to {{count}} spaces',
        orthogonal_one: 'Move {{who}} up to {{count}} space, no diagonals',
        orthogonal_other: 'Move {{who}} up to {{count}} spaces, no diagonals',
        ignores: '(no surcharge for {{what}})',
        through: {
          water: 'through water only',
        },
      },
    },
    fr: {
      march: {
        any_one: 'Déplacez {{who}} de {{count}} case au plus',
        any_other: 'Déplacez {{who}} de {{count}} cases au plus',
        orthogonal_one: 'Déplacez {{who}} de {{count}} case au plus, sans diagonale',
        orthogonal_other: 'Déplacez {{who}} de {{count}} cases au plus, sans diagonale',
        ignores: '(sans surcoût pour {{what}})',
        through: {
          water: 'par l’eau seulement',
        },
      },
    },
  },
}

function marchOf(s: State, piece: PieceNo, spaces: number, { kind, ignores = [], through }: March) {
  const kindNo = kind === 'orthogonal' ? 1 : 0
  const bits = ignores.reduce((sum, what) => sum | IGNORES[what], 0)
  return freeMarch(s.side[piece], piece, spaces, kindNo, bits, through === undefined ? 0 : TERRAIN[through])
}

/** Where an Auto-Enemy's unit goes: a player's before another enemy (DV-AUTO-07). */
const TOWARDS: readonly Goal[] = ['playerUnit', 'enemyUnit']

/** Puts a unit on another space without a way there; what lies there happens as if it had walked (DV-MOVE-07). */
export function whisk(s: State, piece: PieceNo, to: NodeNo, ctx: VentureContext, part = 0): void {
  const from = s.at[piece]
  moveTo(s, piece, to)
  setPart(s, piece, part)
  ctx.tell?.({ event: 'teleported', piece, from, to, part })
  noteBuilding(s, piece, from, ctx)
  enter(s, piece, ctx)
}

const teleport: Verb<'teleport'> = {
  run: (s, f, { who, spaces, to }, ctx) => {
    if (f.kept.length === 0) {
      if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
      f.kept = s.picked.slice(0, 1)
      if (f.kept.length === 0) return true
      const [piece] = f.kept
      if (to !== undefined || !isAsked(s, f.side))
        s.picked = bestNode(s, f.side, inReach(s, ctx.tables, piece, spaces), ctx.tables)
      else if (!chooseThings(s, f, THING.node, 1, 1, ctx, acting(f, piece))) return false
    }
    const [piece] = f.kept
    if (s.picked.length > 0) whisk(s, piece, s.picked[0], ctx)
    return true
  },
  whyNot: (s, tables, asked, _effect, piece) =>
    asked.what === THING.unit ? whyNotWhisked(s, tables, piece) : undefined,
  things: (s, tables, asked, { spaces }) => inReach(s, tables, asked.self, spaces),
  text: ({ who, spaces, to }) => {
    const values = { who: unitsText(who), count: spaces }
    if (to === undefined) return text('fx.teleport.freely', values)
    return text('fx.teleport.towards', { ...values, goal: goalText(to) })
  },
  messages: {
    en: {
      teleport: {
        freely_one: 'Teleport {{who}} up to {{count}} space.',
        freely_other: 'Teleport {{who}} up to {{count}} spaces.',
        towards_one: 'Teleport {{who}} up to {{count}} space towards {{goal}}.',
        towards_other: 'Teleport {{who}} up to {{count}} spaces towards {{goal}}.',
      },
    },
    fr: {
      teleport: {
        freely_one: 'Téléportez {{who}} de {{count}} case au plus.',
        freely_other: 'Téléportez {{who}} de {{count}} cases au plus.',
        towards_one: 'Téléportez {{who}} de {{count}} case au plus vers {{goal}}.',
        towards_other: 'Téléportez {{who}} de {{count}} cases au plus vers {{goal}}.',
      },
    },
  },
}

/** The same context, in which that unit acts. */
export function acting({ side, it, last, card }: EffectContext, piece: PieceNo): EffectContext {
  return { side, self: piece, it, last, card }
}

/** Every space of the floor within so many (DV-MOVE-18), but not where the unit stands. */
function inReach(s: State, tables: MatchTables, piece: PieceNo, spaces: number): NodeNo[] {
  const from = squareOf(s, tables, piece)
  const nodes: NodeNo[] = []
  for (let square = 0; square < SQUARES; square++) {
    if (!exists(tables.board, square) || distance(tables, from, square) > spaces) continue
    if (s.at[piece] !== square) nodes.push(square)
    const deck = tables.ways.deck[square]
    if (deck >= 0 && s.at[piece] !== deck) nodes.push(deck)
  }
  return nodes
}

/** Where an Auto-Enemy goes: nearest to a player's unit, then to any enemy, then north, then west. */
export function bestNode(s: State, side: SideNo, nodes: readonly NodeNo[], tables: MatchTables): NodeNo[] {
  let best: number = NOBODY
  let least = Infinity
  for (const node of nodes) {
    const away = awayFrom(s, tables, side, node)
    if (away >= least) continue
    least = away
    best = node
  }
  return best === NOBODY ? [] : [best]
}

const BEFORE = 1000

function awayFrom(s: State, tables: MatchTables, side: SideNo, node: NodeNo): number {
  const square = tables.ways.square[node]
  const isPlayer = (other: SideNo): boolean => isPlayers(s, other) && areEnemies(s, side, other)
  return nearestOf(s, tables, square, isPlayer) * BEFORE + nearestEnemy(s, tables, side, square)
}

const swap: Verb<'swap'> = {
  run: (s, f, effect, ctx) => {
    if (!chooseBoth(s, f, effect.who, effect.with, ctx)) return false
    const [one] = f.kept
    const [other] = s.picked
    if (one === undefined || other === undefined) return true
    const node = s.at[other]
    const part = partOf(s, other)
    const ownPart = partOf(s, one)
    whisk(s, other, s.at[one], ctx, ownPart)
    whisk(s, one, node, ctx, part)
    return true
  },
  can: (s, tables, context, _effect, op) =>
    hasTarget(s, tables, context, op, 0) && hasTarget(s, tables, context, op, 1),
  whyNot: (s, tables, asked, _effect, piece) =>
    whyNotMoved(s, piece) ?? (asked.slot === 1 ? whyNotSwapped(s, tables, asked, piece) : undefined),
  queries: (effect) => [effect.who, effect.with],
  text: (effect) => text('fx.swap', { who: unitsText(effect.who), other: unitsText(effect.with) }),
  messages: {
    en: { swap: 'Swap the places of {{who}} and {{other}}.' },
    fr: { swap: 'Échangez les places de {{who}} et de {{other}}.' },
  },
}

function whyNotSwapped(
  s: State,
  _tables: MatchTables,
  { self }: PickContext,
  piece: PieceNo,
): Reason | undefined {
  if (piece === self) return NOT_ITSELF
  return self >= 0 && s.at[piece] === s.at[self] ? SAME_PLACE : undefined // DV-FX-6
}

function sayMarch({ who, spaces, how }: EffectOf<'march'>): Text {
  const extra: Text[] = []
  if (how.ignores !== undefined) {
    const what = how.ignores.map((one) => text(`ignores.${one}`))
    extra.push(text('fx.march.ignores', { what: joined(what, 'and') }))
  }
  if (how.through !== undefined) extra.push(text(`fx.march.through.${how.through}`))
  const base = text(`fx.march.${how.kind}`, { who: unitsText(who), count: spaces })
  return text('fx.sentence', { base: joined([base, ...extra], 'space') })
}

export const moveVerbs = { march, teleport, swap }
