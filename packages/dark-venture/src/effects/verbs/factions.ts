import { bitsOf, PORTALS } from '../../state/bits.ts'
import { HOW, THING } from '../../state/frames.ts'
import { addFavour, count } from '../../state/mutations/count.ts'
import { leave } from '../../state/mutations/leave.ts'
import { liftMark } from '../../state/mutations/marks.ts'
import { place } from '../../state/mutations/place.ts'
import { TOKEN, UNIT_ROW } from '../../state/names.ts'
import { FACTIONS, NOBODY, type NodeNo, type PieceNo, type SideNo, SQUARES } from '../../state/numbers.ts'
import { isAsked } from '../../state/queries/combat.ts'
import { squaresWithAny } from '../../state/queries/marks.ts'
import { hasEnemyOn, prisonerOf, spare, squareOf } from '../../state/queries/pieces.ts'
import type { State } from '../../state/schema.ts'
import type { MatchTables, VentureContext } from '../../state/tables/match-tables.ts'
import { becomeAncient, favourLeft, hatchAncient, isWaiting, summonAncient } from '../ancients.ts'
import { isNewFaction, isPortal } from '../find-units.ts'
import { choosePlace, chooseThings, chooseUnits } from '../pick.ts'
import { hasPlace, placesFor } from '../places.ts'
import { hasSuch, hasTarget } from '../targets.ts'
import type { Asked, Context, EffectName, EffectOf, FxFrame, Reason, Verb, Verbs } from '../verb.ts'
import { bagVerbs } from './bag.ts'
import { makingVerbs } from './fabricating.ts'
import { acting, bestNode, whisk, whyNotMoved } from './moves.ts'
import { sizeVerbs } from './sizes.ts'

const GUARDED: Reason = { rule: 'DV-FX-1' }
const WITHOUT: Reason = { rule: 'DV-FX-3' }
const NOTHING_TO_DO: Reason = { rule: 'DV-FX-6' }
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
  bars: (s, tables, { side }, _effect, square) => (hasEnemyOn(s, tables, side, square) ? GUARDED : undefined),
  things: (s, tables, asked) => placesFor(s, tables, asked, EGGS),
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
  can: (s, tables, context, effect) => hasSuch(s, tables, context, effect, effect.who, whyNoTravel),
  bars: whyNoTravel,
  things: (s, tables, asked) => otherPortals(s, tables, asked.self),
}

function whyNoTravel(
  s: State,
  tables: MatchTables,
  asked: Asked,
  _effect: EffectOf<'portal'>,
  piece: PieceNo,
): Reason | undefined {
  if (asked.what !== THING.unit) return undefined
  const why = whyNotMoved(s, piece)
  if (why !== undefined) return why
  if (!isPortal(s, squareOf(s, tables, piece))) return WITHOUT
  return hasOtherPortal(s, tables, piece) ? undefined : NO_TOKEN
}

function choosePortal(s: State, f: FxFrame, { to }: EffectOf<'portal'>, ctx: VentureContext): boolean {
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

/** DV-ALD-02, A-06: the prisoner stays on the dashboard for good, and its faction can be fabricated. */
const extract: Verb<'extract'> = {
  run: (s, f, { who }, ctx) => {
    if (f.waiting === 0 && !chooseUnits(s, f, who, 0, ctx)) return false
    for (const captor of s.picked) {
      const held = prisonerOf(s, captor)
      const faction = ctx.tables.home[held]
      s.extracted |= 1 << faction
      ctx.tell?.({ event: 'extracted', piece: held, faction })
      count(s, f.side, 'extractions', 1, ctx)
      leave(s, held, HOW.extracted, f.side, ctx)
    }
    return true
  },
  bars: (s, tables, _asked, _effect, captor) => {
    const held = prisonerOf(s, captor)
    if (held < 0) return WITHOUT
    return isNewFaction(s, tables, held) ? undefined : EXTRACTED // DV-ALD-02
  },
}

// Ancients

/** One of the three objectives that are not done yet. */
const favour: Verb<'favour'> = {
  run: (s, f, { n }, ctx) => {
    if (f.waiting === 0 && !chooseThings(s, f, THING.option, 1, 1, ctx)) return false
    if (s.picked.length > 0) addFavour(s, f.side, s.picked[0], n, ctx)
    return true
  },
  can: (s, tables, { side }) => favourLeft(s, tables, side).length > 0,
  bars: (s, tables, { side }, _effect, which) =>
    favourLeft(s, tables, side).includes(which) ? undefined : NOTHING_TO_DO,
  things: (_s, _world, { side }) => (side >= 0 && side < FACTIONS ? OBJECTIVES : []),
}

const OBJECTIVES: readonly number[] = [0, 1, 2]

const summon: Verb<'summon'> = {
  run: (s, f, effect, ctx) => {
    if (!isWaiting(s, f.side)) return true
    if (effect.at === 'replaced') {
      if (f.waiting === 0 && !chooseUnits(s, f, effect.replace ?? 'self', 0, ctx)) return false
      if (s.picked.length > 0) becomeAncient(s, s.picked[0], ctx)
      return true
    }
    if (f.waiting === 0 && !choosePlace(s, f, effect.at, 0, ctx)) return false
    const [node] = s.picked
    if (node === undefined) return true
    const isEgg = 'area' in effect.at && effect.at.area === 'egg'
    if (isEgg) hatchAncient(s, f.side, node, ctx)
    else summonAncient(s, f.side, node, ctx)
    return true
  },
  can: (s, tables, context, effect) => isWaiting(s, context.side) && hasRoom(s, tables, context, effect),
}

function hasRoom(s: State, tables: MatchTables, context: Context, effect: EffectOf<'summon'>): boolean {
  if (effect.at === 'replaced') return hasTarget(s, tables, context, effect)
  return hasPlace(s, tables, context, effect.at)
}

type Name = Extract<
  EffectName,
  | 'split'
  | 'fuse'
  | 'absorb'
  | 'hatch'
  | 'bagAdd'
  | 'bagDraw'
  | 'portal'
  | 'extract'
  | 'fabricate'
  | 'favour'
  | 'summon'
>

export const factionVerbs: Verbs<Name> = {
  ...sizeVerbs,
  ...bagVerbs,
  ...makingVerbs,
  hatch,
  portal,
  extract,
  favour,
  summon,
}
