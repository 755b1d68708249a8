import { int } from '@longtable/kernel'
import { NONE } from '../content/ids.ts'
import { run, type EffectOrigin, type MageContext, type Node, type Source } from '../state/match.ts'
import type { Seat, State } from '../state/schema/state.ts'

/** The interpreter of effects: at once where nobody is asked, otherwise from a frame. What a verb does stands with the verb. */

/** The frame of an effect that asks somewhere, or waits for its payment; `at` is how far it has come. */
export const effectStep = run('effect', {
  locals: {
    seat: int(0, 3),
    source: int(-1),
    other: int(-1),
    by: int(-1),
    node: int(0),
    at: int(0),
  },
  run: (s, f, ctx) => {
    const { nodes } = ctx.tables
    const { seat, source, other, by, node } = f
    const verb = nodes.verbs[node]
    const origin = { seat, source, other, by }
    if (verb.ask === undefined || nodes.quiet[node]) {
      ctx.pop()
      runImmediate(s, node, origin, ctx)
    } else verb.ask(s, nodes.effects[node], f, origin, ctx)
  },
})

/** Carries out what asks nobody anything. */
export function runImmediate(s: State, node: Node, origin: EffectOrigin, ctx: MageContext): void {
  const { nodes } = ctx.tables
  const verb = nodes.verbs[node]
  if (verb.run === undefined) throw new Error(`${nodes.effects[node].do} asks`)
  verb.run(s, nodes.effects[node], node, origin, ctx)
}

/** Carries it out, or pushes a frame that will. */
export function performNode(s: State, node: Node, who: EffectOrigin, ctx: MageContext): void {
  const { seat, source, other, by } = who
  if (ctx.tables.nodes.quiet[node]) runImmediate(s, node, who, ctx)
  else ctx.push(effectStep, { seat, source, other, by, node, at: 0 })
}

/** A part of the effect on top stands for the whole from here on. */
export function become(s: State, part: Node, origin: EffectOrigin, ctx: MageContext): void {
  ctx.pop()
  performNode(s, part, origin, ctx)
}

/** The same as `performNode` with only those who do it named. */
export function perform(s: State, node: Node, source: Source, seat: Seat, ctx: MageContext): void {
  performNode(s, node, { seat, source, other: NONE, by: NONE }, ctx)
}
