import { choice, Engine, int, seedFrom, text, type Told } from '@longtable/kernel'
import { DONE } from '../../src/state/choices/common.ts'
import { ANNOUNCE, END_TURN } from '../../src/state/choices/map.ts'
import type { Event } from '../../src/state/events/index.ts'
import { ask, run } from '../../src/state/match.ts'
import { DUMMY, NOBODY } from '../../src/state/schema/state.ts'
import { announceRoundEnd, beginEnding } from '../../src/steps/last-turns.ts'
import { gameWith, Scene } from './scene.ts'

/** Steps in place of tactics and turns, to look at rounds alone: each turn asks one small question. */

export const REACH_END = choice({ do: 'reachEnd' })

const turn = ask('turn', {
  locals: { seat: int(0, 3), phase: int(0) },
  seat: (_s, f) => f.seat,
  universe: () => [END_TURN, ANNOUNCE, REACH_END],
  offer: (_s, _f, menu) => {
    menu.add(END_TURN)
    menu.add(ANNOUNCE)
    menu.add(REACH_END)
  },
  take: (s, f, { do: what }, ctx) => {
    ctx.pop()
    if (what === 'announce') announceRoundEnd(s, f.seat, ctx)
    if (what === 'reachEnd') beginEnding(s, f.seat, ctx)
  },
  question: () => text('ask.hero'),
  describe: () => ({ text: text('choose.done') }),
})

/** Waits for the first seat, where tactics would be chosen. */
const tactics = ask('tactics', {
  locals: { next: int(0) },
  seat: () => 0,
  universe: () => [DONE],
  offer: (_s, _f, menu) => menu.add(DONE),
  take: (_s, _f, _choice, ctx) => ctx.pop(),
  question: () => text('ask.hero'),
  describe: () => ({ text: text('choose.done') }),
})

const leave = run('tactics.leave', { locals: { phase: int(0) }, run: (_s, _f, ctx) => ctx.pop() })

const dummy = run('dummy.turn', {
  locals: {},
  run: (_s, _f, ctx) => {
    ctx.tell?.({ event: 'skipped', seat: DUMMY })
    ctx.pop()
  },
})

export const plainSteps = [turn, tactics, leave, dummy]

/** A new game up to the first choice of tactics, or of a hero if they are picked. */
export function opening(
  seats: number,
  config: Readonly<Record<string, unknown>> = {},
  seed = 'opening',
  stops: readonly string[] = [],
): Scene {
  const given = { heroes: 'random', ...config }
  const engine = new Engine(gameWith(plainSteps), seats, given)
  const told: Told<Event>[] = []
  const position = engine.start(seedFrom(seed), told)
  const t = new Scene(engine, position, told)
  // Where a scenario asks something of the opening tiles, the first answer will do.
  while (!['hero.pick', 'tactics', 'over', ...stops].includes(t.step)) t.choose(t.offered()[0])
  return t
}

/** Everybody ends the turn and the first one announces, until the next tactics or the end of the game. */
export function throughRound(t: Scene): Scene {
  if (t.step === 'tactics') t.choose(DONE)
  while (t.step === 'turn') t.choose(t.state.announced === NOBODY ? ANNOUNCE : END_TURN)
  return t
}
