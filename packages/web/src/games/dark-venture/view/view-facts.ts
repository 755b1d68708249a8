import { THING, type Event, type VentureViewContext } from '@longtable/dark-venture/board'
import type { GameEvent, View } from '@longtable/kernel'
import type { GameViewContext } from '../../../game-ui/game-ui.ts'

/** What the table's general types do not say: that this is a match of Dark Venture. */
export function viewContextOf(ctx: GameViewContext): VentureViewContext {
  return ctx as unknown as VentureViewContext
}

export function eventOf(event: GameEvent): Event {
  return event as Event
}

/** What the middle of the table shows; what is not asked about a place of its own is played on the map. */
export type Scene = 'sides' | 'map' | 'fight' | 'story' | 'trade' | 'over'

/** What the frames of effects and choosers say of themselves. */
interface SeenFrame {
  readonly step: string
  readonly program?: string
  readonly what?: number
}

/** What a chooser asks for that only the map can show. */
const ON_THE_MAP: readonly (number | undefined)[] = [THING.node, THING.edge]

/** Questions of effects that are answered on the map, whatever they belong to. */
const FIELDS: readonly string[] = ['turn', 'march', 'build.edge', 'build.part', 'token.lift', 'setup.place']

function sceneOfFrame({ step, program, what }: SeenFrame, isFighting: boolean): Scene | undefined {
  if (FIELDS.includes(step)) return 'map'
  if (step === 'setup.side') return 'sides'
  if (step.startsWith('trade.')) return 'trade'
  if (isFighting && step.startsWith('fight.')) return 'fight'
  if (step === 'story.read' || step === 'story.search') return 'story'
  if (step !== 'pick') return undefined
  if (ON_THE_MAP.includes(what)) return 'map'
  if (what === THING.unit) return isFighting ? undefined : 'map'
  return program?.startsWith('passage.') === true ? 'story' : undefined
}

/** Where the match stands, from the steps under way. */
export function sceneOf(view: View, { state }: VentureViewContext): Scene {
  const isFighting = state.fights.length > 0
  for (const frame of view.stack.toReversed()) {
    const scene = sceneOfFrame(frame, isFighting)
    if (scene !== undefined) return scene
  }
  return view.stack.length === 0 ? 'over' : 'map'
}

/** The step that asks now. */
export function stepOf(view: View): string {
  return view.stack.at(-1)?.step ?? ''
}

/** The topmost frame of a step with its numbers. */
export function frameOf<T>(view: View, step: string): T | undefined {
  return view.stack.findLast((frame) => frame.step === step) as T | undefined
}
