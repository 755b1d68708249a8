import type { Deed, FactionId } from '../../src/content/ids.ts'
import { contextOf, runProgram } from '../../src/effects/interpreter.ts'
import { autoTurnFrame } from '../../src/state/frames.ts'
import { DEED, SIDE_NO, type SideId } from '../../src/state/names.ts'
import type { State } from '../../src/state/schema.ts'
import type { VentureContext } from '../../src/state/tables/match-tables.ts'
import { sidesOf } from './lay.ts'
import { loaded } from './loaded.ts'
import { scene, type Scene, type SceneSpec } from './scene.ts'

/** On the turn of an Auto-Enemy, above the turn of the first player, who is asked when it is over. */
function onTurnOf(
  faction: FactionId,
  spec: SceneSpec,
  dice: readonly number[],
  begin: (s: State, ctx: VentureContext) => void,
): Scene {
  loaded(...dice)
  const first = sidesOf(spec).find(([id, side]) => id !== 'neutral' && side.auto !== true)
  const side = SIDE_NO[first?.[0] ?? 'varpen']
  return scene({ turn: faction, stack: [{ step: 'turn', side }], ...spec, begin })
}

/** One card of an Auto-Enemy is read; the dice of checks and combats are thrown in this order. */
export function readCard(
  faction: FactionId,
  number: number,
  spec: SceneSpec,
  dice: readonly number[] = [],
): Scene {
  const context = contextOf(SIDE_NO[faction])
  return onTurnOf(faction, spec, dice, (_s, ctx) => runProgram(`auto.${faction}.${number}`, context, ctx))
}

/** Its whole turn. */
export function playTurn(faction: FactionId, spec: SceneSpec, dice: readonly number[] = []): Scene {
  return onTurnOf(faction, spec, dice, (_s, ctx) =>
    ctx.push(autoTurnFrame, { side: SIDE_NO[faction], card: 0 }),
  )
}

/** How often a side has done something. */
export function deedsOf(t: Scene, side: SideId, deed: Deed): number {
  return t.state.deeds[SIDE_NO[side] * t.tables.deeds + DEED[deed]]
}
