import type { GameEvent, View } from '@longtable/kernel'
import type { MageViewContext } from '@longtable/mage-knight'
import type { Event } from '@longtable/mage-knight/board'
import type { GameViewContext } from '../../../game-ui/game-ui.ts'

/** What the table's general types do not say: that this is a match of Mage Knight. */
export function viewContextOf(ctx: GameViewContext): MageViewContext {
  return ctx as unknown as MageViewContext
}

export function eventOf(event: GameEvent): Event {
  return event as Event
}

/** What the middle of the table shows; what is not asked about a place of its own is played over the map. */
export type Scene =
  | 'heroes'
  | 'tactics'
  | 'map'
  | 'market'
  | 'fight'
  | 'duel'
  | 'assault'
  | 'rewards'
  | 'level'
  | 'over'

const SCENES: Readonly<Record<string, Scene>> = {
  'hero.pick': 'heroes',
  auction: 'heroes',
  tactic: 'tactics',
  tactics: 'tactics',
  'turn.interact': 'market',
  combat: 'fight',
  duel: 'duel',
  coop: 'assault',
  reward: 'rewards',
  'end.reward': 'rewards',
  'end.glade': 'rewards',
  level: 'level',
  // The end of somebody's turn, also of one who was fought on another's.
  end: 'map',
}

/** Where the match stands, from the steps under way. */
export function sceneOf(view: View): Scene {
  for (const { step } of view.stack.toReversed()) {
    const scene = SCENES[step] ?? SCENES[step.split('.')[0]]
    if (scene !== undefined) return scene
  }
  return view.stack.length === 0 ? 'over' : 'map'
}

/** The step that asks now. */
export function stepOf(view: View): string {
  return view.stack.at(-1)?.step ?? ''
}
