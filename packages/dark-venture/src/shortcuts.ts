import { text, type Choice, type Frame, type Shortcut, type Text } from '@longtable/kernel'
import { stepChoice } from './choices/movement.ts'
import type { March } from './deeds/march.ts'
import { marksOn } from './deeds/marks.ts'
import { hasDice, PAYMENTS } from './deeds/pay.ts'
import { hasFlag, setPart } from './deeds/pieces.ts'
import { isWay, nodeAfter, partAfter } from './deeds/way.ts'
import { marchFrame } from './frames.ts'
import { TOKEN } from './names.ts'
import { CROSS, WAYS, type NodeNo } from './numbers.ts'
import { diceText, nodeText } from './says.ts'
import type { State, VentureLook } from './state.ts'
import { payStep } from './steps/march.ts'
import { paymentsOf, standOf } from './steps/march-ways.ts'
import type { World } from './world.ts'

/** What can be done in one gesture: walking far, over spaces on which nothing happens, for as few dice as it takes. */
export function shortcuts(look: VentureLook, frame: Frame, offered: readonly Choice[]): readonly Shortcut[] {
  if (frame.step !== marchFrame.name || !offered.some((choice) => choice.do === 'step')) return []
  const { state, env } = look
  if (env.scenario?.rules.some(({ when }) => when === 'enter') === true) return []
  const march = frame as Frame & March
  if (hasFlag(state, march.piece, 'restrained')) return []
  return walks(state, env, march).map(({ choices, node, spent }) => ({
    text: text('shortcut.walk', { space: nodeText(env, node) }),
    cost: march.free > 0 ? text('pay.free') : paidText(spent),
    at: `node:${node}`,
    choices,
  }))
}

/** A way through the map: where it has come, with what it left of the dice. */
interface Walk {
  readonly node: NodeNo
  readonly part: number
  readonly march: March
  readonly dice: readonly number[]
  readonly memory: readonly number[]
  readonly choices: readonly Choice[]
  /** Payments, one a step. */
  readonly spent: readonly number[]
  /** Dice first, then steps. */
  readonly cost: number
}

const A_DIE = 100

/** The ways of two steps and more, one for each space. */
function walks(seen: State, world: World, march: March): Walk[] {
  const s: State = { ...seen, at: seen.at.slice(), flags: seen.flags.slice() }
  const part = s.flags[march.piece] & 1
  const first = {
    node: s.at[march.piece],
    part,
    march,
    dice: s.dice,
    memory: s.memory,
    choices: [],
    spent: [],
    cost: 0,
  }
  const best = new Map<NodeNo, Walk>()
  const known = new Set<string>([keyOf(first)])
  const open: Walk[] = [first]
  for (let n = 0; n < MOST_WALKS; n++) {
    const walk = takeCheapest(open)
    if (walk === undefined) break
    if (!best.has(walk.node)) best.set(walk.node, walk)
    for (const next of stepsFrom(s, world, walk)) {
      const key = keyOf(next)
      if (known.has(key)) continue
      known.add(key)
      open.push(next)
    }
  }
  return [...best.values()].filter(({ choices }) => choices.length > 1)
}

/** So many are looked at, the cheapest first. */
const MOST_WALKS = 500

/** Walks that are alike in this can go on alike. */
function keyOf({ node, part, march, dice, memory }: Walk): string {
  const { ortho, diag, freshO, freshD, free } = march
  return [node, part, ortho, diag, freshO, freshD, free, ...dice, ...memory].join()
}

function takeCheapest(open: Walk[]): Walk | undefined {
  let at = 0
  for (let i = 1; i < open.length; i++) if (open[i].cost < open[at].cost) at = i
  return open.splice(at, 1)[0]
}

/** The steps that can be paid from there, in every way; none onto a space where something happens. */
function stepsFrom(s: State, world: World, walk: Walk): Walk[] {
  const out: Walk[] = []
  const { piece, ignores } = walk.march
  const stand = (): void => {
    s.at[piece] = walk.node
    setPart(s, piece, walk.part)
    s.dice = walk.dice.slice()
    s.memory = walk.memory.slice()
  }
  stand()
  const at = standOf(s, world, piece, ignores)
  for (let way = 0; way < WAYS; way++) {
    if (way === CROSS || !isWay(s, at.ways, at.node, way, at.ignores)) continue
    const node = nodeAfter(at.ways, at.node, way)
    if (node < 0 || isEventful(s, at.ways.square[node])) continue
    for (const pay of paymentsOf(s, world, walk.march, at, way)) {
      if (!hasDice(s, walk.march.side, pay)) continue
      const march = { ...walk.march, moved: 1 }
      payStep(s, world, march, at, way, pay)
      out.push({
        node,
        part: partAfter(s, at.ways, at.node, at.part, way),
        march,
        dice: s.dice,
        memory: s.memory,
        choices: [...walk.choices, stepChoice(way, pay)],
        spent: [...walk.spent, pay],
        cost: walk.cost + A_DIE * diceIn(pay) + 1,
      })
      stand()
    }
  }
  return out
}

/** A red token stops a unit, and a blue one brings a card (DV-MOVE-06, DV-MOVE-07). */
function isEventful(s: State, square: number): boolean {
  return marksOn(s, square, TOKEN.actionDraw) > 0 || marksOn(s, square, TOKEN.itemDraw) > 0
}

function diceIn(pay: number): number {
  const { ortho1, ortho2, diag1 } = PAYMENTS[pay]
  return ortho1 + ortho2 + diag1
}

function paidText(spent: readonly number[]): Text {
  const counts = [0, 0, 0]
  for (const pay of spent) {
    const { ortho1, ortho2, diag1 } = PAYMENTS[pay]
    counts[0] += ortho1
    counts[1] += ortho2
    counts[2] += diag1
  }
  return diceText(counts)
}
