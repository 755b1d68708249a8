import { type Choice, type Frame, type Shortcut, text, type Text } from '@longtable/kernel'
import { MARCH } from '../state/choices/movement.ts'
import { marchFrame, turnFrame } from '../state/frames.ts'
import { type PieceNo, PIECES } from '../state/numbers.ts'
import { freeMarch, type MarchLocals } from '../state/queries/march.ts'
import type { VentureViewContext } from '../state/tables/match-tables.ts'
import { pieceText, spaceText } from '../steps/combat-text.ts'
import { diceText, listed, nodeText } from '../text/thing-names.ts'
import { type Found, foundOn, groundOf, type Way, wayOf } from './reach.ts'
import { type Strike, strikesFrom } from './strikes.ts'
import { Ground } from './walking/ground.ts'

/** What one gesture can do with a unit: walk somewhere, or attack somebody, whom it walks to if it must. */
export function gestures(
  ctx: VentureViewContext,
  frame: Frame,
  offered: readonly Choice[],
  piece: string,
): readonly Shortcut[] {
  const unit = unitOf(piece)
  if (unit === undefined) return []
  const found =
    frame.step === turnFrame.name
      ? fromTurn(ctx, offered, unit)
      : frame.step === marchFrame.name && offered.length > 0
        ? fromMarch(ctx, frame, unit)
        : []
  return found.map((shortcut) => ({ ...shortcut, from: piece }))
}

function unitOf(name: string): PieceNo | undefined {
  const number = /^piece:(\d+)$/.exec(name)?.[1]
  return number !== undefined && Number(number) < PIECES ? Number(number) : undefined
}

/** From its place in the turn: it sets out first. */
function fromTurn(ctx: VentureViewContext, offered: readonly Choice[], piece: PieceNo): Shortcut[] {
  const { state, tables } = ctx
  const can = (verb: string): boolean => offered.some((one) => one.do === verb && one['piece'] === piece)
  const ground = can('march') ? groundOf(ctx, piece) : undefined
  const walks = ground === undefined ? [] : foundOn(ground)
  const stand = ground ?? new Ground(state, tables, freeMarch(state.turn, piece, 0))
  if (ground === undefined && !can('attack')) return []
  const strikes = strikesFrom(state, stand, walks, false)
  const setOut = (way: Way | undefined): Choice[] => (way === undefined ? [] : [MARCH[piece]])
  return [...walksTo(ctx, stand, walks, setOut), ...attacks(ctx, strikes, setOut)]
}

/** In the middle of its march. One that is free is an effect's, which no attack follows. */
export function fromMarch(ctx: VentureViewContext, frame: Frame, piece: PieceNo): Shortcut[] {
  const ground = groundOf(ctx, piece, frame)
  if (ground === undefined) return []
  const walks = foundOn(ground)
  const { free } = frame as Frame & MarchLocals
  const strikes = free > 0 ? [] : strikesFrom(ctx.state, ground, walks, true)
  const nothing = (): Choice[] => []
  return [...walksTo(ctx, ground, walks, nothing), ...attacks(ctx, strikes, nothing)]
}

type Before = (way: Way | undefined) => Choice[]

function walksTo(
  ctx: VentureViewContext,
  ground: Ground,
  found: readonly Found[],
  before: Before,
): Shortcut[] {
  const isFree = ground.march.free > 0
  return found.flatMap(({ node, walks }) =>
    walks.map((walk, i): Shortcut => {
      const way = wayOf(ground, walk)
      const space = nodeText(ctx.tables, node)
      const cost = isFree ? text('pay.free') : spentText(way.spent)
      const shortcut = {
        text: i === 0 ? text('shortcut.walk', { space }) : text('shortcut.walkWith', { space, dice: cost }),
        cost,
        at: `node:${node}`,
        choices: [...before(way), ...way.choices],
      }
      return i === 0 ? { ...shortcut, isBest: true } : shortcut
    }),
  )
}

function spentText(spent: readonly number[]): Text {
  return spent.some((count) => count > 0) ? diceText(spent) : text('pay.0')
}

function attacks(ctx: VentureViewContext, strikes: readonly Strike[], before: Before): Shortcut[] {
  const seen = new Set<PieceNo>()
  return strikes.map((strike): Shortcut => {
    const { target, way, isPaired, choices } = strike
    const isBest = !seen.has(target) && !isPaired
    seen.add(target)
    const shortcut = {
      text: strikeText(ctx, strike),
      cost: listed([...partsOf(way?.spent ?? []), text('shortcut.moveDie')]),
      at: `piece:${target}`,
      choices: [...before(way), ...choices],
    }
    return isBest ? { ...shortcut, isBest } : shortcut
  })
}

/** Dice of each face by themselves. */
function partsOf(spent: readonly number[]): Text[] {
  return spent.flatMap((count, face) =>
    count > 0 ? [diceText(spent.map((_, other) => (other === face ? count : 0)))] : [],
  )
}

function strikeText({ state, tables }: VentureViewContext, strike: Strike): Text {
  const { target, way, node, partner, isPaired } = strike
  const unit = pieceText(tables, target)
  const space = spaceText(state, tables, target)
  const deed =
    way === undefined
      ? text('shortcut.strike', { unit, space })
      : text('shortcut.strikeFrom', { unit, space, from: nodeText(tables, node) })
  if (partner >= 0) return text('shortcut.paired', { deed, unit: pieceText(tables, partner) })
  return isPaired ? text('shortcut.alone', { deed }) : deed
}
