import { gameEntry, type GameEntry } from '@longtable/games'
import {
  choice,
  configSpec,
  int,
  perSeat,
  stepsFor,
  struct,
  text,
  type Game,
  type GameEvent,
  type Of,
  type ViewOf,
} from '@longtable/kernel'
import { immortalsEntry } from './immortals-entry.ts'

/**
 * Climb, a toy in two versions of its code that call themselves the same version of the rules: each in turn steps, or
 * leaps, or rests by a fire that may go out, until all have climbed so many times. How far a leap leads is what was
 * corrected; nothing else differs.
 */
const MOST = 99
const TURNS = 12
const CHANCE = 0

const state = struct({ height: perSeat(int(0, 9 * MOST)), fire: int(0, 9), turn: int(0, MOST) })

export interface Climb {
  readonly state: Of<typeof state>
  readonly view: ViewOf<typeof state>
  readonly tables: { readonly turns: number }
  readonly event: GameEvent & { readonly seat?: number; readonly by?: number }
}

export const STEP = choice({ do: 'step' })
export const LEAP = choice({ do: 'leap' })
export const REST = choice({ do: 'rest' })

const words = {
  name: 'Climb',
  questions: { climb: 'How do you climb?' },
  choices: { step: 'Step', leap: 'Leap', rest: 'Rest' },
  events: { climbed: 'Somebody climbs' },
  options: { turns: { name: 'Turns', help: 'How often one climbs' } },
}

function climbOf(leap: number): Game<Climb> {
  const { ask, run } = stepsFor<Climb>()
  const climb = ask('climb', {
    locals: { seat: int() },
    seat: (_s, f) => f.seat,
    universe: () => [STEP, LEAP, REST],
    offer: (_s, _f, menu) => {
      for (const entry of [STEP, LEAP, REST]) menu.add(entry)
    },
    take: (s, f, taken, ctx) => {
      ctx.pop()
      const by = taken.do === 'leap' ? leap : taken.do === 'step' ? 1 : 0
      s.height[f.seat] += by
      s.turn++
      if (taken.do === 'rest') s.fire = ctx.below(CHANCE, 10)
      ctx.tell?.({ event: 'climbed', seat: f.seat, by })
    },
    question: () => text('questions.climb'),
    describe: (_ctx, _f, entry) => ({ text: text(`choices.${entry.do}`) }),
  })
  const next = run('next', {
    locals: {},
    run: (s, _f, ctx) => {
      if (s.turn >= ctx.tables.turns) ctx.pop()
      else ctx.push(climb, { seat: s.turn % ctx.seats })
    },
  })
  return {
    id: 'climb',
    rulesVersion: 1,
    players: { min: 1, max: 3 },
    scenarios: [],
    config: configSpec({ turns: { kind: 'whole', min: 1, max: MOST, default: TURNS } }),
    tables: (config) => ({ turns: Number(config['turns']) }),
    state,
    streams: ['fire'],
    steps: [next, climb],
    setup: (ctx) => {
      ctx.push(next, {})
      return { height: Array.from({ length: ctx.seats }, () => 0), fire: 0, turn: 0 }
    },
    result: ({ height }) => {
      const best = Math.max(...height)
      return { scores: height, winners: height.flatMap((each, seat) => (each === best ? [seat] : [])) }
    },
    violations: () => [],
    rules: [],
    content: {},
    messages: { en: words, fr: words },
  }
}

const before = climbOf(2)
export const after = climbOf(3)

const bots = [{ id: 'stepper', choose: () => STEP }]
const bot = new URL('lobby-climb-bots.ts', import.meta.url)

export const registryBefore: readonly GameEntry[] = [gameEntry(before, bots), immortalsEntry]
export const registryAfter: readonly GameEntry[] = [gameEntry(after, bots), immortalsEntry]

/** What a server is given to play by the one or the other. */
export const gamesBefore = {
  registry: registryBefore,
  arbiter: new URL('lobby-climb-before.ts', import.meta.url),
  bot,
}
export const gamesAfter = {
  registry: registryAfter,
  arbiter: new URL('lobby-climb-after.ts', import.meta.url),
  bot,
}
