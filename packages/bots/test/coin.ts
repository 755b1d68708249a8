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
  type SearchHints,
  type Of,
  type ViewOf,
} from '@longtable/kernel'

/**
 * Coin, a toy whose chances can be worked out by hand: each in turn takes one point for sure or throws a coin for three.
 * After one turn each, whoever has more points wins; equal points share the win. With `together` all win if nobody has
 * less than two points.
 */
const state = struct({ points: perSeat(int(-1, 3)) })

export interface Coin {
  readonly state: Of<typeof state>
  readonly view: ViewOf<typeof state>
  readonly tables: { readonly together: boolean }
  readonly event: GameEvent & { readonly seat: number; readonly points: number }
}

export const SURE = choice({ do: 'sure' })
export const THROW = choice({ do: 'throw' })

const { ask, run } = stepsFor<Coin>()

const turn = ask('turn', {
  locals: { seat: int() },
  seat: (_s, f) => f.seat,
  universe: () => [SURE, THROW],
  offer: (_s, _f, menu) => {
    menu.add(SURE)
    menu.add(THROW)
  },
  take: (s, f, taken, ctx) => {
    s.points[f.seat] = taken.do === 'sure' ? 1 : ctx.below(0, 2) * 3
    ctx.tell?.({ event: 'scored', seat: f.seat, points: s.points[f.seat] })
    ctx.pop()
  },
  question: () => text('ask.turn'),
  describe: (_ctx, _f, entry) => ({ text: text(`choose.${entry.do}`) }),
})

const round = run('round', {
  locals: { next: int(0) },
  run: (_s, f, ctx) => {
    if (f.next === ctx.seats) ctx.pop()
    else ctx.push(turn, { seat: f.next++ })
  },
})

export const coin: Game<Coin> = {
  id: 'coin',
  rulesVersion: 1,
  players: { min: 1, max: 4 },
  scenarios: [],
  config: configSpec({ together: { kind: 'flag', default: false } }),
  tables: (config) => ({ together: config['together'] === true }),
  state,
  streams: ['coin'],
  steps: [round, turn],
  setup: (ctx) => {
    ctx.push(round, { next: 0 })
    return { points: Array.from({ length: ctx.seats }, () => -1) }
  },
  result: ({ points }, { together }) => {
    const best = together ? 2 : Math.max(...points)
    const reached = points.flatMap((sum, seat) => (sum >= best ? [seat] : []))
    return { scores: points, winners: together && reached.length < points.length ? [] : reached }
  },
  violations: () => [],
  rules: [],
  content: {},
  messages: { en: {}, fr: {} },
}

/** Everybody takes the sure point at once; nothing is judged before the end. */
export const coinHints: SearchHints<Coin> = {
  model: {
    terms: ['points'],
    isCooperative: ({ together }) => together,
    measure: ({ points }, _tables, seat, into) => {
      into[0] = points[seat]
    },
    stage: () => 0,
    weights: [[1, 0]],
  },
  quick: () => [SURE],
  clock: () => 0,
}
