import { describe, expect, it } from 'vitest'
import {
  bool,
  choice,
  choices,
  Engine,
  int,
  Match,
  Playout,
  type Choice,
  type Game,
  type ViewContext,
  type Of,
  UserError,
  replay,
  Recorder,
  seedFrom,
  stepsFor,
  struct,
  text,
} from '../src/index.ts'

/**
 * A very small game: both players write down a number at the same time, in two strokes with a pause that runs by
 * itself; the sum counts, with what lasts added, and which version of the rules is played decides what a tie is worth.
 */
const state = struct({ sum: int() })
interface Sums {
  readonly state: Of<typeof state>
  readonly view: Of<typeof state>
  readonly tables: { readonly version: number }
  readonly event: { readonly event: 'counted' }
}
const { ask, run, simultaneous } = stepsFor<Sums>()

const WRITE = choices(3, (n) => ({ do: 'write', n }))
const STROKE = choice({ do: 'stroke' })
const GO = choice({ do: 'go' })

const write = ask('write', {
  locals: { seat: int(), n: int(), doubled: bool() },
  seat: (_s, f) => f.seat,
  universe: (): Choice[] => [...WRITE],
  offer: (_s, _f, menu) => {
    const most = menu.effects().some(({ effect }) => effect === 'small') ? 2 : 3
    WRITE.forEach((entry) => (entry.n < most ? menu.add(entry) : menu.block?.(entry, 'SUM-1')))
  },
  take: (_s, f, taken, ctx) => {
    f.n = Number(taken['n'])
    ctx.push(pause, {})
  },
  question: (ctx) => text(ctx.effects.length > 0 ? 'small' : 'any'),
  describe: () => ({ text: text('write') }),
})

const pause = run('pause', { locals: {}, run: (_s, _f, ctx) => ctx.next(stroke, {}) })

const stroke = ask('stroke', {
  locals: {},
  seat: () => -1,
  universe: () => [STROKE],
  offer: (_s, _f, menu) => menu.add(STROKE),
  take: (_s, _f, _taken, ctx) => {
    ctx.pop()
    ctx.ready()
  },
  question: () => text('stroke'),
  describe: () => ({ text: text('stroke') }),
})

const writing = simultaneous('writing', {
  locals: {},
  branch: write,
  takesPart: () => true,
  begin: (_s, _f, seat) => ({ seat, n: 0, doubled: false }),
  done: (s, _f, parts, ctx) => {
    const [a, b] = parts.map((part) => part?.n ?? 0)
    s.sum += a === b && ctx.tables.version > 1 ? 100 : a + b
  },
})

const begin = ask('begin', {
  locals: {},
  seat: () => 0,
  universe: () => [GO],
  offer: (_s, _f, menu) => menu.add(GO),
  take: (_s, _f, _taken, ctx) => {
    ctx.lasting('begin', 'small')
    ctx.push(last, {})
    ctx.push(writing, {})
  },
  question: () => text('go'),
  describe: () => ({ text: text('go') }),
})

const last = run('last', {
  locals: {},
  run: (_s, _f, ctx) => {
    ctx.pop()
    ctx.pop()
  },
})

const sums: Game<Sums> = {
  id: 'sums',
  rulesVersion: 2,
  players: { min: 2, max: 2 },
  scenarios: [],
  config: {},
  tables: (_config, _seats, version) => ({ version }),
  state,
  streams: ['none'],
  steps: [begin, last, writing, write, pause, stroke],
  setup: (ctx) => {
    ctx.push(begin, {})
    return { sum: 0 }
  },
  result: (s) => ({ scores: [s.sum, s.sum], winners: [0, 1] }),
  violations: () => [],
  rules: [{ id: 'SUM-1', kind: 'rule', en: 'Small.', fr: 'Petit.', source: 'none' }],
  content: {},
  messages: { en: {}, fr: {} },
}

function played(version?: number): Match<Sums> {
  const match = new Match(new Engine(sums, 2, {}, version), seedFrom('sums'))
  match.choose(0, GO)
  for (const seat of [1, 0]) {
    match.choose(seat, WRITE[1])
    match.choose(seat, STROKE)
  }
  return match
}

describe('a seat’s own branch', () => {
  it('runs steps of its own between two questions', () => {
    const match = new Match(new Engine(sums, 2), seedFrom('sums'))
    match.choose(0, GO)
    expect(match.engine.describedMenu(match.position, 1)?.step).toBe('write')
    match.choose(1, WRITE[0])
    expect(match.engine.describedMenu(match.position, 1)?.step).toBe('stroke')
    expect(match.engine.describedMenu(match.position, 0)?.step).toBe('write')
    match.undo(1)
    expect(match.engine.describedMenu(match.position, 1)?.step).toBe('write')
  })

  it('sees what lasts on the frames below it, in menus, in questions and in playouts', () => {
    const engine = new Engine(sums, 2)
    const match = new Match(engine, seedFrom('sums'))
    match.choose(0, GO)
    expect(engine.describedMenu(match.position, 0)?.question.key).toBe('small')
    expect(engine.menu(match.position, 0)?.whyNot(WRITE[2])?.rule).toBe('SUM-1')
    expect(new Playout(engine, match.position).size).toBe(2)
    const ctx: ViewContext<Sums> = engine.viewContext(engine.view(match.position, 1))
    expect(ctx.effects).toEqual([{ effect: 'small', data: {} }])
  })
})

describe('the version of the rules', () => {
  it('is the newest for a new match, and stays that of an old one', () => {
    expect(played().position.state.sum).toBe(100)
    const old = played(1)
    expect(old.position.state.sum).toBe(2)
    const file = new Recorder(old, ['a', 'b']).file()
    expect(file.rulesVersion).toBe(1)
    const again = replay(sums, file)
    expect(again.difference).toBeUndefined()
    expect(again.match.position.state.sum).toBe(2)
  })

  it('of a file must be one that the game knows', () => {
    const file = { ...new Recorder(played(), ['a', 'b']).file(), rulesVersion: 3 }
    expect(() => replay(sums, file)).toThrow(UserError)
  })
})
