import { type Choice, type Frame, type Shortcut, text } from '@longtable/kernel'
import { ATTACK } from '../state/choices/combat.ts'
import { END, SPEND } from '../state/choices/index.ts'
import { HALT, MARCH } from '../state/choices/movement.ts'
import { type LocalsOf, marchFrame, payDiceFrame } from '../state/frames.ts'
import { spend } from '../state/mutations/dice.ts'
import { isPlain } from '../state/mutations/pay-moves.ts'
import { DIAG1, ORTHO1, ORTHO2, type SideNo } from '../state/numbers.ts'
import { whyNoTarget } from '../state/queries/attack.ts'
import { moveDice, purse } from '../state/queries/dice.ts'
import type { MarchLocals } from '../state/queries/march.ts'
import type { State } from '../state/schema.ts'
import type { VentureViewContext } from '../state/tables/match-tables.ts'
import { pieceText, spaceText } from '../steps/combat-text.ts'
import { canMarch } from '../steps/march.ts'
import { facesText } from '../text/thing-names.ts'
import { fromMarch } from './gestures.ts'

/** What can be done in one gesture: on a march to walk far, to attack, to go on to something else; to pay. */
export function shortcuts(
  ctx: VentureViewContext,
  frame: Frame,
  offered: readonly Choice[],
): readonly Shortcut[] {
  if (offered.length === 0) return []
  if (frame.step === payDiceFrame.name) return [payment(ctx, frame as Frame & LocalsOf<typeof payDiceFrame>)]
  if (frame.step !== marchFrame.name) return []
  const march = frame as Frame & MarchLocals
  return [...fromMarch(ctx, frame, march.piece), ...(march.free > 0 ? [] : stops(ctx, march))]
}

/** The march ends, and something else begins. */
function stops({ state, tables }: VentureViewContext, { side, piece }: MarchLocals): Shortcut[] {
  const found: Shortcut[] = []
  for (const other of state.army[side]) {
    if (other === piece || !canMarch(state, tables, other)) continue
    const named = { unit: pieceText(tables, other), space: spaceText(state, tables, other) }
    found.push({ text: text('shortcut.march', named), at: `piece:${other}`, choices: [HALT, MARCH[other]] })
  }
  if (moveDice(state, side) > 0 && whyNoTarget(state, tables, piece, -1) === '')
    found.push({ text: text('shortcut.attack'), at: `piece:${piece}`, choices: [HALT, ATTACK[piece]] })
  found.push({ text: text('shortcut.end'), choices: [HALT, END] })
  return found
}

/** The dice that are missed least, as far as it is asked for them. */
function payment(ctx: VentureViewContext, { side, left }: LocalsOf<typeof payDiceFrame>): Shortcut {
  const faces = cheapestPay(ctx, side, left)
  const s: State = { ...ctx.state, dice: ctx.state.dice.slice(), memory: ctx.state.memory.slice() }
  const choices: Choice[] = []
  for (const face of faces) {
    if (choices.length > 0 && isPlain(s, side, left - choices.length)) break
    spend(s, side, face)
    choices.push(SPEND[face])
  }
  return { text: text('shortcut.pay', { dice: facesText(faces) }), choices }
}

/** Which face is missed least. */
const CHEAP: readonly number[] = [ORTHO1, DIAG1, ORTHO2]

/** Which MOVE dice to give: of the face of which most are left, small ones before diagonal ones before big ones. */
export function cheapestPay({ state }: VentureViewContext, side: SideNo, count: number): readonly number[] {
  const left = [ORTHO1, ORTHO2, DIAG1].map((face) => purse(state, side, face))
  const faces: number[] = []
  while (faces.length < count) {
    const face = CHEAP.reduce((best, other) => (left[other] > left[best] ? other : best))
    if (left[face] === 0) break
    left[face]--
    faces.push(face)
  }
  return faces
}
