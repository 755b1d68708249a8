import type { BotSeat, Choice, Frame } from '@longtable/kernel'
import { NOBODY, type SideNo } from '../numbers.ts'
import type { DarkVenture, StateView } from '../state.ts'
import type { World } from '../world.ts'

/** The frame that asks. Each step has some of these numbers, those that it has not are undefined. */
export type Asked = Frame & Readonly<Record<string, unknown>>

/** What a seat sees, as the novice thinks of it. All worths are in hundredths of a victory point. */
export interface Sight {
  readonly world: World
  readonly s: StateView
  /** The side that is asked: a seat may play two. */
  readonly side: SideNo
  readonly frame: Asked
  readonly offered: readonly Choice[]
}

export function look({ view, env, offered }: BotSeat<DarkVenture>): Sight {
  const frame = view.stack[view.stack.length - 1] as Asked
  const s = view.state
  const asked = frame['asker'] ?? frame['side']
  const side = typeof asked === 'number' ? asked : s.sideOf[view.viewer]
  return { world: env, s, side, frame, offered }
}

/** A number of the frame that asks, -1 if it has none of that name. */
export function localOf({ frame }: Sight, name: string): number {
  const value = frame[name]
  return typeof value === 'number' ? value : NOBODY
}

export function numberOf(choice: Choice, name: string): number {
  return Number(choice[name])
}

/** The choice with the greatest worth, the first of equals. */
export function best(sight: Sight, worth: (sight: Sight, choice: Choice) => number): Choice {
  const { offered } = sight
  let chosen = offered[0]
  let most = -Infinity
  for (let i = 0; i < offered.length; i++) {
    const value = worth(sight, offered[i])
    if (value > most) {
      most = value
      chosen = offered[i]
    }
  }
  return chosen
}

export function offeredVerb({ offered }: Sight, verb: string): Choice | undefined {
  for (let i = 0; i < offered.length; i++) if (offered[i].do === verb) return offered[i]
  return undefined
}
