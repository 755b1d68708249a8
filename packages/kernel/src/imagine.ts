import { imagineZones, plausibleKnowledge, type Knowledge } from './knowledge.ts'
import type { Zones } from './pool.ts'
import type { FrameView, Position, View } from './position.ts'
import type { PositionCodec } from './position-codec.ts'
import type { Random } from './random.ts'
import type { Frame, GameTypes, Branch, SimultaneousFrame } from './frames.ts'
import type { AskStep, SimultaneousStep } from './step.ts'
import { Menu } from './menu.ts'
import { StepContext } from './step-context.ts'

/** What imagination needs of an engine. */
export interface Imagining<G extends GameTypes> {
  readonly codec: PositionCodec<G>
  readonly tables: G['tables']
  readonly seats: number
  readonly game: { readonly streams: readonly string[] }
  openBranch(s: G['state'], step: SimultaneousStep<G>, frame: Frame, seat: number): Frame
}

/**
 * Completes a view to a position that looks the same to its viewer. Bots search in what they imagine, and the leak
 * test is built on it: what is sent to a viewer must be the same in every position it can imagine.
 */
export function imagine<G extends GameTypes>(
  engine: Imagining<G>,
  view: View<G>,
  random: Random,
  forPlayout: boolean,
): Position<G> {
  const { codec, seats } = engine
  const zonesOf = new Map<string, Zones>()
  const state = codec.imagineState(
    view,
    (pool, key) => {
      const zones = imagineZones(pool, (view.state as Record<string, Zones>)[key], view.books[key], random)
      zonesOf.set(key, zones)
      return zones
    },
    random,
  )
  const knowledge: Record<string, Knowledge> = {}
  if (!forPlayout) {
    for (const [pool, key] of codec.pools) {
      knowledge[key] = plausibleKnowledge(pool, zonesOf.get(key) ?? [], view.viewer, view.books[key], seats)
    }
  }
  const seed = Array.from({ length: 8 }, () => random.below(0x1_0000_0000) | 0)
  const counters = engine.game.streams.map(() => 0)
  const stack = view.stack.map((frame) => codec.imagineFrame(frame, random))
  const position: Position<G> = {
    state,
    stack,
    random: { seed, epoch: 0, counters },
    knowledge: forPlayout ? null : knowledge,
  }
  view.stack.forEach((frame, i) => {
    if (frame.parts !== undefined)
      imagineBranches(engine, position, view, frame, stack[i] as SimultaneousFrame, random, forPlayout)
  })
  return position
}

/**
 * What other seats have decided in a simultaneous step is unknown. One that is not ready might have just begun; one
 * that is ready has decided something, so it decides at random; in a playout it is asked again, for who plays on knows
 * better than chance what it will have decided.
 */
function imagineBranches<G extends GameTypes>(
  engine: Imagining<G>,
  position: Position<G>,
  view: View<G>,
  seen: FrameView,
  frame: SimultaneousFrame,
  random: Random,
  forPlayout: boolean,
): void {
  const step = engine.codec.step(frame.step) as SimultaneousStep<G>
  frame.parts = (seen.parts ?? []).map(({ ready, stack }, seat): Branch => {
    if (seat === view.viewer && stack !== null) {
      return { ready, stack: stack.map((own) => engine.codec.imagineFrame(own, random)) }
    }
    if (!step.takesPart(position.state, frame as never, seat)) return { ready, stack: [] }
    return { ready: false, stack: [engine.openBranch(position.state, step, frame, seat)] }
  })
  if (forPlayout) return
  seen.parts?.forEach(({ ready }, seat) => {
    const branch = frame.parts[seat]
    if (ready && !branch.ready && branch.stack.length > 0) decide(engine, position, branch, seat, random)
  })
}

function decide<G extends GameTypes>(
  engine: Imagining<G>,
  position: Position<G>,
  branch: Branch,
  seat: number,
  random: Random,
): void {
  const ctx = new StepContext<G>(engine.tables, engine.seats, position, true)
  const menu = new Menu<G['tables']>(engine.tables, false)
  while (!branch.ready) {
    const frame: Frame = branch.stack[branch.stack.length - 1]
    const step = engine.codec.step(frame.step) as AskStep<G>
    menu.open(position.stack, branch.stack)
    step.offer(position.state, frame as never, menu, seat)
    ctx.begin(position, seat, branch.stack)
    step.take(position.state, frame as never, random.pick(menu.offered), ctx)
  }
}
