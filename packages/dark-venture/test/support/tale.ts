import { Engine, seedFrom, type Told } from '@longtable/kernel'
import { darkVenture } from '../../src/game.ts'
import type { Event } from '../../src/state/events/index.ts'
import { autoTurnFrame, beastTurnFrame, HOW } from '../../src/state/frames.ts'
import { leave } from '../../src/state/mutations/leave.ts'
import { FLAG, SIDE_NO, type SideId, sideIds } from '../../src/state/names.ts'
import { STORY } from '../../src/state/schema.ts'
import { run } from '../../src/state/tables/match-tables.ts'
import { Scene, scriptStep } from './scene.ts'

/** Stories from their very beginning, in which neither Auto-Enemies nor beasts do anything on their turns. */

const idleAuto = run(autoTurnFrame.name, {
  locals: autoTurnFrame.locals.fields,
  run: (_s, _f, ctx) => ctx.pop(),
})

const idleBeast = run(beastTurnFrame.name, {
  locals: beastTurnFrame.locals.fields,
  run: (_s, _f, ctx) => ctx.pop(),
})

export const idle = [idleAuto, idleBeast]

const game = {
  ...darkVenture,
  steps: [
    ...darkVenture.steps.filter(({ name }) => !idle.some((one) => one.name === name)),
    ...idle,
    scriptStep,
  ],
}

/** A story with these sides played by people, set up and in its first turn. */
export function tale(
  config: Readonly<Record<string, unknown>>,
  sides: readonly SideId[],
  rulesVersion?: number,
  seats = sides.length,
): Scene {
  const engine = new Engine(game, seats, { ...config }, rulesVersion)
  const told: Told<Event>[] = []
  const t = new Scene(engine, engine.start(seedFrom('tale'), told), new Map(), told)
  for (const side of sides) t.take(`side ${side}`)
  while (t.step.startsWith('setup')) t.choose(t.offered()[0])
  return t
}

/** The scenario of that name. */
export function scenario(id: string, sides: readonly SideId[], more: object = {}): Scene {
  return tale({ mode: 'scenario', scenario: id, ...more }, sides)
}

/** The same as it was up to version 1 of the rules. */
export function firstScenario(id: string, sides: readonly SideId[], more: object = {}): Scene {
  return tale({ mode: 'scenario', scenario: id, ...more }, sides, 1)
}

/** The turn at hand is ended, with nothing kept. */
export function endTurn(t: Scene): Scene {
  while (t.step === 'hero.unlock') t.choose(t.offered()[0])
  t.take('end')
  while (t.step === 'turn.keep') t.take('done')
  return t
}

/** Turns are ended until that many rounds more are over, or the game is. */
export function endRounds(t: Scene, rounds = 1): Scene {
  const last = t.state.round + rounds
  while (t.step !== 'over' && t.state.round < last) endTurn(t)
  return t
}

/** The first piece of that kind on the map. */
export function one(t: Scene, id: string): number {
  const piece = t.tables.idOf.findIndex((each, i) => each === id && t.state.at[i] >= 0)
  if (piece < 0) throw new Error(`no ${id} is on the map`)
  return piece
}

/** Pieces of that kind are killed by a side, one or all of a side. */
export function slay(t: Scene, pieces: readonly number[], by: SideId): Scene {
  return t.act((s, ctx) => {
    for (const piece of pieces) leave(s, piece, HOW.killed, SIDE_NO[by], ctx)
  })
}

/** Who has won, by name; undefined while the game goes on. */
export function victors(t: Scene): string[] | undefined {
  return t.step === 'over' ? t.state.winners.map((side) => sideIds[side]) : undefined
}

export function hasFlag(t: Scene, flag: keyof typeof FLAG): boolean {
  return (t.state.story[STORY.flags] & (1 << FLAG[flag])) !== 0
}

export function passages(t: Scene): string[] {
  return t.told('passage').map(({ passage }) => passage)
}
